import { expect } from '@open-wc/testing';
import { CluekitError, type Code } from '@cluekit/sdk/game';
import { codeDependenceRefusal } from './code-dependence-refusal.js';
import { en } from './en.js';
import { problemText } from './problem.js';
import { refusalText } from './refusal.js';

/** Codes that no catalogue has a text for. */
const UNSAID: readonly Code[] = [
  'bad-frame',
  'closed',
  'unavailable',
  'too-many',
  'internal',
  'not-your-turn',
];

describe('what is said of a refusal', () => {
  it('is the catalogue’s, with the words that it is about', () => {
    const reply = { code: 'clue-contains-board-word', message: 'x', word: 'Ring' };
    expect(refusalText('Spring', reply)).to.equal('Spring contains the board word Ring.');
    expect(problemText(new CluekitError('bad-code'))).to.equal(en.problems['bad-code']);
  });

  for (const say of [refusalText, codeDependenceRefusal])
    it(`is what the SDK says where the catalogue has nothing (${say.name})`, () => {
      for (const code of UNSAID) {
        const { message } = new CluekitError(code);
        expect(message, code).to.match(/^[A-Z].*\.$/);
        expect(say('', { code, message }), code).to.equal(message);
      }
    });

  it('is never a code: the drop-in files have no sentences but their catalogue’s', () => {
    for (const code of [...UNSAID, 'constructor', 'from-a-later-version']) {
      for (const reply of [{ code, message: code }, { code, message: '' }, { code }])
        for (const say of [refusalText, codeDependenceRefusal])
          expect(say('', reply), code).to.equal(en.notSent);
      expect(problemText(new CluekitError(code as Code, code)), code).to.equal(en.notSent);
    }
    expect(problemText(new TypeError('x is not a function'))).to.equal(en.notSent);
  });
});
