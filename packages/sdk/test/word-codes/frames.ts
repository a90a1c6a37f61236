import type {
  WordCodesAudience,
  WordCodesOptionsInput,
  WordCodesSource,
} from '../../src/word-codes/index.js';
import { wordCodes, type WordCodesCommand, type WordCodesState } from '../../src/word-codes/index.js';
import { createParty, openRawChannel, type Party } from '../../src/testing/index.js';
import type { Game } from '../../src/game/game.js';
import type { Asked } from './twins.js';

/** A step: somebody asks for a move, and perhaps somebody looks at the key before it. */
export interface Step extends Asked {
  readonly audience: WordCodesAudience;
  readonly peek: WordCodesAudience | null;
}

/** A frame that a guest got, and after which step; -1 before the first. */
export interface Got {
  readonly text: string;
  readonly step: number;
}

/** One who takes part, as the host's frames reach it. */
export interface Listener {
  readonly name: string;
  readonly audience: WordCodesAudience;
  readonly got: readonly Got[];
  readonly token: string;
}

/** Everything that left the host in a playout. */
export interface Playout {
  readonly listeners: readonly Listener[];
  /** What came of each step, as its sender was told. */
  readonly replies: readonly string[];
  /** Peeks by step: whether the rules allowed it then, and whether a key came. */
  readonly peeks: readonly { readonly step: number; readonly allowed: boolean; readonly opened: boolean }[];
  /** Peeks that were still open after a step that should have ended them. */
  readonly leftOpen: readonly number[];
  readonly errors: readonly unknown[];
  readonly state: WordCodesState;
}

/**
 * Plays a match through a host with a client for every audience of WC-15. In the middle a spectator and a
 * guesser join late, and a screen comes back that claims to know nothing yet (T3).
 */
export async function playFrames(
  source: WordCodesSource,
  options: WordCodesOptionsInput,
  steps: readonly Step[],
): Promise<Playout> {
  const party: Party<WordCodesCommand> = await createParty(
    wordCodes as unknown as Game<unknown, WordCodesCommand>,
    { source, options },
  );
  const state = (): WordCodesState => party.host.state(party.matchId) as WordCodesState;
  const ears: { name: string; audience: string; token: string; texts: readonly string[]; got: Got[] }[] = [];
  const listen = (name: string, audience: string, token: string, texts: readonly string[]): void =>
    void ears.push({ name, audience, token, texts, got: [] });
  const hear = (step: number): void => {
    for (const { texts, got } of ears) got.push(...texts.slice(got.length).map((text) => ({ text, step })));
  };
  for (const { audience, token, link } of party.guests) listen(audience, audience, token, link.received);
  hear(-1);

  const replies: string[] = [];
  const peeks: { step: number; allowed: boolean; opened: boolean }[] = [];
  const leftOpen: number[] = [];
  for (const [step, { audience, move, peek }] of steps.entries()) {
    const shown: unknown[] = [];
    let stop = (): void => {};
    if (peek) {
      const allowed = 'key' in (wordCodes.peek?.(state(), peek) ?? {});
      stop = party.guest(peek).client.peek((key) => shown.push(key));
      await party.settle();
      peeks.push({ step, allowed, opened: Array.isArray(shown[0]) });
    }
    const reply = party.guest(audience).client.send(move as WordCodesCommand);
    await party.settle();
    replies.push(JSON.stringify(await reply));
    if (peek && !('key' in (wordCodes.peek?.(state(), peek) ?? {})) && shown.at(-1) !== null)
      leftOpen.push(step);
    stop();
    party.clock.advance(1000);
    if (step === Math.floor(steps.length / 2)) await joinLate();
    hear(step);
  }

  async function joinLate(): Promise<void> {
    for (const audience of ['spectator', 'amber-guesser'] as const) {
      const late = await party.join(audience);
      await party.settle();
      listen(`late ${audience}`, audience, late.token, late.link.received);
    }
    const { epoch } = JSON.parse(party.guest('screen').link.received[0] ?? '{}') as { epoch: string };
    const token = await party.host.invite(party.matchId, 'screen');
    const raw = openRawChannel(party.host);
    raw.send({ t: 'hello', v: 1, match: party.matchId, token, epoch, rev: 0 });
    await party.settle();
    listen('a screen that comes back', 'screen', token, raw.texts);
  }

  const listeners = ears.map(({ texts: _, ...rest }) => rest) as readonly Listener[];
  const result = { listeners, replies, peeks, leftOpen, errors: party.errors, state: state() };
  party.close();
  return result;
}
