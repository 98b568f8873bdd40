import { converter, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import { createLogoPapers, createTitlePapers, LOGO_SCHEMES, SCHEMES } from './papers.ts';

const HUES = Array.from({ length: 36 }, (_, index) => index * 10);

/** https://www.w3.org/TR/WCAG22/#contrast-minimum, for large text. */
const LARGE_TEXT = 3;

test('letters and what lies on them contrast with their base in every hue', () => {
  for (const hue of HUES) {
    for (const scheme of SCHEMES) {
      const { letters, pattern, base } = createTitlePapers(hue, scheme);
      expect(wcagContrast(letters, base)).toBeGreaterThan(LARGE_TEXT + 1);
      expect(wcagContrast(pattern, base)).toBeGreaterThan(LARGE_TEXT);
    }
  }
});

test('large papers of a title are of the hue of its card, of a related one, or warm', () => {
  const toOklch = converter('oklch');
  const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);
  for (const hue of HUES) {
    for (const scheme of SCHEMES) {
      const { letters, base, middle = base } = createTitlePapers(hue, scheme);
      const foreign = [letters, base, middle].filter((color) => {
        const { c = 0, h = hue } = toOklch(color) ?? {};
        const isPale = c < 0.04;
        const isWarm = h < 110 || h > 350;
        return !isPale && !isWarm && apart(h, hue) > 58;
      });
      expect(foreign, `${hue} ${scheme}`).toEqual([]);
    }
  }
});

test('symbols of round logos contrast with their disc in every hue', () => {
  for (const hue of HUES) {
    for (const scheme of LOGO_SCHEMES) {
      const { symbol, ground } = createLogoPapers(hue, scheme);
      expect(wcagContrast(symbol.color, ground)).toBeGreaterThan(LARGE_TEXT + 1);
    }
  }
});
