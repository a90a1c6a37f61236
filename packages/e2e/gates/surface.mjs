import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/root.mjs';
import { sources } from './event-names.mjs';

/** The tokens that a page may set, by the source: the colours, and what else has a public name. */
export function tokens() {
  const palette = readFileSync(join(root, 'packages/elements/src/tokens/palette.ts'), 'utf8');
  const colours = [...palette.matchAll(/^ {2}\['([a-z-]+)', '(#\w+)', '(#\w+)'\]/gm)];
  const others = sources().flatMap(([, text]) => [...text.matchAll(/var\(--clue-([a-z-]+), ([^)]+)\)/g)]);
  return [
    ...colours.map(([, name, light, dark]) => [`--clue-${name}`, light, dark]),
    ...others.map(([, name, value]) => [`--clue-${name}`, value, value]),
  ];
}

/** The parts of each element, by its docstring: tag, part, what it is. */
export function parts() {
  return sources().flatMap(([, text]) => {
    const tag = /interface HTMLElementTagNameMap \{\s*'([a-z-]+)'/.exec(text)?.[1];
    if (!tag) return [];
    return [...text.matchAll(/@csspart ([a-z-]+) - (.+)/g)].map(([, part, what]) => [tag, part, what]);
  });
}

/** The names of the parts that templates of the source have. */
export const usedParts = () => [
  ...new Set(
    sources().flatMap(([, text]) =>
      [...text.matchAll(/\bpart="([a-z -]+)"/g)].flatMap(([, names]) => names.split(' ')),
    ),
  ),
];

/** The tables of docs/restyling.md, as they have to be. */
export function tables() {
  const tokenRows = tokens().map(([name, light, dark]) => `| \`${name}\` | ${light} | ${dark} |`);
  const byTag = Map.groupBy
    ? Map.groupBy(parts(), ([tag]) => tag)
    : parts().reduce((map, row) => map.set(row[0], [...(map.get(row[0]) ?? []), row]), new Map());
  const partRows = [...byTag]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, rows]) => `| \`<${tag}>\` | ${rows.map(([, part]) => `\`${part}\``).join(', ')} |`);
  return { tokens: tokenRows, parts: partRows };
}
