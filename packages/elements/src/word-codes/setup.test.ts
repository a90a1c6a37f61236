import { expect, fixture, html } from '@open-wc/testing';
import '../define.js';
import { all, shown, text } from '../../test/support/deep.js';
import { freshCode } from '../../test/support/preset.js';
import { until } from '../../test/support/table.js';
import type { WordCodes } from './word-codes.js';

/** Puts a game on the page while something of the platform is missing, and reads what is told. */
async function told(code: string | undefined): Promise<{ shown: string; events: string[]; game: WordCodes }> {
  const game = Object.assign(document.createElement('word-codes'), code === undefined ? {} : { code });
  const events: string[] = [];
  game.addEventListener('game-problem', (event) =>
    events.push((event as Event & { message: string }).message),
  );
  await fixture(html`${game}`);
  await until(() => shown(game, '[role=alert]'), 'the person is told');
  return { shown: text(shown(game, '[role=alert]')), events, game };
}

async function without(
  name: 'crypto' | 'localStorage',
  get: () => unknown,
  act: () => Promise<void>,
): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(window, name) as PropertyDescriptor;
  Object.defineProperty(window, name, { configurable: true, get });
  try {
    await act();
  } finally {
    Object.defineProperty(window, name, own);
  }
}

describe('a game that cannot be set up', () => {
  beforeEach(() => localStorage.clear());

  for (const withCode of [true, false])
    it(`is told where there are no random numbers${withCode ? ', a code notwithstanding' : ''}`, async () => {
      const code = withCode ? freshCode() : undefined;
      await without(
        'crypto',
        () => undefined,
        async () => {
          const { shown: said, events, game } = await told(code);
          expect(said).not.to.equal('');
          expect(events.at(-1)).to.equal(said);
          expect(game.record).to.equal(null);
          await expect(game).to.be.accessible();
        },
      );
    });

  it('is told where no view ever comes, and plays when it is asked again', async () => {
    const { setTimeout: set } = window;
    const { queueMicrotask: soon } = window;
    window.queueMicrotask = () => undefined;
    // What waits five seconds for a view waits no more.
    window.setTimeout = ((act: () => void, ms?: number, ...rest: unknown[]) =>
      set(act, ms === 5000 ? 50 : ms, ...rest)) as typeof window.setTimeout;
    let game: WordCodes;
    try {
      const seen = await told(freshCode());
      expect(seen.events.at(-1)).to.equal(seen.shown);
      ({ game } = seen);
    } finally {
      Object.assign(window, { setTimeout: set, queueMicrotask: soon });
    }
    await game.newGame();
    await until(() => all(game, '.card').length === 25, 'a board is dealt');
    expect(all(game, '[role=alert]')).to.have.length(0);
  });

  it('plays where nothing can be kept', async () => {
    const refuse = (): never => {
      throw new DOMException('no', 'SecurityError');
    };
    await without('localStorage', refuse, async () => {
      const game = await fixture<WordCodes>(html`<word-codes></word-codes>`);
      await until(() => all(game, '.card').length === 25);
      const words = all(game, '[part~=word]').map(text);
      await game.newGame();
      await until(() => all(game, '[part~=word]').map(text)[0] !== words[0]);
      expect(
        all(game, '[part~=word]')
          .map(text)
          .filter((word) => words.includes(word)),
      ).to.deep.equal([]);
    });
  });
});
