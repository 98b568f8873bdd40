/** The colors of one streamer. */
import { contrast, luminance, mix } from '../color.ts';
import type { Palette } from '../options.ts';

export type Dress = {
  front: string;
  /** Color of the back, in the shade. */
  back: string;
  /** Color of the pattern, on both sides. */
  accent: string;
  accentBack: string;
  /** A darker and a lighter shade of the same paper. */
  deep: string;
  light: string;
  /** The next papers in the palette, for kinds with several colors. */
  others: readonly string[];
};

/** Minimum contrast of a pattern with its paper. */
const MIN_CONTRAST = 1.8;

const SHADE = '#2a1020';
const WHITE = '#fffaf0';

/** Chooses the colors of a streamer. */
export function dressOf({ papers }: Palette, index: number): Dress {
  const paper = (offset: number) => papers[(index + offset) % papers.length] ?? WHITE;
  const front = paper(0);
  // The pattern has a color of the palette with enough contrast, varied by index; if there is none, the one with the
  // highest contrast.
  const inks = [...papers, WHITE, mix(front, SHADE, 0.5)].filter((color) => color !== front);
  const clear = inks.slice(0, -1).filter((color) => contrast(color, front) > MIN_CONTRAST);
  const best = inks.reduce((best, color) =>
    contrast(color, front) > contrast(best, front) ? color : best,
  );
  const accent = clear[(index * 2) % clear.length] ?? best;
  const back = mix(front, SHADE, luminance(front) > 0.6 ? 0.16 : 0.24);
  return {
    front,
    back,
    accent,
    accentBack: mix(back, accent, 0.3),
    deep: mix(front, SHADE, 0.22),
    light: mix(front, WHITE, 0.3),
    others: [1, 2, 3].map((offset) => paper(offset)),
  };
}
