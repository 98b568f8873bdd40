/** Washing on a line, and what hangs and grows around it. */
import { blend } from '../colors.ts';
import { arc, circle, mix, type Point, polar, polygon, polyline } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet } from '../paper/paper.ts';
import { cat } from './cat.ts';
import { LIT } from './lamplight.ts';
import { inked } from './pieces.ts';
import { leaf } from './plants.ts';
import { moved, shape, stroke, type Inks } from '../paper/inks.ts';

export interface Cloth {
  /** Its middle, units. */
  x: number;
  y: number;
  width: number;
  height: number;
  turn: number;
}

/** A cloth that sags between its pegs, with stripes, folds and a hem of lace. */
export function cloth(spot: Cloth, color: string) {
  const [w, h] = [spot.width / 2, spot.height / 2];
  const put = (inks: Inks) => moved(inks, spot);
  const hem = Array.from({ length: 25 }, (_, index): Point => {
    const t = index / 24;
    return [mix(w + 6, -w - 10, t), h + 9 * Math.sin(t * 11)];
  });
  const sag = (from: number, to: number) => `Q${(from + to) / 2} ${-h + 16} ${to} ${-h}`;
  const top = `M${-w} ${-h}${sag(-w, -w * 0.36)}${sag(-w * 0.36, w * 0.36)}${sag(w * 0.36, w)}`;
  const outline = `${top}L${polyline(hem).slice(1)}Z`;
  const stripes = [-0.94, -0.82, 0.8, 0.92].map((share) => {
    const x = w * share;
    return `M${x} ${-h + 4}H${x + 9}L${x + 14} ${h}H${x + 3}Z`;
  });
  const folds = [-0.7, -0.2, 0.3, 0.72].map(
    (share) => `M${w * share} ${h - 4}Q${w * share + 7} ${h - 40} ${w * share - 2} ${h - 96}`,
  );
  return [
    paper(put(shape(laceEdge([...hem].reverse(), { pitch: 34, depth: 34 }), 'cream')), 'print 6'),
    paper(
      put([
        ...shape(outline, color),
        ...shape(stripes.join(''), 'cream', { opacity: 0.8 }),
        ...stroke(folds.join(''), `${color} ink 30`, 4, { opacity: 0.6 }),
      ]),
      'hung',
    ),
  ];
}

/** A jumper that hangs upside down from its pegs, as knitters hang them. */
export function jumper(x: number, y: number, turn: number, color: string) {
  const outline =
    'M-50 0H50L56 96Q92 150 82 206L54 210Q54 172 34 148L22 150Q0 166 -22 150L-34 148Q-54 172 -54 210L-82 206Q-92 150 -56 96Z';
  const zigzag = (y0: number) =>
    polyline(
      Array.from({ length: 15 }, (_, index): Point => [-49 + index * 7, y0 + (index % 2 ? 9 : 0)]),
    );
  const cream = `${color} cream 75`;
  return paper(
    moved(
      [
        ...shape(outline, color),
        ...stroke(zigzag(40) + zigzag(78), cream, 4),
        ...stroke('M-47 58H47', 'accent', 6, { dash: [3, 9] }),
        ...stroke('M-44 6V16M-30 6V16M-16 6V16M-2 6V16M12 6V16M26 6V16M40 6V16', cream, 4),
        ...stroke('M-80 194L-57 198M80 194L57 198', cream, 7),
      ],
      { x, y, turn },
    ),
    'hung',
  );
}

/** Bulbs on a wire, each with its pale halo on the sky. */
export function bulbs(wire: readonly Point[], sky: string) {
  const spots = wire.filter((_, index) => index % 5 === 2);
  const dots = (dy: number, radius: number) =>
    spots.map(([x, y]) => circle(x, y + dy, radius)).join('');
  return [
    sheet(dots(17, 38), blend(sky, LIT, 0.16), 'flat 1'),
    sheet(dots(17, 24), blend(sky, LIT, 0.36), 'flat 1'),
    inked(polyline(wire), 'near ink 50', 3, 3),
    sheet(dots(18, 12), LIT, 'thing'),
    sheet(dots(5, 5), 'near ink 50', 'print 2'),
  ];
}

/** A tabby cat that sits with its back to the eye, and a ball of wool. */
export function catWithWool(x: number, y: number, side: 1 | -1) {
  const fur = 'coral.74 shade 4';
  const dark = `${fur} #5a2a10 50`;
  const [bx, by, r] = [x + side * 82, y - 21, 23];
  const threads = [-50, -20, 10, 40].map((turn) =>
    polyline(arc(bx + side * 3, by, r * 0.8, turn + 100, turn + 210, 10)),
  );
  const wool = 'accent';
  return [
    paper(
      stroke(
        `M${x - side * 12} ${y - 6}Q${x - side * 52} ${y + 2} ${x - side * 44} ${y - 38}`,
        fur,
        12,
      ),
      'thing',
    ),
    paper(
      [
        ...shape(cat(x, y, 2.9), fur),
        ...stroke(
          `M${x - 10} ${y - 40}h20M${x - 13} ${y - 29}h26M${x - 12} ${y - 18}h24M${x} ${y - 66}v10M${x - 7} ${y - 64}v7M${x + 7} ${y - 64}v7`,
          dark,
          3.6,
        ),
      ],
      'thing 7',
    ),
    inked(
      `M${bx - side * r} ${by + 12}Q${x + side * 42} ${y - 14} ${x + side * 20} ${y - 2}`,
      wool,
      3,
    ),
    sheet(circle(bx, by, r), wool, 'thing'),
    inked(threads.join(''), `${wool} cream 50`, 2.2),
  ];
}

/** A sunflower close to the eye: two rings of petals, and seeds. */
export function sunflower(x: number, y: number, radius: number) {
  const petals = (turn: number, length: number) =>
    Array.from({ length: 14 }, (_, index) =>
      leaf({ x, y, length, angle: turn + (index * 360) / 14 }, 0.2),
    ).join('');
  const seeds = Array.from({ length: 21 }, (_, index) =>
    circle(...polar(x, y, radius * 0.36 * Math.sqrt(index / 21), index * 137.5), radius * 0.03),
  );
  const gold = '#f0b132';
  const nonzero = { isUnited: true };
  return [
    paper(shape(petals(13, radius), `${gold} #b4531c 45`, nonzero), 'thing 8'),
    paper(shape(petals(0, radius * 0.92), gold, nonzero), 'thing'),
    sheet(circle(x, y, radius * 0.42), '#5d3216 ink 20', 'thing'),
    paper(shape(seeds.join(''), '#c98a3c cream 20'), 'glued'),
  ];
}

/** A stalk from the foot of the picture. */
export const stalk = (from: Point, to: Point, color: string) =>
  sheet(
    polygon([
      [from[0] - 7, from[1]],
      [to[0] - 4, to[1]],
      [to[0] + 4, to[1]],
      [from[0] + 7, from[1]],
    ]),
    color,
    'thing',
  );
