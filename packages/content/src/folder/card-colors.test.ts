import { wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { colorsOf, hueOf, spreadHues } from './card-colors.ts';

test('text and accents can be read in each hue', () => {
  for (let hue = 0; hue < 360; hue++) {
    const { color, textColor, typesColor } = colorsOf(hue);
    expect(wcagContrast(color, textColor), `text at ${hue}`).toBeGreaterThanOrEqual(4.5);
    expect(wcagContrast(typesColor, '#ffffff'), `accents at ${hue}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('text on a light color of the owner is dark', () => {
  expect(colorsOf(50, '#ffee88').textColor).toBe('#1c1712');
  expect(colorsOf(210, '#113355').textColor).toBe('#ffffff');
});

test('a color has a hue, a gray has none', () => {
  expect(hueOf('#ff0000')).toBe(0);
  expect(hueOf('#0000ff')).toBe(240);
  expect(hueOf('#777777')).toBeUndefined();
});

test.each([1, 2])('the hues of %i cards are different', (count) => {
  expect(new Set(spreadHues(count)).size).toBe(count);
});

test.each([3, 4, 5, 6, 7, 8, 9, 10, 12, 18, 24, 26, 30, 200])(
  'the hues of %i cards are all different, and neighbors differ most',
  (count) => {
    const hues = spreadHues(count);
    expect(new Set(hues).size).toBe(count);
    const distance = (a: number, b: number) => Math.min(Math.abs(a - b), 360 - Math.abs(a - b));
    for (const [index, hue] of hues.entries()) {
      const next = hues[(index + 1) % count] ?? 0;
      expect(distance(hue, next)).toBeGreaterThan(70);
    }
  },
);
