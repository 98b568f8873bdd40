/** Outlines around the center of the circle at 0, 0; angles in degrees clockwise from the top. */

import type { Point } from '#app/demo-kit/vector.ts';

/** Radius of a piece. */
export const RADIUS = 112;

export function polar(radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

/** Angle of a point, 0 to 360. */
export const angleAt = ([x, y]: Point) => ((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;

const pair = ([x, y]: Point) => `${x.toFixed(2)} ${y.toFixed(2)}`;

const circle = ([x, y]: Point, radius: number) =>
  `M${pair([x - radius, y])}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Outline of a piece; the whole circle has no radial edges. */
export function sector(from: number, to: number, radius = RADIUS): string {
  if (to - from >= 360) return circle([0, 0], radius);
  const large = to - from > 180 ? 1 : 0;
  return `M0 0L${pair(polar(radius, from))}A${radius} ${radius} 0 ${large} 1 ${pair(polar(radius, to))}z`;
}

/** The mark of an angle. */
export function arc(from: number, to: number, radius: number): string {
  if (to - from >= 360) return circle([0, 0], radius);
  const large = to - from > 180 ? 1 : 0;
  return `M${pair(polar(radius, from))}A${radius} ${radius} 0 ${large} 1 ${pair(polar(radius, to))}`;
}

const SCALLOPS = 20;
const scallopAngles = Array.from({ length: SCALLOPS }, (_, index) => (index * 360) / SCALLOPS);
/** Centers of the doily's scallops, clockwise from the top. */
export const scallops = scallopAngles.map((at) => polar(139, at));

/** The doily below the circle, with its holes. */
export const doily =
  circle([0, 0], 137) + scallopAngles.map((at) => circle(polar(137, at), 23)).join('');
export const holes = scallopAngles
  .flatMap((at) => {
    const [x, y] = polar(139, at);
    const petals = [0, 60, 120, 180, 240, 300].map((turn) => {
      const [dx, dy] = polar(8, at + turn);
      return circle([x + dx, y + dy], 2.5);
    });
    const rim = [-6.5, -2.2, 2.2, 6.5].map((turn) => circle(polar(154.5, at + turn), 1.4));
    return [circle([x, y], 2.2), ...petals, ...rim, circle(polar(128, at + 9), 3)];
  })
  .join('');

/** Tick marks around the circle at the positions of a handle. */
export const ticks = (from: number, parts: number) =>
  Array.from({ length: parts }, (_, step) => {
    const angle = from + (step * 360) / parts;
    return `M${pair(polar(RADIUS + 3, angle))}L${pair(polar(RADIUS + 10, angle))}`;
  }).join('');
