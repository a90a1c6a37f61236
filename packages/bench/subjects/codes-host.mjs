import { score, wordCodes } from '@cluekit/sdk/word-codes';
import { benchHost } from './bench-host.mjs';
import { once } from './once.mjs';
import { enterAll } from './recipient.mjs';

/** Both clue-givers, both sides' guessers, and somebody who looks on. */
export const AUDIENCES = ['amber-giver', 'teal-giver', 'amber-guesser', 'teal-guesser', 'spectator'];

/** A step as the text that its seat's connection brings. */
export const frameOf = ({ phase, command }, move) =>
  JSON.stringify({ t: 'cmd', id: `m${move}`, phase, cmd: command });

const framesOf = once(({ steps }) => steps.map(frameOf));

/** Whole games of Word Codes through the host, with all views as text to five sessions. */
export const subject = {
  async make(scripts) {
    const host = benchHost(wordCodes);
    const games = [];
    for (const script of scripts) {
      const match = await host.create({ game: wordCodes.id, source: script.source });
      const recipients = await enterAll(host, match, AUDIENCES);
      games.push({ id: match.matchId, script, recipients });
    }
    return {
      play(most = Infinity) {
        let moves = 0;
        for (const { script, recipients } of games) {
          const steps = script.steps.slice(0, most);
          const frames = framesOf(script);
          steps.forEach(({ audience }, move) => recipients.get(audience).receive(frames[move]));
          moves += steps.length;
          const { seen } = recipients.get('spectator');
          if (seen.frames !== steps.length + 1) throw new Error('A move was refused.');
        }
        return moves;
      },
      ends: () => games.map(({ id }) => score(host.state(id))),
      stop: () => host.close(),
    };
  },
};
