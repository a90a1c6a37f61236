import porter2 from 'wink-porter2-stemmer';
import { singulars } from './singulars.js';

/** One of the groups that a wide Porter2 stem falls into; 0 is the first, `near` that it is of the first's family. */
export interface Group {
  readonly index: number;
  readonly near: boolean;
}

/** A Porter2 stem, and the words under it by their groups. */
export type Parted = ReadonlyMap<string, ReadonlyMap<string, Group>>;

/** What a form is known by: `same` to be one word with another, `near` to be its neighbour. */
export interface Stem {
  readonly same: string;
  readonly near: string;
  /** The Porter2 stem, where it has groups: two words of it that do not meet are strangers. */
  readonly wide?: string;
}

/** The Porter2 stem of a folded form, or that of its group where Porter2 puts strangers under one stem. */
export function stemOf(form: string, parted: Parted): Stem {
  const stem = porter2(form);
  const groups = parted.get(stem);
  if (!groups) return { same: stem, near: stem };
  const plain = form.replace(/(?:ly|ness|ed|ing|er|able)$/, '');
  const bases = [...singulars(form), plain, `${plain}e`];
  const group = bases.map((base) => groups.get(base)).find((found) => found);
  if (!group || group.index === 0) return { same: stem, near: stem, wide: stem };
  const own = `${stem}:${group.index}`;
  return { same: own, near: group.near ? stem : own, wide: stem };
}
