/** Takes the place of a part of a library that the drop-in files do without. */
export function leftOut() {
  throw new Error('This part of a library is left out here.');
}
