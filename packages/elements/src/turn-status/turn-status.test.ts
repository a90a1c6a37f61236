import { expect } from '@open-wc/testing';
import '../define.js';
import type { KeyPeek } from '../key-peek/key-peek.js';
import { BYSTANDER } from '../../test/support/board.js';
import { text } from '../../test/support/deep.js';
import { alone, levels } from '../../test/support/levels.js';
import { click, openByToggle, toggleButton } from '../../test/support/peek.js';
import { settle, table } from '../../test/support/table.js';
import type { TurnStatus } from './turn-status.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 2 } as const;

describe('<turn-status>', () => {
  levels<TurnStatus>({
    tag: 'turn-status',
    play: (match) => match.play(clue),
    dumb: { phase: 'guess', team: 'amber' },
    shows: (status) => expect(text(status)).to.equal('Amber to guess Choose a card, then flip it.'),
  });

  it('WC-5 says to all how often the key was opened in this turn, while one guesses too', async () => {
    const match = await table();
    const status = await alone<TurnStatus>('turn-status', { store: match.store });
    const peek = await alone<KeyPeek>('key-peek', { store: match.store });
    const told = (): string => /The key was opened (.+)\./.exec(text(status))?.[1] ?? 'never';
    expect(told()).to.equal('never');
    let before = 'never';
    for (const times of ['once', '2 times', '3 times']) {
      await openByToggle(peek);
      await settle();
      expect(told(), 'a line more would move what is held').to.equal(before);
      before = times;
      click(toggleButton(peek));
      await settle();
      expect(told()).to.equal(times);
    }
    await match.play(clue);
    await settle();
    expect(told()).to.equal('3 times');
    await match.play({ type: 'flip', card: BYSTANDER });
    await settle();
    expect(told(), 'the next turn').to.equal('never');
    match.close();
  });

  it('says what there is to do in every phase', async () => {
    const match = await table();
    const status = await alone<TurnStatus>('turn-status', { store: match.store });
    expect(text(status)).to.contain('Amber to give a clue');
    status.waiting = true;
    await settle();
    expect(text(status)).to.contain('The turn is over');
    status.waiting = false;
    await match.play(clue, { type: 'flip', card: 24 });
    expect(text(status)).to.equal('The game is over');
    match.close();
    await settle();
    expect(text(status)).to.equal('The connection is closed.');
  });
});
