import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSlices } from './in-slices.js';
import { finish, type Steps } from './steps.js';

function* count(to: number, each: () => void = () => {}): Steps<string> {
  for (let i = 0; i < to; i += 1) {
    each();
    yield;
  }
  return 'done';
}

test('work pauses when its slice is over, and goes on after it', async () => {
  let time = 0;
  const slices: number[] = [];
  let steps = 0;
  const answer = await inSlices(
    count(20, () => {
      time += 1;
      steps += 1;
    }),
    {
      now: () => time,
      ms: 4,
      pause: async () => {
        slices.push(steps);
        steps = 0;
      },
    },
  );
  assert.equal(answer, 'done');
  assert.deepEqual(slices, [4, 4, 4, 4, 4]);
});

test('finish does it all at once', () => assert.equal(finish(count(5)), 'done'));

test('without options it goes by the clock of the platform', async () =>
  assert.equal(await inSlices(count(1_000)), 'done'));

test('a throw in the work rejects', () =>
  assert.rejects(inSlices(count(1, () => assert.fail('broken'))), /broken/));
