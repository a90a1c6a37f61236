import { expect } from '@open-wc/testing';
import type { WordCodesView } from '@cluekit/sdk/word-codes';
import '../src/define.js';
import { ensureAnnouncer } from '../src/store/announcer.js';
import type { GameStore } from '../src/store/game-store.js';
import type { WordCodes } from '../src/word-codes/word-codes.js';
import { all, focused, one, shown, text, who } from './support/deep.js';
import { boardOf, freshCode, preset } from './support/preset.js';
import { listen } from './support/region.js';
import { settle, until } from './support/table.js';

const file = '/packages/bots/lexicon/lexicon-en.bin';
let addresses = 0;
/** The lexicon by an address that nobody has asked for yet. */
const lexicon = (): string => `${file}?${addresses++}`;
const coop = { mode: 'coop', level: 'easy', pace: 'off' } as const;

const storeOf = (game: WordCodes): GameStore<WordCodesView> =>
  one<HTMLElement & { store: GameStore<WordCodesView> }>(game, 'word-game').store;
const shared = (game: WordCodes): WordCodesView['shared'] =>
  (storeOf(game).getSnapshot().view as WordCodesView).shared;
const notice = (game: WordCodes): string => text(shown(game, '.notice'));

/** A clue is awaited, for longer than anything waits inside. */
async function guessing(game: WordCodes): Promise<number> {
  const began = performance.now();
  while (shared(game).phase !== 'guess' && performance.now() - began < 15_000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(shared(game).phase).to.equal('guess');
  return performance.now() - began;
}

/** Ends the turn with its first flip. */
async function endTurn(game: WordCodes, code: string): Promise<void> {
  const card = boardOf(code).key.findIndex(
    (owner, i) => owner === 'bystander' && shared(game).cards[i]?.flipped === false,
  );
  expect(await storeOf(game).send({ type: 'flip', card })).to.deep.equal({ ok: true });
  await until(() => shown(game, '[part~=go-on]'));
  shown(game, '[part~=go-on]')?.click();
  await settle();
}

const page = window as unknown as { Worker: unknown; fetch: typeof fetch };
const { Worker: OwnWorker, fetch: ownFetch } = page;

/** A worker that says nothing, ever. */
class Silent extends EventTarget {
  postMessage(): void {}
}

describe('bots whose words are late', () => {
  beforeEach(() => {
    localStorage.clear();
    ensureAnnouncer();
  });
  afterEach(() => Object.assign(page, { Worker: OwnWorker, fetch: ownFetch }));

  it('a worker that is silent is left, once, and the bots think on the page; nothing has to be said', async () => {
    page.Worker = Silent;
    const code = freshCode();
    const game = await preset(code, { ...coop, bots: 'giver', lexicon: lexicon() });
    await guessing(game);
    expect(notice(game)).to.equal('');
    await endTurn(game, code);
    expect(await guessing(game), 'the second is not waited for').to.be.below(3_000);
    expect(notice(game)).to.equal('');
  });

  it('a lexicon that hangs is told, and waited for once; when it comes the notice goes', async () => {
    page.Worker = undefined;
    let comes: (() => void) | undefined;
    const gate = new Promise<void>((resolve) => (comes = resolve));
    page.fetch = (...args) => gate.then(() => ownFetch(...args));
    const code = freshCode();
    const game = await preset(code, { ...coop, bots: 'giver', lexicon: lexicon() });
    await guessing(game);
    await until(() => notice(game).startsWith('Simple bots play'), 'it is told');
    await endTurn(game, code);
    expect(await guessing(game), 'not waited for again').to.be.below(1_500);
    comes?.();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await endTurn(game, code);
    await guessing(game);
    await until(() => notice(game) === '', 'bots know words again');
  });

  it('a lexicon that fails twice and then comes is used, and the notice goes', async () => {
    page.Worker = undefined;
    let asked = 0;
    page.fetch = (...args) =>
      (args[0] as string).includes('.bin') && asked++ < 1
        ? Promise.resolve(new Response('', { status: 503 }))
        : ownFetch(...args);
    const code = freshCode();
    const game = await preset(code, { ...coop, bots: 'giver', lexicon: lexicon() });
    await guessing(game);
    await until(() => notice(game).startsWith('Simple bots play'));
    await endTurn(game, code);
    await guessing(game);
    await until(() => notice(game) === '');
  });

  it('a clue that the bots do not know is told, on the screen and by voice, and the next one is heard', async () => {
    const heard = await listen();
    const game = await preset(null, { ...coop, bots: 'guessers', lexicon: lexicon() });
    await until(() => shown(game, '[part~=submit]'));
    await storeOf(game).send({ type: 'giveClue', word: 'zzqxv', number: 1 });
    await until(() => notice(game).includes('do not know “zzqxv”'));
    await until(() => heard.said.some((each) => each.includes('do not know “zzqxv”')));
    heard.stop();
    if (shared(game).phase === 'finished') return; // the flip by chance was the trap
    await until(() => shown(game, '[part~=go-on]'));
    shown(game, '[part~=go-on]')?.click();
    await until(() => shared(game).phase === 'clue');
    await storeOf(game).send({ type: 'giveClue', word: 'animal', number: 1 });
    await until(() => notice(game) === '');
  });

  it('bots that guess have to be written to: no word is no clue, and nothing offers to say it aloud', async () => {
    const game = await preset(null, { ...coop, bots: 'guessers', lexicon: lexicon() });
    await until(() => shown(game, '[part~=submit]'));
    expect(text(one(game, 'clue-composer'))).to.not.contain('aloud');
    one<HTMLInputElement>(game, '.number input').click();
    one(game, '[part~=submit]').click();
    await settle();
    expect(text(one(game, '[part~=problem]'))).to.contain('A clue is one word');
    expect(shared(game).phase).to.equal('clue');
  });

  it('a list in another language is told for what it is', async () => {
    const words = Array.from({ length: 30 }, (_, i) => `Wort${'abcdefghijklmnopqrstuvwxyzäöüß'[i]}`);
    const game = await preset(null, { ...coop, bots: 'giver', lexicon: lexicon(), words, wordsLang: 'de' });
    await until(() => notice(game).includes('only in English'));
  });

  it('the focus is never lost while bots play, and comes to what there is to read', async () => {
    const game = await preset(null, { ...coop, bots: 'guessers', lexicon: lexicon() });
    await until(() => shown(game, '[part~=submit]'));
    one(game, '.word[type=text]').focus();
    await storeOf(game).send({ type: 'giveClue', word: 'zzqxv', number: 1 });
    const lost: string[] = [];
    for (let frame = 0; frame < 300 && !shown(game, '[part~=go-on]'); frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      if (shared(game).phase === 'finished') return;
      if (document.activeElement === document.body) lost.push(shared(game).phase);
    }
    await settle();
    expect(lost.length, 'a frame may pass until it has moved').to.be.below(3);
    await until(() => focused()?.matches('[part~=go-on]'), who());
    expect(all(game, '[part~=go-on]').length).to.equal(1);
  });
});
