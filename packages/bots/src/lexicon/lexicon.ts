/** Rows of small whole numbers, one for each word of a lexicon. */
export interface Vectors {
  readonly dims: number;
  /** Row by row, each number -7 … 7. */
  readonly rows: Int8Array;
  /** For each row, 1 over its length; 0 for a row of nothing. */
  readonly inverse: Float64Array;
}

/** The words a bot knows, and how near they are to each other. */
export interface Lexicon {
  /** In alphabetical order, folded to their letters. */
  readonly words: readonly string[];
  /** A word's place, or undefined. */
  readonly places: ReadonlyMap<string, number>;
  readonly vectors: Vectors;
  /** For each word, 0 … 15: how near at hand it is to a person who looks for a clue. */
  readonly nearness: Uint8Array;
  /** The places of the words that a bot may say, read for classrooms. */
  readonly sayable: readonly number[];
}
