import { expect } from '@open-wc/testing';
import { best, keepBest, keepWords, lastWords } from './keep.js';

describe('what is kept on the device', () => {
  beforeEach(() => localStorage.clear());

  it('WC-11 the best of a level is the fewest turns, and levels are apart', () => {
    expect(keepBest('easy', 5)).to.equal(5);
    expect(keepBest('easy', 7)).to.equal(5);
    expect(keepBest('easy', 4)).to.equal(4);
    expect(best('easy')).to.equal(4);
    expect(keepBest('standard', 9)).to.equal(9);
    expect(best('easy')).to.equal(4);
  });

  it('WC-4 the words of the last three boards are kept, and no more', () => {
    for (const word of ['a', 'b', 'c', 'd']) keepWords([word]);
    expect(lastWords()).to.deep.equal(['d', 'c', 'b']);
  });

  it('junk under our names is as good as nothing', () => {
    for (const junk of ['', '{', 'null', '5', '[[1,null]]', '{"easy":"x"}']) {
      localStorage.setItem('cluekit:word-codes/best', junk);
      localStorage.setItem('cluekit:word-codes/boards', junk);
      expect(best('easy')).to.equal(undefined);
      expect(lastWords()).to.deep.equal([]);
    }
    localStorage.setItem('cluekit:word-codes/best', '{"easy":"x"}');
    expect(keepBest('easy', 3)).to.equal(3);
  });
});
