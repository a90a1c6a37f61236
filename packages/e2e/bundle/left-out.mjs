/** Takes the place of a part of XState that the drop-in files do without. */
export function leftOut() {
  throw new Error('This part of XState is left out here.');
}
