import type { PublicView } from '../game/game-events.js';

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.length < 1000;
const number: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const yes: Check = (value) => typeof value === 'boolean';
const among =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const either =
  (...checks: readonly Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));
const list =
  (of: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length < 5000 && value.every(of);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(fields).every(([name, check]) => check((value as Record<string, unknown>)[name]));

const none = among(null);
const team = among('amber', 'teal');
const owner = among('amber', 'teal', 'bystander', 'trap');
const clueNumber = either(number, among('unlimited'));
const TURN_ENDS = ['end-turn', 'timeout', 'flips-used', 'bystander', 'other-team', 'foul'];

const wordCodes = shape({
  game: among('word-codes'),
  phase: among('clue', 'guess', 'finished'),
  mode: among('teams', 'coop'),
  turn: team,
  turnNumber: number,
  cards: list(shape({ word: text, owner: either(none, owner), flipped: yes })),
  clue: either(none, shape({ word: either(none, text), number: clueNumber })),
  flipsLeft: either(none, clueNumber),
  remaining: shape({ amber: number, teal: number }),
  turns: number,
  winner: either(none, team),
  reason: either(none, text),
  log: list(
    either(
      shape({ type: among('clue'), team, word: either(none, text), number: clueNumber }),
      shape({ type: among('flip'), team, card: number, owner }),
      shape({ type: among('turn-end'), team, why: among(...TURN_ENDS) }),
      shape({ type: among('reveal'), card: number, owner, why: among('rival', 'foul') }),
    ),
  ),
});

const place = either(none, number);
const clueTurn = { round: number, clueTurn: number, seat: number };

const codeDependence = shape({
  game: among('code-dependence'),
  phase: among('dealing', 'planning', 'clue', 'guess', 'scoring', 'finished'),
  players: number,
  rounds: number,
  round: number,
  guessMode: among('simultaneous', 'sequential'),
  clueTurn: number,
  bank: list(shape({ word: text, state: among('hidden', 'shed', 'exposed'), seat: place, slot: place })),
  seats: list(
    shape({
      seat: number,
      slots: list(shape({ slot: number, shed: yes, word: either(none, text) })),
      exposed: either(none, text),
      acted: yes,
      score: number,
    }),
  ),
  giver: place,
  guesser: place,
  clue: either(none, shape({ seat: number, word: text, tags: list(number), near: list(text) })),
  winners: either(none, list(number)),
  sheet: list(shape({ round: number, seat: number, points: number })),
  log: list(
    either(
      shape({ type: among('round', 'round-end'), round: number }),
      shape({ type: among('clue'), ...clueTurn, word: text, tags: list(number), near: list(text) }),
      shape({ type: among('no-clue'), ...clueTurn }),
      shape({
        ...{ type: among('act'), ...clueTurn, act: among('guess', 'callIt', 'pass', 'timeout') },
        ...{
          word: either(none, text),
          outcome: among(null, 'hit', 'coded', 'miss'),
          slot: place,
          points: number,
        },
      }),
      shape({
        type: among('bonus'),
        ...clueTurn,
        why: among('clue-bonus', 'duel-bonus', 'emptied'),
        points: number,
      }),
    ),
  ),
});

const publicView = either(wordCodes, codeDependence);

/** Whether a stranger's value has the form of a public view, as far as anything of it is shown. */
export function isPublicView(value: unknown): value is PublicView {
  return publicView(value);
}
