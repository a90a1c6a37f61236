import assert from 'node:assert/strict';
import { test } from 'node:test';
import { documentedEvents, firedEvents, madeEvents, typedEvents } from '../../gates/event-names.mjs';

const sorted = (names) => [...names].sort();

test('B33 every event is documented, typed, and told by the element that fires it', () => {
  const documented = sorted(documentedEvents().keys());
  assert.ok(documented.length >= 24, String(documented.length));
  assert.deepEqual(sorted(madeEvents()), documented);
  assert.deepEqual(sorted(typedEvents()), documented);
  assert.deepEqual(sorted(firedEvents()), documented);
});

test('E14 the names are in lower case and hold a noun and a verb or two', () => {
  for (const name of documentedEvents().keys()) assert.match(name, /^[a-z]+(-[a-z]+)+$/);
});

test('a row of the table is a name and its data', () => {
  assert.deepEqual(
    [...documentedEvents('| `a-b` | says `x` | `one`, `two` | |\n| c | d | `e` |')],
    [['a-b', ['one', 'two']]],
  );
});
