/** What cards with photos share. */
import { blend } from '../colors.ts';
import { mix, type Point, polygon } from '../paper/geometry.ts';
import { paint, sheet, WIDTH } from '../paper/paper.ts';
import { cropTo, image, type PictureUse, type Size } from '../screens/frames.ts';
import type { Part, Scene } from '../scene.ts';

export interface Photo extends Part {
  uses: readonly PictureUse[];
}

export type Draw = (scene: Scene, picture: Size, focus: Point) => Photo;

export interface Window extends Size {
  x: number;
  y: number;
  outline?: string;
  /** Where the focus is in the window, shares: by default the middle. */
  at?: Point;
}

/** A photo that fills a window, and what is shown of it. */
export function backdrop(
  picture: Size,
  focus: Point,
  { x, y, width, height, outline, at }: Window,
) {
  const size = { width, height };
  const use: PictureUse = { picture: 0, crop: cropTo(picture, size, focus, at), ...size };
  return { use, sheet: paint(image(0, x, y, size, outline)) };
}

/** Where the sheets in front of a photo end: below the edge of the text's, units. */
export const FOOT = 935;

/** A torn edge across the card: long waves, small ones, and fibers. */
export function tear(from: number, slope: number, { random }: Scene): Point[] {
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  return Array.from({ length: 260 }, (_, index): Point => {
    const x = mix(-80, WIDTH + 80, index / 259);
    const waves = 13 * Math.sin(x / 61 + a) + 7 * Math.sin(x / 23 + b) + 3 * Math.sin(x / 9.3 + c);
    return [x, from + slope * (x / WIDTH - 0.5) + waves + random.around(1.7)];
  });
}

/** How far the paper's white core shows at a place along a tear, units. */
const core = (x: number) =>
  12 + 6 * Math.sin(x / 37 + 2) + 3.5 * Math.sin(x / 11) + 2 * Math.sin(x / 4.7);

/** A torn sheet that reaches from a tear to beyond the card's top or foot, with its white core. */
export function tornSheet(line: readonly Point[], to: 'top' | 'foot', color: string) {
  const [y, sign] = to === 'top' ? [-60, 1] : [FOOT, -1];
  const reaching = (by: number) =>
    polygon([
      [-80, y],
      [696, y],
      ...[...line].reverse().map(([x, edge]): Point => [x, edge + sign * by * core(x)]),
    ]);
  return [
    sheet(reaching(1), blend('cream', color, 0.1), 'hung'),
    sheet(reaching(0), color, 'flat 1'),
  ];
}
