import type { CSSResult, ReactiveController, ReactiveControllerHost } from 'lit';
import { facesOf, type Face, type Seen } from './faces.js';
import type { GameStore, Snapshot } from './game-store.js';
import { sheetFor } from './movable.js';
import { StoreSlice } from './store-slice.js';

/** An element with a face for each game. */
export type FacedElement = ReactiveControllerHost &
  HTMLElement & {
    readonly renderRoot: HTMLElement | DocumentFragment;
    store?: GameStore | undefined;
    /** A view to show in place of the game's. */
    view?: unknown;
    /** Whose face to show where no view says it. */
    game?: string | undefined;
  };

/** The reactive properties that every faced element has, for its `static properties`. */
export const FACED = {
  view: { attribute: false },
  game: {},
  names: { attribute: false },
  store: { attribute: false },
} as const;

interface AnyView {
  readonly shared: { readonly game?: string };
}

/** The game whose face an element shows where nothing says otherwise. */
const FIRST_GAME = 'word-codes';

type SliceOf<F> = F extends Seen<infer S> ? S : never;

/**
 * The face of an element and the slice it shows: of the game around the element, of its own store, or of the view that
 * a page gave it.
 *
 * @example #faced = new Faced<LogFace>(this, 'clue-log');  // render() { return this.#faced.render(); }
 */
export class Faced<F extends Seen = Face> implements ReactiveController {
  readonly #element: FacedElement;
  readonly #faces: Map<string, F>;
  readonly #slice: StoreSlice<AnyView, unknown>;
  #adopted: CSSResult | undefined;
  /** The game of the slice: an element that has gone has no view any more, and may still render what it showed. */
  #game: string | undefined;
  /** Where they were adopted: in another document they have to be again. */
  #document: Document | undefined;

  constructor(element: FacedElement, name: string) {
    this.#element = element;
    this.#faces = facesOf(name);
    this.#slice = new StoreSlice(element, (view: AnyView, snapshot) => this.#select(view, snapshot));
    element.addController(this);
  }

  get store(): GameStore | undefined {
    return this.#slice.store;
  }

  /** The view that is shown, as it is now; null where there is none. */
  get view(): unknown {
    return this.#element.view ?? this.store?.getSnapshot().view ?? null;
  }

  get face(): F | undefined {
    return this.#faceOf(this.view as AnyView | null);
  }

  get value(): SliceOf<F> | undefined {
    const given = this.#element.view as AnyView | null | undefined;
    return (given ? this.#select(given, this.store?.getSnapshot()) : this.#slice.value) as
      SliceOf<F> | undefined;
  }

  render(): unknown {
    return (this.face as Face | undefined)?.render?.(this.value, this.#element);
  }

  hostUpdated(): void {
    const styles = this.face?.styles;
    const root = this.#element.renderRoot as ShadowRoot;
    if (!styles || (styles === this.#adopted && root.ownerDocument === this.#document)) return;
    const sheet = sheetFor(styles, root.ownerDocument);
    if (!sheet) return;
    this.#adopted = styles;
    this.#document = root.ownerDocument;
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  }

  #faceOf(view: AnyView | null): F | undefined {
    const shown = this.#slice?.value === undefined ? undefined : this.#game;
    return this.#faces.get(view?.shared.game ?? shown ?? this.#element.game ?? FIRST_GAME);
  }

  #select(view: AnyView, snapshot?: Snapshot): unknown {
    this.#game = view.shared.game;
    return this.#faceOf(view)?.select(view as never, snapshot as never);
  }
}
