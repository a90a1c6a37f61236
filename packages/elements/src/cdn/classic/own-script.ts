/**
 * The script tag that this file came by; null where there was none. The getter is asked for by itself, since on a page
 * with an `<img name="currentScript">` the document's property of that name is the image.
 */
const present: unknown = Object.getOwnPropertyDescriptor(Document.prototype, 'currentScript')?.get?.call(
  document,
);
export const ownScript: HTMLScriptElement | null = present instanceof HTMLScriptElement ? present : null;

/** A file's address beside this one, whatever query this one was asked for with. */
export function besideOwn(file: string): string {
  return new URL(file, ownScript?.src || document.baseURI).href;
}
