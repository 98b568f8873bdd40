/** A hand and a tray with a lace edge; the demo paints the fair behind the streamers. */
import { laceEdge } from '../../../tools/content/paper/lace.ts';
import { paper, sheet } from '../../../tools/content/paper/paper.ts';
import { shape } from '../../../tools/content/paper/svg.ts';
import type { Point } from '../../../tools/content/paper/geometry.ts';
import { below } from '../../../tools/content/paper/nature.ts';
import { CORAL, CREAM } from '../../scenes/wanda-whirl.ts';
import { cutOut, handPicture } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';

const SIZE = { width: 350, height: 600 };

/** The edge of the tray. */
const EDGE: Point[] = Array.from({ length: 24 }, (_, index) => [
  -20 + index * 17,
  474 + Math.sin(index / 3.2) * 3,
]);

const tray = () => [
  sheet(below(EDGE), '#0a5d68', { lift: 12, rough: 0 }),
  paper(shape(laceEdge(EDGE, { pitch: 35, depth: 32 }), CREAM), { lift: 4, rough: 0 }),
];

export const scenery: Scenery = {
  drawn: () => ({
    tray: cutOut(tray(), SIZE.width, SIZE.height),
    hand: handPicture('upright', { sleeve: CORAL.face }),
  }),
};
