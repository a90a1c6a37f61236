/** Three persons, two rounds, with a clock that stands in every picture of a private view. */
const three = {
  seats: [
    { name: '', bot: false },
    { name: '', bot: false },
    { name: 'Red Fox', bot: false },
  ],
  ...{ deck: 'classic', rounds: 2, guessMode: 'simultaneous', timers: 10 },
};

/** One person and three bots, who take their time. */
const solo = {
  seats: [{ name: '', bot: false }, ...['', '', ''].map((name) => ({ name, bot: true }))],
  ...{ deck: 'classic', rounds: 1, guessMode: 'simultaneous', timers: null },
};

const choose = [{ press: '[part~=card] [type=radio]' }, { press: '[part~=keep]' }];
const ready = { press: '[part~=ready]' };
const tag = (slot) => ({ press: `[part~=tags] label:nth-of-type(${slot}) input` });

/**
 * The phases of a game of Code Dependence as they are played, each with what persons do to come to it: what to press,
 * by a selector in any shadow root of the game; what to type; the free card to lift; the part to play on to.
 */
export const evening = [
  ['cd-01-lobby', []],
  ['cd-02-cover', [{ start: three }]],
  ['cd-03-planning', [ready]],
  ['cd-04-chosen', [{ press: '[part~=card]:nth-of-type(3) [type=radio]' }]],
  ['cd-05-clue', [{ press: '[part~=keep]' }, ready, ...choose, ready, ...choose, ready]],
  ['cd-06-typed', [{ type: 'velvet' }, tag(1), tag(3)]],
  ['cd-07-near', [{ type: 'zookeeper' }]],
  ['cd-08-illegal', [{ type: 'word on the board' }]],
  ['cd-09-refused', [{ press: '[part~=submit]' }]],
  ['cd-10-guess', [{ type: 'zookeeper' }, { press: '[part~=submit]' }, ready]],
  ['cd-11-lifted', [{ pick: 2 }]],
  ['cd-12-call', [{ press: '[part~=call]' }]],
  ['cd-13-outcome', [{ press: '.ask .primary' }, ready, { pick: 4 }, { press: '[part~=guess]' }]],
  [
    'cd-14-later',
    [
      { press: '[part~=go-on]' },
      { until: '[part~=go-on]' },
      { press: '[part~=go-on]' },
      { until: '[part~=pass]' },
    ],
  ],
  ['cd-15-paused', [{ press: '[part~=pause]' }]],
  ['cd-16-scoring', [{ press: '[part~=resume]' }, { until: '[part~=next-round]' }]],
  ['cd-17-result', [{ until: '[part~=play-again]' }, { press: '[part~=verify]' }]],
  ['cd-18-wait', [{ start: solo }, ...choose, { until: '[part~=pass]' }, { press: '[part~=pass]' }]],
  ['cd-19-menu', [{ start: three }, { unfold: true }]],
];
