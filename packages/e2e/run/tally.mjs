/**
 * Adds up what the steps of a run counted. A step that cannot say what it counted has crashed: one failure.
 */
export function createTally() {
  const rows = [];
  /** Rows whose time runs from now on, row by row: steps may stand side by side. */
  const clocked = () => {
    let began = Date.now();
    return {
      /** @param {string} name @param {{ passed: number, failed: number, skipped?: number } | undefined} counts */
      add(name, counts) {
        const { passed, failed, skipped = 0 } = counts ?? { passed: 0, failed: 1 };
        const now = Date.now();
        rows.push({ name, passed, failed, skipped, seconds: Math.round((now - began) / 1000) });
        began = now;
      },
      /** One gate, one test. @param {string} name @param {boolean} ok */
      gate(name, ok) {
        this.add(name, { passed: Number(ok), failed: Number(!ok) });
      },
    };
  };
  return {
    ...clocked(),
    /** The rows of one step. */
    row: clocked,
    /** @returns {{ passed: number, failed: number, skipped: number }} */
    total() {
      const sum = { passed: 0, failed: 0, skipped: 0 };
      for (const row of rows) for (const key of Object.keys(sum)) sum[key] += row[key];
      return sum;
    },
    /** A line for each step, its counts first. */
    table() {
      const line = ({ name, passed, failed, skipped, seconds }) =>
        `${String(passed).padStart(7)} passed ${String(failed).padStart(5)} failed` +
        `${skipped ? ` ${skipped} skipped` : ''} ${String(seconds).padStart(5)} s  ${name}`;
      return rows.map(line).join('\n');
    },
  };
}

/** The line a run ends with: `12 passed, 0 failed`. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
