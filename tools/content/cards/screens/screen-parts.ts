/** What cards with screenshots share. */
import type { Part, Scene } from '../scene.ts';
import type { Framed } from './frames.ts';

/** A way to show framed pictures, without the sheet under the text. */
export interface Composition {
  /** Where the first picture's middle is, units from the top. */
  middle: number;
  draw: (scene: Scene, framed: readonly [Framed, ...Framed[]]) => Part;
}

/** From back to front: the third, the second, the first, and phones before it. */
export function backToFront([first, ...others]: readonly [Framed, ...Framed[]]): Framed[] {
  const behind = others.filter(({ inFront }) => !inFront).reverse();
  return [...behind, first, ...others.filter(({ inFront }) => inFront)];
}

/** Travel of a picture, px: the first one is the hero, others are farther or nearer. */
export const travelOf = ({ index, inFront }: Framed): number =>
  inFront ? 1 : index === 0 ? -1 : -2 - index;

/** Name of a picture's layer. */
export const layerOf = ({ index }: Framed): string => `picture-${index + 1}`;
