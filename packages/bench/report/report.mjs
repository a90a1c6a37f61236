import { cpus, loadavg } from 'node:os';
import { ratio, spread } from '../measure/stats.mjs';
import { subjects } from '../measure/subjects.mjs';
import { gamesPerSecond, movesPerSecond } from './musts.mjs';
import { figure, figures, table } from './table.mjs';

/** The measured subjects that play this. */
const of = (results, input) => Object.keys(results).filter((name) => subjects[name].input === input);
const label = (name) => subjects[name].label;

/** Which machine, and how busy. */
export function machine() {
  const load = loadavg().map((number) => number.toFixed(1));
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpus()[0]?.model ?? 'CPU'}, load ${load.join(' ')}`;
}

/** The card game by all engines. */
export function cardsTable(results) {
  const base = movesPerSecond(results['cards-boardgame']);
  const rows = of(results, 'cards').map((name) => {
    const moves = movesPerSecond(results[name]);
    const making = spread(results[name].map((round) => round.making / round.games)).median;
    return [label(name), ...figures(spread(moves)), ...figures(ratio(moves, base)), figure(making)];
  });
  const heading = ['48-move card game', 'moves/CPU-s', 'min – max', '× bgio', 'min – max', 'µs to set up'];
  return table([heading, ...rows]);
}

/** Whole games: their number and that of their commands. */
function playedRows(results, input) {
  return of(results, input).map((name) => {
    const rounds = results[name];
    return [
      label(name),
      ...figures(spread(gamesPerSecond(rounds))),
      ...figures(spread(movesPerSecond(rounds))),
    ];
  });
}

const PLAYED = ['games/CPU-s', 'min – max', 'commands/CPU-s', 'min – max'];

/** Word Codes, whole games and refusals. */
export function codesTable(results) {
  const refused = of(results, 'halves').map((name) => {
    return [label(name), '', '', ...figures(spread(movesPerSecond(results[name])))];
  });
  return table([['Word Codes, Everyday', ...PLAYED], ...playedRows(results, 'codes'), ...refused]);
}

/** Code Dependence, whole matches. */
export function dependenceTable(results) {
  const heading = ['Code Dependence, 4 seats, 3 rounds', ...PLAYED];
  return table([heading, ...playedRows(results, 'dependence')]);
}

/** Bytes of one game, which is named. */
export function bytesTable(game, bytes) {
  const range = (name, value) => [name, figure(value.median), `${figure(value.min)} – ${figure(value.max)}`];
  const one = (name, value) => [name, figure(value), ''];
  return table([
    [`${game}, ${bytes.moves} commands`, 'bytes', 'min – max'],
    range('view, shared', bytes.shared),
    range('view, mine', bytes.mine),
    range('view frame', bytes.frame),
    range('reply frame', bytes.reply),
    range('log entry of a command', bytes.entry),
    one('log entries of all commands', bytes.log),
    one('log entry of the start, without the list', bytes.start),
    one('the list in it (Everyday)', bytes.words),
    one('frames to one session, whole game', bytes.toOne),
    one(`frames to all ${bytes.sessions}, whole game`, bytes.toAll),
    one('frames from all, whole game', bytes.asked),
  ]);
}

const GAMES = { cards: 'card game', codes: 'Word Codes', dependence: 'Code Dependence' };

/** Heap of a live game. */
export function heapTable(heaps, games) {
  const rows = Object.entries(heaps).map(([name, bytes]) => {
    return [`${GAMES[subjects[name].input]}: ${label(name)}`, `${figure(bytes / 1000)} kB`];
  });
  return table([[`Heap of a live game (over ${figure(games)})`, 'each'], ...rows]);
}
