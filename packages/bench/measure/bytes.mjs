import { codeDependence } from '@cluekit/sdk/code-dependence';
import { wordCodes } from '@cluekit/sdk/word-codes';
import { script } from '../codes/script.mjs';
import { dependenceScript, OPTIONS } from '../dependence/script.mjs';
import { benchHost } from '../subjects/bench-host.mjs';
import { AUDIENCES, frameOf } from '../subjects/codes-host.mjs';
import { AUDIENCES as SEATS } from '../subjects/dependence-host.mjs';
import { hello } from '../subjects/recipient.mjs';
import { spread } from './stats.mjs';

const bytesOf = (text) => Buffer.byteLength(text);
const jsonBytes = (value) => bytesOf(JSON.stringify(value));

/** Lets somebody in and keeps all that the host tells them. */
async function listen(host, match, audience) {
  const texts = [];
  const { receive } = host.attach({ send: (text) => texts.push(text), close: () => {} });
  receive(hello(match.matchId, await match.invite(audience)));
  return { texts, receive };
}

/** What is weighed: a whole game of Word Codes with five sessions, a match of Code Dependence with six. */
const WEIGHED = {
  codes: { game: wordCodes, options: {}, make: script, audiences: AUDIENCES },
  dependence: { game: codeDependence, options: OPTIONS, make: dependenceScript, audiences: SEATS },
};

/**
 * What one whole game weighs on the wire and in the log, in bytes of UTF-8.
 *
 * @param {keyof typeof WEIGHED} which
 */
export async function measureBytes(which) {
  const { game, options, make, audiences } = WEIGHED[which];
  const { source, steps } = make(1);
  const host = benchHost(game);
  const match = await host.create({ game: game.id, options, source });
  const seats = new Map();
  for (const audience of audiences) seats.set(audience, await listen(host, match, audience));
  steps.forEach((step, move) => seats.get(step.audience).receive(frameOf(step, move)));

  const texts = [...seats.values()].flatMap((seat) => seat.texts);
  const frames = texts.map((text) => JSON.parse(text)).filter((frame) => frame.t === 'view');
  const [start, ...commands] = host.log(match.matchId);
  const total = (list) => list.reduce((sum, text) => sum + bytesOf(text), 0);
  const result = {
    moves: steps.length,
    sessions: audiences.length,
    shared: spread(frames.map(({ view }) => jsonBytes(view.shared))),
    mine: spread(frames.map(({ view }) => jsonBytes(view.mine))),
    frame: spread(frames.map(jsonBytes)),
    reply: spread(texts.filter((text) => text.startsWith('{"t":"reply"')).map(bytesOf)),
    entry: spread(commands.map(jsonBytes)),
    start: jsonBytes({ ...start, source: { ...start.source, words: [] } }),
    words: jsonBytes(start.source.words),
    log: commands.reduce((sum, entry) => sum + jsonBytes(entry), 0),
    asked: steps.reduce((sum, step, move) => sum + bytesOf(frameOf(step, move)), 0),
    toOne: total(seats.get('spectator').texts),
    toAll: total(texts),
  };
  host.close();
  return result;
}
