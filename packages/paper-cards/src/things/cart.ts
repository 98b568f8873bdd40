import { circle, polar, polygon, type Point, place } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { inked, lines } from './pieces.ts';

/** @param x,y the middle of its wheel, on the ground side of the cart; its shaft is to the right */
export function grapeCart(x: number, y: number, grapes: string) {
  const pile = (count: number, lift: number, start: number) =>
    Array.from({ length: count }, (_, index) =>
      circle(x - start + index * 15, y - 48 - lift, 9.4),
    ).join('');
  const wheel: Point = [x - 26, y - 2];
  const spokes = [0, 45, 90, 135].map((angle) => [
    polar(...wheel, 25, angle),
    polar(...wheel, 25, angle + 180),
  ]);
  const boards = [-32, -19].map((dy): Point[] => [
    [x - 64 - dy * 0.2, y + dy],
    [x + 58 + dy * 0.2, y + dy],
  ]);
  return [
    sheet(pile(5, 24, 31), `${grapes} #ffffff 20`, 'print 2'),
    sheet(pile(8, 12, 54), grapes, 'print 2'),
    sheet(pile(9, 0, 62), `${grapes} #000000 20`, 'print 2'),
    inked(
      lines([
        [x + 44, y - 20],
        [x + 112, y + 14],
      ]),
      'warm-deep ink 30',
      7,
      3,
    ),
    sheet(polygon(place('-72,-46 68,-46 54,-6 -58,-6', { x, y })), 'warm', 'thing'),
    inked(lines(...boards), 'warm ink 45', 2),
    sheet(circle(...wheel, 32) + circle(...wheel, 25), 'warm-deep', 'thing'),
    inked(lines(...spokes), 'warm-deep', 4, 2),
  ];
}
