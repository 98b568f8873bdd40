/** A table of blue boards with a lace runner, and three buttons of paper. */
import { rectangle, type Point } from '../../../tools/content/paper/geometry.ts';
import { stitches } from '../../../tools/content/paper/lace.ts';
import { sheet } from '../../../tools/content/paper/paper.ts';
import { shape } from '../../../tools/content/paper/svg.ts';
import { handCut } from '../../plates/wanda-whirl.ts';
import { buttonPair, word } from '../kit/buttons.ts';
import { cutOut, handPicture } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';
import { BRASS, hills, laceHem, leftovers, NIGHT, SNOW } from '../kit/snow.ts';

const SIZE = { width: 800, height: 520 };

function table(): string[] {
  const boards = [0, 1, 2, 3].map((index) =>
    sheet(
      handCut({ x: -20, y: index * 140 - 40, width: 840, height: 138 }, 2, index + 3),
      index % 2 ? '#2450ae' : '#2856b8',
      { lift: 3, rough: 0, seed: index + 4 },
    ),
  );
  const edge: Point[] = [
    [362, -20],
    [330, 540],
  ];
  return [
    shape(rectangle(-20, -20, 840, 560), NIGHT.ink),
    ...boards,
    sheet(`M-40 -40H362L330 560H-40Z`, '#12307f', { lift: 6, rough: 0 }),
    stitches(
      edge.map(([x, y]): Point => [x - 16, y]),
      { color: SNOW.dim, width: 2.4, stitch: 11, gap: 8 },
    ),
    ...leftovers(
      [
        [706, 60, 20],
        [748, 96, 200],
        [760, 430, 120],
        [380, 40, 250],
      ],
      1.2,
    ),
    ...laceHem(hills(SIZE, 484, 3, 1.4, 7), { pitch: 44, depth: 38, color: NIGHT.ink }),
  ];
}

const LOOKS = {
  up: { face: SNOW.white, side: SNOW.shade, ink: NIGHT.deep },
  down: { face: BRASS, side: '#a87620', ink: NIGHT.deep },
};

const button = (name: string) => buttonPair(name, 92, 66, word(name, 0, 0, 34), LOOKS);

export const scenery: Scenery = {
  drawn: () => ({
    ground: cutOut(table(), SIZE.width, SIZE.height),
    hand: handPicture('wide', { sleeve: BRASS }),
    ...button('PNG'),
    ...button('SVG'),
    ...button('PDF'),
  }),
};
