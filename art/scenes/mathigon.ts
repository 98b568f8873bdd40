/**
 * Mathigon Polypad: a city of number cubes on a lace-edged pad. 136 is one house of a hundred
 * cubes, three towers of ten and six single cubes; its hundred windows are a hundred chart whose
 * primes are lit; the sun and the wheels are fraction circles that add up to a whole; and the
 * coins in the foreground are worth 136 pence.
 */
import { raised, roundLogo } from '../../tools/content/paper/emblem.ts';
import {
  arc,
  circle,
  mixPoints,
  polar,
  polygon,
  polyline,
  rectangle,
  star,
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
import { below, cloud, crown, ground, ridge } from '../../tools/content/paper/nature.ts';
import { blurred, paper, sheet, sky } from '../../tools/content/paper/paper.ts';
import { person } from '../kit/people.ts';
import { createRandom, type Random } from '../../tools/content/paper/random.ts';
import type { Layer, Scene } from '../kit/scene.ts';
import { blend, darker, lighter, shape, stroke, tag } from '../../tools/content/paper/svg.ts';

export const INK = '#2d1563';
export const CREAM = '#fff6dc';
const font = openFont('fredoka', 700);

// --- Isometric space -------------------------------------------------------------------------

/** x runs to the lower right, y to the lower left, z up; one unit is one cube. */
export type Space = (x: number, y: number, z: number) => Point;

export function isometric(left: number, top: number, unit: number): Space {
  const across = unit * Math.cos(Math.PI / 6);
  return (x, y, z) => [left + (x - y) * across, top + ((x + y) / 2 - z) * unit];
}

/** A flat piece of that space: `u` to the right, `v` down, in cubes. */
export type Plane = (u: number, v: number) => Point;

interface Solid {
  x: number;
  y: number;
  z?: number;
  /** Cubes along x, along y and upward. */
  size: readonly [number, number, number];
}

interface Faces {
  left: Plane;
  right: Plane;
  top: Plane;
}

export function facesOf(space: Space, { x, y, z = 0, size: [w, d, h] }: Solid): Faces {
  return {
    left: (u, v) => space(x + u, y + d, z + h - v),
    right: (u, v) => space(x + w, y + d - u, z + h - v),
    top: (u, v) => space(x + u, y + v, z + h),
  };
}

export function quad(plane: Plane, u: number, v: number, width: number, height: number): string {
  return polygon([
    plane(u, v),
    plane(u + width, v),
    plane(u + width, v + height),
    plane(u, v + height),
  ]);
}

/** A circle (or part of one) lying in a plane. */
function disc(plane: Plane, u: number, v: number, radius: number, from = 0, to = 360): string {
  const rim = arc(u, v, radius, from, to, Math.max(6, Math.round((to - from) / 8)));
  const points = to - from < 360 ? [...rim, [u, v] as const] : rim;
  return polygon(points.map(([px, py]) => plane(px, py)));
}

/** Letters, centerd on a spot of a plane, about `height` high. */
export function inscription(
  plane: Plane,
  text: string,
  u: number,
  v: number,
  height: number,
): string {
  return outline(warp(numeral(text, height, u, v), ([px, py]) => plane(px, py)));
}

/** Letters centerd on a point both ways. */
export function numeral(text: string, height: number, x: number, y: number): Letter[] {
  const letters = setLine(font, text, { size: 100 });
  const box = bounds(letters);
  const size = height / (box.bottom - box.top);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return warp(letters, ([px, py]) => [x + (px - cx) * size, y + (py - cy) * size]);
}

// --- Cubes as houses -------------------------------------------------------------------------

interface Tones {
  left: string;
  right: string;
  top: string;
  /** Behind the windows: in the dark, and with a lamp on. */
  dark: string;
  lit: string;
}

export interface House extends Solid {
  tones: Tones;
  /** Whether there is light in the window of a cube: `column` and `row` from the upper left. */
  lit?: (column: number, row: number, face: 'left' | 'right') => boolean;
  windows?: boolean;
}

/** An arched window in the middle of a cube's face. */
function windowHole(plane: Plane, column: number, row: number): string {
  const [u, v, half] = [column + 0.5, row + 0.42, 0.19];
  const arch = arc(u, v, half, 180, 360, 8);
  return polygon(
    [...arch, [u + half, v + 0.34] as const, [u - half, v + 0.34] as const].map(([px, py]) =>
      plane(px, py),
    ),
  );
}

/** One side of a house: a square of paper for each cube, windows cut out, light behind them. */
function wall(
  plane: Plane,
  columns: number,
  rows: number,
  color: string,
  random: Random,
  windows?: { dark: string; lit: string; on: (column: number, row: number) => boolean },
): { behind: string; tiles: string } {
  let [behind, tiles] = ['', ''];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const tint = blend(color, random.chance(0.5) ? '#ffffff' : '#000000', random.next() * 0.07);
      const hole = windows ? windowHole(plane, column, row) : '';
      tiles += shape(quad(plane, column + 0.025, row + 0.025, 0.95, 0.95) + hole, tint);
      if (windows) {
        const glow = windows.on(column, row) ? windows.lit : windows.dark;
        behind += shape(quad(plane, column + 0.2, row + 0.15, 0.6, 0.7), glow);
      }
    }
  }
  return { behind, tiles };
}

/** A house whose size can be counted: every cube is cut by itself. */
export function house(space: Space, { tones, lit = () => false, windows = true, ...solid }: House) {
  const random = createRandom(Math.round(solid.x * 31 + solid.y * 17 + solid.size[2] * 7) + 500);
  const [w, d, h] = solid.size;
  const faces = facesOf(space, solid);
  const core =
    shape(quad(faces.left, 0, 0, w, h), darker(tones.left, 0.45)) +
    shape(quad(faces.right, 0, 0, d, h), darker(tones.right, 0.45)) +
    shape(quad(faces.top, 0, 0, w, d), darker(tones.top, 0.4));
  const panes = (face: 'left' | 'right') =>
    windows
      ? {
          dark: tones.dark,
          lit: face === 'left' ? tones.lit : blend(tones.lit, tones.dark, 0.25),
          on: (column: number, row: number) => lit(column, row, face),
        }
      : undefined;
  const sides = [
    wall(faces.left, w, h, tones.left, random, panes('left')),
    wall(faces.right, d, h, tones.right, random, panes('right')),
    wall(faces.top, w, d, tones.top, random),
  ];
  return (
    paper(core + sides.map(({ behind }) => behind).join(''), { lift: 3, rough: 0, shade: 0.4 }) +
    paper(sides.map(({ tiles }) => tiles).join(''), { lift: 0.8, rough: 0.25, rim: 0.6 })
  );
}

/** The shadow a house throws on the pad: the light comes from the upper left. */
export function castShadow(space: Space, { x, y, size: [w, d, h] }: Solid): string {
  const [dx, dy] = [h * 0.34, h * -0.2];
  return polygon([
    space(x, y + d, 0),
    space(x + w, y + d, 0),
    space(x + w + dx, y + d + dy, 0),
    space(x + w + dx, y + dy, 0),
    space(x + dx, y + dy, 0),
    space(x, y, 0),
  ]);
}

function isPrime(number: number): boolean {
  if (number < 2) return false;
  for (let divisor = 2; divisor * divisor <= number; divisor++) {
    if (number % divisor === 0) return false;
  }
  return true;
}

export const VIOLET: Tones = {
  left: '#7a4ecb',
  right: '#4a2b93',
  top: '#b18ff0',
  dark: '#2a1260',
  lit: '#ffec9a',
};
export const LILAC: Tones = {
  left: '#dcc6f7',
  right: '#a584dc',
  top: '#f4eaff',
  dark: '#5b37ab',
  lit: '#ffb03a',
};
export const AMBER: Tones = {
  left: '#ffa02e',
  right: '#d56a1e',
  top: '#ffd077',
  dark: '#6a2a3c',
  lit: '#fff0a8',
};

export const HUNDRED: House = {
  x: 0,
  y: 0,
  size: [10, 1, 10],
  tones: VIOLET,
  // The hundred chart, 1 in the upper left corner: the primes are at home.
  lit: (column, row, face) => face === 'left' && isPrime(row * 10 + column + 1),
};
export const TENS: House[] = [
  { x: 13.4, y: -4.5 },
  { x: 12.2, y: -2.6 },
  { x: 11, y: -0.7 },
].map(({ x, y }, index) => ({
  x,
  y,
  size: [1, 1, 10],
  tones: LILAC,
  lit: (_, row, face) => (row * 7 + index * 3 + (face === 'left' ? 0 : 2)) % 5 === 1,
}));
/** Three on the ground and two on these and one on top: six. */
export const ONES: House[] = [
  { x: 12.7, y: 5.4 },
  { x: 13.7, y: 5.4 },
  { x: 14.7, y: 5.4 },
  { x: 12.7, y: 5.4, z: 1 },
  { x: 13.7, y: 5.4, z: 1 },
  { x: 12.7, y: 5.4, z: 2 },
].map((spot, index) => ({ ...spot, size: [1, 1, 1], tones: AMBER, lit: () => index % 2 === 0 }));

// --- Fraction circles ------------------------------------------------------------------------

export interface Share {
  top: number;
  bottom: number;
  color: string;
}

/** Cuts a whole into shares; complains when they do not add up to one. */
export function portions(shares: readonly Share[], start: number) {
  const whole = shares.reduce((sum, { top, bottom }) => sum + top / bottom, 0);
  if (Math.abs(whole - 1) > 1e-9) throw new Error(`The fractions add up to ${whole}, not to 1.`);
  let from = start;
  return shares.map((share) => {
    const to = from + (share.top / share.bottom) * 360;
    const portion = { ...share, from, to, middle: (from + to) / 2 };
    from = to;
    return portion;
  });
}

export function fractionLabel(x: number, y: number, height: number, share: Share): string {
  const bar = rectangle(x - height * 0.24, y - height * 0.04, height * 0.48, height * 0.08);
  return (
    outline(numeral(String(share.top), height * 0.38, x, y - height * 0.29)) +
    bar +
    outline(numeral(String(share.bottom), height * 0.38, x, y + height * 0.29))
  );
}

/** The sun: a half, a third and a sixth, with twenty-four rays. */
export function sun(cx: number, cy: number, radius: number): string {
  const parts = portions(
    [
      { top: 1, bottom: 2, color: '#ff9f1c' },
      { top: 1, bottom: 3, color: '#ffbf3f' },
      { top: 1, bottom: 6, color: '#f4772e' },
    ],
    -90,
  );
  const rays = [-0.5, 0.5]
    .map((side) => polygon(star(cx, cy, radius * (1.5 + side * 0.1), radius * 1.08, 12, side * 15)))
    .map((d, index) =>
      sheet(d, index ? '#ffe9a6' : '#ffc94a', { lift: 5, rough: 0.8, seed: 4 + index }),
    );
  const sectors = parts.map(({ from, to, middle, color, ...share }) => {
    const tip = polar(cx, cy, 4, middle);
    const sector = polygon([tip, ...arc(...tip, radius, from + 0.6, to - 0.6, 40)]);
    const [x, y] = polar(cx, cy, radius * 0.58, middle);
    return (
      sheet(sector, color, { lift: 3, rough: 0.5 }) +
      shape(fractionLabel(x, y, radius * 0.5, { ...share, color }), INK)
    );
  });
  return (
    rays.join('') +
    sheet(circle(cx, cy, radius * 1.1), CREAM, { lift: 5, rough: 0.8, seed: 6 }) +
    sectors.join('')
  );
}

/** A wheel in a plane: equal parts of a whole, a tyre, a hub. */
function wheel(plane: Plane, u: number, v: number, radius: number, parts: number, turn: number) {
  const colors: readonly [string, string, string] = ['#ffd24a', '#ff9d3c', '#fff0c0'];
  const shares = Array.from({ length: parts }, (_, index) => ({
    top: 1,
    bottom: parts,
    color: parts % 2 ? (colors[index % 3] ?? colors[0]) : (colors[index % 2] ?? colors[0]),
  }));
  const sectors = portions(shares, turn).map(({ from, to, color }) =>
    shape(disc(plane, u, v, radius * 0.86, from + 1.2, to - 1.2), color),
  );
  return (
    paper(shape(disc(plane, u, v, radius), INK), { lift: 3, rough: 0.3, rim: 0.8 }) +
    paper(sectors.join(''), { lift: 1.2, rough: 0.2, rim: 0.7 }) +
    paper(shape(disc(plane, u, v, radius * 0.17), '#7a4ecb'), { lift: 1.5, rough: 0, rim: 0.8 })
  );
}

// --- The cart --------------------------------------------------------------------------------

/** Number rods of which each layer is as long as the next: bonds of six. */
const LOAD: readonly (readonly [number, string][])[] = [
  [
    [4, '#f07d62'],
    [2, '#fff0c0'],
  ],
  [
    [1, '#fff6dc'],
    [5, '#ffc83d'],
  ],
];

function plainBox(space: Space, solid: Solid, color: string): string {
  const [w, d, h] = solid.size;
  const { left, right, top } = facesOf(space, solid);
  const notches = Array.from({ length: Math.max(0, Math.round(w) - 1) }, (_, index) =>
    polyline([left(index + 1, 0.12), left(index + 1, h - 0.12)]),
  );
  return paper(
    shape(quad(left, 0, 0, w, h), color) +
      shape(quad(right, 0, 0, d, h), darker(color, 0.35)) +
      shape(quad(top, 0, 0, w, d), lighter(color, 0.35)) +
      stroke(notches.join(''), darker(color, 0.3), 0.9),
    { lift: 2.5, rough: 0.25, rim: 0.7 },
  );
}

/** A market cart full of number rods, its wheels cut into thirds and eighths. */
export function cart(space: Space, x: number, y: number): string {
  const height = 1.9;
  const bed: Solid = { x: x - 0.4, y, z: height, size: [6.8, 2.4, 0.5] };
  const near = facesOf(space, { x, y, z: 0, size: [6.8, 2.7, 4] }).left;
  const load = LOAD.map((rods, layer) => {
    let at = x;
    return rods
      .map(([length, color]) => {
        const rod: Solid = { x: at, y: y + 0.7, z: height + 0.5 + layer, size: [length, 1, 1] };
        at += length;
        return plainBox(space, rod, color);
      })
      .join('');
  });
  const shaft = polygon([
    space(x + 6.4, y + 1.2, height + 0.3),
    space(x + 9.6, y + 1.2, 1.4),
    space(x + 9.6, y + 1.2, 1.2),
    space(x + 6.4, y + 1.2, height),
  ]);
  return (
    sheet(shaft, '#5b2f1f', { lift: 2, rough: 0.2 }) +
    plainBox(space, bed, '#a4552e') +
    load.join('') +
    wheel(near, 1.1, 2.1, 1.85, 3, -90) +
    wheel(near, 5.3, 2.1, 1.85, 8, -90)
  );
}

// --- Coins -----------------------------------------------------------------------------------

type Coin = 1 | 5 | 10 | 20 | 50;

/** Size in millimeters and color; seven sides, seven notches (the flower) or simply round. */
export interface CoinKind {
  width: number;
  sides?: 7;
  notches?: 7;
  color: string;
}

/** The true sizes in millimeters, and the metals as paper. */
const COINS: Record<Coin, CoinKind> = {
  1: { width: 20.3, color: '#d97b3a' },
  5: { width: 18, color: '#ddd3f0' },
  10: { width: 24.5, color: '#d5c9ec' },
  20: { width: 21.4, sides: 7, color: '#e5dcf4' },
  50: { width: 27.3, sides: 7, color: '#dcd0f0' },
};

/** Seven sides and yet the same width all round: each arc is drawn from the corner opposite. */
function curvedHeptagon(width: number): string {
  const radius = width / (2 * Math.cos(Math.PI / 14));
  const corner = (index: number) => polar(0, 0, radius, -90 + (index * 360) / 7);
  return polygon(
    Array.from({ length: 7 }, (_, index) => {
      const [cx, cy] = corner(index);
      const opposite = 90 + (index * 360) / 7;
      return arc(cx, cy, width, opposite - 90 / 7, opposite + 90 / 7, 6).slice(0, -1);
    }).flat(),
  );
}

/** How a coin lies. */
export interface Toss {
  x: number;
  y: number;
  /** Pixels to a millimeter: nearer coins are larger. */
  scale: number;
  /** How the coin lies: turned in its own plane, foreshortened, and the whole leaning. */
  spin?: number;
  flat?: number;
  lean?: number;
  dim?: number;
  /** How far it floats; by default derived from its size. */
  lift?: number;
}

type TossedCoin = Toss & { value: Coin };

/** Together 136 pence: two are still on the pad, five fall from its edges, and one is close to us. */
const COINS_ON_PAD: readonly TossedCoin[] = [
  { value: 20, x: 458, y: 730, scale: 1.8, spin: 12, flat: 0.56 },
  { value: 5, x: 506, y: 709, scale: 1.8, spin: 30, flat: 0.56 },
];
const FALLING: readonly TossedCoin[] = [
  { value: 10, x: 432, y: 786, scale: 1.9, spin: -20, flat: 0.74, lean: -24 },
  { value: 1, x: 500, y: 790, scale: 2.1, spin: 8, flat: 0.5, lean: 38 },
  { value: 20, x: 440, y: 832, scale: 2.4, spin: 30, flat: 0.86, lean: 18 },
  { value: 10, x: 168, y: 838, scale: 2.3, spin: 10, flat: 0.62, lean: 20 },
  { value: 20, x: 92, y: 806, scale: 2.8, spin: -14, flat: 0.9, lean: -12 },
];
const NEAREST: TossedCoin = {
  value: 50,
  x: 570,
  y: 814,
  scale: 4.3,
  spin: -8,
  flat: 0.92,
  lean: 14,
  dim: 0.06,
};

/** The flower: seven notches along a round rim. */
function notchedRound(width: number): string {
  return polygon(
    Array.from({ length: 84 }, (_, index) => {
      const notch = Math.max(0, Math.cos((index / 12) * 2 * Math.PI)) ** 8;
      return polar(0, 0, width * (0.5 - 0.035 * notch), (index * 360) / 84);
    }),
  );
}

function coinRim({ sides, notches }: CoinKind, width: number): string {
  if (notches) return notchedRound(width);
  return sides ? curvedHeptagon(width) : circle(0, 0, width / 2);
}

export function strikeCoin(kind: CoinKind, text: string, toss: Toss): string {
  const { x, y, scale, spin = 0, flat = 1, lean = 0, dim = 0, lift = 3 + scale * 1.6 } = toss;
  const { width, color } = kind;
  const metal = darker(color, dim);
  const outer = coinRim(kind, width);
  const inner = coinRim(kind, width * 0.86);
  const beads = Array.from({ length: 28 }, (_, index) =>
    circle(...polar(0, 0, width * 0.37, (index * 360) / 28), 0.3),
  );
  const lay = (markup: string, up: number) =>
    tag(
      'g',
      {
        transform: `translate(${x} ${y - up}) rotate(${lean}) scale(${scale} ${scale * flat}) rotate(${spin})`,
      },
      markup,
    );
  const thickness = 1.9 * scale * Math.sqrt(1 - flat * flat) + 0.8;
  const edge = [0, 0.25, 0.5, 0.75]
    .map((share) => lay(shape(outer, darker(metal, 0.42)), thickness * share))
    .join('');
  const face =
    shape(outer, metal) +
    shape(outer + inner, darker(metal, 0.13)) +
    shape(beads.join(''), darker(metal, 0.35)) +
    shape(outline(numeral(text, width * 0.36, 0, 0)), darker(metal, 0.62));
  return paper(edge + lay(face, thickness), { lift, rough: 0, rim: 0.8 });
}

// --- Smaller things --------------------------------------------------------------------------

/** All seven tans make a cat; its unit is the side of the square. */
export function tangramCat(x: number, y: number, unit: number): string {
  return paper(flatCat(x, y, unit), { lift: 2, rough: 0, rim: 0.8 });
}

export function flatCat(x: number, y: number, unit: number): string {
  const h = Math.SQRT1_2;
  const tans: readonly [Point[], string][] = [
    // Back and haunch: the two large triangles.
    [
      [
        [0, -4 * h],
        [0, 0],
        [2 * h, -2 * h],
      ],
      '#f07d62',
    ],
    [
      [
        [0, 0],
        [2 * h, -2 * h],
        [4 * h, 0],
      ],
      '#ffb03a',
    ],
    // The forepaws: the middle one.
    [
      [
        [0, 0],
        [0, -2 * h],
        [-2 * h, 0],
      ],
      '#fff0c0',
    ],
    // The head: the square on its corner; ears: the small triangles.
    [
      [
        [0, -4 * h],
        [h, -5 * h],
        [2 * h, -4 * h],
        [h, -3 * h],
      ],
      '#ffd24a',
    ],
    [
      [
        [0, -4 * h],
        [0, -6 * h],
        [h, -5 * h],
      ],
      '#e8603f',
    ],
    [
      [
        [2 * h, -4 * h],
        [2 * h, -6 * h],
        [h, -5 * h],
      ],
      '#e8603f',
    ],
    // The tail: the parallelogram.
    [
      [
        [4 * h, 0],
        [4 * h, -2 * h],
        [3 * h, -3 * h],
        [3 * h, -h],
      ],
      '#fff0c0',
    ],
  ];
  return tans
    .map(([points, color]) =>
      shape(polygon(points.map(([px, py]): Point => [x + px * unit, y + py * unit])), color),
    )
    .join('');
}

/** Regular polygons from the triangle to the nonagon on a thread. */
export function polygonBunting(from: Point, to: Point, sag: number): string {
  const line = Array.from({ length: 25 }, (_, index): Point => {
    const [x, y] = mixPoints(from, to, index / 24);
    return [x, y + (sag * 4 * index * (24 - index)) / 576];
  });
  const colors = ['#7a4ecb', '#f07d62', '#fff3cf', '#9a70e0', '#ff8f2b', '#5a35a8', '#fff3cf'];
  const pieces = colors.map((color, index) => {
    const [x, y] = line[2 + Math.round(index * 3.34)] ?? from;
    const sides = index + 3;
    const radius = 21;
    const corners = Array.from({ length: sides }, (_, corner) =>
      polar(x, y + radius * 0.86, radius, -90 + ((corner + 0.5) * 360) / sides),
    );
    return sheet(polygon(corners), color, { lift: 5, rough: 0.3, rim: 0.7 });
  });
  return stroke(polyline(line), INK, 1.4, { opacity: 0.75 }) + pieces.join('');
}

/** A pennant on a pole with a number on it. */
export function flag([x, y]: Point, text: string, color: string, height = 46): string {
  const width = 24 + text.length * 9;
  const cloth = polygon([
    [x, y - height],
    [x + width, y - height + 3],
    [x + width - 7, y - height + 13],
    [x + width, y - height + 23],
    [x, y - height + 25],
  ]);
  return (
    stroke(polyline([[x, y] as const, [x, y - height - 3] as const]), INK, 2) +
    sheet(cloth, color, { lift: 3, rough: 0.5, rim: 0.7 }) +
    shape(outline(numeral(text, 12.5, x + width / 2 - 3, y - height + 12.6)), INK)
  );
}

function tree([x, y]: Point, size: number, color: string, seed: number): string {
  const trunk = polygon([
    [x - size * 0.07, y],
    [x - size * 0.04, y - size * 0.6],
    [x + size * 0.04, y - size * 0.6],
    [x + size * 0.07, y],
  ]);
  const random = createRandom(seed);
  return (
    sheet(trunk, '#5b2f1f', { lift: 1, rough: 0 }) +
    sheet(crown(x, y - size * 0.72, size * 0.36, size * 0.42, random, 8), color, {
      lift: 3,
      rough: 0.4,
    })
  );
}

/** Pale blocks behind the city. */
function distantTown(space: Space, solids: readonly Solid[], color: string) {
  const tones: Tones = {
    left: color,
    right: darker(color, 0.16),
    top: lighter(color, 0.4),
    dark: darker(color, 0.2),
    lit: lighter(color, 0.6),
  };
  return solids
    .map((solid) =>
      house(space, { ...solid, tones, lit: (column, row) => (column * 5 + row * 3) % 7 === 0 }),
    )
    .join('');
}

// --- The picture -----------------------------------------------------------------------------

const CITY = isometric(108, 536, 25);
const PAD = { left: -5, right: 16.4, back: -9, front: 8.1 };

function pad(): string {
  const { left, right, back, front } = PAD;
  const corners = [
    CITY(left, back, 0),
    CITY(right, back, 0),
    CITY(right, front, 0),
    CITY(left, front, 0),
  ];
  const edge = (z: number) => [CITY(left, front, z), CITY(right, front, z), CITY(right, back, z)];
  const side = polygon([...edge(0), ...edge(-0.55).reverse()]);
  const dots: string[] = [];
  for (let x = Math.ceil(left); x < right; x++) {
    for (let y = back + 1; y < front; y++) dots.push(circle(...CITY(x, y, 0), 0.9));
  }
  const hem = [CITY(left, front - 0.35, 0), CITY(right - 0.35, front - 0.35, 0)];
  const hem2 = [CITY(right - 0.35, front - 0.35, 0), CITY(right - 0.35, back, 0)];
  const leftLace = laceEdge(edge(-0.3).slice(0, 2), { pitch: 46, depth: 44 });
  const rightLace = laceEdge(edge(-0.3).slice(1), { pitch: 46, depth: 44 });
  return (
    paper(shape(leftLace + rightLace, '#fff8ea'), { lift: 9, rough: 0, rim: 0.4 }) +
    sheet(side, '#8a66c4', { lift: 6, rough: 0.6 }) +
    sheet(polygon(corners), '#cdb3ef', { lift: 2, rough: 1 }) +
    shape(dots.join(''), '#9877cf') +
    stitches(hem, { color: '#fff3cf', seed: 3 }) +
    stitches(hem2, { color: '#fff3cf', seed: 5 })
  );
}

/** The street is a number line: 0 at the hundred house's first cube, 10 behind its last. */
function numberLine(y: number): string {
  const plane: Plane = (u, v) => CITY(u, y + v, 0);
  const ticks = Array.from({ length: 40 }, (_, index) => index / 2 - 4).map((at) =>
    polyline([plane(at, 0.08), plane(at, Number.isInteger(at) ? 0.42 : 0.25)]),
  );
  const numbers = Array.from({ length: 19 }, (_, index) => index - 4).map((at) =>
    inscription(plane, String(Math.abs(at)), at, 0.86, 0.5),
  );
  const minus = [-4, -3, -2, -1].map((at) => quad(plane, at - 0.42, 0.83, 0.2, 0.08));
  return (
    sheet(quad(plane, PAD.left, 0, PAD.right - PAD.left, 1.3), CREAM, { lift: 2, rough: 0.5 }) +
    stroke(ticks.join(''), INK, 1.1) +
    shape(numbers.join('') + minus.join(''), INK)
  );
}

/** Somebody in the street, with feet at a spot of the pad. */
export function citizen(
  figure: Parameters<typeof person>[0],
  at: Point,
  color: string,
  flip = false,
) {
  const [x, y] = at;
  const figureShape = person(figure, { x, y, size: 0.5, flip });
  return paper(shape(figureShape, color, { 'fill-rule': 'nonzero' }), { lift: 2, rough: 0.15 });
}

const coins = (tossed: readonly TossedCoin[]) =>
  tossed.map(({ value, ...toss }) => strikeCoin(COINS[value], String(value), toss));

/** Everything that stands on the pad: it moves with it, because feet that slip would betray the ground. */
function city(): string[] {
  const shadows = [HUNDRED, ...TENS, ...ONES.slice(0, 3)].map((solid) => castShadow(CITY, solid));
  return [
    pad(),
    blurred(shape(shadows.join(''), '#4c2a96', { 'fill-rule': 'nonzero' }), 1.5, 0.42),
    numberLine(1.9),
    tree(CITY(-2.6, 1, 0), 84, '#e77f6a', 3),
    house(CITY, HUNDRED),
    flag(CITY(0.5, 0.5, 10), '100', '#fff3cf', 33),
    tangramCat(...CITY(8.8, 0.6, 10), 9),
    ...TENS.map((tower) => house(CITY, tower)),
    flag(CITY(11.5, -0.2, 10), '30', '#ffd24a', 40),
    tree(CITY(16, -3.6, 0), 74, '#f39a6b', 5),
    citizen('coat', CITY(14.8, 4.1, 0), INK),
    citizen('speaking', CITY(15.7, 4.1, 0), '#5b2f8f', true),
    ...ONES.map((cube) => house(CITY, cube)),
    flag(CITY(13.2, 5.9, 3), '6', '#fff3cf', 38),
    cart(CITY, 2.4, 4.9),
    citizen('walking', CITY(11.6, 6.3, 0), INK),
    ...coins(COINS_ON_PAD),
  ];
}

/**
 * A lamp behind the first window of the hundred house, in the light of the primes: at a prime's window it
 * can't be seen. Only what shows through the window, so that it fits into every other one, whatever the
 * tint of the cube around it.
 */
function lampAtWindow(): string {
  const { left } = facesOf(CITY, HUNDRED);
  const tile = quad(left, 0.025, 0.025, 0.95, 0.95) + windowHole(left, 0, 0);
  const glow = quad(left, 0.2, 0.15, 0.6, 0.7);
  return (
    tag('clipPath', { id: 'window' }, tag('path', { d: windowHole(left, 0, 0) })) +
    tag(
      'g',
      { 'clip-path': 'url(#window)' },
      paper(shape(glow, HUNDRED.tones.lit), { lift: 3, rough: 0, shade: 0.4 }) +
        paper(shape(tile, HUNDRED.tones.left), { lift: 0.8, rough: 0.25, rim: 0.6 }),
    )
  );
}

function layers(): Layer[] {
  const random = createRandom(21);
  const far = isometric(40, 540, 11);
  const middle = isometric(500, 600, 14);
  return [
    { name: 'sky', sheets: [sky(['#f8b31a', '#fcc93c', '#ffdf7e', '#fff1c4', '#fff1c4'])] },
    {
      name: 'sun',
      sheets: [
        sun(466, 352, 84),
        sheet(cloud(196, 352, 190, 56, random), '#fff1c9', { lift: 7, rough: 1.2 }),
      ],
    },
    {
      name: 'towns',
      sheets: [
        distantTown(
          far,
          [
            { x: -4, y: -3, size: [2, 2, 16] },
            { x: -1, y: -2, size: [3, 3, 9] },
            { x: 16, y: -14, size: [2, 2, 8] },
            { x: 19, y: -15, size: [3, 3, 6] },
            { x: 23, y: -17, size: [2, 2, 9] },
            { x: 25, y: -20, size: [4, 3, 8] },
            { x: 29, y: -22, size: [2, 3, 15] },
          ],
          '#f5bf52',
        ),
        sheet(below(ridge({ y: 560, swing: 20, humps: 2, seed: 5 })), '#e9a35c', {
          lift: 8,
          rough: 2,
        }),
        distantTown(
          middle,
          [
            { x: -3, y: 0, size: [2, 2, 5] },
            { x: 1, y: -1, size: [3, 3, 3] },
            { x: 4, y: -4, size: [2, 2, 8] },
            { x: 6, y: -2, size: [3, 2, 6] },
          ],
          '#d786a9',
        ),
        sheet(below(ridge({ y: 640, swing: 16, humps: 2.4, seed: 9 })), '#8556b8', {
          lift: 9,
          rough: 2.4,
        }),
        sheet(below(ridge({ y: 706, swing: 14, humps: 2, seed: 12 })), '#3a1c7c', {
          lift: 9,
          rough: 2.4,
        }),
      ],
    },
    { name: 'city', sheets: city() },
    { name: 'lamp', sheets: [lampAtWindow()], hidden: true },
    { name: 'ground', sheets: [ground('#2d1563', 33)] },
    { name: 'bunting', sheets: [polygonBunting([-30, 4], [650, -14], 34)] },
    { name: 'coins', sheets: coins(FALLING) },
    { name: 'nearest', sheets: coins([NEAREST]) },
  ];
}

// --- Title and logo --------------------------------------------------------------------------

/** An o that is a fraction circle: sectors of a ring, together one whole. */
function roundLetter(letter: Letter, shares: readonly Share[]) {
  const { left, right, top, bottom } = bounds([letter]);
  const [cx, cy, radius] = [(left + right) / 2, (top + bottom) / 2, (bottom - top) / 2 + 1.5];
  const hole = radius * 0.3;
  const sectors = portions(shares, -90).map(({ from, to, color }) =>
    shape(
      polygon([
        ...arc(cx, cy, radius, from + 1.2, to - 1.2, 20),
        ...arc(cx, cy, hole, to - 4, from + 4, 8),
      ]),
      color,
    ),
  );
  return { disc: circle(cx, cy, radius), sectors: sectors.join('') };
}

function title(): string {
  const letters = [
    ...setLine(font, 'Mathigon', { size: 96, y: 0, turn: 2, shift: 1.5, seed: 3, tracking: 5 }),
    ...setLine(font, 'Polypad', { size: 104, y: 98, turn: 2, shift: 1.5, seed: 8, tracking: 5 }),
  ];
  const wholes: readonly (readonly Share[])[] = [
    [
      { top: 1, bottom: 2, color: '#5a2fb4' },
      { top: 1, bottom: 3, color: '#7d50d2' },
      { top: 1, bottom: 6, color: '#f47b1f' },
    ],
    [
      { top: 3, bottom: 4, color: '#5a2fb4' },
      { top: 1, bottom: 4, color: '#f47b1f' },
    ],
  ];
  const round = letters
    .filter(({ character }) => character === 'o')
    .map((letter, index) => roundLetter(letter, wholes[index] ?? []));
  const straight = outline(letters.filter(({ character }) => character !== 'o'));
  return titleSvg(
    cutLetters(straight + round.map(({ disc }) => disc).join(''), {
      id: 'mathigon-letters',
      face: '#5a2fb4',
      base: '#fff8e3',
      reach: 9,
      light: '#a785ee',
      dark: '#241052',
    }) + round.map(({ disc, sectors }) => shape(disc, '#fff8e3') + sectors).join(''),
    { name: 'Mathigon Polypad', box: bounds(letters), padding: 16 },
  );
}

/** Three cubes, one, two: and half of a fraction sun behind them. */
function logo(): string {
  const space = isometric(43, 53, 17);
  const cubes: readonly (readonly [x: number, z: number, color: string])[] = [
    [-0.5, 0, '#b18ff0'],
    [-0.5, 1, '#ff8f4a'],
    [0.5, 0, '#ffd24a'],
  ];
  const sunParts = portions(
    [
      { top: 1, bottom: 2, color: '#ffb52e' },
      { top: 1, bottom: 2, color: '#fff0c0' },
    ],
    -150,
  ).map(({ from, to, color }) =>
    raised(polygon([[64, 36], ...arc(64, 36, 12, from + 3, to - 3, 16)]), color, 0.8),
  );
  const faces = cubes.map(([x, z, color]) => {
    const { left, right, top } = facesOf(space, { x, y: -0.5, z: z - 0.45, size: [1, 1, 1] });
    return (
      raised(quad(left, 0, 0, 1, 1), color) +
      shape(quad(right, 0, 0, 1, 1), darker(color, 0.34)) +
      shape(quad(top, 0, 0, 1, 1), lighter(color, 0.5))
    );
  });
  return roundLogo({
    name: 'Mathigon Polypad',
    ground: '#4a2599',
    rim: '#ffd24a',
    symbol: sunParts.join('') + faces.join(''),
  });
}

export const scene: Scene = { slug: 'mathigon', layers, title, logo };
