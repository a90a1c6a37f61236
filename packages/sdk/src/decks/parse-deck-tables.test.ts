import { testFixtures } from '../../test/decks/parse-fixture.js';
import type { ParseDeckOptions } from './parse-options.js';

const TABLE: ParseDeckOptions = { columns: 'word-definition' };

testFixtures([
  {
    name: 'a column of numbers',
    text: '1\tapple\n2.\tbanana\n•\tcherry',
    words: ['1 apple', '2 banana', '3 cherry'],
  },
  {
    name: 'the separator hint of a spreadsheet',
    text: 'sep=;\napple;banana',
    words: ['2 apple', '2 banana'],
  },
  { name: 'a heading', text: 'Words\napple', options: { header: true }, words: ['2 apple'] },
  {
    name: 'without the option every cell is a word',
    text: 'apple\ta round fruit',
    words: ['1 apple', '1 a round fruit'],
  },
  {
    name: 'definitions after a tab',
    text: 'apple\tA fruit, round; often red.\nbank',
    options: TABLE,
    words: ['1 apple = A fruit, round; often red.', '2 bank'],
  },
  {
    name: 'definitions in CSV',
    text: 'Word,Meaning\r\nbank,"A place for ""money"", or\r\na river\'s side"\r\napple,',
    options: { ...TABLE, header: true },
    words: ['2 bank = A place for "money", or a river\'s side', '4 apple'],
  },
  {
    name: 'definitions in a numbered table',
    text: '1\tapple\tfruit\n2\tbank\tmoney',
    options: TABLE,
    words: ['1 apple = fruit', '2 bank = money'],
  },
  {
    name: 'a definition without a word',
    text: '\tlost\napple\tfound',
    options: TABLE,
    words: ['2 apple = found'],
    problems: ['1 missing-word '],
  },
  {
    name: 'a definition too long',
    text: `apple\t${'x'.repeat(301)}\nbank\t${'y'.repeat(300)}`,
    options: TABLE,
    words: ['1 apple', `2 bank = ${'y'.repeat(300)}`],
    problems: ['1 definition-too-long apple'],
  },
]);
