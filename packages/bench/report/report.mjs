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

/** Word Codes, whole games and refusals. */
export function codesTable(results) {
  const played = of(results, 'codes').map((name) => {
    const rounds = results[name];
    return [
      label(name),
      ...figures(spread(gamesPerSecond(rounds))),
      ...figures(spread(movesPerSecond(rounds))),
    ];
  });
  const refused = of(results, 'halves').map((name) => {
    return [label(name), '', '', ...figures(spread(movesPerSecond(results[name])))];
  });
  return table([
    ['Word Codes, Everyday', 'games/CPU-s', 'min – max', 'commands/CPU-s', 'min – max'],
    ...played,
    ...refused,
  ]);
}

/** Bytes of one game. */
export function bytesTable(bytes) {
  const range = (name, value) => [name, figure(value.median), `${figure(value.min)} – ${figure(value.max)}`];
  const one = (name, value) => [name, figure(value), ''];
  return table([
    [`One game of ${bytes.moves} commands`, 'bytes', 'min – max'],
    range('view, shared', bytes.shared),
    range('view, mine', bytes.mine),
    range('view frame', bytes.frame),
    range('reply frame', bytes.reply),
    range('log entry of a command', bytes.entry),
    one('log entries of all commands', bytes.log),
    one('log entry of the start, without the list', bytes.start),
    one('the list in it (Everyday)', bytes.words),
    one('frames to one session, whole game', bytes.toOne),
    one('frames to all five, whole game', bytes.toAll),
    one('frames from all, whole game', bytes.asked),
  ]);
}

/** Heap of a live game. */
export function heapTable(heaps, games) {
  const rows = Object.entries(heaps).map(([name, bytes]) => {
    const game = subjects[name].input === 'cards' ? 'card game' : 'Word Codes';
    return [`${game}: ${label(name)}`, `${figure(bytes / 1000)} kB`];
  });
  return table([[`Heap of a live game (over ${figure(games)})`, 'each'], ...rows]);
}
