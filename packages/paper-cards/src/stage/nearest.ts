/** One thing close to the eye, cropped by the frame. */
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
import { shape, stroke } from '../paper/inks.ts';
import { fern, limb, oakLeaf } from '../paper/nature.ts';
import { paper, sheet, type Sheet } from '../paper/paper.ts';
import { bigLeaf, leaf, spray, spraySheet } from '../things/plants.ts';
import { thing } from '../paper/thing.ts';
import { layer, type Part, type Scene, swing } from '../scene.ts';

/** Where something grows from: its root and heading, degrees, and how it bends. */
interface Growth {
  x: number;
  y: number;
  length: number;
  angle: number;
  curl: number;
  /** The nearest sheet has it. */
  color: string;
}

/** The line that it grows along, and its heading at each point. */
function alongOf({ x, y, length, angle, curl }: Growth, steps: number) {
  let at: Point = [x, y];
  return Array.from({ length: steps + 1 }, (_, step) => {
    const heading = angle + curl * (step / steps);
    if (step > 0) at = polar(...at, length / steps, heading);
    return { at, heading };
  });
}

function branchOf(growth: Growth, width = 6) {
  const line = alongOf(growth, 8).map(({ at }) => at);
  return limb(line, width, 1.8);
}

type Species = (scene: Scene, growth: Growth) => Sheet[];

/** Pairs of leaves, with berries. */
const berries: Species = ({ random }, growth) => {
  const fruits = alongOf(growth, 5)
    .slice(2)
    .map(({ at, heading }) => circle(...polar(...at, random.between(14, 30), heading + 84), 5.4));
  return [
    spraySheet(spray(growth, growth.curl, random, 0.28), growth.color, 14),
    sheet(fruits.join(''), 'warm-deep', 'print'),
  ];
};

/** Needles and cones. */
const pine: Species = ({ random }, growth) => {
  const along = alongOf(growth, 22);
  const needles = along
    .slice(2)
    .flatMap(({ at: [x, y], heading }) =>
      [-48, -26, 26, 48].map((turn) =>
        leaf({ x, y, length: random.between(36, 50), angle: heading + turn }, 0.055),
      ),
    );
  const cones = along
    .filter((_, step) => step === 8 || step === 13)
    .map(({ at, heading }) => ellipse(...polar(...at, 20, heading + 100), 9, 14));
  return [
    spraySheet(branchOf(growth) + needles.join(''), growth.color, 12),
    sheet(cones.join(''), 'warm-deep ink 45'),
  ];
};

/** A bare branch in flower. */
const blossom: Species = ({ random }, growth) => {
  let [petals, eyes] = ['', ''];
  for (const [index, { at, heading }] of alongOf(growth, 9).slice(3).entries()) {
    const [x, y] = polar(...at, random.between(4, 22), heading + (index % 2 ? 80 : -80));
    const reach = random.between(9, 14);
    for (const turn of [0, 72, 144, 216, 288])
      petals += circle(...polar(x, y, reach * 0.62, turn + index * 20), reach * 0.48);
    eyes += circle(x, y, reach * 0.3);
  }
  const cream = shape(petals, 'cream warm-deep 14', { isUnited: true });
  return [
    spraySheet(branchOf(growth, 9), 'warm-deep ink 60', 11),
    paper([...cream, ...shape(eyes, 'warm-deep')], 'print'),
  ];
};

const fernLeaf: Species = (_, { x, y, length, angle, curl, color }) => [
  spraySheet(fern(x, y, length * 0.92, angle, curl * 1.6, 12), color, 14),
];

/** Three big leaves. */
const broad: Species = (_, { x, y, length, angle, color }) =>
  [26, -24, 2].map((turn, index) => {
    const spot = { x, y, length: length * (0.72 + index * 0.09), angle: angle + turn };
    return bigLeaf(spot, `${color} deep ${40 - index * 18}`, 0.3);
  });

/** Leaves and acorns of an oak. */
const oak: Species = ({ random }, growth) => {
  const along = alongOf(growth, 7);
  const leaves = along.slice(2).map(({ at: [x, y], heading }, index) => {
    const turn = heading + 90 + (index % 2 ? 52 : -52);
    return oakLeaf({ x, y, turn, size: random.between(0.5, 0.68) });
  });
  const acorns = along
    .slice(3, 4)
    .flatMap(({ at: [x, y], heading }) =>
      thing('acorn', x, y + 12, { turn: heading - 60, size: 0.7 }),
    );
  return [spraySheet(branchOf(growth) + leaves.join(''), growth.color, 13), ...acorns];
};

const SPECIES = { berries, pine, blossom, fern: fernLeaf, broad, oak } satisfies Record<
  Exclude<Extras['corner'], 'none'>,
  Species
>;

const swaying = (sheets: readonly Sheet[], origin: [number, number], side: -1 | 1): Part => ({
  layers: [layer('near', 8, sheets)],
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
const twig = (scene: Scene, side: -1 | 1): Part => corner(scene, side, false);

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
