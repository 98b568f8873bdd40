import { oklch } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Papers of brass; on yellow cards copper. */
export function brassOf({ palette }: Scene): { light: string; metal: string; dark: string } {
  const [hue, lightness] = palette.isWarm ? [48, 0.62] : [82, 0.79];
  return {
    light: oklch(lightness + 0.11, 0.1, hue + 6),
    metal: oklch(lightness, 0.125, hue),
    dark: oklch(lightness - 0.22, 0.105, hue - 16),
  };
}
