import { expect, fixture, html } from '@open-wc/testing';
import '../src/define.js';
import type { LogEntryEvent } from '../src/game/game-events.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import {
  menu,
  seatBot,
  playTo,
  preset as dependencePreset,
  press,
  seen,
  sharedOf,
} from './code-dependence/support/preset.js';
import { wordsIn } from './code-dependence/support/words.js';
import { known } from './code-dependence/support/leaks.js';
import { all, one, shown } from './support/deep.js';
import { eventTable, hearAll, type Dispatched } from './support/events.js';
import { boardOf, freshCode, preset } from './support/preset.js';
import { settle, until } from './support/table.js';

/** The events that the page's listeners may keep: what happened. */
const PUBLIC = ['log-entry', 'turn-change', 'game-end', 'game-problem'];

/** Gives a spoken clue without a limit. */
async function speak(game: Element): Promise<void> {
  all<HTMLInputElement>(one(game, 'clue-composer'), 'input[type=radio]')[9]?.click();
  await settle();
  await press(game, '[part~=submit]');
}

async function flip(game: Element, card: number): Promise<void> {
  all(game, '[part~=card]')[card]?.click();
  await settle();
  await press(game, '[part~=flip]');
}

async function asTheTableSays(heard: readonly Dispatched[], least: readonly string[]): Promise<void> {
  const table = await eventTable();
  for (const { type, data, event } of heard) {
    expect([...data].sort(), type).to.deep.equal([...(table.get(type)?.data ?? ['not in the table'])].sort());
    expect([event.bubbles, event.composed], type).to.deep.equal([true, true]);
    expect(event.cancelable, `${type} can be prevented`).to.equal(!PUBLIC.includes(type));
  }
  const types = new Set(heard.map(({ type }) => type));
  expect(
    least.filter((type) => !types.has(type)),
    'all were heard',
  ).to.deep.equal([]);
}

describe('B33 events', () => {
  beforeEach(() => localStorage.clear());

  it('of Word Codes are those of the table, with its data; no owner and no code before it may be known', async () => {
    const code = freshCode();
    const { key } = boardOf(code);
    const game = await preset(code);
    const { heard, stop } = hearAll();
    try {
      await speak(game);
      await flip(game, key.indexOf('bystander'));
      await press(one(game, 'game-menu'), '.menu > button:last-of-type');
      await flip(game, key.indexOf(boardOf(code).starting));
      await press(game, '[part~=foul]');
      all(one(game, 'flip-panel'), '.ask button')[0]?.click();
      await settle();
      await press(game, '[part~=end-turn]');
      await press(game, '[part~=go-on]');
      await game.playCode('ABC');
      await speak(game);
      const before = heard.length;
      await flip(game, key.indexOf('trap'));
      await until(() => shown(game, '[part~=headline]'));
      for (const { type, text } of heard.slice(0, before)) {
        expect(text, type).to.not.contain(code);
        const shared = JSON.parse(text.includes('"cards"') ? text : 'null') as unknown[] | null;
        const { cards = [] } = (shared?.find((each) => (each as { cards?: unknown })?.cards) ?? {}) as {
          cards?: { owner: unknown; flipped: boolean }[];
        };
        expect(
          cards.filter(({ owner, flipped }) => owner && !flipped),
          type,
        ).to.deep.equal([]);
      }
      const entries = heard
        .filter(({ type }) => type === 'log-entry')
        .map(({ event }) => event as LogEntryEvent);
      // The bystander was taken back, and so is told twice: once as it was, and not when it was taken back.
      expect(entries.map(({ entry }) => entry.type)).to.deep.equal(
        'clue flip turn-end flip turn-end clue flip'.split(' '),
      );
      await press(game, '[part~=same-board]');
      await until(() => shown(game, '[part~=toggle]'));
      await asTheTableSays(heard, [
        ...[
          'log-entry',
          'turn-change',
          'game-end',
          'game-problem',
          'word-select',
          'clue-request',
          'flip-request',
        ],
        ...['undo-request', 'end-turn-request', 'go-on', 'same-board'],
      ]);
    } finally {
      stop();
    }
  });

  it('of Code Dependence are those of the table; the public ones hold no word that is not', async function () {
    this.timeout(60_000);
    const game = await dependencePreset({ noLobby: false, deck: 'page', rounds: 2 as never });
    const { heard, stop } = hearAll();
    const leaked: string[] = [];
    let looked = 0;
    const look = (): void => {
      const open = known(game);
      const spoken = open.join();
      for (const { type, text } of heard.slice(looked))
        if (PUBLIC.includes(type) && !/"phase":"(scoring|finished)"/.test(text)) {
          // The bank itself is public: what is not is which of its words are whose.
          const { entry } = heard.find((each) => each.text === text)?.event as LogEntryEvent;
          const said = wordsIn(JSON.stringify(entry ?? null)).filter((word) => !spoken.includes(word));
          const whose = text.match(/"(hand|submitted|mine)"|"coded":/g) ?? [];
          leaked.push(...said, ...whose);
        }
      looked = heard.length;
    };
    try {
      await press(game, '[part~=start]');
      await until(() => seen(game) === 'cover');
      await playTo(
        game,
        () => seen(game) === 'result',
        ({ bank, clueTurn }) =>
          clueTurn % 2 ? (bank.find(({ state }) => state === 'hidden')?.word ?? null) : null,
        look,
      );
      look();
      expect(leaked).to.deep.equal([]);
      expect(sharedOf(game).phase).to.equal('finished');
      await press(game, '[part~=play-again]');
      await press(game, '[part~=start]');
      await until(() => seen(game) === 'cover');
      await menu(game, /^Skip/);
      await seatBot(game, 2, true);
      await asTheTableSays(heard, [
        ...['log-entry', 'turn-change', 'game-end', 'word-select', 'clue-request', 'coded-request'],
        ...['guess-request', 'pass-request', 'next-round-request', 'skip-request', 'seat-ready'],
        ...['start-game', 'table-menu', 'go-on', 'play-again'],
      ]);
    } finally {
      stop();
    }
  });

  it('E13 of two games, one in the box of the other and in a dialog, do not cross', async () => {
    const wrap = await fixture(
      html`<dialog open>
        <word-game id="box"><word-codes id="inner"></word-codes></word-game
        ><word-codes id="beside"></word-codes>
      </dialog>`,
    );
    const games = all<WordCodes>(wrap, 'word-codes');
    await until(() => games.every((game) => all(game, '.card').length === 25));
    const closed: string[] = [];
    for (const type of ['close', 'cancel', 'toggle']) wrap.addEventListener(type, () => closed.push(type));
    const targets = new Set<string>();
    const types = new Set<string>();
    for (const type of (await eventTable()).keys())
      wrap.addEventListener(type, (event) => {
        types.add(type);
        targets.add((event.target as Element).id);
      });
    const [inner, beside] = games as [WordCodes, WordCodes];
    const still = beside.shadowRoot?.textContent;
    await speak(inner);
    all(inner, '[part~=card]')[3]?.click();
    await settle();
    await press(inner, '[part~=flip]');
    expect([...targets]).to.deep.equal(['inner']);
    expect([...types].sort()).to.include.members([
      'clue-request',
      'flip-request',
      'log-entry',
      'turn-change',
    ]);
    expect(beside.shadowRoot?.textContent === still, 'the other stands where it stood').to.be.true;
    expect(all(beside, '[part~=submit]')).to.have.length(1);
    expect([(wrap as HTMLDialogElement).open, closed]).to.deep.equal([true, []]);
  });
});
