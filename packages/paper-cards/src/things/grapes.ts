import { circle, ellipse, place, polar, polyline, smooth } from '../paper/geometry.ts';
import type { Spot } from '../paper/nature.ts';
import { paper } from '../paper/paper.ts';
import { shape, stroke } from '../paper/inks.ts';

/** How far a vine leaf reaches, from its tip on one side to its stalk: degrees and a share of its size. */
const LOBES = [
  [0, 1],
  [14, 0.76],
  [30, 0.66],
  [44, 0.8],
  [60, 0.98],
  [76, 0.74],
  [94, 0.62],
  [112, 0.78],
  [132, 0.86],
  [154, 0.6],
  [174, 0.34],
] as const;

/** A leaf with five lobes, `size` units from its stalk to its tip, which points up before it is turned. */
export function vineLeaf({ x = 0, y = 0, size = 1, turn = 0 }: Spot, color: string) {
  const side = (sign: 1 | -1) =>
    LOBES.map(([angle, reach]) => polar(0, 0, reach, sign * angle - 90));
  const outline = place([...side(1), ...side(-1).reverse().slice(0, -1)], { x, y, size, turn });
  const ribs = [0, 58, -58, 128, -128].map((angle) =>
    polyline([[x, y], polar(x, y, size * 0.74, angle - 90 + turn)]),
  );
  return paper(
    [
      ...shape(smooth(outline, { closed: true, tension: 0.8 }), color),
      ...stroke(ribs.join(''), `${color} #ffffff 30`, Math.max(1, size / 40), {
        opacity: 0.6,
      }),
    ],
    'thing 6',
  );
}

/** A bunch that hangs from (x, y). @param radius of a grape, units */
export function bunch(x: number, y: number, radius: number, color: string) {
  const rows = [4, 5, 4, 5, 4, 3, 2, 1];
  const grapes = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, index): readonly [number, number] => [
      x + (index - (count - 1) / 2) * radius * 1.96 + (row % 2 ? 2 : -2),
      y + radius * (1 + row * 1.62),
    ]),
  );
  const some = (rest: number) => grapes.filter((_, index) => index % 3 === rest);
  const tones = [`${color} #000000 28`, color, `${color} #ffffff 16`];
  const shine = grapes.map(([gx, gy]) =>
    ellipse(gx - radius * 0.34, gy - radius * 0.38, radius * 0.2, radius * 0.15),
  );
  return [
    ...tones.map((tone, rest) =>
      paper(
        shape(
          some(rest)
            .map(([gx, gy]) => circle(gx, gy, radius))
            .join(''),
          tone,
          { isUnited: true },
        ),
        'thing',
      ),
    ),
    paper(shape(shine.join(''), '#ffffff', { opacity: 0.75 }), 'thread'),
  ];
}
