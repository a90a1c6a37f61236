/**
 * The first half of a game, up to the first flip of a turn that goes on: so its guesser may flip again.
 *
 * @param {import('../codes/script.mjs').Step[]} steps
 */
export function half(steps) {
  const goesOn = (at) =>
    steps[at].command.type === 'flip' &&
    steps[at + 1]?.command.type === 'flip' &&
    steps[at].phase === steps[at + 1].phase;
  const at = steps.findIndex((_, index) => index >= steps.length / 2 && goesOn(index));
  return { played: steps.slice(0, at + 1), seat: steps[at].audience, phase: steps[at].phase };
}
