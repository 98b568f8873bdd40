/** Images for the videos, such as hands and buttons, rendered in advance. */
import { picture } from '../../../tools/content/paper/paper.ts';
import { hand } from '../../plates/wanda-whirl.ts';
import { HAND, type HandSize } from './hand-size.ts';
import type { Drawn } from './recording.ts';

/** Puts layers into an image. It has no grain, which would take most of a video's bytes. */
export const cutOut = (layers: readonly string[], width: number, height: number): Drawn => ({
  svg: picture(layers, { width, height }),
  width,
  height,
});

/** A scaled part of a drawing. @param box the part, in the drawing's units */
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

/** A hand whose sleeve is long enough to reach beyond the edge of the stage. */
export function handPicture(
  size: HandSize,
  look: { skin?: string; sleeve?: string; cuff?: string; lace?: boolean } = {},
): Drawn {
  const { scale, turn, reach, width, height } = HAND[size];
  return cutOut(hand(...HAND.tip, turn, scale, { ...look, reach }), width, height);
}
