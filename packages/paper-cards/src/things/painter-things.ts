/** What a painter takes along: a parasol, a box of paints, brushes in a jar. */
import { blend } from '../colors.ts';
import { circle, ellipse, mix, type Point, polygon, rectangle } from '../paper/geometry.ts';
import { laceEdge } from '../paper/lace.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { Mirror } from '../scene.ts';
import { glued } from './pieces.ts';
import { moved, shape, stroke, type Inks } from '../paper/inks.ts';

/** A parasol of gores with a fringe of lace; (x, y) is the middle of its rim. */
export function parasol({
  x,
  y,
  turn,
  reach,
  foot,
}: {
  x: number;
  y: number;
  turn: number;
  reach: number;
  foot: number;
}) {
  const rise = reach * 0.62;
  const put = (inks: Inks) => moved(inks, { x, y, turn });
  const rim = Array.from({ length: 9 }, (_, index): Point => {
    const angle = mix(-Math.PI / 2, Math.PI / 2, index / 8);
    return [reach * Math.sin(angle), reach * 0.1 * Math.cos(angle)];
  });
  const gores = rim.slice(1).map(([bx, by], index) => {
    const [ax, ay] = rim[index] ?? [0, 0];
    const d =
      `M0 ${-rise}Q${ax * 0.92} ${-rise * 0.86} ${ax} ${ay}` +
      `Q${(ax + bx) / 2} ${(ay + by) / 2 - 16} ${bx} ${by}Q${bx * 0.92} ${-rise * 0.86} 0 ${-rise}Z`;
    const color = index % 2 ? 'cream' : 'coral.68 shade 10';
    return shape(d, blend(color, 'near', index * 0.035));
  });
  const seams = rim
    .slice(1, -1)
    .map(([ax, ay]) => `M0 ${-rise}Q${ax * 0.92} ${-rise * 0.86} ${ax} ${ay}`);
  const wood = 'wood.62 shade 10';
  return [
    paper(put(stroke(`M0 ${-rise - 14}V${foot}`, wood, 10)), 'thing 6'),
    paper(put(shape(laceEdge(rim, { pitch: 30, depth: 30 }), 'cream')), 'print'),
    paper(put(gores.flat()), 'hung'),
    paper(put(stroke(seams.join(''), 'near cream 35', 1.6)), 'glued'),
    paper(put(shape(circle(0, -rise - 4, 9), 'straw.82')), 'print'),
  ];
}

/** Paints that everybody knows, whatever the card's hue. */
const PAINTS = ['#e2574c', '#f2b640', '#f5e6c6', '#4ea36b', '#3f7fc0', '#8d5bb0'] as const;

/** An open box of paints that the frame crops at one side; `y` is its foot. */
export function paintBox(y: number, at: Mirror) {
  const wood = 'wood.6 shade 8';
  const corner = (x: number, dy: number): Point => [at(x), y + dy];
  const lid = [corner(-50, -84), corner(150, -84), corner(176, -168), corner(-50, -168)];
  const inner = [corner(-50, -94), corner(142, -94), corner(164, -158), corner(-50, -158)];
  const wells = PAINTS.map((color, index) => {
    const [x, dy] = [22 + (index % 3) * 46, index < 3 ? -142 : -112];
    return [
      ...shape(ellipse(at(x + (index < 3 ? 6 : 0)), y + dy, 17, 11), color),
      ...shape(ellipse(at(x + (index < 3 ? 2 : -4)), y + dy - 3, 6, 3), '#ffffff', {
        opacity: 0.45,
      }),
    ];
  });
  const tubes = [0, 1, 2, 3].map((index) => {
    const color = PAINTS[(index * 2 + 1) % 6] ?? 'accent';
    const inks = [
      ...shape(rectangle(-13, -58, 26, 56, 3), 'cream'),
      ...shape(rectangle(-13, -46, 26, 24), color),
      ...shape(rectangle(-6, -68, 12, 12, 2), `${color} ink 30`),
    ];
    return paper(moved(inks, { x: at(16 + index * 38), y: y - 34, turn: index * 9 - 14 }), 'thing');
  });
  return [
    sheet(polygon(lid), `${wood} ink 16`, 'hung 8'),
    sheet(polygon(inner), 'cream', 'glued'),
    paper(wells.flat(), 'thing 1'),
    ...tubes,
    sheet(
      polygon([corner(-60, -62), corner(160, -62), corner(152, 40), corner(-60, 40)]),
      wood,
      'hung',
    ),
    glued(rectangle(Math.min(at(64), at(104)), y - 68, 40, 20, 4), 'straw.8 shade 10', 3),
  ];
}

/** A jar with brushes; `y` is its foot. */
export function brushJar(x: number, y: number) {
  const glass = 'light cream 35';
  const brushes = [-22, -8, 7, 21].map((turn, index) => {
    const length = 96 + (index % 3) * 26;
    const color = PAINTS[[4, 0, 1, 3][index] ?? 0] ?? 'accent';
    const tip = `M-6 ${-length - 14}Q-11 ${-length - 36} 0 ${-length - 52}Q11 ${-length - 36} 6 ${-length - 14}Z`;
    return paper(
      moved(
        [
          ...shape(rectangle(-3.6, -length, 7.2, length - 10, 3), index % 2 ? 'cream' : 'warm'),
          ...shape(rectangle(-6, -length - 15, 12, 22, 1), 'cream ink 32'),
          ...shape(tip, color),
        ],
        { x: x + turn * 0.5, y: y - 20, turn },
      ),
      'thing',
    );
  });
  return [
    ...brushes,
    sheet(`M${x - 32} ${y - 74}H${x + 32}L${x + 28} ${y}H${x - 28}Z`, glass, 'thing 7'),
    glued(
      `M${x - 30.6} ${y - 46}H${x + 30.6}L${x + 28} ${y}H${x - 28}Z`,
      blend(glass, PAINTS[4], 0.45),
    ),
    glued(rectangle(x - 35, y - 80, 70, 9, 3), `${glass} near 30`, 2),
    glued(rectangle(x - 22, y - 66, 6, 52, 3), 'cream', 0.3),
  ];
}
