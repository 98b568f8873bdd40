/** Nottingham lace along a line. */
import { arc, bow, polar, polygon, walk, type Point, type Points } from './geometry.ts';

interface LaceOptions {
  /** Width of a scallop, adjusted so that a whole number fits. */
  pitch: number;
  /** Distance from the seam to the tip of a scallop. */
  depth: number;
}

/**
 * A lace edge along a line: the seam is on the line, the scallops are to its right (down, going right). Fill it with even-odd.
 * The pattern is drawn flat and then bent.
 */
export function laceEdge(line: Points, { pitch, depth }: LaceOptions): string {
  const path = walk(line);
  const count = Math.max(1, Math.round(path.length / pitch));
  const step = path.length / count;
  const across = Math.min(step, depth);
  const bend = (points: readonly Point[]) => polygon(points.map(([x, y]) => path.at(x, y)));
  const dot = (x: number, y: number, size: number) => bend(arc(x, y, size * across, 0, 345, 12));

  // The outline: along the seam, then back along the scallops, with small picots.
  const outline: Point[] = [];
  for (let index = 0; index <= count * 12; index++) outline.push([(index * step) / 12, 0]);
  for (let index = count - 1; index >= 0; index--)
    outline.push(...scallop(index * step, step, depth));
  let d = bend(outline);

  for (let index = 0; index < count; index++) {
    const left = index * step;
    const middle = left + step / 2;
    // Eyelets for a ribbon, then a row of diamonds as a net.
    for (const share of [0.125, 0.375, 0.625, 0.875]) {
      const x = left + step * share;
      d += dot(x, depth * 0.1, 0.042);
      d += bend(diamond(x, depth * 0.235, step * 0.085, depth * 0.062));
    }
    // A flower in every scallop …
    for (let angle = 30; angle < 390; angle += 60)
      d += bend(petal(middle, depth * 0.56, 0.06 * across, 0.185 * across, angle));
    // … a row of dots along its rim …
    for (let angle = 15; angle <= 165; angle += 25) {
      const [dx, dy] = polar(0, 0, 1, angle);
      d += dot(middle + dx * step * 0.36, depth * (0.56 + dy * 0.3), 0.034);
    }
    // … and sprigs where two scallops meet.
    for (const share of [0.1, 0.9])
      d += bend(diamond(left + step * share, depth * 0.4, step * 0.045, depth * 0.075));
  }
  return d;
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

/** A pointed oval on a ray from (x, y). */
function petal(x: number, y: number, from: number, to: number, angle: number) {
  const [start, end] = [polar(x, y, from, angle), polar(x, y, to, angle)];
  const middle = from + (to - from) * 0.62;
  return [
    ...bow(start, polar(x, y, middle, angle - 23), end, 6),
    ...bow(end, polar(x, y, middle, angle + 23), start, 6).slice(1, -1),
  ];
}
