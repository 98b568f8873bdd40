/** The smallest parts of things: what is glued flat on a sheet, and what is drawn on it. */
import { type Point, polygon, polyline, rectangle } from '../paper/geometry.ts';
import { paper, sheet } from '../paper/paper.ts';
import { stroke } from '../paper/inks.ts';

/** Shapes of one color, glued flat. */
export const glued = (d: string, color: string, lift = 0.6) => sheet(d, color, `glued ${lift}`);

/** Lines, drawn with thread or a thin strip. */
export const inked = (d: string, color: string, width: number, lift = 0.5) =>
  paper(stroke(d, color, width), `thread ${lift}`);

/** Straight lines between pairs of points. */
export const lines = (...pairs: readonly (readonly Point[])[]) =>
  pairs.map((pair) => polyline(pair)).join('');

/** A rectangle that stands on (x, y), its middle. */
export const upright = (x: number, y: number, width: number, height: number, radius = 0) =>
  rectangle(x - width / 2, y - height, width, height, radius);

/** A triangle that stands on (x, y), its middle. */
export const gable = (x: number, y: number, width: number, height: number) =>
  polygon([
    [x - width / 2, y],
    [x, y - height],
    [x + width / 2, y],
  ]);

/** A window with a cross: its pane is cut out. */
export function panes(x: number, y: number, width: number, height: number, bar = 2.4) {
  const [w, h] = [(width - bar) / 2, (height - bar) / 2];
  return [
    [x, y],
    [x + w + bar, y],
    [x, y + h + bar],
    [x + w + bar, y + h + bar],
  ]
    .map(([px = 0, py = 0]) => rectangle(px, py, w, h))
    .join('');
}
