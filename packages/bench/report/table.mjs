/**
 * Rows as text in columns: the first to the left, the others to the right.
 *
 * @param {readonly (readonly string[])[]} rows the first is the heading
 */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ');
  const [heading, ...rest] = rows.map(line);
  return [heading, '-'.repeat(heading.length), ...rest].join('\n');
}

/** A number with three figures that count, or all where it has more before the point. */
export function figure(number) {
  if (number >= 100) return Math.round(number).toLocaleString('en');
  return number >= 10 ? number.toFixed(1) : number.toFixed(2);
}

/** A middle and its spread. */
export const figures = ({ median, min, max }) => [figure(median), `${figure(min)} – ${figure(max)}`];
