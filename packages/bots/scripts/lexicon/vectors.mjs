// Vectors of the words: GloVe's as they are, and GloVe's drawn together by relations.
import { retrofit } from './graph.mjs';
import { centre, eigen, gram, matrix, times, unitRows } from './linear.mjs';

/** GloVe's rows; a word that it lacks is the mean of its parts, or of what is associated with it. */
export function gloveRows({ words, vector, decks, associations }) {
  const out = matrix(words.length, 100);
  words.forEach((word, r) => {
    const own = vector(word);
    const others = () => associations.find(([first]) => first === word)?.[1] ?? decks.get(word) ?? [];
    const rows = own ? [own] : others().map(vector).filter(Boolean);
    if (rows.length === 0) throw new Error(`There is no vector for ${word}.`);
    for (const row of rows) for (let c = 0; c < 100; c += 1) out.data[r * 100 + c] += row[c];
  });
  return centre(unitRows(out));
}

/**
 * The first `dims` directions of the rows, without the first `skip`. Each is scaled by a power of its share, which
 * lifts the finer ones.
 */
function reduce(rows, { dims, skip = 0, power }) {
  const { values, vectors } = eigen(gram(rows));
  const turned = times(rows, vectors, dims + skip);
  const out = matrix(rows.rows, dims);
  for (let r = 0; r < out.rows; r += 1)
    for (let c = 0; c < dims; c += 1)
      out.data[r * dims + c] = turned.data[r * turned.cols + c + skip] * values[c + skip] ** power;
  return unitRows(out);
}

/** Vectors with relations. */
export const relatedRows = (glove, edges, dims) =>
  reduce(centre(retrofit(glove, edges, { rounds: 4, beta: 1 })), { dims, power: -0.35 });

/** Vectors without: what stands near what in print, and no more. Its first direction is mere frequency. */
export const plainRows = (glove, dims) => reduce(glove, { dims, skip: 1, power: -0.1 });
