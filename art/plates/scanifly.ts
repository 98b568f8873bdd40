/**
 * The pictures in the text of Scanifly Solar. One house stands in space, in meters; every view of
 * it, every number and every angle is computed from its corners.
 */
import {
  arc,
  bow,
  circle,
  place,
  polar,
  polygon,
  polyline,
  rectangle,
  smooth,
  walk,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { bounds, openFont, outline, setLine, warp } from '../kit/lettering.ts';
import { doily, laceEdge, stitches } from '../../tools/content/paper/lace.ts';
import { blurred, paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Plate } from '../kit/scene.ts';
import { skyline } from '../kit/town.ts';
import { crown } from '../../tools/content/paper/nature.ts';
import { distantRow, drone, pigeon, scene, sun } from '../scenes/scanifly.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';

const SLATE = '#26333f';
const CREAM = '#fdf1da';
const GOLD = '#ffd08a';
const RED = '#e0571c';
const BRICK = '#d8622c';
const font = openFont('saira-stencil-one');

const degrees = (radians: number) => (radians * 180) / Math.PI;

// --- Space -----------------------------------------------------------------------------------

/** Metres: x along the house, y to its back, z up. */
type Space = readonly [x: number, y: number, z: number];
type See = (place: Space) => Point;

const add = (a: Space, b: Space, by = 1): Space => [
  a[0] + b[0] * by,
  a[1] + b[1] * by,
  a[2] + b[2] * by,
];
const minus = (a: Space, b: Space): Space => add(a, b, -1);
const dot = (a: Space, b: Space) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const size = (a: Space) => Math.hypot(...a);
const unit = (a: Space): Space => add([0, 0, 0], a, 1 / size(a));
const distance = (a: Space, b: Space) => size(minus(a, b));

/** The angle at `corner` between the edges to `a` and to `b`, in degrees. */
const angleAt = (corner: Space, a: Space, b: Space) =>
  degrees(Math.acos(dot(unit(minus(a, corner)), unit(minus(b, corner)))));

interface View {
  /** Degrees the house is turned (anticlockwise) and looked down on (90 is a plan). */
  turn: number;
  tilt: number;
  /** Pixels for a meter. */
  zoom: number;
  /** Where the middle of the house is seen. */
  middle: Point;
}

const MIDDLE: Space = [6, 2, 2.6];

/** Looks from far away, so that parallel edges stay parallel. */
function camera({ turn, tilt, zoom, middle }: View): See {
  const [t, d] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  return (place) => {
    const [x, y, z] = minus(place, MIDDLE);
    const across = x * Math.cos(t) - y * Math.sin(t);
    const away = x * Math.sin(t) + y * Math.cos(t);
    const rise = away * Math.sin(d) + z * Math.cos(d);
    return [middle[0] + across * zoom, middle[1] - rise * zoom];
  };
}

// --- The house -------------------------------------------------------------------------------

/** A long house and a wing in front of it, both with a pitch of 35 degrees. */
const LONG = 12;
const DEEP = 7;
const WING = { from: 1.2, to: 6.2, out: 3 };
const EAVES = 3.2;
const PITCH = Math.tan((35 * Math.PI) / 180);
const RIDGE = EAVES + (DEEP / 2) * PITCH;
const WING_MIDDLE = (WING.from + WING.to) / 2;
const WING_HALF = (WING.to - WING.from) / 2;
const WING_RIDGE = EAVES + WING_HALF * PITCH;

const ROOF = {
  ridgeLeft: [0, DEEP / 2, RIDGE],
  ridgeRight: [LONG, DEEP / 2, RIDGE],
  eavesLeft: [0, 0, EAVES],
  eavesRight: [LONG, 0, EAVES],
  backLeft: [0, DEEP, EAVES],
  backRight: [LONG, DEEP, EAVES],
  valleyLeft: [WING.from, 0, EAVES],
  valleyRight: [WING.to, 0, EAVES],
  /** Where the wing's ridge meets the long slope. */
  valleyTop: [WING_MIDDLE, WING_HALF, WING_RIDGE],
  gable: [WING_MIDDLE, -WING.out, WING_RIDGE],
  gableLeft: [WING.from, -WING.out, EAVES],
  gableRight: [WING.to, -WING.out, EAVES],
} satisfies Record<string, Space>;

/** A flat side of the house with its own two directions, to lay slates, windows and panels on. */
interface Side {
  origin: Space;
  along: Space;
  up: Space;
  corners: readonly Space[];
}

const LONG_SLOPE: Side = {
  origin: ROOF.eavesLeft,
  along: [1, 0, 0],
  up: unit([0, 1, PITCH]),
  corners: [
    ROOF.eavesLeft,
    ROOF.valleyLeft,
    ROOF.valleyTop,
    ROOF.valleyRight,
    ROOF.eavesRight,
    ROOF.ridgeRight,
    ROOF.ridgeLeft,
  ],
};
const BACK_SLOPE: Side = {
  origin: ROOF.backRight,
  along: [-1, 0, 0],
  up: unit([0, -1, PITCH]),
  corners: [ROOF.backRight, ROOF.backLeft, ROOF.ridgeLeft, ROOF.ridgeRight],
};
const WING_SLOPES: readonly Side[] = [
  {
    origin: ROOF.gableLeft,
    along: [0, 1, 0],
    up: unit([1, 0, PITCH]),
    corners: [ROOF.gableLeft, ROOF.valleyLeft, ROOF.valleyTop, ROOF.gable],
  },
  {
    origin: ROOF.gableRight,
    along: [0, 1, 0],
    up: unit([-1, 0, PITCH]),
    corners: [ROOF.gableRight, ROOF.valleyRight, ROOF.valleyTop, ROOF.gable],
  },
];
const UP: Space = [0, 0, 1];
const GABLE_WALL: Side = {
  origin: [WING.from, -WING.out, 0],
  along: [1, 0, 0],
  up: UP,
  corners: [
    [WING.from, -WING.out, 0],
    [WING.to, -WING.out, 0],
    ROOF.gableRight,
    ROOF.gable,
    ROOF.gableLeft,
  ],
};
const FRONT_WALL: Side = {
  origin: [0, 0, 0],
  along: [1, 0, 0],
  up: UP,
  corners: [[0, 0, 0], [LONG, 0, 0], ROOF.eavesRight, ROOF.eavesLeft],
};
const END_WALL: Side = {
  origin: [LONG, 0, 0],
  along: [0, 1, 0],
  up: UP,
  corners: [[LONG, 0, 0], [LONG, DEEP, 0], ROOF.backRight, ROOF.ridgeRight, ROOF.eavesRight],
};
const WING_WALL: Side = {
  origin: [WING.to, -WING.out, 0],
  along: [0, 1, 0],
  up: UP,
  corners: [[WING.to, -WING.out, 0], [WING.to, 0, 0], ROOF.valleyRight, ROOF.gableRight],
};

const spotOn = ({ origin, along, up }: Side, u: number, v: number): Space =>
  add(add(origin, along, u), up, v);

const cutOut = (see: See, corners: readonly Space[]) => polygon(corners.map(see));

function patch(see: See, side: Side, [u, v]: Point, [U, V]: Point): string {
  return cutOut(see, [
    spotOn(side, u, v),
    spotOn(side, U, v),
    spotOn(side, U, V),
    spotOn(side, u, V),
  ]);
}

/** Slates in broken courses, cut off where the slope ends. */
function slateSlope(see: See, side: Side, color: string, id: string): string {
  const random = createRandom(id.length * 7 + color.charCodeAt(2));
  const [wide, tall] = [0.42, 0.36];
  const tints = [-0.12, -0.05, 0.02, 0.09].map((share) => ({
    color: share < 0 ? darker(color, -share) : lighter(color, share),
    d: '',
  }));
  for (let course = 0; course * tall < 4.4; course++) {
    for (let column = -1; column * wide < LONG; column++) {
      const left = column * wide + (course % 2 ? wide / 2 : 0);
      const tint = tints[random.whole(0, 3)];
      if (tint)
        tint.d += patch(
          see,
          side,
          [left + 0.02, course * tall],
          [left + wide - 0.02, (course + 0.93) * tall],
        );
    }
  }
  const edge = cutOut(see, side.corners);
  return paper(
    tag('clipPath', { id }, shape(edge, '#000')) +
      shape(edge, darker(color, 0.4)) +
      tag(
        'g',
        { 'clip-path': `url(#${id})` },
        tints.map((tint) => shape(tint.d, tint.color)).join(''),
      ),
    { lift: 3, rough: 0.2, rim: 0.7 },
  );
}

const GABLE_WINDOWS = [
  { left: 0.75, glass: '#1b2733' },
  { left: 2.95, glass: GOLD },
];

function wall(see: See, side: Side, color: string, openings: string): string {
  return paper(shape(cutOut(see, side.corners), color) + openings, {
    lift: 3,
    rough: 0.2,
    rim: 0.6,
  });
}

function pane(see: See, side: Side, left: number, low: number, glass: string, wide = 1.3): string {
  const high = low + 1.3;
  return (
    shape(patch(see, side, [left - 0.14, low - 0.16], [left + wide + 0.14, high + 0.16]), CREAM) +
    shape(patch(see, side, [left, low], [left + wide, high]), glass) +
    shape(patch(see, side, [left + wide / 2 - 0.06, low], [left + wide / 2 + 0.06, high]), CREAM)
  );
}

function door(see: See, side: Side, left: number): string {
  return (
    shape(patch(see, side, [left - 0.14, 0], [left + 1.14, 2.35]), CREAM) +
    shape(patch(see, side, [left, 0], [left + 1, 2.2]), '#2f6f78') +
    shape(patch(see, side, [left + 0.2, 1.3], [left + 0.8, 2]), GOLD)
  );
}

const PANEL = { width: 1.05, height: 1.7, gap: 0.04 };

interface PanelField {
  side: Side;
  /** The lower left corner on the slope, and how many panels. */
  from: Point;
  columns: number;
  rows: number;
}

const FIELD: PanelField = { side: LONG_SLOPE, from: [6.42, 0.4], columns: 5, rows: 2 };
/** Panels of dark paper: pale frame, cells, and a slip of reflected sky. */
function panels(see: See, { side, from, columns, rows }: PanelField, fine: boolean): string {
  const markup = Array.from({ length: columns * rows }, (_, index) => {
    const left = from[0] + (index % columns) * (PANEL.width + PANEL.gap);
    const low = from[1] + Math.floor(index / columns) * (PANEL.height + PANEL.gap);
    const at = (u: number, v: number) =>
      see(spotOn(side, left + u * PANEL.width, low + v * PANEL.height));
    const glass = polygon([at(0.05, 0.03), at(0.95, 0.03), at(0.95, 0.97), at(0.05, 0.97)]);
    const lines = [
      ...[1, 2, 3, 4, 5].map((cell) => polyline([at(cell / 6, 0.03), at(cell / 6, 0.97)])),
      ...[1, 2, 3, 4, 5, 6, 7].map((cell) => polyline([at(0.05, cell / 8), at(0.95, cell / 8)])),
    ];
    return (
      shape(polygon([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]), '#c3d0dc') +
      shape(glass, '#173358') +
      shape(polygon([at(0.05, 0.97), at(0.6, 0.97), at(0.05, 0.4)]), '#2e5b8c') +
      (fine ? stroke(lines.join(''), '#5f88b0', 0.6, { opacity: 0.8 }) : '')
    );
  });
  return paper(markup.join(''), { lift: fine ? 3 : 1, rough: 0.1, rim: 0.8 });
}

/** An upright box with the three sides this view shows: left, right and top. */
function box(see: See, from: Space, to: Space, color: string): string {
  const [[a, b, c], [A, B, C]] = [from, to];
  const side = (corners: Space[], tone: string) => shape(cutOut(see, corners), tone);
  return (
    side(
      [
        [a, b, c],
        [A, b, c],
        [A, b, C],
        [a, b, C],
      ],
      color,
    ) +
    side(
      [
        [A, b, c],
        [A, B, c],
        [A, B, C],
        [A, b, C],
      ],
      darker(color, 0.32),
    ) +
    side(
      [
        [a, b, C],
        [A, b, C],
        [A, B, C],
        [a, B, C],
      ],
      lighter(color, 0.3),
    )
  );
}

function chimney(see: See, along: number): string {
  const [front, back] = [DEEP / 2 - 0.55, DEEP / 2 + 0.55];
  const top = RIDGE + 1.1;
  return paper(
    box(see, [along, front, RIDGE - 0.45], [along + 0.8, back, top], '#c9582c') +
      box(
        see,
        [along - 0.1, front - 0.1, top - 0.3],
        [along + 0.9, back + 0.1, top - 0.1],
        '#b34a22',
      ) +
      [0.05, 0.6]
        .map((y) =>
          box(
            see,
            [along + 0.2, front + y, top],
            [along + 0.6, front + y + 0.4, top + 0.5],
            '#e9854a',
          ),
        )
        .join(''),
    { lift: 5, rough: 0.2, rim: 0.7 },
  );
}

/** The whole house; `id` keeps the clips of several houses in a picture apart. */
function house(see: See, id: string, fine = true): string {
  const glass = '#1b2733';
  const beam = (from: Space, to: Space, color: string, width: number) =>
    paper(stroke(polyline([see(from), see(to)]), color, width), { lift: 2, rough: 0.2 });
  const zoom = Math.hypot(
    ...see([1, 0, 0]).map((value, axis) => value - (see([0, 0, 0])[axis] ?? 0)),
  );
  const thick = zoom * 0.16;
  return [
    slateSlope(see, BACK_SLOPE, '#3c4d60', `${id}-back`),
    wall(
      see,
      FRONT_WALL,
      BRICK,
      pane(see, FRONT_WALL, 7.1, 1, glass) +
        door(see, FRONT_WALL, 9.1) +
        pane(see, FRONT_WALL, 10.5, 1, GOLD, 1.1),
    ),
    wall(
      see,
      END_WALL,
      '#a8451d',
      pane(see, END_WALL, 1, 1, glass) + pane(see, END_WALL, 4.3, 1, glass),
    ),
    slateSlope(see, LONG_SLOPE, '#4a5d72', `${id}-long`),
    beam(ROOF.ridgeLeft, ROOF.ridgeRight, '#c9582c', thick * 1.3),
    panels(see, FIELD, fine),
    chimney(see, 1.2),
    wall(see, WING_WALL, '#b04a20', pane(see, WING_WALL, 0.8, 1, glass)),
    ...WING_SLOPES.map((side, index) =>
      slateSlope(see, side, index ? '#3c4d60' : '#566a80', `${id}-wing-${index}`),
    ),
    wall(
      see,
      GABLE_WALL,
      '#e46d32',
      GABLE_WINDOWS.map((window) => pane(see, GABLE_WALL, window.left, 1, window.glass)).join(''),
    ),
    beam(ROOF.gable, ROOF.valleyTop, '#c9582c', thick * 1.3),
    beam(ROOF.gableLeft, ROOF.gable, CREAM, thick),
    beam(ROOF.gable, ROOF.gableRight, CREAM, thick),
    beam(ROOF.valleyRight, ROOF.eavesRight, CREAM, thick * 0.8),
  ].join('');
}

// --- Labels ----------------------------------------------------------------------------------

/** Outlined words, `height` high, with their middle on (x, y). */
function words(text: string, [x, y]: Point, height: number, turn = 0): string {
  const letters = setLine(font, text, { size: 100, tracking: 4 });
  const capital = bounds(setLine(font, 'M0', { size: 100 }));
  const { left, right } = bounds(letters);
  const scale = height / (capital.bottom - capital.top);
  const [cx, cy] = [(left + right) / 2, (capital.top + capital.bottom) / 2];
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return outline(
    warp(letters, ([px, py]) => {
      const [dx, dy] = [(px - cx) * scale, (py - cy) * scale];
      return [x + dx * cos - dy * sin, y + dx * sin + dy * cos];
    }),
  );
}

interface Length {
  from: Space;
  to: Space;
  /** Pixels between the edge and the strip; negative on the other side. */
  away: number;
  color?: string;
}

/** A strip that spans exactly what it measures; its number is never upside down. */
function lengthLabel(see: See, { from, to, away, color = CREAM }: Length, thick = 24): string {
  const [a, b] = [see(from), see(to)];
  const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const at = (along: number, over: number): Point => [
    a[0] + dx * along - dy * over,
    a[1] + dy * along + dx * over,
  ];
  const half = thick / 2;
  const tip = thick * 0.6;
  const strip = polygon([
    at(0, away),
    at(tip, away - half),
    at(long - tip, away - half),
    at(long, away),
    at(long - tip, away + half),
    at(tip, away + half),
  ]);
  const arrow = (end: number, back: number) =>
    polygon([at(end, away), at(back, away - half * 0.55), at(back, away + half * 0.55)]);
  const beyond = away + Math.sign(away) * half * 1.2;
  const threads = [0, long].map((along) => polyline([at(along, 0), at(along, beyond)]));
  const flip = dx < 0 ? Math.PI : 0;
  const text = words(
    `${distance(from, to).toFixed(2)} m`,
    at(long / 2, away),
    thick * 0.56,
    Math.atan2(dy, dx) + flip,
  );
  return (
    stroke(threads.join(''), CREAM, 1.4) +
    sheet(strip, color, { lift: 5, rough: 0, rim: 0.8 }) +
    shape(arrow(2, tip), RED) +
    shape(arrow(long - 2, long - tip), RED) +
    shape(text, SLATE)
  );
}

interface Angle {
  corner: Space;
  a: Space;
  b: Space;
  /** Metres from the corner to the arc. */
  reach: number;
}

/** A fan of paper that fills the angle, lying in the plane of its two edges, and its number. */
function angleLabel(see: See, { corner, a, b, reach }: Angle, thick = 24): string {
  const opening = angleAt(corner, a, b);
  const first = unit(minus(a, corner));
  const toB = minus(b, corner);
  const second = unit(minus(toB, add([0, 0, 0], first, dot(toB, first))));
  const at = (radius: number, turn: number): Space => {
    const radians = (turn * Math.PI) / 180;
    return add(add(corner, first, radius * Math.cos(radians)), second, radius * Math.sin(radians));
  };
  const rim = (radius: number) =>
    Array.from({ length: 25 }, (_, step) => see(at(radius, (opening * step) / 24)));
  const ticks = Array.from({ length: Math.floor(opening / 10) }, (_, step) =>
    polyline([see(at(reach, step * 10 + 10)), see(at(reach * 0.86, step * 10 + 10))]),
  );
  const fan = polygon([see(corner), ...rim(reach)]);
  // In a narrow corner there is more room further out.
  const spot = see(at(reach * (opening < 60 ? 0.66 : 0.58), opening / 2));
  return (
    sheet(fan, GOLD, { lift: 3, rough: 0, rim: 0.8 }) +
    stroke(ticks.join(''), RED, 1.2) +
    stroke(polyline(rim(reach)), RED, 2) +
    shape(words(`${opening.toFixed(0)}°`, spot, thick * 0.56), SLATE)
  );
}

/** The whole sheet behind everything. */
const ground = (color: string) => shape(rectangle(-20, -20, 740, 540), color);

/** Dark slates in courses, as on the roof one looks over on the card. */
function slateCourses(width: number, height: number): string {
  const random = createRandom(5);
  const tints = ['#1f2b37', '#243240', '#1b2631', '#2a3a49'].map((color) => ({ color, d: '' }));
  const [wide, tall] = [64, 54];
  for (let course = -1; course * tall < height; course++) {
    for (let column = -1; column * wide < width; column++) {
      const left = column * wide + (course % 2 ? wide / 2 : 0);
      const tint = tints[random.whole(0, 3)];
      if (tint)
        tint.d += rectangle(left + 1.5, course * tall + random.between(0, 3), wide - 3, tall);
    }
  }
  return paper(tints.map(({ d, color }) => shape(d, color)).join(''), {
    lift: 1.5,
    rough: 0.5,
    rim: 0.2,
    shade: 0.5,
  });
}

/** A rectangle as scissors cut it: no edge quite level, and each one clean. */
function handCut(
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 4,
  seed = Math.round(x + y * 3 + width),
): string {
  const random = createRandom(seed);
  const corners: readonly Point[] = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ];
  return polygon(
    corners.flatMap(([cx, cy], index) =>
      arc(cx + random.around(0.9), cy + random.around(0.9), radius, index * 90, index * 90 + 90, 6),
    ),
  );
}

export const slateGround = (width: number, height: number) =>
  ground('#10171e') + slateCourses(width, height);

const inside = (id: string, d: string, markup: string) =>
  tag('clipPath', { id }, shape(d, '#000')) + tag('g', { 'clip-path': `url(#${id})` }, markup);

// --- Paper controls --------------------------------------------------------------------------

const SKIN = '#b97a55';

/** A pointing hand, the tip of its finger at (x, y); at turn 0 it comes from below. */
function hand(x: number, y: number, turn: number, scale = 1): string {
  const at = (points: readonly Point[], tension = 0.8) =>
    smooth(place(points, { x, y, turn, size: scale }), { closed: true, tension });
  const cut = { rough: 0.15, rim: 0.6 };
  const curled = [20, 37, 53].map((left, index) =>
    sheet(
      at([
        [left - 9, 62 + index * 4],
        [left - 6, 50 + index * 5],
        [left + 3, 48 + index * 5],
        [left + 8, 54 + index * 5],
        [left + 8, 84 + index * 2],
        [left, 92],
        [left - 8, 86],
      ]),
      lighter(SKIN, 0.07 - index * 0.03),
      { ...cut, lift: 2 },
    ),
  );
  const palm = at([
    [-9, 8],
    [-6, 1],
    [0, -1],
    [6, 1],
    [9, 8],
    [11, 52],
    [34, 50],
    [60, 60],
    [63, 84],
    [58, 112],
    [50, 140],
    [2, 140],
    [-8, 112],
    [-30, 84],
    [-36, 68],
    [-29, 61],
    [-20, 66],
    [-10, 76],
  ]);
  const nail = at([
    [-5, 9],
    [0, 3],
    [5, 9],
    [4, 15],
    [-4, 15],
  ]);
  const cuff = polygon(
    place(
      [
        [-8, 126],
        [62, 126],
        [65, 152],
        [-11, 152],
      ],
      { x, y, turn, size: scale },
    ),
  );
  const sleeve = polygon(
    place(
      [
        [-18, 148],
        [72, 148],
        [96, 420],
        [-42, 420],
      ],
      { x, y, turn, size: scale },
    ),
  );
  return (
    sheet(palm, SKIN, { ...cut, lift: 9 }) +
    shape(nail, '#e2b08d') +
    curled.join('') +
    sheet(sleeve, '#2f6f78', { lift: 8, rough: 0.5, rim: 0.6 }) +
    sheet(cuff, CREAM, { lift: 4, rough: 0.2, rim: 0.8 })
  );
}

/** A thread through the paper with a brass pin at its head. */
export const pin = (x: number, y: number, radius = 5) =>
  sheet(circle(x, y, radius), '#e3a63d', { lift: 2, rough: 0, rim: 0.9 });

/** A switch that is on: the knob lies at the right end of its slot. */
function toggle(x: number, y: number): string {
  return (
    sheet(rectangle(x, y - 10, 40, 20, 10), RED, { lift: 1, rough: 0.1, rim: 0.7 }) +
    sheet(circle(x + 30, y, 12), CREAM, { lift: 4, rough: 0.1, rim: 0.8 })
  );
}

// --- The screen ------------------------------------------------------------------------------

const SCREEN = { x: 44, y: 28, width: 524, height: 352 };

/** A window of cut paper: a frame, a strip with its name, and the ground the house stands on. */
function screen(name: string): string {
  const { x, y, width, height } = SCREEN;
  const [left, top] = [x + 10, y + 40];
  const [right, bottom] = [x + width - 10, y + height - 10];
  const lines: string[] = [];
  for (let step = -14; step < 30; step++) {
    lines.push(
      `M${left + step * 46} ${top}l${-280} ${320}`,
      `M${left + step * 46 - 300} ${top}l${640} ${320}`,
    );
  }
  return (
    sheet(handCut(x, y, width, height, 12), '#2b3a48', { lift: 10, rough: 0, rim: 0.8 }) +
    [0, 1, 2]
      .map((index) =>
        sheet(circle(x + 24 + index * 20, y + 20, 6), [RED, GOLD, '#7fb0b4'][index] ?? RED, {
          lift: 1.5,
          rough: 0,
        }),
      )
      .join('') +
    shape(words(name, [x + width / 2, y + 21], 14), CREAM) +
    sheet(rectangle(left, top, right - left, bottom - top, 4), '#f9c684', { lift: 1, rough: 0.2 }) +
    inside(
      'screen-ground',
      rectangle(left, top, right - left, bottom - top, 4),
      stroke(lines.join(''), '#fbd8a4', 1.4),
    )
  );
}

/** The sign of the length labels: a strip with two arrows. */
function lengthSign(x: number, y: number): string {
  const tip = (end: number, back: number) =>
    polygon([
      [x + end, y],
      [x + back, y - 5],
      [x + back, y + 5],
    ]);
  return (
    stroke(`M${x} ${y - 10}v20M${x + 46} ${y - 10}v20M${x + 8} ${y}h30`, SLATE, 2.4) +
    shape(tip(2, 11) + tip(44, 35), SLATE)
  );
}

/** The sign of the angle labels: two edges and the arc between them. */
const angleSign = (x: number, y: number) =>
  stroke(`M${x + 30} ${y}h-30l19 -19`, SLATE, 2.4) +
  stroke(`M${x + 19} ${y}a19 19 0 0 0 -5.6 -13.4`, RED, 2.4);

/** The controls beside it, hung on two pins: which labels are shown, and the zoom. */
function controls(): string {
  const { x, y, width, height } = { x: 548, y: 62, width: 128, height: 254 };
  const ticks = Array.from(
    { length: 9 },
    (_, index) => `M${x + 74} ${y + 128 + index * 12}h${index % 4 ? 8 : 15}`,
  );
  return (
    sheet(handCut(x, y, width, height, 8), CREAM, { lift: 11, rough: 0, rim: 0.8 }) +
    pin(x + 14, y + 12) +
    pin(x + width - 14, y + 12) +
    lengthSign(x + 18, y + 44) +
    toggle(x + 76, y + 44) +
    angleSign(x + 26, y + 86) +
    toggle(x + 76, y + 78) +
    stitches(
      [
        [x + 8, y + 102],
        [x + width - 8, y + 102],
      ],
      { color: '#d7b98c', width: 1.8, stitch: 7, gap: 4 },
    ) +
    sheet(rectangle(x + 50, y + 118, 12, 120, 6), '#c9b48f', { lift: 0.5, rough: 0.1 }) +
    stroke(ticks.join(''), SLATE, 1.4) +
    shape(words('+', [x + 26, y + 127], 16), SLATE) +
    shape(rectangle(x + 19, y + 228, 14, 4), SLATE) +
    sheet(rectangle(x + 36, y + 138, 40, 19, 6), RED, { lift: 5, rough: 0.2, rim: 0.8 })
  );
}

/** A reel of measuring tape whose end lies on the table. */
export function tapeReel(x: number, y: number, radius: number, end: number): string {
  const table = y + radius;
  const tape = rectangle(x, table - 9, end - x, 16);
  const ticks = Array.from({ length: Math.floor((end - x - 8) / 9) }, (_, index) => {
    const at = x + (index + 1) * 9;
    return `M${at} ${table - 9}v${index % 5 === 4 ? 10 : 6}`;
  });
  return (
    paper(shape(tape, GOLD) + stroke(ticks.join(''), SLATE, 1.3), {
      lift: 4,
      rough: 0.2,
      rim: 0.8,
    }) +
    sheet(rectangle(end - 3, table - 13, 7, 26, 2), '#8f9dab', { lift: 3, rough: 0, rim: 0.9 }) +
    sheet(circle(x, y, radius), RED, { lift: 9, rough: 0.4, rim: 0.8 }) +
    sheet(circle(x, y, radius * 0.74), '#f0894a', { lift: 2, rough: 0.2, rim: 0.7 }) +
    sheet(circle(x, y, radius * 0.3), CREAM, { lift: 3, rough: 0.1, rim: 0.8 }) +
    shape(circle(x, y, radius * 0.1), SLATE)
  );
}

function labelsPlate() {
  const see = camera({ turn: -28, tilt: 40, zoom: 29, middle: [286, 262] });
  const foot = cutOut(see, [
    [WING.from, -WING.out, 0],
    [LONG, 0, 0],
    [LONG, DEEP, 0],
    [LONG + 2, DEEP, 0],
    [LONG + 2.2, -1.5, 0],
    [WING.to + 1.5, -WING.out - 1.6, 0],
    [WING.from + 1, -WING.out - 1, 0],
  ]);
  const table: readonly Point[] = [
    [-20, 352],
    [720, 352],
  ];
  return picture(
    [
      ground('#ee8436'),
      sun(70, 60, 0.8),
      sheet(handCut(-20, 352, 740, 120), '#22303c', { lift: 9, rough: 0 }),
      sheet(laceEdge(table, { pitch: 49, depth: 40 }), '#fff3dd', {
        lift: 3,
        rough: 0.3,
        rim: 0.5,
      }),
      screen('Design A'),
      blurred(shape(foot, '#0b121a'), 5, 0.45),
      house(see, 'zoomed-in'),
      pigeon(478, SCREEN.y + 1, 0.26),
      lengthLabel(see, { from: ROOF.ridgeLeft, to: ROOF.ridgeRight, away: -30 }, 28),
      lengthLabel(see, { from: ROOF.valleyRight, to: ROOF.eavesRight, away: 28 }, 27),
      lengthLabel(see, { from: ROOF.ridgeRight, to: ROOF.eavesRight, away: -24 }, 26),
      angleLabel(
        see,
        { corner: ROOF.gable, a: ROOF.gableLeft, b: ROOF.gableRight, reach: 2.3 },
        27,
      ),
      angleLabel(
        see,
        { corner: ROOF.valleyRight, a: ROOF.eavesRight, b: ROOF.valleyTop, reach: 2.4 },
        27,
      ),
      controls(),
      tapeReel(38, 374, 44, 232),
      hand(604, 214, -24, 0.92),
    ],
    { width: 696, height: 435 },
  );
}

// --- Zoom: labels shrink, then hide ----------------------------------------------------------

/** At 100 %, a meter is this many pixels. */
const FULL = 30;
/** Labels hide below the first limit and come back above the second. */
const HIDE = 0.33;
const RETURN = 0.4;

/** How thick a label is at a zoom: shrinks first, hides last. */
const labelAt = (zoom: number) => (zoom < HIDE ? 0 : Math.min(27, 27 * zoom ** 0.75));

/** The ruler of the zoom: every doubling is a step of the same width. */
const zoomX = (zoom: number) => 104 + Math.log2(zoom / 0.25) * 214;

interface Lens {
  zoom: number;
  middle: Point;
  radius: number;
  /** Where the middle of the house is, seen from the lens's. */
  shift: Point;
}

const LENSES: readonly Lens[] = [
  { zoom: 0.25, middle: [92, 214], radius: 66, shift: [0, 4] },
  { zoom: 0.5, middle: [278, 156], radius: 114, shift: [-8, 10] },
  { zoom: 1, middle: [556, 146], radius: 156, shift: [-62, 20] },
];

function lens({ zoom, middle, radius, shift }: Lens): string {
  const [x, y] = middle;
  const see = camera({
    turn: -28,
    tilt: 40,
    zoom: FULL * zoom,
    middle: [x + shift[0], y + shift[1]],
  });
  const thick = labelAt(zoom);
  const labels = thick
    ? lengthLabel(see, { from: ROOF.ridgeLeft, to: ROOF.ridgeRight, away: -thick }, thick) +
      lengthLabel(see, { from: ROOF.valleyRight, to: ROOF.eavesRight, away: thick * 1.1 }, thick) +
      lengthLabel(see, { from: ROOF.ridgeRight, to: ROOF.eavesRight, away: -thick }, thick) +
      angleLabel(
        see,
        { corner: ROOF.valleyRight, a: ROOF.eavesRight, b: ROOF.valleyTop, reach: 2.2 },
        thick,
      ) +
      angleLabel(
        see,
        { corner: ROOF.gable, a: ROOF.gableLeft, b: ROOF.gableRight, reach: 2.2 },
        thick,
      )
    : '';
  const id = `lens-${zoom * 100}`;
  return (
    sheet(circle(x, y, radius + 13), '#3a4c5d', { lift: 10, rough: 0.4 }) +
    sheet(circle(x, y, radius + 4), '#f7b566', { lift: 2, rough: 0.3 }) +
    inside(id, circle(x, y, radius + 4), house(see, id, zoom > 0.4) + labels) +
    sheet(circle(x, y, radius + 13) + circle(x, y, radius), CREAM, {
      lift: 7,
      rough: 0.3,
      rim: 0.8,
    })
  );
}

/** A little gate in the ruler: the zoom at which something happens to the labels. */
function gate(zoom: number, text: string, side: 1 | -1, color: string): string {
  const x = zoomX(zoom);
  const [y, width] = [382, 96];
  const flag = polygon([
    [x, y],
    [x + side * width, y],
    [x + side * (width - 9), y + 13],
    [x + side * width, y + 26],
    [x, y + 26],
  ]);
  return (
    stroke(`M${x} 322V${y + 24}`, color, 3.4) +
    sheet(flag, color, { lift: 5, rough: 0.2, rim: 0.8 }) +
    shape(words(text, [x + side * (width / 2 - 2), y + 13], 13), CREAM)
  );
}

/** The knob of the zoom between the two gates, where it may tremble without harm. */
function trembling(x: number, y: number): string {
  const arrow = (side: 1 | -1) =>
    polyline([
      [x + side * 20, y - 6],
      [x + side * 26, y],
      [x + side * 20, y + 6],
    ]);
  return (
    sheet(rectangle(x - 12, y - 32, 24, 64, 7), RED, { lift: 6, rough: 0.2, rim: 0.8 }) +
    stroke(`M${x - 4} ${y - 14}v28M${x + 4} ${y - 14}v28`, '#ffd9b0', 2) +
    stroke(arrow(1) + arrow(-1), RED, 3)
  );
}

function zoomRuler(): string {
  const [top, bottom] = [326, 376];
  const ticks = [
    0.177, 0.21, 0.25, 0.297, 0.354, 0.42, 0.5, 0.595, 0.707, 0.841, 1, 1.19, 1.414,
  ].map((zoom, index) => `M${zoomX(zoom)} ${top}v${index % 4 === 2 ? 17 : 10}`);
  const names = [0.25, 0.5, 1].map((zoom) => words(`${zoom * 100} %`, [zoomX(zoom), top + 33], 14));
  return (
    sheet(handCut(-20, top, 740, bottom - top), CREAM, { lift: 8, rough: 0, rim: 0.8 }) +
    shape(rectangle(zoomX(HIDE), top, zoomX(RETURN) - zoomX(HIDE), bottom - top), '#f7b98a') +
    trembling(zoomX((HIDE + RETURN) / 2), (top + bottom) / 2) +
    stroke(ticks.join(''), SLATE, 1.6) +
    shape(names.join(''), SLATE)
  );
}

function zoomPlate() {
  const threads = LENSES.map(({ zoom, middle: [x, y], radius }) => {
    const end: Point = [zoomX(zoom), 330];
    return (
      stitches([[x + (end[0] - x) * 0.5, y + radius + 6], end], {
        color: GOLD,
        width: 2.2,
        stitch: 7,
        gap: 4,
      }) + pin(...end, 5)
    );
  });
  return picture(
    [
      slateGround(696, 435),
      ...LENSES.map(lens),
      zoomRuler(),
      ...threads,
      gate(HIDE, 'hide', -1, RED),
      gate(RETURN, 'return', 1, '#2f7f88'),
    ],
    { width: 696, height: 435 },
  );
}

// --- Length and angle ------------------------------------------------------------------------

/** The degrees round a turntable. */
function turntable([x, y]: Point, radius: number): string {
  const ticks = (step: number, length: number) =>
    Array.from({ length: 360 / step }, (_, index) =>
      polyline([
        polar(x, y, radius - 5, index * step),
        polar(x, y, radius - 5 - length, index * step),
      ]),
    ).join('');
  return (
    sheet(circle(x, y, radius), CREAM, { lift: 9, rough: 0.3, rim: 0.8 }) +
    stroke(ticks(10, 6), SLATE, 1) +
    stroke(ticks(90, 11), RED, 2.4) +
    sheet(circle(x, y, radius - 20), '#f2a24e', { lift: 1, rough: 0.3 })
  );
}

/** A curved arrow of paper from one bearing to another. */
function turnArrow([x, y]: Point, radius: number, from: number, to: number): string {
  const [half, tip] = [7, 11];
  const neck = to - Math.sign(to - from) * tip;
  return sheet(
    polygon([
      ...arc(x, y, radius + half, from, neck, 30),
      polar(x, y, radius + half * 2.1, neck),
      polar(x, y, radius, to),
      polar(x, y, radius - half * 2.1, neck),
      ...arc(x, y, radius - half, neck, from, 30),
    ]),
    RED,
    { lift: 6, rough: 0.2, rim: 0.7 },
  );
}

/** The outline of the roof from above. */
const ROOF_EDGE: readonly Space[] = [
  ROOF.eavesLeft,
  ROOF.valleyLeft,
  ROOF.gableLeft,
  ROOF.gableRight,
  ROOF.valleyRight,
  ROOF.eavesRight,
  ROOF.backRight,
  ROOF.backLeft,
  ROOF.eavesLeft,
];

function lengthPlate() {
  const middle: Point = [165, 200];
  const turn = -152;
  const tagAt = polar(...middle, 150, -42);
  const plan = { tilt: 90, zoom: 19.5, middle };
  const [before, after] = [camera({ ...plan, turn: 0 }), camera({ ...plan, turn: -turn })];
  return picture(
    [
      slateGround(330, 400),
      turntable(middle, 190),
      stitches(ROOF_EDGE.map(before), { color: CREAM, width: 2.2, stitch: 7, gap: 5 }),
      house(after, 'turned'),
      lengthLabel(after, { from: ROOF.ridgeLeft, to: ROOF.ridgeRight, away: -22 }, 28),
      lengthLabel(after, { from: ROOF.valleyRight, to: ROOF.eavesRight, away: 22 }, 23),
      lengthLabel(after, { from: ROOF.backLeft, to: ROOF.eavesLeft, away: 22 }, 26),
      turnArrow(middle, 150, 10, 10 + turn),
      sheet(rectangle(tagAt[0] - 31, tagAt[1] - 15, 62, 30, 8), CREAM, {
        lift: 4,
        rough: 0.2,
        rim: 0.8,
      }),
      shape(words(`${-turn}°`, tagAt, 15), SLATE),
    ],
    { width: 330, height: 400 },
  );
}

/** Two legs of wood hinged at the corner, marked every quarter of a meter. */
function foldingRule(see: See, { corner, a, b }: Omit<Angle, 'reach'>, beyond: number): string {
  const leg = (end: Space, over: number) => {
    const way = unit(minus(end, corner));
    const [from, to] = [see(corner), see(add(end, way, beyond))];
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const path = walk([from, to]);
    const metre = long / (distance(corner, end) + beyond);
    const ticks = Array.from({ length: Math.floor(long / metre / 0.25) }, (_, index) => {
      const along = (index + 1) * 0.25 * metre;
      return polyline([
        path.at(along, over),
        path.at(along, over * (index % 4 === 3 ? 0.35 : 0.65)),
      ]);
    });
    return paper(
      shape(
        polygon([path.at(0, 0), path.at(long, 0), path.at(long, over), path.at(0, over)]),
        '#f7c46a',
      ) + stroke(ticks.join(''), SLATE, 1.4),
      { lift: 6, rough: 0.2, rim: 0.8 },
    );
  };
  const [x, y] = see(corner);
  return (
    leg(a, 26) +
    leg(b, -26) +
    sheet(circle(x, y, 27), '#e3a63d', { lift: 3, rough: 0, rim: 0.9 }) +
    shape(circle(x, y, 5), '#8a5a12')
  );
}

/** Nottingham lace in the upper half of a window of the gable. */
function curtain(see: See, left: number): string {
  const rail = [left, left + 1.3].map((along) => see(spotOn(GABLE_WALL, along, 2.28)));
  return sheet(laceEdge(rail, { pitch: 22, depth: 34 }), '#fffaf0', { lift: 1.5, rough: 0 });
}

/** Courses of brick on the lower half of the gable, a few of them a shade apart. */
function bricks(see: See): string {
  const random = createRandom(12);
  let d = '';
  for (let course = 0; course < 30; course++) {
    for (let column = 0; column < 11; column++) {
      const left = column * 0.46 + (course % 2 ? 0.23 : 0);
      const low = course * 0.15 - 0.9;
      const behind = GABLE_WINDOWS.some(
        (window) => left > window.left - 0.7 && left < window.left + 1.5 && low > 0.6 && low < 2.5,
      );
      if (!behind && left < 4.5 && random.chance(0.3))
        d += patch(see, GABLE_WALL, [left + 0.02, low], [left + 0.42, low + 0.11]);
    }
  }
  return inside('gable-bricks', cutOut(see, GABLE_WALL.corners), shape(d, '#cf5c26'));
}

/** A clipped hedge along the lower edge, its top at y. */
function hedge(y: number, color: string, seed: number): string {
  const random = createRandom(seed);
  const puffs = Array.from({ length: 7 }, (_, index) =>
    crown(index * 58 - 8, y + 30 + random.around(6), 48, 30, random, 11),
  );
  return paper(
    shape(puffs.join('') + rectangle(-20, y + 28, 380, 120), color, { 'fill-rule': 'nonzero' }),
    {
      lift: 8,
      rough: 0.5,
      seed,
    },
  );
}

function anglePlate() {
  const see = camera({ turn: 0, tilt: 5, zoom: 52, middle: [285, 256] });
  const { gable: corner, gableLeft: a, gableRight: b } = ROOF;
  return picture(
    [
      ground('#f08a38'),
      sun(60, 70, 0.62),
      house(see, 'front'),
      bricks(see),
      ...GABLE_WINDOWS.map(({ left }) => curtain(see, left)),
      angleLabel(see, { corner: a, a: corner, b, reach: 1.55 }, 26),
      angleLabel(see, { corner: b, a: corner, b: a, reach: 1.55 }, 26),
      angleLabel(see, { corner, a, b, reach: 1.5 }, 36),
      foldingRule(see, { corner, a, b }, 0.7),
      pigeon(168, 133, 0.42),
      hedge(352, '#33475a', 4),
      hedge(376, '#22303c', 9),
    ],
    { width: 330, height: 400 },
  );
}

// --- One file for all designs ----------------------------------------------------------------

/** A drawing in meters, seen from above: y runs up, and (0, 0) is the drawing's own origin. */
interface Design {
  name: string;
  color: string;
  outline: readonly Point[];
  /** Ridges, hips and valleys. */
  folds: readonly (readonly [Point, Point])[];
  /** Lower left corner of the panels, how many, and whether they stand on their short side. */
  field: { at: Point; columns: number; rows: number };
  /** What its own file counted from. */
  origin: Point;
  /** Where its name stands. */
  letter: Point;
  /** An edge whose length is written beside it. */
  measured: readonly [Point, Point];
}

/** As long as a panel's long side looks from above, on a slope of 35 degrees. */
const PANEL_SEEN = PANEL.height * Math.cos(Math.atan(PITCH));

const DESIGNS: readonly Design[] = [
  {
    name: 'A',
    color: '#ffc069',
    outline: [
      [0, 0],
      [WING.from, 0],
      [WING.from, -WING.out],
      [WING.to, -WING.out],
      [WING.to, 0],
      [LONG, 0],
      [LONG, DEEP],
      [0, DEEP],
    ],
    folds: [
      [
        [0, DEEP / 2],
        [LONG, DEEP / 2],
      ],
      [
        [WING_MIDDLE, -WING.out],
        [WING_MIDDLE, WING_HALF],
      ],
      [
        [WING.from, 0],
        [WING_MIDDLE, WING_HALF],
      ],
      [
        [WING.to, 0],
        [WING_MIDDLE, WING_HALF],
      ],
    ],
    field: { at: [6.42, 0.32], columns: 5, rows: 2 },
    origin: [WING.from, -WING.out],
    letter: [2, 5.2],
    measured: [
      [0, DEEP],
      [LONG, DEEP],
    ],
  },
  {
    name: 'B',
    color: '#ff8f4f',
    outline: [
      [0, 0],
      [10, 0],
      [10, 7],
      [0, 7],
    ],
    folds: [
      [
        [3.5, 3.5],
        [6.5, 3.5],
      ],
      [
        [0, 0],
        [3.5, 3.5],
      ],
      [
        [10, 0],
        [6.5, 3.5],
      ],
      [
        [10, 7],
        [6.5, 3.5],
      ],
      [
        [0, 7],
        [3.5, 3.5],
      ],
    ],
    field: { at: [3.4, 0.3], columns: 3, rows: 2 },
    origin: [10, 0],
    letter: [1.3, 3.5],
    measured: [
      [0, 7],
      [10, 7],
    ],
  },
  {
    name: 'C',
    color: '#9fd0e8',
    outline: [
      [0, 0],
      [13.8, 0],
      [13.8, 8],
      [0, 8],
    ],
    folds: [
      [
        [0, 4],
        [13.8, 4],
      ],
      [
        [4.6, 0],
        [4.6, 8],
      ],
      [
        [9.2, 0],
        [9.2, 8],
      ],
    ],
    field: { at: [9.34, 0.5], columns: 4, rows: 2 },
    origin: [0, 0],
    letter: [2.3, 6],
    measured: [
      [0, 8],
      [13.8, 8],
    ],
  },
];

/** From meters to the picture: where the origin is, pixels for a meter, and a turn. */
type Plan = (place: Point) => Point;

function planAt(x: number, y: number, scale: number, turn = 0): Plan {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return ([px, py]) => [x + (px * cos + py * sin) * scale, y + (px * sin - py * cos) * scale];
}

function designLines(plan: Plan, design: Design, width: number, color = design.color): string {
  const { outline: edge, folds, field } = design;
  const cells = Array.from({ length: field.columns * field.rows }, (_, index) => {
    const left = field.at[0] + (index % field.columns) * (PANEL.width + PANEL.gap);
    const low = field.at[1] + Math.floor(index / field.columns) * (PANEL_SEEN + 0.03);
    const [right, high] = [left + PANEL.width - 0.1, low + PANEL_SEEN - 0.1];
    return polygon(
      (
        [
          [left, low],
          [right, low],
          [right, high],
          [left, high],
        ] as const
      ).map(plan),
    );
  });
  return (
    stroke(folds.map((line) => polyline(line.map(plan))).join(''), color, width * 0.6) +
    stroke(polygon(edge.map(plan)), color, width) +
    shape(cells.join(''), color)
  );
}

/** A drawn dimension line, with ticks where it begins and ends. */
function drawnLength(plan: Plan, [from, to]: readonly [Point, Point], color: string): string {
  const [a, b] = [plan(from), plan(to)];
  const y = a[1] - 15;
  const metres = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [middle, gap] = [(a[0] + b[0]) / 2, 26];
  const lines =
    polyline([
      [a[0], y],
      [middle - gap, y],
    ]) +
    polyline([
      [middle + gap, y],
      [b[0], y],
    ]) +
    [a, b]
      .map(
        ([x]) =>
          polyline([
            [x, a[1] - 4],
            [x, y - 5],
          ]) +
          polyline([
            [x - 4, y + 4],
            [x + 4, y - 4],
          ]),
      )
      .join('');
  return stroke(lines, color, 1.2) + shape(words(metres.toFixed(2), [middle, y], 11), color);
}

/** Where a drawing counts from: a ring with a cross. */
const originMark = ([x, y]: Point, color: string, reach = 9) =>
  stroke(
    circle(x, y, reach * 0.5) + `M${x - reach} ${y}h${reach * 2}M${x} ${y - reach}v${reach * 2}`,
    color,
    1.8,
  );

/** A design as it comes: on its own thin sheet, counted from its own origin. */
interface Vellum {
  design: Design;
  /** Where the drawing's lower left corner lies, its size and turn. */
  x: number;
  y: number;
  scale: number;
  turn: number;
}

/** The drawing's own frame in meters: left, low, right, high. */
function frameOf({ outline: edge }: Design, room: number) {
  const [xs, ys] = [edge.map(([x]) => x), edge.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - room,
    low: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    high: Math.max(...ys) + room,
  };
}

function vellum({ design, x, y, scale, turn }: Vellum): string {
  const plan = planAt(x, y, scale, turn);
  const { left, low, right, high } = frameOf(design, 2);
  const ink = darker(design.color, 0.28);
  const edge = polygon(
    (
      [
        [left, low],
        [right, low],
        [right, high],
        [left, high],
      ] as const
    ).map(plan),
  );
  return (
    sheet(edge, '#fbf0dc', { lift: 7, rough: 0, rim: 0.9 }) +
    designLines(plan, { ...design, color: ink }, 2) +
    shape(words(design.name, plan(design.letter), 16, (turn * Math.PI) / 180), ink) +
    originMark(plan(design.origin), RED, 10)
  );
}

const DRAWING = { x: 216, y: 62, width: 366, height: 322 };
const DRAWING_SCALE = 10.4;
const ZERO: Point = [DRAWING.x + 30, DRAWING.y + DRAWING.height - 42];
const SPOTS: readonly Point[] = [
  [1.2, 15.4],
  [19, 14.6],
  [9, 1.2],
];

/** The one file: a big folded sheet with a common grid and every design in its place. */
function drawingSheet(): string {
  const { x, y, width, height } = DRAWING;
  const common = planAt(...ZERO, DRAWING_SCALE);
  const grid: string[] = [];
  for (let metre = 0; metre <= 30; metre += 5) {
    grid.push(polyline([common([metre, 0]), common([metre, 25])]));
    if (metre <= 25) grid.push(polyline([common([0, metre]), common([30, metre])]));
  }
  const third = width / 3;
  const creases = [1, 2].map((fold) => rectangle(x + third * fold, y, 1, height)).join('');
  const [right, top] = [common([31, 0]), common([0, 26])];
  const axes =
    stroke(polyline([top, ZERO, right]), CREAM, 2) +
    shape(
      polygon([
        [right[0] + 5, right[1]],
        [right[0] - 5, right[1] - 4.5],
        [right[0] - 5, right[1] + 4.5],
      ]) +
        polygon([
          [top[0], top[1] - 5],
          [top[0] - 4.5, top[1] + 5],
          [top[0] + 4.5, top[1] + 5],
        ]),
      CREAM,
    );
  const drawn = DESIGNS.map((design, index) => {
    const plan = planAt(...common(SPOTS[index] ?? [0, 0]), DRAWING_SCALE);
    return (
      designLines(plan, design, 2.4) +
      drawnLength(plan, design.measured, design.color) +
      shape(words(design.name, plan(design.letter), 18), design.color)
    );
  });
  return (
    paper(
      shape(handCut(x, y, width, height, 2), '#25343f') +
        shape(rectangle(x + third, y, third, height), '#2a3a47') +
        shape(creases, '#4a6072'),
      { lift: 9, rough: 0, rim: 0.7 },
    ) +
    stroke(grid.join(''), '#435a6d', 1) +
    axes +
    originMark(ZERO, CREAM, 15) +
    drawn.join('')
  );
}

/** Ten meters as long as they are in the drawing. */
function scaleBar(): string {
  const [x, y] = [ZERO[0] + 10 * DRAWING_SCALE, ZERO[1] + 15];
  const piece = 2.5 * DRAWING_SCALE;
  const marks = ['0', '5', '10 m'].map((text, index) =>
    words(text, [x + index * 2 * piece + (index === 2 ? 10 : 0), y + 17], 10),
  );
  return (
    shape(rectangle(x, y, piece, 6) + rectangle(x + 2 * piece, y, piece, 6), CREAM) +
    stroke(rectangle(x, y, 4 * piece, 6), CREAM, 1) +
    shape(marks.join(''), CREAM)
  );
}

/** Layers as tabs along the edge: what is on each, and of which design it is. */
function layerTabs(): string {
  const names = DESIGNS.flatMap((design) =>
    ['roof', 'panels'].map((layer) => ({ text: `${design.name}-${layer}`, color: design.color })),
  );
  return names
    .map(({ text, color }, index) => {
      const y = DRAWING.y + 26 + index * 45;
      const x = DRAWING.x + DRAWING.width - 10;
      const tab = polygon([
        [x, y - 17],
        [x + 102, y - 14],
        [x + 109, y - 7],
        [x + 109, y + 7],
        [x + 102, y + 14],
        [x, y + 17],
      ]);
      return (
        sheet(tab, index % 2 ? color : lighter(color, 0.25), { lift: 5, rough: 0.2, rim: 0.8 }) +
        shape(words(text.toUpperCase(), [x + 59, y], 12), SLATE)
      );
    })
    .join('');
}

/** A carpenter's pencil with the point at (x, y). */
function pencil(x: number, y: number, turn: number): string {
  const at = (points: readonly Point[]) => polygon(place(points, { x, y, turn }));
  return paper(
    shape(
      at([
        [0, 0],
        [34, -11],
        [34, 11],
      ]),
      '#f3d3a0',
    ) +
      shape(
        at([
          [0, 0],
          [12, -4],
          [12, 4],
        ]),
        SLATE,
      ) +
      shape(
        at([
          [34, -11],
          [300, -11],
          [300, -3.5],
          [30, -3.5],
        ]),
        '#f0702a',
      ) +
      shape(
        at([
          [30, -3.5],
          [300, -3.5],
          [300, 4],
          [30, 4],
        ]),
        '#d9571a',
      ) +
      shape(
        at([
          [30, 4],
          [300, 4],
          [300, 11],
          [34, 11],
        ]),
        '#b34410',
      ),
    { lift: 10, rough: 0.2, rim: 0.7 },
  );
}

function dxfPlate() {
  const common = planAt(...ZERO, DRAWING_SCALE);
  const vellums: readonly Omit<Vellum, 'design'>[] = [
    { x: 34, y: 118, scale: 10.4, turn: -5 },
    { x: 52, y: 258, scale: 10.4, turn: 4 },
    { x: 14, y: 398, scale: 10.4, turn: -3 },
  ];
  const threads = DESIGNS.map((design, index) => {
    const { x, y, scale, turn } = vellums[index] ?? { x: 0, y: 0, scale: 1, turn: 0 };
    const from = planAt(x, y, scale, turn)(design.origin);
    const to = planAt(...common(SPOTS[index] ?? [0, 0]), DRAWING_SCALE)(design.origin);
    const sag: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + (index < 2 ? -12 : 86)];
    return (
      stitches(bow(from, sag, to, 24), {
        color: design.color,
        width: 2.2,
        stitch: 8,
        gap: 5,
        seed: index + 2,
      }) + originMark(to, CREAM, 6)
    );
  });
  return picture(
    [
      ground('#ef8b3b'),
      sheet(doily(120, 36, 190), '#f7b269', { lift: 3, rough: 0, rim: 0.4 }),
      layerTabs(),
      drawingSheet(),
      scaleBar(),
      ...DESIGNS.map((design, index) =>
        vellum({ design, ...(vellums[index] ?? { x: 0, y: 0, scale: 1, turn: 0 }) }),
      ),
      ...threads,
      sheet(handCut(290, 24, 226, 46, 6), CREAM, { lift: 7, rough: 0, rim: 0.8 }),
      shape(words('all-designs.dxf', [403, 47], 18), SLATE),
      pencil(500, 368, 22),
    ],
    { width: 696, height: 435 },
  );
}

// --- For sharing -----------------------------------------------------------------------------

/** The title of the card, laid into a picture. */
function placedTitle(x: number, y: number, width: number): string {
  const svg = scene.title();
  const [, , wide = 1, high = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  return svg.replace(
    / width="[^"]+" height="[^"]+"/,
    ` x="${x}" y="${y}" width="${width}" height="${(width * high) / wide}"`,
  );
}

function sharePlate() {
  const random = createRandom(8);
  const see = camera({ turn: -28, tilt: 36, zoom: 20, middle: [426, 214] });
  const crest: readonly Point[] = [
    [-20, 276],
    [640, 276],
  ];
  return picture(
    [
      ground('#ee8436'),
      sun(438, 116, 0.72),
      sheet(skyline(166, -30, 640, 24, random), '#cf6f33', { lift: 4, rough: 0.5 }),
      moved(
        distantRow({ y: 48, haze: 0.45, houses: [-9, 9], shift: -1, fields: [] }) +
          distantRow({
            y: 31,
            haze: 0.22,
            houses: [-7, 6],
            shift: 2.7,
            fields: [{ along: -10.4, up: 0.8, columns: 5, rows: 2 }],
          }),
        { x: 20, y: -158, size: 0.8 },
      ),
      sheet(laceEdge(crest, { pitch: 40, depth: -30 }), '#fff6e6', { lift: 5, rough: 0 }),
      sheet(rectangle(-20, 276, 660, 60), '#10171e', { lift: 8, rough: 0.6 }),
      moved(slateCourses(900, 60), { y: 316, size: 0.7 }),
      house(see, 'shared'),
      lengthLabel(see, { from: ROOF.ridgeLeft, to: ROOF.ridgeRight, away: -20 }, 21),
      lengthLabel(see, { from: ROOF.valleyRight, to: ROOF.eavesRight, away: 20 }, 20),
      angleLabel(
        see,
        { corner: ROOF.valleyRight, a: ROOF.eavesRight, b: ROOF.valleyTop, reach: 2.4 },
        22,
      ),
      drone([500, 66], 0.86),
      placedTitle(30, 26, 300),
    ],
    { width: 600, height: 315 },
  );
}

export const plates: readonly Plate[] = [
  { name: 'labels', width: 696, height: 435, draw: labelsPlate },
  { name: 'length', width: 330, height: 400, draw: lengthPlate },
  { name: 'angle', width: 330, height: 400, draw: anglePlate },
  { name: 'dxf', width: 696, height: 435, draw: dxfPlate },
  { name: 'zoom', width: 696, height: 435, draw: zoomPlate },
  { name: 'share', width: 600, height: 315, draw: sharePlate },
];
