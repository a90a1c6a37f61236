import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clue, guess, Match } from '../../test/code-dependence/match.js';
import { BOARD, TRAP } from '../../test/word-codes/match.js';
import { codeDependence, type CodeDependenceCommand } from '../code-dependence/index.js';
import { isCluekitError } from '../game/error.js';
import type { CommandLike, Game } from '../game/game.js';
import { createParty } from '../testing/index.js';
import { wordCodes } from '../word-codes/index.js';
import { recordOf } from './record-of.js';
import { replay } from './replay.js';
import { writeCodeDependenceRecord } from './write-code-dependence.js';
import { writeRecord } from './write.js';

const deck = { name: 'x', language: 'en', version: 1 };

test('the record of a match of Code Dependence: its public part or one seat’s until it is over, then all of it', async () => {
  const { deals } = new Match({ players: 2, rounds: 1 });
  const game = codeDependence as unknown as Game<unknown, CodeDependenceCommand>;
  const party = await createParty(game, { source: { deals }, options: { players: 2, rounds: 1 } });
  const ask = async (audience: string, command: object): Promise<void> => {
    const reply = party.guest(audience).client.send(command as CodeDependenceCommand);
    await party.settle();
    assert.deepEqual(await reply, { ok: true });
    party.clock.advance(1000);
  };
  await ask('owner', { type: 'timeout' });
  await ask('seat-0', clue(9, [1, 2]));
  const now = recordOf(party.host, party.matchId, writeCodeDependenceRecord, { deck });
  assert.deepEqual(now.deals, [{ bank: deals[0]?.bank }]);
  assert.deepEqual(now.deck, deck);
  assert.deepEqual(now.moves, [
    { type: 'timeout', at: 0 },
    { ...clue(0, [1, 2]), at: 1000 },
  ]);
  const own = recordOf(party.host, party.matchId, writeCodeDependenceRecord, { before: 1 });
  assert.deepEqual(own.deals, [{ bank: deals[0]?.bank, hands: [null, deals[0]?.hands[1]] }]);
  await ask('seat-1', guess(1, deals[0]?.hands[0]?.[2]));
  party.clock.advance(400_000);
  party.host.tick();
  const whole = recordOf(party.host, party.matchId, writeCodeDependenceRecord, { before: 1 });
  assert.deepEqual(whole.deals, deals);
  assert.equal(whole.moves.length, 3 + 5, 'clocks that ran out are moves');
  const { phase, rejected } = replay(whole);
  assert.deepEqual([phase, rejected], ['finished', []]);
  party.close();
});

test('the record of a match of Word Codes', async () => {
  const game = wordCodes as unknown as Game<unknown, CommandLike>;
  const party = await createParty(game, { source: { board: BOARD } });
  assert.deepEqual(recordOf(party.host, party.matchId, writeRecord).board, { words: BOARD.words });
  for (const command of [
    { type: 'giveClue', word: null, number: 1 },
    { type: 'flip', card: TRAP },
  ]) {
    void party.guest('table').client.send(command);
    await party.settle();
  }
  const whole = recordOf(party.host, party.matchId, writeRecord);
  assert.deepEqual(whole.board, BOARD);
  assert.equal(replay(whole).phase, 'finished');
  party.close();
});

test('a match that the host has not in memory has no record', async () => {
  const party = await createParty(wordCodes as unknown as Game<unknown, CommandLike>, {
    source: { board: BOARD },
  });
  assert.throws(
    () => recordOf(party.host, 'nothing', writeRecord),
    (error) => isCluekitError(error) && error.code === 'unknown-match',
  );
  party.close();
});
