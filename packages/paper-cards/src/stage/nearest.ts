/** One thing close to the eye, cropped by the frame. */
import { blend } from '../colors.ts';
import type { Extras } from '../names.ts';
import {
  circle,
  ellipse,
  mix,
  type Point,
  polar,
  polygon,
  polyline,
  place,
} from '../paper/geometry.ts';
import { acorn, fern, limb, oakLeaf } from '../paper/nature.ts';
import { paper, sheet, type Sheet } from '../paper/paper.ts';
import { bigLeaf, leaf, spray, spraySheet } from '../things/plants.ts';
import { type Part, type Scene, swing } from '../scene.ts';
import { shape, stroke } from '../paper/inks.ts';

/** Where something grows from: its root and heading, degrees, and how it bends. */
interface Growth {
  x: number;
  y: number;
  length: number;
  angle: number;
  curl: number;
  /** Of the nearest sheet. */
  color: string;
}

/** The line that it grows along, and its heading at each point. */
const alongOf = ({ x, y, length, angle, curl }: Growth, steps: number) => {
  const along: { at: Point; heading: number }[] = [{ at: [x, y], heading: angle }];
  let at: Point = [x, y];
  for (let step = 1; step <= steps; step++) {
    const heading = angle + curl * (step / steps);
    at = polar(...at, length / steps, heading);
    along.push({ at, heading });
  }
  return along;
};

const branchOf = (growth: Growth, width = 6) =>
  limb(
    alongOf(growth, 8).map(({ at }) => at),
    width,
    1.8,
  );

type Species = (scene: Scene, growth: Growth) => Sheet[];

/** Pairs of leaves, with berries. */
const berries: Species = ({ random }, growth) => {
  const fruits = alongOf(growth, 5)
    .slice(2)
    .map(({ at, heading }) => circle(...polar(...at, random.between(14, 30), heading + 84), 5.4));
  return [
    spraySheet(spray(growth, growth.curl, random, 0.28), growth.color, 14),
    paper(shape(fruits.join(''), 'warm-deep'), 'print'),
  ];
};

/** Needles and cones. */
const pine: Species = ({ random }, growth) => {
  const along = alongOf(growth, 22);
  const needles = along
    .slice(2)
    .flatMap(({ at: [x, y], heading }) =>
      [-1, 1].flatMap((side) =>
        [26, 48].map((turn) =>
          leaf({ x, y, length: random.between(36, 50), angle: heading + side * turn }, 0.055),
        ),
      ),
    );
  const cones = [8, 13].flatMap((step) => {
    const { at, heading } = along[step] ?? { at: [growth.x, growth.y], heading: 0 };
    const [x, y] = polar(...at, 20, heading + 100);
    return ellipse(x, y, 9, 14);
  });
  return [
    spraySheet(branchOf(growth) + needles.join(''), growth.color, 12),
    sheet(cones.join(''), 'warm-deep ink 45', 'thing'),
  ];
};

/** A bare branch in flower. */
const blossom: Species = ({ random }, growth) => {
  const along = alongOf(growth, 9).slice(3);
  const petals: string[] = [];
  const eyes: string[] = [];
  for (const [index, { at, heading }] of along.entries()) {
    const [x, y] = polar(...at, random.between(4, 22), heading + (index % 2 ? 80 : -80));
    const reach = random.between(9, 14);
    for (let petal = 0; petal < 5; petal++)
      petals.push(circle(...polar(x, y, reach * 0.62, petal * 72 + index * 20), reach * 0.48));
    eyes.push(circle(x, y, reach * 0.3));
  }
  return [
    spraySheet(branchOf(growth, 9), 'warm-deep ink 60', 11),
    paper(
      [
        ...shape(petals.join(''), 'cream warm-deep 14', {
          isUnited: true,
        }),
        ...shape(eyes.join(''), 'warm-deep'),
      ],
      'print',
    ),
  ];
};

const fernLeaf: Species = (_, { x, y, length, angle, curl, color }) => [
  spraySheet(fern(x, y, length * 0.92, angle, curl * 1.6, 12), color, 14),
];

/** Three big leaves. */
const broad: Species = (_, { x, y, length, angle, color }) =>
  [26, -24, 2].map((turn, index) =>
    bigLeaf(
      { x, y, length: length * (0.72 + index * 0.09), angle: angle + turn },
      blend(color, 'deep', 0.4 - index * 0.18),
      0.3,
    ),
  );

/** Leaves and acorns of an oak. */
const oak: Species = ({ random }, growth) => {
  const along = alongOf(growth, 7);
  const leaves = along.slice(2).map(
    ({ at: [x, y], heading }, index) =>
      oakLeaf({
        x,
        y,
        turn: heading + 90 + (index % 2 ? 52 : -52),
        size: random.between(0.5, 0.68),
      }).outline,
  );
  const { at, heading } = along[3] ?? { at: [growth.x, growth.y], heading: 0 };
  const fruit = acorn({ x: at[0], y: at[1] + 12, turn: heading - 60, size: 0.7 });
  return [
    spraySheet(branchOf(growth) + leaves.join(''), growth.color, 13),
    paper([...shape(fruit.nut, 'warm'), ...shape(fruit.cup, 'warm-deep ink 40')], 'print'),
  ];
};

const SPECIES: Record<Exclude<Extras['corner'], 'none'>, Species> = {
  berries,
  pine,
  blossom,
  fern: fernLeaf,
  broad,
  oak,
};

/** Something that sways. */
const swaying = (sheets: readonly Sheet[], origin: [number, number], side: -1 | 1): Part => ({
  layers: [{ name: 'near', travel: 8, sheets }],
  life: [swing({ layer: 'near', origin, by: 2.4 * side, seconds: 4.6, swings: 4 })],
});

/** The card's species, in a corner above or below; in many cards there is none. */
function corner(scene: Scene, side: -1 | 1, isAbove: boolean): Part {
  const { palette, random, extras } = scene;
  if (extras.corner === 'none') return { layers: [] };
  const lean = (angle: number) => (side < 0 ? angle : 180 - angle);
  const light = palette.daytime === 'day' ? 'near' : 'near far 40';
  const x = side < 0 ? -36 : 652;
  const growth = isAbove
    ? { x, y: random.between(-24, 30), angle: lean(random.between(30, 56)) }
    : { x, y: random.between(880, 904), angle: lean(random.between(-72, -48)) };
  const sheets = SPECIES[extras.corner](scene, {
    ...growth,
    length: random.between(170, 240) * (isAbove ? 1 : 1.1),
    curl: side * random.between(14, 34) * (isAbove ? 1 : -1),
    color: isAbove ? light : 'front ink 45',
  });
  return swaying(sheets, [growth.x, growth.y], side);
}

/** Something that grows from a lower corner, close to the eye. */
export const twig = (scene: Scene, side: -1 | 1): Part => corner(scene, side, false);

/** Something that hangs into an upper corner, beside the title. */
const bough = (scene: Scene, side: -1 | 1): Part => corner(scene, side, true);

/** Reeds, in front of water. */
function reeds({ random, extras }: Scene, side: -1 | 1): Part {
  if (extras.corner === 'none') return { layers: [] };
  const x = side < 0 ? 12 : 604;
  const stalks = Array.from({ length: 5 }, (_, index) => {
    const foot = x + random.around(34);
    const top: Point = [foot - side * random.between(4, 40), 690 + index * 26 + random.around(20)];
    return { line: polyline([[foot, 930], [mix(foot, top[0], 0.4), 830], top]), top };
  });
  const heads = stalks
    .filter((_, index) => index % 2 === 0)
    .map(({ top: [tx, ty] }) =>
      polygon(place('-7,4 -5,-44 0,-50 5,-44 7,4 0,10', { x: tx, y: ty })),
    );
  return swaying(
    [
      paper(stroke(stalks.map(({ line }) => line).join(''), 'ink', 5), 'hung'),
      sheet(heads.join(''), 'warm-deep ink 45', 'hung 8'),
    ],
    [x, 930],
    side,
  );
}

const NEAR = { twig, frond: twig, bough, reeds } as const;

export type NearKind = keyof typeof NEAR;

export const near = (scene: Scene, kind: NearKind, side: -1 | 1): Part => NEAR[kind](scene, side);
