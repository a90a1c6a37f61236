/** Takes the place of a part of a library that the drop-in files do without. */
export function leftOut() {
  throw new Error('left out');
}
