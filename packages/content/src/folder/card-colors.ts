/** Colors of an entry, from its hue or from the one color that its owner has given. */
import { converter, wcagContrast } from 'culori';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { darkHue, groundOf, oklch, oklchHue } from 'paper-cards';

export type CardColors = Pick<
  Frontmatter,
  'color' | 'textColor' | 'border' | 'logoBorder' | 'typesColor'
>;

const toHsl = converter('hsl');

/** WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;
const LIGHT = '#ffffff';
const DARK = '#1c1712';
/** Lightness and chroma of accents on the page, in OKLCH. */
const ACCENT = { l: 0.44, c: 0.13 };

/** The hue of a color on the color wheel, degrees; undefined for grays. */
export const hueOf = (color: string): number | undefined => {
  const { h, s = 0 } = toHsl(color) ?? {};
  return h === undefined || s < 0.04 ? undefined : Math.round(h) % 360;
};

/**
 * @param hue on the color wheel, degrees
 * @param color of the ground, if the owner has chosen one
 */
export function colorsOf(hue: number, color?: string): CardColors {
  const dark = darkHue(oklchHue(hue));
  const ground = color ?? groundOf(oklchHue(hue));
  const isDark = wcagContrast(ground, LIGHT) >= MIN_CONTRAST;
  const accent = color !== undefined && isDark ? color : oklch(ACCENT.l, ACCENT.c, dark);
  return {
    color: ground,
    textColor: isDark ? LIGHT : DARK,
    border: oklch(0.965, 0.02, dark),
    logoBorder: oklch(0.965, 0.02, dark),
    typesColor: accent,
  };
}

/** The share of the circle that a step is at best: neighbors differ, and so do the next but one (golden ratio). */
const STEP_SHARE = 0.382;
/** Where the circle begins, degrees: a list of one is green. */
export const FIRST_HUE = 150;

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** Six cards have no such step: the next hue of the circle would be the next card's. Here it is two or three further. */
const SIX = [0, 2, 4, 1, 5, 3];

/**
 * Hues for a list of cards, spread evenly over the circle, so that neighbors differ.
 * @returns degrees, whole numbers
 */
export function spreadHues(count: number): number[] {
  // A step that has no divisor in common with the number of cards meets each hue once.
  const ideal = Math.max(1, Math.round(count * STEP_SHARE));
  const step =
    Array.from({ length: count }, (_, distance) => [ideal + distance, ideal - distance])
      .flat()
      .find((candidate) => candidate > 0 && greatestDivisor(count, candidate) === 1) ?? 1;
  const places =
    count === SIX.length
      ? SIX
      : Array.from({ length: count }, (_, index) => (index * step) % count);
  return places.map((place) => Math.round(FIRST_HUE + (place * 360) / count) % 360);
}
