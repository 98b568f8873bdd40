/** The drawing of a streamer at one moment: its outline, and sheets to draw in order. */
import type { Point } from '#app/demo-kit/vector.ts';
import type { Pattern } from '../options.ts';
import type { Curve } from './curve.ts';
import type { Dress } from './dress.ts';

/** An outline and its color. */
export type Sheet = {
  path: Path2D;
  color: string;
  /** Whether it has paper grain; ink, shade and light don't. */
  grain?: boolean;
  /** Whether it has its own shadow and highlight. */
  lit?: boolean;
};

/** A cached image, drawn rotated with its center at x, y; px and rad. */
export type Stamp = { image: CanvasImageSource; x: number; y: number; size: number; turn: number };

export type Shape = {
  /** Complete outline, for the shadow. */
  outline: Path2D;
  sheets: readonly (Sheet | Stamp)[];
};

export type Draw = (curve: Curve, dress: Dress, pattern: Pattern) => Shape;

/** Adds a closed polygon to a path. */
export function addPolygon(path: Path2D, [first, ...rest]: readonly [Point, ...Point[]]): void {
  path.moveTo(...first);
  for (const point of rest) path.lineTo(...point);
  path.closePath();
}

/** Adds a circle to a path. */
export function addCircle(path: Path2D, x: number, y: number, radius: number): void {
  path.moveTo(x + radius, y);
  path.arc(x, y, radius, 0, Math.PI * 2);
}

export const SHADE = 'rgb(30 8 20 / 0.13)';
export const SHINE = 'rgb(255 250 240 / 0.16)';
