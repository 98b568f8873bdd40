import { circle, polygon, rectangle, smooth, place } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { glued, inked, upright } from './pieces.ts';

/** A moored barge with flowers. */
export function barge(x: number, y: number) {
  const hull = place('-108,-22 96,-22 118,-32 94,16 -94,16', { x, y });
  const cabin = upright(x - 20, y - 20, 104, 32, 4);
  return [
    sheet(cabin, 'cream warm 20', 'thing'),
    sheet(rectangle(x - 78, y - 58, 116, 9, 4), 'deep', 'thing'),
    glued([-50, -22, 6].map((dx) => circle(x + dx, y - 36, 8)).join(''), 'near'),
    sheet(
      circle(x + 56, y - 30, 9) + circle(x + 70, y - 34, 10) + circle(x + 84, y - 30, 8),
      'accent',
      'thing 2',
    ),
    sheet(polygon(hull), 'warm-deep', 'thing 6'),
    inked(
      smooth([
        [x - 98, y - 8],
        [x + 104, y - 10],
      ]),
      'cream',
      3,
    ),
  ];
}
