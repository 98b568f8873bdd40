/** A cave with an audience, a leaf for each number of lines, and marks for the text. */
import { ellipse, type Point } from '../../kit/geometry.ts';
import { laceEdge } from '../../kit/lace.ts';
import { blurred, paper } from '../../kit/paper.ts';
import { shape } from '../../kit/svg.ts';
import {
  audience,
  breakMark,
  caveWall,
  countLeaf,
  resizeArrow,
  SENTENCE,
} from '../../plates/developer-advocate.ts';
import { ARROW, CAVE, CAVE_SCALE, LEAF, MARK } from '../kit/resize-layout.ts';
import { glyphs } from '../kit/glyphs.ts';
import { handPicture, partOf } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';

const PLUM = '#34123d';
const TEAL = '#1f7f84';

function cave(): string[] {
  const valance: Point[] = [
    [-20, -4],
    [720, -4],
  ];
  return [
    caveWall('#6a3062', [
      [-14, 26],
      [80, 18],
      [170, 30],
      [270, 16],
    ]),
    blurred(shape(ellipse(300, 130, 330, 140), '#ffb869'), 60, 0.45),
    paper(shape(laceEdge(valance, { pitch: 40, depth: 34 }), '#ffeccb'), { lift: 5, rough: 0 }),
  ];
}

const listeners = () => [
  audience([
    {
      y: 360,
      rise: 60,
      size: 0.72,
      pitch: 54,
      rock: '#3c1843',
      coat: '#225d66',
      lit: 0.7,
      seed: 9,
      outlaw: 316,
    },
    {
      y: 404,
      rise: 80,
      size: 1.06,
      pitch: 84,
      rock: '#220c2c',
      coat: '#1b4654',
      lit: 0.5,
      seed: 16,
    },
  ]),
];

/** An image of a small object, centered on a square. */
const square = (markup: string, side: number) =>
  partOf([markup], { x: -side / 2, y: -side / 2, width: side, height: side }, 2);

const leaf = (lines: number) => {
  const [width, height] = [LEAF.width / 1.5, LEAF.height / 1.5];
  return partOf(
    [countLeaf(-46, 4, 82, lines)],
    { x: -width / 2, y: -height / 2, width, height },
    1.5,
  );
};

export const scenery: Scenery = {
  drawn: () => ({
    cave: partOf(cave(), CAVE, CAVE_SCALE),
    listeners: partOf(listeners(), CAVE, CAVE_SCALE),
    mark: square(breakMark(0, 0), MARK),
    arrow: square(resizeArrow(0, 0, 0.9), ARROW),
    hand: handPicture('wide', { skin: '#b97a55', sleeve: TEAL, cuff: '#c8ebe0' }),
    ...Object.fromEntries([2, 3, 4, 5, 6].map((lines) => [`leaf${lines}`, leaf(lines)])),
    ...glyphs(SENTENCE, 37, { ink: PLUM }),
    ...glyphs('0123456789 px', 22, { ink: PLUM }, 'small '),
  }),
};
