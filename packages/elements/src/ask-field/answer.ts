import type { CodeDependenceShared } from '@cluekit/sdk/code-dependence';
import { codeDependenceMessages } from '../locales/code-dependence-messages.js';
import { seatName } from '../locales/seat-name.js';

/** What a person may ask for. */
export const QUESTIONS = ['time', 'score', 'clue', 'left', 'words'] as const;

/** What an answer goes by: only what everybody may know. */
export interface Known {
  readonly shared: CodeDependenceShared;
  readonly names: readonly string[] | undefined;
  /** Seconds left on the clock; null: none runs. */
  readonly seconds: number | null;
}

/** The answer to a typed word, in a sentence or two (A24). A word that asks for nothing gets the list of those that do. */
export function answer(question: string, { shared, names, seconds }: Known): string {
  const m = codeDependenceMessages();
  const { seats, clue, bank } = shared;
  switch (question.trim().toLowerCase()) {
    case 'time':
      return seconds === null ? m.noClock : m.timeSpoken(seconds);
    case 'score':
      return `${seats.map(({ seat, score }) => `${seatName(seat, names)} ${m.total(score)}`).join(', ')}.`;
    case 'clue':
      return clue ? m.saidClue(seatName(clue.seat, names), clue.word, m.slotsTagged(clue.tags)) : m.noClueNow;
    case 'left': {
      const left = ({ slots }: (typeof seats)[number]): number => slots.filter(({ shed }) => !shed).length;
      return `${seats.map((each) => `${seatName(each.seat, names)} ${m.cardsLeft(left(each))}`).join(', ')}.`;
    }
    case 'words': {
      const hidden = bank.filter(({ state }) => state === 'hidden').map(({ word }) => word);
      return `${m.wordsHidden(hidden.length)}: ${hidden.join(', ')}.`;
    }
    default:
      return m.askHint(QUESTIONS);
  }
}
