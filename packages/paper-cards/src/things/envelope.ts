/** The envelope of a hot-air balloon, in gores. */
import { mix, type Point, polygon } from '../paper/geometry.ts';

export interface Envelope {
  x: number;
  top: number;
  radius: number;
  height: number;
}

/** A line from its top to its mouth, at a share of its width: 1 right, -1 left. */
export function seam({ x, top, radius, height }: Envelope, share: number): Point[] {
  return Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const swell =
      Math.sin(Math.PI * Math.min(1, t * 0.98 + 0.02)) ** 0.62 *
      (t < 0.45 ? 1 : mix(1, 0.72, ((t - 0.45) / 0.55) ** 1.6));
    return [x + share * radius * Math.max(t > 0.5 ? 0.17 : 0, swell), top + height * t];
  });
}

/** The strip between two seams. */
export const gore = (envelope: Envelope, left: number, right: number) =>
  polygon([...seam(envelope, left), ...seam(envelope, right).reverse()]);
