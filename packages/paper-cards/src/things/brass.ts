import { oklch } from '../palette.ts';
import type { CardContext } from '../card-parts.ts';

/** What drawings of brass have instead of their own papers; on yellow cards it is copper. */
export function brassOf({ palette }: CardContext) {
  const [hue, lightness] = palette.isWarm ? [48, 0.62] : [82, 0.79];
  return {
    'straw.9': oklch(lightness + 0.11, 0.1, hue + 6),
    'straw.79': oklch(lightness, 0.125, hue),
    'wood.57': oklch(lightness - 0.22, 0.105, hue - 16),
  };
}
