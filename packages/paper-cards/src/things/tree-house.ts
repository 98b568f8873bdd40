/** A lit house on a platform in a tree. */
import { blend } from '../colors.ts';
import { circle, ellipse, polygon, polyline, rectangle } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { creature } from './animals.ts';
import { gable, glued, inked, lines, panes, upright } from './pieces.ts';
import { shape, stroke } from '../paper/inks.ts';

/**
 * A house, 250 × 210 units, and its ladder.
 * @param x,floor the middle of its platform
 * @param ground where the ladder stands
 */
export function treeHouse(scene: Scene, x: number, floor: number, ground: number) {
  const wood = 'wood.46 shade 10';
  const light = 'straw.88';
  const roof = 'coral.58 shade 4';
  const count = Math.floor((ground - floor) / 20);
  const rungs = Array.from({ length: count }, (_, index) =>
    polyline([
      [x + 66, floor + 14 + index * 20],
      [x + 98, floor + 14 + index * 20],
    ]),
  );
  const rails = [66, 98].map((dx) =>
    polyline([
      [x + dx, floor],
      [x + dx + (dx > 80 ? 5 : -5), ground + 6],
    ]),
  );
  const windows = [x - 62, x + 36].map((left) => panes(left, floor - 78, 34, 40, 3));
  const tiles = [18, 38, 58].map((down, row) =>
    polyline([
      [x - 26 - row * 34, floor - 178 + down],
      [x + 26 + row * 34, floor - 178 + down],
    ]),
  );
  return [
    inked(
      lines(
        [
          [x - 116, floor + 6],
          [x - 44, floor + 72],
        ],
        [
          [x + 116, floor + 6],
          [x + 44, floor + 72],
        ],
      ),
      wood,
      10,
      4,
    ),
    inked(rails.join('') + rungs.join(''), blend('cream', wood, 0.2), 5, 4),
    sheet(upright(x + 52, floor - 120, 20, 58), 'deep', 'thing'),
    sheet(upright(x, floor, 172, 112), 'cream', 'hung'),
    glued(
      [24, 50, 76].map((up) => rectangle(x - 86, floor - up, 172, 2.4)).join(''),
      blend('cream', wood, 0.3),
    ),
    glued([x - 68, x + 30].map((left) => rectangle(left, floor - 84, 46, 52, 3)).join(''), wood, 2),
    glued(windows.join(''), light),
    glued(upright(x, floor, 40, 70, 19), 'deep', 2),
    glued(circle(x + 11, floor - 32, 3), light),
    sheet(gable(x, floor - 98, 244, 92), roof, 'hung'),
    paper(stroke(tiles.join(''), `${roof} ink 30`, 2.4), 'flat'),
    sheet(circle(x, floor - 126, 13), light, 'thing 2'),
    paper(
      shape(
        laceEdge(
          [
            [x - 124, floor + 10],
            [x + 124, floor + 10],
          ],
          { pitch: 31, depth: 26 },
        ),
        'cream',
      ),
      'print',
    ),
    sheet(rectangle(x - 128, floor - 3, 256, 15, 3), wood, 'hung 8'),
    glued(
      [-120, -104, 104, 120].map((dx) => rectangle(x + dx - 3, floor - 34, 6, 34)).join('') +
        rectangle(x - 124, floor - 38, 26, 6, 2) +
        rectangle(x + 98, floor - 38, 26, 6, 2),
      wood,
      2,
    ),
    creature(scene, 'owl', { x: x - 106, y: floor - 2, height: 46 }),
  ];
}

/** A lantern that hangs from (x, y), with its light on the paper behind. */
export function lantern(x: number, y: number, drop: number) {
  const light = 'straw.9';
  return [
    paper(shape(circle(x, y + drop + 18, 40), light, { opacity: 0.3 }), 'flat'),
    inked(`M${x} ${y}V${y + drop}`, 'ink', 2, 2),
    sheet(ellipse(x, y + drop + 18, 15, 19), light, 'thing'),
    glued(
      rectangle(x - 9, y + drop - 4, 18, 6, 2) +
        rectangle(x - 9, y + drop + 34, 18, 6, 2) +
        polygon([
          [x - 1.5, y + drop],
          [x + 1.5, y + drop],
          [x + 1.5, y + drop + 36],
          [x - 1.5, y + drop + 36],
        ]),
      'deep',
      1,
    ),
  ];
}
