import { playSeat, simpleBot } from '@cluekit/bots';
import { dependenceBot } from '@cluekit/bots/lexicon';
import { codeDependence } from '@cluekit/sdk/code-dependence';
import { everyday } from '@cluekit/sdk/decks/everyday';
import { createParty } from '@cluekit/sdk/testing';
import { mean, share } from './interval.mjs';
import { lexicon } from './subjects.mjs';

/** One match of one round, a bot in each seat; its shared view at the end. */
async function match(game, players, botOf) {
  const seats = Array.from({ length: players }, (_, seat) => `seat-${seat}`);
  const party = await createParty(codeDependence, {
    audiences: [...seats, 'owner'],
    options: { players, rounds: 1, timers: null },
    source: { seed: (game + 1).toString(16).padStart(32, '5'), words: everyday.words },
  });
  const stops = seats.map((seat, i) =>
    playSeat({ client: party.guest(seat).client, bot: botOf(i, game), clock: party.clock }),
  );
  const owner = party.guest('owner').client;
  for (let turn = 0; owner.getSnapshot().view.shared.phase !== 'finished'; turn += 1) {
    if (turn > 2_000) throw new Error('A match of bots hangs.');
    await party.settle();
    await new Promise((resolve) => setImmediate(resolve));
    if (owner.getSnapshot().view.shared.phase !== 'scoring') continue;
    void owner.send({ type: 'nextRound' });
    await party.settle();
  }
  for (const stop of stops) stop();
  const { shared } = owner.getSnapshot().view;
  party.close();
  return shared;
}

const minds = {
  'simple bots': (seat, game) => simpleBot({ seed: `${game}/${seat}` }),
  'one mind **': (seat, game) => dependenceBot({ lexicon, seed: `${game}/${seat}`, ms: 1e4 }),
  'personalities *': (seat, game) =>
    dependenceBot({ lexicon, seed: `${game}/${seat}`, personality: `${game}/${seat}`, ms: 1e4 }),
  'personalities, casual *': (seat, game) =>
    dependenceBot({
      lexicon,
      seed: `${game}/${seat}`,
      personality: `${game}/${seat}`,
      level: 'casual',
      ms: 1e4,
    }),
};

/** Whole matches of Code Dependence with equal bots in every seat. */
export async function dependenceTable(games) {
  const rows = [];
  for (const players of [2, 4])
    for (const [name, botOf] of Object.entries(minds)) {
      const ends = [];
      for (const game of games) ends.push(await match(game, players, botOf));
      const acts = ends.flatMap(({ log }) => log.filter(({ type }) => type === 'act'));
      const guesses = acts.filter(({ act }) => act === 'guess');
      const calls = acts.filter(({ act }) => act === 'callIt');
      const of = (list, outcome) =>
        share(list.filter((entry) => entry.outcome === outcome).length, list.length);
      const scores = ends.flatMap(({ seats }) => seats.map(({ score }) => score));
      rows.push([
        `${players} seats, ${name}`,
        ...[of(guesses, 'hit'), of(guesses, 'coded'), of(calls, 'coded'), mean(scores)],
      ]);
    }
  return [['Code Dependence', 'guesses that hit %', 'CODED %', 'right calls %', 'points a seat'], ...rows];
}
