/** Colors that things have by themselves, drawn toward those of the card, so that it keeps its hue but not only one. */
import { blend } from '../../paper/svg.ts';
import { oklch, type Palette } from '../palette.ts';

/** Hue, degrees, and chroma in OKLCH. */
const OWN = {
  leaf: [140, 0.115],
  wood: [55, 0.1],
  wine: [350, 0.115],
  sea: [220, 0.115],
  coral: [32, 0.16],
  straw: [82, 0.15],
} as const;

/**
 * A paper of a thing's own hue.
 * @param lightness 0 to 1; at night less
 * @param share how much of the card's own paper is in it
 */
export function localColor(
  { middle, near, daytime }: Palette,
  name: keyof typeof OWN,
  lightness: number,
  share = 0.22,
) {
  const isNight = daytime === 'night';
  const [hue, chroma] = OWN[name];
  const own = oklch(isNight ? lightness - 0.07 : lightness, chroma, hue);
  return blend(own, isNight ? near : middle, share);
}
