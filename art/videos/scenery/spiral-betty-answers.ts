/** A cutting mat with a paper disc, and four buttons for four designs. */
import {
  circle,
  polar,
  polygon,
  smooth,
  type Point,
} from '../../../tools/content/paper/geometry.ts';
import { stroke } from '../../../tools/content/paper/svg.ts';
import { CREAM, INK, knife } from '../../scenes/spiral-betty.ts';
import { buttonPair } from '../kit/buttons.ts';
import { BUTTON, DISC, DESIGNS } from '../kit/answers-layout.ts';
import { cutOut, handPicture } from '../kit/pictures.ts';
import type { Scenery } from '../kit/recording.ts';
import { curls, disc, hem, mat } from '../kit/vinyl.ts';

const SIZE = { width: 350, height: 600 };

const board = () => [
  ...mat(SIZE, 35),
  ...disc(DISC.x, DISC.y, DISC.radius),
  ...curls([[318, 352, 11, 170]]),
  ...hem(SIZE, 574, 30),
  knife(318, 30, -158),
];

const LATTICE = [-2, -1, 0, 1, 2];

const heart = (x: number, y: number, size: number) =>
  polygon(
    Array.from({ length: 30 }, (_, step): Point => {
      const t = (step / 30) * 2 * Math.PI;
      const up = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
      return [x + size * 1.05 * Math.sin(t) ** 3, y - (size * up) / 15];
    }),
  );

/** The buttons' icons, centered on 0, 0. */
const FACES: Record<(typeof DESIGNS)[number]['name'], string> = {
  spiral: stroke(
    smooth(Array.from({ length: 34 }, (_, step) => polar(0, 0, 2 + step * 0.62, step * 36 - 60))),
    'currentColor',
    4,
  ),
  dots: `<path fill="currentColor" d="${LATTICE.flatMap((column) =>
    [-1, 0, 1].map((row) => circle(column * 13, row * 14, 6.4 - Math.abs(column + row) * 1.1)),
  ).join('')}"/>`,
  hearts: `<path fill="currentColor" d="${heart(-24, 3, 13)}${heart(8, -2, 19)}${heart(36, 6, 9)}"/>`,
  lines: [-2, -1, 0, 1, 2]
    .map((row) =>
      stroke(
        `M${-32 + row * 3} ${row * 9 + 8}L${32 + row * 3} ${row * 9 - 8}`,
        'currentColor',
        5.4 - Math.abs(row - 0.5),
      ),
    )
    .join(''),
};

const LOOKS = {
  up: { face: CREAM.light, side: CREAM.shade, ink: INK.deep },
  down: { face: INK.body, side: INK.black, ink: CREAM.light },
};

export const scenery: Scenery = {
  drawn: () => ({
    ground: cutOut(board(), SIZE.width, SIZE.height),
    hand: handPicture('upright', { skin: '#c98f66', sleeve: INK.body }),
    ...Object.assign(
      {},
      ...DESIGNS.map(({ name }) =>
        buttonPair(name, BUTTON.width, BUTTON.height, FACES[name], LOOKS),
      ),
    ),
  }),
  files: { photo: 'app/demos/spiral-betty/portraits/lion.jpg' },
};
