/** Contrast of inks on papers, in both schemes (WCAG 2.2, 1.4.3 and 1.4.11). */
import { readFileSync } from 'node:fs';
import { converter, formatHex, interpolate, wcagContrast } from 'culori';
import { expect, test } from 'vitest';
import {
  ALERT_GROUND,
  ALERTS,
  CHANGES,
  INKS,
  MARKED,
  SHEET,
} from '../case-study/mdx/text-colors.ts';
import { LIGHT } from './light.ts';
import { LAMPLIT_PAPER } from 'portfolio-content/schema';

const lamplight = new Map(
  [
    ...readFileSync('app/styles/lamplight.css', 'utf8').matchAll(
      /--([\w-]+): (oklch\([\d. ]+\));/g,
    ),
  ].map(([, name = '', color = '']) => [name, color]),
);

/** A color of the dark scheme, which has one for each name. */
function lamplit(name: string): string {
  const color = lamplight.get(name);
  if (color === undefined) throw new Error(`lamplight.css has no --${name}`);
  return color;
}

const toOklch = converter('oklch');

/** As lamplight.css has it. */
function lamplitAccent(accent: string): string {
  const { c = 0, h = 0 } = toOklch(accent) ?? {};
  return formatHex({ mode: 'oklch', l: 0.82, c: Math.min(c, 0.085), h });
}

/** @param percent of the color over the ground */
const mix = (color: string, percent: number, ground: string) =>
  formatHex(interpolate([ground, color], 'rgb')(percent / 100));

/** The darkest hue that a case study can have, saturated ones, and one that is almost too light. */
const HUES = ['#000000', '#c00000', '#006000', '#0000c0', '#7a2f3b', '#5a3d24', '#767676'];

const DARK = Object.fromEntries(
  Object.keys(LIGHT).map((name) => [name, lamplit(`color-${name}`)]),
) as typeof LIGHT;

const SCHEMES = [
  {
    scheme: 'light',
    color: LIGHT,
    accent: (hue: string) => hue,
    // Hues as light as that aren't used for code.
    hues: HUES.slice(0, -1),
    named: (_name: string, light: string) => light,
  },
  {
    scheme: 'dark',
    color: DARK,
    accent: lamplitAccent,
    hues: HUES,
    named: (name: string) => lamplit(name),
  },
];

for (const { scheme, color, accent, hues, named } of SCHEMES) {
  /** Papers that text lies on. */
  const papers = [color.ground, color.page, color.raised, color.sheet];

  test(`${scheme}: ink, quiet ink and the focus ring can be seen on every paper`, () => {
    for (const paper of [...papers, ...hues.map((hue) => mix(accent(hue), SHEET, color.page))]) {
      expect(wcagContrast(color.ink, paper), `ink on ${paper}`).toBeGreaterThanOrEqual(7);
      expect(wcagContrast(color.quiet, paper), `quiet on ${paper}`).toBeGreaterThanOrEqual(4.5);
      expect(wcagContrast(color.focus, paper), `focus on ${paper}`).toBeGreaterThanOrEqual(3);
    }
  });

  test(`${scheme}: links and filled buttons can be read in each hue`, () => {
    for (const hue of hues.map(accent)) {
      for (const paper of [color.page, color.raised, color.sheet, mix(hue, SHEET, color.page)]) {
        expect(wcagContrast(hue, paper), `${hue} on ${paper}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test(`${scheme}: each token of code can be read on each ground, in each hue`, () => {
    for (const hue of hues.map(accent)) {
      const sheet = mix(hue, SHEET, color.page);
      const changed = Object.entries(CHANGES).map(([change, [light, percent]]) =>
        mix(named(`line-${change}`, light), percent, sheet),
      );
      for (const ground of [sheet, mix(hue, MARKED, sheet), ...changed]) {
        for (const [kind, light] of Object.entries(INKS)) {
          const ink = named(`code-${kind}`, light);
          expect(wcagContrast(ink, ground), `${kind} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  });

  test(`${scheme}: the title of each alert can be read`, () => {
    for (const [kind, light] of Object.entries(ALERTS)) {
      const title = named(`alert-${kind}`, light);
      const ground = mix(title, ALERT_GROUND, color.page);
      expect(wcagContrast(title, ground), `title of ${kind}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test('the browser’s bars have the color of the dark ground', () => {
  expect(formatHex(DARK.ground)).toBe(LAMPLIT_PAPER);
});
