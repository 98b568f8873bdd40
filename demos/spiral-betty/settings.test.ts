import { expect, test } from 'vitest';
import { INKS, PAPERS } from './colors.ts';
import { remark } from './remark.ts';
import { describe, rangesOf, START } from './settings.ts';

/** Relative luminance, WCAG 2.2. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(color.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('every ink is readable on every paper', () => {
  for (const ink of INKS) {
    for (const paper of PAPERS) {
      const contrast = (luminance(paper.value) + 0.05) / (luminance(ink.value) + 0.05);
      expect(contrast, `${ink.name} on ${paper.name}`).toBeGreaterThanOrEqual(7);
    }
  }
});

test('only the sliders of the design are shown', () => {
  const labels = (design: 'spiral' | 'dots' | 'lines') =>
    rangesOf(design).map(({ label }) => label);
  expect(labels('spiral')).toEqual(['Ring count', 'Contrast', 'Brightness']);
  expect(labels('dots')).toEqual(['Dot density', 'Dot size', 'Contrast', 'Brightness']);
  expect(labels('lines')).toEqual(['Line count', 'Line angle', 'Contrast', 'Brightness']);
});

test('a result is described in a short sentence', () => {
  expect(describe(START)).toBe('Spiral with 42 rings');
  expect(describe({ ...START, contrast: 90, brightness: -5 })).toBe(
    'Spiral with 42 rings, contrast 90 %, brightness −5',
  );
  expect(describe({ ...START, design: 'lines' })).toBe('60 lines at 30 degrees');
});

test('the length of the line is the sum of the rings', () => {
  let length = 0;
  for (let ring = 0; ring < 42; ring++) length += 2 * Math.PI * (0.468 * 0.3) * ((ring + 0.5) / 42);
  expect(remark(START)).toContain(`${length.toFixed(1)} m`);
});
