import { en, type Messages } from './en.js';

let current: Messages = en;

/** The words of the interface, for all elements of this copy of the library. */
export function messages(): Messages {
  return current;
}

/** Sets the words of the interface: a whole catalogue, or parts of one; what is missing stays English. */
export function setMessages(catalogue: Partial<Messages>): void {
  current = { ...en, ...catalogue };
}
