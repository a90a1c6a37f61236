import {
  AUDIENCES,
  type CodeDependenceAudience,
  type CodeDependenceState,
  type Deal,
  type LogEntry,
} from '../../src/code-dependence/index.js';

/** The fields that a view has, by the place they stand at: whatever else stands there was not meant to be shown. */
const FIELDS: Readonly<Record<string, string>> = {
  view: 'shared mine',
  shared:
    'game phase players rounds guessMode language round clueTurn cluesEach bank seats giver guesser clue hands log sheet winners deadline commitment seed',
  'shared.bank.#': 'word state seat slot',
  'shared.seats.#': 'seat slots exposed cluesLeft acted score misses calls',
  'shared.seats.#.slots.#': 'slot shed word',
  'shared.clue': 'seat word tags near',
  'shared.hands.#.#': 'word slot coded state',
  'shared.sheet.#': 'round clueTurn seat why points',
  'shared.deadline': 'key at',
  mine: 'audience seat can hand submitted',
  'mine.hand.#': 'word slot coded state',
  'mine.submitted': 'act word',
};
const LOG_FIELDS: Readonly<Record<LogEntry['type'], string>> = {
  round: 'type round',
  clue: 'type round clueTurn seat word tags near',
  'no-clue': 'type round clueTurn seat',
  act: 'type round clueTurn giver seat act word outcome slot points',
  bonus: 'type round clueTurn seat why points',
  'round-end': 'type round',
};

/** What a frame is judged against: the truth, which only the host has. */
export interface Truth {
  readonly state: CodeDependenceState;
  /** Of all rounds; their words occur nowhere else, so that each is its own canary. */
  readonly deals: readonly Deal[];
  readonly seed: string;
  readonly tokens: readonly string[];
}

/**
 * The places of a frame that tell its audience what it may not know in this state. A word of a deal is looked for
 * everywhere, keys too; it may stand only where the state makes it this audience's: the bank in its order, what is
 * shed, exposed or judged, and of the secrets its own hand and its own act, or all hands once the round is over.
 */
export function leaksOf(text: string, audience: CodeDependenceAudience, truth: Truth): string[] {
  const { state, deals, seed, tokens } = truth;
  const found: string[] = [];
  if (state.phase !== 'finished' && text.includes(seed)) found.push('seed');
  for (const token of tokens) if (text.includes(token)) found.push('token');
  const words = deals.flatMap(({ bank }) => bank).map((word) => word.toLowerCase());
  const may = mayStand(audience, state, deals);
  const look = (value: unknown, path: string): void => {
    if (typeof value === 'string') {
      const holds = words.some((word) => value.toLowerCase().includes(word));
      if (holds && !may(path, value)) found.push(path);
    } else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) {
        look(key, `${path} key`);
        look(inner, path === '' ? key : `${path}.${key}`);
      }
  };
  const frame = JSON.parse(text) as { readonly view?: unknown };
  look(frame, '');
  if (frame.view !== undefined)
    found.push(...strangeFields(frame.view, 'view'), ...marked(frame.view, state));
  return found;
}

function mayStand(
  audience: CodeDependenceAudience,
  state: CodeDependenceState,
  deals: readonly Deal[],
): (path: string, word: string) => boolean {
  const { options, phase, round, coded, shed, exposed, acts, log } = state;
  const { bank, hands } = deals[round - 1] as Deal;
  const own = AUDIENCES.indexOf(audience);
  const isOpen = phase === 'scoring' || phase === 'finished';
  const isPending = phase === 'guess' && options.guessMode === 'simultaneous';
  const slotWord = (seat: number, slot: number): string | undefined =>
    hands[seat]?.filter((_, place) => place !== coded[seat])[slot];
  return (path, word) => {
    const [root, part = '', ...rest] = path.replace(/^view\./, '').split('.');
    const [i, field = '', k, last] = [Number(rest[0]), rest[1], Number(rest[2]), rest[3]];
    if (path === 'word') return bank.includes(word); // a refused clue, and the bank word it meets
    if (root === 'mine' && part === 'hand') return field === 'word' && hands[own]?.[i] === word;
    if (root === 'mine' && part === 'submitted') return isPending && acts[own]?.word === word;
    if (root !== 'shared') return false;
    if (part === 'bank') return field === 'word' && bank[i] === word;
    if (part === 'hands') return isOpen && rest[2] === 'word' && hands[i]?.[Number(field)] === word;
    if (part === 'seats' && field === 'slots')
      return last === 'word' && shed[i]?.includes(k + 1) === true && slotWord(i, k) === word;
    if (part === 'seats')
      return field === 'exposed' && exposed[i] === true && hands[i]?.[coded[i] as number] === word;
    if (part !== 'log' || field !== 'word') return false;
    const entry = log[i];
    return entry?.type === 'act' && entry.word === word && !(isPending && entry.clueTurn === state.clueTurn);
  };
}

/** Fields that a view has not. */
function strangeFields(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const place = path.replace(/^view\./, '');
  const entry = place === 'shared.log.#' ? LOG_FIELDS[(value as LogEntry).type] : undefined;
  const fields = (entry ?? FIELDS[place])?.split(' ');
  return Object.entries(value).flatMap(([key, inner]) => {
    const strange = fields && !fields.includes(key) ? [`${place}.${key}`] : [];
    return [...strange, ...strangeFields(inner, `${path}.${Array.isArray(value) ? '#' : key}`)];
  });
}

/** Hidden words of the bank that are marked with a seat or a slot, or as CODED. */
function marked(view: unknown, state: CodeDependenceState): string[] {
  const { shared } = view as { readonly shared: { readonly bank: readonly Mark[] } };
  const known = state.shed.flat().length + state.exposed.filter(Boolean).length;
  const up = shared.bank.filter(
    (word) => word.state !== 'hidden' || word.seat !== null || word.slot !== null,
  );
  return up.length > known ? [`${up.length - known} marked words`] : [];
}

interface Mark {
  readonly state: string;
  readonly seat: number | null;
  readonly slot: number | null;
}
