import { wordCodes } from '@cluekit/sdk/word-codes';
import { benchHost } from './bench-host.mjs';
import { AUDIENCES, frameOf } from './codes-host.mjs';
import { half } from './halfway.mjs';
import { enterAll } from './recipient.mjs';

const TIMES = 200;

/** The same refusal through the whole host: text in, a reply as text out, and nobody else is told anything. */
export const subject = {
  async make(scripts) {
    const host = benchHost(wordCodes);
    const games = [];
    for (const { source, steps } of scripts) {
      const match = await host.create({ game: wordCodes.id, source });
      const recipients = await enterAll(host, match, AUDIENCES);
      const { played, seat, phase } = half(steps);
      played.forEach((step, move) => recipients.get(step.audience).receive(frameOf(step, move)));
      const command = { type: 'flip', card: host.state(match.matchId).flipped[0] };
      const frames = Array.from({ length: TIMES }, (_, n) => frameOf({ phase, command }, `no${n}`));
      games.push({ id: match.matchId, asker: recipients.get(seat), frames });
    }
    return {
      play() {
        for (const { id, asker, frames } of games) {
          const before = { answers: asker.seen.frames, entries: host.log(id).length };
          for (const frame of frames) asker.receive(frame);
          const answered = asker.seen.frames - before.answers === TIMES;
          if (!answered || host.log(id).length !== before.entries) throw new Error('It was not refused.');
        }
        return games.length * TIMES;
      },
      ends: () => games.map(({ id }) => host.state(id).flipped.length),
      stop: () => host.close(),
    };
  },
};
