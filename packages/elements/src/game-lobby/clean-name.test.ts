import { expect } from '@open-wc/testing';
import { cleanName } from './clean-name.js';

describe('a typed name (B22)', () => {
  for (const [typed, shown] of [
    ['Ann', 'Ann'],
    ['  Ann \n\t Lee ', 'Ann Lee'],
    ['A\u202Enn\u2066\u200F', 'Ann'],
    ['A\u200Bn\u2060n\uFEFF\u00AD', 'Ann'],
    ['A\u0000\u001B\u007Fnn\u2028', 'Ann'],
    ['\u200B\u3164\u115F', ''],
    ['abcdefghijklmnopqrst', 'abcdefghijklmnop'],
    ['123456789012345 xyz', '123456789012345'],
    ['👍'.repeat(20), '👍'.repeat(16)],
    ['e\u0301le\u0300ve', 'élève'],
    ['עֲנַת', 'עֲנַת'],
    ['', ''],
  ] as const)
    it(`${JSON.stringify(typed)} is shown as ${JSON.stringify(shown)}`, () =>
      expect(cleanName(typed)).to.equal(shown));
});
