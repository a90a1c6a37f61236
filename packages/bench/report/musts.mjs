import { ratio } from '../measure/stats.mjs';

/** What must hold: how many times boardgame.io's moves per CPU-second ours make, in the same run. */
export const MUSTS = [
  { name: 'rules', subject: 'cards-rules', over: 'cards-boardgame', must: 12, aim: 20 },
  { name: 'host with strings', subject: 'cards-host', over: 'cards-boardgame', must: 2, aim: 4 },
];

/** Moves per second of CPU time, a figure for each round. */
export const movesPerSecond = (rounds) => rounds.map(({ moves, playing }) => moves / (playing / 1e6));

/** Whole games per second of CPU time, from the deal to the end, a figure for each round. */
export const gamesPerSecond = (rounds) =>
  rounds.map(({ games, making, playing }) => games / ((making + playing) / 1e6));

/** Never rounded up: 11.99 is not 12. */
const down = (times) => (Math.floor(times * 10) / 10).toFixed(1);

/**
 * Judges a run.
 *
 * @param {Record<string, import('../measure/rounds.mjs').Rounds>} results
 * @returns {{ holds: boolean, line: string }[]} one for each must
 */
export function judge(results) {
  return MUSTS.map(({ name, subject, over, must, aim }) => {
    const times = ratio(movesPerSecond(results[subject]), movesPerSecond(results[over])).median;
    const holds = times >= must;
    const words = !holds ? 'MISSED' : times >= aim ? 'holds, and the aim too' : 'holds';
    return {
      holds,
      line: `${name}: ${down(times)} times boardgame.io (must ${must}, aim ${aim}): ${words}`,
    };
  });
}
