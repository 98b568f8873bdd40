import { mix, type Point, smooth } from '../paper/geometry.ts';
import { sheet } from '../paper/paper.ts';
import { oklch } from '../palette.ts';
import { inked, lines } from './pieces.ts';

/** A laundry basket close to the eye, full of what is still to be hung. */
export function laundry() {
  const wicker = oklch(0.72, 0.09, 70);
  const slats = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8;
    return [
      [mix(-40, 186, share), 808],
      [mix(-24, 160, share), 920],
    ] as const satisfies readonly Point[];
  });
  const heap = (x: number, y: number, size: number, color: string) =>
    sheet(
      smooth(
        [
          [x - size, y + size * 0.9],
          [x - size * 0.8, y + size * 0.1],
          [x - size * 0.1, y - size * 0.3],
          [x + size * 0.7, y],
          [x + size, y + size * 0.9],
        ],
        { closed: true },
      ),
      color,
      'hill',
    );
  return [
    heap(30, 782, 66, oklch(0.76, 0.085, 225)),
    heap(118, 786, 58, 'cream'),
    heap(70, 768, 44, oklch(0.66, 0.17, 32)),
    sheet('M-50 800L196 800L168 930L-30 930Z', wicker, 'hung'),
    inked(
      lines(
        ...slats,
        [
          [-40, 838],
          [184, 838],
        ],
        [
          [-36, 872],
          [176, 872],
        ],
      ),
      `${wicker} ink 42`,
      3.4,
    ),
    sheet('M-60 792h262a9 9 0 0 1 0 20h-262Z', `${wicker} cream 30`, 'thing'),
  ];
}
