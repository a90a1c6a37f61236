import { wordCodes } from '@cluekit/sdk/word-codes';
import { script } from '../codes/script.mjs';
import { benchHost } from '../subjects/bench-host.mjs';
import { AUDIENCES, frameOf } from '../subjects/codes-host.mjs';
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

/**
 * What one whole game of Word Codes weighs on the wire and in the log, in bytes of UTF-8; five sessions are told.
 */
export async function measureBytes() {
  const { source, steps } = script(1);
  const host = benchHost(wordCodes);
  const match = await host.create({ game: wordCodes.id, source });
  const seats = new Map();
  for (const audience of AUDIENCES) seats.set(audience, await listen(host, match, audience));
  steps.forEach((step, move) => seats.get(step.audience).receive(frameOf(step, move)));

  const texts = [...seats.values()].flatMap((seat) => seat.texts);
  const frames = texts.map((text) => JSON.parse(text)).filter((frame) => frame.t === 'view');
  const [start, ...commands] = host.log(match.matchId);
  const total = (list) => list.reduce((sum, text) => sum + bytesOf(text), 0);
  const result = {
    moves: steps.length,
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
