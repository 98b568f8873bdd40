/** What one streamer looks like at one moment: its outline and the sheets laid on it in turn. */
import type { Pattern } from '../options.ts';
import type { Curve } from './curve.ts';
import type { Dress } from './dress.ts';

/** An outline and its color. */
export type Sheet = {
  path: Path2D;
  color: string;
  /** It is paper, and not ink, shade or light. */
  grain?: boolean;
  /** It stands off what is below: it has a shadow and a light edge of its own. */
  lit?: boolean;
};

/** A picture made beforehand, laid on with its middle at x, y and turned, px and rad. */
export type Stamp = { image: CanvasImageSource; x: number; y: number; size: number; turn: number };

export type Shape = {
  /** All of it: what throws the shadow. */
  outline: Path2D;
  sheets: readonly (Sheet | Stamp)[];
};

export type Draw = (curve: Curve, dress: Dress, pattern: Pattern) => Shape;

export const SHADE = 'rgb(30 8 20 / 0.13)';
export const SHINE = 'rgb(255 250 240 / 0.16)';
