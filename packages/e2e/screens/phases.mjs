/**
 * The phases of a game in the order they are played, each with what a person does to come to it: what to press, by a
 * selector in any of the game's shadow roots; what to type; the owner whose first unflipped card is lifted.
 */
export const teams = [
  ['1-clue', []],
  ['2-key', [{ press: '.toggle' }]],
  [
    '3-refused',
    [
      { press: '.toggle' },
      { type: 'word on the board' },
      { press: '.number:nth-of-type(2) input' },
      { press: '[part~=submit]' },
    ],
  ],
  ['4-guess', [{ type: 'harbour' }, { press: '[part~=submit]' }]],
  ['5-lifted', [{ lift: 'own' }]],
  ['6-flipped', [{ press: '[part~=flip]' }]],
  ['7-foul', [{ press: '[part~=foul]' }]],
  ['8-outcome', [{ press: '.ask button' }, { lift: 'bystander' }, { press: '[part~=flip]' }]],
  [
    '9-result',
    [
      { press: '[part~=go-on]' },
      { press: '.number:nth-of-type(10) input' },
      { press: '[part~=submit]' },
      { lift: 'trap' },
      { press: '[part~=flip]' },
    ],
  ],
  ['10-menu', [{ unfold: true }]],
];

/** On the level Easy, which this game is played on, the rival flips a card after every second turn. */
const turn = [
  { press: '.number:nth-of-type(3) input' },
  { press: '[part~=submit]' },
  { lift: 'bystander' },
  { press: '[part~=flip]' },
];

/** Co-op differs in what comes after a turn: the rival's own flip. */
export const coop = [['11-rival', [...turn, { press: '[part~=go-on]' }, ...turn]]];
