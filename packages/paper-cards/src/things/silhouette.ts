/** What outlines of animals share. */
import { type Inks, shape } from '../paper/inks.ts';
import { circle, smooth, type Points } from '../paper/geometry.ts';

/** An animal's markup at its own size. `coat` is its main paper. */
export interface Silhouette {
  /** Units. */
  tall: number;
  /** How high it is beside a fox, which is 1. */
  share: number;
  coat: string;
  draw: (coat: string) => Inks;
}

/** A smooth outline. */
export const closed = (points: Points) => smooth(points, { closed: true, tension: 0.85 });

/** An eye with a light in it. */
export const eye = (x: number, y: number, size = 3) => [
  ...shape(circle(x, y, size), 'ink'),
  ...shape(circle(x - 0.8, y - 1, size * 0.36), 'cream'),
];
