/** A cutting mat with a paper disc, a slider in a strip of ink, and digits for its value. */
import { circle, rectangle } from '../../../tools/content/paper/geometry.ts';
import { sheet } from '../../../tools/content/paper/paper.ts';
import { CREAM, INK, knife, RED } from '../../scenes/spiral-betty.ts';
import { handCut } from '../../plates/wanda-whirl.ts';
import { word } from '../kit/buttons.ts';
import { cutOut, handPicture } from '../kit/pictures.ts';
import { DIGIT, DISC, SLIDER } from '../kit/rings-layout.ts';
import type { Drawn, Scenery } from '../kit/recording.ts';
import { curls, disc, hem, mat } from '../kit/vinyl.ts';

const SIZE = { width: 800, height: 484 };

function board(): string[] {
  const { from, until, y } = SLIDER;
  const panel = { x: from - 34, y: y - 74, width: until - from + 68, height: 112 };
  return [
    ...mat(SIZE, 40),
    ...disc(DISC.x, DISC.y, DISC.radius),
    knife(408, 62, 158),
    ...curls([
      [392, 308, 15, 170],
      [770, 42, 18, 60],
    ]),
    ...hem(SIZE, 456, 44),
    sheet(handCut(panel, 16, 3), INK.deep, { lift: 9, rough: 0 }),
    `<g color="${CREAM.light}">${word('rings', from + 38, y - 36, 36)}</g>`,
    sheet(rectangle(from, y - 6, until - from, 12, 6), INK.black, { lift: 0.5, rough: 0 }),
  ];
}

const digit = (number: number): Drawn =>
  cutOut(
    [`<g color="${RED.line}">${word(`${number}`, DIGIT.width / 2, DIGIT.height / 2, 54)}</g>`],
    DIGIT.width,
    DIGIT.height,
  );

const knob = () =>
  cutOut(
    [
      sheet(circle(32, 32, 19), CREAM.light, { lift: 6, rough: 0, rim: 0.9 }),
      sheet(circle(32, 32, 8), RED.face, { lift: 0.5, rough: 0 }),
    ],
    64,
    64,
  );

export const scenery: Scenery = {
  drawn: () => ({
    ground: cutOut(board(), SIZE.width, SIZE.height),
    hand: handPicture('wide', { skin: '#c98f66', sleeve: CREAM.paper }),
    knob: knob(),
    ...Object.fromEntries(
      Array.from({ length: 10 }, (_, number) => [`digit${number}`, digit(number)]),
    ),
  }),
  files: { photo: 'app/demos/spiral-betty/portraits/dog.jpg' },
};
