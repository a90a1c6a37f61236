import { testFixtures } from '../../test/decks/parse-fixture.js';

testFixtures([
  { name: 'nothing', text: '', words: [] },
  { name: 'only white space and breaks', text: ' \n\t\r\n\u00A0\n', words: [] },
  { name: 'lines', text: 'Apple\nBanana\nCherry', words: ['1 Apple', '2 Banana', '3 Cherry'] },
  { name: 'CRLF', text: 'Apple\r\nBanana\r\n', words: ['1 Apple', '2 Banana'] },
  { name: 'CR alone', text: 'Apple\rBanana\r', words: ['1 Apple', '2 Banana'] },
  {
    name: 'line breaks of a word processor',
    text: 'Apple\u000BBanana\u2028Pear',
    words: ['1 Apple', '2 Banana', '3 Pear'],
  },
  { name: 'byte order mark', text: '\uFEFFApple\nBanana', words: ['1 Apple', '2 Banana'] },
  { name: 'commas', text: 'apple, banana ,cherry', words: ['1 apple', '1 banana', '1 cherry'] },
  { name: 'semicolons', text: 'apple;banana; cherry', words: ['1 apple', '1 banana', '1 cherry'] },
  { name: 'tabs', text: 'apple\tbanana\tcherry', words: ['1 apple', '1 banana', '1 cherry'] },
  {
    name: 'all separators at once',
    text: 'a b,c d;e f\tg h\ni',
    words: ['1 a b', '1 c d', '1 e f', '1 g h', '2 i'],
  },
  {
    name: 'separators of other writing',
    text: '苹果、香蕉，梨；桃',
    words: ['1 苹果', '1 香蕉', '1 梨', '1 桃'],
  },
  { name: 'Arabic comma', text: 'تفاح، موز', words: ['1 تفاح', '1 موز'] },
  {
    name: 'trailing and doubled separators',
    text: 'apple,,banana,;\n,,\ncherry,',
    words: ['1 apple', '1 banana', '3 cherry'],
  },
  { name: 'blank lines keep the count', text: '\n\napple\n\nbanana\n', words: ['3 apple', '5 banana'] },
  {
    name: 'quoted cells',
    text: '"apple","banana" , "ice cream"',
    words: ['1 apple', '1 banana', '1 ice cream'],
  },
  { name: 'doubled quotes inside quotes', text: '"""apple"""', words: ['1 apple'] },
  { name: 'a break inside quotes', text: '"ice\r\ncream"\npear', words: ['1 ice cream', '3 pear'] },
  { name: 'an empty quoted cell', text: '"",apple', words: ['1 apple'] },
  {
    name: 'numbered lists',
    text: '1. apple\n2) banana\n(3) cherry\n10.pear',
    words: ['1 apple', '2 banana', '3 cherry', '4 pear'],
  },
  {
    name: 'bulleted lists',
    text: '- apple\n• banana\n* cherry\n– pear\n▪plum\n— fig',
    words: ['1 apple', '2 banana', '3 cherry', '4 pear', '5 plum', '6 fig'],
  },
  {
    name: 'lettered and ticked lists',
    text: 'a) apple\n- [x] banana\n[ ] cherry\n☐ pear',
    words: ['1 apple', '2 banana', '3 cherry', '4 pear'],
  },
  { name: 'a list mark alone', text: '-\n1.\napple', words: ['3 apple'] },
  {
    name: 'a full stop at the end',
    text: 'apple, banana, cherry.',
    words: ['1 apple', '1 banana', '1 cherry'],
  },
  {
    name: 'smart quotes',
    text: '“Apple”\n‘Banana’\n„Birne“\n«Poire»',
    words: ['1 Apple', '2 Banana', '3 Birne', '4 Poire'],
  },
  {
    name: 'smart quotes of Windows-1252 read as Latin-1',
    text: '\u0093Apple\u0094\n\u0095 Rock\u0092n\u0092roll',
    words: ['1 Apple', '2 Rock’n’roll'],
  },
  {
    name: 'no-break and doubled spaces',
    text: 'Ice\u00A0cream\n Hot \u00A0 dog ',
    words: ['1 Ice cream', '2 Hot dog'],
  },
  {
    name: 'unseen characters',
    text: 'ap\u00ADple\n\u200Bbanana\n\u200Echerry\u200F',
    words: ['1 apple', '2 banana', '3 cherry'],
  },
  { name: 'capitals stay as typed', text: 'APPLE\nbanana\niPad', words: ['1 APPLE', '2 banana', '3 iPad'] },
  {
    name: 'pairs and joiners',
    text: "Ice cream\nJack-in-the-box\nO'Neill\nSalt & pepper\nSt. Ives",
    words: ['1 Ice cream', '2 Jack-in-the-box', "3 O'Neill", '4 Salt & pepper', '5 St. Ives'],
  },
  {
    name: 'other scripts',
    text: 'яблоко\nתפוח\nสาม\n三\nπίτα',
    words: ['1 яблоко', '2 תפוח', '3 สาม', '4 三', '5 πίτα'],
  },
]);
