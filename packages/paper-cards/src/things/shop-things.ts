import { ellipse, rectangle } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import type { CardLayer } from '../scene.ts';
import { glued } from './pieces.ts';
import { moved, shape, type Inks } from '../paper/inks.ts';

/** Parcels with ribbons, beside a narrow picture; `y` is their foot. */
export function parcels(x: number, y: number): CardLayer {
  const box = (
    left: number,
    top: number,
    width: number,
    height: number,
    color: string,
    ribbon: string,
  ) => [
    sheet(rectangle(left, top, width, height, 2), color, 'thing'),
    paper(
      [
        ...shape(rectangle(left + width * 0.44, top, width * 0.12, height), ribbon),
        ...shape(
          ellipse(left + width * 0.36, top - 7, 13, 7) +
            ellipse(left + width * 0.64, top - 7, 13, 7),
          ribbon,
        ),
      ],
      'print 1',
    ),
  ];
  return {
    name: 'parcels',
    travel: -4,
    sheets: [
      ...box(x - 60, y - 66, 120, 66, 'deep', 'cream'),
      ...box(x - 34, y - 128, 78, 62, 'light', 'warm-deep'),
      ...box(x - 20, y - 166, 42, 38, 'warm-deep', 'light'),
    ],
  };
}

/** A striped awning with a scalloped hem, and the shadow that it casts below. */
export function awning({
  left,
  right,
  top,
  bottom,
}: {
  left: number;
  right: number;
  top: number;
  bottom: number;
}): CardLayer {
  const count = 2 * Math.round((right - left) / 112) + 1;
  const step = (right - left) / count;
  const middle = (left + right) / 2;
  const scallop = (x: number, from: number) =>
    `L${x + step} ${bottom}A${step / 2} 17 0 0 1 ${x} ${bottom}L${from} `;
  const parts = Array.from({ length: count }, (_, index) => {
    const x = left + index * step;
    const inner = (at: number) => middle + (at - middle) * 0.93;
    const color = index % 2 ? 'cream' : 'coral.66 shade 4';
    return [
      ...shape(
        `M${inner(x)} ${top}L${inner(x + step)} ${top}${scallop(x, inner(x))}${top}Z`,
        color,
      ),
      ...shape(`M${x} ${bottom - 3}H${x + step}${scallop(x, x)}${bottom - 3}Z`, `${color} ink 14`),
    ];
  });
  const shadow = Array.from({ length: count }, (_, index) => {
    const x = left + index * step;
    return `M${x + 10} ${bottom}H${x + step + 10}V${bottom + 26}A${step / 2} 17 0 0 1 ${x + 10} ${bottom + 26}Z`;
  });
  return {
    name: 'awning',
    travel: 3,
    sheets: [
      paper(shape(shadow.join(''), 'ink', { opacity: 0.3 }), 'thread'),
      paper(parts.flat(), 'hung'),
      sheet(rectangle(left + 18, top - 8, right - left - 36, 12, 4), 'near ink 30', 'thing'),
    ],
  };
}

/** A jar of pigment with a cork; (x, y) is the middle of its foot. */
export function jar(x: number, y: number, size: number, color: string) {
  const put = (inks: Inks) => moved(inks, { x, y, size });
  const glass = 'light cream 50';
  return [
    paper(put(shape('M-24 0V-46Q-24 -56 -15 -58V-64H15V-58Q24 -56 24 -46V0Z', glass)), 'thing 6'),
    paper(
      put([
        ...shape('M-21 -3V-34Q-8 -44 4 -37Q14 -32 21 -38V-3Z', color),
        ...shape(rectangle(-15, -26, 30, 16, 2), 'cream'),
        ...shape(rectangle(-18, -52, 5, 40, 2), '#ffffff', { opacity: 0.5 }),
      ]),
      'glued',
    ),
    paper(put(shape(rectangle(-17, -76, 34, 14, 3), 'wood.68 shade 10')), 'thing'),
  ];
}

/** Books that lie on each other; (x, y) is the middle of their foot. */
export const books = (x: number, y: number) =>
  [
    [0, 104, 'wine.52 shade 22'],
    [-6, 86, 'accent'],
    [5, 92, 'sea.66 shade 22'],
  ].map(([dx, width, color], index) =>
    paper(
      moved(
        [
          ...shape(rectangle(-Number(width) / 2, -17, Number(width), 16, 2), String(color)),
          ...shape(rectangle(-Number(width) / 2 + 8, -17, 6, 16), 'cream'),
        ],
        { x: x + Number(dx), y: y - index * 17, turn: index === 2 ? -2 : 0 },
      ),
      'thing',
    ),
  );

/** A glass prism that splits a beam into strips of color; (x, y) is the middle of its foot. */
export function prism(x: number, y: number, side: 1 | -1) {
  const strips = ['#e2574c', '#f2a33c', '#f3d45b', '#58ad6f', '#4a86c9', '#8d5bb0'].map(
    (color, index) =>
      shape(
        `M${x + side * 10} ${y - 30 + index * 2}L${x + side * 78} ${y - 42 + index * 7}V${y - 35 + index * 7}L${x + side * 10} ${y - 28 + index * 2}Z`,
        color,
      ),
  );
  return [
    paper(strips.flat(), 'thread'),
    sheet(`M${x - 34} ${y}L${x} ${y - 58}L${x + 34} ${y}Z`, 'light cream 60', 'thing 6'),
    glued(`M${x} ${y - 58}L${x + 34} ${y}L${x + 8} ${y}Z`, 'light deep 30'),
  ];
}
