import type { CSSResult } from 'lit';
import type { Snapshot } from './game-store.js';
import { pageWide } from './page-wide.js';

/** The part of a face that every element needs. */
export interface Seen<S = unknown> {
  /** The face's own styles, after the element's. */
  readonly styles?: CSSResult;
  /** What it needs of a view: the element renders again only when this changed, one level deep. */
  select(view: never, snapshot: Snapshot<never>): S;
}

/**
 * What an element shows of one game. An element that serves both games is a frame; what differs is its face, in a file
 * beside it by the game's name, and a game's elements bring their faces with them when they are defined.
 *
 * @typeParam S the slice of a view that the face shows
 * @typeParam E the element
 */
export interface Face<S = unknown, E = unknown> extends Seen<S> {
  /** The element's content; the slice is undefined where there is no view. */
  render(slice: S | undefined, element: E): unknown;
}

/**
 * The faces of one kind of element, by game. They belong to the page and not to a copy of this library: where each
 * game came in a file of its own, the element that was registered first still shows both.
 */
export function facesOf<F>(element: string): Map<string, F> {
  const all = pageWide('faces@1', () => new Map<string, Map<string, unknown>>());
  let faces = all.get(element) as Map<string, F> | undefined;
  if (!faces) all.set(element, (faces = new Map<string, F>()));
  return faces;
}

/** Brings a game's faces to the page, by the element each is for; one that is there already stays. */
export function bringFaces(game: string, faces: Readonly<Record<string, unknown>>): void {
  for (const [element, face] of Object.entries(faces)) {
    const present = facesOf<unknown>(element);
    if (!present.has(game)) present.set(game, face);
  }
}
