// One subject in a process of its own: `node --expose-gc worker.mjs <subject>`. It answers one message at a time.
import { load, subjects } from './subjects.mjs';

const name = process.argv[2];

/** Games that are made at once, then played at once; and how many different ones there are. */
const size = subjects[name].batch ?? 24;

const { subject, games } = await load(name, size);

function microseconds(since) {
  const { user, system } = process.cpuUsage(since);
  return user + system;
}

/** Plays until `ms` milliseconds of CPU time were spent on moves; making the games is timed apart. */
async function play(ms) {
  const spent = { games: 0, moves: 0, making: 0, playing: 0 };
  while (spent.playing < ms * 1_000) {
    const begun = process.cpuUsage();
    const batch = await subject.make(games);
    spent.making += microseconds(begun);
    const dealt = process.cpuUsage();
    spent.moves += await batch.play();
    spent.playing += microseconds(dealt);
    spent.games += games.length;
    batch.stop?.();
  }
  return spent;
}

/**
 * One round. While others had their turn the caches were filled with theirs, and V8 made its heap small: so a round
 * begins with a third of itself that does not count.
 */
async function round(ms) {
  await play(ms / 3);
  return play(ms);
}

async function ends() {
  const batch = await subject.make(games);
  await batch.play();
  const result = batch.ends();
  batch.stop?.();
  return result;
}

/** Bytes of heap that a live game takes, in the middle of it. */
async function heap(count) {
  const many = Array.from({ length: count }, (_, index) => games[index % games.length]);
  await ends(); // what is made once belongs to no game
  const settled = () => {
    for (let times = 0; times < 3; times += 1) globalThis.gc();
    return process.memoryUsage().heapUsed;
  };
  const before = settled();
  const batch = await subject.make(many);
  await batch.play(games[0].picks ? 24 : 16);
  const bytes = (settled() - before) / count;
  batch.stop?.();
  return bytes;
}

const answers = { round, ends, heap };
process.on('message', async ({ ask, value }) => {
  try {
    process.send({ answer: await answers[ask](value) });
  } catch (error) {
    process.send({ failure: String(error?.stack ?? error) });
  }
});
process.send({ answer: 'ready' });
