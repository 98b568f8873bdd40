import { arc, circle, type Point, polar, polyline, rectangle } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { creature } from './animals.ts';
import { LIT } from './lamplight.ts';
import { inked } from './pieces.ts';
import { shape, stroke } from '../paper/inks.ts';

type Side = 1 | -1;

/** Top of the rails, and of a wagon's floor, units. */
export const RAIL = 822;
export const BED = 738;

function wheel(x: number, radius: number) {
  const y = RAIL - radius;
  const spokes = Array.from({ length: 8 }, (_, index) =>
    polyline([[x, y], polar(x, y, radius * 0.8, index * 45 + 11)]),
  ).join('');
  return [
    sheet(circle(x, y, radius), 'ink', 'thing'),
    sheet(circle(x, y, radius * 0.76), 'warm-deep near 20', 'glued'),
    paper(stroke(spokes, 'ink', 3), 'thread'),
    sheet(circle(x, y, radius * 0.26), 'cream', 'print 1'),
  ];
}

/** The wagon under the pictures: floor, stakes at both ends, wheels. */
export function wagon(left: number, right: number) {
  const wood = 'warm near 38';
  const planks = Array.from(
    { length: 9 },
    (_, index) => `M${left + ((right - left) * (index + 1)) / 10} ${BED}v24`,
  ).join('');
  const rivets = Array.from({ length: 14 }, (_, index) =>
    circle(left + 14 + ((right - left - 28) * index) / 13, BED + 30, 2.4),
  ).join('');
  return [
    ...[left + 64, left + 128, right - 128, right - 64].flatMap((x) => wheel(x, 26)),
    sheet(rectangle(left - 34, BED + 22, right - left + 68, 9), 'ink', 'thing'),
    sheet(rectangle(left, BED + 20, right - left, 18, 3), 'near ink 30', 'thing'),
    paper(shape(rivets, 'cream'), 'glued'),
    sheet(rectangle(left - 6, BED, right - left + 12, 24, 3), wood, 'thing 6'),
    paper(stroke(planks, `${wood} ink 40`, 1.6), 'thread'),
  ];
}

/** The engine's cab and what the frame leaves of its boiler: the cab is lit, and the driver looks out. */
export function engine(scene: Scene, side: Side, edge: number) {
  const at = (dx: number) => edge + side * dx;
  const box = (from: number, to: number, top: number, height: number, radius = 4) =>
    rectangle(Math.min(at(from), at(to)), top, Math.abs(to - from), height, radius);
  const green = 'leaf.5 shade 8';
  const brass = 'straw.8 shade 2';
  const rivets = Array.from({ length: 8 }, (_, index) =>
    circle(at(14 + index * 15), 718, 2.6),
  ).join('');
  return [
    ...wheel(at(50), 34),
    sheet(box(110, 260, 640, 110, 40), green, 'thing 6'),
    sheet(box(8, 130, 560, 130), green, 'thing 6'),
    sheet(box(22, 112, 584, 84, 6), `${green} ink 40`, 'thing 2'),
    sheet(box(27, 107, 589, 84, 4), LIT, 'glued'),
    creature(scene, 'fox', { x: at(72), y: 686, height: 66, flip: side > 0 }),
    sheet(box(2, 136, 664, 74, 5), green, 'thing 6'),
    sheet(box(14, 124, 676, 30, 3), 'coral.6 shade 6', 'glued'),
    inked(`M${at(20)} 682H${at(118)}V700H${at(20)}Z`, brass, 2.4),
    sheet(rivets, brass, 'glued'),
    sheet(box(-16, 200, 542, 22, 10), `${green} ink 45`, 'hung'),
    sheet(box(-6, 240, BED + 4, 15, 2), 'coral.6 shade 6', 'thing'),
    paper(stroke(`M${at(-30)} ${BED + 22}H${at(4)}`, 'ink', 7), 'print'),
  ];
}

/** Logs on the wagon behind, cut off by the frame too. */
export function logs(side: Side) {
  const at = (x: number) => 308 + side * (x - 308);
  const bark = 'warm-deep ink 35';
  const rounds: Point[] = [
    [-14, BED - 6],
    [18, BED - 6],
    [2, BED - 34],
  ];
  return [
    ...wheel(at(2), 26),
    ...rounds.flatMap(([x, y]) => [
      sheet(circle(at(x), y, 16), bark, 'thing'),
      sheet(circle(at(x), y, 12), 'warm cream 40', 'glued'),
      paper(stroke(polyline(arc(at(x), y, 7, 0, 350, 16)), bark, 1.4), 'thread'),
    ]),
    sheet(rectangle(Math.min(at(-70), at(40)), BED, 110, 26, 3), 'near ink 15', 'thing 6'),
  ];
}
