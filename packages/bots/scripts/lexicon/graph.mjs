// A graph of words with weights, and vectors drawn together along it.
import { matrix } from './linear.mjs';

/** Collects weights between numbered words; `edges()` gives them symmetric, as rows of neighbours. */
export function createGraph(size) {
  const rows = Array.from({ length: size }, () => new Map());
  return {
    add(from, to, weight) {
      if (from === undefined || to === undefined || from === to || weight <= 0) return;
      rows[from].set(to, (rows[from].get(to) ?? 0) + weight);
    },
    /** Each weight through tanh, so that none counts for more than 1; then the mean of both directions. */
    edges() {
      const both = Array.from({ length: size }, () => new Map());
      rows.forEach((row, from) =>
        row.forEach((weight, to) => {
          const half = Math.tanh(weight) / 2;
          both[from].set(to, (both[from].get(to) ?? 0) + half);
          both[to].set(from, (both[to].get(from) ?? 0) + half);
        }),
      );
      return both.map((row) => [...row].sort(([a], [b]) => a - b));
    },
  };
}

/**
 * Draws each row towards its neighbours (retrofitting): in each round a row becomes
 * (own + beta · Σ weight · neighbour) / (1 + beta · Σ weight).
 */
export function retrofit(start, edges, { rounds, beta }) {
  const { cols } = start;
  let now = start;
  for (let round = 0; round < rounds; round += 1) {
    const next = matrix(start.rows, cols);
    next.data.set(start.data);
    edges.forEach((row, r) => {
      let total = 1;
      for (const [to, weight] of row) {
        const by = beta * weight;
        total += by;
        for (let c = 0; c < cols; c += 1) next.data[r * cols + c] += by * now.data[to * cols + c];
      }
      for (let c = 0; c < cols; c += 1) next.data[r * cols + c] /= total;
    });
    now = next;
  }
  return now;
}
