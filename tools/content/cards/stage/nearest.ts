/** One thing close to the eye, cropped by the frame. */
import { circle, mix, type Point, polygon, polyline } from '../../paper/geometry.ts';
import { fern } from '../../paper/nature.ts';
import { paper, sheet, WIDTH } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import { bigLeaf, spray, spraySheet } from '../things/plants.ts';
import { type Part, type Scene, swing } from '../scene.ts';

/** A twig that rises along the frame, close to the eye. It sways. */
export function twig({ palette, random }: Scene, side: -1 | 1): Part {
  const x = side < 0 ? -34 : 650;
  const y = 902;
  const lean = (angle: number) => (side < 0 ? angle : -180 - angle);
  const color = blend(palette.front, palette.ink, 0.55);
  const tall = random.between(236, 280);
  return {
    layers: [
      {
        name: 'near',
        travel: 9,
        sheets: [
          spraySheet(
            spray({ x, y, length: tall, angle: lean(-58) }, side * 34, random, 0.26),
            color,
            16,
          ),
          spraySheet(
            spray(
              { x: x + side * 4, y: y + 6, length: tall * 0.62, angle: lean(-30) },
              side * 26,
              random,
              0.3,
            ),
            blend(color, palette.deep, 0.3),
            12,
          ),
        ],
      },
    ],
    life: [swing({ layer: 'near', origin: [x, y], by: 2.6 * side, seconds: 4.2, swings: 4 })],
  };
}

/** A bough that hangs into an upper corner, beside the title. */
function bough({ palette, random }: Scene, side: -1 | 1): Part {
  const x = side < 0 ? -40 : 656;
  const lean = (angle: number) => (side < 0 ? angle : 180 - angle);
  const color = palette.daytime === 'day' ? palette.near : blend(palette.near, palette.far, 0.4);
  const berries = [
    [70, 96],
    [54, 118],
    [92, 74],
    [28, 140],
  ]
    .map(([dx = 0, dy = 0]) => circle(side < 0 ? dx : WIDTH - dx, dy, 5.4))
    .join('');
  return {
    layers: [
      {
        name: 'near',
        travel: 8,
        sheets: [
          spraySheet(
            spray({ x, y: -20, length: 200, angle: lean(58) }, side * 30, random, 0.3),
            color,
            14,
          ),
          spraySheet(
            spray(
              { x: x - side * 30, y: -44, length: 180, angle: lean(26) },
              side * -18,
              random,
              0.3,
            ),
            blend(color, palette.deep, 0.35),
            12,
          ),
          paper(shape(berries, palette.warmDeep), { lift: 3, rough: 0, rim: 0.6 }),
        ],
      },
    ],
    life: [swing({ layer: 'near', origin: [x, -30], by: 2.4 * side, seconds: 4.6, swings: 4 })],
  };
}

/** A fern that unrolls from a lower corner, under a big leaf. */
function frond({ palette }: Scene, side: -1 | 1): Part {
  const x = side < 0 ? -30 : 646;
  const turned = (angle: number) => (side < 0 ? angle : -180 - angle);
  const color = blend(palette.front, palette.ink, 0.5);
  return {
    layers: [
      {
        name: 'near',
        travel: 8,
        sheets: [
          spraySheet(fern(x + side * 6, 880, 250, turned(-64), side < 0 ? 40 : -40, 12), color, 14),
          bigLeaf(
            { x, y: 906, length: 165, angle: turned(-30) },
            blend(color, palette.deep, 0.35),
            0.32,
          ),
          bigLeaf({ x: x - side * 4, y: 910, length: 120, angle: turned(-8) }, color, 0.32),
        ],
      },
    ],
    life: [swing({ layer: 'near', origin: [x, 900], by: 2.4 * side, seconds: 4.6, swings: 4 })],
  };
}

/** Reeds, in front of water. */
function reeds({ palette, random }: Scene, side: -1 | 1): Part {
  const x = side < 0 ? 12 : 604;
  const stalks = Array.from({ length: 5 }, (_, index) => {
    const foot = x + random.around(34);
    const top: Point = [foot - side * random.between(4, 40), 690 + index * 26 + random.around(20)];
    return { line: polyline([[foot, 930], [mix(foot, top[0], 0.4), 830], top]), top };
  });
  const heads = stalks
    .filter((_, index) => index % 2 === 0)
    .map(({ top: [tx, ty] }) =>
      polygon([
        [tx - 7, ty + 4],
        [tx - 5, ty - 44],
        [tx, ty - 50],
        [tx + 5, ty - 44],
        [tx + 7, ty + 4],
        [tx, ty + 10],
      ]),
    );
  return {
    layers: [
      {
        name: 'near',
        travel: 8,
        sheets: [
          paper(stroke(stalks.map(({ line }) => line).join(''), palette.ink, 5), {
            lift: 12,
            rough: 0.8,
          }),
          sheet(heads.join(''), blend(palette.warmDeep, palette.ink, 0.45), {
            lift: 8,
            rough: 0.6,
          }),
        ],
      },
    ],
    life: [swing({ layer: 'near', origin: [x, 930], by: 1.6 * side, seconds: 4.4, swings: 4 })],
  };
}

const NEAR = { twig, frond, bough, reeds } as const;

export type NearKind = keyof typeof NEAR;

export const near = (scene: Scene, kind: NearKind, side: -1 | 1): Part => NEAR[kind](scene, side);
