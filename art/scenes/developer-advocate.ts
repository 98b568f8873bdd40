/** Developer Advocate: a talk in one of Nottingham's sandstone caves; what is said grows as leaves. */
import { roundLogo, raised } from '../kit/emblem.ts';
import {
  arc,
  bow,
  circle,
  ellipse,
  mix,
  place,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../kit/geometry.ts';
import { laceEdge } from '../kit/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  warp,
  type Letter,
} from '../kit/lettering.ts';
import { below, branches, ground, heightAt, limb, oakLeaf, ridge } from '../kit/nature.ts';
import { blurred, paper, picture, sheet, sky } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blend, darker, lighter, moved, shape, stroke, tag } from '../kit/svg.ts';
import { castleRock } from '../kit/town.ts';

export const STAGE = { x: 292, y: 640, rx: 156, ry: 25 };
export const LAMP = { x: 284, y: 372 };
const LIGHT = '#ffd590';
const CREAM = '#fff1d6';

// ---------------------------------------------------------------- the cave

interface Vault {
  left: number;
  right: number;
  top: number;
  seed: number;
}

/** A power below one makes the arch squarer than a circle, as caves cut by hand are. */
const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.62;

/** A wall of rock with a flat, hand-hewn arch cut out of it. */
function vault({ left, right, top, seed }: Vault): string {
  const random = createRandom(seed);
  const [middle, reach] = [(left + right) / 2, (right - left) / 2];
  const arch = Array.from({ length: 17 }, (_, index): Point => {
    const angle = Math.PI * (1 + index / 16);
    return [
      middle + square(Math.cos(angle)) * reach + random.around(7),
      top + 250 + square(Math.sin(angle)) * 250 + random.around(6),
    ];
  });
  const opening = smooth([[left, 1300], ...arch, [right, 1300]], { closed: true, tension: 0.7 });
  return rectangle(-90, -90, 800, 1300) + opening;
}

interface Bed {
  y: number;
  thick: number;
  color: string;
  seed: number;
}

/** Beds of sandstone: bands between two wandering lines, hardly darker than the wall. */
function strata(beds: readonly Bed[], rim = 0.22): string[] {
  return beds.map(({ y, thick, color, seed }) => {
    const upper = ridge({ y, swing: 9, humps: 1.6, seed, slope: -26 });
    const lower = ridge({ y: y + thick, swing: 10, humps: 1.9, seed: seed + 1, slope: -20 });
    return sheet(polygon([...upper, ...lower.toReversed()]), color, {
      lift: 2,
      rough: 1.6,
      seed,
      rim,
    });
  });
}

const ROOF_BEDS: readonly Bed[] = [
  { y: 40, thick: 26, color: '#43194a', seed: 3 },
  { y: 112, thick: 16, color: '#34123d', seed: 8 },
  { y: 176, thick: 34, color: '#411849', seed: 14 },
  { y: 244, thick: 14, color: '#33113b', seed: 21 },
];

const WALL_BEDS: readonly Bed[] = [
  { y: 392, thick: 22, color: '#87446f', seed: 5 },
  { y: 462, thick: 12, color: '#703465', seed: 11 },
  { y: 588, thick: 18, color: '#87446f', seed: 17 },
];

/** A pillar left standing in the rock: wide at head and foot. */
function pillar(x: number, top: number, foot: number, waist: number): string {
  const side = (sign: number): Point[] =>
    [2.6, 1.5, 1.05, 0.95, 1, 1.2, 1.9].map((width, index) => [
      x + sign * waist * width * (index % 2 ? 0.97 : 1.03),
      mix(top, foot, index / 6),
    ]);
  return smooth([...side(-1), ...side(1).toReversed()], { closed: true, tension: 0.8 });
}

const DOOR = { x: 476, foot: 636, width: 64, top: 506 };

const doorway = (grow = 0) =>
  polygon([
    [DOOR.x - DOOR.width / 2 - grow, DOOR.foot],
    ...arc(DOOR.x, DOOR.top + 36, DOOR.width / 2 + grow, 180, 360, 18),
    [DOOR.x + DOOR.width / 2 + grow, DOOR.foot],
  ]);

/** The back wall with a way out into the night: the castle on its rock, and one who comes late. */
function backWall(): string[] {
  const rock = castleRock(DOOR.x - 2, 650, 92, 96, 3);
  const wall = rectangle(-90, -90, 800, 1300);
  const beds = strata(WALL_BEDS, 0.15).join('');
  const hole = tag(
    'clipPath',
    { id: 'wall' },
    shape(wall + doorway(), '#000', { 'clip-rule': 'evenodd' }),
  );
  return [
    sheet(rock.rock, '#2c7f86', { lift: 3, rough: 0.4 }),
    paper(shape(rock.castle, '#1d6470', { 'fill-rule': 'nonzero' }), { lift: 2, rough: 0.2 }),
    shape(rock.windows, LIGHT),
    hole,
    sheet(wall + doorway(), '#7c3c6d', { lift: 7, rough: 0.8, seed: 6 }),
    tag('g', { 'clip-path': 'url(#wall)' }, beds),
    sheet(doorway(9) + doorway(), '#8e4a73', { lift: 3, rough: 0.6, seed: 2 }),
  ];
}

/** Steps from the door down to the cave's floor, and the latecomer on them. */
function latecomer(): string[] {
  const colors = ['#a0567c', '#914c74', '#80426c', '#703861'];
  return [
    ...colors.map((color, step) =>
      sheet(
        rectangle(DOOR.x - 36 - step * 8, DOOR.foot - 4 + step * 9, 72 + step * 16, 40),
        color,
        {
          lift: 3,
          rough: 0.6,
          seed: step + 2,
        },
      ),
    ),
    sheet(person('walking', { x: DOOR.x + 6, y: 637, size: 0.86, flip: true }), '#122a3a', {
      lift: 4,
      rough: 0.2,
    }),
  ];
}

export function lamp(): string[] {
  const { x, y } = LAMP;
  const shade = smooth(
    [
      [x - 7, y - 34],
      [x - 12, y - 26],
      [x - 34, y - 4],
      [x - 38, y + 6],
      [x, y + 10],
      [x + 38, y + 6],
      [x + 34, y - 4],
      [x + 12, y - 26],
      [x + 7, y - 34],
    ],
    { closed: true, tension: 0.5 },
  );
  const chain = Array.from({ length: 34 }, (_, index) => {
    const top = y - 40 - index * 11;
    const width = index % 2 ? 1.6 : 3.4;
    return ellipse(x, top, width, 6.5) + ellipse(x, top, Math.max(width - 1.6, 0.2), 4.6);
  });
  return [
    blurred(shape(circle(x, y + 8, 70), '#ffb869'), 36, 0.5),
    paper(shape(chain.join(''), '#a9844e'), { lift: 5, rough: 0, rim: 0.3 }),
    paper(shape(ellipse(x, y + 7, 37, 7.5), '#fff6cf') + shape(circle(x, y + 11, 8), '#fffbe6'), {
      lift: 2,
      rough: 0,
    }),
    sheet(shade, '#1f7f83', { lift: 9, rough: 0.4 }),
    sheet(rectangle(x - 8, y - 44, 16, 13, 3), '#d9a24a', { lift: 4, rough: 0 }),
    stroke(
      smooth([
        [x - 37, y + 5],
        [x, y + 9],
        [x + 37, y + 5],
      ]),
      '#ffe3a6',
      2.4,
    ),
    blurred(shape(ellipse(x, y + 14, 26, 8), '#fff3c4'), 6, 0.95),
  ];
}

/** A beam from the lamp to an oval on the stage. */
const cone = (top: number, foot: number) =>
  polygon([
    [LAMP.x - top, LAMP.y + 6],
    [LAMP.x + top, LAMP.y + 6],
    ...arc(0, 0, 1, 0, 180, 24).map(([x, y]): Point => [
      STAGE.x + x * foot,
      STAGE.y + (y * foot * STAGE.ry) / STAGE.rx,
    ]),
  ]);

/** Light as thin vellum: two sheets, cut straight, that one can see through. */
export function lightCone(): string {
  return (
    shape(cone(36, 148), LIGHT, { opacity: 0.2 }) + shape(cone(24, 96), LIGHT, { opacity: 0.22 })
  );
}

export function stage(): string[] {
  const { x, y, rx, ry } = STAGE;
  const front = arc(0, 0, 1, 180, 0, 60).map(([px, py]): Point => [x + px * rx, y + py * ry]);
  const wall = polygon([
    ...front,
    ...front.map(([px, py]): Point => [x + (px - x) * 1.04, py + 62]).toReversed(),
  ]);
  return [
    sheet(wall, '#7d3b5f', { lift: 8, rough: 1, seed: 3 }),
    sheet(ellipse(x, y, rx, ry), '#d99a72', { lift: 3, rough: 0.8, seed: 5 }),
    shape(ellipse(x, y, 100, 15), '#f4c58d', { opacity: 0.8 }),
    paper(shape(laceEdge(front, { pitch: 35, depth: 38 }), CREAM), { lift: 4, rough: 0 }),
  ];
}

// ---------------------------------------------------------------- speaker

/** The speaker, about 100 units high, feet at (0, 0), arms open, facing the listeners and us. */
export function speaker(x: number, y: number, size: number): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y, size });
  const cut = (points: readonly Point[], tension = 0.8) =>
    smooth(at(points), { closed: true, tension });
  const bar = (points: readonly Point[], from: number, to: number) =>
    limb(at(points), from * size, to * size);
  const dot = (px: number, py: number, rx: number, ry = rx) => {
    const [[cx, cy] = [x, y]] = at([[px, py]]);
    return ellipse(cx, cy, rx * size, ry * size);
  };
  const skin = '#b97a55';
  const leg = (side: 1 | -1, foot: number) =>
    bar(
      [
        [side * 5, -48],
        [side * 6.5, -24],
        [foot, -2],
      ],
      10.5,
      6.6,
    );
  const shoe = (foot: number, side: number) =>
    cut([
      [foot - 4, -3],
      [foot + 4, -3],
      [foot + 4 + side, 1.6],
      [foot - 4 + side, 1.6],
    ]);
  const raisedArm = bar(bow([-8, -73], [-31, -58], [-31, -85], 10), 10.5, 6);
  const openArm = bar(bow([8, -73], [20, -53], [36, -69], 10), 10.5, 6);
  /** A mitten of a hand with a thumb, turned around its wrist. */
  const hand = (px: number, py: number, turn: number, thumb: 1 | -1) => {
    const palm: Point[] = [
      [-2.6, 3],
      [-3.6, -2],
      [-3, -7.4],
      [0, -9.4],
      [3, -7.4],
      [3.6, -3],
      [6.4, -5],
      [6.8, -2.6],
      [3, 2.6],
    ];
    return cut(place(palm, { x: px, y: py, turn, flip: thumb < 0 }), 0.8);
  };
  const hair = cut([
    [-10, -90],
    [-8, -101],
    [0, -104.5],
    [8, -101],
    [10.5, -90],
    [12, -81],
    [8, -77],
    [-8, -77],
    [-12, -81],
  ]);
  const fringe = cut([
    [-9.6, -89],
    [-8.6, -99],
    [0, -104],
    [8.6, -99],
    [9.6, -89],
    [7, -95],
    [-1, -97.5],
    [-6, -94],
  ]);
  const jumper = cut(
    [
      [-5, -79],
      [-13, -75],
      [-12.5, -58],
      [-12.5, -43],
      [12.5, -43],
      [12.5, -58],
      [13, -75],
      [5, -79],
    ],
    0.55,
  );
  const belt = at([
    [-12, -46],
    [0, -45],
    [12, -46],
  ]);
  return [
    paper(shape(shoe(-8, -2) + shoe(8, 2), '#3a1438'), { lift: 3, rough: 0 }),
    paper(shape(leg(-1, -8) + leg(1, 8), '#16525c', { 'fill-rule': 'nonzero' }), {
      lift: 5,
      rough: 0.2,
    }),
    sheet(hair, '#3d1430', { lift: 5, rough: 0 }),
    paper(shape(hand(-31, -86, -10, 1) + hand(36, -69, 66, -1), skin), { lift: 4, rough: 0 }),
    sheet(dot(0, -80, 3.6, 6), darker(skin, 0.16), { lift: 2, rough: 0 }),
    sheet(jumper, '#e9a23d', { lift: 5, rough: 0.2 }),
    paper(shape(raisedArm + openArm, '#f0b456', { 'fill-rule': 'nonzero' }), {
      lift: 5,
      rough: 0.2,
    }),
    stroke(smooth(belt), '#fff1d6', 1.2 * size, { 'stroke-dasharray': '4 3' }),
    stroke(
      polyline(
        at([
          [-5, -77],
          [0, -62],
          [5, -77],
        ]),
      ),
      '#1f7f84',
      1.5 * size,
    ),
    sheet(dot(0, -60, 3.4, 4.2), CREAM, { lift: 2, rough: 0 }),
    sheet(dot(0, -89, 8.4, 9.6), skin, { lift: 4, rough: 0 }),
    sheet(fringe, '#4a1a3a', { lift: 2, rough: 0 }),
    shape(dot(-3.2, -89, 0.85, 1.15) + dot(3.2, -89, 0.85, 1.15), '#2a0e22'),
    shape(
      cut([
        [-3.4, -85],
        [0, -84.2],
        [3.4, -85],
        [1.8, -82.2],
        [-1.8, -82.2],
      ]),
      '#fff1d6',
    ),
  ];
}

/** A block of sandstone with a laptop on it, its lid toward us. */
export function lectern(x: number, y: number): string[] {
  const block = polygon([
    [x - 23, y - 72],
    [x + 23, y - 72],
    [x + 19, y],
    [x - 19, y],
  ]);
  const lid = polygon([
    [x - 24, y - 112],
    [x + 20, y - 112],
    [x + 23, y - 82],
    [x - 21, y - 82],
  ]);
  const sticker = oakLeaf({ x: x + 2, y: y - 90, turn: 24, size: 0.16 }).outline;
  return [
    sheet(block, '#a85f68', { lift: 6, rough: 0.8, seed: 4 }),
    sheet(rectangle(x - 28, y - 80, 56, 10), '#c47f74', { lift: 4, rough: 0.6 }),
    sheet(rectangle(x - 25, y - 84, 51, 4.5, 2), '#9fd6cf', { lift: 2, rough: 0 }),
    sheet(lid, '#cfeae2', { lift: 4, rough: 0 }),
    shape(sticker, '#1f8a86'),
  ];
}

// ---------------------------------------------------------------- words as leaves

export interface BubbleLeaf {
  x: number;
  y: number;
  turn: number;
  length: number;
  color: string;
  says: string;
  /** Size of what it says, where 1 is right for most. */
  bold?: number;
}

const HALF_LEAF: readonly Point[] = [
  [0, 0],
  [13, -5],
  [19, -4],
  [24, -14],
  [32, -17],
  [32, -30],
  [39, -38],
  [35, -50],
  [38, -60],
  [29, -69],
  [28, -80],
  [17, -86],
  [12, -96],
  [0, -106],
];

/** A leaf folded along its rib, with something to say pasted on it: a speech bubble that grew. */
export function bubbleLeaf({ x, y, turn, length, color, says, bold = 1 }: BubbleLeaf): string[] {
  const spot = { x, y, turn, size: length / 106 };
  const half = (flip: boolean) =>
    smooth(place(HALF_LEAF, { ...spot, flip }), { tension: 0.8 }) + 'Z';
  const line = (points: readonly Point[]) => polyline(place(points, spot));
  const veins = [-20, -40, -60, -78].flatMap((from, index) =>
    [-1, 1].map((side) =>
      line([
        [0, from],
        [side * (25 - Math.abs(index - 1.3) * 5), from - 12],
      ]),
    ),
  );
  const [[cx, cy] = [x, y]] = place([[0, -52]], spot);
  const ink = darker(color, 0.34);
  return [
    paper(shape(half(true), lighter(color, 0.14)) + shape(half(false), darker(color, 0.12)), {
      lift: 10,
      rough: 0.4,
    }),
    stroke(veins.join(''), ink, 1, { opacity: 0.6 }),
    stroke(
      line([
        [0, 0],
        [0, -98],
      ]),
      ink,
      1.6,
    ),
    paper(shape(saying(says, cx, cy, length * 0.42 * bold), CREAM), { lift: 4, rough: 0 }),
  ];
}

/** A few signs, upright, with their middle at (x, y). */
function saying(text: string, x: number, y: number, size: number): string {
  if (text === 'heart') return heart(x, y, size * 0.38);
  const letters = setLine(openFont('titan-one'), text, { size });
  const { left, right, top, bottom } = bounds(letters);
  return outline(
    warp(letters, ([px, py]) => [x + px - (left + right) / 2, y + py - (top + bottom) / 2]),
  );
}

function heart(x: number, y: number, size: number): string {
  return smooth(
    place(
      [
        [0, 1],
        [-0.85, 0.15],
        [-1, -0.45],
        [-0.55, -0.88],
        [0, -0.5],
        [0.55, -0.88],
        [1, -0.45],
        [0.85, 0.15],
      ],
      { x, y, size },
    ),
    { closed: true, tension: 0.85 },
  );
}

/** Talks and tools: one stalk grows from the speaker's mouth, one from the laptop; both fork. */
export function speech(): string[] {
  const forks = { left: [246, 484] as Point, right: [372, 490] as Point };
  const leaves: (BubbleLeaf & { via: Point })[] = [
    { x: 186, y: 524, turn: -84, length: 88, color: '#2f8f8b', says: '!', via: [216, 482] },
    { x: 204, y: 466, turn: -56, length: 128, color: '#1f7f84', says: '</>', via: [230, 478] },
    { x: 226, y: 420, turn: -22, length: 100, color: '#4bb0a2', says: 'heart', via: [238, 456] },
    { x: 350, y: 438, turn: 18, length: 116, color: '#2a9a93', says: '{ }', via: [356, 470] },
    {
      x: 392,
      y: 474,
      turn: 58,
      length: 134,
      color: '#57b9a6',
      says: '…',
      bold: 1.4,
      via: [380, 476],
    },
  ];
  const stems = [
    limb(bow([280, 513], [258, 506], forks.left, 8), 1.6, 5),
    limb(bow([392, 532], [392, 506], forks.right, 8), 2.4, 5),
  ];
  const stalks = leaves.map(({ x, y, via }) =>
    limb(bow(x < STAGE.x ? forks.left : forks.right, via, [x, y], 8), 4.4, 3.4),
  );
  return [
    paper(shape([...stems, ...stalks].join(''), '#2b8a83', { 'fill-rule': 'nonzero' }), {
      lift: 6,
      rough: 0.2,
    }),
    ...leaves.flatMap(bubbleLeaf),
  ];
}

// ---------------------------------------------------------------- listeners

export interface Tier {
  /** Height of the bench in the middle, and how far it rises toward both sides. */
  y: number;
  rise: number;
  size: number;
  pitch: number;
  rock: string;
  coat: string;
  /** How much of the lamp reaches their shoulders. */
  lit: number;
  seed: number;
}

export const TIERS: readonly Tier[] = [
  { y: 738, rise: 66, size: 0.5, pitch: 36, rock: '#632c5d', coat: '#2d7378', lit: 0.9, seed: 4 },
  { y: 774, rise: 92, size: 0.66, pitch: 47, rock: '#4f2150', coat: '#225d66', lit: 0.7, seed: 9 },
  { y: 822, rise: 122, size: 0.9, pitch: 64, rock: '#3c1843', coat: '#1b4654', lit: 0.5, seed: 2 },
  {
    y: 888,
    rise: 150,
    size: 1.24,
    pitch: 88,
    rock: '#2c1035',
    coat: '#193343',
    lit: 0.3,
    seed: 16,
  },
];

function bench({ y, rise }: Tier): Point[] {
  return Array.from({ length: 61 }, (_, index) => {
    const x = mix(-60, 676, index / 60);
    return [x, y - rise * ((x - STAGE.x) / 308) ** 2];
  });
}

type Hair = 'short' | 'bun' | 'long' | 'bob' | 'curls' | 'tail' | 'beanie' | 'phones' | 'robin';

const soft = (points: readonly Point[]) => smooth(points, { closed: true, tension: 0.8 });

/** A head from behind, with its hair or hat. */
function hairdo(kind: Hair): string {
  // Clockwise, as circles are: where two cuts overlap there must be no hole.
  const mirrored = (left: readonly Point[]) =>
    soft([...left.toReversed(), ...left.map(([x, y]): Point => [-x, y])]);
  const head = circle(0, -54, 12);
  const curls = [-12, -12, -7, 0, 7, 12, 12];
  switch (kind) {
    case 'bun':
      return head + circle(0, -69, 7);
    case 'long':
      return (
        head +
        mirrored([
          [-12, -58],
          [-14, -46],
          [-15, -24],
          [-5, -19],
        ])
      );
    case 'bob':
      return (
        head +
        mirrored([
          [-12, -58],
          [-16, -45],
          [-13, -39],
          [-4, -38],
        ])
      );
    case 'curls':
      return (
        head +
        curls.map((x, index) => circle(x, -46 - 20 * Math.sin((index * Math.PI) / 6), 7)).join('')
      );
    case 'tail':
      return (
        head +
        soft([
          [-3, -58],
          [4, -58],
          [8, -46],
          [6, -28],
          [1, -20],
          [-2, -38],
        ])
      );
    case 'beanie':
      return (
        head +
        soft([
          [-13, -52],
          [-12, -65],
          [0, -72],
          [12, -65],
          [13, -52],
          [0, -49],
        ]) +
        circle(0, -74, 4.4)
      );
    case 'phones':
      return (
        head +
        rectangle(-17, -60, 6, 14, 3) +
        rectangle(11, -60, 6, 14, 3) +
        polygon([...arc(0, -54, 16, 180, 360, 16), ...arc(0, -54, 13.2, 360, 180, 16)])
      );
    case 'robin':
      // A pointed cap; feather, bow and quiver are drawn by `outlaw()`.
      return (
        head +
        soft([
          [-15, -56],
          [-12, -66],
          [0, -76],
          [14, -72],
          [27, -61],
          [13, -57],
          [0, -54],
        ])
      );
    default:
      return head;
  }
}

/** Bow, quiver and feather of a listener who is easy to miss. */
function outlaw(): string {
  const longbow = limb(
    [
      [-25, -50],
      [-10, -42],
      [4, -28],
      [14, -12],
      [17, 2],
    ],
    2.4,
    2.4,
  );
  const arrows = [-4, 0, 4].map((x) =>
    polygon([
      [17 + x * 0.7, -46],
      [15 + x, -58],
      [18 + x, -61],
      [21 + x, -58],
      [19 + x * 0.7, -46],
    ]),
  );
  const quiver = polygon([
    [10, -46],
    [24, -46],
    [16, -4],
    [6, -6],
  ]);
  const feather = smooth(
    [
      [2, -66],
      [14, -82],
      [30, -88],
      [22, -76],
      [8, -64],
    ],
    { closed: true },
  );
  return (
    shape(quiver, '#8a4a3c') +
    shape(arrows.join(''), '#e9d7b0') +
    stroke(
      polyline([
        [-25, -50],
        [17, 2],
      ]),
      '#e9d7b0',
      0.8,
    ) +
    shape(longbow, '#b9774a') +
    shape(feather, '#e0527f')
  );
}

function listener(tier: Tier, x: number, y: number, kind: Hair, random: Random): string {
  const robin = kind === 'robin';
  const body = person('listener');
  const hair = hairdo(kind);
  const solid = { 'fill-rule': 'nonzero' } as const;
  const coat = robin
    ? '#2c6b48'
    : random.pick([
        tier.coat,
        darker(tier.coat, 0.2),
        lighter(tier.coat, 0.08),
        lighter(tier.rock, 0.1),
      ]);
  const hairColor = random.pick(['#3a1638', '#24102c', '#5a2f3f', '#15323f']);
  const head = robin ? '#24593d' : blend(hairColor, tier.rock, 0.25);
  const towards = Math.sign(STAGE.x - x) * Math.min(1, Math.abs(STAGE.x - x) / 160);
  const markup =
    // The lamp's rim on head and shoulders: the same cut, a little nearer to the light.
    moved(shape(body + hair, '#f0a868', { ...solid, opacity: tier.lit }), {
      x: towards * 1.3,
      y: -1.5,
    }) +
    shape(body, coat, solid) +
    shape(hair, head, solid) +
    (robin ? outlaw() : '');
  return moved(markup, {
    x,
    y: y + 4,
    size: tier.size * random.between(0.93, 1.1),
    turn: random.around(4),
  });
}

/** One row: the listeners, and the bench of rock that hides them from the waist down. */
export function row(tier: Tier, index: number): string[] {
  const random = createRandom(tier.seed);
  const line = bench(tier);
  const kinds: [Hair, ...Hair[]] = [
    'short',
    'bun',
    'long',
    'curls',
    'short',
    'tail',
    'beanie',
    'phones',
    'bob',
  ];
  let people = '';
  let seat = 0;
  for (
    let x = -20 + random.between(0, tier.pitch);
    x < 640;
    x += tier.pitch * random.between(0.88, 1.14)
  ) {
    const robin = index === 2 && seat === 6;
    people += listener(tier, x, heightAt(line, x), robin ? 'robin' : random.pick(kinds), random);
    seat++;
  }
  return [
    paper(people, { lift: 4 + index * 1.5, rough: 0.3, rim: 0.25 }),
    sheet(below(line.map(([x, y]): Point => [x, y - 9 * tier.size])), tier.rock, {
      lift: 5 + index * 2,
      rough: 1.4,
      seed: index + 3,
      rim: index > 3 ? 0.14 : 0.3,
    }),
  ];
}

// ---------------------------------------------------------------- the whole

/** Roots of the oak above, come through the roof, with some of its leaves. */
function roots(): string[] {
  const random = createRandom(9);
  const grown =
    branches(24, -30, 120, 74, 20, random, 3) +
    branches(596, -30, 104, 112, 17, random, 3) +
    branches(120, -40, 60, 60, 9, random, 2);
  const leaves = [
    { x: 46, y: 98, turn: 150, size: 0.5, color: '#1c6a70' },
    { x: 84, y: 40, turn: 120, size: 0.42, color: '#2b8a83' },
    { x: 14, y: 160, turn: 190, size: 0.46, color: '#175a63' },
    { x: 566, y: 70, turn: 205, size: 0.46, color: '#1c6a70' },
    { x: 602, y: 150, turn: 172, size: 0.5, color: '#2b8a83' },
  ];
  return [
    paper(shape(grown, '#1f0a2a', { 'fill-rule': 'nonzero' }), { lift: 8, rough: 0.8 }),
    ...leaves.flatMap(({ color, ...spot }) => {
      const { outline: cut, vein } = oakLeaf(spot);
      return [
        sheet(cut, color, { lift: 7, rough: 0.4 }),
        stroke(vein, darker(color, 0.3), 1, { opacity: 0.7 }),
      ];
    }),
  ];
}

function background(): string {
  const floor = ridge({ y: 640, swing: 5, humps: 2, seed: 7 });
  const answers: BubbleLeaf[] = [
    { x: 566, y: 676, turn: 14, length: 150, color: '#86d0ba', says: '?', bold: 1.2 },
    { x: 78, y: 700, turn: -22, length: 96, color: '#3fa79c', says: '+1' },
  ];
  return picture([
    sky(['#0d3a4a', '#14586a', '#3f9c9c', '#b9e6cd', '#b9e6cd']),
    ...backWall(),
    blurred(shape(ellipse(LAMP.x, 500, 210, 190), '#ffae78'), 50, 0.5),
    sheet(pillar(118, 320, 690, 20), '#70335f', { lift: 12, rough: 1.4, seed: 4 }),
    sheet(vault({ left: 62, right: 548, top: 334, seed: 4 }), '#5e2a59', {
      lift: 12,
      rough: 2,
      seed: 3,
    }),
    sheet(vault({ left: 22, right: 588, top: 308, seed: 12 }), '#4b2049', {
      lift: 13,
      rough: 2,
      seed: 7,
    }),
    sheet(below(floor), '#84406a', { lift: 4, rough: 1.6, seed: 9 }),
    ...latecomer(),
    sheet(vault({ left: -14, right: 634, top: 284, seed: 19 }), '#3a1541', {
      lift: 14,
      rough: 2,
      seed: 11,
    }),
    ...strata(ROOF_BEDS),
    ...roots(),
    ...stage(),
    lightCone(),
    ...lectern(386, 641),
    ...speaker(292, 642, 1.56),
    ...speech(),
    ...lamp(),
    ...TIERS.slice(0, 3).flatMap(row),
    ...answers.flatMap(bubbleLeaf),
    ...TIERS.slice(3).flatMap((tier, index) => row(tier, index + 3)),
    ground('#34123d', 23),
  ]);
}

/** A voice that carries: the letters grow from left to right. */
function swell(
  letters: readonly Letter[],
  baseline: number,
  left: number,
  right: number,
): Letter[] {
  return warp(letters, ([x, y]) => {
    const share = (x - left) / (right - left);
    return [x, baseline + (y - baseline) * mix(0.86, 1.16, share) - share * 14];
  });
}

function title(): string {
  const font = openFont('shrikhand');
  const line = (text: string, y: number, x: number) => {
    const letters = setLine(font, text, { size: 92, x, y, tracking: 3 });
    const { left, right } = bounds(letters);
    return swell(letters, y, left, right);
  };
  const letters = [...line('Developer', 0, -8), ...line('Advocate', 96, 6)];
  const box = bounds(letters);
  return titleSvg(
    cutLetters(outline(letters), {
      id: 'developer-advocate-letters',
      face: '#fff1d6',
      base: '#12666c',
      reach: 8,
      light: '#ffffff',
      dark: '#06282f',
    }),
    { name: 'Developer Advocate', box, padding: 16 },
  );
}

/** One side of the leaf on the logo, broader than those in the picture. */
const logoLeaf = (side: 1 | -1) =>
  `${smooth(
    HALF_LEAF.map(([x, y]): Point => [48 + side * x * 0.8, 78 + y * 0.57]),
    { tension: 0.8 },
  )}Z`;

function logo(): string {
  return roundLogo({
    name: 'Developer Advocate',
    ground: '#4d1f4c',
    rim: '#c8ebe0',
    symbol:
      raised(logoLeaf(-1) + logoLeaf(1), '#2fa198') +
      shape(logoLeaf(1), '#1f8583') +
      shape(saying('</>', 48, 49.5, 31), '#ffffff'),
  });
}

export const scene: Scene = { slug: 'developer-advocate', background, title, logo };
