/** Colors that things have by themselves, drawn towards those of the card, so that it keeps its hue but not only one. */
import { blend } from '../../paper/svg.ts';
import { oklch, type Palette } from '../palette.ts';

/** Degrees in OKLCH. */
const HUES = { leaf: 140, wood: 55, wine: 350, sea: 220, coral: 32, straw: 85 } as const;

/**
 * A paper of a thing's own hue.
 * @param lightness 0 to 1; at night less
 * @param share how much of the card's own paper is in it
 */
export function localColor(
  { middle, near, daytime }: Palette,
  name: keyof typeof HUES,
  lightness: number,
  share = 0.22,
): string {
  const isNight = daytime === 'night';
  const own = oklch(isNight ? lightness - 0.07 : lightness, 0.115, HUES[name]);
  return blend(own, isNight ? near : middle, share);
}
