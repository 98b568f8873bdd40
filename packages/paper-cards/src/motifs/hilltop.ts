/** A great tree on a hill, with a house in it; sheep graze on the terraces below. */
import { blend, localColor } from '../colors.ts';
import type { SkyName } from '../names.ts';
import { circle, mix, polyline, rectangle, type Point } from '../paper/geometry.ts';
import { stitches } from '../paper/lace.ts';
import { below, grass, heightAt, ridge } from '../paper/nature.ts';
import { paper, sheet } from '../paper/paper.ts';
import { type Mirror, type Part, type Scene, swing } from '../scene.ts';
import { disc } from '../stage/discs.ts';
import { horizon } from '../stage/horizons.ts';
import { skyLayers } from '../stage/skies.ts';
import { creature, sheep } from '../things/animals.ts';
import { canopy, type Lobe, trunk } from '../things/great-tree.ts';
import { gable, glued, upright } from '../things/pieces.ts';
import { flower } from '../things/plants.ts';
import { lantern, treeHouse } from '../things/tree-house.ts';
import { shape, stroke } from '../paper/inks.ts';

/** The middle of the house's floor. */
const FLOOR = 664;

/** Behind the house, dark to light. */
const BACK: readonly Lobe[] = [
  [90, 560, 150, 74],
  [540, 552, 150, 76],
  [308, 470, 270, 110],
  [40, 492, 124, 88],
  [590, 486, 124, 90],
  [170, 424, 150, 76],
  [446, 420, 156, 78],
  [300, 396, 150, 62],
];
/** Before it. */
const FRONT: readonly Lobe[] = [
  [470, 560, 96, 44],
  [128, 566, 92, 42],
  [420, 500, 66, 34],
  [196, 506, 70, 36],
];

/** The hill's edges, far to near: each slopes, so that they cross the picture as diagonals. */
const contour = (index: number, side: number): Point[] =>
  ridge({
    y: mix(806, 874, index / 3),
    swing: 12,
    humps: 1.3,
    seed: 30 + index * 7,
    slope: side * (index % 2 ? -46 : 40),
  });

/** A terrace and its crop: a seam or a row of cabbages. */
function terrace(index: number, line: readonly Point[]) {
  const color = blend(localColor('leaf', 0.68 - index * 0.08), 'near', 0.14);
  const inner = line.filter(([x]) => x > -60 && x < 676).map(([x, y]): Point => [x, y + 14]);
  const seam = {
    color: `${color} cream 60`,
    width: 2,
    stitch: 7,
    gap: 8,
    seed: index,
  };
  return [
    sheet(below(line, 935), color, 'hung 7'),
    index % 2
      ? glued(
          inner
            .filter((_, point) => point % 3 === 0)
            .map(([x, y]) => circle(x, y + 2, 6))
            .join(''),
          'straw.8 shade 22',
          2,
        )
      : paper(stitches(inner, seam), 'thread'),
  ];
}

/** A swing that hangs from a bough. @param x its middle, units */
const seat = (x: number) => [
  paper(
    stroke(
      [-18, 18]
        .map((dx) =>
          polyline([
            [x + dx, 580],
            [x + dx, 770],
          ]),
        )
        .join(''),
      'cream',
      3,
    ),
    'print',
  ),
  sheet(rectangle(x - 27, 766, 54, 10, 3), 'accent', 'thing'),
];

/** A hut on a far hill, its window lit. */
const hut = (x: number, y: number) => [
  sheet(upright(x + 14, y - 50, 10, 32), 'near', 'thing'),
  sheet(upright(x, y, 58, 44), 'cream', 'thing'),
  sheet(gable(x, y - 38, 82, 36), 'warm-deep', 'thing'),
  glued(upright(x - 12, y, 16, 30, 8), 'near'),
  glued(upright(x + 13, y - 12, 14, 15), 'straw.86'),
];

export function hilltop(scene: Scene, sky: SkyName): Part {
  const { palette, random } = scene;
  const side = random.chance(0.5) ? 1 : -1;
  const at: Mirror = (x) => 308 + side * (x - 308);
  const isNight = palette.daytime === 'night';
  const sun = { x: at(120), y: 408, radius: 118 };
  const [far] = horizon(scene, random.pick(['mountains', 'forest', 'hills']), 676).layers;
  const [swingX, lampX] = [at(98), at(506)];
  const lines = [0, 1, 2, 3].map((index) => contour(index, side));
  const steps = (from: number, to: number) =>
    lines.slice(from, to).flatMap((line, index) => terrace(from + index, line));
  const [hill = [], , , near = []] = lines;
  const back = ridge({ y: 756, swing: 16, humps: 1.4, seed: 12, slope: side * -60 });
  const wood = 'wood.4 shade 10 ink 12';
  const red = localColor('coral', isNight ? 0.5 : 0.55, 0.05);
  const gold = 'straw.82';
  return {
    layers: [
      ...skyLayers(scene, sky, sun),
      { name: 'disc', travel: -9, sheets: disc(scene, isNight ? 'moon' : 'sun', sun) },
      {
        name: 'far',
        travel: -7,
        sheets: [
          ...(far?.sheets ?? []),
          ...hut(at(574), heightAt(back, at(574)) + 8),
          sheet(below(back, 935), 'leaf.74 shade 22', 'hill'),
          ...sheep(scene, at(512), 796, 0.7, side === 1 ? -1 : 1),
        ],
      },
      {
        name: 'tree',
        travel: -4,
        sheets: [
          ...canopy(scene, BACK, `${red} ink 30`, gold),
          ...trunk([308, 832], wood, `${wood} cream 24`),
        ],
      },
      { name: 'seat', travel: -3, sheets: seat(swingX) },
      { name: 'house', travel: -3, sheets: treeHouse(scene, 308, FLOOR, 836) },
      {
        name: 'leaves',
        travel: -2,
        sheets: [
          ...canopy(scene, FRONT, red, gold),
          ...lantern(lampX, 590, 34),
          ...lantern(at(450), 590, 62),
        ],
      },
      {
        name: 'hill',
        travel: -1,
        sheets: [
          ...steps(0, 3),
          ...sheep(scene, at(476), heightAt(hill, at(476)) + 22, 1.15, side),
          ...sheep(scene, at(92), heightAt(hill, at(92)) + 30, 1, side === 1 ? -1 : 1),
        ],
      },
      {
        name: 'near',
        travel: 4,
        sheets: [
          creature(
            scene,
            'hare',
            { x: at(190), y: heightAt(near, at(190)) + 4, height: 56, flip: side < 0 },
            'cream',
          ),
          paper(
            shape(grass(near, -40, 660, 44, random), 'leaf.34 shade 22', {
              isUnited: true,
            }),
            'print',
          ),
          flower(at(588), 822, 26, 'cream', gold, 10),
          flower(at(540), 838, 20, red, 'cream', 30),
          flower(at(612), 872, 22, 'accent', 'cream', 0),
          flower(at(24), 858, 24, 'cream', red, 20),
          ...steps(3, 4).slice(0, 1),
        ],
      },
    ],
    life: [swing({ layer: 'seat', origin: [swingX, 580], by: 9, seconds: 4.6, swings: 5 })],
  };
}
