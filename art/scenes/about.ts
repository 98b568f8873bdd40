/** About: dawn in Sherwood, with a light in the Major Oak. */
import { raised, roundLogo } from '../../tools/content/paper/emblem.ts';
import {
  bow,
  circle,
  ellipse,
  mix,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceRing } from '../../tools/content/paper/lace.ts';
import { bounds, cutLetters, openFont, outline, setLine, titleSvg } from '../kit/lettering.ts';
import {
  acorn,
  animal,
  below,
  bird,
  cloud,
  crown,
  fern,
  fir,
  heightAt,
  limb,
  oakLeaf,
  ridge,
  type Spot,
} from '../../tools/content/paper/nature.ts';
import { hood, person } from '../kit/people.ts';
import { blurred, paper, sheet, sky } from '../../tools/content/paper/paper.ts';
import { createRandom, type Random } from '../../tools/content/paper/random.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { castleRock } from '../kit/town.ts';

export const GREEN = {
  night: '#0f2a20',
  deep: '#16392b',
  moss: '#24543b',
  leaf: '#3c7a4a',
  fresh: '#6fa253',
};
export const GOLD = { dark: '#b9822b', full: '#e5b040', light: '#f6d67c', cream: '#fbf0d2' };
export const BARK = { deep: '#3a2a1a', main: '#5a4128', lit: '#7c5c38' };

/** Trunk and limbs of the Major Oak, eleven paces around. */
function oak(): string {
  const trunk: Point[] = [
    [140, 816],
    [190, 790],
    [222, 752],
    [238, 690],
    [234, 634],
    [214, 586],
    [250, 560],
    [300, 574],
    [350, 558],
    [394, 584],
    [372, 636],
    [368, 696],
    [382, 752],
    [414, 788],
    [474, 816],
    [380, 826],
    [306, 816],
    [230, 826],
  ];
  const limbs: [points: Point[], width: number][] = [
    [
      [
        [296, 656],
        [226, 598],
        [170, 552],
        [128, 536],
        [96, 508],
      ],
      66,
    ],
    [
      [
        [272, 640],
        [236, 556],
        [198, 494],
        [176, 462],
      ],
      58,
    ],
    [
      [
        [294, 640],
        [284, 540],
        [262, 460],
        [240, 390],
      ],
      60,
    ],
    [
      [
        [322, 640],
        [336, 540],
        [354, 460],
        [376, 380],
      ],
      60,
    ],
    [
      [
        [342, 640],
        [384, 552],
        [430, 496],
        [474, 456],
      ],
      58,
    ],
    [
      [
        [318, 656],
        [398, 594],
        [452, 558],
        [496, 548],
        [528, 516],
      ],
      64,
    ],
  ];
  return [
    smooth(trunk, { closed: true, tension: 0.8 }),
    ...limbs.map(([points, width]) => limb(points, width, 11)),
  ]
    .map((d) => shape(d, BARK.main))
    .join('');
}

/** Strips of lighter paper along the trunk: the ridges of old bark. */
function bark(): string {
  const strips: readonly Point[][] = [
    [
      [252, 800],
      [262, 740],
      [262, 680],
      [250, 610],
    ],
    [
      [272, 806],
      [280, 770],
      [276, 742],
    ],
    [
      [232, 796],
      [246, 764],
      [251, 720],
    ],
    [
      [350, 800],
      [342, 756],
      [346, 690],
      [356, 620],
    ],
    [
      [372, 790],
      [358, 744],
      [357, 706],
    ],
    [
      [330, 640],
      [334, 600],
      [342, 560],
      [350, 500],
    ],
    [
      [270, 640],
      [264, 590],
      [246, 540],
      [222, 500],
    ],
    [
      [296, 612],
      [290, 560],
      [276, 500],
    ],
    [
      [200, 800],
      [222, 784],
      [236, 752],
    ],
    [
      [412, 800],
      [390, 780],
      [378, 756],
    ],
  ];
  return strips.map((strip, index) => limb(strip, 9 - (index % 3) * 2, 2)).join('');
}

/** An oval of foliage. */
type Clump = readonly [x: number, y: number, rx: number, ry: number];

/** A leaf of a clump, with the place of its stalk in the clump's radii. */
type ClumpLeaf = Required<Pick<Spot, 'x' | 'y' | 'turn' | 'size'>> & { at: Point };

/** Rows of leaves from the edge of a clump inward: where their stalks are, in its radii. */
const ROWS = [0.86, 0.66, 0.46, 0.26, 0.06];
/** Where a clump's leaves spread from, in its radii: the side of the light. */
const SPREAD: Point = [-0.16, -0.34];
/** Length of a leaf, and its distance from the next one, units. */
const LEAF = { length: 40, apart: 19 };

/** A row of leaves that point outward, and droop the more the farther inside they are. */
function leafRow([x, y, rx, ry]: Clump, reach: number, random: Random): ClumpLeaf[] {
  const length = 2 * Math.PI * Math.hypot(rx, ry) * Math.SQRT1_2 * reach;
  const count = 2 * Math.ceil(length / LEAF.apart / 2);
  const droop = mix(0.6, 0.14, reach);
  return Array.from({ length: count }, (_, leaf) => {
    const angle = (360 / count) * (leaf + random.around(0.3));
    const at = polar(0, 0, reach * random.between(0.92, 1.08), angle);
    const heading = (Math.atan2(at[1] + droop, at[0]) * 180) / Math.PI;
    return {
      at,
      x: x + (at[0] + SPREAD[0] * (1 - reach)) * rx,
      y: y + (at[1] + SPREAD[1] * (1 - reach)) * ry,
      turn: heading + 90 + random.around(mix(64, 16, reach)),
      size: (LEAF.length / 100) * random.between(0.82, 1.12),
    };
  });
}

/** Leaves that hide the parting between those that point upward and those that droop. */
function leafCap([x, y, rx, ry]: Clump, random: Random): ClumpLeaf[] {
  const count = 2 * Math.round(rx / 16);
  return Array.from({ length: count }, (_, leaf) => {
    const across = ((leaf + 0.5) / count) * 2 - 1;
    const at: Point = [SPREAD[0] + across * 0.55, SPREAD[1] * 0.9 + random.around(0.1)];
    return {
      at,
      x: x + at[0] * rx,
      y: y + at[1] * ry,
      turn: across * 70 + random.around(24),
      size: (LEAF.length / 100) * random.between(0.8, 1),
    };
  });
}

/** Lighter toward the lamp at the upper left, darker away from it. */
function shaded(color: string, [x, y]: Point): string {
  const light = -0.6 * x - 0.8 * y;
  return light > 0 ? lighter(color, light * 0.16) : darker(color, -light * 0.2);
}

/** Leaves in one row: every second one lies on its neighbors. */
function overlapped(row: readonly ClumpLeaf[], color: string, seed: number): string[] {
  const cut = { lift: 2.4, rough: 0.3, rim: 0.4, shade: 0.42, seed };
  return [0, 1].map((parity) =>
    paper(
      row
        .filter((_, index) => index % 2 === parity)
        .map((leaf) => shape(oakLeaf(leaf).outline, shaded(color, leaf.at)))
        .join(''),
      cut,
    ),
  );
}

interface FoliageOptions {
  colors: readonly [string, ...string[]];
  seed: number;
  lift: number;
  gaps?: readonly Clump[];
  /** The rows of leaves, if not all of them are seen. */
  reaches?: readonly number[];
}

/**
 * Foliage: every clump is covered with single leaves, row by row like shingles, so that its edge and its face are
 * overlapping leaves. Colors rotate. Leaves leave `gaps` free.
 */
export function foliage(
  clumps: readonly Clump[],
  { colors, seed, lift, gaps = [], reaches = ROWS }: FoliageOptions,
): string[] {
  const random = createRandom(seed);
  const isFree = ({ x, y, turn, size }: ClumpLeaf) =>
    [[x, y] as const, polar(x, y, size * 100, turn - 90)].every(([px, py]) =>
      gaps.every(([gx, gy, rx, ry]) => Math.hypot((px - gx) / rx, (py - gy) / ry) >= 1),
    );
  return clumps.flatMap((clump, index) => {
    const color = colors[index % colors.length] ?? colors[0];
    const [x, y, rx, ry] = clump;
    const body = crown(x, y, rx * 0.9, ry * 0.9, random, 13);
    const holes = gaps.map(([gx, gy, gw, gh]) => crown(gx, gy, gw, gh, random, 7)).join('');
    const rows = [...reaches.map((reach) => leafRow(clump, reach, random)), leafCap(clump, random)];
    return [
      paper(shape(body + holes, darker(color, 0.14)), { lift, rough: 0.6, seed }),
      ...rows.flatMap((row) => overlapped(row.filter(isFree), color, seed)),
    ];
  });
}

/** Single oak leaves, each a sheet of its own with its veins. */
export function leaves(
  spots: Spot[],
  colors: readonly [string, ...string[]],
  lift: number,
): string {
  return spots
    .map((spot, index) => {
      const leaf = oakLeaf(spot);
      const color = colors[index % colors.length] ?? colors[0];
      return paper(
        shape(leaf.outline, color) + stroke(leaf.vein, GREEN.night, 1, { opacity: 0.35 }),
        { lift, rough: 0.4 },
      );
    })
    .join('');
}

/** An arrow whose head is stuck at (x, y), its feathers `length` away in direction `turn`. */
export function arrow(x: number, y: number, length: number, turn: number): string {
  const feather = (side: 1 | -1): Point[] => [
    [length - 74, side * 2],
    [length - 62, side * 15],
    [length - 8, side * 17],
    [length - 16, side * 2],
  ];
  const notches = [0, 1, 2]
    .map((index) =>
      polyline([
        [length - 54 + index * 14, 4],
        [length - 50 + index * 14, 14],
      ]),
    )
    .join('');
  const markup =
    shape(rectangle(0, -2.6, length, 5.2, 2), '#c9975a') +
    shape(rectangle(0, -2.6, length, 1.8, 0.8), '#e9c48f') +
    shape(polygon(feather(-1)), '#f6ead0') +
    shape(polygon(feather(1)), GOLD.full) +
    stroke(notches, GOLD.dark, 1.2) +
    shape(rectangle(length - 84, -3.2, 7, 6.4) + rectangle(length - 6, -3.4, 8, 6.8, 2), '#8e2f24');
  return paper(moved(markup, { x, y, turn }), { lift: 13, rough: 0.3, rim: 0.7 });
}

/** A leaf of paper whose lower edge is torn. */
function tornLeaf(random: Random, right: number, top: number, bottom: number): string {
  const edge = Array.from({ length: 13 }, (_, index): Point => [
    -right + (index * right) / 6,
    bottom + random.around(3.5),
  ]);
  return polygon([[-right, top], [right, top - 2], ...edge.reverse()]);
}

/** The note the arrow brought. It is blank: the site sets the owner's name on it (app/ui/owner-note.tsx). */
function blankNote(x: number, y: number, turn: number): string {
  const leaf = tornLeaf(createRandom(5), 64, -66, 66);
  const seal = oakLeaf({ x: 48, y: 54, turn: 24, size: 0.2 });
  const markup = shape(leaf, GOLD.cream) + shape(seal.outline, GREEN.leaf);
  return paper(moved(markup, { x, y, turn }), { lift: 6, rough: 0.6 });
}

/** A note with a few lines that can't be read, and an oak leaf for a name. */
export function note(x: number, y: number, turn: number): string {
  const random = createRandom(5);
  const leaf = tornLeaf(random, 42, -52, 58);
  const lines = [-18, -4, 10, 24].map((py, index) =>
    smooth(
      Array.from({ length: 15 }, (_, step): Point => [
        -30 + step * (index === 3 ? 2.4 : 4.2),
        py + random.around(2.4),
      ]),
    ),
  );
  const seal = oakLeaf({ x: 26, y: 48, turn: 24, size: 0.2 });
  const markup =
    shape(leaf, GOLD.cream) +
    stroke(lines.join(''), '#6b5a3a', 1.7, { opacity: 0.85 }) +
    shape(seal.outline, GREEN.leaf);
  return paper(moved(markup, { x, y, turn }), { lift: 6, rough: 0.6 });
}

/** The lit window in the trunk: its middle, and its size. */
const WINDOW = { x: 304, y: 716, size: 0.98 };

/** The opening of the window, or a larger one of the same form. */
function opening(grow = 1): string {
  const { x, y, size } = WINDOW;
  const at = ([px, py]: Point): Point => [x + px * size * grow, y + py * size * grow];
  const side: Point[] = [
    [26, 34],
    [26, -4],
    [18, -24],
  ];
  const left = side.map(([px, py]): Point => [-px, py]).reverse();
  return smooth([...side, [0, -38] as const, ...left].map(at), { tension: 0.7 }) + 'Z';
}

/** The lit room behind the window: a sheet behind the trunk, which has a true hole. */
function room(): string {
  const { x, y, size } = WINDOW;
  return (
    shape(rectangle(x - 46 * size, y - 56 * size, 92 * size, 108 * size), '#ffe694') +
    blurred(shape(circle(x, y + 14 * size, 14 * size), '#fff9dc'), 5, 0.9)
  );
}

/** Who lives there, behind the trunk at the left of the window until they cross it. */
function resident(): string {
  const { x, y } = WINDOW;
  const figure = { x: x - 45, y: y + 54, size: 0.72 };
  return paper(
    shape(person('walking', figure), '#4a3216', { 'fill-rule': 'nonzero' }) +
      shape(hood(figure), '#4a3216'),
    { lift: 1, rough: 0.1, rim: 0.2 },
  );
}

/** A pointed frame, a cross of glazing bars and a sill, with the glow on the bark around them. */
function windowFrame(): string[] {
  const { x, y, size } = WINDOW;
  const bar = 2.2 * size;
  return [
    tag('g', { 'clip-path': `url(#${HOLED})` }, blurred(shape(opening(1.5), '#ffcf5c'), 14, 0.8)),
    sheet(opening(1.28) + opening(), BARK.deep, { lift: 3, rough: 0.4 }),
    paper(
      shape(
        rectangle(x - bar, y - 38 * size, bar * 2, 72 * size) +
          rectangle(x - 25 * size, y - 2 * size, 25 * size - bar, bar * 1.6) +
          rectangle(x + bar, y - 2 * size, 25 * size - bar, bar * 1.6),
        BARK.deep,
      ) + shape(rectangle(x - 36 * size, y + 33 * size, 72 * size, 7 * size, 2), BARK.lit),
      { lift: 2, rough: 0.3 },
    ),
  ];
}

/** Everything but the opening of the window. */
const HOLED = 'holed-trunk';
const holedTrunk = () =>
  tag(
    'clipPath',
    { id: HOLED },
    shape(rectangle(-90, 300, 800, 600) + opening(1.03), '#000', { 'clip-rule': 'evenodd' }),
  );

/** What grows at the edges. */
function undergrowth(side: 1 | -1): string {
  const x = (distance: number) => 308 + side * distance;
  const heading = (angle: number) => -90 + side * angle;
  const ferns = [
    [236, 150, 6, 26],
    [266, 128, 30, 30],
    [206, 118, -30, -24],
    [252, 100, -6, -34],
  ].map(([distance = 0, length = 0, angle = 0, curl = 0], index) =>
    paper(
      shape(
        fern(x(distance), 838, length, heading(angle), side * curl, 12),
        index % 2 ? GREEN.leaf : '#2f6a41',
        { 'fill-rule': 'nonzero' },
      ),
      { lift: 7, rough: 0.4 },
    ),
  );
  return ferns.join('');
}

/** Colors of the sky from top to bottom. */
export const DAWN = ['#dd9c3c', '#ebb550', '#f6d17c', '#fdebb6'] as const;

/** The rising sun, a disc with an edge of lace. */
const SUN = { x: 272, y: 506, radius: 198, lace: 40 };

function sunrise(): string[] {
  return [
    sheet(
      cloud(52, 84, 300, 52, createRandom(5)) + cloud(590, 306, 250, 46, createRandom(9)),
      '#f0c368',
      { lift: 4, rough: 0.6, shade: 0.25 },
    ),
    blurred(shape(circle(SUN.x, SUN.y, SUN.radius + 60), '#fff3c8'), 30, 0.75),
    paper(shape(laceRing(SUN.x, SUN.y, SUN.radius, { pitch: 46, depth: SUN.lace }), '#fffaf0'), {
      lift: 6,
      rough: 0,
      shade: 0.32,
    }),
    sheet(circle(SUN.x, SUN.y, SUN.radius + 1), '#fff3cf', { lift: 2, rough: 0.3, shade: 0.25 }),
    sheet(
      [
        { x: 558, y: 352, size: 0.22 },
        { x: 586, y: 370, size: 0.15, turn: 8 },
        { x: 580, y: 336, size: 0.12, flip: true },
      ]
        .map(bird)
        .join(''),
      '#8a7430',
      { lift: 2, rough: 0 },
    ),
  ];
}

function castleAndWood(): string[] {
  const random = createRandom(17);
  const farHill = ridge({ y: 736, swing: 14, humps: 2.4, seed: 5 });
  const wood = ridge({ y: 764, swing: 10, humps: 2, seed: 9 });
  const castle = castleRock(138, 722, 186, 162, 4);
  const outlaw = { x: 399, y: heightAt(wood, 399) + 16, size: 0.5, flip: true };
  return [
    paper(
      shape(castle.castle, '#a47a35', { 'fill-rule': 'nonzero' }) +
        shape(castle.windows, '#fbe2a0'),
      { lift: 3, rough: 0.3 },
    ),
    paper(shape(castle.rock, '#c3924a') + shape(castle.caves, '#6e4f22'), { lift: 4, rough: 0.8 }),
    sheet(below(farHill), '#a9a750', { lift: 5, rough: 1.6, seed: 3 }),
    sheet(
      [388, 412, 436, 462, 488, 512, 540, 566, 596, 630, 52, 20, -14]
        .map((x) =>
          fir(
            x,
            heightAt(farHill, x) + 24,
            random.between(60, 112) + Math.max(0, Math.abs(x - 308) - 190) * 0.9,
            random,
          ),
        )
        .join(''),
      '#7d9348',
      { lift: 4, rough: 0.8 },
    ),
    sheet(below(wood), '#567f43', { lift: 6, rough: 1.6, seed: 6 }),
    sheet(
      [-20, 14, 44, 566, 600, 634]
        .map((x) => fir(x, heightAt(wood, x) + 24, random.between(130, 190), random))
        .join(''),
      '#3f6b3f',
      { lift: 6, rough: 0.9 },
    ),
    paper(
      shape(person('standing', outlaw), '#1d3f2c', { 'fill-rule': 'nonzero' }) +
        shape(hood(outlaw), '#8e2f24') +
        stroke(smooth(bow([400, 738], [384, 764], [402, 792])), '#4a2f16', 1.8),
      { lift: 3, rough: 0.2 },
    ),
  ];
}

/** Sky between the leaves, where limbs cross it. */
const GAPS: readonly Clump[] = [
  [206, 500, 24, 17],
  [318, 512, 22, 18],
  [420, 506, 22, 15],
];

const behindTheLimbs = () =>
  foliage([[312, 452, 212, 110]], {
    colors: ['#173f2d'],
    seed: 3,
    lift: 7,
    gaps: GAPS,
    reaches: [0.86, 0.66],
  });

function oakTree(): string[] {
  const floor = ridge({ y: 794, swing: 8, humps: 2, seed: 12 });
  return [
    tag('defs', {}, holedTrunk()),
    // Cut out of the finished sheet: its shadow would put the light out.
    tag('g', { 'clip-path': `url(#${HOLED})` }, paper(oak(), { lift: 10, rough: 1.2, seed: 4 })),
    paper(shape(bark(), BARK.lit, { 'fill-rule': 'nonzero' }), { lift: 2, rough: 0.8, rim: 0.6 }),
    ...windowFrame(),
    owlHole(OWL.x, OWL.y),
    sheet(below(floor), '#2c5c38', { lift: 8, rough: 1.6, seed: 8 }),
  ];
}

/** A prop under the heaviest limb, as the Major Oak has them. */
const prop = () =>
  sheet(
    limb(
      [
        [190, 806],
        [175, 673],
        [160, 540],
      ],
      10,
      7,
    ),
    '#94713f',
    { lift: 5, rough: 0.5 },
  );

/** The crown in front of the limbs: few large masses, from dark at the lower right to light at the upper left. */
const darkCrown = () =>
  foliage(
    [
      [456, 482, 88, 58],
      [130, 498, 78, 50],
      [398, 404, 110, 72],
    ],
    { colors: ['#1f5238', '#2f6a41', '#35733f'], seed: 8, lift: 9 },
  );
const lightCrown = () =>
  foliage(
    [
      [302, 464, 86, 42],
      [224, 396, 118, 76],
    ],
    { colors: ['#4a8a48', '#86ad4b'], seed: 14, lift: 9 },
  );

/** Sun, castle, wood, and the oak with its lit window, in front of the sky. */
export function sherwood(): string[] {
  return [
    ...sunrise(),
    ...castleAndWood(),
    ...behindTheLimbs(),
    prop(),
    room(),
    ...oakTree(),
    ...darkCrown(),
    ...lightCrown(),
  ];
}

/** The end of an old fence, for the arrow. */
function fence(foot: number): string[] {
  const board: Point[] = [
    [466, foot],
    [468, 606],
    [476, 598],
    [503, 611],
    [507, 620],
    [508, foot],
  ];
  const rail = (y: number) =>
    polygon([
      [480, y],
      [660, y - 10],
      [660, y + 14],
      [480, y + 25],
    ]);
  const grain = [
    [475, 622, 474],
    [488, 634, 487],
    [499, 630, 500],
  ].map(([x = 0, top = 0, end = 0]) =>
    limb(
      [
        [x, top],
        [x + 1, 740],
        [end, foot - 8],
      ],
      3.4,
      1.6,
    ),
  );
  return [
    sheet(rail(690) + rail(772), '#6b4e2e', { lift: 6, rough: 1, seed: 2 }),
    sheet(polygon(board), '#8a683e', { lift: 7, rough: 0.8, seed: 3 }),
    paper(shape(grain.join(''), '#a68250', { 'fill-rule': 'nonzero' }), { lift: 1, rough: 0.6 }),
  ];
}

function layers(): Layer[] {
  const earth = ridge({ y: 838, swing: 10, humps: 2.4, seed: 20 });
  return [
    {
      name: 'sky',
      sheets: [sky([...DAWN, '#fdebb6']), ...sunrise()],
    },
    { name: 'castle', sheets: castleAndWood() },
    { name: 'branches', sheets: [...behindTheLimbs(), prop(), room()] },
    { name: 'resident', sheets: [resident()] },
    { name: 'oak', sheets: oakTree() },
    { name: 'eyelids', sheets: [owlLids(OWL.x, OWL.y)], hidden: true },
    { name: 'crown', sheets: darkCrown() },
    { name: 'crown-light', sheets: lightCrown() },
    {
      name: 'ground',
      sheets: [
        ...fence(heightAt(earth, 486) + 8),
        // The earth the oak stands in, with its roots.
        sheet(below(earth), '#0f2a20', { lift: 10, rough: 1.6, seed: 9 }),
        paper(roots(heightAt(earth, 308)), { lift: 2, rough: 0.8, shade: 0.3, rim: 0.1 }),
        sheet(turf(earth), '#2c5c38', { lift: 4, rough: 0.8, seed: 5 }),
        undergrowth(1),
        blankNote(484, 728, 5),
        arrow(480, 688, 290, -76),
      ],
    },
    {
      name: 'ferns',
      sheets: [
        undergrowth(-1),
        leaves(
          [
            { x: 40, y: 868, turn: 62, size: 0.62 },
            { x: 112, y: 862, turn: -74, size: 0.5 },
            { x: 500, y: 870, turn: 74, size: 0.5 },
            { x: 584, y: 864, turn: -58, size: 0.66 },
            { x: 196, y: 852, turn: 100, size: 0.36 },
          ],
          [GOLD.full, '#b8862f', '#8d9a3e', GOLD.full, '#a8632a'],
          4,
        ),
      ],
    },
    {
      name: 'twig',
      sheets: [
        // A twig of the next oak, close to us.
        paper(
          shape(
            limb(
              [
                [-60, 612],
                [10, 552],
                [62, 536],
                [104, 540],
              ],
              9,
              3,
            ),
            BARK.main,
          ),
          { lift: 14 },
        ),
        leaves(
          [
            { x: 30, y: 544, turn: -24, size: 0.72 },
            { x: 66, y: 538, turn: 18, size: 0.6 },
            { x: 100, y: 540, turn: 82, size: 0.58 },
            { x: 52, y: 544, turn: 146, size: 0.62 },
            { x: 6, y: 562, turn: 190, size: 0.74 },
          ],
          ['#4f8a48', '#94ad4c', GOLD.full, '#6fa253', '#37754a'],
          12,
        ),
        acorns(),
      ],
    },
  ];
}

function acorns(): string {
  const { nut, cup } = acorn({ x: 84, y: 560, size: 0.62, turn: -12 });
  return paper(shape(nut, GOLD.full) + shape(cup, '#7a5426'), { lift: 12, rough: 0.3 });
}

const OWL = { x: 308, y: 632, color: '#f0dcae' };
const owlEyes = (x: number, y: number) => [-5.4, 5.4].map((side): Point => [x + side, y - 9]);

/** An owl at home in a knot-hole. */
function owlHole(x: number, y: number): string {
  const eyes = owlEyes(x, y);
  return (
    sheet(ellipse(x, y, 23, 29), BARK.lit, { lift: 2, rough: 0.8 }) +
    shape(ellipse(x, y, 17.5, 23), '#1d130a') +
    sheet(animal('owl', { x, y: y + 21, size: 0.42 }), OWL.color, { lift: 2, rough: 0.1 }) +
    shape(eyes.map((eye) => circle(...eye, 4.6)).join(''), '#fffaf0') +
    shape(eyes.map((eye) => circle(...eye, 2.7)).join(''), '#1d130a') +
    shape(
      polygon([
        [x - 2.2, y - 5],
        [x + 2.2, y - 5],
        [x, y - 0.5],
      ]),
      GOLD.dark,
    )
  );
}

/** Its closed eyes. */
function owlLids(x: number, y: number): string {
  const eyes = owlEyes(x, y);
  const lashes = eyes.map(([ex, ey]) => smooth(bow([ex - 4, ey], [ex, ey + 4.4], [ex + 4, ey], 4)));
  return (
    shape(eyes.map((eye) => circle(...eye, 4.9)).join(''), darker(OWL.color, 0.1)) +
    stroke(lashes.join(''), '#5a4128', 1.3)
  );
}

/** A strip of turf along a line, with grass hanging over its lower edge. */
function turf(line: readonly Point[]): string {
  const random = createRandom(41);
  const hem: Point[] = [];
  for (let x = -70; x < 690; x += random.between(5, 10)) {
    const y = heightAt(line, x);
    hem.push([x, y + random.between(7, 11)], [x + 3, y + random.between(16, 27)]);
  }
  return polygon([...line.map(([x, y]): Point => [x, y - 8]), ...hem.reverse()]);
}

/** Roots that run through the dark earth; quiet, because text stands on them. */
function roots(top: number): string {
  const lines: readonly [points: Point[], width: number][] = [
    [
      [
        [308, top],
        [302, 900],
        [318, 960],
        [308, 1040],
        [316, 1120],
      ],
      22,
    ],
    [
      [
        [262, top],
        [240, 886],
        [178, 924],
        [126, 990],
        [60, 1050],
        [10, 1110],
      ],
      24,
    ],
    [
      [
        [354, top],
        [376, 890],
        [444, 932],
        [494, 1000],
        [556, 1050],
        [610, 1110],
      ],
      24,
    ],
    [
      [
        [210, top],
        [160, 872],
        [90, 890],
        [-10, 930],
      ],
      16,
    ],
    [
      [
        [406, top],
        [452, 878],
        [530, 896],
        [626, 940],
      ],
      16,
    ],
    [
      [
        [182, 918],
        [172, 980],
        [190, 1060],
      ],
      12,
    ],
    [
      [
        [438, 926],
        [446, 990],
        [426, 1070],
      ],
      12,
    ],
    [
      [
        [306, 930],
        [272, 980],
        [262, 1060],
      ],
      11,
    ],
    [
      [
        [312, 946],
        [346, 1000],
        [352, 1060],
      ],
      11,
    ],
  ];
  return lines.map(([points, width]) => shape(limb(points, width, 3), '#153527')).join('');
}

/** Heads of the two brads that hold the lettering, and the tabs of its base under them. */
const BRADS: readonly [Point, Point] = [
  [-236, -14],
  [226, -92],
];

/** A domed head of brass, lit from the upper left. */
const brad = ([x, y]: Point) =>
  shape(circle(x + 2.4, y + 3.6, 11), '#05040c', { 'fill-opacity': 0.3 }) +
  shape(circle(x, y, 11), '#8a5f1c') +
  shape(circle(x - 0.6, y - 0.8, 10), GOLD.full) +
  shape(circle(x - 2.4, y - 3, 5.4), GOLD.light) +
  shape(circle(x - 3.4, y - 4.2, 2), '#fffdf2');

function title(): string {
  const font = openFont('berkshire-swash');
  const letters = setLine(font, 'About', { size: 150, turn: 2, shift: 2, seed: 3, tracking: 4 });
  const box = bounds(letters);
  const reaches = {
    left: Math.min(box.left, BRADS[0][0] - 8),
    right: Math.max(box.right, BRADS[1][0] + 8),
  };
  // Dots of the outline, so that the base runs around the brads as it does around the letters.
  const tabs = BRADS.map((spot) => circle(...spot, 8)).join('');
  return titleSvg(
    // Optimizing drops the ends of closed outlines, and round caps close the gap that this leaves in the base.
    tag(
      'g',
      { 'stroke-linecap': 'round' },
      cutLetters(outline(letters) + tabs, {
        id: 'about-letters',
        face: GREEN.moss,
        base: GOLD.cream,
        reach: 14,
        light: '#fff8e0',
        dark: '#0c2018',
      }),
    ) + BRADS.map(brad).join(''),
    { name: 'About', box: { ...box, ...reaches }, padding: 21 },
  );
}

function logo(): string {
  const { nut, cup } = acorn({ x: 48, y: 42, size: 0.9, turn: 14 });
  const leaf = oakLeaf({ x: 40, y: 70, turn: -32, size: 0.5 });
  return roundLogo({
    name: 'About',
    ground: GREEN.deep,
    rim: GOLD.cream,
    symbol: raised(leaf.outline, GREEN.fresh) + raised(nut, GOLD.full) + raised(cup, '#9a6b2a'),
  });
}

export const scene: Scene = { slug: 'about', layers, title, logo };
