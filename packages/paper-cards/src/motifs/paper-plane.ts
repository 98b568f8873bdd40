import type { SkyName } from '../names.ts';
import { type Point, polygon, polyline } from '../paper/geometry.ts';
import { stitches } from '../paper/lace.ts';
import { cloud, heightAt } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { creature } from '../things/animals.ts';
import { glued, inked, panes, upright } from '../things/pieces.ts';
import { flower } from '../things/plants.ts';
import { horizon } from '../stage/horizons.ts';
import { glide, type Part, type Scene } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { skyLayers } from '../stage/skies.ts';
import { moved, shape } from '../paper/inks.ts';

/** A loop, from the attic's window to the plane's tail. */
function trail(at: (x: number) => number): Point[] {
  const line: Point[] = [];
  for (let step = 0; step <= 40; step++) {
    const t = step / 40;
    line.push([at(116 + t * 70), 690 - 12 * Math.sin(t * 3) - 24 * t]);
  }
  for (let step = 1; step <= 40; step++) {
    const angle = Math.PI * (0.62 - 2.02 * (step / 40));
    line.push([at(214 + 84 * Math.cos(angle) + step * 0.9), 590 + 84 * Math.sin(angle)]);
  }
  for (let step = 1; step <= 16; step++)
    line.push([at(272 + step * 4.6), 644 - step * 3.2 - step * step * 0.18]);
  return line;
}

/** Its folds: nose to the right; the near wing in front, the keel below. */
const FOLDS = [
  {
    lift: 12,
    points: [
      [112, -12],
      [-94, -78],
      [-58, -14],
    ],
  },
  {
    lift: 4,
    points: [
      [112, -12],
      [-58, -14],
      [-44, 26],
    ],
  },
  {
    lift: 4,
    points: [
      [112, -12],
      [-44, 26],
      [-62, 44],
      [-66, -6],
    ],
  },
  {
    lift: 6,
    points: [
      [112, -12],
      [-66, -6],
      [-128, 46],
    ],
  },
  {
    lift: 0.8,
    points: [
      [112, -12],
      [-96, 19],
      [-128, 46],
    ],
  },
] as const satisfies readonly { lift: number; points: readonly Point[] }[];

interface Flight {
  x: number;
  y: number;
  size: number;
  side: 1 | -1;
  color: string;
}

function plane({ x, y, size, side, color }: Flight) {
  const tones = [
    `${color} light 50`,
    'deep light 35',
    `${color} deep 34`,
    color,
    `${color} light 35`,
  ];
  return FOLDS.map(({ lift, points }, index) =>
    paper(
      moved(shape(polygon(points), tones[index] ?? color), {
        x,
        y,
        turn: side * -17,
        flip: side < 0,
        size,
      }),
      `thing ${lift * Math.min(1, size)}`,
    ),
  );
}

/** A house whose attic window is open: a hare has thrown the plane. @param x its middle, units */
function house(scene: Scene, x: number, side: 1 | -1) {
  const wall = 'cream light 25';
  const tiles = [0.34, 0.56, 0.78].map((share) =>
    polyline([
      [x - 132 * share, 596 + 132 * share],
      [x - 132 * share - 10, 610 + 132 * share],
    ]),
  );
  const front = polygon([
    [x - 104, 935],
    [x - 104, 716],
    [x, 608],
    [x + 104, 716],
    [x + 104, 935],
  ]);
  const shutter = (edge: number) => upright(edge, 722, 17, 64, 2);
  return [
    sheet(
      upright(x - side * 62, 668, 30, 76) + upright(x - side * 62, 596, 38, 11),
      'near',
      'thing',
    ),
    sheet(front, wall, 'hung'),
    glued(upright(x, 724, 52, 66, 26), 'warm warm-deep 25'),
    creature(scene, 'hare', { x: x - side * 4, y: 728, height: 50, flip: side > 0, exact: true }),
    sheet(upright(x, 732, 78, 12, 2), 'cream', 'thing'),
    sheet(shutter(x - 38) + shutter(x + 38), 'accent', 'thing'),
    flower(x - 22, 726, 9, 'warm-deep', 'cream', 10),
    flower(x + 24, 727, 8, 'warm', 'warm-deep', 30),
    ...[-46, 46].flatMap((dx) => [
      glued(upright(x + dx, 836, 40, 56, 3), 'cream'),
      glued(panes(x + dx - 16, 784, 32, 48, 4), 'deep ink 30'),
    ]),
    sheet(
      polygon([
        [x - 130, 728],
        [x, 594],
        [x + 130, 728],
        [x + 112, 744],
        [x, 630],
        [x - 112, 744],
      ]),
      'warm-deep',
      'hung 7',
    ),
    inked(tiles.join(''), 'warm-deep ink 40', 2),
  ];
}

export function paperPlane(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at = (x: number) => 308 + side * (x - 308);
  const land = horizon(scene, random.pick(['forest', 'mountains', 'orchard', 'hills']), 700);
  const sun = { x: at(190), y: 452, radius: 108 };
  const pale = 'haze cream 45';
  const trailSheet = stitches(trail(at), { color: 'cream', width: 3, stitch: 13, gap: 9 });
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      {
        name: 'disc',
        travel: -9,
        sheets: disc(scene, palette.daytime === 'night' ? 'moon' : 'sun', sun),
      },
      {
        name: 'clouds',
        travel: -8,
        sheets: [
          sheet(cloud(at(566), 640, 280, 72, random), pale, 'hung 7'),
          ...plane({ x: at(520), y: 566, size: 0.3, side, color: 'accent' }),
          ...plane({ x: at(438), y: 622, size: 0.22, side, color: 'warm' }),
        ],
      },
      ...land.layers,
      { name: 'house', travel: -2, sheets: house(scene, at(110), side) },
      {
        name: 'trail',
        travel: -1,
        sheets: [paper(trailSheet, 'glued 1')],
      },
      {
        name: 'plane',
        travel: 0,
        sheets: plane({ x: at(388), y: 490, size: 1.52, side, color: 'cream' }),
      },
      {
        name: 'finder',
        travel: -3,
        sheets: [
          creature(scene, 'robin', {
            x: at(440),
            y: heightAt(land.edge, at(440)) + 12,
            height: 38,
            flip: side > 0,
          }),
        ],
      },
    ],
    life: [
      glide({ layer: 'plane', by: [side * 16, -9], tilt: side * -2, seconds: 2.4, hold: 0.6 }),
    ],
  };
}
