import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { isCluekitError } from '../game/error.js';
import { replay } from './replay.js';

interface Case {
  readonly name: string;
  readonly record: unknown;
  readonly result: unknown;
}

const read = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`../../test-data/${file}`, import.meta.url), 'utf8')) as T;

const FILES = ['word-codes-records.json', 'code-dependence-records.json'];

for (const { name, record, result } of FILES.flatMap((file) => read<Case[]>(file)))
  test(`record ${name} replays to its result`, () => {
    assert.deepEqual(replay(record), result);
    assert.deepEqual(replay(JSON.stringify(record)), result);
  });

for (const { why, record } of read<{ why: string; record: unknown }[]>('no-records.json'))
  test(`no record: ${why}`, () => {
    assert.throws(
      () => replay(record),
      (error) => isCluekitError(error) && error.code === 'bad-record',
    );
  });
