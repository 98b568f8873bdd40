/** A winter night: above an opening for the snowflake, below a calm hill for the folded paper. */
import { cutOut, handPicture } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';
import {
  BRASS,
  faraway,
  hare,
  hill,
  hills,
  laceHem,
  leftovers,
  lookout,
  NIGHT,
  street,
  wood,
} from '../kit/snow.ts';

const SIZE = { width: 400, height: 652 };

function night(): string[] {
  const far = hills(SIZE, 268, 12, 2.2, 4);
  const village = hills(SIZE, 296, 10, 2, 21);
  const near = hills(SIZE, 338, 12, 1.5, 8);
  const foot = hills(SIZE, 612, 4, 1.4, 7);
  return [
    ...lookout({ ...SIZE, x: 200, y: 148, reach: 150 }),
    ...faraway([
      [26, 40, 24],
      [378, 236, 26],
    ]),
    hill(far, '#5c8ade'),
    wood(
      far,
      [
        [22, 44],
        [44, 62],
        [66, 40],
        [352, 52],
        [380, 66],
      ],
      '#3f6fc4',
      6,
    ),
    ...street(village, [84, 100, 296, 313, 330], 0.95),
    hill(village, '#2f5fb9'),
    wood(
      village,
      [
        [14, 92],
        [42, 62],
        [372, 80],
        [398, 110],
      ],
      '#1d458f',
      12,
    ),
    hill(near, NIGHT.deep, 10),
    hare(near, 72, 0.22),
    hill(hills(SIZE, 470, 14, 1.7, 15), '#0d2060', 8),
    ...leftovers([
      [40, 560, 20],
      [74, 590, 200],
      [30, 592, 120],
      [352, 596, 70],
      [380, 574, 250],
    ]),
    ...laceHem(foot, { color: NIGHT.ink }),
  ];
}

export const scenery: Scenery = {
  drawn: () => ({
    ground: cutOut(night(), SIZE.width, SIZE.height),
    hand: handPicture('upright', { sleeve: BRASS }),
  }),
};
