/** What shops have: an awning, and parcels. */
import { ellipse, rectangle } from '../../paper/geometry.ts';
import { paper, sheet } from '../../paper/paper.ts';
import { blend, shape } from '../../paper/svg.ts';
import type { CardLayer, Scene } from '../scene.ts';

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
