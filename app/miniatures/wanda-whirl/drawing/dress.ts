/** The colours that one streamer wears. */
import { contrast, luminance, mix } from '../colour.ts';
import type { Palette } from '../options.ts';

export type Dress = {
  front: string;
  /** The side that faces away, in the shade. */
  back: string;
  /** What the pattern is printed in, on either side. */
  accent: string;
  accentBack: string;
  /** A deeper and a lighter sheet of the same paper. */
  deep: string;
  light: string;
  /** The next papers in the palette, for what has several. */
  others: readonly string[];
};

const SHADE = '#2a1020';
const WHITE = '#fffaf0';

/** Dresses one of the streamers. */
export function dressOf({ papers }: Palette, index: number): Dress {
  const paper = (offset: number) => papers[(index + offset) % papers.length] ?? WHITE;
  const front = paper(0);
  // Printed in the lightest of the other papers, or in the darkest where the paper itself is light.
  const rest = [...papers, WHITE].filter((colour) => contrast(colour, front) > 1.35);
  const accent = rest.reduce(
    (best, colour) => (contrast(colour, front) > contrast(best, front) ? colour : best),
    rest[0] ?? mix(front, SHADE, 0.5),
  );
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
