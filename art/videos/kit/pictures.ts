/** Pictures for the videos, such as hands and buttons. Drawn by the kit, outside the page. */
import { picture } from '../../kit/paper.ts';
import { hand } from '../../plates/wanda-whirl.ts';
import { HAND, type HandSize } from './hand-size.ts';
import type { Drawn } from './show.ts';

/** Wraps layers. Without grain: a codec would spend most of its bytes on it, and lose it still. */
export const cutOut = (layers: readonly string[], width: number, height: number): Drawn => ({
  svg: picture(layers, { width, height }),
  width,
  height,
});

/** A part of a drawing, larger or smaller. @param box what of it is shown, in its own units */
export function partOf(
  layers: readonly string[],
  box: { x: number; y: number; width: number; height: number },
  size: number,
): Drawn {
  const { x, y, width, height } = box;
  const svg = picture(layers, { width, height });
  return {
    svg: svg.replace('viewBox="0 0', `viewBox="${x} ${y}`),
    width: Math.round(width * size),
    height: Math.round(height * size),
  };
}

/** A hand whose sleeve is long enough to come from beyond the edge. */
export function handPicture(
  size: HandSize,
  look: { skin?: string; sleeve?: string; cuff?: string; lace?: boolean } = {},
): Drawn {
  const { scale, turn, reach, width, height } = HAND[size];
  return cutOut(hand(...HAND.tip, turn, scale, { ...look, reach }), width, height);
}
