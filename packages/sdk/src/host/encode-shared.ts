/**
 * Encodes one match's `shared` views as JSON, one after the other, and keeps the text of every item of its lists. A
 * view is mostly lists (cards, log) of which a command changes an item or two, and what did not change keeps its
 * identity: so an item is encoded once, not once a command. The text is the one that `JSON.stringify` gives.
 *
 * @returns encodes a plain JSON value; parts that were seen before are known by identity, so they must be frozen
 */
export function createSharedEncoder(): (shared: unknown) => string {
  /** The last value, for it is asked for once an audience. */
  let last: { readonly shared: unknown; readonly text: string } | null = null;
  const lists = new Map<string, KeptList>();

  function encodeMember(key: string, value: unknown): string | undefined {
    if (!Array.isArray(value)) return JSON.stringify(value);
    let list = lists.get(key);
    if (list === undefined) lists.set(key, (list = { items: [], texts: [] }));
    return encodeList(list, value);
  }

  function encode(shared: unknown): string {
    if (typeof shared !== 'object' || shared === null || Array.isArray(shared))
      return JSON.stringify(shared) ?? 'null';
    const members: string[] = [];
    for (const [key, value] of Object.entries(shared)) {
      const text = encodeMember(key, value);
      if (text !== undefined) members.push(`${JSON.stringify(key)}:${text}`);
    }
    return `{${members.join(',')}}`;
  }

  return (shared) => {
    if (last === null || last.shared !== shared) last = { shared, text: encode(shared) };
    return last.text;
  };
}

/** A list as it was encoded last, with the text of each item. */
interface KeptList {
  items: readonly unknown[];
  readonly texts: string[];
}

function encodeList(kept: KeptList, items: readonly unknown[]): string {
  const { items: before, texts } = kept;
  for (let i = 0; i < items.length; i += 1)
    if (i >= texts.length || items[i] !== before[i]) texts[i] = JSON.stringify(items[i]) ?? 'null';
  texts.length = items.length;
  kept.items = items;
  return `[${texts.join(',')}]`;
}
