import { projectorEn, type ProjectorMessages } from './projector-en.js';

let current: ProjectorMessages = projectorEn;

/** The words of the projector, for all elements of this copy of the library. */
export function projectorMessages(): ProjectorMessages {
  return current;
}

/** Sets the words of the projector: a whole catalogue, or parts of one; what is missing stays English. */
export function setProjectorMessages(catalogue: Partial<ProjectorMessages>): void {
  current = { ...projectorEn, ...catalogue };
}
