/** What shops have: an awning, lamps, goods and parcels. */
import { circle, ellipse, polygon, rectangle, smooth } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape, stroke } from '../../paper/svg.ts';
import type { CardLayer, Scene } from '../scene.ts';
import { leaf } from './plants.ts';

/** Parcels with ribbons, beside a narrow picture; `y` is their foot. */
export function parcels({ palette }: Scene, x: number, y: number): CardLayer {
  const box = (
    left: number,
    top: number,
    width: number,
    height: number,
    color: string,
    ribbon: string,
  ) => [
    sheet(rectangle(left, top, width, height, 2), color, { lift: 5, rough: 0.6, rim: 0.6 }),
    paper(
      shape(rectangle(left + width * 0.44, top, width * 0.12, height), ribbon) +
        shape(
          ellipse(left + width * 0.36, top - 7, 13, 7) +
            ellipse(left + width * 0.64, top - 7, 13, 7),
          ribbon,
        ),
      { lift: 1.4, rough: 0.2, rim: 0.5 },
    ),
  ];
  return {
    name: 'parcels',
    travel: -4,
    sheets: [
      ...box(x - 60, y - 66, 120, 66, palette.deep, palette.cream),
      ...box(x - 34, y - 128, 78, 62, palette.light, palette.warmDeep),
      ...box(x - 20, y - 166, 42, 38, palette.warmDeep, palette.light),
    ],
  };
}

/** A striped awning with a scalloped hem. */
export function awning({ palette }: Scene, top: number, bottom: number): CardLayer {
  const count = 11;
  const step = 620 / count;
  const stripes = Array.from({ length: count }, (_, index) => {
    const [left, right] = [-2 + index * step, -2 + (index + 1) * step];
    const inner = (x: number) => 308 + (x - 308) * 0.93;
    const color = index % 2 ? palette.cream : palette.warmDeep;
    return shape(
      `M${inner(left)} ${top}L${inner(right)} ${top}L${right} ${bottom}A${step / 2} 17 0 0 1 ${left} ${bottom}Z`,
      color,
    );
  });
  const hem = Array.from({ length: count }, (_, index) => {
    const left = -2 + index * step;
    const color = blend(index % 2 ? palette.cream : palette.warmDeep, palette.ink, 0.14);
    return shape(
      `M${left} ${bottom - 3}H${left + step}V${bottom}A${step / 2} 17 0 0 1 ${left} ${bottom}Z`,
      color,
    );
  });
  return {
    name: 'awning',
    travel: 3,
    sheets: [
      paper(stripes.join('') + hem.join(''), { lift: 11, rough: 0.3, rim: 0.6, shade: 0.6 }),
      sheet(rectangle(18, top - 8, 580, 12, 4), blend(palette.near, palette.ink, 0.3), {
        lift: 4,
        rough: 0.5,
      }),
    ],
  };
}

/** Where the lamps of a shop hang, units. */
export const LAMPS = [150, 308, 466] as const;

/** Lamps that hang above what is in the window. */
export function lamps({ palette }: Scene): CardLayer {
  const light = blend(palette.cream, palette.warm, 0.3);
  const places = LAMPS;
  const shades = places.map((x) =>
    polygon([
      [x - 9, 414],
      [x + 9, 414],
      [x + 30, 444],
      [x - 30, 444],
    ]),
  );
  const cords = places.map((x) => `M${x} 340V416`).join('');
  return {
    name: 'lamps',
    travel: -3,
    sheets: [
      paper(stroke(cords, palette.ink, 2.4), { lift: 2, rough: 0, rim: 0.3 }),
      sheet(places.map((x) => circle(x, 445, 10)).join(''), light, {
        lift: 2,
        rough: 0,
        rim: 0.7,
      }),
      sheet(shades.join(''), palette.accent, { lift: 5, rough: 0.4, rim: 0.65 }),
    ],
  };
}

/** What is for sale, in front of the pictures' feet: vases, a jar and boxes. */
export function goods({ palette }: Scene, side: 1 | -1): CardLayer {
  const at = (x: number) => 308 + side * (x - 308);
  const foot = 742;
  const vase = (x: number, height: number, width: number, color: string) => [
    sheet(
      smooth(
        [
          [x - width * 0.3, foot - height],
          [x - width * 0.2, foot - height * 0.82],
          [x - width * 0.52, foot - height * 0.4],
          [x - width * 0.3, foot],
          [x + width * 0.3, foot],
          [x + width * 0.52, foot - height * 0.4],
          [x + width * 0.2, foot - height * 0.82],
          [x + width * 0.3, foot - height],
        ],
        { closed: true, tension: 0.8 },
      ),
      color,
      { lift: 5, rough: 0.5, rim: 0.65 },
    ),
    sheet(rectangle(x - width * 0.47, foot - height * 0.48, width * 0.94, 7), palette.cream, {
      lift: 0.6,
      rough: 0.3,
      rim: 0.4,
    }),
  ];
  const twigs = [-24, -8, 10, 28].map((angle) =>
    leaf({ x: at(104), y: foot - 62, length: 56, angle: angle - 90 }, 0.2),
  );
  return {
    name: 'goods',
    travel: -2,
    sheets: [
      sheet(twigs.join(''), blend(palette.near, palette.light, 0.3), { lift: 3, rough: 0.4 }),
      ...vase(at(104), 68, 58, palette.warmDeep),
      ...vase(at(148), 40, 42, palette.accent),
      sheet(rectangle(at(510) - 30, foot - 42, 60, 42, 2), palette.warm, {
        lift: 5,
        rough: 0.6,
        rim: 0.6,
      }),
      sheet(rectangle(at(510) - 5, foot - 42, 10, 42), palette.warmDeep, { lift: 1, rough: 0.3 }),
      sheet(rectangle(at(504) - 22, foot - 70, 44, 28, 2), palette.light, {
        lift: 5,
        rough: 0.6,
        rim: 0.6,
      }),
    ],
  };
}
