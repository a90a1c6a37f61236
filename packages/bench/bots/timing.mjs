import {
  createGiver,
  createGuesser,
  finish,
  inSlices,
  judgeFlips,
  lexiconSteps,
  readLexicon,
  weightsOf,
} from '@cluekit/bots/lexicon';
import { checkClue, prepareClues } from '@cluekit/sdk/words';
import { codesBoard } from './boards.mjs';
import { files, lexicon } from './subjects.mjs';

/** Milliseconds of CPU time that something takes, all threads of the process together. */
function cpu(work) {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function searchOf(game) {
  const board = codesBoard(game);
  const weights = weightsOf('natural', 0);
  const words = board.map(({ word }) => word);
  const check = (clue) => checkClue(clue, words, 'code-dependence').verdict;
  return { board, weights, said: [], check, judge: judgeFlips(board, weights.stray) };
}

/** CPU milliseconds of a clue on a new board and on the same one later, of a guess and of reading the lexicon. */
export function timeBots(boards) {
  const guesser = createGuesser({ lexicon });
  const times = { fresh: [], later: [], guess: [], load: [] };
  for (let i = 0; i < boards + 10; i += 1) {
    const giver = createGiver(lexicon);
    const search = searchOf(i);
    let clue = null;
    const fresh = cpu(() => (clue = finish(giver.search(search))));
    const said = clue === null ? [] : [clue.word];
    const later = cpu(() => finish(giver.search({ ...search, said })));
    const words = search.board.map(({ word }) => word);
    guesser.rank('water', words);
    const guesses = 200;
    const guess = cpu(() => {
      for (let n = 0; n < guesses; n += 1) guesser.rank(clue?.word ?? 'water', words);
    });
    if (i < 10) continue; // the engine warms up
    times.fresh.push(fresh);
    times.later.push(later);
    times.guess.push(guess / guesses);
  }
  for (let i = 0; i < 12; i += 1) times.load.push(cpu(() => readLexicon(files['lexicon-en.bin'])));
  return times;
}

/** The longest slice, in milliseconds, of reading the clue data. It is read once: ask before any clue is checked. */
export async function timeClueData() {
  const [most] = await longestSlices([prepareClues()]);
  return most;
}

/** The longest slice, in milliseconds, of reading the lexicon. */
export async function timeLexicon() {
  const [most] = await longestSlices([lexiconSteps(files['lexicon-en.bin'])]);
  return most;
}

/** The longest slices, in milliseconds, of clues that are sought as a page seeks them. */
export function timeSlices(boards) {
  return longestSlices(
    Array.from({ length: boards }, (_, i) => createGiver(lexicon).search(searchOf(10_000 + i))),
  );
}

/** The longest slice of each of some works, by the clock: that is how long a page's main thread would stand still. */
async function longestSlices(works) {
  const longest = [];
  for (const steps of works) {
    let began = performance.now();
    let most = 0;
    const ended = () => (most = Math.max(most, performance.now() - began));
    await inSlices(steps, {
      async pause() {
        ended();
        await new Promise((resolve) => setImmediate(resolve));
        began = performance.now();
      },
    });
    ended();
    longest.push(most);
  }
  return longest;
}
