import { html, type TemplateResult } from 'lit';

type Html = (strings: TemplateStringsArray, ...values: unknown[]) => TemplateResult<1>;

const tags = new Map<string, Html>();

/**
 * Lit's `html` for a game whose elements are registered under a prefix: every custom element in the template gets it.
 * Only our own constant strings are changed, once each, so that no value of a page can become markup.
 */
export function prefixedHtml(prefix: string): Html {
  let tag = tags.get(prefix);
  if (!tag) tags.set(prefix, (tag = prefix ? makeHtml(prefix) : html));
  return tag;
}

function makeHtml(prefix: string): Html {
  const made = new WeakMap<TemplateStringsArray, TemplateStringsArray>();
  return (strings, ...values) => {
    let named = made.get(strings);
    if (!named) {
      const parts = strings.map((text) => text.replace(/(<\/?)(?=[a-z]+-)/g, `$1${prefix}`));
      made.set(strings, (named = Object.assign(parts, { raw: parts })));
    }
    return html(named, ...values);
  };
}
