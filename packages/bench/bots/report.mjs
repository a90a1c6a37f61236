import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mean, quantile, share } from './interval.mjs';
import { pairHits, qualityBySize } from './quality.mjs';
import { playCodes } from './self-play.mjs';
import { files, guessers, levels } from './subjects.mjs';

const figure = (number) => (number < 1 ? number.toFixed(3) : number.toFixed(1));

export const bytesTable = () => [
  ['file', 'bytes', 'gzip', 'brotli'],
  ...Object.entries(files).map(([name, bytes]) => [
    name,
    ...[bytes, gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes)].map(({ length }) => String(length)),
  ]),
];

export function timesTable({ fresh, later, guess, load }, slices, data, words) {
  const row = (name, values) => [name, ...[0.5, 0.95, 1].map((at) => figure(quantile(values, at)))];
  return [
    ['milliseconds, CPU; slices by the clock', 'median', '95 %', 'most'],
    row('clue, new board of 25', fresh),
    row('clue, same board later', later),
    row('guess, 25 words', guess),
    row('reading the lexicon', load),
    row('longest slice of a clue, new board', slices),
    row('longest slice of the clue data, once', [data]),
    row('longest slice of the lexicon, once', [words]),
  ];
}

/** Games of every profile with every guesser. An asterisk marks a pair that shares data: it flatters them. */
export function selfPlayTable(games) {
  const rows = [];
  for (const profile of ['cautious', 'natural', 'adaptive'])
    for (const { name, shares, guesser } of guessers) {
      const alone = games.map((game) => playCodes(game, { profile, guesser }));
      const won = alone.filter((game) => game.won);
      const [meant, hit] = ['meant', 'hit'].map((key) => alone.reduce((sum, game) => sum + game[key], 0));
      const clues = alone.reduce((sum, game) => sum + game.clues, 0);
      rows.push([
        `${profile} → ${name}${{ all: ' **', most: ' *', source: '' }[shares]}`,
        share(won.length, games.length),
        share(alone.filter((game) => game.trap).length, games.length),
        mean(won.map(({ turns }) => turns)),
        share(hit, meant),
        (meant / clues).toFixed(2),
        ...[1, 2].map((rival) => {
          const coop = games.map((game) => playCodes(game, { profile, guesser, rival }));
          return share(coop.filter((game) => game.won).length, games.length);
        }),
      ]);
    }
  const heading = ['giver → guesser', 'finds nine %', 'trap %', 'turns', 'recovered %', 'words a clue'];
  return [[...heading, 'Standard %', 'Easy %'], ...rows];
}

export function levelsTable(games) {
  const [{ guesser }] = guessers;
  const play = (level, rival) =>
    games.map((game) => playCodes(game, { profile: 'adaptive', guesser, level, rival }));
  const won = (list) => share(list.filter((game) => game.won).length, games.length);
  return [
    ['level, with the adaptive giver **', 'Standard %', 'Easy %', 'trap %'],
    ...levels.map((level) => {
      const [standard, easy] = [play(level, 1), play(level, 2)];
      return [level, won(standard), won(easy), share(easy.filter((game) => game.trap).length, games.length)];
    }),
  ];
}

export const pairsTable = () => [
  ['guesser, our own 50 pairs', 'first pick is the word meant, %'],
  ...guessers.map(({ name, guesser }) => {
    const { hits, of } = pairHits(guesser);
    return [name, share(hits, of)];
  }),
];

export function qualityTable(points = qualityBySize()) {
  const rows = points.map(({ name, dims, step, brotli, gzip, hits, of }) => [
    name,
    ...[dims, step, brotli, gzip].map(String),
    share(hits, of),
  ]);
  return [['vectors', 'dimensions', 'step', 'brotli', 'gzip', 'pairs %'], ...rows];
}
