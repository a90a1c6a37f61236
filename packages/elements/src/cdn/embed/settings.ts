import { embedMessages as m } from '../../locales/embed-en.js';
import { GAMES, type GameTag } from './games.js';

/** What of an element's class says which attributes it has: Lit's public tables. */
export interface ElementClass {
  readonly elementProperties: ReadonlyMap<
    PropertyKey,
    { readonly attribute?: boolean | string; readonly type?: unknown; readonly state?: boolean }
  >;
}

/** What is set on a game's element, and what could not be, each with a sentence. */
export interface ReadSettings {
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly problems: readonly string[];
}

/** The bots' words lie beside the page; from elsewhere nothing is fetched. */
const LEXICON = 'lexicon-en.bin';
/** What the page reads itself. A link's code, under a game's own name or its id, is read by the game. */
const PAGE = ['game', 'lang', 'dir', 'word-codes'];
const YES = ['', 'true', 'yes', '1'];
const NO = ['false', 'no', '0'];

/** Whether the page reads it itself, or the game does, as its link. */
const isLink = (name: string, id: string | undefined): boolean => PAGE.includes(name) || name === id;

/** An element's attributes, with whether each is a switch. */
function attributesOf({ elementProperties }: ElementClass): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const [property, { attribute, type, state }] of elementProperties) {
    if (state || attribute === false) continue;
    found.set(typeof attribute === 'string' ? attribute : String(property).toLowerCase(), type === Boolean);
  }
  return found;
}

/**
 * Reads what the address asks for as the attributes of a game. What is not known is left out and told, and so is a
 * value that is none.
 */
export function readSettings(
  game: GameTag,
  element: ElementClass,
  asked: ReadonlyMap<string, string>,
): ReadSettings {
  const known = attributesOf(element);
  const { choices } = GAMES[game];
  const attributes: [string, string][] = [];
  const problems: string[] = [];

  function read(name: string, value: string): string | null | undefined {
    if (name === 'id') return /^[\w-]{1,40}$/.test(value) ? value : undefined;
    const isSwitch = name === 'lexicon' || known.get(name) === true;
    if (isSwitch && NO.includes(value)) return null;
    if (name === 'lexicon') return [...YES, LEXICON].includes(value) ? LEXICON : undefined;
    if (isSwitch) return YES.includes(value) ? '' : undefined;
    if (value.trim() === '') return null;
    return choices[name]?.includes(value) === false ? undefined : value;
  }

  for (const [name, value] of asked) {
    if (isLink(name.replace(/\.deck$/, ''), asked.get('id'))) continue;
    if (name !== 'id' && !known.has(name)) problems.push(m.unknown(name, GAMES[game].name));
    else {
      const set = read(name, value);
      if (set === undefined) problems.push(m.noValue(name, value, choices[name]));
      else if (set !== null) attributes.push([name, set]);
    }
  }
  return { attributes, problems };
}
