/** Screenshots on a washing line in a garden in the evening; a cat sits below with its wool. */
import { localColor } from '../colors.ts';
import { type Point } from '../paper/geometry.ts';
import { below, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { type CardLayer, joinParts, type Mirror, type Scene, swing } from '../scene.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { bigLeaf, blades, flower } from '../things/plants.ts';
import {
  bulbs,
  type Cloth,
  cloth,
  catWithWool,
  jumper,
  stalk,
  sunflower,
} from '../things/washing.ts';
import { post } from '../things/workshop.ts';
import { type Framed, pointOn } from './frames.ts';
import { peg, sagging, twine } from './holders.ts';
import { boxAround, type Composition, pictureLayers } from './screen-parts.ts';
import { shape, stroke } from '../paper/inks.ts';

/** How far the cloth looks out around what is pinned to it, units. */
const MARGIN = { side: 24, top: 12, foot: 34 } as const;

/** The cloth behind pictures; behind one of them it hangs just as aslant. */
function clothBehind(hung: readonly Framed[]): Cloth {
  const [lead] = hung;
  const box = boxAround(hung);
  const place =
    lead && hung.length === 1
      ? lead.place
      : { ...box, x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, turn: 0 };
  return {
    x: place.x,
    y: place.y + (MARGIN.foot - MARGIN.top) / 2,
    width: place.width + 2 * MARGIN.side,
    height: place.height + MARGIN.top + MARGIN.foot,
    turn: place.turn,
  };
}

/** The lawn, with flowers far away. */
function lawn({ random }: Scene): CardLayer {
  const edge = ridge({ y: 792, swing: 16, humps: 1.4, seed: random.whole(1, 90) });
  const green = 'leaf.5 shade 30';
  const dots = Array.from({ length: 9 }, (_, index) => {
    const x = 20 + index * 72 + random.around(20);
    const color = ['cream', 'accent', LAWN_YELLOW][index % 3] ?? 'cream';
    return flower(x, heightAt(edge, x) + random.between(16, 56), 8, color, 'warm-deep');
  });
  return {
    name: 'lawn',
    travel: -3,
    sheets: [
      sheet(below(edge), green, 'hill'),
      paper(shape(blades(-30, 650, 846, 38, random), `${green} light 25`), 'thing'),
      ...dots,
    ],
  };
}

const LAWN_YELLOW = '#f0c24a';

/** Sunflowers and leaves close to the eye, cropped by the frame. */
function bed(at: Mirror): CardLayer {
  const green = (lightness: number) => localColor('leaf', lightness, 0.24);
  const lean = (angle: number) => (at(1) < at(0) ? 180 - angle : angle);
  const leafOf = (x: number, length: number, angle: number, lightness: number) =>
    bigLeaf({ x: at(x), y: 926, length, angle: lean(angle) }, green(lightness), 0.3);
  return {
    name: 'bed',
    travel: 7,
    sheets: [
      stalk([at(40), 930], [at(28), 760], green(0.4)),
      stalk([at(566), 930], [at(580), 700], green(0.42)),
      leafOf(70, 150, -128, 0.38),
      leafOf(20, 140, -52, 0.46),
      leafOf(600, 170, -122, 0.36),
      leafOf(560, 130, -64, 0.46),
      leafOf(640, 120, -138, 0.52),
      ...sunflower(at(26), 762, 82),
      ...sunflower(at(588), 700, 60),
      ...sunflower(at(602), 838, 66),
    ],
  };
}

export const onLine: Composition = {
  room: { top: 384, foot: 760, width: 416, shift: 38 },
  draw: (scene, framed) => {
    const { palette, random } = scene;
    const hung = framed.filter(({ inFront }) => !inFront);
    const back = clothBehind(hung);
    const side = back.x > 308 ? 1 : -1;
    const at: Mirror = (x) => 308 + side * (x - 308);
    const { top } = boxAround(hung);
    const spread = { ...back, width: back.width - 22 };
    const spots = [-0.5, -0.18, 0.18, 0.5].map((across) => pointOn(spread, across, -0.5));
    const pegs = spots.flatMap((point) => peg([point[0], point[1] + 2], back.turn));
    const first = spots[0] ?? [0, top];
    const last = spots.at(-1) ?? [616, top];
    const rope: Point[] = [[-40, first[1] - 26], ...spots, [656, last[1] - 26]];
    const [near, far] = side > 0 ? [first, last] : [last, first];
    const wood = 'wood.56 shade 22';
    const wire = sagging([-30, 296], [646, 316], 24);
    const jumperX = at(24);
    const washing: CardLayer = {
      name: 'washing',
      travel: -2,
      sheets: [
        jumper(jumperX, near[1] - 12, side * 4, 'straw.78 shade 8'),
        ...peg([at(2), near[1] - 18]),
        ...peg([at(54), near[1] - 12]),
      ],
    };
    return joinParts([
      {
        layers: [
          ...skyLayers(scene, palette.daytime === 'night' ? 'stars' : 'clouds', {
            x: 308,
            y: 520,
            radius: 190,
          }),
          { name: 'bulbs', travel: -8, sheets: bulbs(wire, 'sky-middle') },
          ...horizon(scene, random.pick(['orchard', 'roofs']), 650).layers.slice(0, 1),
          lawn(scene),
          {
            name: 'line',
            travel: -3,
            sheets: [
              post(at(590), far[1] - 50, 920, 20, wood),
              paper(stroke(`M${at(556)} ${far[1] - 34}H${at(640)}`, wood, 13), 'thing'),
              twine(rope, 'cream'),
            ],
          },
          washing,
          {
            name: 'cloth',
            travel: -2,
            sheets: cloth(back, 'coral.7 shade 12'),
          },
          ...pictureLayers(framed),
          { name: 'pegs', travel: -1, sheets: pegs },
          { name: 'cat', travel: 1, sheets: catWithWool(at(250), 880, side) },
          bed(at),
        ],
        life: [
          swing({
            layer: 'washing',
            origin: [jumperX, near[1]],
            by: 2,
            at: 0.6,
            seconds: 3.8,
            swings: 4,
          }),
        ],
      },
    ]);
  },
};
