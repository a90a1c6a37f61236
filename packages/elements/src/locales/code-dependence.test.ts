import { expect } from '@open-wc/testing';
import { codeDependenceEn } from './code-dependence-en.js';
import { codeDependenceMessages, setCodeDependenceMessages } from './code-dependence-messages.js';
import { codeDependenceRefusal } from './code-dependence-refusal.js';
import { en } from './en.js';
import { seatName } from './seat-name.js';

describe('the words of Code Dependence', () => {
  afterEach(() => setCodeDependenceMessages({}));

  it('say a refused clue with both words (CD-7)', () => {
    const said = (code: string): string => codeDependenceRefusal('SPRING', { code, word: 'RING' });
    expect(said('clue-matches-bank')).to.equal('SPRING is a word of the bank.');
    expect(said('clue-shares-stem')).to.equal('SPRING shares its stem with the bank word RING.');
    expect(said('clue-overlaps-bank')).to.equal('SPRING overlaps the bank word RING.');
  });

  it('say every refusal in a sentence, and those they do not know as the SDK does', () => {
    for (const code of Object.keys(codeDependenceEn.refused))
      expect(codeDependenceRefusal('Clue', { code, word: 'Word', message: '-' }), code).to.match(
        /^[A-Z].*\.$/,
      );
    expect(codeDependenceRefusal('', { code: 'too-many', message: 'Wait.' })).to.equal('Wait.');
    for (const code of ['constructor', '__proto__', ''])
      expect(codeDependenceRefusal('', { code }), code).to.equal(en.notSent);
  });

  it('say a time in words (A23)', () => {
    const said = [0, 1, 30, 60, 90, 121, 600].map(codeDependenceEn.timeSpoken);
    expect(said).to.deep.equal([
      '0 seconds left.',
      '1 second left.',
      '30 seconds left.',
      '1 minute left.',
      '1 minute 30 seconds left.',
      '2 minutes 1 second left.',
      '10 minutes left.',
    ]);
  });

  it('are set in part, and the rest stays English', () => {
    setCodeDependenceMessages({ pass: 'Passen', seat: (seat) => `Platz ${seat + 1}` });
    expect(codeDependenceMessages().pass).to.equal('Passen');
    expect(codeDependenceMessages().callIt).to.equal('CALL IT');
    expect([seatName(1), seatName(1, ['', 'Ann']), seatName(0, ['', 'Ann']), seatName(6, [])]).to.deep.equal([
      'Platz 2',
      'Ann',
      'Platz 1',
      'Platz 7',
    ]);
  });
});
