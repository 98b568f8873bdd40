/** Hand-cut edges: distorts outlines slightly. */
import { createNoise2D } from 'simplex-noise';
import svgpath from 'svgpath';
import { mix, round } from './geometry.ts';
import type { Ink } from './inks.ts';
import type { Sheet } from './paper.ts';
import { createRandom } from './random.ts';

/** Length of the pieces that an outline is divided into, units: a quarter of the shortest wave. */
const PIECE = 5;
/** Wavelengths along an edge, units, with their shares of the distortion. */
const WAVES = [
  { length: 42, share: 0.7 },
  { length: 19, share: 0.3 },
] as const;

/**
 * Cuts a sheet by hand: distorts its outlines where they lie on the card, so that shapes that touch still do. Outlines of
 * pictures are only distorted.
 */
export function cutOut(sheet: Sheet): Sheet {
  const rough = sheet.cut?.rough;
  return rough ? { ...sheet, inks: sheet.inks.map((ink) => roughen(ink, rough)) } : sheet;
}

/** @param amount largest displacement, units */
function roughen({ d, place, ...ink }: Ink, amount: number): Ink {
  if (!place || ink.picture) return { ...ink, d: bendPath(d, amount), ...(place && { place }) };
  const size = Math.hypot(place[0], place[1]);
  return {
    ...ink,
    d: bendPath(
      svgpath(d)
        .matrix([...place])
        .toString(),
      amount,
    ),
    ...(ink.width !== undefined && { width: ink.width * size }),
    ...(ink.dash && { dash: ink.dash.map((length) => length * size) }),
  };
}

const random = createRandom(7919);
const across = createNoise2D(random.next);
const down = createNoise2D(random.next);

/** -1 to 1, the same in all sheets. */
function unevenness(noise: typeof across, x: number, y: number): number {
  let sum = 0;
  for (const { length, share } of WAVES) sum += share * noise(x / length, y / length);
  return sum;
}

/** Divides lines and curves into short pieces, and displaces their end and control points. */
function bendPath(d: string, amount: number): string {
  let bent = '';
  let [startX, startY] = [0, 0];
  const put = (command: string, x: number, y: number) => {
    const [dx, dy] = [unevenness(across, x, y), unevenness(down, x, y)];
    bent += `${command}${round(x + amount * dx, 2)} ${round(y + amount * dy, 2)}`;
  };
  const line = (x: number, y: number, toX: number, toY: number) => {
    const pieces = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y) / PIECE));
    for (let piece = 1; piece <= pieces; piece++)
      put('L', mix(x, toX, piece / pieces), mix(y, toY, piece / pieces));
  };
  const curve = (xs: Cubic, ys: Cubic) => {
    const pieces = Math.max(1, Math.ceil(reachOf(xs, ys) / (2 * PIECE)));
    // A third of the tangent over the piece: the offset of its control points.
    const third = 1 / pieces / 3;
    for (let piece = 1; piece <= pieces; piece++) {
      const [from, to] = [(piece - 1) / pieces, piece / pieces];
      const [x, y] = [bezier(xs, to), bezier(ys, to)];
      const [fromX, fromY] = [bezier(xs, from), bezier(ys, from)];
      put('C', fromX + speed(xs, from) * third, fromY + speed(ys, from) * third);
      put(' ', x - speed(xs, to) * third, y - speed(ys, to) * third);
      put(' ', x, y);
    }
  };
  svgpath(d)
    .abs()
    .unshort()
    .unarc()
    .iterate((segment, _index, x, y) => {
      const [command, a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = segment as [string, ...number[]];
      if (command === 'M') {
        [startX, startY] = [a, b];
        put('M', a, b);
      } else if (command === 'L') line(x, y, a, b);
      else if (command === 'H') line(x, y, a, y);
      else if (command === 'V') line(x, y, x, a);
      else if (command === 'C') curve([x, a, c, f], [y, b, e, g]);
      else if (command === 'Q') {
        curve(
          [x, mix(x, a, 2 / 3), mix(c, a, 2 / 3), c],
          [y, mix(y, b, 2 / 3), mix(e, b, 2 / 3), e],
        );
      } else {
        line(x, y, startX, startY);
        bent += 'Z';
      }
    });
  return bent;
}

/** One coordinate of the four points of a cubic Bézier curve. */
type Cubic = readonly [number, number, number, number];

/** Length of the line through its points, which is at least as long as the curve. */
const reachOf = ([a, b, c, d]: Cubic, [e, f, g, h]: Cubic) =>
  Math.hypot(b - a, f - e) + Math.hypot(c - b, g - f) + Math.hypot(d - c, h - g);

const bezier = ([a, b, c, d]: Cubic, t: number) => {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
};

/** The derivative. */
const speed = ([a, b, c, d]: Cubic, t: number) => {
  const u = 1 - t;
  return 3 * (u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c));
};
