/** Small flags on a line. */
import { mix, type Point, polygon, polyline } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { stroke } from '../paper/inks.ts';

/** Small flags on a line that sags between two points. */
export function bunting(from: Point, to: Point, sag: number, count: number) {
  const at = (t: number): Point => [
    mix(from[0], to[0], t),
    mix(from[1], to[1], t) + 4 * sag * t * (1 - t),
  ];
  const colors = ['cream', 'warm-deep', 'light', 'accent'];
  const flags = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    const [[ax, ay], [bx, by]] = [at(t - 0.3 / count), at(t + 0.3 / count)];
    const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
    return sheet(
      polygon([
        [ax, ay],
        [bx, by],
        [mx - (by - ay) * 0.9, my + (bx - ax) * 1.15],
      ]),
      colors[index % colors.length] ?? 'cream',
      'thing',
    );
  });
  return [
    ...flags,
    paper(
      stroke(polyline(Array.from({ length: 31 }, (_, index) => at(index / 30))), 'cream', 2),
      'print 2',
    ),
  ];
}
