import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PALETTE } from './palette.js';

type Name = (typeof PALETTE)[number][0];
type Pair = readonly [Name, Name];

/** Letters on what lies under them: 4.5 to 1 (WCAG 1.4.3). */
const TEXT: readonly Pair[] = [
  ...(['text', 'muted', 'bad', 'accent'] as const).flatMap((name): Pair[] => [
    [name, 'surface'],
    [name, 'card'],
  ]),
  ...(['accent', 'amber', 'teal', 'bystander', 'trap'] as const).map((name): Pair => [`on-${name}`, name]),
];

/** Lines and fills that mean something: 3 to 1 (WCAG 1.4.11). Other owners are told by their shapes, which are as letters. */
const SIGNS: readonly Pair[] = [
  ['border', 'surface'],
  ['border', 'card'],
  ['accent', 'surface'],
  ['amber', 'teal'],
  ['amber', 'trap'],
  ['bystander', 'trap'],
];

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

for (const [scheme, at] of [
  ['light', 1],
  ['dark', 2],
] as const) {
  const value = (name: Name): string => PALETTE.find(([each]) => each === name)?.[at] as string;
  for (const [kind, pairs, least] of [
    ['text', TEXT, 4.5],
    ['signs', SIGNS, 3],
  ] as const)
    test(`A32 the contrast of ${kind}, ${scheme}, is ${least} or more`, () => {
      const low = pairs
        .map(([a, b]) => [`${a} on ${b}`, contrast(value(a), value(b))] as const)
        .filter(([, ratio]) => ratio < least);
      assert.deepEqual(low, []);
    });
}

test('the measure itself: black on white is 21, a colour on itself 1', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.equal(contrast('#0b5f66', '#0b5f66'), 1);
});
