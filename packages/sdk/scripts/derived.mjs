/**
 * The derived families that Porter2 does not see (explain/explanation), from WordNet's derivational links:
 * as pairs of endings where these are nearly always right, and word by word where no ending is.
 */
import porter2 from 'wink-porter2-stemmer';
import { readWordNet } from './wordnet.mjs';

/** Letters that two words must share at the beginning. */
const SHARED = 3;
const LONGEST_ENDING = 7;
/** A pair of endings is used if WordNet shows it this often, and this often rightly. */
const SUPPORT = 3;
const PRECISION = 0.75;

function sharedLetters(a, b) {
  let shared = 0;
  while (shared < a.length && a[shared] === b[shared]) shared++;
  return shared;
}

/** The pairs of endings that two words may be said to differ by, shortest first. */
export function endingsOf(a, b) {
  const out = [];
  for (let cut = sharedLetters(a, b); cut >= SHARED; cut--) {
    if (Math.max(a.length, b.length) - cut > LONGEST_ENDING) break;
    out.push(`${a.slice(cut)}/${b.slice(cut)}`);
  }
  return out;
}

/** Pairs that the rules refuse anyway, or call one word, are of no interest. */
function isSettled(a, b) {
  if (porter2(a) === porter2(b)) return true;
  return (b.length > 3 && a.includes(b)) || (a.length > 3 && b.includes(a));
}

function unions(pairs) {
  const parents = new Map();
  const find = (word) => {
    while (parents.has(word)) word = parents.get(word);
    return word;
  };
  for (const [a, b] of pairs) {
    const [x, y] = [find(a), find(b)];
    if (x !== y) parents.set(x, y);
  }
  return find;
}

/** Each ending, and the endings that it is looked at with. */
function partnersOf(candidates) {
  const partners = new Map();
  for (const key of candidates.keys()) {
    const [a, b] = key.split('/');
    (partners.get(a) ?? partners.set(a, []).get(a)).push(b);
  }
  return partners;
}

/** How often each pair of endings joins two words of WordNet rightly, and which it joins wrongly. */
function joinedBy(candidates, words, find) {
  const partners = partnersOf(candidates);
  const found = new Map();
  for (const a of words) {
    for (let cut = Math.max(SHARED, a.length - LONGEST_ENDING); cut <= a.length; cut++) {
      const [beginning, end] = [a.slice(0, cut), a.slice(cut)];
      for (const other of partners.get(end) ?? []) {
        const b = beginning + other;
        if (!words.has(b) || isSettled(a, b)) continue;
        const key = `${end}/${other}`;
        const entry = found.get(key) ?? found.set(key, { right: 0, wrong: [] }).get(key);
        if (find(a) === find(b)) entry.right++;
        else entry.wrong.push([a, b]);
      }
    }
  }
  return found;
}

/** Whether a pair of endings is a shorter one with letters before it: ide/ision joins nothing that de/sion does not. */
function isImplied(pair, endings) {
  let [a, b] = pair.split('/');
  while (a !== '' && a[0] === b[0]) {
    [a, b] = [a.slice(1), b.slice(1)];
    if (endings.has(`${a}/${b}`)) return true;
  }
  return false;
}

/**
 * `{ families, endings, wrong }`: the families as lists of words, the endings, and the pairs of common words that the
 * endings join and WordNet does not, for a person to look at. `families` are hand-kept ones, to which
 * WordNet's are added; `strangers` are pairs that are no family whatever WordNet or an ending says; `extra`
 * are hand-kept endings.
 */
export async function derivedFamilies({ families, strangers, extra }) {
  const { words, counts, pairs } = await readWordNet();
  const isCommon = (word) => (counts.get(word) ?? 0) > 0;
  const isStrange = (a, b) => strangers.has(`${a} ${b}`);
  const find = unions(pairs);
  const open = pairs.filter(
    ([a, b]) => !isSettled(a, b) && sharedLetters(a, b) >= SHARED && !isStrange(a, b),
  );
  const candidates = new Map();
  for (const [a, b] of open) {
    for (const key of endingsOf(a, b)) candidates.set(key, (candidates.get(key) ?? 0) + 1);
  }
  for (const [key, count] of candidates) if (count < SUPPORT) candidates.delete(key);
  const found = joinedBy(candidates, words, find);
  const isGood = (key) => {
    const { right, wrong } = found.get(key) ?? { right: 0, wrong: [] };
    return right >= SUPPORT && right / (right + wrong.length) >= PRECISION;
  };
  const endings = new Set(extra);
  const alone = [];
  for (const [a, b] of open) {
    const keys = endingsOf(a, b);
    if (keys.some((key) => endings.has(key))) continue;
    const good = keys.find(isGood);
    if (good !== undefined) endings.add(good);
    else if (isCommon(a) && isCommon(b)) alone.push([a, b]);
  }
  const root = unions(alone);
  const groups = new Map();
  for (const word of new Set(alone.flat())) {
    const key = root(word);
    (groups.get(key) ?? groups.set(key, []).get(key)).push(word);
  }
  return {
    families: [...families, ...groups.values()],
    endings: [...endings].filter((pair) => !isImplied(pair, endings)).sort(),
    wrong: [...endings].flatMap((key) => found.get(key)?.wrong ?? []).filter((pair) => pair.every(isCommon)),
  };
}
