// `npm run bench`: measures, prints tables, and ends with 1 where a must does not hold. `--quick` takes seconds and
// says less surely. See docs/benchmarks.md.
import { measureBytes } from './measure/bytes.mjs';
import { measureHeaps } from './measure/heaps.mjs';
import { measureRounds } from './measure/rounds.mjs';
import { subjects } from './measure/subjects.mjs';
import { judge } from './report/musts.mjs';
import { bytesTable, cardsTable, codesTable, dependenceTable, heapTable, machine } from './report/report.mjs';

const quick = process.argv.includes('--quick');
const how = quick ? { rounds: 7, warmUp: 1_000, each: 60 } : { rounds: 11, warmUp: 2_000, each: 240 };
const names = Object.keys(subjects).filter((name) => !quick || subjects[name].quick);
const games = quick ? 200 : 2_000;

console.log(`${machine()}\n${how.rounds} rounds of ${how.each} ms of CPU time each, medians\n`);
const results = await measureRounds(names, how);
console.log(`${cardsTable(results)}\n\n${codesTable(results)}\n\n${dependenceTable(results)}\n`);
console.log(`${bytesTable('Word Codes', await measureBytes('codes'))}\n`);
console.log(`${bytesTable('Code Dependence', await measureBytes('dependence'))}\n`);
console.log(`${heapTable(await measureHeaps(games), games)}\n`);

const verdicts = judge(results);
for (const { line } of verdicts) console.log(line);
console.log(machine());
if (!verdicts.every(({ holds }) => holds)) process.exitCode = 1;
