import { ellipse, type Point, polygon, polyline, rectangle, smooth } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { moved, shape, stroke } from '../paper/inks.ts';

/** A bucket with a drip of paint and a brush across it; `y` is its foot. */
export function paintBucket(x: number, y: number, size: number) {
  const [wide, narrow, top] = [size * 0.46, size * 0.36, y - size * 0.82];
  const drip: Point[] = [
    [x - wide, top],
    [x - wide * 0.9, top + size * 0.2],
    [x - wide * 0.55, top + size * 0.14],
    [x - wide * 0.3, top + size * 0.44],
    [x, top + size * 0.18],
    [x + wide * 0.4, top + size * 0.28],
    [x + wide * 0.75, top + size * 0.1],
    [x + wide, top],
  ];
  const brush = moved(
    [
      ...shape(rectangle(-size * 0.06, -size * 0.95, size * 0.12, size * 0.7, 3), 'warm'),
      ...shape(rectangle(-size * 0.11, -size * 0.3, size * 0.22, size * 0.2), 'cream'),
    ],
    { x: x + size * 0.14, y: top + size * 0.06, turn: 24 },
  );
  return [
    paper(
      stroke(`M${x - wide} ${top}Q${x} ${top - size * 0.7} ${x + wide} ${top}`, 'cream', 2.4),
      'print 2',
    ),
    paper(brush, 'thing'),
    sheet(
      polygon([
        [x - wide, top],
        [x + wide, top],
        [x + narrow, y],
        [x - narrow, y],
      ]),
      'cream near 30',
      'thing',
    ),
    sheet(smooth(drip, { closed: true, tension: 0.8 }), 'accent', 'glued'),
    sheet(ellipse(x, top, wide, size * 0.1), 'accent ink 25', 'glued'),
  ];
}

/** A ladder between its foot and its top. */
export function ladder(from: Point, to: Point, width: number, color: string) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / length) * (width / 2), (dx / length) * (width / 2)];
  const rail = (side: 1 | -1) =>
    polyline([
      [from[0] + side * nx, from[1] + side * ny],
      [to[0] + side * nx, to[1] + side * ny],
    ]);
  const count = Math.floor(length / 24);
  const rungs = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.6) / count;
    const [x, y] = [from[0] + dx * t, from[1] + dy * t];
    return polyline([
      [x - nx, y - ny],
      [x + nx, y + ny],
    ]);
  });
  return paper(
    [...stroke(rail(1) + rail(-1), color, 6), ...stroke(rungs.join(''), color, 4)],
    'thing',
  );
}

/** A post that stands in the ground. */
export const post = (x: number, top: number, foot: number, width: number, color: string) =>
  sheet(rectangle(x - width / 2, top, width, foot - top, 3), color, 'hung 6');
