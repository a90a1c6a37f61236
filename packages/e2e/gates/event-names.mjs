import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../run/files.mjs';
import { root } from '../run/root.mjs';

const table = 'docs/events.md';

/** A row's cells. */
const cellsOf = (line) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The events that the documentation lists, each with the names of its data.
 *
 * @returns {Map<string, string[]>}
 */
export function documentedEvents(text = readFileSync(join(root, table), 'utf8')) {
  const rows = text.split('\n').filter((line) => /^\| `[a-z]/.test(line));
  return new Map(
    rows.map((line) => {
      const [name, , data] = cellsOf(line);
      return [name.slice(1, -1), [...data.matchAll(/`(\w+)`/g)].map(([, word]) => word)];
    }),
  );
}

/** The elements' source without its tests. */
export const sources = () =>
  files('packages/elements/src', /\.ts$/)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]);

/** The names that the types of the page's event listeners have. */
export function typedEvents() {
  return sources().flatMap(([, text]) =>
    [
      ...text.matchAll(/interface GlobalEventHandlersEventMap \{([^}]*(?:\{[^}]*\}[^}]*)*?)\n {2}\}/g),
    ].flatMap(([, body]) => [...body.matchAll(/^ {4}'([a-z-]+)':/gm)].map(([, name]) => name)),
  );
}

/** The names of the events that the source makes: where one is constructed, asked for, or handed on to be. */
export function madeEvents() {
  const marks = [
    /\bsuper\('([a-z]+(?:-[a-z]+)+)'/g,
    /\bnew (?:Custom)?Event\('([a-z]+(?:-[a-z]+)+)'/g,
    /\bnew GameChangeEvent\('([a-z-]+)'/g,
    /'(?!cluekit-)([a-z-]+-request)'/g,
    /\.emit\('([a-z-]+)'\)/g,
  ];
  return [
    ...new Set(
      sources().flatMap(([, text]) =>
        marks.flatMap((mark) => [...text.matchAll(mark)].map(([, name]) => name)),
      ),
    ),
  ];
}

/** The names after `@fires` in the elements' docstrings. */
export const firedEvents = () => [
  ...new Set(
    sources().flatMap(([, text]) => [...text.matchAll(/@fires ([a-z-]+)/g)].map(([, name]) => name)),
  ),
];
