import { below } from '@cluekit/sdk/random';
import { botStream } from '../stream.js';
import { occasion, type SeatView } from './occasion.js';

/**
 * How long a bot takes before it acts, so that people can follow: 0.8 to 2 seconds for a guess, up to 3 for a
 * clue or a choice; the same for the same seed and moment. Leave `pace` away to switch it off.
 *
 * @returns milliseconds from being asked to acting
 */
export function humanPace({ seed }: { readonly seed: string | number }): (view: SeatView) => number {
  return (view) => {
    const next = botStream(seed, `pace/${occasion(view)}`);
    return 800 + below(view.shared.phase === 'guess' ? 1_200 : 2_200, next);
  };
}
