/** Firs with snow on their boughs. */
import { blend } from '../colors.ts';
import { type Point, smooth } from '../paper/geometry.ts';
import { fir } from '../paper/nature.ts';
import { paper } from '../paper/paper.ts';
import type { Scene } from '../scene.ts';
import { glued } from './pieces.ts';
import { shape } from '../paper/inks.ts';

/** @param feet where each stands */
export function snowyFirs(
  { random }: Scene,
  feet: readonly Point[],
  heights: readonly number[],
  color: string,
) {
  const trees = feet.map(([x, y], index) => fir(x, y, heights[index] ?? 80, random, 6));
  const caps = feet.map(([x, y], index) => {
    const height = heights[index] ?? 80;
    return [0.02, 0.2, 0.38, 0.58]
      .map((share, tier) =>
        smooth(
          [
            [x - height * (0.02 + tier * 0.026), y - height * (0.9 - share)],
            [x - height * 0.01, y - height * (1 - share)],
            [x + height * 0.016, y - height * (0.95 - share)],
            [x - height * 0.004, y - height * (0.915 - share)],
          ],
          { closed: true, tension: 0.7 },
        ),
      )
      .join('');
  });
  return [
    paper(shape(trees.join(''), color, { isUnited: true }), 'hung 7'),
    glued(caps.join(''), blend('#ffffff', color, 0.12)),
  ];
}
