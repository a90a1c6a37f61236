/**
 * The script tag that this file came by; null where there was none. Only a script is one: on a page that has an
 * `<img name="currentScript">` that is what the document answers with.
 */
const present: unknown = document.currentScript;
export const ownScript: HTMLScriptElement | null = present instanceof HTMLScriptElement ? present : null;

/** A file's address beside this one, whatever query this one was asked for with. */
export function besideOwn(file: string): string {
  return new URL(file, ownScript?.src || document.baseURI).href;
}
