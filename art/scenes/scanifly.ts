/**
 * Scanifly Solar: a drone measures the roofs of a Nottingham terrace. The houses stand in real
 * space, in meters, and are seen by one camera; the number on every paper strip is computed from
 * the two points the strip joins.
 */
import { raised, roundLogo } from '../../tools/content/paper/emblem.ts';
import {
  arc,
  circle,
  ellipse,
  mix,
  polar,
  polygon,
  polyline,
  rectangle,
  round,
  smooth,
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
  warp,
  type Letter,
} from '../kit/lettering.ts';
import { crown, ground } from '../../tools/content/paper/nature.ts';
import { blurred, paper, sheet, sky } from '../../tools/content/paper/paper.ts';
import { createRandom } from '../../tools/content/paper/random.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import {
  blend,
  darker,
  lighter,
  shape,
  stroke,
  tag,
  type Attributes,
} from '../../tools/content/paper/svg.ts';
import { castleRock, councilHouse, skyline } from '../kit/town.ts';

const SLATE = '#26333f';
const CREAM = '#fdf1da';
const BRICK = '#d8622c';
const HAZE = '#f3a35c';
/** What slates fade to: paler than the haze, or they would turn to mud. */
const MIST = '#f9c79a';
const SUN = { x: 206, y: 390 };
const font = openFont('saira-stencil-one');

// --- Space and camera ------------------------------------------------------------------------

/** Metres: x to the right, y away from us, z up. */
type Space = readonly [x: number, y: number, z: number];

const CAMERA = { height: 14.6, focal: 640, horizon: 360, middle: [308, 492] as const };
const PITCH = Math.atan((CAMERA.middle[1] - CAMERA.horizon) / CAMERA.focal);

/** Where the camera, which looks a little down, sees a point. */
function see([x, y, z]: Space): Point {
  const drop = z - CAMERA.height;
  const depth = y * Math.cos(PITCH) - drop * Math.sin(PITCH);
  const rise = y * Math.sin(PITCH) + drop * Math.cos(PITCH);
  const zoom = CAMERA.focal / depth;
  return [CAMERA.middle[0] + x * zoom, CAMERA.middle[1] - rise * zoom];
}

function distance(a: Space, b: Space): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const between = (a: Space, b: Space, share: number): Space => [
  mix(a[0], b[0], share),
  mix(a[1], b[1], share),
  mix(a[2], b[2], share),
];

/** Places along a row of houses: `along` it, `back` from its front wall, `up` from the ground. */
type Local = (along: number, back: number, up: number) => Space;

function rowSpace(y: number, turn: number): Local {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (along, back, up) => [along * cos - back * sin, y + along * sin + back * cos, up];
}

const outlineOf = (points: readonly Space[]) => polygon(points.map(see));

// --- Houses ----------------------------------------------------------------------------------

/** A terraced house: the half depth of 4 m and the rise of 3 m make a rafter of just 5 m. */
const HOUSE = { width: 4.6, depth: 8, eaves: 5.5, rise: 3 };
const RAFTER = Math.hypot(HOUSE.depth / 2, HOUSE.rise);

/** A spot on the front slope: `along` the eaves, `up` the rafter, `off` the slates. */
function onRoof(local: Local, along: number, up: number, off = 0): Space {
  const [back, height] = [HOUSE.depth / 2 / RAFTER, HOUSE.rise / RAFTER];
  return local(along, up * back - off * height, HOUSE.eaves + up * height + off * back);
}

function roofQuad(local: Local, from: number, to: number, low: number, high: number, off = 0) {
  return outlineOf([
    onRoof(local, from, low, off),
    onRoof(local, to, low, off),
    onRoof(local, to, high, off),
    onRoof(local, from, high, off),
  ]);
}

function wallQuad(local: Local, from: number, to: number, low: number, high: number) {
  return outlineOf([
    local(from, 0, low),
    local(to, 0, low),
    local(to, 0, high),
    local(from, 0, high),
  ]);
}

/** Slates in broken courses, in a few tints of one color. */
function slates(local: Local, from: number, color: string, seed: number): string {
  const random = createRandom(seed);
  const [courses, columns] = [17, 16];
  const [tall, wide] = [RAFTER / courses, HOUSE.width / columns];
  const tints = [-0.1, -0.05, 0, 0.05, 0.1].map((share) => ({
    color: share < 0 ? darker(color, -share) : lighter(color, share),
    d: '',
  }));
  for (let course = 0; course < courses; course++) {
    const shift = course % 2 ? -wide / 2 : 0;
    for (let column = 0; column <= columns; column++) {
      const left = Math.max(0, column * wide + shift + 0.012);
      const right = Math.min(HOUSE.width, (column + 1) * wide + shift - 0.012);
      if (right - left < 0.04) continue;
      const hem = course * tall - random.between(0, 0.035);
      const tint = tints[random.whole(0, 4)];
      if (tint) tint.d += roofQuad(local, from + left, from + right, hem, (course + 0.92) * tall);
    }
  }
  return (
    sheet(roofQuad(local, from, from + HOUSE.width, -0.15, RAFTER), darker(color, 0.45), {
      lift: 4,
      rough: 0.4,
    }) +
    paper(tints.map((tint) => shape(tint.d, tint.color)).join(''), {
      lift: 0.6,
      rough: 0.25,
      rim: 0.35,
    })
  );
}

interface Box {
  from: Space;
  to: Space;
  color: string;
}

/** An upright box in a row's own axes, with only the sides the camera can see. */
function box(local: Local, { from, to, color }: Box): string {
  const [a, b, c] = from;
  const [A, B, C] = to;
  const side = (points: readonly (readonly [number, number, number])[], tone: string) => {
    const corners = points.map(([along, back, up]) => see(local(along, back, up)));
    // A side that turns its back runs the other way round on the screen.
    const turns = corners.reduce((sum, [x, y], index) => {
      const [nx, ny] = corners[(index + 1) % corners.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0);
    return turns < 0 ? shape(polygon(corners), tone) : '';
  };
  const front = [
    [a, b, c],
    [A, b, c],
    [A, b, C],
    [a, b, C],
  ] as const;
  const left = [
    [a, B, c],
    [a, b, c],
    [a, b, C],
    [a, B, C],
  ] as const;
  const right = [
    [A, b, c],
    [A, B, c],
    [A, B, C],
    [A, b, C],
  ] as const;
  const top = [
    [a, b, C],
    [A, b, C],
    [A, B, C],
    [a, B, C],
  ] as const;
  return (
    side(left, lighter(color, 0.16)) +
    side(right, darker(color, 0.34)) +
    side(front, color) +
    side(top, lighter(color, 0.3))
  );
}

/** A chimney pot, a tapered clay pipe with a lip. */
function pot(at: Space, height: number, color: string): string {
  const [x, y] = see(at);
  const zoom = see([at[0], at[1], at[2] + 1])[1] - y;
  const [w, h] = [Math.abs(zoom) * 0.15, Math.abs(zoom) * height];
  const body = polygon([
    [x - w, y],
    [x - w * 0.8, y - h],
    [x + w * 0.8, y - h],
    [x + w, y],
    ...arc(x, y, w, 0, 180, 6).map(([px, py]): Point => [px, y + (py - y) * 0.4]),
  ]);
  return (
    shape(body, color) +
    shape(rectangle(x - w, y - h - w * 0.2, w * 2, w * 0.5), lighter(color, 0.15)) +
    shape(ellipse(x, y - h - w * 0.2, w * 0.75, w * 0.28), darker(color, 0.55))
  );
}

/** The stack on a party wall: bricks, a band, and pots in a row. */
const STACK = { width: 0.7, depth: 1.5, height: 1.2 };

function chimney(local: Local, along: number, color: string, pots = 3): string {
  const ridge = HOUSE.eaves + HOUSE.rise;
  const [half, middle] = [STACK.width / 2, HOUSE.depth / 2];
  const top = ridge + STACK.height;
  const stack = box(local, {
    from: [along - half, middle - STACK.depth / 2, ridge - 0.62],
    to: [along + half, middle + STACK.depth / 2, top],
    color,
  });
  const band = box(local, {
    from: [along - half - 0.09, middle - STACK.depth / 2 - 0.09, top - 0.28],
    to: [along + half + 0.09, middle + STACK.depth / 2 + 0.09, top - 0.1],
    color: darker(color, 0.12),
  });
  const clay = Array.from({ length: pots }, (_, index) => {
    const back = middle + STACK.depth * ((pots - index - 0.5) / pots - 0.5) * 0.9;
    return pot(local(along, back, top), 0.5 + (index % 2) * 0.14, lighter(color, 0.18));
  });
  return (
    paper(stack + band, { lift: 3, rough: 0.3, rim: 0.7 }) +
    paper(clay.join(''), { lift: 2, rough: 0.1 })
  );
}

/** The front of a house: two windows above, a door and a window below. */
function front(
  local: Local,
  from: number,
  { wall, frame, door, lamp }: { wall: string; frame: string; door: string; lamp?: string },
): string {
  const dark = darker(blend(wall, SLATE, 0.85), 0.2);
  const pane = (left: number, low: number, glass = dark) => {
    const [right, high] = [left + 1, low + 1.55];
    return (
      shape(wallQuad(local, left - 0.14, right + 0.14, low - 0.16, high + 0.26), frame) +
      shape(wallQuad(local, left, right, low, high), glass) +
      shape(wallQuad(local, left, right, low + 0.74, low + 0.82), frame)
    );
  };
  const entrance =
    shape(wallQuad(local, from + 0.5, from + 1.6, 0, 2.6), frame) +
    shape(wallQuad(local, from + 0.62, from + 1.48, 0, 2.1), door);
  return (
    sheet(wallQuad(local, from, from + HOUSE.width, 0, HOUSE.eaves + 0.1), wall, {
      lift: 1,
      rough: 0.3,
    }) +
    paper(
      pane(from + 0.55, 3.35) + pane(from + 3.0, 3.35, lamp) + pane(from + 3.0, 0.8) + entrance,
      {
        lift: 0.8,
        rough: 0.2,
      },
    )
  );
}

// --- Solar panels ----------------------------------------------------------------------------

const PANEL = { width: 1.05, height: 1.7, gap: 0.04 };

interface PanelField {
  /** The lower left corner on the roof, and how many panels. */
  along: number;
  up: number;
  columns: number;
  rows: number;
}

function fieldSize({ columns, rows }: PanelField) {
  return {
    width: columns * PANEL.width + (columns - 1) * PANEL.gap,
    height: rows * PANEL.height + (rows - 1) * PANEL.gap,
  };
}

function panelSpots({ along, up, columns, rows }: PanelField) {
  return Array.from({ length: columns * rows }, (_, index) => ({
    left: along + (index % columns) * (PANEL.width + PANEL.gap),
    low: up + Math.floor(index / columns) * (PANEL.height + PANEL.gap),
  }));
}

/** Panels of dark paper: pale frame, cells, and a slip of reflected sky. */
function panels(local: Local, field: PanelField, haze = 0, detail = true): string {
  const tone = (color: string) => blend(color, HAZE, haze);
  const off = 0.14;
  const markup = panelSpots(field).map(({ left, low }) => {
    const [right, high] = [left + PANEL.width, low + PANEL.height];
    const at = (u: number, v: number) =>
      see(onRoof(local, mix(left, right, u), mix(low, high, v), off));
    const frame = shape(roofQuad(local, left, right, low, high, off), tone('#b9c8d6'));
    const glass = roofQuad(local, left + 0.05, right - 0.05, low + 0.05, high - 0.05, off);
    if (!detail) return shape(glass, tone('#1f3f66'));
    const lines: string[] = [];
    for (let column = 1; column < 6; column++)
      lines.push(polyline([at(column / 6, 0.04), at(column / 6, 0.96)]));
    for (let row = 1; row < 10; row++)
      lines.push(polyline([at(0.05, row / 10), at(0.95, row / 10)]));
    const shine = polygon([at(0.08, 0.97), at(0.5, 0.97), at(0.08, 0.42)]);
    return (
      frame +
      shape(glass, '#173358') +
      shape(shine, '#2e5b8c') +
      stroke(lines.join(''), '#5f88b0', 0.55, { opacity: 0.75 }) +
      stroke(polyline([at(0.05, 0.5), at(0.95, 0.5)]), '#9db9d2', 0.9)
    );
  });
  return paper(markup.join(''), { lift: detail ? 3 : 1, rough: 0.15, rim: 0.8 });
}

/** Panels that are only planned: stitched on the slates. */
function plannedPanels(local: Local, field: PanelField): string {
  return panelSpots(field)
    .map(({ left, low }, index) => {
      const [right, high] = [left + PANEL.width - 0.08, low + PANEL.height - 0.08];
      const corners: Space[] = [
        onRoof(local, left + 0.08, low + 0.08, 0.05),
        onRoof(local, right, low + 0.08, 0.05),
        onRoof(local, right, high, 0.05),
        onRoof(local, left + 0.08, high, 0.05),
        onRoof(local, left + 0.08, low + 0.08, 0.05),
      ];
      return stitches(corners.map(see), {
        color: '#ffd08a',
        width: 2,
        stitch: 7,
        gap: 4.5,
        seed: index + 3,
      });
    })
    .join('');
}

// --- Dimension lines -------------------------------------------------------------------------

interface Dimension {
  from: Space;
  to: Space;
  /** Which way is up for the number, as a small step in space; the strip is moved along it too. */
  upward: Space;
  /** How many such steps the strip lies away from what it measures. */
  away: number;
  color?: string;
}

const STRIP = 0.34;

/** A paper strip as long as what it measures, with pointed ends, threads and its true length. */
function dimension({ from, to, upward, away, color = CREAM }: Dimension): string {
  const length = distance(from, to);
  const step = (point: Space, by: number): Space => [
    point[0] + upward[0] * by,
    point[1] + upward[1] * by,
    point[2] + upward[2] * by,
  ];
  /** A spot of the strip: `along` in meters, `over` the middle line in meters. */
  const at = (along: number, over: number) =>
    see(step(between(from, to, along / length), away + over));
  const tip = STRIP * 0.9;
  const strip = polygon([
    at(0, 0),
    at(tip, STRIP),
    at(length - tip, STRIP),
    at(length, 0),
    at(length - tip, -STRIP),
    at(tip, -STRIP),
  ]);
  const threads = [from, to].map((end) =>
    polyline([see(end), see(step(end, away + Math.sign(away || 1) * STRIP * 1.3))]),
  );
  const arrows = [
    polygon([at(0.06, 0), at(tip * 0.95, STRIP * 0.55), at(tip * 0.95, -STRIP * 0.55)]),
    polygon([
      at(length - 0.06, 0),
      at(length - tip * 0.95, STRIP * 0.55),
      at(length - tip * 0.95, -STRIP * 0.55),
    ]),
  ];
  const text = numberOn(`${length.toFixed(2)} m`, STRIP * 1.2);
  const label = outline(warp(text, ([x, y]) => at(length / 2 + x, -y)));
  const marks = [at(0, 0), at(length, 0)].map(([x, y]) => circle(x, y, 2.6));
  return (
    stroke(threads.join(''), '#fff3dc', 1.3) +
    sheet(strip, color, { lift: 5, rough: 0.25, rim: 0.8 }) +
    shape(arrows.join(''), '#e0571c') +
    shape(label, SLATE) +
    shape(marks.join(''), '#e0571c')
  );
}

/** Letters `height` high around (0, 0), in whatever unit the height is. */
function numberOn(text: string, height: number): Letter[] {
  const letters = setLine(font, text, { size: 100, tracking: 4 });
  const box = bounds(letters);
  const size = height / (box.bottom - box.top);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return warp(letters, ([x, y]) => [(x - cx) * size, (y - cy) * size]);
}

// --- The drone -------------------------------------------------------------------------------

const DRONE: Point = [428, 366];
const DRONE_SIZE = 1.4;

/** A quadcopter seen from below its own height: arms, motors, rotors as thin slips, a camera. */
export function drone([x, y]: Point, size: number): string {
  const at = (px: number, py: number): Point => [x + px * size, y + py * size];
  const motors: readonly (readonly [number, number])[] = [
    [-62, -20],
    [58, -30],
    [-48, 16],
    [72, 8],
  ];
  const arm = ([mx, my]: readonly [number, number]) =>
    polygon([
      at(mx - 3, my - 2),
      at(mx + 3, my - 2),
      at(mx > 0 ? 10 : -2, 6),
      at(mx > 0 ? 2 : -10, -4),
    ]);
  const motor = ([mx, my]: readonly [number, number]) =>
    rectangle(...at(mx - 4.5, my - 10), 9 * size, 14 * size, 2);
  const blade = ([mx, my]: readonly [number, number], turn: number) => {
    const wing = (side: number) =>
      arc(0, 0, 1, 0, 180, 10).map(([px, py]): Point => {
        const [bx, by] = [side * (17 + px * 17), py * 3.6];
        const radians = (turn * Math.PI) / 180;
        return at(
          mx + bx * Math.cos(radians) - by * Math.sin(radians),
          my - 12 + bx * Math.sin(radians) * 0.3 + by,
        );
      });
    return polygon(wing(1)) + polygon(wing(-1));
  };
  const hull = smooth(
    [
      at(-30, -2),
      at(-24, -14),
      at(0, -19),
      at(26, -15),
      at(33, -3),
      at(26, 8),
      at(2, 13),
      at(-24, 9),
    ],
    { closed: true, tension: 0.9 },
  );
  const visor = polygon([at(-20, -7), at(22, -8), at(26, -1), at(-23, 0)]);
  const legs = [-18, 20].map((side) =>
    polyline([at(side, 8), at(side * 1.35, 27), at(side * 1.35 + 9, 28)]),
  );
  const halo = motors.map(([mx, my]) => ellipse(...at(mx, my - 11), 37 * size, 11 * size)).join('');
  return (
    shape(halo, '#fff6e4', { 'fill-opacity': 0.2, 'fill-rule': 'nonzero' }) +
    paper(
      motors
        .slice(0, 2)
        .map((spot) => shape(arm(spot), '#c9d2da') + shape(motor(spot), SLATE))
        .join('') +
        shape(blade(motors[0] ?? [0, 0], 12) + blade(motors[1] ?? [0, 0], -18), '#f4ead8'),
      { lift: 5, rough: 0.1, rim: 0.8 },
    ) +
    stroke(legs.join(''), '#394b5a', 3 * size) +
    paper(shape(hull, '#fbf3e4') + shape(visor, '#33475a'), { lift: 7, rough: 0.2, rim: 0.9 }) +
    paper(
      shape(circle(...at(4, 17), 10 * size), '#394b5a') +
        shape(circle(...at(3, 18), 6 * size), '#e8702a') +
        shape(circle(...at(1, 16), 2 * size), '#fff3dc'),
      { lift: 3, rough: 0, rim: 0.8 },
    ) +
    paper(
      motors
        .slice(2)
        .map((spot) => shape(arm(spot), '#dfe5ea') + shape(motor(spot), SLATE))
        .join('') +
        shape(blade(motors[2] ?? [0, 0], -9) + blade(motors[3] ?? [0, 0], 15), '#fff6e4'),
      { lift: 8, rough: 0.1, rim: 0.9 },
    )
  );
}

// --- The pigeon ------------------------------------------------------------------------------

interface Bird {
  x: number;
  y: number;
  size: number;
  /** 1 looks to the right. */
  facing: 1 | -1;
}

function birdCut({ x, y, size, facing }: Bird) {
  const at = (px: number, py: number): Point => [x + facing * px * size, y + py * size];
  const cut = (points: readonly (readonly [number, number])[], tension = 0.85) =>
    smooth(
      points.map(([px, py]) => at(px, py)),
      { closed: true, tension },
    );
  return { at, cut };
}

function pigeonBody(bird: Bird): string {
  const { at, cut } = birdCut(bird);
  const body = cut([
    [-64, -6],
    [-32, -34],
    [-8, -54],
    [7, -70],
    [20, -76],
    [33, -68],
    [39, -48],
    [34, -24],
    [14, -8],
    [-10, -5],
    [-36, -4],
    [-62, 4],
  ]);
  const wing = cut([
    [-58, -8],
    [-26, -36],
    [2, -46],
    [14, -36],
    [4, -20],
    [-24, -12],
  ]);
  const bars = [0, 12].map((shift) =>
    polyline([at(-24 + shift, -32 - shift * 0.5), at(-16 + shift, -14 - shift * 0.3)]),
  );
  const feet = [4, 16].map((px) => polyline([at(px, -8), at(px, 5), at(px + 7, 6)]));
  return (
    stroke(feet.join(''), '#d9694f', 3.4 * bird.size) +
    sheet(body, '#7f8f9f', { lift: 3, rough: 0.15, rim: 0.8 }) +
    sheet(wing, '#a9b5c0', { lift: 1.2, rough: 0.1, rim: 0.7 }) +
    stroke(bars.join(''), SLATE, 4 * bird.size)
  );
}

/** The head and the neck on it: it turns about (20, -60) of the bird. */
function pigeonHead(bird: Bird): string {
  const { at, cut } = birdCut(bird);
  const head = cut([
    [4, -60],
    [8, -74],
    [13, -87],
    [24, -94],
    [34, -88],
    [44, -80],
    [34, -77],
    [33, -66],
    [37, -55],
    [20, -50],
  ]);
  const neck = cut([
    [5, -60],
    [12, -78],
    [32, -73],
    [36, -56],
    [20, -51],
  ]);
  return (
    sheet(head, '#7f8f9f', { lift: 1, rough: 0.1, rim: 0.8 }) +
    shape(neck, '#4f7f7a') +
    shape(circle(...at(27, -86), 3 * bird.size), '#ff9d3c') +
    shape(circle(...at(27, -86), 1.4 * bird.size), '#1a1a1a')
  );
}

/** It sits outside the measured area, looking to the left. */
export function pigeon(x: number, y: number, size: number): string {
  const bird: Bird = { x, y, size, facing: -1 };
  return pigeonBody(bird) + pigeonHead(bird);
}

/** On the stack between the first two houses; it watches the drone. */
function watcher(): Bird {
  const top = HOUSE.eaves + HOUSE.rise + STACK.height;
  const [x, y] = see(HERO(houseAt(0) + 0.05, HOUSE.depth / 2 - STACK.depth / 2 + 0.1, top));
  return { x, y: y - 1, size: 0.34, facing: 1 };
}

// --- The picture -----------------------------------------------------------------------------

/** The sun: rings of paper, each a little larger and deeper in the sky than the last. */
export function sun(x = SUN.x, y = SUN.y, size = 1): string {
  const rings: readonly (readonly [number, number, string])[] = [
    [290, 248, '#f18d3c'],
    [232, 194, '#f49745'],
    [180, 146, '#f9aa55'],
    [133, 103, '#fcbc68'],
    [92, 68, '#ffd084'],
  ];
  return (
    rings
      .map(([outer, inner, color], index) =>
        sheet(circle(x, y, outer * size) + circle(x, y, inner * size), color, {
          lift: 5 + index,
          rough: 1.1,
          seed: 3 + index,
        }),
      )
      .join('') + sheet(circle(x, y, 57 * size), '#fff0c4', { lift: 9, rough: 0.8, seed: 11 })
  );
}

interface Row {
  y: number;
  haze: number;
  /** Number of the first and the last house. */
  houses: readonly [number, number];
  shift: number;
  fields: readonly PanelField[];
}

const TURN = 0.25;

/** A street in the distance, in ever fewer details and ever more of the evening. */
export function distantRow({ y, haze, houses: [first, last], shift, fields }: Row): string {
  const local = rowSpace(y, TURN);
  const tone = (color: string) => blend(color, HAZE, haze);
  const random = createRandom(Math.round(y));
  const parts: string[] = [];
  for (let index = first; index <= last; index++) {
    const from = index * HOUSE.width + shift;
    const wall = tone(random.pick([BRICK, '#c9552a', '#e07a3c']));
    const roof = blend(random.pick(['#4c5f73', '#566a7e', '#42546a']), MIST, haze);
    const courses = [0.2, 0.4, 0.6, 0.8].map((share) =>
      polyline([
        see(onRoof(local, from, RAFTER * share)),
        see(onRoof(local, from + HOUSE.width, RAFTER * share)),
      ]),
    );
    parts.push(
      front(local, from, { wall, frame: tone('#f3d9b4'), door: tone('#2f5a62') }),
      paper(
        shape(roofQuad(local, from, from + HOUSE.width + 0.02, -0.15, RAFTER), roof) +
          stroke(courses.join(''), darker(roof, 0.22), 0.8),
        { lift: 3, rough: 0.4 },
      ),
    );
  }
  parts.push(...fields.map((field) => panels(local, field, haze * 0.8, false)));
  for (let index = first; index <= last; index += 1) {
    if (index % 2 === 0)
      parts.push(chimney(local, index * HOUSE.width + shift, tone('#b9502a'), 3));
  }
  return parts.join('');
}

const HERO = rowSpace(13.4, TURN);
const HERO_SHIFT = -1.5;
const houseAt = (index: number) => HERO_SHIFT + index * HOUSE.width;

/** The panels that are there, the ones beside them, and the ones to come. */
const INSTALLED: PanelField = { along: houseAt(0) + 0.15, up: 0.62, columns: 4, rows: 2 };
const NEIGHBOUR: PanelField = { along: houseAt(-1) + 0.3, up: 0.62, columns: 3, rows: 2 };
const PLANNED: PanelField = { along: houseAt(1) + 0.5, up: 0.62, columns: 2, rows: 2 };

/** What a chimney throws on the slates below and to the right of it. */
function chimneyShadow(along: number): string {
  const half = STACK.width / 2;
  const onSlates = (shift: number, up: number) => onRoof(HERO, along + shift, up, 0.02);
  return outlineOf([
    onSlates(-half, RAFTER - 0.8),
    onSlates(half, RAFTER - 0.1),
    onSlates(half + 1.5, RAFTER - 1.15),
    onSlates(half + 1.35, RAFTER - 2),
    onSlates(-half + 1.15, RAFTER - 1.85),
  ]);
}

function heroRow(): string {
  const slateTones = ['#50647a', '#475a70', '#3f5166', '#54687d', '#4a5e74'];
  const parts: string[] = [];
  for (let index = -3; index <= 3; index++) {
    const wall = index % 2 ? '#cf5826' : BRICK;
    const doors = ['#2f6f78', '#f1c15b', '#7d2f28'] as const;
    const door = doors[Math.abs(index) % 3] ?? doors[0];
    const lamp = index === 0 || index === 2 ? '#ffd98c' : undefined;
    parts.push(front(HERO, houseAt(index), { wall, frame: CREAM, door, lamp }));
  }
  for (let index = -3; index <= 3; index++) {
    parts.push(slates(HERO, houseAt(index), slateTones[index + 3] ?? '#475a70', index + 20));
  }
  const stacks = [-1, 0, 2].map(houseAt);
  const ridgeTiles = Array.from({ length: 60 }, (_, index) =>
    roofQuad(
      HERO,
      houseAt(-3) + index * 0.46,
      houseAt(-3) + index * 0.46 + 0.43,
      RAFTER - 0.16,
      RAFTER + 0.1,
      0.05,
    ),
  );
  const gutter = roofQuad(HERO, houseAt(-3), houseAt(4), -0.26, -0.12, 0.05);
  parts.push(
    sheet(gutter, '#f5dfbb', { lift: 2, rough: 0.3 }),
    sheet(ridgeTiles.join(''), '#c9582c', { lift: 2, rough: 0.2, rim: 0.7 }),
    blurred(shape(stacks.map(chimneyShadow).join(''), '#0b121a'), 1.5, 0.5),
    panels(HERO, NEIGHBOUR),
    panels(HERO, INSTALLED),
    plannedPanels(HERO, PLANNED),
    ...stacks.map((along) => chimney(HERO, along, '#c9582c', 4)),
  );
  return parts.join('');
}

/** Steps of one meter: up the roof, and across it. */
function roofStep(): Space {
  const [a, b] = [onRoof(HERO, 0, 0), onRoof(HERO, 0, 1)];
  return [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
}

function dimensions(): string {
  const off = 0.25;
  const size = fieldSize(INSTALLED);
  const across = HERO(1, 0, 0);
  const origin = HERO(0, 0, 0);
  const aside: Space = [across[0] - origin[0], across[1] - origin[1], 0];
  const roof = (along: number, up: number) => onRoof(HERO, along, up, off);
  return [
    // The width of the installed panels, measured below them.
    dimension({
      from: roof(INSTALLED.along, INSTALLED.up),
      to: roof(INSTALLED.along + size.width, INSTALLED.up),
      upward: roofStep(),
      away: -0.72,
    }),
    // The rafter, from eaves to ridge.
    dimension({
      from: roof(houseAt(1), 0),
      to: roof(houseAt(1), RAFTER),
      upward: [-aside[0], -aside[1], 0],
      away: -0.05,
      color: '#ffd9a0',
    }),
    // From party wall to party wall, on the ridge.
    dimension({
      from: roof(houseAt(1), RAFTER),
      to: roof(houseAt(2), RAFTER),
      upward: roofStep(),
      away: 0.55,
    }),
  ].join('');
}

/** Threads of sight from the drone's camera to the corners it measures. */
function sightLines(): string {
  const eye: Point = [DRONE[0] + 4 * DRONE_SIZE, DRONE[1] + 17 * DRONE_SIZE];
  const corners = [
    onRoof(HERO, houseAt(1), 0, 0.2),
    onRoof(HERO, houseAt(2), 0, 0.2),
    onRoof(HERO, houseAt(2), RAFTER, 0.2),
    onRoof(HERO, houseAt(1), RAFTER, 0.2),
  ].map(see);
  return (
    shape(
      corners
        .map((corner) =>
          polygon([eye, corner, corners[(corners.indexOf(corner) + 1) % 4] ?? corner]),
        )
        .join(''),
      '#fff0c4',
      {
        'fill-opacity': 0.1,
        'fill-rule': 'nonzero',
      },
    ) +
    stroke(corners.map((corner) => polyline([eye, corner])).join(''), '#fff0c4', 1.1, {
      opacity: 0.85,
    })
  );
}

/** What the drone throws on the slates: its hull, and four rotors on their arms. */
function droneShadow(): string {
  const [along, up] = [houseAt(1) + 3.95, 1.75];
  const onSlates = ([px, py]: Point) => onRoof(HERO, along + px, up + py, 0.02);
  const disc = (px: number, py: number, radius: number) =>
    outlineOf(arc(px, py, radius, 0, 360, 20).map(onSlates));
  const arms = [1, -1].map((side): Point[] => [
    [-0.9, side * 0.62 - 0.06],
    [-0.9, side * 0.62 + 0.06],
    [0.9, -side * 0.62 + 0.06],
    [0.9, -side * 0.62 - 0.06],
  ]);
  const rotors = [-0.9, 0.9].flatMap((px) => [-0.62, 0.62].map((py) => disc(px, py, 0.36)));
  const d = [disc(0, 0, 0.42), ...rotors, ...arms.map((arm) => outlineOf(arm.map(onSlates)))];
  return blurred(shape(d.join(''), '#0b121a', { 'fill-rule': 'nonzero' }), 1.5, 0.45);
}

/** The roof we look over: its crest of lace, its slates in the dusk, its chimney. */
function nearRoof(): string {
  const local = rowSpace(3.9, 0.06);
  const ridge = 11.15;
  const at = (along: number, down: number): Space => local(along, -down * 0.8, ridge - down * 0.6);
  const random = createRandom(5);
  const tints = ['#1f2b37', '#243240', '#1b2631', '#283746'].map((color) => ({ color, d: '' }));
  for (let course = 0; course < 9; course++) {
    for (let column = -16; column < 16; column++) {
      const left = (column + (course % 2) / 2) * 0.25;
      const tint = tints[random.whole(0, 3)];
      if (!tint) continue;
      tint.d += outlineOf([
        at(left + 0.01, course * 0.27),
        at(left + 0.24, course * 0.27),
        at(left + 0.24, (course + 0.96) * 0.27),
        at(left + 0.01, (course + 0.96) * 0.27),
      ]);
    }
  }
  const crest = Array.from({ length: 41 }, (_, index) => see(at(4 - index * 0.2, -0.02)));
  const roof = outlineOf([at(-4, 0), at(4, 0), at(4, 2.6), at(-4, 2.6)]);
  const tiles = Array.from({ length: 20 }, (_, index) => {
    const left = -4 + index * 0.42;
    return outlineOf([
      at(left, -0.06),
      at(left + 0.405, -0.06),
      at(left + 0.405, 0.14),
      at(left, 0.14),
    ]);
  });
  return (
    sheet(laceEdge(crest, { pitch: 50, depth: 46 }), '#fff6e6', { lift: 8, rough: 0, rim: 0.5 }) +
    sheet(roof, '#121a22', { lift: 10, rough: 0.8 }) +
    paper(tints.map(({ d, color }) => shape(d, color)).join(''), {
      lift: 0.8,
      rough: 0.4,
      rim: 0.16,
      shade: 0.4,
    }) +
    sheet(tiles.join(''), '#8d3f20', { lift: 3, rough: 0.4, rim: 0.6 }) +
    nearChimney(local, ridge)
  );
}

/** The stack in front of everything, cut off by the left edge. */
function nearChimney(local: Local, ridge: number): string {
  const [left, right, near, far] = [-2.6, -1.84, -0.35, 0.25];
  const top = ridge + 1.15;
  const stack = box(local, {
    from: [left, near, ridge - 0.35],
    to: [right, far, top],
    color: '#a8441f',
  });
  const joints: string[] = [];
  for (let course = 0; course < 17; course++) {
    const up = ridge - 0.3 + course * 0.085;
    joints.push(polyline([see(local(left, near, up)), see(local(right, near, up))]));
    for (let brick = 0; brick < 4; brick++) {
      const along = left + (brick + (course % 2) / 2) * 0.22;
      if (along > left && along < right)
        joints.push(polyline([see(local(along, near, up)), see(local(along, near, up + 0.085))]));
    }
  }
  const cap = (low: number, high: number, reach: number, color: string) =>
    paper(
      box(local, {
        from: [left - reach, near - reach, top + low],
        to: [right + reach, far + reach, top + high],
        color,
      }),
      { lift: 3, rough: 0.4, rim: 0.7 },
    );
  const pots = [-2.42, -2.06].map((along) => pot(local(along, -0.05, top + 0.12), 0.5, '#c96a35'));
  return (
    paper(stack + stroke(joints.join(''), '#7c2f14', 1), { lift: 9, rough: 0.4, rim: 0.6 }) +
    cap(-0.22, -0.1, 0.04, '#94401f') +
    cap(0, 0.12, 0.07, '#b9532a') +
    paper(pots.join(''), { lift: 4, rough: 0.2, rim: 0.8 })
  );
}

/** The castle, and the Council House before the sun. */
function skyLine(): string[] {
  const random = createRandom(8);
  const castle = castleRock(74, 382, 200, 104, 3);
  const council = councilHouse(SUN.x, 406, 78);
  const far = blend('#c4622f', HAZE, 0.2);
  const flat: Attributes = { 'fill-rule': 'nonzero' };
  return [
    sheet(castle.rock, blend('#a9552a', HAZE, 0.3), { lift: 4, rough: 0.8 }),
    paper(shape(castle.castle, '#d47c40', flat) + shape(castle.windows, '#f6b877'), {
      lift: 2,
      rough: 0.3,
    }),
    paper(
      shape(council.hall, far, flat) +
        shape(council.drum, far, flat) +
        shape(council.dome, darker(far, 0.12), flat) +
        shape(council.columns, lighter(far, 0.35)),
      { lift: 4, rough: 0.2 },
    ),
    sheet(skyline(404, -90, 710, 26, random), blend('#b9592c', HAZE, 0.42), {
      lift: 5,
      rough: 0.6,
    }),
  ];
}

/** The streets behind the measured one, with their trees. */
function streetsBehind(): string[] {
  const random = createRandom(8);
  return [
    distantRow({
      y: 66,
      haze: 0.62,
      houses: [-9, 11],
      shift: 1,
      fields: [{ along: 10, up: 1, columns: 4, rows: 2 }],
    }),
    distantRow({
      y: 48,
      haze: 0.45,
      houses: [-8, 7],
      shift: -1,
      fields: [{ along: -12, up: 0.8, columns: 4, rows: 2 }],
    }),
    ...[-14, -8.5, 4, 12].map((x, index) => {
      const [px, py] = see([x, 40 + index, 4]);
      return sheet(crown(px, py - 10, 26, 20, random, 8), blend('#9a4420', HAZE, 0.3), {
        lift: 3,
        rough: 0.5,
      });
    }),
    distantRow({
      y: 31,
      haze: 0.22,
      houses: [-5, 5],
      shift: 2.7,
      fields: [
        { along: -7.9, up: 0.8, columns: 4, rows: 2 },
        { along: 1.2, up: 0.8, columns: 3, rows: 2 },
      ],
    }),
  ];
}

function layers(): readonly Layer[] {
  return [
    { name: 'sky', sheets: [sky(['#e8762a', '#f08a38', '#f9b065', '#fdd39a', '#fdd39a']), sun()] },
    { name: 'city', sheets: skyLine() },
    { name: 'streets', sheets: streetsBehind() },
    { name: 'terrace', sheets: [heroRow(), pigeonBody(watcher())] },
    { name: 'shadow', sheets: [droneShadow()] },
    { name: 'sight', sheets: [blurred(sightLines(), 0.3)] },
    { name: 'strips', sheets: [dimensions()] },
    { name: 'pigeon', sheets: [pigeonHead(watcher())] },
    { name: 'drone', sheets: [drone(DRONE, DRONE_SIZE)] },
    { name: 'roof', sheets: [nearRoof()] },
    { name: 'ground', sheets: [ground('#1f2b37', 5)] },
  ];
}

// --- Title and logo --------------------------------------------------------------------------

/** How far the stencil's card reaches beyond its letters, units. */
const CARD_REACH = 13.5;

/**
 * Drops of paint along the edges of the holes. Dots along the outline itself, shifted in all directions, need a
 * hundredth of the bytes of single drops.
 */
function overspray(holes: string, color: string): string {
  const random = createRandom(7);
  const reaches = Array.from({ length: 12 }, (_, index) => 1 + 8 * (index / 11) ** 1.3);
  return reaches
    .map((reach, index) => {
      const [x, y] = polar(0, 0, reach, index * 137.5);
      const gaps = Array.from({ length: 7 }, () => round(random.between(2.5, 8 + reach * 2.5)));
      return tag('use', {
        href: holes,
        x: round(x),
        y: round(y),
        fill: 'none',
        stroke: color,
        'stroke-width': round(random.between(0.6, 1.4)),
        'stroke-linecap': 'round',
        'stroke-dasharray': gaps.map((gap) => `0 ${gap}`).join(' '),
      });
    })
    .join('');
}

/**
 * A stencil: the letters are holes in a card, held by the bridges that the font has, and behind them is
 * sprayed slate. The card is as thick as its shadow in the holes.
 */
function title(): string {
  const first = setLine(font, 'Scanifly', { size: 112, y: 0, tracking: 4 });
  const second = setLine(font, 'Solar', { size: 112, y: 102, tracking: 6 });
  const letters = [...first, ...second];
  const [s, o, ...lar] = second;
  if (!s || !o) throw new Error('The second line has an "o"');
  const hollow = bounds([o]);
  const [x, y] = [(hollow.left + hollow.right) / 2, (hollow.top + hollow.bottom) / 2];
  const radius = (hollow.bottom - hollow.top) / 2 + 1;
  const [left, right] = [bounds(first).left, bounds(first).right];
  const [from, to] = [bounds(second).left - 18, bounds(second).right + 18];
  const lines = [dimensionArrow(left, from, 62), dimensionArrow(right, to, 62)].join('');
  const holes = '#scanifly-holes';
  const hole = (fill: string, attributes: Attributes = {}) =>
    tag('use', { href: holes, fill, ...attributes });
  const card = cutLetters(outline([...first, s, ...lar]) + circle(x, y, radius) + lines, {
    id: 'scanifly-holes',
    face: '#0c141b',
    base: '#fff3dd',
    reach: CARD_REACH,
    light: '#ffffff',
    dark: '#c9ad83',
  });
  return titleSvg(
    card +
      // The lower right edge of each hole faces the light.
      hole('#ffffff', { x: 0.9, y: 1.1 }) +
      hole('#0c141b') +
      `<clipPath id="scanifly-inside"><use href="${holes}"/></clipPath>` +
      tag(
        'g',
        { 'clip-path': 'url(#scanifly-inside)' },
        hole('#2b3b4a', { x: 2.2, y: 3 }) + overspray(holes, '#34475a') + smallSun(x, y, radius),
      ),
    { name: 'Scanifly Solar', box: bounds(letters), padding: 20 },
  );
}

/** The sun behind the round hole of the "o", in rings that lie one behind the other. */
function smallSun(x: number, y: number, radius: number): string {
  const ring = (share: number, fill: string, dx = 0, dy = 0) =>
    shape(circle(x + dx, y + dy, radius * share), fill);
  return (
    ring(1.1, '#8a3410') +
    ring(1, '#e4701f', 2, 2.8) +
    ring(0.74, '#8a3410') +
    ring(0.72, '#f7a53a', 1, 1.4) +
    ring(0.46, '#a8551a') +
    ring(0.44, '#fff0c4', 0.8, 1.1)
  );
}

/** A dimension line beside the second line, so that both are as wide as each other. */
function dimensionArrow(tip: number, end: number, y: number): string {
  const back = tip + Math.sign(end - tip) * 22;
  return (
    polygon([
      [tip, y],
      [back, y - 11],
      [back, y + 11],
    ]) + rectangle(Math.min(back, end), y - 3, Math.abs(end - back), 6)
  );
}

function logo(): string {
  /** A panel of three by two cells, leaning back to the upper right. */
  const at = (u: number, v: number): Point => [22 + u * 50 + v * 12, 74 - v * 30 - u * 3];
  const cells = Array.from({ length: 6 }, (_, index) => {
    const [u, v] = [(index % 3) / 3, Math.floor(index / 3) / 2];
    return polygon([
      at(u + 0.025, v + 0.04),
      at(u + 0.31, v + 0.04),
      at(u + 0.31, v + 0.46),
      at(u + 0.025, v + 0.46),
    ]);
  });
  const panel = polygon([at(-0.05, -0.07), at(1.05, -0.07), at(1.05, 1.07), at(-0.05, 1.07)]);
  return roundLogo({
    name: 'Scanifly Solar',
    ground: '#ee7f2d',
    rim: '#fff3dd',
    edge: 'scallop',
    symbol:
      raised(circle(46, 34, 29), '#f6a551') +
      raised(circle(46, 34, 21), '#fdc97c') +
      raised(circle(46, 34, 13), '#fff3cf') +
      raised(panel, '#f4ead8') +
      shape(cells.join(''), '#22405f'),
  });
}

export const scene: Scene = { slug: 'scanifly', layers, title, logo };
