import { expect } from '@open-wc/testing';
import { checkRecord, replay, type CodeDependenceReplay, type GameRecord } from '@cluekit/sdk/record';
import '../../src/code-dependence/define.js';
import type { CodeDependence } from '../../src/code-dependence/code-dependence.js';
import { setTable } from '../../src/code-dependence/table.js';
import type { Settings } from '../../src/code-dependence/settings.js';
import type { GameResult } from '../../src/game-result/game-result.js';
import { all, one, text } from '../support/deep.js';
import { until } from '../support/table.js';
import { playTo, preset, press, seen, sharedOf } from './support/preset.js';
import { WORDS, wordsIn } from './support/words.js';

/** A guess that now and then hits: the words of the bank in an order of their own. */
const guesses: Parameters<typeof playTo>[2] = ({ bank, clueTurn }, { seat }) => {
  const open = bank.filter(({ state }) => state === 'hidden');
  return clueTurn % 4 === 3 ? null : (open[(clueTurn * 7 + (seat ?? 0) * 5) % open.length]?.word ?? null);
};

const number = (shown: string): number => Number(shown.replace('−', '-'));
/** The points of the standings, by seat. */
const scores = (game: Element): number[] =>
  all(one(game, 'game-result'), '.standings li')
    .map((line) => /Seat (\d): (−?\d+) point/.exec(text(line)) as RegExpExecArray)
    .sort(([, a], [, b]) => Number(a) - Number(b))
    .map(([, , points]) => number(points as string));

const played = (record: GameRecord | null): CodeDependenceReplay => replay(record) as CodeDependenceReplay;

for (const [what, properties] of [
  ['of three persons, simultaneous, two rounds', { rounds: 2 }],
  ['of two persons and two bots, sequential', { players: 4, bots: 2, guessMode: 'sequential' }],
  ['a Duel', { mode: 'duel', players: undefined }],
  ['of seven seats', { players: 7, bots: 6 }],
] as [string, Partial<CodeDependence>][])
  describe(`the record of a whole game ${what}`, () => {
    it('replays to the scores and winners that are shown, and explains every point', async function () {
      this.timeout(120_000);
      const game = await preset(properties);
      await playTo(game, () => seen(game) === 'result', guesses);
      const result = played(game.record);
      expect(result.rejected).to.deep.equal([]);
      expect(result.phase).to.equal('finished');
      expect(scores(game)).to.deep.equal(result.scores);
      const { sheet, winners } = sharedOf(game);
      expect(result.winners).to.deep.equal(winners);
      const names = (result.winners ?? []).map((seat) => `Seat ${seat + 1}`);
      const headline = text(one(game, '[part~=headline]'));
      for (const name of names) expect(headline).to.contain(name);
      expect(headline).to.match(names.length > 1 ? /share the win$/ : /wins$/);
      for (const [seat, total] of result.scores.entries()) {
        const lines = sheet.filter((line) => line.seat === seat);
        expect(
          lines.reduce((sum, { points }) => sum + points, 0),
          `seat ${seat}`,
        ).to.equal(total);
      }
      const standings = all(one(game, 'game-result'), '.standings li').map(text);
      expect(standings).to.have.length(result.scores.length);
      const shown = standings.map((line) => number(/: (−?\d+) point/.exec(line)?.[1] ?? 'x'));
      expect(shown).to.deep.equal([...result.scores].sort((a, b) => b - a));
      expect(checkRecord(game.record), 'the deal is the sealed one').to.be.true;
      await press(game, '[part~=verify]');
      await until(() => text(one(game, 'game-result')).includes('sealed before the first move'));
    });
  });

describe('the record of a game that goes on', () => {
  it('holds what everybody knows, and no more', async () => {
    const game = await preset();
    expect((await preset({ noLobby: false })).record).to.be.null;
    await playTo(game, () => seen(game) === 'guess');
    const record = JSON.stringify(game.record);
    expect(record).not.to.match(/"seed"|"hands"/);
    const words = sharedOf(game).bank.map(({ word }) => word);
    expect(wordsIn(record)).to.deep.equal([...words].sort());
    const moves = JSON.stringify(game.record?.moves);
    expect(wordsIn(moves), 'no CODED').to.deep.equal([]);
    expect(moves).to.contain('giveClue');
  });
});

describe('the seal of a deal', () => {
  const settings: Settings = {
    seats: [
      { name: '', bot: true },
      { name: '', bot: true },
    ],
    ...{ deck: 'page', rounds: 1, guessMode: 'simultaneous', timers: null },
  };
  const finished = async (words: string[]) => {
    const table = await setTable(settings, { words, language: 'en' }, { name: null, pace: false });
    await until(() => table.owner.getSnapshot().view?.shared.phase === 'finished');
    return table;
  };

  it('holds where nothing was changed, and is broken where a word was', async () => {
    const words = [...WORDS];
    const table = await finished(words);
    expect(table.verify()).to.be.true;
    words.reverse();
    expect(table.verify()).to.be.false;
    table.close();
  });

  it('is not there to be checked before the end', async () => {
    const persons = { ...settings, seats: settings.seats.map((seat) => ({ ...seat, bot: false })) };
    const table = await setTable(persons, { words: WORDS, language: 'en' }, { name: null, pace: false });
    expect(table.verify()).to.be.false;
    table.close();
  });

  it('tells a record that was changed', async () => {
    const table = await finished([...WORDS]);
    const record = structuredClone(table.record()) as unknown as { deals: [{ hands: string[][] }] };
    expect(checkRecord(record)).to.be.true;
    record.deals[0].hands.reverse();
    expect(checkRecord(record)).to.be.false;
    table.close();
  });

  it('a check that does not hold is said, not hidden', async () => {
    const game = await preset({ players: 2, bots: 1 });
    await playTo(game, () => seen(game) === 'result');
    const result = one<GameResult>(game, 'game-result');
    result.verify = () => false;
    await press(game, '[part~=verify]');
    expect(text(result)).to.contain('is not the one that was sealed');
    result.verify = () => {
      throw new Error('no');
    };
    await press(game, '[part~=verify]');
    expect(text(result)).to.contain('is not the one that was sealed');
  });
});
