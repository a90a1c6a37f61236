// `npm run bench:bots`: how well bots play, how long they think and what they weigh. Fixed seeds: the same tables every
// time, the times apart. See docs/bots.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { dependenceTable } from './bots/dependence.mjs';
import { countUnfit } from './bots/legality.mjs';
import { readOptions } from './bots/options.mjs';
import { plot } from './bots/plot.mjs';
import { writeCluesToRead } from './bots/read.mjs';
import { qualityBySize } from './bots/quality.mjs';
import {
  bytesTable,
  levelsTable,
  pairsTable,
  qualityTable,
  selfPlayTable,
  timesTable,
} from './bots/report.mjs';
import { timeBots, timeClueData, timeLexicon, timeSlices } from './bots/timing.mjs';
import { readTurns, turnsTable, writeClues } from './bots/turns.mjs';
import { machine } from './report/report.mjs';
import { table } from './report/table.mjs';

const MARK = /<!-- figures -->[^]*<!-- \/figures -->/;

function scoreOutsideData({ turns: path, clues }) {
  const turns = readTurns(path);
  console.log(`${turns.length} turns\n\n${table(turnsTable(turns))}`);
  if (clues !== undefined) console.log(`\n${writeClues(turns, clues)} clues written to ${clues}`);
}

async function measure({ games, quick, torture, docs }) {
  const numbers = Array.from({ length: games }, (_, i) => i);
  const parts = [];
  const show = (rows) => {
    const text = table(rows);
    parts.push(text);
    console.log(`${text}\n`);
  };
  console.log(`${machine()}; ${games} games of each pair\n`);
  show(bytesTable());
  const data = await timeClueData();
  const words = await timeLexicon();
  const times = timeBots(quick ? 20 : 100);
  show(timesTable(times, await timeSlices(quick ? 10 : 50), data, words));
  show(pairsTable());
  const points = qualityBySize();
  show(qualityTable(points));
  show(selfPlayTable(numbers));
  show(levelsTable(numbers));
  show(await dependenceTable(numbers.slice(0, quick ? 3 : 40)));
  console.log('** giver and guesser share all their data, * most of it: what they win flatters them.\n');
  const counts = countUnfit(torture ? 10_000 : quick ? 100 : 1_000);
  const line = `${counts.given} clues on ${counts.boards} boards: ${counts.illegal} illegal, ${counts.unfit} unfit`;
  console.log(line);
  if (docs) {
    const folder = new URL('../../docs/', import.meta.url);
    writeFileSync(new URL('bots-quality.svg', folder), plot(points));
    const file = new URL('bots.md', folder);
    const figures = `<!-- figures -->\n\n\`\`\`text\n${[machine(), ...parts, line].join('\n\n')}\n\`\`\`\n\n<!-- /figures -->`;
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(MARK, () => figures),
    );
  }
  if (counts.illegal + counts.unfit > 0) process.exitCode = 1;
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options.read > 0) console.log(writeCluesToRead(options.read, options.into).join('\n'));
  else if (options.turns !== undefined) scoreOutsideData(options);
  else await measure(options);
} catch (error) {
  console.error(`bench:bots: ${error.message}`);
  process.exitCode = 1;
}
