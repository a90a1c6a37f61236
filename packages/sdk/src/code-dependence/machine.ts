import { assign, createMachine, type AnyStateMachine } from 'xstate';
import { refuse, type CodeDependenceCommand } from './commands.js';
import { bookmarked, takenBack } from './history.js';
import { acted, chosen, chosenForTheRest, clueGiven, clueMissed, onward } from './round.js';
import { beginRound, dealt, UNDEALT, type CodeDependenceStart } from './start.js';
import type { CodeDependenceState, Phase } from './state.js';
import { nextTurn, waitingOf, withClock } from './turn.js';

type Event = CodeDependenceStart | (CodeDependenceCommand & { readonly at: number });

/** The cards and points after the event, the turn not yet passed on. */
function afterEvent(state: CodeDependenceState, event: Event): CodeDependenceState {
  switch (event.type) {
    case 'chooseCoded':
      return chosen(state, event.seat, event.word);
    case 'guess':
    case 'callIt':
    case 'pass':
      return acted(state, event);
    case 'timeout':
      return state.phase === 'planning'
        ? chosenForTheRest(state)
        : state.phase === 'clue'
          ? clueMissed(state)
          : acted(state, event);
    default:
      return state;
  }
}

/** Taking back, from any phase to the one before. */
const undo = [
  { guard: 'refused' },
  { guard: 'backToPlanning', target: 'planning', actions: 'takeBack' },
  { guard: 'backToClue', target: 'clue', actions: 'takeBack' },
  { guard: 'backToGuess', target: 'guess', actions: 'takeBack' },
  { target: 'scoring', actions: 'takeBack' },
];

/** Where the clue turn is over: to the next one, to the end of the round, or to the end of the game (CD-19). */
const turnOver = [
  { guard: 'turnLeft', target: 'clue', actions: 'passOn' },
  { guard: 'roundLeft', target: 'scoring', actions: 'passOn' },
  { target: 'finished', actions: 'passOn' },
];

/** A seat acts, or time is up: the window stays open until all have acted (CD-10, CD-12). */
const act = [{ guard: 'refused' }, { guard: 'windowStaysOpen', actions: 'act' }, ...turnOver];

/**
 * Code Dependence as a statechart (CD-3 to CD-19): guards and assigns only. Where a command is refused, the first
 * branch takes it and nothing changes.
 */
const chart = createMachine(
  {
    types: {} as { context: CodeDependenceState; events: Event },
    id: 'code-dependence',
    context: UNDEALT,
    initial: 'dealing',
    states: {
      /** Nothing is on the table until the deals come in (CD-3). */
      dealing: { on: { start: { target: 'planning', actions: 'deal' } } },

      /** Each seat makes one of its words its CODED (CD-4). */
      planning: {
        on: {
          chooseCoded: [
            { guard: 'refused' },
            { guard: 'othersToChoose', actions: 'choose' },
            { target: 'clue', actions: 'passOn' },
          ],
          timeout: [{ guard: 'refused' }, { target: 'clue', actions: 'passOn' }],
          undo,
        },
      },

      /** The giver gives a clue and tags slots (CD-6 to CD-9). */
      clue: {
        on: {
          giveClue: [{ guard: 'refused' }, { target: 'guess', actions: 'giveClue' }],
          timeout: [{ guard: 'refused' }, ...turnOver],
          undo,
        },
      },

      /** Every other seat acts once (CD-10 to CD-18). */
      guess: { on: { guess: act, callIt: act, pass: act, timeout: act, undo } },

      /** The round is over and all hands are shown (CD-19). */
      scoring: {
        on: { nextRound: [{ guard: 'refused' }, { target: 'planning', actions: 'nextRound' }], undo },
      },

      /** The last round is over; only taking back leads out of it. */
      finished: { on: { undo } },
    },
  },
  {
    guards: {
      refused: ({ context, event }) => refuse(context, event as CodeDependenceCommand) !== null,
      othersToChoose: ({ context, event }) => afterEvent(context, event).coded.includes(null),
      windowStaysOpen: ({ context, event }) => waitingOf(afterEvent(context, event)).length > 0,
      turnLeft: ({ context, event }) => nextTurn(afterEvent(context, event)) !== null,
      roundLeft: ({ context }) => context.round < context.options.rounds,
      backToPlanning: ({ context }) => phaseBefore(context) === 'planning',
      backToClue: ({ context }) => phaseBefore(context) === 'clue',
      backToGuess: ({ context }) => phaseBefore(context) === 'guess',
    },
    actions: {
      deal: assign(({ event }) => dealt(event as CodeDependenceStart)),
      choose: assign(({ context, event }) => bookmarked(context, afterEvent(context, event))),
      passOn: assign(({ context, event }) =>
        bookmarked(context, onward(afterEvent(context, event), event.at)),
      ),
      giveClue: assign(({ context, event }) =>
        event.type === 'giveClue' ? bookmarked(context, clueGiven(context, event, event.at)) : {},
      ),
      /** In sequential mode the next seat has a window of its own; in simultaneous mode the one for all runs on. */
      act: assign(({ context, event }) => {
        const next = afterEvent(context, event);
        const isSequential = context.options.guessMode === 'sequential';
        return bookmarked(context, isSequential ? withClock(next, event.at) : next);
      }),
      nextRound: assign(({ context, event }) => bookmarked(context, beginRound(context, event.at))),
      takeBack: assign(({ context, event }) => takenBack(context, event.at)),
    },
  },
);

/** The phase that the last command was made in. */
function phaseBefore(state: CodeDependenceState): Phase {
  return state.bookmarks.at(-1)?.was.phase ?? state.phase;
}

/** The statechart of Code Dependence, for the host and for tools that draw it. Its types stay inside the SDK. */
export const codeDependenceMachine: AnyStateMachine = chart;
