import { circle, mix, type Point, polygon, rectangle, smooth, place } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet } from '../paper/paper.ts';
import { glued, upright } from './pieces.ts';
import { moved, shape } from '../paper/inks.ts';

/** Where the sails turn, and how far they reach. */
export const HUB = { x: 306, y: 546 };
const REACH = 244;
const FOOT = 772;

/** Its body, without sails. */
export function mill() {
  const { x, y } = HUB;
  const wall = 'cream warm 16';
  /** Between the left edge of the wall, -1, and the right one, 1; from its top, 0, to its foot, 1. */
  const on = (across: number, down: number): Point => [
    x + across * mix(66, 116, down),
    mix(y + 14, FOOT, down),
  ];
  const band = (left: number, right: number, top: number, foot: number) =>
    polygon([on(left, top), on(right, top), on(right, foot), on(left, foot)]);
  const planks = [0.14, 0.3, 0.72, 0.86].map((down) => band(-1, 1, down, down + 0.012));
  return [
    sheet(band(-1, 1, 0, 1.1), wall, 'hung'),
    sheet(band(0.3, 1, 0, 1.1), `${wall} deep 34`, 'flat'),
    glued(planks.join(''), `${wall} deep 30`),
    paper(
      shape(laceEdge([on(-1.03, 0.55), on(1.03, 0.55)], { pitch: 30, depth: 24 }), 'cream'),
      'print',
    ),
    sheet(band(-1.03, 1.03, 0.46, 0.56), 'warm-deep', 'thing'),
    glued(upright(x - 34, y + 86, 32, 40, 15), 'deep', 1.4),
    glued(upright(x - 34, y + 82, 22, 30, 10), 'warm'),
    glued(upright(x + 52, y + 200, 30, 38, 14), 'deep', 1.4),
    glued(upright(x + 52, y + 196, 20, 28, 9), 'warm'),
    sheet(
      smooth(place('-88,22 -72,-40 0,-88 72,-40 88,22', { x, y }), { closed: true, tension: 0.7 }),
      'warm-deep',
      'hung 7',
    ),
    glued(
      [-26, 0, 26]
        .map((dx) => rectangle(x + dx - 1.5, y - 66 + Math.abs(dx) * 0.5, 3, 74))
        .join(''),
      'warm-deep ink 30',
    ),
  ];
}

/** Four sails of lattice and cloth about the hub. */
export function sails() {
  const each = (d: string, color: string) =>
    [34, 124, 214, 304].flatMap((angle) => moved(shape(d, color), { ...HUB, turn: angle }));
  const beam = rectangle(-6, -REACH, 12, REACH);
  const slats =
    Array.from({ length: 8 }, (_, row) => rectangle(-4, 8 - REACH + row * 23, 56, 4)).join('') +
    rectangle(47, 6 - REACH, 5, 168);
  const cloth = polygon([
    [5, 12 - REACH],
    [46, 12 - REACH],
    [46, 172 - REACH],
    [5, 172 - REACH],
  ]);
  const stripe = rectangle(5, 58 - REACH, 41, 23) + rectangle(5, 104 - REACH, 41, 23);
  const wood = 'warm-deep ink 58';
  return [
    paper(each(cloth, 'cream'), 'hung'),
    paper(each(stripe, 'warm-deep'), 'glued'),
    paper(each(slats, wood), 'print 2'),
    paper(each(beam, wood), 'thing'),
    sheet(circle(HUB.x, HUB.y, 22), 'warm', 'thing'),
    sheet(circle(HUB.x, HUB.y, 9), wood, 'thing 2'),
  ];
}
