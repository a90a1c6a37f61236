import { codeDependence, score } from '@cluekit/sdk/code-dependence';
import { OPTIONS } from '../dependence/script.mjs';
import { benchHost } from './bench-host.mjs';
import { frameOf } from './codes-host.mjs';
import { once } from './once.mjs';
import { enterAll } from './recipient.mjs';

/** The four seats, whoever set the match up, and somebody who looks on. */
export const AUDIENCES = ['seat-0', 'seat-1', 'seat-2', 'seat-3', 'owner', 'spectator'];

const framesOf = once(({ steps }) => steps.map(frameOf));

/** Whole matches of Code Dependence through the host, with all views as text to six sessions. */
export const subject = {
  async make(scripts) {
    const host = benchHost(codeDependence);
    const games = [];
    for (const script of scripts) {
      const match = await host.create({ game: codeDependence.id, options: OPTIONS, source: script.source });
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
