/** From a hand-drawn line to a cut: the character of the hand kept, its tremor left out. */
import { type Cut } from './paper.ts';
import { inWedge, type Point, type Ring } from './wedge.ts';

/** Deviation that is not worth a point of its own, units. */
const TOLERANCE = 2.5;

/** A drawn line is a cut through the paper if it begins and ends beside it, else it closes itself. */
export function strokeToCut(drawn: Ring, sections: number): Cut {
  const line = simplify(steady(drawn));
  const [first, last] = [drawn[0], drawn.at(-1)];
  const beside = (point?: Point) => point && !inWedge(point, sections);
  const within = drawn.some((point) => inWedge(point, sections));
  const through = within && beside(first) && beside(last);
  return { kind: through ? 'through' : 'closed', line, sections };
}

/** Each point drawn towards its neighbours, the ends left where they are. */
function steady(line: Ring): Ring {
  return line.map((point, index) => {
    const before = line[index - 1];
    const after = line[index + 1];
    if (!before || !after) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}

/** Ramer, Douglas and Peucker: only points that deviate by more than the tolerance. */
export function simplify(line: Ring, tolerance = TOLERANCE): Ring {
  const first = line[0];
  const last = line.at(-1);
  if (!first || !last || line.length < 3) return line;
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < line.length - 1; index += 1) {
    const away = distanceTo(line[index] ?? first, first, last);
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const head = simplify(line.slice(0, farthest + 1), tolerance);
  return [...head.slice(0, -1), ...simplify(line.slice(farthest), tolerance)];
}

/** Distance of a point from the line between two others, units. */
function distanceTo([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Math.hypot(x - ax, y - ay);
  return Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}
