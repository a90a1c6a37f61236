/**
 * The public tokens that are colours: name, light value, dark value. Contrast of each pair is held by
 * `palette.node.test.ts`. A page sets `--clue-NAME` to restyle; it follows the page's `color-scheme`.
 */
export const PALETTE = [
  ['surface', '#fbf8f2', '#16181f'], // what lies under the cards
  ['card', '#ffffff', '#22252f'], // a card face down
  ['text', '#1f2430', '#f1ede4'],
  ['muted', '#5b6170', '#b3b0a8'], // less important text
  ['border', '#8c8676', '#8a8778'], // a line that means something
  ['hairline', '#ddd6c7', '#3a3d49'], // a line that only parts
  ['accent', '#3b4cca', '#a9b4ff'], // focus and the primary action
  ['on-accent', '#ffffff', '#16181f'],
  ['amber', '#f4b53f', '#f4b53f'],
  ['on-amber', '#1f2430', '#1f2430'],
  ['teal', '#0b5f66', '#0f6f78'],
  ['on-teal', '#ffffff', '#ffffff'],
  ['bystander', '#d8d0bf', '#9a958a'],
  ['on-bystander', '#1f2430', '#16181f'],
  ['trap', '#1b1d26', '#000000'],
  ['on-trap', '#ffffff', '#ffffff'],
  ['bad', '#a3261b', '#ffb4a8'], // what is not allowed
] as const;
