/** Converts a freeform line to a cut: smooths the tremor, keeps the corners. */
import { add, distance, middle, mix, type Point, scale, subtract } from '#app/demo-kit/vector.ts';
import { type Curve, distanceTo, flatten } from './curves.ts';
import { type Cut } from './paper.ts';
import { inWedge, type Ring, signedArea } from './wedge.ts';

/** Largest deviation of a simplified line, units. */
const TOLERANCE = 2.5;

/** A line that encloses less area than this per unit of length is a slit, not a shape. */
const SLIT_AREA = 9;

/** Half the maximum width of a slit, units: `min` plus a share of its length. */
const SLIT_WIDTH = { min: 5, share: 0.02, max: 14 } as const;

/** A drawn line, simplified. It cuts through the paper if it starts and ends beside the paper; otherwise it is closed. */
export type Stroke = { points: Ring; through: boolean };

const isBeside = (point: Point | undefined, sections: number) =>
  point !== undefined && !inWedge(point, sections);

export function toStroke(drawn: Ring, sections: number): Stroke {
  const within = drawn.some((point) => inWedge(point, sections));
  const through = within && isBeside(drawn[0], sections) && isBeside(drawn.at(-1), sections);
  return { points: simplify(smoothTremor(drawn)), through };
}

/** A smooth cut along a stroke. One that encloses almost no area is a slit. */
export function strokeToCut({ points, through }: Stroke, sections: number): Cut {
  const line = smooth(points);
  if (through) return { kind: 'through', line, sections };
  const [from, to] = [isBeside(points[0], sections), isBeside(points.at(-1), sections)];
  const isSlit = Math.abs(signedArea(line)) < SLIT_AREA * lengthOf(line);
  return { kind: 'closed', line: isSlit ? slit(line, { from, to }) : line, sections };
}

const lengthOf = (line: Ring) =>
  line.reduce((length, point, index) => length + distance(point, line[index - 1] ?? point), 0);

/** A narrow cut along a line, with pointed ends. An `open` end is at the edge of the paper and isn't pointed. */
function slit(line: Ring, open: { from: boolean; to: boolean }): Ring {
  const length = lengthOf(line);
  const step = Math.max(8, length / 40);
  const points = line.flatMap((point, index): Ring => {
    const next = line[index + 1];
    if (!next) return [point];
    const steps = Math.ceil(distance(point, next) / step);
    return Array.from({ length: steps }, (_, part) => mix(point, next, part / steps));
  });
  const widest = Math.min(SLIT_WIDTH.max, SLIT_WIDTH.min + SLIT_WIDTH.share * length);
  let gone = 0;
  const sides = points.map((point, index): [Point, Point] => {
    const [before, after] = [points[index - 1] ?? point, points[index + 1] ?? point];
    gone += distance(point, points[index - 1] ?? point);
    const share = gone / length;
    const tapers = (share < 0.5 && !open.from) || (share >= 0.5 && !open.to);
    const width = tapers ? widest * Math.sin(Math.PI * share) : widest;
    const [alongX, alongY] = subtract(after, before);
    const across = scale([alongY, -alongX], width / (distance(before, after) || 1));
    return [add(point, across), subtract(point, across)];
  });
  return [...sides.map(([right]) => right), ...sides.map(([, left]) => left).reverse()];
}

/** Moves each point toward its neighbors, except the ends. */
const smoothTremor = (line: Ring): Ring =>
  line.map((point, index) => {
    const [before, after] = [line[index - 1], line[index + 1]];
    return before && after ? middle(point, middle(before, after)) : point;
  });

/** Ramer-Douglas-Peucker: keeps only points that deviate by more than the tolerance. */
function simplify(line: Ring): Ring {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = distanceTo(line[index] ?? first, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= TOLERANCE) return [first, last];
  const head = simplify(line.slice(0, farthest + 1));
  return [...head.slice(0, -1), ...simplify(line.slice(farthest))];
}

/** A sharper bend is an intended corner, radians. */
const CORNER = Math.PI / 3;

/** A curve through the same points, with corners kept. */
export function smooth(points: Ring): Ring {
  const last = points.at(-1);
  if (!last || points.length < 3) return points;
  const curves = points.slice(0, -1).map((from, index): Curve => {
    const to = points[index + 1] ?? last;
    // At an end and at a corner, the curve continues straight.
    const before = isCorner(points, index) ? undefined : points[index - 1];
    const after = isCorner(points, index + 1) ? undefined : points[index + 2];
    return spline(before, from, to, after);
  });
  return [...flatten(curves), last];
}

function isCorner(points: Ring, index: number): boolean {
  const [before, at, after] = [points[index - 1], points[index], points[index + 1]];
  if (!before || !at || !after) return true;
  const turn =
    Math.atan2(after[1] - at[1], after[0] - at[0]) -
    Math.atan2(at[1] - before[1], at[0] - before[0]);
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn))) > CORNER;
}

/** Centripetal Catmull-Rom spline: no loops or overshoots, also with uneven points. */
function spline(
  before: Point | undefined,
  from: Point,
  to: Point,
  after: Point | undefined,
): Curve {
  const span = (a: Point, b: Point) => Math.sqrt(distance(a, b)) || 1;
  const length = span(from, to);
  const axis = (index: 0 | 1) => {
    const [a, b] = [from[index], to[index]];
    let [leaving, arriving] = [b - a, b - a];
    if (before) {
      const behind = span(before, from);
      const start = before[index];
      leaving += length * ((a - start) / behind - (b - start) / (behind + length));
    }
    if (after) {
      const ahead = span(to, after);
      const end = after[index];
      arriving += length * ((end - b) / ahead - (end - a) / (length + ahead));
    }
    return (share: number) => {
      const squared = share * share;
      const cubed = squared * share;
      return (
        a +
        (b - a) * (3 * squared - 2 * cubed) +
        leaving * (cubed - 2 * squared + share) +
        arriving * (cubed - squared)
      );
    };
  };
  const [x, y] = [axis(0), axis(1)];
  return (share) => [x(share), y(share)];
}
