import { smooth, type Points } from '../paper/geometry.ts';

/** A smooth outline. */
export const closed = (points: Points) => smooth(points, { closed: true, tension: 0.85 });
