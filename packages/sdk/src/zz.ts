import { listPrint } from './game-code/index.ts'; import { everyday } from './decks/everyday.ts'; import { all } from './decks/all.ts';
console.log(listPrint(everyday.words), listPrint(all.words), everyday.words.length, all.words.length);
