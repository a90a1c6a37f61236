import { isCluekitError } from '@cluekit/sdk/game';
import { messages } from './messages.js';
import { sentenceOf } from './sentence.js';

/** Why a game could not be set up, in words of the catalogue, or the SDK's own where those hold more (both numbers of a list). */
export function problemText(error: unknown): string {
  const { problems, notSent } = messages();
  if (!isCluekitError(error)) return notSent;
  return Object.hasOwn(problems, error.code)
    ? problems[error.code as keyof typeof problems]
    : sentenceOf(error);
}
