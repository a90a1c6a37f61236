import type { Face } from '../store/faces.js';
import type { ClueComposer } from './clue-composer.js';

/** What every face needs of a view. */
export interface ComposerSlice {
  /** Whether this person may give a clue now. */
  readonly allowed: boolean;
  /** Changes with the turn: what was typed for another one is thrown away. */
  readonly turn: number;
}

/** Why nothing was sent, and the field where it can be mended: a selector in the composer's shadow root. */
export type ComposerProblem = [problem: string, field: string];

/** What a composer shows of one game beside the field for the word: `render` gives the other fields. */
export interface ComposerFace<S extends ComposerSlice = ComposerSlice> extends Face<S, ClueComposer> {
  /** Under the field for the word. */
  hint(element: ClueComposer): unknown;
  /** Beside the button. */
  readonly rules: () => string;
  /** The command of what was typed and chosen, or why there is none yet. */
  command(element: ClueComposer): Readonly<Record<string, unknown>> | ComposerProblem;
  /** Why a clue was refused, as a sentence. */
  refusal(clue: string, reply: { readonly code: string; readonly word?: string }): string;
  /** Told of every change of the word. */
  typed?(element: ClueComposer): void;
}
