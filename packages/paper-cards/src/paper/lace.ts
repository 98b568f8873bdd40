/** Nottingham lace: one pattern along a line, around a circle or flat; and stitches. */
import { arc, bow, circle, polar, polygon, walk, type Point, type Points } from './geometry.ts';
import { createRandom } from './random.ts';
import { type Inks, moved, shape, stroke } from './inks.ts';

export interface LaceOptions {
  /** Width of a scallop, adjusted so that a whole number fits. */
  pitch?: number;
  /** Distance from the seam to the tip of a scallop. */
  depth?: number;
  /** How large the holes are: more than 1 for lace that is shown small. */
  holes?: number;
}

type Warp = (along: number, down: number) => Point;

/** A lace edge along a line: the seam is on the line, the scallops are to its right (down, going right). */
export function laceEdge(line: Points, options: LaceOptions = {}): string {
  const path = walk(line);
  return lace(path.length, (along, down) => path.at(along, down), options);
}

/** A lace edge around a circle. Scallops point outward, or inward with a negative depth. */
export function laceRing(cx: number, cy: number, radius: number, options: LaceOptions = {}) {
  const length = 2 * Math.PI * radius;
  return lace(
    length,
    (along, down) => polar(cx, cy, radius + down, (along / length) * 360 - 90),
    options,
  );
}

/** A round mat: solid heart with petals, net, and a lace edge. `radius` includes the scallops. */
export function doily(cx: number, cy: number, radius: number, petals = 12): string {
  const depth = radius * 0.36;
  const seam = radius - depth;
  const parts = [laceRing(cx, cy, seam, { depth, pitch: (2 * Math.PI * seam) / petals })];
  const disc = circle(cx, cy, seam + 0.3);
  const hole = (points: Point[]) => parts.push(polygon(points));
  for (let index = 0; index < petals; index++) {
    const angle = (360 / petals) * index - 90;
    hole(petal(cx, cy, seam * 0.24, seam * 0.6, angle, 250 / petals));
    hole(petal(cx, cy, seam * 0.62, seam * 0.9, angle + 180 / petals, 200 / petals));
    parts.push(circle(...polar(cx, cy, seam * 0.74, angle), seam * 0.055));
    parts.push(circle(...polar(cx, cy, seam * 0.9, angle), seam * 0.035));
  }
  for (let index = 0; index < petals / 2; index++) {
    parts.push(circle(...polar(cx, cy, seam * 0.15, (720 / petals) * index - 90), seam * 0.042));
  }
  return disc + parts.join('');
}

/** The pattern, drawn flat and then placed by `warp`. Fill it with even-odd. */
export function lace(
  length: number,
  warp: Warp,
  { pitch = 46, depth = 46, holes = 1 }: LaceOptions,
): string {
  const count = Math.max(1, Math.round(length / pitch));
  const step = length / count;
  const across = Math.min(step, Math.abs(depth));
  const bend = (points: readonly Point[]) => polygon(points.map(([x, y]) => warp(x, y)));
  const parts: string[] = [];

  // The outline: along the seam, then back along the scallops, with small picots.
  const outline: Point[] = [];
  for (let index = 0; index <= count * 12; index++) outline.push([(index * step) / 12, 0]);
  for (let index = count - 1; index >= 0; index--)
    outline.push(...scallop(index * step, step, depth));
  parts.push(bend(outline));

  const dot = (x: number, y: number, size: number) =>
    parts.push(bend(arc(x, y, size * holes * across, 0, 345, 12)));
  const leaf = (x: number, y: number, angle: number, from: number, to: number, width: number) =>
    parts.push(bend(petal(x, y, from * across, to * holes * across, angle, width)));

  for (let index = 0; index < count; index++) {
    const left = index * step;
    const middle = left + step / 2;
    // Eyelets for a ribbon, then a row of diamonds as a net.
    for (let eyelet = 0; eyelet < 4; eyelet++) {
      const x = left + (step * (eyelet + 0.5)) / 4;
      dot(x, depth * 0.1, 0.042);
      parts.push(bend(diamond(x, depth * 0.235, step * 0.085, Math.abs(depth) * 0.062)));
    }
    // A flower in every scallop …
    for (let angle = 0; angle < 360; angle += 60) {
      leaf(middle, depth * 0.56, angle + 30, 0.06, 0.185, 46);
    }
    // … a row of dots along its rim …
    for (let angle = 15; angle <= 165; angle += 25) {
      const radians = (angle * Math.PI) / 180;
      dot(
        middle + Math.cos(radians) * step * 0.36,
        depth * (0.56 + Math.sin(radians) * 0.3),
        0.034,
      );
    }
    // … and sprigs where two scallops meet.
    for (const side of [left + step * 0.1, left + step * 0.9]) {
      parts.push(bend(diamond(side, depth * 0.4, step * 0.045, Math.abs(depth) * 0.075)));
    }
  }
  return parts.join('');
}

function diamond(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x - width, y],
    [x, y - height],
    [x + width, y],
    [x, y + height],
  ];
}

/** One scallop from right to left, edged with picots. */
function scallop(left: number, step: number, depth: number): Point[] {
  const picots = 9;
  const points: Point[] = [];
  for (let index = 0; index < picots; index++) {
    for (const share of [0.12, 0.32, 0.5, 0.68, 0.88]) {
      const angle = (Math.PI * (index + share)) / picots;
      const bump = 1 + 0.085 * Math.sin(Math.PI * share);
      points.push([
        left + step / 2 + (Math.cos(angle) * step * Math.min(bump, 1.08)) / 2.06,
        depth * (0.54 + 0.42 * Math.sin(angle) * bump),
      ]);
    }
  }
  return points;
}

/** A pointed oval on a ray from (x, y); `width` is the angle it spans, in degrees. */
function petal(x: number, y: number, from: number, to: number, angle: number, width: number) {
  const [start, end] = [polar(x, y, from, angle), polar(x, y, to, angle)];
  const middle = from + (to - from) * 0.62;
  return [
    ...bow(start, polar(x, y, middle, angle - width / 2), end, 6),
    ...bow(end, polar(x, y, middle, angle + width / 2), start, 6).slice(1, -1),
  ];
}

export interface StitchOptions {
  color?: string;
  width?: number;
  /** Lengths of a stitch and of the gap after it. */
  stitch?: number;
  gap?: number;
  seed?: number;
}

/** Running stitches along a line: thread, its shadow, and the holes of the needle. */
export function stitches(line: Points, options: StitchOptions = {}): Inks {
  const { color = '#f6efe0', width = 1.8, stitch = 9, gap = 5, seed = 1 } = options;
  const random = createRandom(seed);
  const path = walk(line);
  const [holes, thread]: [string[], string[]] = [[], []];
  for (let start = gap / 2; start + stitch < path.length; start += stitch + gap) {
    const from = path.at(start + random.around(0.7), random.around(0.5));
    const to = path.at(start + stitch + random.around(0.7), random.around(0.5));
    holes.push(circle(...from, width * 0.7), circle(...to, width * 0.7));
    thread.push(polygon([from, to]));
  }
  return [
    ...shape(holes.join(''), '#0a0814', { opacity: 0.45 }),
    ...moved(stroke(thread.join(''), '#0a0814', width, { opacity: 0.4 }), { x: 0.7, y: 1 }),
    ...stroke(thread.join(''), color, width),
  ];
}
