/** Plants at a wall: a climber with roses, and one that is close to the eye. */
import { blend } from '../colors.ts';
import { type Point, polar, polyline } from '../paper/geometry.ts';
import { paper, type Sheet } from '../paper/paper.ts';
import type { CardLayer, Scene } from '../scene.ts';
import { bigLeaf, leaf, spray, spraySheet } from '../things/plants.ts';
import { rose } from '../things/roses.ts';
import { shape, stroke } from '../paper/inks.ts';

/** A climber that grows up one side of the stones and hangs over their top. */
export function climber({ random }: Scene, line: readonly Point[], side: 1 | -1) {
  const stem = line
    .slice(4, Math.round(line.length * 0.66))
    .map(([x, y], index): Point => [308 + side * (308 - x + 9 * Math.sin(index * 0.8)), y - 2]);
  const green = 'leaf.46 shade 10';
  const sheets = ['', '', ''];
  const roses: Sheet[] = [];
  for (const [index, [x, y]] of stem.entries()) {
    for (let count = 0; count < 7; count++) {
      const [px, py] = polar(x, y, random.between(2, 20), random.between(0, 360));
      const spot = { x: px, y: py, length: random.between(26, 42), angle: random.between(0, 360) };
      sheets[count % 3] += leaf(spot, 0.42);
    }
    if (index % 4 === 1 || index > stem.length - 3)
      roses.push(...rose('warm-deep', x + random.around(14), y, 14 + (index % 3) * 4));
  }
  const leaves = (d: string, color: string) => paper(shape(d, color, { isUnited: true }), 'print');
  const shoots = stem
    .filter((_, index) => index % 6 === 3)
    .map(([x, y], index) =>
      spray(
        { x, y, length: random.between(70, 110), angle: 90 + side * 30 * (index % 2 ? 1 : 0.2) },
        30,
        random,
        0.22,
      ),
    );
  return [
    leaves(shoots.join(''), `${green} ink 30`),
    paper(stroke(polyline(stem), 'warm-deep ink 55', 6), 'thing'),
    leaves(sheets[0] ?? '', `${green} ink 42`),
    leaves(sheets[1] ?? '', green),
    leaves(sheets[2] ?? '', `${green} warm 28`),
    ...roses,
  ];
}

/** A plant so close that the card's edge crops it: broad leaves, and a tall stalk of bells. */
export function closePlant({ random }: Scene, side: 1 | -1): CardLayer {
  const x = side < 0 ? 4 : 612;
  const green = 'leaf.4 shade 12';
  const lean = (angle: number) => (side < 0 ? angle : 180 - angle);
  const leaves = [
    [-100, 330, 0.5],
    [-48, 250, 0.34],
    [-76, 300, 0.14],
    [-24, 190, 0.45],
    [-58, 190, 0],
  ] as const;
  return {
    name: 'plant',
    travel: 9,
    sheets: [
      spraySheet(
        spray({ x, y: 916, length: 360, angle: lean(-84) }, -side * 24, random, 0.16),
        `${green} ink 55`,
        12,
      ),
      ...leaves.map(([angle, length, dark], index) =>
        bigLeaf(
          { x: x - side * index * 9, y: 922, length, angle: lean(angle) },
          blend(green, 'ink', dark),
          0.26,
        ),
      ),
      ...rose('warm-deep', x - side * 6, 690, 52),
      ...rose('warm-deep cream 30', x - side * 72, 838, 40),
    ],
  };
}
