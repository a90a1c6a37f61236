import type { Board, Owner } from '@cluekit/sdk/word-codes';

/** 25 words that stand nowhere else: where one is found, it came from the board. */
export const WORDS: readonly string[] = [
  ...['Quokka', 'Zeppelin', 'Ukulele', 'Pagoda', 'Walnut', 'Igloo', 'Turbine', 'Mitten', 'Geyser'],
  ...['Lantern', 'Bobsled', 'Nutmeg', 'Fjord', 'Saddle', 'Kiosk', 'Oyster', 'Gazebo'],
  ...['Vinegar', 'Anvil', 'Puffin', 'Trellis', 'Cobweb', 'Hammock', 'Jigsaw', 'Dynamo'],
];

/** Cards 0–8 are Amber, 9–16 Teal, 17–23 bystanders, 24 is the trap; Amber starts. */
export const KEY: readonly Owner[] = [
  ...Array<Owner>(9).fill('amber'),
  ...Array<Owner>(8).fill('teal'),
  ...Array<Owner>(7).fill('bystander'),
  'trap',
];

export const AMBER = 0;
export const TEAL = 9;
export const BYSTANDER = 17;
export const TRAP = 24;

export const BOARD: Board = {
  words: WORDS,
  key: KEY,
  starting: 'amber',
  revealOrder: [...WORDS.keys()],
};

const free = [...KEY.keys()].filter((card) => card !== AMBER && card !== TEAL && card !== BYSTANDER);

/** The same words, another key but for three cards: nothing that one may see without a peek tells the two apart. */
export const TWIN: Board = {
  ...BOARD,
  key: KEY.map((owner, card) =>
    free.includes(card) ? (KEY[free.at(-1 - free.indexOf(card)) ?? 0] ?? owner) : owner,
  ),
  revealOrder: [...WORDS.keys()].reverse(),
};
