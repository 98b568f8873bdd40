/** About: dawn in Sherwood, seen through a paper window, with a light in the Major Oak. */
import { raised, roundLogo } from '../kit/emblem.ts';
import {
  arc,
  bow,
  circle,
  ellipse,
  mixPoints,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  type Point,
} from '../kit/geometry.ts';
import { laceEdge } from '../kit/lace.ts';
import { bounds, cutLetters, openFont, outline, setLine, titleSvg } from '../kit/lettering.ts';
import {
  acorn,
  animal,
  below,
  bird,
  crown,
  fern,
  fir,
  heightAt,
  limb,
  oakLeaf,
  ridge,
  type Spot,
} from '../kit/nature.ts';
import { hood, person } from '../kit/people.ts';
import { blurred, paper, picture, sheet, sky } from '../kit/paper.ts';
import { createRandom, type Random } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { moved, shape, stroke, tag } from '../kit/svg.ts';
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

/** The window's edge: an arch over two straight sides, from lower left over the top to lower right. */
export function arch(inset: number): Point[] {
  const [left, right, foot, spring] = [82 + inset, 534 - inset, 812 - inset * 0.6, 505];
  const middle = (left + right) / 2;
  const reach = (right - left) / 2;
  return [
    [left, foot],
    ...arc(middle, spring, reach, 180, 360, 48).map(([x, y]): Point => [
      x,
      spring + (y - spring) * 0.96,
    ]),
    [right, foot],
  ];
}

function mat(inset: number): string {
  return rectangle(-90, -90, 800, 1290) + polygon(arch(inset));
}

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
        [166, 556],
        [110, 552],
        [66, 530],
      ],
      66,
    ],
    [
      [
        [272, 640],
        [236, 556],
        [196, 490],
        [146, 446],
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
        [454, 560],
        [512, 566],
        [556, 548],
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

type Clump = readonly [x: number, y: number, rx: number, ry: number];

/**
 * Foliage: every clump is one cut edged with oak leaves, with leaf-shaped holes that show what is
 * behind. Colors rotate.
 */
export function foliage(
  clumps: readonly Clump[],
  { colors, seed, lift }: { colors: readonly [string, ...string[]]; seed: number; lift: number },
): string[] {
  const random = createRandom(seed);
  return clumps.map(([x, y, rx, ry], index) => {
    const color = colors[index % colors.length] ?? colors[0];
    const count = Math.round((rx + ry) / 8.5);
    const rim = Array.from({ length: count }, (_, leaf) => {
      const [px, py] = polar(0, 0, 0.8, (360 / count) * (leaf + random.around(0.25)));
      const turn = (Math.atan2(py * ry, px * rx) * 180) / Math.PI + 90 + random.around(20);
      return oakLeaf({ x: x + px * rx, y: y + py * ry, turn, size: random.between(0.28, 0.4) });
    });
    const holes = Array.from({ length: 3 }, () => {
      const [px, py] = polar(0, 0, random.between(0.15, 0.6), random.between(0, 360));
      const spot = { x: x + px * rx, y: y + py * ry, turn: random.between(0, 360) };
      return oakLeaf({ ...spot, size: random.between(0.12, 0.17) });
    });
    const body = crown(x, y, rx * 0.92, ry * 0.92, random, 11);
    return paper(
      rim.map(({ outline }) => shape(outline, color)).join('') +
        shape(body + holes.map(({ outline }) => outline).join(''), color),
      { lift, rough: 0.6, seed },
    );
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

/** The note the arrow brought. It is blank: the site sets the owner's name on it (app/carousel/owner-note.tsx). */
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

/** The lit window: a pointed frame, a cross of glazing bars and a sill. */
function litWindow(x: number, y: number, size: number): string {
  const pane = (grow: number) => {
    const at = ([px, py]: Point): Point => [x + px * size * grow, y + py * size * grow];
    const side: Point[] = [
      [26, 34],
      [26, -4],
      [18, -24],
    ];
    const left = side.map(([px, py]): Point => [-px, py]).reverse();
    return smooth([...side, [0, -38] as const, ...left].map(at), { tension: 0.7 }) + 'Z';
  };
  const bar = 2.2 * size;
  return (
    blurred(shape(pane(1.5), '#ffcf5c'), 14, 0.8) +
    sheet(pane(1.28) + pane(1), BARK.deep, { lift: 3, rough: 0.4 }) +
    shape(pane(1.03), '#ffe694') +
    blurred(shape(circle(x, y + 14 * size, 14 * size), '#fff9dc'), 5, 0.9) +
    paper(
      shape(
        rectangle(x - bar, y - 38 * size, bar * 2, 72 * size) +
          rectangle(x - 25 * size, y - 2 * size, 25 * size - bar, bar * 1.6) +
          rectangle(x + bar, y - 2 * size, 25 * size - bar, bar * 1.6),
        BARK.deep,
      ) + shape(rectangle(x - 36 * size, y + 33 * size, 72 * size, 7 * size, 2), BARK.lit),
      { lift: 2, rough: 0.3 },
    )
  );
}

/** What grows in front of the window, cut off by the edges. */
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

/** The view through the window: dawn, castle, wood, and the oak with its lit window. */
export function sherwood(): string[] {
  const random = createRandom(17);
  const farHill = ridge({ y: 736, swing: 14, humps: 2.4, seed: 5 });
  const wood = ridge({ y: 764, swing: 10, humps: 2, seed: 9 });
  const floor = ridge({ y: 794, swing: 8, humps: 2, seed: 12 });
  const castle = castleRock(164, 722, 182, 158, 4);
  const outlaw = { x: 399, y: heightAt(wood, 399) + 16, size: 0.5, flip: true };
  const prop = (foot: Point, top: Point) => limb([foot, mixPoints(foot, top, 0.5), top], 10, 7);

  return [
    sky(['#3f7d6c', '#5d9678', '#c9c074', '#f8d680', '#fff0c2']),
    blurred(shape(circle(196, 640, 120), '#fff6d4'), 24, 0.8),
    sheet(circle(226, 634, 46), '#fff8e0', { lift: 1, rough: 0.3, shade: 0.25 }),
    sheet(
      [
        { x: 402, y: 628, size: 0.2 },
        { x: 428, y: 644, size: 0.14, turn: 8 },
        { x: 420, y: 612, size: 0.12, flip: true },
      ]
        .map(bird)
        .join(''),
      '#6d6a35',
      { lift: 2, rough: 0 },
    ),
    paper(
      shape(castle.castle, '#a47a35', { 'fill-rule': 'nonzero' }) +
        shape(castle.windows, '#fbe2a0'),
      { lift: 3, rough: 0.3 },
    ),
    paper(shape(castle.rock, '#c3924a') + shape(castle.caves, '#6e4f22'), { lift: 4, rough: 0.8 }),
    sheet(below(farHill), '#a9a750', { lift: 5, rough: 1.6, seed: 3 }),
    sheet(
      [388, 408, 430, 462, 480, 500, 94, 110]
        .map((x) => fir(x, heightAt(farHill, x) + 24, random.between(60, 112), random))
        .join(''),
      '#7d9348',
      { lift: 4, rough: 0.8 },
    ),
    sheet(below(wood), '#567f43', { lift: 6, rough: 1.6, seed: 6 }),
    paper(
      shape(person('standing', outlaw), '#1d3f2c', { 'fill-rule': 'nonzero' }) +
        shape(hood(outlaw), '#8e2f24') +
        stroke(smooth(bow([400, 738], [384, 764], [402, 792])), '#4a2f16', 1.8),
      { lift: 3, rough: 0.2 },
    ),
    // The oak: foliage behind, props, trunk and limbs, then foliage in front.
    ...foliage(
      [
        [150, 470, 88, 64],
        [236, 404, 92, 70],
        [372, 398, 96, 70],
        [466, 462, 92, 64],
        [104, 528, 66, 42],
        [520, 536, 66, 42],
        [306, 470, 130, 68],
      ],
      { colors: ['#1d4a35', '#205239'], seed: 3, lift: 7 },
    ),
    sheet(prop([120, 812], [132, 566]) + prop([494, 812], [482, 570]), '#94713f', {
      lift: 5,
      rough: 0.5,
    }),
    paper(oak(), { lift: 10, rough: 1.2, seed: 4 }),
    paper(shape(bark(), BARK.lit, { 'fill-rule': 'nonzero' }), { lift: 2, rough: 0.8, rim: 0.6 }),
    litWindow(304, 716, 0.98),
    owlHole(308, 640),
    ...foliage(
      [
        [116, 500, 60, 42],
        [184, 436, 70, 50],
        [268, 382, 74, 48],
        [356, 392, 72, 48],
        [432, 430, 70, 50],
        [498, 496, 62, 42],
        [236, 488, 50, 30],
        [388, 486, 48, 30],
      ],
      { colors: ['#2f6a41', '#37754a', '#2b6240'], seed: 8, lift: 9 },
    ),
    ...foliage(
      [
        [140, 462, 46, 32],
        [214, 392, 54, 36],
        [300, 356, 56, 34],
        [384, 372, 52, 34],
        [452, 444, 48, 34],
        [258, 440, 54, 32],
        [350, 446, 50, 30],
      ],
      { colors: ['#7fa650', '#5d9449', '#94ad4c', '#4f8a48'], seed: 14, lift: 8 },
    ),
    sheet(below(floor), '#2c5c38', { lift: 8, rough: 1.6, seed: 8 }),
  ];
}

function background(): string {
  const earth = ridge({ y: 838, swing: 10, humps: 2.4, seed: 20 });

  return picture([
    ...sherwood(),
    // The window's mats, from far to near, and its lace.
    sheet(mat(16), '#27583e', { lift: 12, rough: 0.7, seed: 3 }),
    sheet(mat(-4), GREEN.deep, { lift: 16, rough: 0.7, seed: 5 }),
    sheet(
      [
        oakLeaf({ x: 30, y: 250, turn: 150, size: 1.5 }),
        oakLeaf({ x: 600, y: 300, turn: 205, size: 1.4 }),
        oakLeaf({ x: -14, y: 50, turn: 80, size: 1.3 }),
        oakLeaf({ x: 560, y: -24, turn: 196, size: 1.3 }),
      ]
        .map(({ outline: d }) => d)
        .join(''),
      '#1b4332',
      { lift: 3, rough: 0.6 },
    ),
    sheet(laceEdge(arch(-10), { pitch: 44, depth: -40 }), GOLD.cream, { lift: 2, rough: 0 }),
    // The earth the oak stands in, with its roots.
    sheet(below(earth), '#0f2a20', { lift: 10, rough: 1.6, seed: 9 }),
    paper(roots(heightAt(earth, 308)), { lift: 2, rough: 0.8, shade: 0.3, rim: 0.1 }),
    sheet(turf(earth), '#2c5c38', { lift: 4, rough: 0.8, seed: 5 }),
    undergrowth(-1),
    undergrowth(1),
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
    blankNote(484, 728, 5),
    arrow(480, 688, 290, -76),
    // A twig of the next oak, close to us.
    paper(
      shape(
        limb(
          [
            [-40, 596],
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
  ]);
}

function acorns(): string {
  const { nut, cup } = acorn({ x: 84, y: 560, size: 0.62, turn: -12 });
  return paper(shape(nut, GOLD.full) + shape(cup, '#7a5426'), { lift: 12, rough: 0.3 });
}

/** An owl at home in a knot-hole. */
function owlHole(x: number, y: number): string {
  const eyes = [-3, 3].map((side) => circle(x + side, y - 5, 1.7)).join('');
  return (
    sheet(ellipse(x, y, 17, 22), BARK.lit, { lift: 2, rough: 0.8 }) +
    shape(ellipse(x, y, 12.5, 17), '#1d130a') +
    sheet(animal('owl', { x, y: y + 16, size: 0.3 }), '#e8d3a4', { lift: 2, rough: 0.1 }) +
    shape(eyes, '#1d130a')
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

function title(): string {
  const font = openFont('berkshire-swash');
  const letters = setLine(font, 'About', { size: 150, turn: 2, shift: 2, seed: 3, tracking: 4 });
  return titleSvg(
    cutLetters(outline(letters), {
      id: 'about-letters',
      face: GOLD.full,
      base: GOLD.cream,
      middle: GREEN.deep,
      reach: 13,
      light: '#fff3c0',
      dark: '#5a3d0c',
    }) +
      tag('use', { href: '#about-letters', fill: 'none', stroke: GOLD.light, 'stroke-width': 0.1 }),
    { name: 'About', box: bounds(letters), padding: 20 },
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

export const scene: Scene = { slug: 'about', background, title, logo };
