import { messages } from './messages.js';

/**
 * What the SDK says of a refusal, or where it says nothing, that it did not work. In the drop-in files the code takes
 * the place of its sentence: that is for programs, and is not shown.
 */
export function sentenceOf({ code, message }: { readonly code: string; readonly message?: string }): string {
  return message && message !== code ? message : messages().notSent;
}
