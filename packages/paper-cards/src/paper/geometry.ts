/** Points, and path data (`d`) from points. */
export type Point = readonly [x: number, y: number];

/** A list of points, or its coordinates as SVG writes them: `'0,0 12,4'`. */
export type Points = string | readonly Point[];

export const pointsOf = (points: Points): readonly Point[] =>
  typeof points === 'string'
    ? points.split(' ').map((pair): Point => {
        const [x = 0, y = 0] = pair.split(',').map(Number);
        return [x, y];
      })
    : points;

/** Rounds to few decimals, which keeps the SVG small. One is enough on a canvas of 616 units. */
export function round(value: number, digits = 1): number {
  const steps = 10 ** digits;
  // `+ 0` turns -0 into 0.
  return Math.round(value * steps) / steps + 0;
}

const pair = ([x, y]: Point) => `${round(x, 2)} ${round(y, 2)}`;

/** A closed shape with straight sides. */
export function polygon(points: Points): string {
  return `M${pointsOf(points).map(pair).join('L')}Z`;
}

/** An open line with straight segments. */
export function polyline(points: Points): string {
  return `M${pointsOf(points).map(pair).join('L')}`;
}

/** A smooth line through all points (Catmull-Rom as Béziers). */
export function smooth(line: Points, { closed = false, tension = 1 } = {}): string {
  const points = pointsOf(line);
  const first = points[0];
  if (!first) return '';
  const count = points.length;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1);
    return points[wrapped] ?? first;
  };
  let d = `M${pair(first)}`;
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const pull = tension / 6;
    const leave: Point = [
      from[0] + (to[0] - before[0]) * pull,
      from[1] + (to[1] - before[1]) * pull,
    ];
    const arrive: Point = [
      to[0] - (after[0] - from[0]) * pull,
      to[1] - (after[1] - from[1]) * pull,
    ];
    d += `C${pair(leave)} ${pair(arrive)} ${pair(to)}`;
  }
  return closed ? `${d}Z` : d;
}

/** The point at `angle` degrees (clockwise, 0 is to the right) and `radius` from a center. */
export function polar(cx: number, cy: number, radius: number, angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [cx + radius * Math.cos(radians), cy + radius * Math.sin(radians)];
}

/** Points on an arc, including its ends. */
export function arc(
  cx: number,
  cy: number,
  radius: number,
  from: number,
  to: number,
  steps = 24,
): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) =>
    polar(cx, cy, radius, from + ((to - from) * index) / steps),
  );
}

export function circle(cx: number, cy: number, radius: number): string {
  return ellipse(cx, cy, radius, radius);
}

export function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const [x, y, w, h] = [round(cx - rx, 2), round(cy, 2), round(rx, 2), round(ry, 2)];
  return `M${x} ${y}a${w} ${h} 0 1 1 ${round(rx * 2, 2)} 0a${w} ${h} 0 1 1 ${round(-rx * 2, 2)} 0Z`;
}

export function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  const [w, h, r] = [round(width, 2), round(height, 2), round(radius, 2)];
  if (!r) return `M${round(x, 2)} ${round(y, 2)}h${w}v${h}h${-w}Z`;
  const [across, down] = [round(w - 2 * r, 2), round(h - 2 * r, 2)];
  return (
    `M${round(x + r, 2)} ${round(y, 2)}h${across}a${r} ${r} 0 0 1 ${r} ${r}v${down}` +
    `a${r} ${r} 0 0 1 ${-r} ${r}h${-across}a${r} ${r} 0 0 1 ${-r} ${-r}v${-down}` +
    `a${r} ${r} 0 0 1 ${r} ${-r}Z`
  );
}

/** A star, a gear or a pinked edge: points on two alternating radii. */
export function star(
  cx: number,
  cy: number,
  outer: number,
  inner: number,
  tips: number,
  turn = -90,
): Point[] {
  return Array.from({ length: tips * 2 }, (_, index) =>
    polar(cx, cy, index % 2 ? inner : outer, turn + (index * 180) / tips),
  );
}

/** Linear interpolation of two points or two numbers. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function mixPoints(from: Point, to: Point, share: number): Point {
  return [mix(from[0], to[0], share), mix(from[1], to[1], share)];
}

/** Rotates (degrees, clockwise), scales and translates points. */
export function place(
  points: Points,
  { x = 0, y = 0, turn = 0, size = 1, flip = false } = {},
): Point[] {
  const radians = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians) * size, Math.sin(radians) * size];
  return pointsOf(points).map(([px, py]) => {
    const left = flip ? -px : px;
    return [x + left * cos - py * sin, y + left * sin + py * cos];
  });
}

/** Measures a polyline, for points and normals at any length. */
export function walk(line: Points) {
  const points = pointsOf(line);
  const lengths = [0];
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1], points[index]];
    if (!from || !to) continue;
    lengths.push((lengths[index - 1] ?? 0) + Math.hypot(to[0] - from[0], to[1] - from[1]));
  }
  const length = lengths[lengths.length - 1] ?? 0;

  /** The point `distance` along the line and `offset` to its right-hand side (down, going right). */
  const at = (distance: number, offset = 0): Point => {
    let index = 1;
    while (index < points.length - 1 && (lengths[index] ?? 0) < distance) index++;
    const from = points[index - 1] ?? [0, 0];
    const to = points[index] ?? from;
    const start = lengths[index - 1] ?? 0;
    const span = (lengths[index] ?? 0) - start || 1;
    const share = (distance - start) / span;
    const [dx, dy] = [(to[0] - from[0]) / span, (to[1] - from[1]) / span];
    const [x, y] = mixPoints(from, to, share);
    return [x - dy * offset, y + dx * offset];
  };

  return { length, at };
}

/** Points on a quadratic Bézier curve, for shapes that are bent or projected later. */
export function bow(from: Point, control: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const share = index / steps;
    return mixPoints(mixPoints(from, control, share), mixPoints(control, to, share), share);
  });
}
