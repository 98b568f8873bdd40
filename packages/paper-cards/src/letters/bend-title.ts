/** Gestures of titles: an arch, a wave or a rise. */
import type { Gesture } from './faces.ts';
import { boundsOf, moveOutline, type Outline } from './outlines.ts';

/** Lays a title over an arch or on a wave, or lets it rise. Lengths are relative to its width. */
export function bendTitle(
  outlines: readonly Outline[],
  gesture: Gesture,
  strength: number,
): Outline[] {
  const { left, right, bottom } = boundsOf(outlines);
  const [middle, width] = [(left + right) / 2, right - left];
  if (gesture === 'rise') {
    const slope = 0.075 * strength;
    return outlines.map((outline) =>
      moveOutline(outline, ([x, y]) => [x, y - (x - middle) * slope]),
    );
  }
  if (gesture === 'wave') {
    const height = 0.028 * width * strength;
    return outlines.map((outline) =>
      moveOutline(outline, ([x, y]) => [
        x,
        y + height * Math.sin(((x - middle) / width) * 2 * Math.PI),
      ]),
    );
  }
  if (gesture === 'arch') {
    const radius = (width * 2) / strength;
    return outlines.map((outline) =>
      moveOutline(outline, ([x, y]) => {
        const [angle, distance] = [(x - middle) / radius, radius + bottom - y];
        return [middle + distance * Math.sin(angle), bottom + radius - distance * Math.cos(angle)];
      }),
    );
  }
  return [...outlines];
}
