import { readFileSync, writeFileSync } from 'node:fs';
import { createGiver, finish, judgeTargets, levelChances, TARGET_WEIGHTS } from '@cluekit/bots/lexicon';
import { checkClue } from '@cluekit/sdk/words';
import { share } from './interval.mjs';
import { guessers, levels, lexicon } from './subjects.mjs';

const isWords = (value) => Array.isArray(value) && value.every((word) => typeof word === 'string');

/** The same word, whatever its capitals. */
const same = (word) => word.trim().toLowerCase();

/** What is wrong with a turn; undefined: nothing. `avoid` and `others` may be left out. */
function wrongWith(turn) {
  if (typeof turn !== 'object' || turn === null) return 'it is no object';
  if (typeof turn.clue !== 'string') return '"clue" is no word';
  for (const name of ['words', 'targets']) if (!isWords(turn[name])) return `"${name}" is no list of words`;
  for (const name of ['avoid', 'others'])
    if (turn[name] !== undefined && !isWords(turn[name])) return `"${name}" is no list of words`;
  return undefined;
}

/** Whether a turn has no target that could be picked: it counts as missed. */
function cannotHit({ words, targets }) {
  const there = new Set(words.map(same));
  return !targets.some((word) => there.has(same(word)));
}

/** Reads turns, a line each. Throws, naming the line and what is wrong with it, for one that is none. */
export function readTurns(path) {
  const lines = readFileSync(path, 'utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  const turns = lines.flatMap((line, i) => {
    if (line.trim() === '') return [];
    let turn;
    let wrong;
    try {
      turn = JSON.parse(line);
      wrong = wrongWith(turn);
    } catch {
      wrong = 'it is no JSON';
    }
    if (wrong === undefined) return [turn];
    throw new Error(
      `${path}, line ${i + 1} is no turn, ${wrong}: { "clue", "words", "targets", "avoid", "others" }.`,
    );
  });
  if (turns.length === 0) throw new Error(`${path} holds no turn.`);
  const lost = turns.filter(cannotHit).length;
  if (lost > 0)
    console.error(`${path}: ${lost} turns have no target among their words, and count as missed.`);
  return turns;
}

/** How often a guesser's first pick is among the targets; at a level, how often it would be. Unknown scores chance. */
export function scoreTurns(turns, guesser, level) {
  const sums = { all: 0, known: 0, count: 0 };
  for (const { clue, words, targets } of turns) {
    const wanted = new Set(targets.map(same));
    const meant = (word) => (wanted.has(same(word)) ? 1 : 0);
    const ranked = guesser.rank(clue, words);
    if (ranked.length === 0) {
      sums.all += words.length === 0 ? 0 : words.reduce((sum, word) => sum + meant(word), 0) / words.length;
      continue;
    }
    const chances = level === undefined ? [1] : levelChances(ranked, level);
    const right = chances.reduce((sum, chance, i) => sum + chance * meant(ranked[i].word), 0);
    sums.all += right;
    sums.known += right;
    sums.count += 1;
  }
  return sums;
}

/** The lines of the table: each guesser's first pick, and the levels of the first of them. */
export function turnsTable(turns) {
  const row = (name, guesser, level) => {
    const { all, known, count } = scoreTurns(turns, guesser, level);
    const rate = turns.length === 0 ? 0 : all / turns.length;
    const sure = count === 0 ? 0 : known / count;
    return [
      name,
      rate.toFixed(3),
      share(all, turns.length),
      sure.toFixed(3),
      share(known, count),
      String(count),
    ];
  };
  return [
    ['guesser', 'hit@1, all', '%', 'hit@1, known', '%', 'known'],
    ...guessers.map(({ name, guesser }) => row(name, guesser)),
    ...levels.map((level) => row(`related, ${level}`, guessers[0].guesser, level)),
  ];
}

/** Writes each turn again with the giver's own clue for the same targets; null where it has none. */
export function writeClues(turns, path) {
  const giver = createGiver(lexicon);
  const lines = turns.map((turn) => {
    const [own, bad] = [turn.targets, turn.avoid ?? []].map((words) => new Set(words.map(same)));
    const role = (word) => (own.has(same(word)) ? 'own' : bad.has(same(word)) ? 'avoid' : 'other');
    const board = turn.words.map((word) => ({ word, role: role(word) }));
    const check = (clue) => {
      const verdicts = ['word-codes', 'code-dependence'].map(
        (rule) => checkClue(clue, turn.words, rule).verdict,
      );
      return verdicts.includes('illegal') ? 'illegal' : verdicts[1];
    };
    const search = { board, check, said: [], weights: TARGET_WEIGHTS, judge: judgeTargets(board) };
    return JSON.stringify({ ...turn, clue: finish(giver.search(search))?.word ?? null });
  });
  writeFileSync(path, lines.map((line) => `${line}\n`).join(''));
  return lines.length;
}
