import { expect, fixture, html } from '@open-wc/testing';
import { deal, nextCode, type Board } from '@cluekit/sdk/word-codes';
import { everyday } from '@cluekit/sdk/decks/everyday';
import '../src/define.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { AMBER, BOARD, BYSTANDER, TEAL, TWIN, WORDS } from './support/board.js';
import { all, one, serialise } from './support/deep.js';
import { holdClock, type HoldClock } from './support/hold-clock.js';
import { click, holdButton, keyMarks, openByToggle, pointer, toggleButton } from './support/peek.js';
import { parts } from './support/parts.js';
import { listen, quiet } from './support/region.js';
import { settle, table, until } from './support/table.js';

const clue = { type: 'giveClue', word: 'Ocean', number: 3 } as const;

/** What anybody could read of a page; what is said is compared by itself, since it takes its time. */
const page = (game: Element): string => [serialise(game), document.title, location.href].join('\n');

/** Where two texts part, with a little of both; empty where they are the same. */
function differ(a: string, b: string): string {
  if (a === b) return '';
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return `${a.slice(at - 60, at + 40)} ≠ ${b.slice(at - 60, at + 40)}`;
}

describe('secrets', () => {
  let clock: HoldClock;
  beforeEach(() => (clock = holdClock()));
  afterEach(() => clock.restore());

  describe('two games with the same words and different keys', () => {
    const events = [
      'turn-change',
      'game-end',
      'word-select',
      'clue-request',
      'flip-request',
      'go-on',
      'peek',
    ];

    async function tell(board: Board): Promise<string[]> {
      const match = await table(board);
      const told: string[] = [];
      const gone = new AbortController();
      for (const type of events)
        document.addEventListener(
          type,
          (event) => told.push(`${type} ${JSON.stringify(Object.entries(event))}`),
          { signal: gone.signal },
        );
      const game = await parts(match);
      const { said, stop } = await listen();
      const look = async (): Promise<void> => {
        await settle();
        await until(() => keyMarks(game).length === 0);
        told.push(page(game), JSON.stringify(match.store.getSnapshot()));
      };
      await look();
      await openByToggle(game);
      click(toggleButton(game));
      await look();
      holdButton(game).dispatchEvent(pointer('pointerdown'));
      clock.pass(400);
      await until(() => keyMarks(game).length > 0);
      holdButton(game).dispatchEvent(pointer('pointerup'));
      await look();
      await match.play(clue);
      await look();
      all(game, '.card')[AMBER]?.click();
      await look();
      await match.play({ type: 'flip', card: AMBER });
      await look();
      await match.play({ type: 'flip', card: BYSTANDER });
      await look();
      await match.play(clue, { type: 'flip', card: TEAL }, { type: 'endTurn' });
      await look();
      await quiet();
      stop();
      gone.abort();
      match.close();
      game.remove();
      return [...told, ...said];
    }

    it('look alike to the last character, but for what was flipped', async () => {
      const [one_, other] = [await tell(BOARD), await tell(TWIN)];
      expect(one_.length).to.be.above(16);
      one_.forEach((told, step) => expect(differ(told, other[step] ?? '')).to.equal('', `step ${step}`));
    });

    it('differ while the key is open, so that the comparison can fail', async () => {
      const open = async (board: Board): Promise<string> => {
        const match = await table(board);
        const game = await parts(match);
        await openByToggle(game);
        const seen = serialise(game);
        match.close();
        return seen;
      };
      expect((await open(BOARD)) === (await open(TWIN))).to.be.false;
    });
  });

  it('never come out in 200 actions at random', async () => {
    const match = await table();
    const game = await parts(match);
    const said = new Set<string>();
    const region = one(document, '[data-cluekit]');
    const watch = new MutationObserver(() => said.add(region.textContent ?? ''));
    watch.observe(region, { childList: true, characterData: true, subtree: true });
    const seed = Number(
      new URLSearchParams(location.search).get('seed') ?? Math.floor(Math.random() * 2 ** 31),
    );
    let state = seed;
    const random = (below: number): number => {
      state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
      return Math.floor((state / 0x80000000) * below);
    };
    const buttons = (): HTMLElement[] =>
      all(game, 'button, summary, input, h3').filter((each) => each.isConnected);
    const acts: (() => unknown)[] = [
      () => click(buttons()[random(buttons().length)] as HTMLElement),
      () => buttons()[random(buttons().length)]?.focus(),
      () => all(game, '[part~=hold]')[0]?.dispatchEvent(pointer('pointerdown')),
      () => all(game, '[part~=hold]')[0]?.dispatchEvent(pointer('pointerup')),
      () => clock.pass(random(500)),
      () => window.dispatchEvent(new Event('blur')),
      () => match.store.send({ type: 'flip', card: random(26) }),
      () => match.store.send({ type: 'giveClue', word: null, number: 1 + random(9) }),
      () => match.store.send({ type: ['endTurn', 'undo', 'callFoul'][random(3)] }),
      () => (match.view().mine.peek ? click(toggleButton(game)) : 0),
    ];
    for (let step = 0; step < 200; step++) {
      await acts[random(acts.length)]?.();
      await Promise.resolve();
      if (step % 10 !== 9) continue;
      holdButton(game).dispatchEvent(pointer('pointerup'));
      window.dispatchEvent(new Event('blur'));
      const { shared } = match.view();
      await settle();
      expect(keyMarks(game).length, `seed ${seed}, step ${step}`).to.equal(0);
      expect(match.peeks(), `seed ${seed}, step ${step}`).to.equal(0);
      const { cards } = match.view().shared;
      if (shared.phase !== 'finished')
        expect(cards.filter((card) => card.owner && !card.flipped)).to.have.length(0);
    }
    watch.disconnect();
    // Whatever was said of a word was in the log, which everybody sees.
    const hidden = WORDS.filter((_, card) => !match.view().shared.cards[card]?.flipped);
    const last = [...said].at(-1) ?? '';
    if (match.view().shared.phase !== 'finished' && !/could not|lost/.test(last))
      for (const word of hidden)
        expect(
          [...said].some((text) => new RegExp(`\\b${word} is (Amber|Teal|a bystander|the trap)`).test(text)),
        ).to.be.oneOf([false, match.sent.some((command) => (command as { type: string }).type === 'undo')]);
    expect([...said].join(' ')).not.to.match(/words left:|The trap$|Key, for/);
    match.close();
  });

  describe('in <word-codes>', () => {
    const code = nextCode(everyday.words, (bytes) => crypto.getRandomValues(bytes), []);
    const board = deal({ code, words: everyday.words }).board;

    async function preset(): Promise<WordCodes> {
      const game = await fixture<WordCodes>(html`<word-codes code=${code}></word-codes>`);
      await until(() => all(game, '.card').length === 25);
      game.removeAttribute('code');
      await settle();
      return game;
    }

    it('the trap is a word like any other, and no owner is there', async () => {
      const game = await preset();
      const check = (): void => {
        expect(keyMarks(game)).to.have.length(0);
        const trap = board.words[board.key.indexOf('trap')] as string;
        expect(serialise(game).split(trap).length - 1, 'once, on its card').to.equal(1);
        expect(serialise(game)).not.to.match(/class="[^"]*is-(trap|bystander)/);
      };
      check();
      await openByToggle(game);
      expect(keyMarks(game).length).to.be.above(25);
      click(toggleButton(game));
      check();
    });

    it('the code is there only while the menu shows it', async () => {
      const game = await preset();
      const there = (): boolean => serialise(game).replaceAll('-', '').includes(code.replaceAll('-', ''));
      expect(there()).to.be.false;
      const fold = all(one(game, 'game-menu'), 'details')[1] as HTMLDetailsElement;
      fold.open = true;
      await until(there);
      fold.open = false;
      await until(() => !there());
      expect(game.record?.board).to.have.all.keys('words');
    });

    it('another player’s page, a spectator’s store, holds no way to the key', async () => {
      const match = await table(BOARD, {}, 'spectator');
      const game = await parts(match);
      expect(all(one(game, 'key-peek'), 'button[aria-disabled=true]')).to.have.length(2);
      click(toggleButton(game));
      holdButton(game).dispatchEvent(pointer('pointerdown'));
      clock.pass(400);
      await settle();
      expect(keyMarks(game)).to.have.length(0);
      match.close();
    });
  });
});
