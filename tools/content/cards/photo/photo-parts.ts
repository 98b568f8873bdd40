/** What cards with photos share. */
import type { Point } from '../../paper/geometry.ts';
import { cropTo, image, type PictureUse, type Size } from '../screens/frames.ts';
import type { Part, Scene } from '../scene.ts';

export interface Photo extends Part {
  uses: readonly PictureUse[];
}

export type Draw = (scene: Scene, picture: Size, focus: Point) => Photo;

/** A photo that fills a part of the card, and what is shown of it. */
export function backdrop(
  picture: Size,
  focus: Point,
  x: number,
  y: number,
  size: Size,
  outline?: string,
) {
  const use: PictureUse = { picture: 0, crop: cropTo(picture, size, focus), ...size };
  return { use, sheet: image(0, x, y, size, outline) };
}

export const FOOT = 935;

export const bowTo = (from: Point, control: Point, to: Point): Point[] =>
  Array.from({ length: 9 }, (_, index) => {
    const t = index / 8;
    const [a, b] = [(1 - t) ** 2, 2 * t * (1 - t)];
    return [
      a * from[0] + b * control[0] + t * t * to[0],
      a * from[1] + b * control[1] + t * t * to[1],
    ];
  });
