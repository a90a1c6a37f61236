import { codeDependenceEn, type CodeDependenceMessages } from './code-dependence-en.js';

let current: CodeDependenceMessages = codeDependenceEn;

/** The words of Code Dependence, for all its elements of this copy of the library. */
export function codeDependenceMessages(): CodeDependenceMessages {
  return current;
}

/** Sets them: a whole catalogue, or parts of one; what is missing stays English. */
export function setCodeDependenceMessages(catalogue: Partial<CodeDependenceMessages>): void {
  current = { ...codeDependenceEn, ...catalogue };
}
