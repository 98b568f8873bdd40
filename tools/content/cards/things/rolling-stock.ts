/** A train: an engine, a flat wagon and one with logs. `BED` is where loads stand. */
import { arc, circle, type Point, polar, polyline, rectangle } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend } from '../../paper/svg.ts';
import type { Scene } from '../scene.ts';
import { localColor } from '../stage/local-colors.ts';
import { creature } from './animals.ts';
import { LIT } from './lamplight.ts';
import { inked } from './pieces.ts';
import { shape, stroke } from '../../paper/inks.ts';

type Side = 1 | -1;

/** Top of the rails, and of a wagon's floor, units. */
export const RAIL = 822;
export const BED = 738;

function wheel({ palette }: Scene, x: number, radius: number) {
  const y = RAIL - radius;
  const spokes = Array.from({ length: 8 }, (_, index) =>
    polyline([[x, y], polar(x, y, radius * 0.8, index * 45 + 11)]),
  ).join('');
  return [
    sheet(circle(x, y, radius), palette.ink, { lift: 4, rough: 0.4, rim: 0.6 }),
    sheet(circle(x, y, radius * 0.76), blend(palette.warmDeep, palette.near, 0.2), {
      lift: 1,
      rough: 0.3,
      rim: 0.4,
    }),
    paper(stroke(spokes, palette.ink, 3), { lift: 0.5, rough: 0, rim: 0.3 }),
    sheet(circle(x, y, radius * 0.26), palette.cream, { lift: 1, rough: 0, rim: 0.6 }),
  ];
}

/** The wagon under the pictures: floor, stakes at both ends, wheels. */
export function wagon(scene: Scene, left: number, right: number) {
  const { palette } = scene;
  const wood = blend(palette.warm, palette.near, 0.38);
  const planks = Array.from(
    { length: 9 },
    (_, index) => `M${left + ((right - left) * (index + 1)) / 10} ${BED}v24`,
  ).join('');
  const rivets = Array.from({ length: 14 }, (_, index) =>
    circle(left + 14 + ((right - left - 28) * index) / 13, BED + 30, 2.4),
  ).join('');
  return [
    ...[left + 64, left + 128, right - 128, right - 64].flatMap((x) => wheel(scene, x, 26)),
    sheet(rectangle(left - 34, BED + 22, right - left + 68, 9), palette.ink, {
      lift: 3,
      rough: 0.3,
    }),
    sheet(rectangle(left, BED + 20, right - left, 18, 3), blend(palette.near, palette.ink, 0.3), {
      lift: 5,
      rough: 0.5,
    }),
    paper(shape(rivets, palette.cream), { lift: 0.6, rough: 0, rim: 0.4 }),
    sheet(rectangle(left - 6, BED, right - left + 12, 24, 3), wood, {
      lift: 6,
      rough: 0.7,
      rim: 0.65,
    }),
    paper(stroke(planks, blend(wood, palette.ink, 0.4), 1.6), {
      lift: 0.2,
      rough: 0,
      rim: 0.2,
      shade: 0.2,
    }),
  ];
}

/** The engine's cab and what the frame leaves of its boiler: the cab is lit, and the driver looks out. */
export function engine(scene: Scene, side: Side, edge: number) {
  const { palette } = scene;
  const at = (dx: number) => edge + side * dx;
  const box = (from: number, to: number, top: number, height: number, radius = 4) =>
    rectangle(Math.min(at(from), at(to)), top, Math.abs(to - from), height, radius);
  const green = localColor(palette, 'leaf', 0.5, 0.08);
  const brass = localColor(palette, 'straw', 0.8, 0.02);
  const rivets = Array.from({ length: 8 }, (_, index) =>
    circle(at(14 + index * 15), 718, 2.6),
  ).join('');
  return [
    ...wheel(scene, at(50), 34),
    sheet(box(110, 260, 640, 110, 40), green, { lift: 6, rough: 0.7 }),
    sheet(box(8, 130, 560, 130), green, { lift: 6, rough: 0.6, rim: 0.6 }),
    sheet(box(22, 112, 584, 84, 6), blend(green, palette.ink, 0.4), { lift: 2, rough: 0.4 }),
    sheet(box(27, 107, 589, 84, 4), LIT, { lift: 0.6, rough: 0.3, rim: 0.6 }),
    creature(scene, 'fox', { x: at(72), y: 686, height: 66, flip: side > 0 }),
    sheet(box(2, 136, 664, 74, 5), green, { lift: 6, rough: 0.6, rim: 0.7 }),
    sheet(box(14, 124, 676, 30, 3), localColor(palette, 'coral', 0.6, 0.06), {
      lift: 1,
      rough: 0.4,
    }),
    inked(`M${at(20)} 682H${at(118)}V700H${at(20)}Z`, brass, 2.4),
    sheet(rivets, brass, { lift: 0.8, rough: 0, rim: 0.6 }),
    sheet(box(-16, 200, 542, 22, 10), blend(green, palette.ink, 0.45), {
      lift: 9,
      rough: 0.6,
      rim: 0.7,
    }),
    sheet(box(-6, 240, BED + 4, 15, 2), localColor(palette, 'coral', 0.6, 0.06), {
      lift: 4,
      rough: 0.4,
      rim: 0.6,
    }),
    paper(stroke(`M${at(-30)} ${BED + 22}H${at(4)}`, palette.ink, 7), { lift: 3, rough: 0 }),
  ];
}

/** Logs on the wagon behind, cut off by the frame too. */
export function logs(scene: Scene, side: Side) {
  const { palette } = scene;
  const at = (x: number) => 308 + side * (x - 308);
  const bark = blend(palette.warmDeep, palette.ink, 0.35);
  const rounds: Point[] = [
    [-14, BED - 6],
    [18, BED - 6],
    [2, BED - 34],
  ];
  return [
    ...wheel(scene, at(2), 26),
    ...rounds.flatMap(([x, y]) => [
      sheet(circle(at(x), y, 16), bark, { lift: 4, rough: 0.6 }),
      sheet(circle(at(x), y, 12), blend(palette.warm, palette.cream, 0.4), {
        lift: 1,
        rough: 0.5,
        rim: 0.5,
      }),
      paper(stroke(polyline(arc(at(x), y, 7, 0, 350, 16)), bark, 1.4), {
        lift: 0.2,
        rough: 0,
        rim: 0.2,
      }),
    ]),
    sheet(
      rectangle(Math.min(at(-70), at(40)), BED, 110, 26, 3),
      blend(palette.near, palette.ink, 0.15),
      { lift: 6, rough: 0.6, rim: 0.6 },
    ),
  ];
}
