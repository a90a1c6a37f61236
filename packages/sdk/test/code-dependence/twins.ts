import { createStream } from '../../src/random/stream.js';
import { shuffle } from '../../src/random/draw.js';
import {
  AUDIENCES,
  codeDependence,
  deal,
  distinctWords,
  seatOf,
  type CodeDependenceAudience,
  type CodeDependenceCommand,
  type CodeDependenceOptionsInput,
  type Deal,
} from '../../src/code-dependence/index.js';
import { everyday } from '../../src/decks/everyday.js';
import { moveOf, type Choice } from './arbitraries.js';
import { Match } from './match.js';

/** A command that the rules took, and who sent it. */
export interface Asked {
  readonly command: CodeDependenceCommand;
  readonly audience: CodeDependenceAudience;
}

/** One of two worlds that an observer cannot tell apart until the round is over. */
export interface World {
  readonly deals: readonly Deal[];
  readonly asked: readonly Asked[];
}

/** Who sends a command over a network. */
function senderOf(command: CodeDependenceCommand): CodeDependenceAudience {
  return 'seat' in command ? (AUDIENCES[command.seat] as CodeDependenceAudience) : 'owner';
}

/**
 * Plays choices up to somewhere inside a round, and makes the twin for an observer: in the running round, the words
 * that the observer neither holds nor ever saw anybody name lie otherwise, in the others' hands and among the decoys;
 * the rounds to come are dealt otherwise. CODED is chosen by its place in a hand, so that it is another word too.
 *
 * @returns null where fewer than two words are left to exchange, or where nothing is secret at the end
 */
export function twinsOf(
  input: CodeDependenceOptionsInput,
  deals: readonly Deal[],
  choices: readonly Choice[],
  observer: CodeDependenceAudience,
  secret: Uint8Array,
): { readonly left: World; readonly right: World } | null {
  const match = new Match(input, deals);
  const asked: Asked[] = [];
  let named = new Set<string>();
  for (const choice of choices) {
    const move = moveOf(match.state, choice);
    const { phase, bookmarks } = match.state;
    // What a round has shown is no secret any more: nothing goes back over its end.
    const before = bookmarks.at(-1)?.was.phase ?? phase;
    const goesBack =
      (move as { type: string }).type === 'undo' && (before === 'scoring' || phase === 'scoring');
    if (goesBack || phase === 'finished') continue;
    const command = codeDependence.parse(move);
    if (!command || match.ask(command)) continue;
    asked.push({ command, audience: senderOf(command) });
    if (command.type === 'nextRound') named = new Set();
    if (command.type === 'guess' || command.type === 'callIt') named.add(same(command.word));
  }
  const { phase, round, options } = match.state;
  if (phase === 'scoring' || phase === 'finished') return null;
  const next = createStream(secret, 'twin');
  const own = seatOf(observer, options.players);
  const running = exchanged(deals[round - 1] as Deal, own, named, next);
  if (!running) return null;
  const words = distinctWords(everyday.words);
  const seed = Buffer.from(secret).toString('hex');
  const later = deal(options, { seed, words }).deals;
  const others = deals.map((item, index) =>
    index < round - 1 ? item : index === round - 1 ? running : (later[index] as Deal),
  );
  return { left: { deals, asked }, right: { deals: others, asked: translated(asked, deals, others) } };
}

const same = (word: string): string => word.trim().toLowerCase();

/** The deal with the words nobody may know exchanged; the bank is the same. */
function exchanged(
  { bank, hands }: Deal,
  own: number | null,
  named: ReadonlySet<string>,
  next: () => number,
): Deal | null {
  const held = hands.flat();
  const decoys = bank.filter((word) => !held.includes(word));
  const isSecret = (word: string): boolean =>
    !named.has(same(word)) && !(own !== null && hands[own]?.includes(word));
  const secrets = [...held, ...decoys].filter(isSecret);
  if (secrets.length < 2) return null;
  let moved = secrets;
  while (moved.every((word, i) => word === secrets[i])) moved = shuffle(secrets, next);
  const instead = new Map(secrets.map((word, i) => [word, moved[i] as string]));
  return { bank, hands: hands.map((hand) => hand.map((word) => instead.get(word) ?? word)) };
}

/** The same commands in the other world: a CODED word is the one at the same place. */
function translated(asked: readonly Asked[], from: readonly Deal[], to: readonly Deal[]): Asked[] {
  let round = 0;
  return asked.map(({ command, audience }) => {
    if (command.type === 'nextRound') round++;
    if (command.type !== 'chooseCoded') return { command, audience };
    const place = from[round]?.hands[command.seat]?.findIndex(
      (item) => same(item) === same(command.word),
    ) as number;
    const word = to[round]?.hands[command.seat]?.[place] as string;
    return { command: { ...command, word }, audience };
  });
}

/**
 * Acts that differ in the two worlds while the window is open and somebody else is still to act: what a seat has
 * handed in nobody may know yet. Empty where no seat but the observer's can act so.
 */
export function pendingTwins(
  match: Match,
  observer: CodeDependenceAudience,
): readonly { readonly left: Asked; readonly right: Asked }[] {
  const { phase, options, acts } = match.state;
  if (phase !== 'guess' || options.guessMode !== 'simultaneous') return [];
  const giver = match.view().shared.giver;
  const waiting = match.seats.filter((seat) => seat !== giver && acts[seat] === null);
  const hidden = match.view().shared.bank.filter(({ state }) => state === 'hidden');
  const kinds: readonly CodeDependenceCommand['type'][] = ['guess', 'pass', 'callIt'];
  const pairs = waiting
    .filter((seat) => AUDIENCES[seat] !== observer)
    .map((seat, i) => {
      const audience = AUDIENCES[seat] as CodeDependenceAudience;
      const can = match.view(audience).mine.can;
      const act = (at: number): Asked => {
        const wanted = kinds[(i + at) % 3] as 'guess';
        const type = can.includes(wanted) ? wanted : 'guess';
        const word = hidden[(i * 5 + at) % hidden.length]?.word as string;
        return { command: { type, seat, word }, audience };
      };
      return { left: act(0), right: act(1) };
    });
  // One is left to act, or the window would close.
  return pairs.length === waiting.length ? pairs.slice(0, -1) : pairs;
}
