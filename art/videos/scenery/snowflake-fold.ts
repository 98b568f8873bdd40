/** The same winter night in a wide frame, and two pairs of scissors, each blade on its own. */
import { scissors } from '../../scenes/snowflake.ts';
import { PIVOT, SCISSORS } from '../kit/scissors-size.ts';
import { cutOut } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';
import { faraway, hare, hill, hills, laceHem, lookout, NIGHT, street, wood } from '../kit/snow.ts';

const SIZE = { width: 800, height: 520 };

function night(): string[] {
  const far = hills(SIZE, 388, 22, 2.4, 4);
  const village = hills(SIZE, 420, 16, 2, 21);
  const near = hills(SIZE, 462, 14, 1.6, 8);
  const foot = hills(SIZE, 478, 4, 1.4, 7);
  return [
    ...lookout({ ...SIZE, x: 400, y: 250, reach: 268 }),
    ...faraway([
      [64, 120, 46],
      [742, 84, 54],
      [700, 300, 30],
      [112, 304, 26],
    ]),
    hill(far, '#5c8ade'),
    wood(
      far,
      [
        [40, 80],
        [82, 110],
        [122, 74],
        [156, 56],
        [660, 84],
        [704, 112],
        [752, 70],
      ],
      '#3f6fc4',
      6,
    ),
    ...street(village, [188, 212, 240, 560, 586, 612], 1.2),
    hill(village, '#2f5fb9'),
    wood(
      village,
      [
        [20, 160],
        [70, 108],
        [728, 120],
        [778, 170],
      ],
      '#1d458f',
      12,
    ),
    hill(near, NIGHT.deep, 10),
    hare(near, 130, 0.3),
    ...laceHem(foot, { pitch: 46, depth: 42, color: NIGHT.ink }),
  ];
}

/** Scissors as two images, one per blade. @param turn direction, degrees */
function pair(turn: number) {
  const { behind, before } = scissors(...PIVOT, turn, SCISSORS.scale);
  return [behind, before].map((markup) => cutOut([markup], SCISSORS.side, SCISSORS.side));
}

export const scenery: Scenery = {
  drawn() {
    const drawn = { ground: cutOut(night(), SIZE.width, SIZE.height) };
    // Drawn once per direction, because rotating an image would rotate its light.
    const [rightBehind, rightBefore] = pair(180);
    const [leftBehind, leftBefore] = pair(0);
    if (!rightBehind || !rightBefore || !leftBehind || !leftBefore) return drawn;
    return { ...drawn, rightBehind, rightBefore, leftBehind, leftBefore };
  },
};
