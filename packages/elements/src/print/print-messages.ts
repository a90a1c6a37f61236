import { printEn, type PrintMessages } from './print-en.js';

let current: PrintMessages = printEn;

/** The words about printing, for all elements of this copy of the library. */
export function printMessages(): PrintMessages {
  return current;
}

/** Sets the words about printing: a whole catalogue, or parts of one; what is missing stays English. */
export function setPrintMessages(catalogue: Partial<PrintMessages>): void {
  current = { ...printEn, ...catalogue };
}
