/** Assets: a drawer pulled out from under a lace-edged top, seen from above; a résumé lies in it. */
import { raised, roundLogo } from '../../tools/content/paper/emblem.ts';
import {
  arc,
  bow,
  circle,
  ellipse,
  mix,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  walk,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import {
  bounds,
  cutLetters,
  openFont,
  outline,
  setLine,
  titleSvg,
  type Letter,
} from '../kit/lettering.ts';
import { acorn, limb, oakLeaf } from '../../tools/content/paper/nature.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import { PAGE_RATIO, resumeMiniature } from '../kit/resume.ts';
import type { Scene } from '../kit/scene.ts';
import { darker, lighter, moved, shape, stroke } from '../../tools/content/paper/svg.ts';

export const WOOD = {
  top: '#b98a55',
  grain: '#9d7040',
  rim: '#cfa26a',
  wall: '#8a5f35',
  deepWall: '#6d4826',
  floor: '#2e1d11',
  seam: '#1f130a',
};
export const GREEN = {
  liner: '#7b9255',
  dot: '#8fa668',
  leaf: '#55752f',
  fresh: '#7c9a45',
  deep: '#33491f',
  rug: '#4a301b',
};
export const CREAM = '#fbf3e1';
export const RUST = '#b4552f';
export const BRASS = '#d9a648';

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

// --- The drawer. We look straight down on it; its floor is farther away, so it looks smaller. ------

const EYE: Point = [308, 560];
const FLOOR = 0.9;
const DRAWER: Box = { x: 76, y: 318, w: 464, h: 470 };
/** Where dividers stand: two upright, and one across in each of the three columns. */
const COLUMNS = [186, 424];
const CROSS = { left: 588, right: 600, stamps: 428 };

/** The point on the drawer's floor below a point of its rim (or part of the way down). */
function down([x, y]: Point, share = 1): Point {
  const scale = mix(1, FLOOR, share);
  return [EYE[0] + (x - EYE[0]) * scale, EYE[1] + (y - EYE[1]) * scale];
}

const corners = ({ x, y, w, h }: Box): [Point, Point, Point, Point] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];

/** The four inner walls, each with its own light: the one facing the upper left is bright. */
function innerWalls(): string {
  const rim = corners(DRAWER);
  const [a, b, c, d] = rim;
  const wall = (from: Point, to: Point, color: string) =>
    shape(polygon([from, to, down(to), down(from)]), color);
  return (
    wall(a, b, darker(WOOD.wall, 0.35)) +
    wall(d, a, darker(WOOD.wall, 0.2)) +
    wall(b, c, lighter(WOOD.wall, 0.12)) +
    wall(c, d, WOOD.wall)
  );
}

/** The paper that lines the floor: dots, and a stitched edge. */
function liner(): string {
  const floor = corners(DRAWER).map((point) => down(point));
  const [left, right, foot] = [floor[0]?.[0] ?? 0, floor[1]?.[0] ?? 0, floor[2]?.[1] ?? 0];
  const dots: string[] = [];
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 22; column++) {
      const [x, y] = [106 + column * 20 + (row % 2) * 10, 350 + row * 18];
      if (x > left + 5 && x < right - 5 && y < foot - 5) dots.push(circle(x, y, 2.6));
    }
  }
  return shape(polygon(floor), GREEN.liner) + shape(dots.join(''), GREEN.dot);
}

interface Divider {
  from: Point;
  to: Point;
  /** Half of its thickness. */
  half: number;
}

const DIVIDERS: Divider[] = [
  { from: [COLUMNS[0] ?? 0, DRAWER.y], to: [COLUMNS[0] ?? 0, DRAWER.y + DRAWER.h], half: 4.5 },
  { from: [COLUMNS[1] ?? 0, CROSS.stamps], to: [COLUMNS[1] ?? 0, DRAWER.y + DRAWER.h], half: 4.5 },
  { from: [COLUMNS[0] ?? 0, CROSS.stamps], to: [DRAWER.x + DRAWER.w, CROSS.stamps], half: 4.5 },
  { from: [DRAWER.x, CROSS.left], to: [COLUMNS[0] ?? 0, CROSS.left], half: 4.5 },
  { from: [COLUMNS[1] ?? 0, CROSS.right], to: [DRAWER.x + DRAWER.w, CROSS.right], half: 4.5 },
];

/** A divider's side that we see (the one toward the middle), and its bright upper edge. */
function dividers(): string[] {
  const faces = DIVIDERS.map(({ from, to }) => {
    const upright = from[0] === to[0];
    const lit = upright ? from[0] > EYE[0] : from[1] > EYE[1];
    return shape(
      polygon([from, to, down(to), down(from)]),
      lit ? WOOD.wall : darker(WOOD.wall, 0.25),
    );
  });
  const tops = DIVIDERS.map(({ from, to, half }) =>
    from[0] === to[0]
      ? rectangle(from[0] - half, from[1], half * 2, to[1] - from[1])
      : rectangle(from[0], from[1] - half, to[0] - from[0], half * 2),
  );
  return [
    paper(faces.join(''), { lift: 5, rough: 0.2 }),
    paper(shape(tops.join(''), WOOD.rim, { 'fill-rule': 'nonzero' }), {
      lift: 4,
      rough: 0.4,
      rim: 0.9,
    }),
  ];
}

/** Shade that walls above and to the left throw into the compartments. */
function wallShade(): string {
  const { x, y, w, h } = DRAWER;
  const bars = [
    rectangle(x, y, w, 44),
    rectangle(x, y, 36, h),
    rectangle(COLUMNS[0] ?? 0, y, 24, h),
    rectangle(COLUMNS[1] ?? 0, CROSS.stamps, 22, h - 110),
    rectangle(COLUMNS[0] ?? 0, CROSS.stamps, 356, 22),
    rectangle(x, CROSS.left, 110, 22),
    rectangle(COLUMNS[1] ?? 0, CROSS.right, 108, 20),
  ];
  return blurred(shape(bars.join(''), '#1c0f06', { 'fill-rule': 'nonzero' }), 9, 0.55);
}

/** The box's upper edges with dovetails at the front, and the wider front board. */
function drawerRim(): string[] {
  const { x, y, w, h } = DRAWER;
  const thick = 21;
  const sides =
    rectangle(x - thick, y - 40, thick, h + 42) + rectangle(x + w, y - 40, thick, h + 42);
  const tails = [x - thick, x + w].flatMap((left) =>
    [0, 1].map((index) => {
      const top = y + h - 4 + index * 15;
      return polygon([
        [left + 3, top + 2],
        [left + thick - 3, top],
        [left + thick - 3, top + 9],
        [left + 3, top + 7],
      ]);
    }),
  );
  const front = rectangle(22, y + h - 6, 572, 34, 3);
  const knobs = [164, 452].map(
    (cx) =>
      sheet(rectangle(cx - 8, y + h + 24, 16, 16), darker(BRASS, 0.45), { lift: 6, rough: 0.2 }) +
      sheet(ellipse(cx, y + h + 46, 21, 13), BRASS, { lift: 8, rough: 0.2, rim: 0.9 }) +
      stroke(ellipse(cx - 2, y + h + 43, 12, 6), lighter(BRASS, 0.4), 1.4, { opacity: 0.8 }),
  );
  return [
    paper(
      shape(sides, WOOD.rim) +
        stroke(
          polyline([
            [x - 12, y],
            [x - 11, y + h],
          ]) +
            polyline([
              [x + w + 9, y],
              [x + w + 10, y + h],
            ]),
          WOOD.grain,
          0.9,
          { opacity: 0.6 },
        ),
      { lift: 5, rough: 0.4, rim: 0.9 },
    ),
    ...knobs,
    paper(
      shape(front, lighter(WOOD.top, 0.08)) +
        shape(tails.join(''), darker(WOOD.grain, 0.12)) +
        stroke(grain({ x: 24, y: y + h + 2, w: 568, h: 24 }, 3, 7), WOOD.grain, 1, {
          opacity: 0.55,
        }),
      { lift: 10, rough: 0.5, rim: 0.9 },
    ),
  ];
}

/** Long, slightly waving lines of wood grain inside a box. */
export function grain({ x, y, w, h }: Box, lines: number, seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: lines }, (_, index) => {
    const level = y + (h * (index + 0.5)) / lines;
    return smooth(
      Array.from({ length: 9 }, (_unused, step): Point => [
        x + (w * step) / 8,
        level + random.around((h / lines) * 0.35),
      ]),
    );
  }).join('');
}

// --- What is in it. --------------------------------------------------------------------------------

/** A spool lying on its side: thread wound between two wooden ends. */
export function spool(x: number, y: number, turn: number, color: string, seed: number): string {
  const random = createRandom(seed);
  const threads = Array.from({ length: 17 }, (_, index) => {
    const px = -25 + index * 3.1;
    return polyline([
      [px, -17 + random.around(0.8)],
      [px + 2, 17 + random.around(0.8)],
    ]);
  });
  const body = smooth(
    [
      [-28, -17],
      [0, -19],
      [28, -17],
      [28, 17],
      [0, 19],
      [-28, 17],
    ],
    { closed: true, tension: 0.35 },
  );
  const end = (left: number) => rectangle(left, -22, 10, 44, 3.5);
  return (
    paper(
      moved(
        shape(body, color) +
          stroke(threads.join(''), darker(color, 0.3), 0.9, { opacity: 0.8 }) +
          shape(rectangle(-27, -14, 54, 5, 2), lighter(color, 0.35), { opacity: 0.5 }),
        { x, y, turn },
      ),
      { lift: 5, rough: 0.2, rim: 0.7 },
    ) +
    paper(
      moved(
        shape(end(-37) + end(27), '#dcb27a') +
          stroke('M-32 -17L-32 17M32 -17L32 17', '#a97a43', 1, { opacity: 0.8 }),
        { x, y, turn },
      ),
      { lift: 4, rough: 0.2, rim: 0.9 },
    )
  );
}

/** A button with two or four holes and a raised rim. */
export function button(
  x: number,
  y: number,
  radius: number,
  color: string,
  holes: 2 | 4,
  turn = 20,
) {
  const eyes = Array.from({ length: holes }, (_, index) =>
    circle(...polar(x, y, radius * 0.26, turn + (360 / holes) * index), radius * 0.11),
  );
  return paper(
    shape(circle(x, y, radius) + eyes.join(''), color) +
      stroke(circle(x, y, radius * 0.7), darker(color, 0.28), 1.2) +
      stroke(circle(x - 0.6, y - 0.7, radius * 0.7), lighter(color, 0.4), 0.8),
    { lift: 3, rough: 0.1, rim: 0.9 },
  );
}

/** A pencil of some length, its point upward. */
function pencil(x: number, y: number, turn: number, length: number, color: string): string {
  const side = (left: number, tone: string) =>
    shape(rectangle(left, -length / 2, 4.1, length), tone);
  const tip = polygon([
    [-6, -length / 2 + 1],
    [0, -length / 2 - 22],
    [6, -length / 2 + 1],
  ]);
  const lead = polygon([
    [-1.9, -length / 2 - 15],
    [0, -length / 2 - 22],
    [1.9, -length / 2 - 15],
  ]);
  return paper(
    moved(
      shape(tip, '#eccb97') +
        shape(lead, color) +
        side(-6, lighter(color, 0.18)) +
        side(-2, color) +
        side(2, darker(color, 0.2)),
      { x, y, turn },
    ),
    { lift: 4, rough: 0.1, rim: 0.8 },
  );
}

export function acorns(
  spots: readonly [x: number, y: number, turn: number, size: number][],
): string {
  return spots
    .map(([x, y, turn, size], index) => {
      const { nut, cup } = acorn({ x, y, turn, size });
      const shine = place(
        [
          [-7, 6],
          [-7, 16],
          [-4, 24],
        ],
        { x, y, turn, size },
      );
      return (
        paper(
          shape(nut, index % 2 ? '#c08a3f' : '#a8702f') +
            stroke(smooth(shine), '#f1d291', 2 * size, { opacity: 0.75 }),
          { lift: 4, rough: 0.2, rim: 0.7 },
        ) +
        paper(shape(cup, '#6b4a28') + stroke(cupScales(x, y, turn, size), '#9c7446', 1), {
          lift: 2,
          rough: 0.2,
          rim: 0.8,
        })
      );
    })
    .join('');
}

/** The criss-cross of an acorn's cup. */
function cupScales(x: number, y: number, turn: number, size: number): string {
  const lines: Point[][] = [-12, -4, 4, 12].flatMap((px) => [
    [
      [px - 4, 2],
      [px + 3, -11],
    ],
    [
      [px + 4, 2],
      [px - 3, -11],
    ],
  ]);
  return lines.map((line) => polyline(place(line, { x, y, turn, size }))).join('');
}

/** The thing to find: a dormouse asleep among the acorns, a leaf for a blanket. */
export function dormouse(x: number, y: number): string[] {
  const fur = '#c58a52';
  const tail = limb(
    [
      [24, 8],
      [16, 24],
      [-6, 28],
      [-26, 20],
      [-31, 6],
    ],
    6.5,
    2.4,
  );
  const at = (markup: string) => moved(markup, { x, y, size: 1.26 });
  const leaf = oakLeaf({ x: x + 40, y: y + 34, turn: -42, size: 0.64 });
  return [
    paper(at(shape(ellipse(0, 0, 30, 26), fur)), { lift: 5, rough: 0.5, rim: 0.8 }),
    paper(
      at(
        shape(circle(-9, -14, 10.5), darker(fur, 0.18)) +
          shape(circle(-9.6, -13, 6.6), '#eab8a0') +
          shape(circle(-24, -7, 6.5), darker(fur, 0.1)) +
          shape(circle(-24, -6.4, 3.8), '#e0a78d') +
          shape(ellipse(-14, 7, 17, 14), lighter(fur, 0.12)) +
          shape(ellipse(-20, 12, 9, 7), '#f3dcbb') +
          stroke('M-19 3Q-15.5 7 -11.5 4', '#4a2a12', 1.8) +
          shape(circle(-28.5, 10.5, 2.3), '#4a2a12') +
          stroke('M-24 13L-34 17M-24 14L-32 21', '#6b4526', 0.7),
      ),
      { lift: 3, rough: 0.2, rim: 0.7 },
    ),
    paper(at(shape(tail, darker(fur, 0.3))), { lift: 3, rough: 0.5, rim: 0.7 }),
    paper(shape(leaf.outline, GREEN.leaf) + stroke(leaf.vein, GREEN.deep, 1), {
      lift: 4,
      rough: 0.4,
      rim: 0.7,
    }),
  ];
}

// --- Stamps: each shows the hero of another card. ------------------------------------------------------

const STAMP = { w: 48, h: 58 };

/** A stamp's outline: half-round bites all around, as the perforating comb leaves them. */
function perforated(): string {
  const { w, h } = STAMP;
  const side = (length: number, count: number): Point[] =>
    Array.from({ length: count }, (_, index) =>
      arc(((index + 0.5) * length) / count, 0, 1.9, 180, 0, 5),
    ).flat();
  const turnedSides: Point[] = [
    ...place(side(w, 8), { x: -w / 2, y: -h / 2 }),
    ...place(side(h, 10), { x: w / 2, y: -h / 2, turn: 90 }),
    ...place(side(w, 8), { x: w / 2, y: h / 2, turn: 180 }),
    ...place(side(h, 10), { x: -w / 2, y: h / 2, turn: 270 }),
  ];
  return polygon(turnedSides);
}

const spiral = (turns: number, radius: number) =>
  smooth(
    Array.from({ length: turns * 14 }, (_, index) =>
      polar(0, 0, (radius * index) / (turns * 14), index * (360 / 14)),
    ),
  );

/** Small pictures around (0, 0), about 30 wide: on a ground of the card's own color. */
export const MOTIFS: { ground: string; picture: string }[] = [
  {
    ground: '#234a9c',
    picture: [0, 60, 120, 180, 240, 300]
      .map((turn) =>
        moved(stroke('M0 0L0 -15M-5 -13L0 -8L5 -13M-4 -7L0 -3L4 -7', '#fff', 2), { turn }),
      )
      .join(''),
  },
  {
    ground: '#1d7f86',
    picture:
      stroke('M0 0L-9 18M0 0L9 18', '#ffe3cf', 2) +
      stroke(
        circle(0, 0, 14) +
          [0, 45, 90, 135]
            .map((angle) => polyline([polar(0, 0, 14, angle), polar(0, 0, -14, angle)]))
            .join(''),
        '#f28a68',
        1.8,
      ),
  },
  { ground: '#f0e4c8', picture: stroke(spiral(4, 16), '#23201d', 2.3) },
  {
    ground: '#27346e',
    picture: shape(
      'M0 14C-20 0 -16 -14 -7 -13C-3 -13 0 -9 0 -7C0 -9 3 -13 7 -13C16 -14 20 0 0 14Z',
      '#f0a3b4',
    ),
  },
  {
    ground: '#7a1f38',
    picture:
      shape('M0 -8C-6 -13 -13 -12 -17 -10L-17 11C-12 9 -6 9 0 13Z', '#fdf3e0') +
      shape('M0 -8C6 -13 13 -12 17 -10L17 11C12 9 6 9 0 13Z', '#e9d8b8'),
  },
  {
    ground: '#e9b93a',
    picture:
      shape(
        polygon([
          [0, -16],
          [14, -8],
          [0, 0],
          [-14, -8],
        ]),
        '#b79ae0',
      ) +
      shape(
        polygon([
          [-14, -8],
          [0, 0],
          [0, 16],
          [-14, 8],
        ]),
        '#7a55b8',
      ) +
      shape(
        polygon([
          [14, -8],
          [0, 0],
          [0, 16],
          [14, 8],
        ]),
        '#5c3b98',
      ),
  },
  {
    ground: '#3f4f5e',
    picture:
      stroke(circle(0, 0, 15), '#f5a04a', 2.4) +
      stroke(circle(0, 0, 10), '#f7bd6a', 2.4) +
      shape(circle(0, 0, 6), '#ffd98a'),
  },
];

export function stamp(x: number, y: number, turn: number, motif: number, lift = 3): string {
  const { ground, picture: image } = MOTIFS[motif] ?? { ground: RUST, picture: '' };
  const { w, h } = STAMP;
  const value = rectangle(w / 2 - 17, h / 2 - 10, 10, 3.4) + circle(-w / 2 + 8, h / 2 - 8.4, 2);
  return paper(
    moved(
      shape(perforated(), CREAM) +
        shape(rectangle(-w / 2 + 5, -h / 2 + 5, w - 10, h - 18), ground) +
        moved(image, { y: -4.5, size: 0.98 }) +
        shape(value, darker(ground, 0.1)),
      { x, y, turn },
    ),
    { lift, rough: 0, rim: 0.8 },
  );
}

/** A postmark: two rings and waves. */
function postmark(x: number, y: number): string {
  const waves = [0, 1, 2, 3].map((row) =>
    smooth(
      Array.from({ length: 8 }, (_, index): Point => [
        18 + index * 6,
        -9 + row * 6 + (index % 2 ? 1.8 : -1.8),
      ]),
    ),
  );
  return moved(
    stroke(
      circle(0, 0, 17) + circle(0, 0, 11) + waves.join('') + 'M-6 0h12M-4 -4h8M-4 4h8',
      '#2a211a',
      1.3,
      {
        opacity: 0.6,
      },
    ),
    { x, y, turn: -12 },
  );
}

// --- The résumé. -----------------------------------------------------------------------------------------

const SHEET = { w: 268, h: 268 * PAGE_RATIO, x: 292, y: 632, turn: -5 };

/** The print of a résumé on a page `width` units wide, its middle at (0, 0). */
export function resumePrint(width: number): string {
  const size = width / 100;
  const { markup } = resumeMiniature();
  return moved(markup, { x: -width / 2, y: (-width * PAGE_RATIO) / 2, size });
}

const SOLID = { 'fill-rule': 'nonzero' } as const;
const FOLDER = '#c3d09c';
/** The folder's tab, which looks out above the sheet. */
const TAB = { left: -100, right: 2, top: -228, foot: -180 };

function tab(): string {
  const { left, right, top, foot } = TAB;
  return smooth(
    [
      [left - 14, foot],
      [left, top + 6],
      [left + 8, top],
      [right - 8, top],
      [right, top + 6],
      [right + 14, foot],
    ],
    { closed: true, tension: 0.4 },
  );
}

function tabLabel(): string {
  const middle = (TAB.left + TAB.right) / 2;
  const letters = setLine(openFont('caprasimo'), 'Résumé', {
    size: 23,
    x: middle,
    y: TAB.top + 24,
  });
  return shape(outline(letters), GREEN.deep);
}

/** The sheet: one fold across its middle, its lower right corner turned up. */
function resume(): string[] {
  const { w, h } = SHEET;
  const [right, foot] = [w / 2, h / 2];
  const page: Point[] = [
    [-right, -foot],
    [right, -foot],
    [right, foot - 46],
    [right - 44, foot],
    [-right, foot],
  ];
  const curl = smooth(
    [
      [right, foot - 46],
      [right - 22, foot - 40],
      [right - 40, foot - 36],
      [right - 41, foot - 18],
      [right - 44, foot],
      [right - 22, foot - 23],
    ],
    { closed: true, tension: 0.55 },
  );
  const spot = { x: SHEET.x, y: SHEET.y, turn: SHEET.turn };
  const folder = { ...spot, turn: SHEET.turn + 4.5 };
  const fold = stroke(`M${-right + 1} -5H${right - 1}`, '#cdbb98', 1.2, { opacity: 0.55 });
  const glint = stroke(`M${-right + 1} -3.6H${right - 1}`, '#ffffff', 1.2, { opacity: 0.9 });
  return [
    blurred(
      moved(shape(polygon(page), '#150a04'), { ...spot, x: SHEET.x + 16, y: SHEET.y + 24 }),
      13,
      0.5,
    ),
    paper(
      moved(
        shape(rectangle(-right + 5, -foot + 4, w, h) + tab(), FOLDER, SOLID) + tabLabel(),
        folder,
      ),
      { lift: 8, rough: 0.4, rim: 0.8 },
    ),
    paper(moved(shape(polygon(page), CREAM) + resumePrint(w) + fold + glint, spot), {
      lift: 8,
      rough: 0,
      rim: 0.9,
    }),
    paper(moved(shape(curl, '#e9dcbf'), spot), { lift: 5, rough: 0.2, rim: 0.9 }),
    paperClip(),
  ];
}

/** A wire clip at the sheet's upper edge: the inner loop lies on top, the outer goes behind. */
function paperClip(): string {
  const wire = 'M-5 2V32A6 6 0 0 0 7 32V-8A9 9 0 0 0 -11 -8V24';
  return paper(
    moved(stroke(wire, '#5f8436', 2.6), {
      x: SHEET.x + 101,
      y: SHEET.y - 216,
      turn: SHEET.turn + 3,
    }),
    { lift: 2, rough: 0, rim: 0.9 },
  );
}

/** A thread from a spool, under the folder and in a loop to the needle that it is in. */
function threadAndNeedle(): string[] {
  const line: Point[] = [
    [158, 466],
    [178, 474],
    [214, 462],
    [300, 500],
    [392, 470],
    [440, 458],
    [462, 492],
    [442, 522],
    [428, 492],
    [470, 456],
    [507, 458],
    [507, 477],
  ];
  const needle = limb(
    [
      [0, 0],
      [-4, 60],
      [-10, 128],
    ],
    5.4,
    0.9,
  );
  const spot = { x: 508, y: 464, turn: -4, size: 0.9 };
  return [
    paper(stroke(smooth(line), RUST, 2.4), { lift: 3, rough: 0, rim: 0.6 }),
    paper(moved(shape(needle, '#d9dde4') + shape(ellipse(-0.6, 9, 0.9, 6), '#4a3a2c'), spot), {
      lift: 4,
      rough: 0,
      rim: 0.9,
    }),
  ];
}

// --- Around the drawer. -----------------------------------------------------------------------------------

/** The top of the chest: boards, and the lace that hangs from its front edge. */
function chestTop(): string[] {
  const edge = 292;
  const boards = rectangle(-40, -40, 700, edge + 40);
  const seams = stroke('M-20 98H640M-20 200H640', darker(WOOD.grain, 0.2), 1.8, { opacity: 0.5 });
  const lines = stroke(grain({ x: -20, y: 4, w: 656, h: 280 }, 19, 5), WOOD.grain, 1.1, {
    opacity: 0.45,
  });
  const lip = rectangle(-40, edge, 700, 11);
  const seam: Point[] = [
    [-40, edge + 9],
    [656, edge + 9],
  ];
  return [
    paper(shape(laceEdge(seam, { pitch: 54, depth: 52 }), '#fdf8ec'), {
      lift: 12,
      rough: 0,
      rim: 0.9,
    }),
    sheet(lip, darker(WOOD.grain, 0.15), { lift: 5, rough: 0 }),
    paper(shape(boards, WOOD.top) + lines + seams, { lift: 4, rough: 0, rim: 0.8 }),
  ];
}

/** A pointed leaf of the potted plant, with its middle rib, growing out of the pot's middle. */
function longLeaf(angle: number, length: number, index: number): string {
  const at = (along: number, aside: number): Point =>
    place([[along * length, aside * length]], { x: -2, y: 10, turn: angle })[0] ?? [0, 0];
  const outline = smooth(
    [at(0.08, 0), at(0.4, 0.15), at(0.75, 0.12), at(1, 0.02), at(0.72, -0.13), at(0.38, -0.14)],
    { closed: true, tension: 0.9 },
  );
  const color = [GREEN.deep, GREEN.leaf, GREEN.fresh][index % 3] ?? GREEN.leaf;
  const rib = smooth([at(0.12, 0), at(0.5, 0.015), at(0.96, 0.015)]);
  return paper(shape(outline, color) + stroke(rib, lighter(color, 0.25), 1.5), {
    lift: 8,
    rough: 0.6,
    rim: 0.7,
    seed: index + 1,
  });
}

export function plant(): string[] {
  const leaves: [angle: number, length: number][] = [
    [118, 128],
    [-2, 150],
    [82, 150],
    [22, 166],
    [56, 132],
    [100, 84],
    [10, 92],
    [44, 80],
  ];
  return [
    sheet(circle(-6, 8, 62), '#8c4a2c', { lift: 9, rough: 0.4, rim: 0.8 }),
    sheet(circle(-6, 8, 52), '#3b2414', { lift: 1, rough: 0.4 }),
    ...leaves.map(([angle, length], index) => longLeaf(angle, length, index)),
  ];
}

export function cup(): string[] {
  return [
    sheet(circle(584, 28, 58), CREAM, { lift: 6, rough: 0.3, rim: 0.9 }),
    stroke(circle(584, 28, 50), '#a9bd7a', 3),
    paper(stroke('M552 46C530 50 520 66 530 74C540 82 556 70 562 60', GREEN.deep, 7), {
      lift: 5,
      rough: 0,
    }),
    sheet(circle(584, 28, 40), GREEN.deep, { lift: 8, rough: 0.2, rim: 0.8 }),
    sheet(circle(584, 28, 33), '#a8602a', { lift: 1, rough: 0.2 }),
  ];
}

/** The floor, far below: dark boards and the rim of a round rug with stitches. */
function floor(): string[] {
  const boards = [-10, 118, 246, 374, 502, 630].map((x) =>
    polyline([
      [x, 300],
      [x, 1140],
    ]),
  );
  const ring = (radius: number) => arc(308, 1260, radius, 180, 360, 80);
  return [
    shape(rectangle(-60, -60, 740, 1220), WOOD.floor),
    stroke(boards.join(''), WOOD.seam, 2.4),
    stroke(grain({ x: -20, y: 840, w: 660, h: 260 }, 1, 3), WOOD.seam, 0.8, { opacity: 0.3 }),
    paper(
      shape(circle(308, 1260, 372), GREEN.rug) +
        stroke(circle(308, 1260, 354), GREEN.deep, 12) +
        stitches(ring(334), { color: '#6d6138', width: 2, stitch: 10, gap: 7 }),
      { lift: 6, rough: 1.2, rim: 0.4 },
    ),
  ];
}

/** In front of everything, cut off by the edge: an oak twig laid over the drawer's corner. */
function twig(): string[] {
  const leaf = (x: number, y: number, turn: number, size: number, color: string) => {
    const { outline: d, vein } = oakLeaf({ x, y, turn, size });
    return paper(shape(d, color) + stroke(vein, darker(color, 0.28), 1.5), {
      lift: 12,
      rough: 0.7,
      rim: 0.7,
    });
  };
  const stem: Point[] = [
    [-30, 872],
    [40, 828],
    [96, 800],
    [140, 764],
  ];
  return [
    leaf(74, 812, -34, 1.1, GREEN.leaf),
    leaf(20, 844, -62, 1, GREEN.deep),
    sheet(limb(stem, 9, 4), '#5d4023', { lift: 10, rough: 0.6, rim: 0.7 }),
    leaf(128, 772, 12, 0.9, GREEN.fresh),
    leaf(96, 802, 98, 0.92, GREEN.leaf),
    acorns([
      [56, 836, -20, 0.85],
      [86, 832, -50, 0.8],
    ]),
  ];
}

function contents(): string[] {
  return [
    spool(136, 372, -7, '#55752f', 1),
    spool(142, 422, 5, '#e6d3a6', 2),
    spool(134, 472, -4, RUST, 3),
    spool(142, 522, 8, '#8a6a3c', 4),
    spool(140, 566, -3, '#2f4a35', 5),
    button(122, 626, 19, '#e9dcc0', 4),
    button(158, 640, 15, '#7c9a45', 2),
    button(128, 664, 17, '#9b5b33', 4, 50),
    button(156, 686, 19, '#33491f', 4),
    button(124, 706, 15, '#d9a648', 2, 70),
    button(152, 728, 17, '#e9dcc0', 4, 10),
    button(120, 742, 14, '#55752f', 2),
    pencil(462, 524, 3, 112, '#4c7a3a'),
    pencil(482, 530, -3, 104, '#c9962f'),
    ...dormouse(478, 694),
    acorns([
      [458, 632, 24, 0.78],
      [496, 634, -58, 0.8],
      [456, 748, -30, 0.74],
      [488, 754, 34, 0.74],
      [512, 740, -70, 0.66],
    ]),
    stamp(222, 388, -8, 0),
    stamp(262, 380, 6, 1),
    stamp(352, 392, 9, 3),
    stamp(310, 384, -5, 2),
    stamp(398, 380, -7, 4),
    stamp(486, 390, 12, 6),
    stamp(444, 384, 4, 5),
    postmark(414, 366),
  ];
}

function background(): string {
  return picture([
    ...floor(),
    blurred(shape(rectangle(50, 330, 540, 520), '#0c0502'), 16, 0.6),
    paper(innerWalls() + liner(), { lift: 0, rough: 0.2, rim: 0 }),
    ...contents(),
    wallShade(),
    ...dividers(),
    ...drawerRim(),
    ...chestTop(),
    ...plant(),
    ...cup(),
    ...threadAndNeedle(),
    ...resume(),
    ...twig(),
  ]);
}

// --- Lettering: letters sewn on with running stitches. ------------------------------------------------------

/** The outlines of letters as closed lines of points. */
function contours(letters: readonly Letter[]): Point[][] {
  const lines: Point[][] = [];
  let line: Point[] = [];
  for (const { type, x = 0, y = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0 } of letters.flatMap(
    ({ commands }) => commands,
  )) {
    const from = line[line.length - 1] ?? [0, 0];
    if (type === 'M') lines.push((line = [[x, y]]));
    if (type === 'L') line.push([x, y]);
    if (type === 'Q') line.push(...bow(from, [x1, y1], [x, y], 8).slice(1));
    if (type === 'C') line.push(...cubic(from, [x1, y1], [x2, y2], [x, y]));
    if (type === 'Z' && line[0]) line.push(line[0]);
  }
  return lines;
}

function cubic(a: Point, b: Point, c: Point, d: Point): Point[] {
  return Array.from({ length: 8 }, (_, index): Point => {
    const t = (index + 1) / 8;
    const at = (axis: 0 | 1) =>
      a[axis] * (1 - t) ** 3 +
      3 * b[axis] * t * (1 - t) ** 2 +
      3 * c[axis] * t * t * (1 - t) +
      d[axis] * t ** 3;
    return [at(0), at(1)];
  });
}

/** Running stitches a little inside the outlines; none where a letter is too narrow for them. */
function sewn(letters: readonly Letter[], inset: number): string {
  const paths = contours(letters).map(walk);
  const rim = paths.flatMap(({ length, at }) =>
    Array.from({ length: Math.ceil(length / 2) }, (_, index) => at(index * 2)),
  );
  const roomy = ([x, y]: Point) =>
    rim.every(([px, py]) => Math.hypot(px - x, py - y) > inset * 0.9);
  return paths
    .flatMap(({ length, at }) => {
      const count = Math.round(length / 9.5);
      return Array.from({ length: count }, (_, index): [Point, Point] => {
        const start = (length * index) / count;
        return [at(start, inset), at(start + 5.4, inset)];
      });
    })
    .filter(([from, to]) => {
      // Around a tight corner the inner line folds up: a stitch there would be too short or long.
      const size = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return size > 3.6 && size < 6.4 && roomy(from) && roomy(to);
    })
    .map(([from, to]) =>
      polyline(
        [from, to].map(([x, y]): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]),
      ),
    )
    .join('');
}

function title(): string {
  const letters = setLine(openFont('caprasimo'), 'Assets', {
    size: 118,
    turn: 2.5,
    shift: 1.5,
    tracking: 4,
    seed: 6,
  });
  const thread = sewn(letters, 4.2);
  return titleSvg(
    cutLetters(outline(letters), {
      id: 'assets-letters',
      face: '#3f5c22',
      base: CREAM,
      reach: 10,
      light: '#7d9a4c',
      dark: '#22340f',
    }) +
      stroke(thread, '#1b2a0b', 1.9, { transform: 'translate(.5 .8)', opacity: 0.7 }) +
      stroke(thread, '#e9dca8', 1.8),
    { name: 'Assets', box: bounds(letters), padding: 18 },
  );
}

function logo(): string {
  const drawer = rectangle(22, 42, 52, 26, 3);
  return roundLogo({
    name: 'Assets',
    ground: '#7a5730',
    rim: '#eef3df',
    symbol:
      raised(
        polygon([
          [33, 22],
          [61, 20],
          [63, 52],
          [35, 54],
        ]),
        '#fdf6e6',
        1.6,
      ) +
      shape(
        rectangle(38, 27, 14, 3.6) + rectangle(38.4, 33, 19, 2.2) + rectangle(38.6, 37.4, 17, 2.2),
        '#55752f',
      ) +
      raised(drawer, '#d3a468', 2) +
      raised(circle(48, 55, 5), '#4c6a2b', 1.2),
  });
}

export const scene: Scene = { slug: 'assets', background, title, logo };
