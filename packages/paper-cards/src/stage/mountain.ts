/** A peak of three facets. */
import { type Point, type Points, pointsOf, polygon } from '../paper/geometry.ts';

/** The outline, its lit side and its snow, of a peak one unit wide and high. */
const WHOLE = '-.5,0 -.31,-.38 -.24,-.56 0,-1 .2,-.64 .35,-.3 .5,0';
const LIT = '-.5,0 -.31,-.38 -.24,-.56 0,-1 .06,-.66 -.03,-.45 .05,-.22 -.02,0';
const SNOW = '0,-1 .1,-.8 .06,-.72 .01,-.8 -.05,-.68 -.1175,-.765';

/** A jagged peak with a lighter side. @param x,y the middle of its foot */
export function peak(x: number, y: number, width: number, height: number) {
  const facet = (points: Points) =>
    polygon(pointsOf(points).map(([dx, dy]): Point => [x + dx * width, y + dy * height]));
  return { whole: facet(WHOLE), lit: facet(LIT), snow: facet(SNOW) };
}
