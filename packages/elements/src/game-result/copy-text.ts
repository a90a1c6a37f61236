/**
 * Copies a text, in the gesture that asked for it. False where the page may not: a frame without
 * `allow="clipboard-write"`, an old browser, a page that is not secure. Then the text is shown to be copied by hand.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
