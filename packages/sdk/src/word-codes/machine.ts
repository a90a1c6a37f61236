import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { otherTeam } from './board.js';
import { lastOf } from './chunks.js';
import { refuse, type WordCodesCommand } from './commands.js';
import { dealt, UNDEALT, type WordCodesStart } from './start.js';
import type { WordCodesState } from './state.js';
import { over, takenBack, withBookmark } from './history.js';
import {
  giveClue,
  flip,
  ownerOf,
  passTurn,
  remaining,
  rivalMoves,
  turnEnd,
  turnEnds,
  turnUpNext,
} from './turn.js';

type Event = WordCodesStart | (WordCodesCommand & { readonly at: number });

/** The card a flip names; the chart asks for it only where `refuse` let a flip through. */
const cardOf = (event: Event): number => (event.type === 'flip' ? event.card : -1);

/**
 * Word Codes as a statechart (WC-5 to WC-11): guards and assigns only. Where a command is refused, the first
 * branch takes it and nothing changes. Made by `createMachine` with its parts given second: `setup` would bring every
 * action XState has, 0.8 kB of them unused.
 */
const chart = createMachine(
  {
    types: {} as { context: WordCodesState; events: Event },
    id: 'word-codes',
    context: UNDEALT,
    initial: 'dealing',
    states: {
      /** Nothing is on the table until the deal comes in (WC-1). */
      dealing: { on: { start: { target: 'clue', actions: 'deal' } } },

      /** The clue-giver looks at the key and gives a clue (WC-5, WC-6). */
      clue: {
        on: {
          giveClue: [{ guard: 'refused' }, { target: 'guess', actions: ['bookmark', 'giveClue'] }],
          timeout: [
            { guard: 'refused' },
            {
              guard: 'rivalFinishesUnused',
              target: 'finished',
              actions: ['bookmark', 'countUnused', 'turnEnds', 'rivalReveals', 'allFound'],
            },
            { actions: ['bookmark', 'countUnused', 'passTurn'] },
          ],
          undo: [
            { guard: 'refused' },
            { guard: 'backToClue', actions: 'takeBack' },
            { target: 'guess', actions: 'takeBack' },
          ],
        },
      },

      /** The team flips, up to its number and one more (WC-7 to WC-9). */
      guess: {
        on: {
          flip: [
            { guard: 'refused' },
            { guard: 'trap', target: 'finished', actions: ['bookmark', 'flip', 'trapLoses'] },
            { guard: 'lastWord', target: 'finished', actions: ['bookmark', 'flip', 'allFound'] },
            { guard: 'turnGoesOn', actions: ['bookmark', 'flip'] },
            {
              guard: 'rivalFinishesAfterFlip',
              target: 'finished',
              actions: ['bookmark', 'flip', 'turnEnds', 'rivalReveals', 'allFound'],
            },
            { target: 'clue', actions: ['bookmark', 'flip', 'passTurn'] },
          ],
          endTurn: [
            { guard: 'refused' },
            {
              guard: 'rivalFinishes',
              target: 'finished',
              actions: ['bookmark', 'turnEnds', 'rivalReveals', 'allFound'],
            },
            { target: 'clue', actions: ['bookmark', 'passTurn'] },
          ],
          claimFoul: [{ guard: 'refused' }, { actions: 'claimFoul' }],
          callFoul: [
            { guard: 'refused' },
            { guard: 'foulFinishes', target: 'finished', actions: ['bookmark', 'foulReveals', 'allFound'] },
            { target: 'clue', actions: ['bookmark', 'foulReveals', 'passTurn'] },
          ],
          timeout: [
            { guard: 'refused' },
            {
              guard: 'rivalFinishes',
              target: 'finished',
              actions: ['bookmark', 'turnEnds', 'rivalReveals', 'allFound'],
            },
            { target: 'clue', actions: ['bookmark', 'passTurn'] },
          ],
          undo: [
            { guard: 'refused' },
            { guard: 'backToClue', target: 'clue', actions: 'takeBack' },
            { actions: 'takeBack' },
          ],
        },
      },

      /** Won and lost; only taking back leads out of it (WC-10). */
      finished: {
        on: {
          undo: [
            { guard: 'refused' },
            { guard: 'backToClue', target: 'clue', actions: 'takeBack' },
            { target: 'guess', actions: 'takeBack' },
          ],
        },
      },
    },
  },
  {
    guards: {
      refused: ({ context, event }) => refuse(context, event as WordCodesCommand) !== null,
      trap: ({ context, event }) => ownerOf(context, cardOf(event)) === 'trap',
      /** A team's last word is up, by whoever flipped it (WC-10). */
      lastWord: ({ context, event }) => {
        const owner = ownerOf(context, cardOf(event));
        return (owner === 'amber' || owner === 'teal') && remaining(context, owner) === 1;
      },
      turnGoesOn: ({ context, event }) =>
        ownerOf(context, cardOf(event)) === context.turn && context.flipsLeft !== 1,
      rivalFinishes: ({ context }) => rivalMoves(context) && remaining(context, 'teal') === 1,
      /** The card that ended the turn may be Teal itself: then the rival's next one is its last. */
      rivalFinishesAfterFlip: ({ context, event }) =>
        rivalMoves(context) && remaining(context, 'teal', cardOf(event)) === 1,
      /** A turn without a clue is counted only when it passes. */
      rivalFinishesUnused: ({ context }) =>
        rivalMoves(context, context.turns + 1) && remaining(context, 'teal') === 1,
      foulFinishes: ({ context }) => remaining(context, otherTeam(context.turn)) === 1,
      backToClue: ({ context }) => lastOf(context.bookmarks)?.phase === 'clue',
    },
    actions: {
      deal: assign(({ event }) => dealt(event as WordCodesStart)),
      bookmark: assign(({ context }) => withBookmark(context)),
      giveClue: assign(({ context, event }) => (event.type === 'giveClue' ? giveClue(context, event) : {})),
      flip: assign(({ context, event }) => flip(context, cardOf(event))),
      passTurn: assign(({ context, event }) =>
        event.type === 'start' ? {} : passTurn(context, turnEnd(context, event), event.at),
      ),
      countUnused: assign(({ context }) => ({ turns: context.turns + (context.turn === 'amber' ? 1 : 0) })),
      turnEnds: assign(({ context, event }) =>
        event.type === 'start' ? {} : turnEnds(context, turnEnd(context, event)),
      ),
      rivalReveals: assign(({ context }) => turnUpNext(context, 'teal', 'rival')),
      claimFoul: assign({ foulClaimed: true }),
      foulReveals: assign(({ context }) => turnUpNext(context, otherTeam(context.turn), 'foul')),
      trapLoses: assign(({ context }) => over(context, otherTeam(context.turn), 'trap')),
      allFound: assign(({ context }) =>
        over(context, remaining(context, 'amber') === 0 ? 'amber' : 'teal', 'all-found'),
      ),
      takeBack: assign(({ context, event }) => (event.type === 'undo' ? takenBack(context, event.at) : {})),
    },
  },
);

/** The statechart of Word Codes, for the host and for tools that draw it. Its types stay inside the SDK. */
export const wordCodesMachine: AnyStateMachine = chart;
