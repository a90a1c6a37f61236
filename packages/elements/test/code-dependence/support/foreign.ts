import { settle } from '../../support/table.js';

/** What a page, or another library on it, may put under the names that our events have. */
const FIELDS: readonly (readonly [string, object])[] = [
  ['nothing', {}],
  ['null', { take: null, command: null, result: null, settings: null, seat: null, wish: null }],
  ['odd values', { take: 7, command: 'x', settings: 'classic', seat: 'x', wish: 'forget', card: 'x' }],
  ['objects', { take: {}, command: {}, settings: {}, seat: {}, wish: {} }],
  ['more', { settings: { seats: [] }, seat: 7, wish: { type: 'constructor' } }],
  ['even more', { settings: { seats: [null, null] }, seat: -1, wish: { type: 'seat-bot', seat: null } }],
  ['most', { settings: { seats: { length: 3 }, deck: 'constructor' }, seat: NaN, wish: { type: 7 } }],
  ['a getter', Object.defineProperty({}, 'take', { enumerable: true, get: () => undefined })],
];
const SHAPES = [
  (type: string) => new Event(type, { bubbles: true }),
  (type: string) => new CustomEvent(type, { bubbles: true, composed: true, cancelable: true, detail: null }),
];

/** Events of a name that are nobody’s of ours, each with what it holds. */
export function foreign(type: string): [string, Event][] {
  return SHAPES.flatMap((make) =>
    FIELDS.map(([what, fields]): [string, Event] => {
      const event = make(type);
      for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(fields)))
        Object.defineProperty(event, name, property);
      return [`${type} with ${what}`, Object.freeze(event)];
    }),
  );
}

/** Errors that a listener threw, which `dispatchEvent` does not pass on, and promises that nobody caught. */
export async function errorsOf(act: () => Promise<void>): Promise<string[]> {
  const errors: string[] = [];
  const { onerror } = window; // mocha's own, which would fail the test without a name
  window.onerror = (_event, _source, _line, _column, error) => {
    errors.push(error?.message ?? 'an error');
    return true;
  };
  const rejected = (event: PromiseRejectionEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    errors.push(String(event.reason));
  };
  window.addEventListener('unhandledrejection', rejected, { capture: true });
  try {
    await act();
    await settle();
  } finally {
    window.onerror = onerror;
    window.removeEventListener('unhandledrejection', rejected, { capture: true });
  }
  return errors;
}
