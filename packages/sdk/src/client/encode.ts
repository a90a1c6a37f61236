import { isHarmless, MAX_FRAME } from '../protocol/read-frame.js';

/** Room for the frame around a command, with its id and phase. */
const FRAME_AROUND = 512;

/** A command as text, or null for what no host would read. */
export function encode(command: unknown): string | null {
  try {
    const text = JSON.stringify(command);
    // A server counts bytes, of which a character has three at most.
    const bytes = text.replace(/[^ -~]/g, '123').length;
    return bytes <= MAX_FRAME - FRAME_AROUND && isHarmless({ cmd: JSON.parse(text) as unknown })
      ? text
      : null;
  } catch {
    return null;
  }
}
