/** Everything this library keeps in a browser is under this prefix. */
const PREFIX = 'cluekit:';

/** Touching storage at all may throw: a frame without an origin, a browser that forbids it. */
function storage<T>(use: (store: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}

/** The name in the browser's storage of what is kept under a name. */
export const keptKey = (name: string): string => PREFIX + name;

/** Whether this page may keep anything. */
export function mayKeep(): boolean {
  const name = `${PREFIX}?`;
  return (
    storage((store) => {
      store.setItem(name, '');
      store.removeItem(name);
      return true;
    }) ?? false
  );
}

/** What is kept under a name, as text, or null. */
export function readKept(name: string): string | null {
  return storage((store) => store.getItem(PREFIX + name)) ?? null;
}

/** Keeps a text; false where the device does not take it. */
export function keep(name: string, text: string): boolean {
  return storage((store) => store.setItem(PREFIX + name, text)) !== undefined || readKept(name) === text;
}

/** Forgets what is kept under a name. */
export function forget(name: string): void {
  storage((store) => store.removeItem(PREFIX + name));
}

/** Forgets everything of ours, whichever game kept it, and nothing else (B25). */
export function forgetAll(): void {
  storage((store) => {
    for (const name of Object.keys(store)) if (name.startsWith(PREFIX)) store.removeItem(name);
  });
}
