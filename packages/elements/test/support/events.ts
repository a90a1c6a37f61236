import { expect } from '@open-wc/testing';

/** What was dispatched: its name, its data by name, and what of it can be written down. */
export interface Dispatched {
  readonly type: string;
  readonly data: readonly string[];
  readonly text: string;
  readonly event: Event;
}

/** Hears every event with a hyphen in its name that anything dispatches from now on; the browser's own have none. */
export function hearAll(): { readonly heard: Dispatched[]; stop(): void } {
  const heard: Dispatched[] = [];
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event: Event): boolean {
    if (event.type.includes('-') && event.type !== 'context-request' && event.type !== 'context-provider') {
      const data = Object.keys(event).filter((name) => name !== 'isTrusted');
      const text = JSON.stringify(data.map((name) => (event as unknown as Record<string, unknown>)[name]));
      heard.push({ type: event.type, data, text, event });
    }
    return dispatchEvent.call(this, event);
  };
  return { heard, stop: () => void (EventTarget.prototype.dispatchEvent = dispatchEvent) };
}

/** The table of docs/events.md: the names of each event's data, and whether it holds what is one seat's own. */
export async function eventTable(): Promise<Map<string, { data: string[]; own: boolean }>> {
  const text = await (await fetch('/docs/events.md')).text();
  const rows = text.split('\n').filter((line) => /^\| `[a-z]/.test(line));
  expect(rows.length).to.be.at.least(24);
  return new Map(
    rows.map((line) => {
      const [name = '', , data = '', own = ''] = line.split('|').slice(1, -1);
      const names = [...data.matchAll(/`(\w+)`/g)].map(([, word]) => word as string);
      return [name.trim().slice(1, -1), { data: names, own: own.trim() === 'yes' }];
    }),
  );
}
