/** Light bulbs on a cord that sags between two points, with their light on the paper behind. */
import { circle, mix, type Point, polyline, rectangle } from '../../paper/geometry.ts';
import { paper } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import type { Scene } from '../scene.ts';

export function lightString(
  { palette }: Scene,
  from: Point,
  to: Point,
  sag: number,
  count: number,
): string[] {
  const at = (t: number): Point => [
    mix(from[0], to[0], t),
    mix(from[1], to[1], t) + 4 * sag * t * (1 - t),
  ];
  const bulbs = Array.from({ length: count }, (_, index) => at((index + 0.5) / count));
  const circles = (radius: number) => bulbs.map(([x, y]) => circle(x, y + 19, radius)).join('');
  const light = blend(palette.warm, palette.cream, 0.5);
  const cord = polyline(Array.from({ length: 41 }, (_, index) => at(index / 40)));
  const flat = { lift: 0, rough: 0.4, rim: 0.15, shade: 0 };
  return [
    ...[34, 21].map((radius) => paper(shape(circles(radius), light, { opacity: 0.2 }), flat)),
    paper(stroke(cord, palette.ink, 2.6), { lift: 2, rough: 0, rim: 0.3 }),
    paper(shape(circles(8.5), light), { lift: 3, rough: 0.2, rim: 0.7 }),
    paper(shape(bulbs.map(([x, y]) => rectangle(x - 4, y, 8, 13, 2)).join(''), palette.ink), {
      lift: 1.5,
      rough: 0,
      rim: 0.5,
    }),
  ];
}
