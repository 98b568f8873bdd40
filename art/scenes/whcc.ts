/** WHCC Editors: an album on a laid table; its landscape has risen from the page. */
import { raised, roundLogo } from '../kit/emblem.ts';
import {
  arc,
  bow,
  mix,
  place,
  polygon,
  polyline,
  smooth,
  walk,
  type Point,
} from '../kit/geometry.ts';
import { lace, stitches } from '../kit/lace.ts';
import { bounds, cutLetters, openFont, outline, setLine, titleSvg } from '../kit/lettering.ts';
import { animal, branches, crown, ground, limb, oakLeaf } from '../kit/nature.ts';
import { blurred, paper, picture, sheet } from '../kit/paper.ts';
import { createRandom } from '../kit/random.ts';
import type { Scene } from '../kit/scene.ts';
import { blend, darker, lighter, moved, shape, stroke } from '../kit/svg.ts';

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

// --- Space: things lie or stand on a table, which is drawn in one-point perspective. -------------

const LENS = 1300;
const EYE = 1000;
/** The height of the horizon on the canvas, far above its upper edge: we look down. */
const HORIZON = -420;

/** A point above the table: `x` to the right, `away` from us, `up`; (0, 0, 0) is at (308, 580). */
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

/** The plane of a thing that stands; `lean` is how far its top leans back. */
function standing({ x, away, turn = 0, up = 0 }: Place3, lean = 0): Plane {
  const radians = (turn * Math.PI) / 180;
  return (px, py) =>
    project(x + px * Math.cos(radians), away - px * Math.sin(radians) - py * lean, up - py);
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

const ALBUM = { x: 6, away: 44, turn: 4 };
const PAGE = { w: 218, h: 292 };

/** How high the page lies at a share of its width: up from the fold, then down to the edge. */
function swell(share: number): number {
  const t = Math.min(share, 1);
  return 5 + 17 * (1 - Math.exp(-t * 12)) + 13 * Math.sin(Math.PI * t ** 0.55);
}

/** The surface of the open album; `level` 1 is the top page, 0 the cover. */
function spread(level = 1): Plane {
  return (px, py) => {
    const [[dx, dy] = [0, 0]] = place([[px, py]], { turn: ALBUM.turn });
    return project(ALBUM.x + dx, ALBUM.away - dy, swell(Math.abs(px) / PAGE.w) * level);
  };
}

/** A plane that stands on the album, across it, `y` below its middle. */
function popUp(y: number): Plane {
  const foot = spread();
  return (px, py) => {
    const [x, base] = foot(px, y);
    const [[, dy] = [0, 0]] = place([[px, y]], { turn: ALBUM.turn });
    const scale = LENS / (LENS + ALBUM.away - dy);
    return [x, base + py * scale];
  };
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
const ROW = { y: 12, h: PAGE.h / 2 - 12 - MARGIN };
const PANORAMA: Box = {
  x: -PAGE.w + MARGIN,
  y: -PAGE.h / 2 + MARGIN,
  w: 2 * (PAGE.w - MARGIN),
  h: PAGE.h / 2 - MARGIN,
};
const WIDE: Box = { x: PANORAMA.x, w: 118, ...ROW };
const CAPTION: Box = { x: WIDE.x + WIDE.w + MARGIN, y: ROW.y + 16, w: 58, h: ROW.h - 32 };
const UPRIGHT_W = (PAGE.w - 3 * MARGIN) / 2;
const UPRIGHT: Box = { x: MARGIN, w: UPRIGHT_W, ...ROW };
const FRAME_LEFT: Box = { ...UPRIGHT, x: 2 * MARGIN + UPRIGHT_W };

/** The heron, as the last photograph showed it: now there is a hole, and it stands in the river. */
const HERON = { size: 0.86, x: FRAME_LEFT.x + FRAME_LEFT.w * 0.44, y: ROW.y + ROW.h * 0.9 };

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
      shape(on(plane, panel(PANORAMA, 30)), LAND.meadow) +
        shape(on(plane, riverBed()), LAND.water) +
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

/** A standing range of hills from one x to another; `foot` keeps it on the page. */
function range(from: number, to: number, height: number, humps: number, seed: number): string {
  const random = createRandom(seed);
  const start = random.between(0, 6);
  const crest = Array.from({ length: 41 }, (_, index): Point => {
    const share = index / 40;
    const swing = 0.72 + 0.28 * Math.sin(start + share * humps * Math.PI);
    const ends = Math.min(1, 7 * share, 7 * (1 - share)) ** 0.6;
    return [mix(from, to, share), -height * swing * ends];
  });
  return polygon([...crest, ...crest.map(([x]): Point => [x, 0]).reverse()]);
}

/** The oak of the pop-up: trunk, boughs, and four layers of leaves. */
function popUpOak(): string[] {
  const random = createRandom(5);
  const x = 112;
  const foot = popUp(-58);
  const plane: Plane = (px, py) => foot(x + (px - x) * 0.9, py * 0.9);
  const wood =
    limb(
      [
        [x - 1, 3],
        [x - 2, -30],
        [x + 1, -76],
      ],
      38,
      20,
    ) +
    [-138, -112, -88, -62, -38].map((angle) => branches(x, -66, 44, angle, 13, random, 2)).join('');
  const roots = smooth(
    [
      [x - 38, 3],
      [x - 16, -12],
      [x + 16, -12],
      [x + 38, 3],
    ],
    { closed: true, tension: 0.6 },
  );
  const mass = (dx: number, y: number, rx: number, ry: number, tone: number) =>
    sheet(on(plane, crown(x + dx, y, rx, ry, random, 12)), LAND.leaves[tone] ?? '', {
      lift: 5,
      rough: 0.8,
      seed: tone + 2,
    });
  return [
    mass(0, -140, 88, 60, 0),
    paper(
      shape(on(plane, roots), LAND.trunk) +
        shape(on(plane, wood), LAND.trunk, { 'fill-rule': 'nonzero' }),
      {
        lift: 5,
        rough: 0.5,
      },
    ),
    mass(-54, -116, 42, 30, 1),
    mass(56, -118, 42, 31, 1),
    mass(4, -166, 60, 37, 1),
    mass(-30, -152, 37, 26, 2),
    mass(36, -146, 38, 25, 2),
    mass(-8, -180, 36, 20, 3),
    mass(10, -124, 26, 14, 3),
  ];
}

/** What stands on the spread, from the back to the front. */
export function landscape(): string[] {
  const random = createRandom(31);
  const sunFoot = popUp(-134)(-26, 0);
  const standingSheet = (y: number, d: string, color: string, seed: number) =>
    sheet(on(popUp(y), d), color, { lift: 6, rough: 1, seed, rim: 0.7 });
  const firs = (y: number, spots: Point[]) =>
    spots.map(([x, size]) => on(popUp(y), crown(x, -size, size * 0.62, size, random, 9))).join('');
  const reeds = Array.from({ length: 11 }, (_, index) => {
    const x = -178 + index * 5.4 + random.around(2);
    const height = random.between(16, 44);
    return limb(
      [
        [x, 2],
        [x + random.around(5), -height],
      ],
      3,
      0.8,
    );
  });
  return [
    sheet(disc(sunFoot[0], sunFoot[1] - 84, 33), LAND.sun, { lift: 6, rough: 0.4, rim: 0.8 }),
    standingSheet(-130, range(-204, 150, 92, 3.1, 6), LAND.far, 4),
    standingSheet(-108, range(-120, 206, 74, 2.7, 14), LAND.middle, 7),
    sheet(
      firs(-96, [
        [-176, 17],
        [-150, 24],
        [-126, 15],
      ]),
      '#7b4a3c',
      { lift: 4, rough: 0.6 },
    ),
    standingSheet(-86, range(-207, -24, 40, 2.2, 3), LAND.near, 9),
    standingSheet(-80, range(12, 207, 34, 2.4, 22), blend(LAND.near, '#3e4a2a', 0.3), 5),
    ...popUpOak(),
    sheet(on(popUp(-36), animal('heron', { x: -98, y: 0, size: HERON.size })), '#fdf8ee', {
      lift: 6,
      rough: 0.2,
      rim: 0.9,
    }),
    sheet(on(popUp(-26), reeds.join('')), '#5d6a3b', { lift: 4, rough: 0.2 }),
    standingSheet(-14, range(26, 205, 15, 5, 8), '#66723f', 3),
  ];
}

// --- Other things on the table. --------------------------------------------------------------------

/** The linen cloth, turned a little, with lace on all four sides. */
export function cloth(): string[] {
  const plane = lying({ x: 30, away: 70, turn: -13 });
  const size = { w: 720, h: 520 };
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

/** A folded card standing like a tent: foil leaf and two lines; `theme` is paper and print. */
function tentCard(spot: Place3, theme: { paper: string; print: string }, size = 1): string {
  const [w, h] = [84 * size, 118 * size];
  const front = standing(spot, 0.2);
  const back = standing({ ...spot, away: spot.away + h * 0.4 }, -0.2);
  const face = panel({ x: -w / 2, y: -h, w, h }, 2);
  const leaf = oakLeaf({ x: 0, y: -h * 0.4, turn: 8, size: 0.44 * size });
  const rule = (y: number, width: number) =>
    panel({ x: -width / 2, y: -h * y, w: width, h: 4.5 * size }, 2);
  return (
    sheet(on(back, face), darker(theme.paper, 0.3), { lift: 5, rough: 0.2 }) +
    paper(
      shape(on(front, face), theme.paper) +
        stroke(
          on(front, panel({ x: -w * 0.43, y: -h * 0.95, w: w * 0.86, h: h * 0.9 }, 2)),
          theme.print,
          1.1,
        ) +
        shape(on(front, leaf.outline), theme.print) +
        stroke(on(front, leaf.vein), theme.paper, 0.8) +
        shape(on(front, rule(0.24, w * 0.56) + rule(0.15, w * 0.36)), theme.print),
      { lift: 5, rough: 0.2, rim: 0.8 },
    )
  );
}

/** A closed album: cover, pages, cover. `cameo` cuts an oval window with a picture. */
export function closedAlbum(spot: Place3, color: string, cameo = false): string {
  const { turn = 0, up = 0 } = spot;
  const [w, depth, thick] = [190, 150, 24];
  const layer = (height: number, inset = 0) =>
    on(
      lying({ ...spot, turn, up: up + height }),
      panel(
        { x: -w / 2 + inset, y: -depth / 2 + inset, w: w - 2 * inset, h: depth - 2 * inset },
        3,
      ),
    );
  const top = lying({ ...spot, turn, up: up + thick });
  const oval = smooth(
    arc(0, 0, 1, 0, 345, 23).map(([x, y]): Point => [-20 + x * 34, y * 42]),
    { closed: true },
  );
  return (
    sheet(layer(0), darker(color, 0.3), { lift: 4, rough: 0.3 }) +
    [5, 9, 13, 17]
      .map((height) => sheet(layer(height, 4), '#eadcc3', { lift: 1, rough: 0.2 }))
      .join('') +
    sheet(layer(thick), color, { lift: 1.5, rough: 0.3, rim: 0.8 }) +
    (cameo ? shape(on(top, oval), LAND.sky) + stroke(on(top, oval), FOIL.gold, 2.4) : '')
  );
}

/** The guillotine: board with a grid, a print under the blade, the arm raised, a strip cut off. */
function guillotine(): { below: string[]; arm: string[] } {
  const spot = { x: -176, away: -178, turn: -24 };
  const [w, h, thick] = [236, 190, 12];
  const at = (up: number) => lying({ ...spot, up });
  const board = panel({ x: -w / 2, y: -h / 2, w, h }, 2);
  const grid: string[] = [];
  for (let x = -w / 2 + 18; x < w / 2 - 4; x += 20) {
    grid.push(
      polyline([
        [x, -h / 2 + 20],
        [x, h / 2 - 8],
      ]),
    );
  }
  for (let y = -h / 2 + 20; y < h / 2; y += 20) {
    grid.push(
      polyline([
        [-w / 2 + 8, y],
        [w / 2 - 6, y],
      ]),
    );
  }
  const top = at(thick);
  const ruler = panel({ x: -w / 2, y: -h / 2, w, h: 16 }, 2);
  const marks = Array.from({ length: 44 }, (_, index) => {
    const x = w / 2 - 8 - index * 5;
    return polyline([
      [x, -h / 2 + 16],
      [x, -h / 2 + (index % 4 ? 11 : 6)],
    ]);
  });
  // The print reaches over the edge at x = w / 2: what reaches over has been cut off.
  const print: Box = { x: w / 2 - 128, y: -h / 2 + 18, w: 126, h: 96 };
  const border: Box = { x: print.x - 7, y: print.y - 0.5, w: print.w + 9, h: print.h + 14 };
  // Two strips that have fallen, as wide as the borders they were cut from.
  const strips = [
    limb(bow([140, 10], [182, 66], [236, 66]), 7, 7),
    limb(bow([152, 70], [186, 92], [224, 84]), 7, 7),
  ];
  const below = [
    paper(shape(on(at(0), board), '#23060e'), { lift: 7, rough: 0.3 }),
    ...strips.map((strip) =>
      sheet(on(at(2), strip), '#fffaf0', {
        lift: 5,
        rough: 0.2,
        rim: 0.9,
      }),
    ),
    paper(
      shape(on(top, board), '#7a2138') +
        stroke(on(top, grid.join('')), '#c98a8e', 0.9, { opacity: 0.75 }) +
        shape(on(top, ruler), '#e9d9b8') +
        stroke(on(top, marks.join('')), '#59321e', 0.9),
      { lift: 2, rough: 0.2, rim: 0.8 },
    ),
    paper(shape(on(top, panel(border, 3)), '#fffaf0') + photograph(print, 'hare', 21, top), {
      lift: 2.6,
      rough: 0.2,
      rim: 0.8,
    }),
    sheet(on(top, panel({ x: w / 2 - 4, y: -h / 2, w: 4, h }, 2)), '#c9ccd4', {
      lift: 1,
      rough: 0.1,
    }),
  ];
  return { below, arm: [guillotineArm(spot, w / 2 + 3, h, thick)] };
}

/** The arm turns up around a bolt at the far end of the board's cutting edge. */
function guillotineArm(spot: Place3, edge: number, h: number, thick: number): string {
  const raise = (13 * Math.PI) / 180;
  // `along` the arm from the bolt, `thin` below its back.
  const plane: Plane = (along, thin) => {
    const deep = thin * 1.35;
    const out = along * Math.cos(raise) - deep * Math.sin(raise);
    const up = along * Math.sin(raise) + deep * -Math.cos(raise);
    const [[dx, dy] = [0, 0]] = place([[edge, -h / 2 + 8 + out]], { turn: spot.turn ?? 0 });
    return project(spot.x + dx, spot.away - dy, thick + 14 + up);
  };
  const blade = smooth(
    [
      [-6, -2],
      [100, -3],
      [196, -3],
      [197, 10],
      [160, 24],
      [100, 27],
      [30, 20],
      [-6, 14],
    ],
    { closed: true, tension: 0.5 },
  );
  const back = polygon([
    [-12, -8],
    [206, -8],
    [206, 4],
    [-12, 6],
  ]);
  const grip = smooth(
    [
      [200, -11],
      [226, -14],
      [258, -12],
      [266, -3],
      [258, 7],
      [226, 7],
      [200, 6],
    ],
    { closed: true, tension: 0.8 },
  );
  const bevel = smooth([
    [4, 12],
    [60, 19],
    [110, 21],
    [160, 17],
    [192, 8],
  ]);
  const bracket = lying({ ...spot, up: thick + 2 });
  const foot = panel({ x: edge - 26, y: -h / 2 - 6, w: 30, h: 26 }, 2);
  return (
    sheet(on(bracket, foot), '#3b3f4c', { lift: 4, rough: 0.1, rim: 0.9 }) +
    paper(shape(on(plane, blade), '#d5d9e2') + stroke(on(plane, bevel), '#8e94a6', 1.2), {
      lift: 8,
      rough: 0.2,
      rim: 0.9,
    }) +
    sheet(on(plane, back), '#4a4e5c', { lift: 3, rough: 0.2, rim: 0.8 }) +
    sheet(on(plane, grip), '#c08a3a', { lift: 5, rough: 0.2, rim: 0.9 }) +
    sheet(disc(...plane(-2, 4), 8), FOIL.gold, { lift: 2, rough: 0, rim: 0.9 })
  );
}

/** An open envelope with a foil edge around its flap, and a card that looks out. */
function envelope(): string[] {
  const plane = lying({ x: 172, away: -182, turn: 9 });
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
  const back = 480;
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

function background(): string {
  const cord = Array.from({ length: 21 }, (_, index): Point => {
    const share = index / 20;
    return [mix(-30, 646, share), 20 + 62 * share * (1 - share) * 2];
  });
  const cutter = guillotine();
  return picture([
    shape(panel({ x: -60, y: -60, w: 740, h: 1220 }), WINE.wall),
    wallpaper(),
    blurred(shape(disc(250, 190, 210), '#b4485a'), 60, 0.35),
    stroke(smooth(cord), '#1a0409', 2, { transform: 'translate(5 8)', opacity: 0.35 }),
    stroke(smooth(cord), '#e4cfa6', 2),
    peggedPrint(2, 22, -3, 'leaf', 2),
    peggedPrint(86, 34, 4, 'hills', 17),
    peggedPrint(536, 34, -4, 'hare', 9),
    peggedPrint(618, 22, 3, 'oak', 6),
    tableTop(),
    ...cloth(),
    closedAlbum({ x: 236, away: 262, turn: -8 }, '#a98d63'),
    closedAlbum({ x: 240, away: 262, turn: 6, up: 24 }, WINE.red, true),
    tentCard({ x: -256, away: 262, turn: 16 }, { paper: '#7d8a5c', print: '#f6ecd2' }, 0.9),
    tentCard({ x: -184, away: 284, turn: 4 }, { paper: '#f7ecd8', print: '#a8324b' }, 0.94),
    tentCard({ x: -110, away: 270, turn: -12 }, { paper: '#a4294a', print: FOIL.light }, 0.9),
    ...albumBook(),
    ...albumPrints(),
    ...landscape(),
    ...cutter.below,
    ...cutter.arm,
    ...envelope(),
    ground('#4b1623', 7),
  ]);
}

// --- Lettering. --------------------------------------------------------------------------------------

function title(): string {
  const font = openFont('yeseva-one');
  const letters = [
    ...setLine(font, 'WHCC', { size: 104, y: 0, tracking: 4 }),
    ...setLine(font, 'Editors', { size: 82, y: 82, tracking: 3 }),
  ];
  const box = bounds(letters);
  const d = outline(letters);
  return titleSvg(
    cutLetters(d, {
      id: 'whcc-letters',
      face: '#fff6e4',
      base: '#4a0d1f',
      middle: FOIL.gold,
      reach: 10,
      light: FOIL.gold,
      dark: '#23040c',
    }),
    { name: 'WHCC Editors', box, padding: 18 },
  );
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

export const scene: Scene = { slug: 'whcc', background, title, logo };
