/** Draws a picture in the chosen design, with any pen. */
import { drawDots } from './dots.ts';
import { drawLines } from './lines.ts';
import type { Pen } from './pen.ts';
import type { Design, Settings } from './settings.ts';
import { drawSpiral } from './spiral.ts';
import type { Darkness } from './tones.ts';

type Draw = (pen: Pen, darkness: Darkness, settings: Settings) => Generator<void, void>;

const DRAW: Record<Design, Draw> = { spiral: drawSpiral, dots: drawDots, lines: drawLines };

/** Draws in slices: the caller can yield or abort between them. */
export function* drawDesign(pen: Pen, darkness: Darkness, settings: Settings) {
  yield* DRAW[settings.design](pen, darkness, settings);
}
