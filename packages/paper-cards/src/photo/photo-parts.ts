/** What cards with photos share. */
import type { Point } from '../paper/geometry.ts';
import { paint } from '../paper/paper.ts';
import { cropTo, image, type PictureUse, type Size } from '../screenshots/frames.ts';
import type { Part, CardContext } from '../card-parts.ts';

export interface Photo extends Part {
  uses: readonly PictureUse[];
}

export type Draw = (context: CardContext, picture: Size, focus: Point) => Photo;

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
