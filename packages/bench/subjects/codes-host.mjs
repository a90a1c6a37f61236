import { score, wordCodes } from '@cluekit/sdk/word-codes';
import { benchHost } from './bench-host.mjs';
import { enterAll } from './recipient.mjs';

/** Both clue-givers, both sides' guessers, and somebody who looks on. */
export const AUDIENCES = ['amber-giver', 'teal-giver', 'amber-guesser', 'teal-guesser', 'spectator'];

/** A step as the text that its seat's connection brings. */
export const frameOf = ({ phase, command }, move) =>
  JSON.stringify({ t: 'cmd', id: `m${move}`, phase, cmd: command });

/** Whole games of Word Codes through the host, with all views as text to five sessions. */
export const subject = {
  async make(scripts) {
    const host = benchHost(wordCodes);
    const games = [];
    for (const { source, steps } of scripts) {
      const match = await host.create({ game: wordCodes.id, source });
      const recipients = await enterAll(host, match, AUDIENCES);
      const frames = steps.map((step, move) => [recipients.get(step.audience), frameOf(step, move)]);
      games.push({ id: match.matchId, frames, watcher: recipients.get('spectator').seen });
    }
    return {
      play(most = Infinity) {
        let moves = 0;
        for (const { frames, watcher } of games) {
          const some = frames.slice(0, most);
          for (const [recipient, frame] of some) recipient.receive(frame);
          moves += some.length;
          if (watcher.frames !== some.length + 1) throw new Error('A move was refused.');
        }
        return moves;
      },
      ends: () => games.map(({ id }) => score(host.state(id))),
      stop: () => host.close(),
    };
  },
};
