import { all, text } from '../../support/deep.js';

/** What assistive technology could read of an element beside its text. */
const SPEAKING = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'alt', 'title'];

/** Names and descriptions of everything on the page, as far as attributes and references give them. */
export function getComputedAccessibleNames(): string[] {
  return all(document, '*').flatMap((element) => {
    const own = SPEAKING.map((name) => element.getAttribute(name) ?? '');
    const root = element.getRootNode() as Document | ShadowRoot;
    const ids = ['aria-labelledby', 'aria-describedby'].flatMap(
      (name) => element.getAttribute(name)?.split(/\s+/) ?? [],
    );
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const referred = [...ids.map((id) => root.getElementById(id)), ...labels].map(text);
    const internal = [element.ariaLabel ?? '', element.ariaDescription ?? ''];
    return [...own, ...referred, ...internal].filter(Boolean);
  });
}
