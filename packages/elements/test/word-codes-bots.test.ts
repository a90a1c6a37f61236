import { expect } from '@open-wc/testing';
import { checkBoardClue } from '@cluekit/sdk/words';
import type { Owner, WordCodesView } from '@cluekit/sdk/word-codes';
import '../src/define.js';
import type { NewGameEvent } from '../src/game-menu/menu-events.js';
import { ensureAnnouncer } from '../src/store/announcer.js';
import type { GameStore } from '../src/store/game-store.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { all, one, serialise, shown, text } from './support/deep.js';
import { boardOf, freshCode, preset, result, wordsOn } from './support/preset.js';
import { listen } from './support/region.js';
import { settle, until } from './support/table.js';

const lexicon = '/packages/bots/lexicon/lexicon-en.bin';
const coop = { mode: 'coop', level: 'easy', pace: 'off' } as const;

const storeOf = (game: WordCodes): GameStore<WordCodesView> =>
  one<HTMLElement & { store: GameStore<WordCodesView> }>(game, 'word-game').store;
const shared = (game: WordCodes): WordCodesView['shared'] =>
  (storeOf(game).getSnapshot().view as WordCodesView).shared;
const moves = (game: WordCodes): number => game.record?.moves.length ?? 0;
const status = (game: WordCodes): string => text(one(game, 'turn-status'));
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a command that has to be accepted. */
async function play(game: WordCodes, command: object): Promise<void> {
  expect(await storeOf(game).send(command)).to.deep.equal({ ok: true });
  await settle();
}

async function goOn(game: WordCodes): Promise<void> {
  const button = await until(() => shown(game, '[part~=go-on]')).then(() => shown(game, '[part~=go-on]'));
  button?.click();
  await settle();
}

/** The first card of an owner that is not flipped. */
function cardOf(game: WordCodes, key: readonly Owner[], owner: Owner): number {
  return shared(game).cards.findIndex(({ flipped }, i) => !flipped && key[i] === owner);
}

describe('bots in <word-codes>', () => {
  beforeEach(() => {
    localStorage.clear();
    ensureAnnouncer();
  });

  it('one person plays Co-op to the end with a bot at the key, and never sees the key (WC-5, WC-11)', async () => {
    const code = freshCode();
    const { key } = boardOf(code);
    const heard = await listen();
    const seen: string[] = [];
    const { log } = console;
    console.log = (...args: unknown[]) => void seen.push(JSON.stringify(args));
    const game = await preset(code, { ...coop, bots: 'giver', lexicon });
    const looks = (): void => {
      const open = all(game, '.card:not(.up)');
      const told = open.map(serialise).filter((card) => /amber|teal|bystander|trap|peek/.test(card));
      expect(told).to.be.empty;
    };
    expect(shown(game, '[part~=submit]') ?? shown(game, '[part~=toggle]')).to.equal(undefined);
    for (let turn = 0; shared(game).phase !== 'finished'; turn++) {
      expect(turn).to.be.below(20);
      await until(() => shared(game).phase === 'guess', 'the bot gives a clue');
      await settle();
      looks();
      const { clue, cards } = shared(game);
      const open = cards.flatMap(({ word, flipped }) => (flipped ? [] : [word]));
      expect(checkBoardClue(clue?.word ?? '', open).verdict).to.equal('legal');
      expect(shown(game, '[part~=flip]') !== undefined && shown(game, '[part~=end-turn]') !== undefined).to.be
        .true;
      for (let flips = Number(clue?.number); flips > 0 && shared(game).phase === 'guess'; flips--)
        await play(game, { type: 'flip', card: cardOf(game, key, 'amber') });
      if (shared(game).phase === 'guess') await play(game, { type: 'endTurn' });
      if (shared(game).phase !== 'finished') await goOn(game);
    }
    console.log = log;
    expect(result(game)).to.not.equal('');
    expect(text(game)).to.not.contain('Simple bots');
    // Of a card that nobody flipped nothing is said, logged or kept.
    const kept = JSON.stringify({ ...localStorage, ...sessionStorage });
    expect([...seen, ...heard.said, kept].filter((each) => /trap|"(?:amber|teal|bystander)"/.test(each))).to
      .be.empty;
    heard.stop();
  });

  it('a person gives clues and bots guess; what is taken back goes to the person’s last move', async () => {
    const game = await preset(null, { ...coop, bots: 'guessers', lexicon });
    await until(() => shown(game, '[part~=submit]'), 'the person may give a clue');
    const [word = ''] = wordsOn(game);
    const number = 2;
    expect(checkBoardClue('qzxvw', [word]).verdict).to.equal('legal');
    await play(game, { type: 'giveClue', word: 'animal', number });
    await until(() => shown(game, '[part~=go-on]') ?? result(game), 'the bots end their turn');
    const flips = shared(game).log.filter(({ type }) => type === 'flip').length;
    expect(flips >= 1 && flips <= number).to.be.true;
    if (shared(game).phase === 'finished') return;
    await play(game, { type: 'undo' });
    await until(() => shared(game).log.length === 0, 'the clue is taken back too');
    await settle();
    expect(shown(game, '[part~=submit]') !== undefined).to.be.true;
    await play(game, { type: 'giveClue', word: 'animal', number: 1 });
    await until(() => shown(game, '[part~=go-on]') ?? result(game), 'they guess again');
  });

  it('a bot’s clue is taken back with the person’s move before it; a removed game waits, and goes on', async () => {
    const code = freshCode();
    const { key } = boardOf(code);
    const game = await preset(code, { ...coop, bots: 'giver', lexicon });
    await until(() => shared(game).phase === 'guess');
    await play(game, { type: 'flip', card: cardOf(game, key, 'bystander') });
    await rest(50);
    expect(shared(game).phase).to.equal('clue'); // people read what happened: the bot rests
    expect(text(one(game, 'outcome-panel'))).to.not.contain('Give the device'); // there is nobody to give it to
    await goOn(game);
    await until(() => shared(game).phase === 'guess', 'a second clue');
    await play(game, { type: 'undo' });
    await until(() => shared(game).turnNumber === 1 && shared(game).phase === 'guess', 'before the flip');
    await play(game, { type: 'flip', card: cardOf(game, key, 'bystander') });
    await goOn(game);
    const parent = game.parentElement as HTMLElement;
    game.remove();
    const made = moves(game);
    await rest(100);
    expect(moves(game)).to.equal(made);
    parent.append(game);
    await until(() => shared(game).phase === 'guess', 'it goes on');
    await game.newGame();
    await until(
      () => shared(game).phase === 'guess' && shared(game).turnNumber === 1,
      'a clue in the next game',
    );
  });

  it('without a lexicon, or where it does not come, simple bots play by the rules, and it is said', async () => {
    for (const missing of [undefined, '/not/here.bin']) {
      const game = await preset(null, { ...coop, bots: 'giver', ...(missing && { lexicon: missing }) });
      await until(() => shared(game).phase === 'guess', 'a clue');
      const words = wordsOn(game);
      expect(checkBoardClue(shared(game).clue?.word ?? '', words).verdict).to.equal('legal');
      await until(() => text(shown(game, '.notice')).startsWith('Simple bots'), 'the notice');
      game.remove();
    }
  });

  it('bots that take their time are seen and heard to think; another team’s turn is a person’s', async () => {
    const heard = await listen();
    const amberStarts = (code: string): boolean =>
      boardOf(code).key.filter((owner) => owner === 'amber').length === 9;
    let code = freshCode();
    while (!amberStarts(code)) code = freshCode();
    const game = await preset(code, { bots: 'amber', lexicon });
    await until(() => status(game).includes('A bot is thinking of a clue.'), 'it thinks');
    await until(() => heard.said.some((each) => each.includes('A bot is thinking')), 'it is said');
    heard.stop();
    expect(shared(game).phase).to.equal('clue');
    await until(() => status(game).includes('A bot is choosing cards.'), 'it chooses');
    expect(shown(game, '[part~=foul]') !== undefined).to.be.true; // Teal's people may call one
  });

  it('the menu offers bots where the page has a lexicon, and the next game has them', async () => {
    const game = await preset(null, { mode: 'coop', pace: 'off' });
    expect(all(game, 'input[name=bots]').length).to.equal(0);
    game.lexicon = lexicon;
    await settle();
    expect(all<HTMLInputElement>(game, 'input[name=bots]').map(({ value }) => value)).to.deep.equal([
      '',
      'giver',
      'guessers',
    ]);
    one<HTMLInputElement>(game, 'input[name=bots][value=giver]').checked = true;
    let asked: NewGameEvent | undefined;
    game.addEventListener('new-game', (event) => (asked = event));
    one<HTMLFormElement>(one(game, 'game-menu'), 'form').requestSubmit();
    await until(() => shared(game).phase === 'guess', 'a bot gives the first clue');
    expect(asked?.bots).to.equal('giver');
    expect(game.bots).to.equal('giver');
  });
});
