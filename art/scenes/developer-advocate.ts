/** Developer Advocate: a talk in one of Nottingham's sandstone caves; what is said grows as leaves. */
import { roundLogo, raised } from '../../tools/content/paper/emblem.ts';
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
  round,
  smooth,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge } from '../../tools/content/paper/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  type Box,
  warp,
  type Letter,
} from '../kit/lettering.ts';
import { below, ground, heightAt, limb, oakLeaf, ridge } from '../../tools/content/paper/nature.ts';
import { blurred, paper, sheet, sky, WIDTH } from '../../tools/content/paper/paper.ts';
import { person } from '../kit/people.ts';
import { createRandom, type Random } from '../../tools/content/paper/random.ts';
import type { Layer, LayeredScene } from '../kit/scene.ts';
import {
  blend,
  darker,
  lighter,
  moved,
  shape,
  stroke,
  tag,
} from '../../tools/content/paper/svg.ts';
import { castleRock } from '../kit/town.ts';

/** In the middle of the card. Its chain goes behind the title. */
export const LAMP = { x: 308, y: 372 };
export const STAGE = { x: 308, y: 640, rx: 160, ry: 25 };
const LIGHT = '#ffd590';
const CREAM = '#fff1d6';
const GOLD = '#d9a24a';
const TEAL = '#12666c';
const BRASS = '#c99a52';
/** How far the base reaches beyond the letters. */
const BASE = 8;

// ---------------------------------------------------------------- the cave

/** Sheets end this far out: beyond the bleed, and beyond the far shadow of their own edge. */
const OUTSIDE = 90;

/** Lower edges of the overhang, which falls from upper left to lower right: the nearest sheet first. */
const OVERHANG: Readonly<Record<'near' | 'middle' | 'far', readonly Point[]>> = {
  near: [
    [-OUTSIDE, 268],
    [34, 284],
    [92, 294],
    [100, 308],
    [190, 320],
    [256, 330],
    [264, 346],
    [338, 360],
    [398, 384],
    [406, 404],
    [462, 430],
    [512, 474],
    [516, 508],
    [552, 552],
    [580, 608],
    [580, 646],
    [606, 700],
    [640, 760],
    [720, 820],
  ],
  middle: [
    [-OUTSIDE, 294],
    [52, 312],
    [130, 328],
    [138, 344],
    [222, 360],
    [290, 378],
    [298, 398],
    [366, 426],
    [410, 458],
    [414, 484],
    [462, 530],
    [500, 588],
    [500, 622],
    [530, 680],
    [556, 730],
    [600, 820],
  ],
  far: [
    [-OUTSIDE, 316],
    [36, 332],
    [112, 350],
    [190, 376],
    [196, 394],
    [262, 418],
    [322, 452],
    [328, 478],
    [372, 514],
    [404, 562],
    [406, 596],
    [436, 650],
    [460, 720],
    [500, 820],
  ],
};

/** Rock down to an edge, as hewn by hand: nearly straight pieces. */
function overhang(edge: readonly Point[]): string {
  const [last = [0, 0]] = edge.slice(-1);
  const hewn = smooth(edge, { tension: 0.45 });
  return `${hewn}L${WIDTH + 2 * OUTSIDE} ${last[1]}V${-OUTSIDE}H${-OUTSIDE}Z`;
}

interface Bed {
  y: number;
  thick: number;
  color: string;
  seed: number;
}

/** Beds of sandstone: bands between two wandering lines, hardly darker than the rock that they are clipped to. */
function strata(beds: readonly Bed[], id: string, rock: string, fall: number, rim: number): string {
  const bands = beds.map(({ y, thick, color, seed }) => {
    const upper = ridge({ y, swing: 9, humps: 1.6, seed, slope: fall - 3 });
    const lower = ridge({ y: y + thick, swing: 10, humps: 1.9, seed: seed + 1, slope: fall + 3 });
    return sheet(polygon([...upper, ...lower.toReversed()]), color, {
      lift: 2,
      rough: 1.6,
      seed,
      rim,
    });
  });
  return (
    tag('clipPath', { id }, shape(rock, '#000')) +
    tag('g', { 'clip-path': `url(#${id})` }, bands.join(''))
  );
}

const ROOF_BEDS: readonly Bed[] = [
  { y: -34, thick: 22, color: '#34123d', seed: 3 },
  { y: 66, thick: 30, color: '#401747', seed: 8 },
  { y: 150, thick: 14, color: '#35123e', seed: 14 },
  { y: 236, thick: 34, color: '#411849', seed: 21 },
  { y: 348, thick: 16, color: '#33113b', seed: 26 },
  { y: 450, thick: 40, color: '#411849', seed: 31 },
];

const WALL_BEDS: readonly Bed[] = [
  { y: 402, thick: 22, color: '#87446f', seed: 5 },
  { y: 478, thick: 12, color: '#703465', seed: 11 },
  { y: 584, thick: 18, color: '#87446f', seed: 17 },
];

/** Where the rock ends and the evening begins. */
const MOUTH: readonly Point[] = [
  [158, 260],
  [140, 330],
  [124, 388],
  [130, 410],
  [110, 470],
  [114, 520],
  [96, 588],
  [100, 720],
];

/** Dark above, where it isn't seen, and bright behind the castle. */
const EVENING = [
  '#0d3a4a',
  '#0d3a4a',
  '#0f4454',
  '#155c6c',
  '#2f8f91',
  '#8fd0bd',
  '#cdebcf',
  '#cdebcf',
  '#cdebcf',
  '#cdebcf',
];

/** The evening outside: stars, and the castle on its rock. */
function evening(): string[] {
  const rock = castleRock(32, 650, 116, 190, 3);
  const stars: [number, number, number][] = [
    [22, 372, 1.5],
    [84, 346, 1.1],
    [96, 402, 1.3],
    [46, 424, 1],
    [8, 446, 1.2],
  ];
  return [
    sky(EVENING),
    shape(stars.map((star) => circle(...star)).join(''), CREAM),
    sheet(rock.rock, '#2f8a8e', { lift: 3, rough: 0.4 }),
    paper(shape(rock.castle, '#1d6470', { 'fill-rule': 'nonzero' }), { lift: 2, rough: 0.2 }),
    shape(rock.windows, LIGHT),
  ];
}

/** The back wall in the lamp's light. */
function backWall(): string[] {
  const wall = `${smooth(MOUTH, { tension: 0.45 })}H${WIDTH + OUTSIDE}V260Z`;
  return [
    sheet(wall, '#8f4f76', { lift: 8, rough: 1.2, seed: 6 }),
    strata(WALL_BEDS, 'wall', wall, -24, 0.15),
    blurred(shape(ellipse(LAMP.x, 520, 180, 170), '#ffae78'), 44, 0.55),
  ];
}

/** The floor, and one who comes late. */
function floor(): string[] {
  const line: Point[] = [
    [-OUTSIDE, 616],
    [20, 622],
    [74, 628],
    [120, 640],
    [200, 645],
    [WIDTH + OUTSIDE, 640],
  ];
  return [
    sheet(below(line, 800), '#84406a', { lift: 4, rough: 1.6, seed: 9 }),
    sheet(person('walking', { x: 82, y: 634, size: 0.86 }), '#122a3a', { lift: 4, rough: 0.2 }),
  ];
}

/** The far sheets of the overhang, lit from below. */
function innerRock(): string[] {
  return [
    sheet(overhang(OVERHANG.far), '#7a3b66', { lift: 11, rough: 1.6, seed: 3 }),
    sheet(overhang(OVERHANG.middle), '#5a2753', { lift: 13, rough: 1.8, seed: 7 }),
  ];
}

/** The nearest sheet with its beds, and roots of the oak above that cross it. */
function outerRock(): string[] {
  const rock = overhang(OVERHANG.near);
  return [
    sheet(rock, '#3a1541', { lift: 14, rough: 1.8, seed: 11 }),
    strata(ROOF_BEDS, 'rock', rock, 190, 0.08),
    ...roots(),
  ];
}

interface Root {
  line: readonly Point[];
  width: number;
}

/** Each grows out of another, or out of the frame. */
const ROOTS: readonly Root[] = [
  {
    width: 26,
    line: [
      [652, -60],
      [604, 40],
      [594, 120],
      [570, 190],
      [578, 270],
      [556, 350],
      [562, 430],
      [540, 520],
      [546, 580],
    ],
  },
  {
    width: 13,
    line: [
      [578, 262],
      [600, 330],
      [596, 400],
      [622, 470],
      [650, 520],
    ],
  },
  {
    width: 10,
    line: [
      [560, 340],
      [528, 392],
      [520, 446],
      [504, 492],
      [508, 540],
    ],
  },
  {
    width: 8,
    line: [
      [596, 112],
      [622, 150],
      [640, 210],
    ],
  },
  {
    width: 20,
    line: [
      [-60, 60],
      [-6, 130],
      [10, 200],
      [32, 262],
      [26, 330],
      [44, 392],
      [38, 440],
    ],
  },
  {
    width: 7,
    line: [
      [28, 300],
      [4, 350],
      [8, 396],
    ],
  },
  {
    width: 7,
    line: [
      [33, 268],
      [66, 306],
      [72, 352],
      [64, 384],
    ],
  },
];

function roots(): string[] {
  const grown = ROOTS.map(({ line, width }) => limb(line, width, 1.6));
  return [
    paper(shape(grown.join(''), '#210b2c', { 'fill-rule': 'nonzero' }), {
      lift: 9,
      rough: 1.2,
      seed: 5,
      rim: 0.35,
    }),
  ];
}

/** From link to link. */
const LINK = 13.5;

/** One link of a chain: links are seen from the front and from the side alternately. */
function chainLink(x: number, y: number, index: number): string {
  const width = index % 2 ? 2 : 4.6;
  return ellipse(x, y, width, 8.2) + ellipse(x, y, Math.max(width - 2.1, 0.2), 5.8);
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
  const chain = Array.from({ length: 31 }, (_, index) =>
    chainLink(x, y - 42 - index * LINK, index),
  );
  return [
    blurred(shape(circle(x, y + 8, 70), '#ffb869'), 36, 0.5),
    paper(shape(chain.join(''), BRASS), { lift: 5, rough: 0, rim: 0.3 }),
    paper(shape(ellipse(x, y + 7, 37, 7.5), '#fff6cf') + shape(circle(x, y + 11, 8), '#fffbe6'), {
      lift: 2,
      rough: 0,
    }),
    sheet(shade, '#1f7f83', { lift: 9, rough: 0.4 }),
    sheet(rectangle(x - 8, y - 44, 16, 13, 3), GOLD, { lift: 4, rough: 0 }),
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

/** The speaker's shoulder that the raised arm turns about, as `Speaker` has it. */
const SHOULDER: Point = [9, -72];
const SPEAKER = { x: 300, y: 642, size: 1.8 };

/** A right hand with a thumb, its wrist at (0, 0), pointing up. */
const HAND: readonly Point[] = [
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

/**
 * The speaker, about 100 units high, feet at (0, 0), facing the listeners, one arm open towards the laptop.
 * Head, jumper and legs are each cut from two sheets, one in the light and one in shade.
 */
function speakerBody({ x, y, size }: typeof SPEAKER): string[] {
  const at = (points: readonly Point[]) => place(points, { x, y, size });
  const cut = (points: readonly Point[], tension = 0.8) =>
    smooth(at(points), { closed: true, tension });
  const bar = (points: readonly Point[], from: number, to: number) =>
    limb(at(points), from * size, to * size);
  const dot = (px: number, py: number, rx: number, ry: number) => {
    const [[cx, cy] = [x, y]] = at([[px, py]]);
    return ellipse(cx, cy, rx * size, ry * size);
  };
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
  const jumper = cut(
    [
      [-5, -79],
      [-13, -75],
      [-12.5, -58],
      [-12.5, -43],
      [12.5, -43],
      [12.5, -58],
      [13, -75],
      [6, -79],
    ],
    0.55,
  );
  const jumperShade = cut(
    [
      [5, -77],
      [13, -75],
      [12.5, -58],
      [12.5, -43],
      [6, -43],
      [7, -60],
    ],
    0.4,
  );
  const openHand = place(HAND, { x: -37, y: -66, turn: -62 });
  const lanyard = at([
    [-4, -78],
    [1.5, -62],
    [6.4, -78],
  ]);
  const belt = at([
    [-12, -46],
    [0, -45],
    [12, -46],
  ]);
  return [
    paper(shape(shoe(-8, 1) + shoe(8, 3), '#3a1438'), { lift: 3, rough: 0 }),
    sheet(leg(1, 8), '#114550', { lift: 5, rough: 0.2 }),
    sheet(leg(-1, -8), '#1b6470', { lift: 5, rough: 0.2 }),
    sheet(cut(openHand), SKIN.light, { lift: 4, rough: 0 }),
    sheet(cut(HAIR, 0.75), '#33102c', { lift: 3, rough: 0 }),
    sheet(cut(NECK), SKIN.shade, { lift: 2, rough: 0 }),
    paper(shape(jumper, '#efae48') + shape(jumperShade, '#cf8630'), { lift: 5, rough: 0.2 }),
    sheet(bar(bow([-8, -73], [-22, -52], [-37, -66], 10), 10.5, 6), '#f5bd62', {
      lift: 5,
      rough: 0.2,
    }),
    stroke(smooth(belt), CREAM, 1.2 * size, { 'stroke-dasharray': '4 3' }),
    stroke(polyline(lanyard), '#1f7f84', 1.5 * size),
    sheet(dot(1.5, -60, 3.4, 4.2), CREAM, { lift: 2, rough: 0 }),
    paper(
      shape(cut(FACE), SKIN.light) + shape(cut(FACE_SHADE, 0.5), SKIN.shade, { opacity: 0.55 }),
      {
        lift: 4,
        rough: 0,
      },
    ),
    shape(dot(-2.2, -91, 1, 1.4) + dot(5.6, -91, 1, 1.4), '#2a0e22'),
    shape(cut(SMILE), CREAM),
    sheet(cut(FRINGE, 0.75), '#47183a', { lift: 3, rough: 0 }),
  ];
}

const SKIN = { light: '#c98860', shade: '#8a4f3d' };

const NECK: readonly Point[] = [
  [-3.4, -84],
  [4.4, -84],
  [4.8, -74],
  [-3.6, -74],
];

/** Almost from the front. */
const FACE: readonly Point[] = [
  [-6.4, -97],
  [1.6, -101],
  [9.4, -97],
  [10.6, -90.5],
  [8.2, -83],
  [1.8, -78.8],
  [-4.8, -83],
  [-7.4, -90.5],
];

/** The cheek away from the light. */
const FACE_SHADE: readonly Point[] = [
  [9.4, -97],
  [10.6, -90.5],
  [8.2, -83],
  [1.8, -78.8],
  [6, -83.6],
  [7.8, -90.4],
];

const SMILE: readonly Point[] = [
  [-2.4, -86.4],
  [1.6, -85.6],
  [5.8, -86.4],
  [4.4, -83.6],
  [1.7, -82.6],
  [-1, -83.6],
];

/** The hair behind the face, and in front of it. */
const HAIR: readonly Point[] = [
  [1.6, -106],
  [-8, -103],
  [-13, -94],
  [-13.4, -82],
  [-10, -75],
  [-3, -76.4],
  [6.4, -76.4],
  [13, -75],
  [16.4, -82],
  [16, -94],
  [11, -103],
];
const FRINGE: readonly Point[] = [
  [1.6, -104],
  [-7, -101],
  [-10, -92],
  [-6.8, -90],
  [-4, -95],
  [3, -98],
  [8, -96],
  [10.4, -90],
  [13, -92],
  [10, -101],
];

/** The raised arm, which answers: in front of the body, turning about `SHOULDER`. */
function speakerArm({ x, y, size }: typeof SPEAKER): string[] {
  const arm = bow(SHOULDER, [28, -54], [40, -72], 10);
  const hand = place(HAND, { x: 40.5, y: -72, turn: 22, flip: true });
  return [
    sheet(smooth(place(hand, { x, y, size }), { closed: true, tension: 0.8 }), SKIN.light, {
      lift: 4,
      rough: 0,
    }),
    sheet(limb(place(arm, { x, y, size }), 10.5 * size, 6 * size), '#e29a3a', {
      lift: 5,
      rough: 0.2,
    }),
  ];
}

export const speaker = (): string[] => [...speakerBody(SPEAKER), ...speakerArm(SPEAKER)];

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

/** The right half of an oak leaf, from its stalk to its tip: lobes, widest where the words are. */
const HALF_LEAF: readonly Point[] = [
  [0, 0],
  [5, -3],
  [11, -2],
  [13, -8],
  [10, -14],
  [17, -16],
  [25, -15],
  [29, -22],
  [26, -30],
  [20, -34],
  [27, -36],
  [36, -36],
  [41, -44],
  [39, -54],
  [29, -60],
  [27, -64],
  [34, -66],
  [38, -73],
  [35, -81],
  [25, -85],
  [20, -88],
  [22, -95],
  [17, -102],
  [8, -102],
  [0, -106],
];

/** Where the side veins leave the rib, and the lobes that they run to. */
const VEINS: readonly (readonly [from: number, to: Point])[] = [
  [-8, [20, -20]],
  [-26, [33, -44]],
  [-52, [31, -73]],
  [-76, [14, -95]],
];

/** A leaf folded along its rib, with something to say pasted on it: a speech bubble that grew. */
export function bubbleLeaf({ x, y, turn, length, color, says, bold = 1 }: BubbleLeaf): string[] {
  const spot = { x, y, turn, size: length / 106 };
  const half = (flip: boolean) =>
    smooth(place(HALF_LEAF, { ...spot, flip }), { tension: 0.8 }) + 'Z';
  const line = (points: readonly Point[]) => polyline(place(points, spot));
  const veins = VEINS.flatMap(([from, [tipX, tipY]]) =>
    [-1, 1].map((side) =>
      line([
        [0, from],
        [side * tipX, tipY],
      ]),
    ),
  );
  const [[cx, cy] = [x, y]] = place([[0, -53]], spot);
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

/** Talks and tools: one stalk grows from the speaker, one from the laptop; both fork. */
export function speech(): string[] {
  const forks = { right: [352, 470] as Point, left: [214, 492] as Point };
  const leaves: (BubbleLeaf & { via: Point })[] = [
    { x: 416, y: 512, turn: 88, length: 90, color: '#2f8f8b', says: '!', via: [384, 476] },
    { x: 396, y: 456, turn: 58, length: 130, color: '#1f7f84', says: '</>', via: [372, 464] },
    { x: 372, y: 416, turn: 22, length: 100, color: '#4bb0a2', says: 'heart', via: [362, 444] },
    { x: 236, y: 436, turn: -18, length: 112, color: '#2a9a93', says: '{ }', via: [230, 470] },
    {
      x: 194,
      y: 474,
      turn: -58,
      length: 128,
      color: '#57b9a6',
      says: '…',
      bold: 1.4,
      via: [206, 478],
    },
  ];
  const stems = [
    limb(bow([319, 490], [336, 490], forks.right, 8), 1.6, 5),
    limb(bow([204, 536], [200, 510], forks.left, 8), 2.4, 5),
  ];
  const stalks = leaves.map(({ x, y, via }) =>
    limb(bow(x > STAGE.x ? forks.right : forks.left, via, [x, y], 8), 4.4, 3.4),
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
  /** Where one with bow and quiver sits, if one does. */
  outlaw?: number;
}

const OUTLAW_TIER: Tier = {
  y: 822,
  rise: 122,
  size: 0.9,
  pitch: 64,
  rock: '#3c1843',
  coat: '#1b4654',
  lit: 0.5,
  seed: 2,
  outlaw: 478,
};

export const TIERS: readonly Tier[] = [
  { y: 738, rise: 66, size: 0.5, pitch: 36, rock: '#632c5d', coat: '#2d7378', lit: 0.9, seed: 4 },
  { y: 774, rise: 92, size: 0.66, pitch: 47, rock: '#4f2150', coat: '#225d66', lit: 0.7, seed: 9 },
  OUTLAW_TIER,
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
    const x = mix(-OUTSIDE, WIDTH + OUTSIDE, index / 60);
    return [x, y - rise * ((x - STAGE.x) / 308) ** 2];
  });
}

const HAIR_STYLES = [
  'short',
  'bun',
  'long',
  'curls',
  'short',
  'tail',
  'beanie',
  'phones',
  'bob',
] as const;
type Hair = (typeof HAIR_STYLES)[number] | 'robin';

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

/** Shapes that overlap without making holes. */
const SOLID = { 'fill-rule': 'nonzero' } as const;

interface Listener {
  hair: Hair;
  coat: string;
  hairColor: string;
  /** What lies on the back. */
  things?: string;
}

function anyListener(tier: Tier, random: Random): Listener {
  const hair = random.pick(HAIR_STYLES);
  const coat = random.pick([
    tier.coat,
    darker(tier.coat, 0.2),
    lighter(tier.coat, 0.08),
    lighter(tier.rock, 0.1),
  ]);
  const hairColor = blend(
    random.pick(['#3a1638', '#24102c', '#5a2f3f', '#15323f']),
    tier.rock,
    0.25,
  );
  return { hair, coat, hairColor };
}

/** A listener on the bench at (x, y), with the lamp's rim: the same cut, a little nearer to the light. */
function seated(
  { hair, coat, hairColor, things = '' }: Listener,
  { lit }: Tier,
  spot: { x: number; y: number; size: number; turn?: number },
): string {
  const [body, head] = [person('listener'), hairdo(hair)];
  const towards = Math.max(-1, Math.min(1, (STAGE.x - spot.x) / 160));
  return moved(
    moved(shape(body + head, '#f0a868', { ...SOLID, opacity: lit }), {
      x: towards * 1.3,
      y: -1.5,
    }) +
      shape(body, coat, SOLID) +
      shape(head, hairColor, SOLID) +
      things,
    spot,
  );
}

/** One row: the listeners, and the bench of rock that hides them from the waist down. */
export function row(tier: Tier, index: number): string[] {
  const random = createRandom(tier.seed);
  const line = bench(tier);
  const people: string[] = [];
  for (
    let x = random.between(0, tier.pitch) - OUTSIDE;
    x < WIDTH + OUTSIDE;
    x += tier.pitch * random.between(0.88, 1.14)
  ) {
    const listener = anyListener(tier, random);
    const spot = {
      x,
      y: heightAt(line, x) + 4,
      size: tier.size * random.between(0.93, 1.1),
      turn: random.around(4),
    };
    const isTaken = tier.outlaw !== undefined && Math.abs(x - tier.outlaw) < tier.pitch * 0.7;
    if (!isTaken) people.push(seated(listener, tier, spot));
  }
  if (tier.outlaw !== undefined) people.push(seated(LINCOLN_GREEN, tier, outlawSpot(tier)));
  return [
    paper(people.join(''), { lift: 4 + index * 1.5, rough: 0.3, rim: 0.25 }),
    sheet(below(line.map(([x, y]): Point => [x, y - 9 * tier.size])), tier.rock, {
      lift: 5 + index * 2,
      rough: 1.4,
      seed: index + 3,
      rim: index > 3 ? 0.14 : 0.3,
    }),
  ];
}

const LINCOLN_GREEN: Listener = {
  hair: 'robin',
  coat: '#2c6b48',
  hairColor: '#24593d',
  things: outlaw(),
};

function outlawSpot(tier: Tier) {
  const { outlaw: x = 0 } = tier;
  return { x, y: heightAt(bench(tier), x) + 4, size: tier.size * 1.02 };
}

// ---------------------------------------------------------------- a question

const ASKING_ROW = TIERS.indexOf(OUTLAW_TIER);
/** How far the outlaw's arm turns: from straight down, hidden by his back and the bench, to straight up. */
const RAISE = 170;
const SHOULDER_OF_LISTENER: Point = [-17, -26];

/** Where the outlaw sits, and the shoulder that the arm turns about: the card's `life` has the same pivot. */
function asking() {
  const spot = outlawSpot(OUTLAW_TIER);
  const [shoulder = SHOULDER_OF_LISTENER] = place([SHOULDER_OF_LISTENER], spot);
  return { ...spot, shoulder };
}

/** The outlaw's arm, lowered. Its shading is that of the raised arm, because only the raised arm is visible. */
function askingArm(): string[] {
  const { shoulder, size } = asking();
  const [x, y] = shoulder;
  const sleeve = limb(
    place(
      [
        [0, 4],
        [-3.5, -14],
        [-7, -39],
      ],
      { x, y, size },
    ),
    13 * size,
    8 * size,
  );
  const palm = place(HAND, { x: -7.4, y: -40, turn: -6 });
  const raised =
    sheet(smooth(place(palm, { x, y, size }), { closed: true, tension: 0.8 }), SKIN.light, {
      lift: 3,
      rough: 0,
    }) + sheet(sleeve, '#347a53', { lift: 3, rough: 0.2 });
  return [tag('g', { transform: `rotate(${-RAISE} ${round(x)} ${round(y)})` }, raised)];
}

/** What the outlaw asks, on a stalk. */
function question(): string[] {
  const { x, y, size } = asking();
  const root: Point = [x + 8 * size, y - 50 * size];
  const leaf = { x: 514, y: 682 };
  const stalk = limb(bow(root, [x + 54, y - 58], [leaf.x, leaf.y], 10), 2, 4.6);
  return [
    sheet(stalk, '#4f9f8f', { lift: 6, rough: 0.2 }),
    ...bubbleLeaf({ ...leaf, turn: 22, length: 128, color: '#86d0ba', says: '?', bold: 1.15 }),
  ];
}

const PLUS_ONE: BubbleLeaf = { x: 46, y: 716, turn: -16, length: 88, color: '#3fa79c', says: '+1' };

const rows = (from: number, to: number) =>
  TIERS.slice(from, to).flatMap((tier, index) => row(tier, from + index));

/** Far to near. The lamp, its chain and what stands in its light keep still, like the title. */
function layers(): Layer[] {
  return [
    { name: 'evening', sheets: evening() },
    { name: 'wall', sheets: backWall() },
    { name: 'vault', sheets: [...innerRock(), ...floor()] },
    { name: 'rock', sheets: outerRock() },
    {
      name: 'stage',
      sheets: [
        ...stage(),
        lightCone(),
        ...lectern(208, 641),
        ...speakerBody(SPEAKER),
        ...speech(),
        ...lamp(),
      ],
    },
    { name: 'answer', sheets: speakerArm(SPEAKER) },
    { name: 'rows', sheets: rows(0, ASKING_ROW) },
    { name: 'arm', sheets: askingArm() },
    { name: 'question', sheets: question() },
    { name: 'listeners', sheets: [...rows(ASKING_ROW, 3), ...bubbleLeaf(PLUS_ONE)] },
    { name: 'front', sheets: rows(3, TIERS.length) },
    { name: 'ground', sheets: [ground('#34123d', 23)] },
  ];
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

const LEADING = 86;

/** Both lines of the title. In the base, letters have no counters: they would be slits. */
function lettering(isBase = false): { developer: Letter[]; advocate: Letter[] } {
  const font = openFont('shrikhand');
  const line = (text: string, x: number, y: number) => {
    const letters = setLine(font, text, { size: 92, x, y, tracking: 3 });
    const { left, right } = bounds(letters);
    return swell(isBase ? letters.map(withoutCounters) : letters, y, left, right);
  };
  return { developer: line('Developer', 0, 0), advocate: line('Advocate', 12, LEADING) };
}

/** A letter's first closed line is its outside. */
function withoutCounters({ character, commands }: Letter): Letter {
  const end = commands.findIndex(({ type }, index) => index > 0 && type === 'M');
  return { character, commands: end < 0 ? commands : commands.slice(0, end) };
}

/** A band behind some letters: it closes slits that strokes of the base's outline leave between and in them. */
function band(letters: readonly Letter[]): string {
  const [first, last] = [letters.slice(0, 1), letters.slice(-1)].map(bounds);
  if (!first || !last) return '';
  const middle = ({ left, right, top, bottom }: Box) =>
    `${round((left + right) / 2)} ${round(mix(top, bottom, 0.55))}`;
  return stroke(`M${middle(first)}L${middle(last)}`, TEAL, 30);
}

/** The base is a speech bubble. Its tail curves toward the speaker, who stands to the left below. */
const TAIL = { x: 88, width: 40, height: 44, lean: -30 };

function tail(top: number): string {
  const { x, width, height, lean } = TAIL;
  const tip: Point = [x + lean, top + height];
  return `M${x} ${top - 34}h${width}V${top}Q${x + width * 0.55} ${top + height * 0.7} ${tip.join(' ')}Q${x + 2} ${top + height * 0.5} ${x} ${top}Z`;
}

function title(): string {
  const { developer, advocate } = lettering();
  const letters = [...developer, ...advocate];
  const base = lettering(true);
  const { bottom } = bounds(advocate.filter(({ character }) => character === 'c'));
  const foot = bounds(base.developer.filter(({ character }) => character === 'p'));
  /** Closes the hole between the foot of the "p" and the line below. */
  const slit = rectangle(foot.left + 12, foot.bottom - 2, 12, 16);
  return titleSvg(
    cutLetters(outline([...base.developer, ...base.advocate]) + slit + tail(bottom), {
      id: 'developer-advocate-base',
      face: TEAL,
      base: TEAL,
      reach: BASE,
      light: '#8fd0c8',
      dark: '#06282f',
    }) +
      band(base.developer) +
      band(base.advocate) +
      // Covers the inner edges of both.
      shape(slit + tail(bottom), TEAL, { stroke: TEAL, 'stroke-width': 6 }) +
      cutLetters(outline(letters), {
        id: 'developer-advocate-letters',
        face: CREAM,
        dark: '#06282f',
        shadow: 0,
      }),
    {
      name: 'Developer Advocate',
      box: { ...bounds(letters), bottom: bottom + TAIL.height },
      padding: 16,
    },
  );
}

/** One side of the leaf on the logo, broader than those in the picture. */
const logoLeaf = (side: 1 | -1) =>
  `${smooth(
    HALF_LEAF.map(([x, y]): Point => [48 + side * x * 0.74, 78 + y * 0.57]),
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

export const scene: LayeredScene = { slug: 'developer-advocate', layers, title, logo };
