/** WHCC Editors: an album on a laid table; its landscape has risen from the page. */
import { raised, roundLogo } from '../../tools/content/paper/emblem.ts';
import {
  arc,
  mix,
  place,
  polar,
  polygon,
  polyline,
  smooth,
  walk,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { lace, stitches } from '../../tools/content/paper/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  type Box as LetterBox,
} from '../kit/lettering.ts';
import {
  animal,
  branches,
  crown,
  fir,
  ground,
  limb,
  oakLeaf,
} from '../../tools/content/paper/nature.ts';
import { blurred, paper, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom, type Random } from '../../tools/content/paper/random.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';

export const WINE = {
  wall: '#641a2f',
  deep: '#430e1e',
  table: '#4b1623',
  board: '#2f0a15',
  red: '#8c2440',
};
export const LINEN = { page: '#fbf4e6', cloth: '#e4d4b9', lace: '#fdf6e8', shade: '#cdb893' };
export const FOIL = { gold: '#d9a843', light: '#f7e1a0', dark: '#8d6420' };
export const LAND = {
  sky: '#f0d9c0',
  sun: '#fff3d6',
  far: '#c9a5a0',
  middle: '#b0736c',
  near: '#7e8a5a',
  meadow: '#b9ad71',
  water: '#a9bdb8',
  trunk: '#5b3425',
  leaves: ['#9c3b2e', '#bd5a33', '#d98b3c', '#e9b457'],
};

/** The landscape that stands up: green against the wall, so that the oak burns. */
const STAND = {
  far: '#b9c298',
  middle: '#879a68',
  near: '#587047',
  fir: '#3c5238',
  meadow: '#a3a565',
  water: '#9cbcb8',
};

// --- Space: things lie or stand on a table, which is drawn in one-point perspective. -------------

const LENS = 1300;
const EYE = 660;
/** The height of the horizon on the canvas, above its upper edge: we look down, but low enough that what stands is tall. */
const HORIZON = -70;

/** A point above the table: `x` to the right, `away` from us, `up`; (0, 0, 0) is at (308, 590). */
function project(x: number, away: number, up = 0): Point {
  const distance = LENS + away;
  return [308 + (LENS * x) / distance, HORIZON + (LENS * (EYE - up)) / distance];
}

/** Takes a point of a flat drawing to the canvas. */
type Plane = (x: number, y: number) => Point;

interface Place3 {
  x: number;
  away: number;
  turn?: number;
  up?: number;
}

/** The plane of a thing that lies: its y runs toward us, as on a drawing. */
function lying({ x, away, turn = 0, up = 0 }: Place3): Plane {
  return (px, py) => {
    const [[dx, dy] = [0, 0]] = place([[px, py]], { turn });
    return project(x + dx, away - dy, up);
  };
}

/** Lays path data (absolute pairs of numbers, as `smooth` and `polygon` write them) on a plane. */
function on(plane: Plane, d: string): string {
  return d.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) =>
    plane(Number(x), Number(y))
      .map((value) => value.toFixed(2))
      .join(' '),
  );
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A rectangle with points along its sides, so that it can follow a curved page. */
function panel({ x, y, w, h }: Box, steps = 12): string {
  const side = (from: Point, to: Point) =>
    Array.from({ length: steps }, (_, index): Point => [
      mix(from[0], to[0], index / steps),
      mix(from[1], to[1], index / steps),
    ]);
  const corners: [Point, Point, Point, Point] = [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ];
  const [a, b, c, e] = corners;
  return polygon([...side(a, b), ...side(b, c), ...side(c, e), ...side(e, a)]);
}

/** A round hole or disc made of straight pieces (the kit's circle cannot be laid on a plane). */
const disc = (x: number, y: number, radius: number) => polygon(arc(x, y, radius, 0, 350, 35));

// --- Photographs, cut from paper. -----------------------------------------------------------------

/** A hill inside a box: its height is a share of the box's. */
export function hillIn(box: Box, height: number, swing: number, seed: number): string {
  const random = createRandom(seed);
  const [start, speed] = [random.between(0, 6), random.between(2.2, 4.2)];
  const crest = Array.from({ length: 25 }, (_, index): Point => {
    const share = index / 24;
    const rise = height + swing * Math.sin(start + share * speed);
    return [box.x + box.w * share, box.y + box.h * (1 - rise)];
  });
  return polygon([...crest, [box.x + box.w, box.y + box.h], [box.x, box.y + box.h]]);
}

export type Motif = 'hills' | 'oak' | 'river' | 'heron' | 'leaf' | 'hare';

/** A photograph of the box's size. */
export function photograph(
  box: Box,
  motif: Motif,
  seed = 1,
  plane: Plane = (x, y) => [x, y],
): string {
  const { x, y, w, h } = box;
  const random = createRandom(seed);
  const cut = (d: string, color: string) => shape(on(plane, d), color, { 'fill-rule': 'nonzero' });
  const hill = (height: number, color: string, more = 0) =>
    cut(hillIn(box, height, 0.06, seed + more), color);
  const back = cut(panel(box), LAND.sky);
  const sun = cut(disc(x + w * 0.7, y + h * 0.28, Math.min(w, h) * 0.15), LAND.sun);

  if (motif === 'leaf') {
    const leaf = oakLeaf({ x: x + w * 0.46, y: y + h * 0.85, turn: 12, size: (h * 0.72) / 100 });
    return cut(panel(box), WINE.red) + cut(leaf.outline, LAND.leaves[3] ?? FOIL.gold);
  }
  if (motif === 'hills') {
    return back + sun + hill(0.5, LAND.far) + hill(0.36, LAND.middle, 5) + hill(0.2, LAND.near, 9);
  }
  if (motif === 'oak') {
    const [cx, foot] = [x + w * 0.48, y + h * 0.82];
    return (
      back +
      sun +
      hill(0.3, LAND.far) +
      hill(0.2, LAND.near, 3) +
      cut(
        limb(
          [
            [cx, foot],
            [cx - 1, y + h * 0.45],
          ],
          w * 0.14,
          w * 0.06,
        ),
        LAND.trunk,
      ) +
      cut(crown(cx, y + h * 0.4, w * 0.36, h * 0.25, random), LAND.leaves[1] ?? '') +
      cut(crown(cx - w * 0.06, y + h * 0.35, w * 0.22, h * 0.15, random), LAND.leaves[2] ?? '')
    );
  }
  if (motif === 'hare') {
    const hare = animal('hare', { x: x + w * 0.42, y: y + h * 0.8, size: (h * 0.5) / 100 });
    return (
      cut(panel(box), '#d98b5a') +
      cut(disc(x + w * 0.5, y + h * 0.46, h * 0.34), LAND.sun) +
      hill(0.3, LAND.middle) +
      cut(hare, '#431a1c') +
      hill(0.17, '#431a1c', 2)
    );
  }
  const bank = cut(hillIn(box, 0.16, 0.03, seed + 4), LAND.near);
  const water = cut(panel({ x, y: y + h * 0.58, w, h: h * 0.42 }), LAND.water);
  const reeds = Array.from({ length: 7 }, (_, index) => {
    const foot: Point = [x + w * (0.72 + index * 0.035), y + h * 0.9];
    return limb([foot, [foot[0] + 2, y + h * random.between(0.4, 0.62)]], 2.4, 0.8);
  });
  const bird =
    motif === 'heron'
      ? cut(animal('heron', { x: x + w * 0.46, y: y + h * 0.9, size: (h * 0.72) / 100 }), '#fdf8ee')
      : '';
  return back + hill(0.55, LAND.far) + water + bank + cut(reeds.join(''), '#5d6a3b') + bird;
}

/** Lines of text as strips: a heading and some lines with a ragged end. */
function textLines({ x, y, w, h }: Box, lines: number, seed: number, plane: Plane): string {
  const random = createRandom(seed);
  const pitch = h / (lines + 2);
  const line = (index: number, width: number, height: number) =>
    on(plane, panel({ x, y: y + pitch * index, w: width, h: height }, 3));
  const body = Array.from({ length: lines }, (_, index) =>
    line(index + 2, w * (index === lines - 1 ? 0.5 : random.between(0.84, 1)), pitch * 0.34),
  );
  return shape(line(0, w * 0.8, pitch * 0.9), WINE.red) + shape(body.join(''), '#b59c82');
}

// --- The album. ------------------------------------------------------------------------------------

const ALBUM = { x: 4, away: -24, turn: 3 };
const PAGE = { w: 205, h: 330 };
/** Height of the middle of a page, where things stand. */
const PAGE_LEVEL = 17;

/** How high the page lies at a share of its width: up from the fold, then down to the edge. */
function swell(share: number): number {
  const t = Math.min(share, 1);
  return 4 + 9 * (1 - Math.exp(-t * 12)) + 8 * Math.sin(Math.PI * t ** 0.55);
}

/** The surface of the open album; `level` 1 is the top page, 0 the cover. */
function spread(level = 1): Plane {
  return (px, py) => {
    const [[dx, dy] = [0, 0]] = place([[px, py]], { turn: ALBUM.turn });
    return project(ALBUM.x + dx, ALBUM.away - dy, swell(Math.abs(px) / PAGE.w) * level);
  };
}

/**
 * A plane that stands on the album, `y` below its middle. Its foot follows the page; farther up it is level.
 * @param bow how far its ends are nearer to us than the fold, for each unit of width
 */
function popUp(y: number, bow = 0): Plane {
  return (px, py) => {
    const [[dx, dy] = [0, 0]] = place([[px, y + bow * Math.abs(px)]], { turn: ALBUM.turn });
    const page = swell(Math.abs(px) / PAGE.w);
    const foot = mix(page, PAGE_LEVEL, Math.min(1, Math.max(0, -py / 30)));
    return project(ALBUM.x + dx, ALBUM.away - dy, foot - py);
  };
}

/** Where the shadow of a point of a pop-up falls: the light is high, at the left and behind. */
function fallen(y: number, bow = 0): Plane {
  const page = spread();
  return (px, py) => page(px - py * 0.36, y + bow * Math.abs(px) - py * 0.46);
}

export function albumBook(): string[] {
  const { w, h } = PAGE;
  const flat = lying(ALBUM);
  const half = (side: -1 | 1, level: number) => {
    const reach = w + (1 - level) * 7;
    const x = side < 0 ? -reach : 0;
    return on(spread(level), panel({ x, y: -h / 2, w: reach, h }, 30));
  };
  const cover = on(flat, panel({ x: -w - 13, y: -h / 2 - 9, w: 2 * w + 26, h: h + 18 }, 4));
  const seam = [-1, 1].map((side) => flat(side * (w + 10), h / 2 + 6));
  const levels = [0.2, 0.4, 0.6, 0.8, 1];
  return [
    blurred(shape(cover, '#1c0409', { transform: 'translate(16 26)' }), 14, 0.5),
    paper(shape(cover, WINE.red) + stroke(polyline(seam), FOIL.gold, 1.6), { lift: 6, rough: 0.4 }),
    ...levels.map((level) =>
      paper(
        shape(half(-1, level), darker(LINEN.page, 0.12 * (1 - level))) +
          shape(half(1, level), darker(LINEN.page, 0.06 + 0.12 * (1 - level))),
        { lift: 2, rough: 0.3, rim: 0.8 },
      ),
    ),
  ];
}

const MARGIN = 13;
/** The landscape has the back of the spread, the prints the front. */
const SHORE = 32;
const ROW = { y: SHORE + 12, h: PAGE.h / 2 - SHORE - 12 - MARGIN };
const PANORAMA: Box = {
  x: -PAGE.w + MARGIN,
  y: -PAGE.h / 2 + MARGIN,
  w: 2 * (PAGE.w - MARGIN),
  h: PAGE.h / 2 - MARGIN + SHORE,
};
const WIDE: Box = { x: PANORAMA.x, w: 108, ...ROW };
const CAPTION: Box = { x: WIDE.x + WIDE.w + MARGIN, y: ROW.y + 14, w: 58, h: ROW.h - 24 };
const UPRIGHT_W = (PAGE.w - 3 * MARGIN) / 2;
const UPRIGHT: Box = { x: MARGIN, w: UPRIGHT_W, ...ROW };
const FRAME_LEFT: Box = { ...UPRIGHT, x: 2 * MARGIN + UPRIGHT_W };

/** The heron, as the last photograph showed it: now there is a hole, and it stands in the river. */
const HERON = { size: 0.92, x: FRAME_LEFT.x + FRAME_LEFT.w * 0.44, y: ROW.y + ROW.h * 0.9 };

/** The spread: a panorama across the fold, below it a wide and two upright prints and a text. */
export function albumPrints(): string[] {
  const plane = spread();
  const print = (box: Box, motif: Motif, seed: number) =>
    paper(photograph(box, motif, seed, plane), { lift: 1.4, rough: 0.2, rim: 0.7 });
  const gap = on(plane, animal('heron', HERON));
  const fold = [-12, 12].map((x) => plane(x, 0)[0]);
  const [back, front] = [plane(0, -PAGE.h / 2), plane(0, PAGE.h / 2)];
  return [
    print(WIDE, 'hills', 8),
    textLines(CAPTION, 6, 5, plane),
    print(UPRIGHT, 'oak', 12),
    print(FRAME_LEFT, 'river', 4),
    `<clipPath id="gap"><path d="${gap}"/></clipPath><g clip-path="url(#gap)">` +
      shape(gap, '#2b1410') +
      shape(gap, '#c2a37c', { transform: 'translate(2.2 3)' }) +
      '</g>',
    blurred(
      shape(
        polygon([
          [fold[0] ?? 0, back[1]],
          [fold[1] ?? 0, back[1]],
          [front[0] + 14, front[1] - 4],
          [front[0] - 14, front[1] - 4],
        ]),
        '#4d2413',
      ),
      4,
      0.4,
    ),
    // The ground the landscape stands on: meadow, and a river that comes out of the picture.
    paper(
      shape(on(plane, panel(PANORAMA, 30)), STAND.meadow) +
        shape(on(plane, riverBed()), STAND.water) +
        stroke(on(plane, polyline(riverLine(0.36))), '#dfe8e2', 1.4) +
        stroke(on(plane, polyline(riverLine(0.7))), '#dfe8e2', 1.2),
      { lift: 2, rough: 0.3, rim: 0.7 },
    ),
  ];
}

/** The river's middle line and width: from the back to the front rim of the panorama. */
function riverLine(share: number): Point[] {
  return Array.from({ length: 13 }, (_, index) => {
    const t = index / 12;
    const middle = -30 - 95 * t + 18 * Math.sin(t * 5);
    return [middle + (share - 0.5) * mix(16, 92, t), PANORAMA.y + PANORAMA.h * t];
  });
}

const riverBed = () => polygon([...riverLine(0), ...riverLine(1).reverse()]);

/** A piece that stands on a page. */
interface Standing {
  /** How far its foot is below the middle of the spread. */
  y: number;
  bow?: number;
}

/**
 * A range across the fold, in the way of pop-ups: glued by a flap along its foot, creased in the
 * middle, so that one half is in the light and the other in the shade.
 */
function range(crest: readonly Point[], { y, bow = 0.07 }: Standing, color: string, seed: number) {
  const plane = popUp(y, bow);
  const page = spread();
  const [first = [0, 0], last = [0, 0]] = [crest[0], crest[crest.length - 1]];
  const foot = (down: number) =>
    Array.from({ length: 31 }, (_, index): Point => [mix(last[0], first[0], index / 30), down]);
  const outline =
    smooth(crest) +
    `L${foot(0)
      .map((point) => point.join(' '))
      .join('L')}Z`;
  const flap = [...foot(0), ...foot(9).reverse()].map(([x, down]) =>
    page(x, y + bow * Math.abs(x) + down),
  );
  const clip = `range-${seed}`;
  const sunny: Box = { x: 0, y: -220, w: PAGE.w + 20, h: 224 };
  const crosses = first[0] < 0 && last[0] > 0;
  return [
    castShadow([outline], { y, bow }, 0.5),
    sheet(polygon(flap), lighter(color, 0.16), { lift: 1, rough: 0.2, rim: 0.8 }),
    paper(
      shape(on(plane, outline), crosses ? darker(color, 0.2) : color) +
        (crosses
          ? tag('clipPath', { id: clip }, tag('path', { d: on(plane, outline) })) +
            tag(
              'g',
              { 'clip-path': `url(#${clip})` },
              shape(on(plane, panel(sunny, 24)), lighter(color, 0.1)),
            )
          : ''),
      { lift: 6, rough: 0, seed, rim: 0.8 },
    ),
  ];
}

/** What a pop-up keeps from the light, on the pages and no farther. */
function castShadow(
  outlines: readonly string[],
  { y, bow = 0 }: Standing,
  opacity: number,
): string {
  const pages = on(spread(), panel({ x: -PAGE.w, y: -PAGE.h / 2, w: 2 * PAGE.w, h: PAGE.h }, 30));
  const clip = `pages-${y}`;
  const dark = outlines.map((outline) =>
    shape(on(fallen(y, bow), outline), '#1a1024', { 'fill-rule': 'nonzero' }),
  );
  return (
    tag('clipPath', { id: clip }, tag('path', { d: pages })) +
    tag('g', { 'clip-path': `url(#${clip})` }, blurred(dark.join(''), 2.2, opacity))
  );
}

const OAK = { x: 74, y: -46, size: 1.12 };

/** The oak of the pop-up: a creased trunk, boughs, and leaves from the dark to the light. */
function oak(): string[] {
  const random = createRandom(5);
  const foot = popUp(OAK.y);
  const plane: Plane = (x, y) => foot(OAK.x + x * OAK.size, y * OAK.size);
  const left: Point[] = [
    [-44, 4],
    [-29, -5],
    [-18, -22],
    [-14, -50],
    [-14, -86],
    [-28, -118],
  ];
  const right: Point[] = [
    [30, -120],
    [15, -86],
    [14, -50],
    [18, -22],
    [29, -5],
    [44, 4],
  ];
  const trunk = `${smooth([...left, ...right])}Z`;
  const shady = `${smooth([[2, -120], ...right])}L2 4Z`;
  const boughs = [-152, -126, -96, -64, -34]
    .map((angle) => branches(0, -92, 54, angle, 13, random, 1))
    .join('');
  const [behind, ...before] = FOLIAGE.map(({ color, clumps }, index) => {
    const d = clumps.map((clump) => foliage(clump, random)).join('');
    const cut = { lift: 6, rough: 0.3, seed: index + 2, rim: 0.6 };
    return { d, markup: paper(shape(on(plane, d), color, { 'fill-rule': 'nonzero' }), cut) };
  });
  const onPage = (d: string) => on((x, y) => [OAK.x + x * OAK.size, y * OAK.size], d);
  return [
    castShadow([trunk, behind?.d ?? ''].map(onPage), OAK, 0.58),
    behind?.markup ?? '',
    paper(
      shape(on(plane, boughs), LAND.trunk, { 'fill-rule': 'nonzero' }) +
        shape(on(plane, trunk), LAND.trunk) +
        shape(on(plane, shady), darker(LAND.trunk, 0.34)),
      { lift: 5, rough: 0.4, rim: 0.8 },
    ),
    ...before.map(({ markup }) => markup),
  ];
}

/** Leaves around an oval, from the foot of the trunk. */
type Clump = readonly [x: number, y: number, rx: number, ry: number];

/** The crown of the oak, back to front: the light comes from the upper left. */
const FOLIAGE: readonly { color: string; clumps: readonly Clump[] }[] = [
  {
    color: '#74282a',
    clumps: [
      [4, -172, 96, 56],
      [66, -140, 46, 30],
      [-66, -138, 44, 28],
    ],
  },
  {
    color: '#a5432c',
    clumps: [
      [-6, -184, 80, 44],
      [64, -158, 38, 24],
      [-66, -154, 36, 22],
    ],
  },
  {
    color: '#cd6b2d',
    clumps: [
      [-20, -198, 58, 30],
      [46, -182, 34, 20],
      [-58, -166, 32, 18],
      [10, -154, 32, 15],
    ],
  },
  {
    color: '#e59c40',
    clumps: [
      [-28, -210, 42, 18],
      [-56, -182, 24, 11],
      [28, -198, 28, 11],
      [14, -162, 14, 5],
    ],
  },
  {
    color: '#f7cd72',
    clumps: [
      [-40, -219, 22, 7],
      [-64, -190, 12, 4],
    ],
  },
];

/** A clump whose rim is made of single oak leaves, in two rings, so that few gaps reach its middle. Fill it with `nonzero`. */
function foliage([cx, cy, rx, ry]: Clump, random: Random): string {
  const around = Math.round((rx + ry) / 5.2) + 3;
  const ring = (reach: number, start: number) =>
    Array.from({ length: around }, (_, index) => {
      const angle = ((index + start) * 360) / around + random.around(9);
      const [dx, dy] = polar(0, 0, reach, angle);
      const turn = angle + 90 + random.around(26);
      const size = random.between(0.23, 0.31);
      return oakLeaf({ x: cx + dx * rx, y: cy + dy * ry, turn, size }).outline;
    });
  // The same way round as the leaves: where they overlap, the other way would leave holes.
  const middle = arc(cx, cy, 1.12, 350, 0, 35).map(([x, y]): Point => [
    cx + (x - cx) * rx,
    cy + (y - cy) * ry,
  ]);
  return [polygon(middle), ...ring(0.45, 0.5), ...ring(0.86, 0)].join('');
}

const FAR: readonly Point[] = [
  [-198, 0],
  [-195, -48],
  [-180, -104],
  [-154, -138],
  [-128, -126],
  [-104, -98],
  [-74, -88],
  [-40, -110],
  [0, -136],
  [60, -128],
  [120, -118],
  [158, -104],
  [186, -62],
  [198, 0],
];
const MIDDLE: readonly Point[] = [
  [-194, 0],
  [-191, -36],
  [-166, -66],
  [-128, -80],
  [-90, -62],
  [-46, -38],
  [0, -44],
  [50, -72],
  [104, -92],
  [152, -80],
  [186, -42],
  [194, 0],
];
const NEAR_LEFT: readonly Point[] = [
  [-192, 0],
  [-188, -30],
  [-156, -46],
  [-112, -34],
  [-82, -14],
  [-74, 0],
];
const NEAR_RIGHT: readonly Point[] = [
  [16, 0],
  [26, -16],
  [66, -30],
  [118, -40],
  [166, -32],
  [188, -16],
  [192, 0],
];

/** Where the heron's legs meet its body: a brass pin, about which it dips. */
const HIP: Point = [2, -44];

function heron(): { legs: string[]; body: string[] } {
  const standing = { x: -104, y: -8 };
  const foot = popUp(standing.y);
  const plane: Plane = (x, y) => foot(standing.x + x * HERON.size, y * HERON.size);
  const bird = animal('heron', {});
  const part = (id: string, box: Box, color: string) =>
    tag('clipPath', { id }, tag('path', { d: on(plane, panel(box)) })) +
    tag('g', { 'clip-path': `url(#${id})` }, shape(on(plane, bird), color));
  const onPage = (d: string) => on((x, y) => [standing.x + x * HERON.size, y * HERON.size], d);
  return {
    legs: [
      castShadow([onPage(bird)], standing, 0.5),
      paper(part('heron-legs', { x: -20, y: -46, w: 40, h: 50 }, '#dcc7a4'), { lift: 4, rough: 0 }),
    ],
    body: [
      paper(part('heron-body', { x: -40, y: -110, w: 90, h: 72 }, '#fffaf0'), {
        lift: 5,
        rough: 0,
        rim: 0.9,
      }),
      sheet(disc(...plane(...HIP), 2.4), FOIL.gold, { lift: 1, rough: 0, rim: 0.9 }),
    ],
  };
}

/** What stands on the spread, in groups from the back to the front. */
export function standingPieces() {
  const random = createRandom(31);
  const sunFoot = popUp(-146)(-86, -124);
  const firs = (y: number, spots: readonly Point[]) =>
    spots.map(([x, size]) => on(popUp(y), fir(x, 2, size, random))).join('');
  const reeds = Array.from({ length: 12 }, (_, index) => {
    const x = -182 + index * 4.8 + random.around(2);
    return limb(
      [
        [x, 2],
        [x + random.around(5), -random.between(18, 46)],
      ],
      3,
      0.8,
    );
  }).join('');
  const bird = heron();
  return {
    far: [
      sheet(disc(sunFoot[0], sunFoot[1], 36), LAND.sun, { lift: 6, rough: 0.4, rim: 0.8 }),
      ...range(FAR, { y: -146 }, STAND.far, 4),
    ],
    middle: [
      ...range(MIDDLE, { y: -112 }, STAND.middle, 7),
      sheet(
        firs(-104, [
          [-178, 78],
          [-154, 98],
          [-132, 44],
        ]),
        STAND.fir,
        { lift: 4, rough: 0.3 },
      ),
    ],
    near: [
      ...range(NEAR_LEFT, { y: -74, bow: 0 }, STAND.near, 9),
      ...range(NEAR_RIGHT, { y: -78, bow: 0 }, STAND.near, 11),
    ],
    oak: oak(),
    heronLegs: bird.legs,
    heron: bird.body,
    reeds: [
      castShadow([reeds], { y: 8 }, 0.4),
      sheet(on(popUp(8), reeds), STAND.fir, { lift: 4, rough: 0 }),
    ],
  };
}

export const landscape = (): string[] => Object.values(standingPieces()).flat();

// --- Other things on the table. --------------------------------------------------------------------

/** The linen cloth, turned a little, with lace on all four sides. */
export function cloth(width = 900): string[] {
  const plane = lying({ x: 20, away: -24, turn: -9 });
  const size = { w: width, h: 520 };
  const side = (turn: number, across: number, out: number) => {
    const seam = (along: number, down: number): Point => {
      const [[x, y] = [0, 0]] = place([[along - across / 2, out / 2 + down - 1]], { turn });
      return plane(x, y);
    };
    return lace(across, seam, { pitch: 52, depth: 46 });
  };
  const edges = [
    side(0, size.w, size.h),
    side(90, size.h, size.w),
    side(180, size.w, size.h),
    side(270, size.h, size.w),
  ];
  const linen = panel({ x: -size.w / 2, y: -size.h / 2, w: size.w, h: size.h });
  const hem = panel({ x: -size.w / 2 + 12, y: -size.h / 2 + 12, w: size.w - 24, h: size.h - 24 });
  const points = [...on(plane, hem).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  return [
    paper(edges.map((d) => shape(d, LINEN.lace)).join(''), { lift: 2.4, rough: 0, rim: 0.8 }),
    paper(
      shape(on(plane, linen), LINEN.cloth) +
        weave(plane, size) +
        stitches(
          points.map(([, x, y]): Point => [Number(x), Number(y)]),
          { color: WINE.red, width: 1.7, stitch: 7, gap: 5 },
        ),
      { lift: 2, rough: 0.6, rim: 0.7 },
    ),
  ];
}

/** Woven stripes of the linen, faint. */
function weave(plane: Plane, { w, h }: { w: number; h: number }): string {
  const lines: string[] = [];
  for (let x = -w / 2 + 30; x < w / 2 - 20; x += 11) {
    lines.push(
      on(
        plane,
        polyline([
          [x, -h / 2 + 22],
          [x, h / 2 - 22],
        ]),
      ),
    );
  }
  for (let y = -h / 2 + 30; y < h / 2 - 20; y += 11) {
    lines.push(
      on(
        plane,
        polyline([
          [-w / 2 + 22, y],
          [w / 2 - 22, y],
        ]),
      ),
    );
  }
  return stroke(lines.join(''), LINEN.shade, 2, {
    opacity: 0.28,
    'stroke-dasharray': '3 6',
  });
}

/** An open envelope with a foil edge around its flap, and a card that looks out. */
function envelope(): string[] {
  const plane = lying({ x: 190, away: -308, turn: 11 });
  const [w, h] = [176, 118];
  const [left, right, top, foot] = [-w / 2, w / 2, -h / 2, h / 2];
  const flap = (inset: number): Point[] => [
    plane(left + inset, top),
    plane(left + 24 + inset * 0.6, top - 50 + inset * 0.5),
    plane(-12, top - 84 + inset * 1.1),
    plane(12, top - 84 + inset * 1.1),
    plane(right - 24 - inset * 0.6, top - 50 + inset * 0.5),
    plane(right - inset, top),
  ];
  const body = panel({ x: left, y: top, w, h }, 2);
  const card: Box = { x: left + 12, y: top - 34, w: w - 24, h: 96 };
  const pocket = (points: Point[]) => on(plane, polygon(points));
  return [
    paper(shape(polygon(flap(0)), FOIL.gold) + foilShards(flap(0), flap(11)), {
      lift: 4,
      rough: 0.2,
      rim: 0.9,
    }),
    sheet(polygon(flap(11)), WINE.red, { lift: 0.6, rough: 0.2 }),
    sheet(on(plane, body), '#d9c6a6', { lift: 4, rough: 0.2 }),
    paper(
      shape(on(plane, panel(card, 2)), '#fffaf0') +
        shape(on(plane, panel({ x: -30, y: top - 20, w: 60, h: 5 }, 2)), WINE.red) +
        shape(on(plane, panel({ x: -44, y: top - 9, w: 88, h: 3 }, 2)), '#b59c82'),
      { lift: 2, rough: 0.2 },
    ),
    ...[
      pocket([
        [left, top],
        [-6, 8],
        [left, foot],
      ]),
      pocket([
        [right, top],
        [6, 8],
        [right, foot],
      ]),
    ].map((d) => sheet(d, '#efe1c8', { lift: 1.4, rough: 0.2 })),
    sheet(
      pocket([
        [left, foot],
        [-8, -4],
        [8, -4],
        [right, foot],
      ]),
      '#f8eedb',
      {
        lift: 2.4,
        rough: 0.2,
        rim: 0.9,
      },
    ),
  ];
}

/** Facets of light on the foil between two edges: hard slants, as foil has them. */
function foilShards(outer: readonly Point[], inner: readonly Point[]): string {
  const [far, near] = [walk(outer), walk(inner)];
  const facets: [from: number, to: number][] = [
    [0.08, 0.14],
    [0.27, 0.36],
    [0.39, 0.41],
    [0.53, 0.6],
    [0.74, 0.78],
    [0.81, 0.9],
  ];
  const d = facets.map(([from, to]) =>
    polygon([
      far.at(far.length * from),
      far.at(far.length * to),
      near.at(near.length * (to + 0.03)),
      near.at(near.length * (from + 0.03)),
    ]),
  );
  return shape(d.join(''), FOIL.light);
}

/** A print pegged to the line, hanging from (x, y). */
function peggedPrint(x: number, y: number, turn: number, motif: Motif, seed: number): string {
  const box: Box = { x: -35, y: 4, w: 70, h: 88 };
  const peg = polygon([
    [-5, -9],
    [4, -10],
    [6, 16],
    [-6, 16],
  ]);
  return (
    paper(
      moved(
        shape(panel({ x: -41, y: -2, w: 82, h: 106 }, 2), '#f6ead6') + photograph(box, motif, seed),
        { x, y, turn },
      ),
      { lift: 9, rough: 0.4, rim: 0.7 },
    ) + paper(moved(shape(peg, '#c99a5b'), { x, y, turn }), { lift: 2, rough: 0.2, rim: 0.8 })
  );
}

/** The wall: a damask of leaves, tone on tone. */
export function wallpaper(): string {
  const motifs: string[] = [];
  for (let row = 0; row < 5; row++) {
    for (let column = -1; column < 7; column++) {
      const [x, y] = [column * 104 + (row % 2) * 52 + 22, row * 88 + 20];
      for (const [turn, size] of [
        [0, 0.44],
        [-62, 0.32],
        [62, 0.32],
      ] as const) {
        motifs.push(oakLeaf({ x, y, turn, size }).outline);
      }
    }
  }
  return shape(motifs.join(''), lighter(WINE.wall, 0.06), { 'fill-rule': 'nonzero' });
}

function tableTop(): string {
  const back = 380;
  const top = polygon([
    project(-900, back),
    project(900, back),
    project(700, -520),
    project(-700, -520),
  ]);
  const seams = [-520, -330, -130, 75, 260, 450].map((x) =>
    polyline([project(x, back), project(x, -520)]),
  );
  return paper(shape(top, WINE.table) + stroke(seams.join(''), '#2a0a12', 2, { opacity: 0.65 }), {
    lift: 14,
    rough: 0,
    rim: 0.7,
  });
}

/** A print on the table. */
function printOn(spot: Place3, { w, h }: { w: number; h: number }, motif: Motif, seed: number) {
  const plane = lying(spot);
  const box: Box = { x: -w / 2, y: -h / 2, w, h };
  const border: Box = { x: box.x - 7, y: box.y - 7, w: w + 14, h: h + 14 };
  return paper(
    shape(on(plane, panel(border, 3)), '#fffaf0') + photograph(box, motif, seed, plane),
    {
      lift: 5,
      rough: 0.2,
      rim: 0.8,
    },
  );
}

/** A leaf that has fallen from the oak, out of the picture. */
function fallenLeaf(spot: Place3, size: number, color: string) {
  const plane = lying(spot);
  const { outline: leaf, vein } = oakLeaf({ size });
  return paper(shape(on(plane, leaf), color) + stroke(on(plane, vein), darker(color, 0.3), 1), {
    lift: 4,
    rough: 0.2,
    rim: 0.8,
  });
}

function cord(): string[] {
  const line = Array.from({ length: 21 }, (_, index): Point => {
    const share = index / 20;
    return [mix(-60, 676, share), 14 + 62 * share * (1 - share) * 2];
  });
  return [
    stroke(smooth(line), '#1a0409', 2, { transform: 'translate(5 8)', opacity: 0.35 }),
    stroke(smooth(line), '#e4cfa6', 2),
    peggedPrint(30, 22, -3, 'hills', 17),
    peggedPrint(588, 22, 3, 'leaf', 9),
  ];
}

function layers(): Layer[] {
  const standing = standingPieces();
  return [
    {
      name: 'wall',
      sheets: [
        shape(panel({ x: -60, y: -60, w: 740, h: 1220 }), WINE.wall),
        wallpaper(),
        blurred(shape(disc(280, 260, 200), '#b4485a'), 60, 0.4),
      ],
    },
    { name: 'cord', sheets: cord() },
    { name: 'table', sheets: [tableTop(), ...cloth(), ...albumBook(), ...albumPrints()] },
    { name: 'far', sheets: standing.far },
    { name: 'middle', sheets: standing.middle },
    { name: 'near', sheets: standing.near },
    { name: 'oak', sheets: standing.oak },
    { name: 'heron-legs', sheets: standing.heronLegs },
    { name: 'heron', sheets: standing.heron },
    { name: 'reeds', sheets: standing.reeds },
    {
      name: 'prints',
      sheets: [
        printOn({ x: -204, away: -306, turn: -16 }, { w: 128, h: 92 }, 'hare', 21),
        fallenLeaf({ x: -88, away: -318, turn: 62 }, 0.62, '#cf7430'),
      ],
    },
    { name: 'envelope', sheets: envelope() },
    { name: 'ground', sheets: [ground('#4b1623', 7)] },
  ];
}

// --- Lettering. --------------------------------------------------------------------------------------

const INK = '#8c1f3c';
/** How far the foil reaches beyond the ink. */
const FOIL_EDGE = 4.2;
/** How much bolder than the font the ink is: at the size of a card, its hairlines are thin. */
const INK_SPREAD = 1.4;

/** Stamped on one sheet of cream card: letters in red ink with an edge of gold foil, pressed into the card. */
function title(): string {
  const font = openFont('yeseva-one');
  const letters = [
    ...setLine(font, 'WHCC', { size: 114, y: 0, tracking: 11 }),
    ...setLine(font, 'Editors', { size: 94, y: 84, tracking: 7 }),
  ];
  const box = bounds(letters);
  const id = 'whcc-letters';
  const mask = 'whcc-foil';
  const spread = (color: string, reach: number, shift = 0) =>
    tag('use', {
      href: `#${id}`,
      fill: color,
      stroke: color,
      'stroke-width': 2 * reach,
      'stroke-linejoin': 'round',
      x: shift,
      y: shift * 1.2,
    });
  const reach = INK_SPREAD + FOIL_EDGE;
  return titleSvg(
    cutLetters(outline(letters), {
      id,
      face: FOIL.gold,
      base: LINEN.lace,
      reach: 14,
      light: '#ffffff',
      dark: '#3a0a18',
    }) +
      // Between the lines, where the outlines of both leave a slit.
      shape(disc(-125, 12, 22), LINEN.lace) +
      // The card is lower where the foil has been pressed: dark at its upper left edge, lit at its lower right one.
      spread('#fffdf6', reach, 0.9) +
      spread(FOIL.dark, reach, -0.6) +
      spread(FOIL.gold, reach) +
      tag('mask', { id: mask }, spread('#ffffff', reach)) +
      tag('g', { mask: `url(#${mask})` }, foilGleam(box)) +
      spread('#5d1027', INK_SPREAD, -0.5) +
      spread(INK, INK_SPREAD),
    { name: 'WHCC Editors', box, padding: 26 },
  );
}

/** Hard slants of light across the foil. */
function foilGleam({ left, right, top, bottom }: LetterBox): string {
  const slants = Array.from({ length: 7 }, (_, index) => {
    const x = mix(left, right + 90, (index + 0.3) / 7);
    const width = index % 2 ? 16 : 30;
    return polygon([
      [x, top],
      [x + width, top],
      [x + width - 110, bottom],
      [x - 110, bottom],
    ]);
  });
  return shape(slants.join(''), FOIL.light);
}

function logo(): string {
  const page = (side: 1 | -1) =>
    smooth(
      [
        [48, 34],
        [48 + side * 12, 29],
        [48 + side * 27, 32],
        [48 + side * 27, 64],
        [48 + side * 12, 61],
        [48, 66],
      ],
      { closed: true, tension: 0.35 },
    );
  return roundLogo({
    name: 'WHCC Editors',
    ground: WINE.red,
    rim: '#fff8ee',
    symbol:
      raised(page(-1), '#fdf6e8', 2) +
      raised(page(1), '#f0e2c8', 2) +
      shape('M26.5 39Q35 36 43.5 39.5V56Q35 53 26.5 56Z', LAND.sky) +
      shape('M26.5 51Q31 43 35.5 48Q40 43 43.5 49V56Q35 53 26.5 56Z', LAND.near) +
      shape(oakLeaf({ x: 61.5, y: 58, turn: 6, size: 0.23 }).outline, '#c4872a'),
  });
}

export const scene: Scene = { slug: 'whcc', layers, title, logo };
