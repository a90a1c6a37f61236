import { supportsAdoptingStyleSheets, type CSSResult, type LitElement, type PropertyValues } from 'lit';
import { language } from '../locales/catalogue.js';
import { submitAnywhere } from './submit-anywhere.js';

/** The sheets that other documents have of our styles: one can be adopted only in the document it was made in. */
const elsewhere = new WeakMap<Document, Map<CSSResult, CSSStyleSheet>>();

/** The sheet of some styles in a document; undefined where nothing can be shown, or shown in this way. */
export function sheetFor(styles: CSSResult, doc: Document): CSSStyleSheet | undefined {
  if (doc === document) return styles.styleSheet;
  const view = doc.defaultView;
  if (!view) return undefined;
  let sheets = elsewhere.get(doc);
  if (!sheets) elsewhere.set(doc, (sheets = new Map<CSSResult, CSSStyleSheet>()));
  let sheet = sheets.get(styles);
  if (!sheet) {
    sheets.set(styles, (sheet = new view.CSSStyleSheet()));
    sheet.replaceSync(styles.cssText);
  }
  return sheet;
}

/**
 * An element that keeps its looks in a document that is not ours, such as a popup's or an iframe's, whether it moves
 * there or is first shown there; that says what language it speaks; and whose forms work in frames that allow none.
 *
 * @param element one of our elements, all of them Lit's
 */
export function movable(element: CustomElementConstructor): CustomElementConstructor {
  const Lit = element as unknown as typeof LitElement;
  class Named extends Lit {
    protected override updated(changed: PropertyValues): void {
      super.updated(changed);
      handOnParts(this);
      sayLanguage(this);
    }
  }
  if (!supportsAdoptingStyleSheets) return Named; // its style elements move with it
  return class extends Named {
    adoptedCallback(): void {
      if (!this.shadowRoot) return;
      dress(this.shadowRoot, Lit);
      this.requestUpdate(); // a face has styles of its own
    }

    protected override createRenderRoot(): HTMLElement | DocumentFragment {
      const root = this.ownerDocument === document ? super.createRenderRoot() : this.#rootElsewhere();
      if (root instanceof ShadowRoot) submitAnywhere(root);
      return root;
    }

    #rootElsewhere(): ShadowRoot {
      const root = this.shadowRoot ?? this.attachShadow(Lit.shadowRootOptions);
      dress(root, Lit);
      return root;
    }
  };
}

/** Marks our classes across copies and versions on one page. */
export const BRAND = Symbol.for('cluekit/element');

/**
 * Inside a game of ours an element hands its parts on, so that a page styles them as the game's:
 * `word-codes::part(card)`. Inside a page's own element that is the page's to say.
 */
function handOnParts(element: LitElement): void {
  const { host } = element.getRootNode() as ShadowRoot;
  if (!host || !(BRAND in host.constructor)) return;
  const parts = [...element.renderRoot.querySelectorAll('[part]')].flatMap(({ part }) => [...part]);
  const names = [...new Set(parts)].join();
  if (element.getAttribute('exportparts') !== names) element.setAttribute('exportparts', names);
}

/** What the interface says is in its own language, whatever the page's is (A40). */
function sayLanguage({ renderRoot }: LitElement): void {
  for (const child of renderRoot.children as Iterable<HTMLElement>)
    if (child.lang !== language) child.lang = language;
}

function dress(root: ShadowRoot, { elementStyles }: typeof LitElement): void {
  root.adoptedStyleSheets = elementStyles.flatMap(
    (styles) => sheetFor(styles as CSSResult, root.ownerDocument) ?? [],
  );
}
