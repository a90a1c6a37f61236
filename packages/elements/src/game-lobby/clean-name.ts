/** The most characters of a name (B22). */
export const MAX_NAME = 16;

/**
 * A typed name as it may be shown: no controls, no invisible or direction-turning characters, white space as single
 * spaces, 16 characters at most (B22). Empty where nothing is left.
 */
export function cleanName(text: string): string {
  const seen = text.normalize('NFC').replace(/\s+/g, ' ');
  const clean = seen.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...clean].slice(0, MAX_NAME).join('').trim();
}
