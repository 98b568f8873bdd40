/** Hand-cut edges: distorts outlines slightly. */
import { createNoise2D } from 'simplex-noise';
import svgpath from 'svgpath';
import { mixPoints, round, type Point } from './geometry.ts';
import type { Inks } from './inks.ts';
import { createRandom } from './random.ts';

/** Length of the pieces that an outline is divided into, units: a quarter of the shortest wave. */
const PIECE = 5;
/** Wavelengths along an edge, units, with their shares of the distortion. */
const WAVES = [
  { length: 42, share: 0.7 },
  { length: 19, share: 0.3 },
] as const;

type Bend = (x: number, y: number) => Point;

/**
 * Distorts the outlines of inks. The displacement depends on the position only, so that shapes that touch still do.
 * @param amount largest displacement, units
 */
export function roughen(inks: Inks, amount: number): Inks {
  const bend: Bend = (x, y) => {
    const [dx, dy] = unevenness(x, y);
    return [x + amount * dx, y + amount * dy];
  };
  return inks.map((ink) => ({ ...ink, d: bendPath(ink.d, bend) }));
}

const random = createRandom(7919);
const across = createNoise2D(random.next);
const down = createNoise2D(random.next);

/** -1 to 1, the same in all sheets. */
function unevenness(x: number, y: number): Point {
  const sum = (noise: typeof across) =>
    WAVES.reduce((all, { length, share }) => all + share * noise(x / length, y / length), 0);
  return [sum(across), sum(down)];
}

/** Divides lines and curves into short pieces, and displaces their end and control points. */
function bendPath(d: string, bend: Bend): string {
  let bent = '';
  let start: Point = [0, 0];
  const put = (command: string, ...points: Point[]) => {
    bent +=
      command +
      points
        .map(([x, y]) =>
          bend(x, y)
            .map((value) => round(value, 2))
            .join(' '),
        )
        .join(' ');
  };
  const line = (from: Point, to: Point) => {
    const pieces = Math.max(1, Math.ceil(distance(from, to) / PIECE));
    for (let piece = 1; piece <= pieces; piece++) put('L', mixPoints(from, to, piece / pieces));
  };
  const curve = (from: Point, leave: Point, arrive: Point, to: Point) => {
    const reach = distance(from, leave) + distance(leave, arrive) + distance(arrive, to);
    const pieces = Math.max(1, Math.ceil(reach / (2 * PIECE)));
    const at = (share: number): Point => bezier([from, leave, arrive, to], share);
    /** A third of the tangent over the piece: the offset of its control point. */
    const handle = (share: number, length: number): Point => {
      const [x, y] = at(share);
      const [dx, dy] = bezierSpeed([from, leave, arrive, to], share);
      return [x + (dx * length) / 3, y + (dy * length) / 3];
    };
    for (let piece = 1; piece <= pieces; piece++) {
      const [a, b] = [(piece - 1) / pieces, piece / pieces];
      put('C', handle(a, b - a), handle(b, a - b), at(b));
    }
  };
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [command, a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = segment as [string, ...number[]];
      const from: Point = [x, y];
      if (command === 'M') put('M', (start = [a, b]));
      else if (command === 'L') line(from, [a, b]);
      else if (command === 'H') line(from, [a, y]);
      else if (command === 'V') line(from, [x, a]);
      else if (command === 'C') curve(from, [a, b], [c, e], [f, g]);
      else if (command === 'Q') {
        curve(from, mixPoints(from, [a, b], 2 / 3), mixPoints([c, e], [a, b], 2 / 3), [c, e]);
      } else {
        line(from, start);
        bent += 'Z';
      }
    });
  return bent;
}

type Cubic = readonly [Point, Point, Point, Point];

const distance = (from: Point, to: Point) => Math.hypot(to[0] - from[0], to[1] - from[1]);

const weighed = (points: readonly Point[], weights: readonly number[]): Point => [
  points.reduce((sum, [x], index) => sum + x * (weights[index] ?? 0), 0),
  points.reduce((sum, [, y], index) => sum + y * (weights[index] ?? 0), 0),
];

function bezier(points: Cubic, t: number): Point {
  const u = 1 - t;
  return weighed(points, [u ** 3, 3 * u * u * t, 3 * u * t * t, t ** 3]);
}

/** The derivative. */
function bezierSpeed(points: Cubic, t: number): Point {
  const u = 1 - t;
  return weighed(points, [-3 * u * u, 3 * u * u - 6 * u * t, 6 * u * t - 3 * t * t, 3 * t * t]);
}
