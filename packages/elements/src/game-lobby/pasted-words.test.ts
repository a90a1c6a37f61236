import { expect } from '@open-wc/testing';
import './define.js';
import { all, focused, one, text } from '../../test/support/deep.js';
import { field, fill, lines, problems, seatButtons, start } from '../../test/support/lobby.js';
import { alone } from '../../test/support/levels.js';
import { settle, until } from '../../test/support/table.js';
import type { GameLobby } from './game-lobby.js';

describe('pasted words in <game-lobby>', () => {
  let lobby: GameLobby;
  beforeEach(async () => {
    lobby = await alone<GameLobby>('game-lobby');
  });

  beforeEach(() => fill(lobby, 'deck', 'pasted'));

  it('are split without a checker, and counted against what the table needs (CD-3)', async () => {
    expect(text(one(lobby, '#paste'))).to.equal(
      'One a line, or parted by commas. This table needs 42 different words.',
    );
    await fill(lobby, 'text', `${lines(40)}\nword1, word2`);
    expect(text(one(lobby, '#paste'))).to.equal('40 words. This table needs 42.');
    expect(await start(lobby)).to.equal(null);
    expect(problems(lobby)).to.deep.equal([
      'There are 40 different words; this table needs 42. Add some, or play with fewer seats.',
    ]);
    expect(text(one(lobby, '#paste')), 'the count is told once').to.equal('');
    expect(focused() === field(lobby, 'text')).to.be.true;
    expect(field(lobby, 'text').getAttribute('aria-invalid')).to.equal('true');
    await expect(lobby).to.be.accessible();
    seatButtons(lobby)[1]?.click();
    await settle();
    expect((await start(lobby))?.words).to.have.length(40);
  });

  it('are told by line what is wrong with them', async () => {
    lobby.checkDeck = async (typed) => ({
      words: typed.split('\n'),
      problems: Array.from({ length: 10 }, (_, i) => ({ line: i + 2, message: 'Not a word.' })),
    });
    await fill(lobby, 'text', lines(50));
    await until(() => all(lobby, 'li:not([part])').length > 0);
    const said = all(lobby, 'li:not([part])').map(text);
    expect([said[0], said.length, said.at(-1)]).to.deep.equal(['Line 2: Not a word.', 9, 'And 2 more.']);
    field(lobby, 'text').value += '\none more';
    field(lobby, 'text').dispatchEvent(new Event('input', { bubbles: true }));
    await settle();
    expect(all(lobby, 'li:not([part])'), 'while one mends it nothing old stands there').to.have.length(0);
    expect(text(one(lobby, '#paste'))).to.match(/^One a line/);
    expect((await start(lobby))?.words).to.have.length(51);
  });

  it('that a checker fails on are told, and nothing starts', async () => {
    lobby.checkDeck = () => Promise.reject(new Error('offline'));
    await fill(lobby, 'text', lines(50));
    expect(await start(lobby)).to.equal(null);
    expect(problems(lobby)).to.deep.equal(['These words could not be read. Please try again.']);
  });
});
