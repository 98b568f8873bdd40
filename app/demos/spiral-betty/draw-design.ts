/** A picture drawn in the chosen design, by any pen. */
import { drawDots } from './dots.ts';
import { drawLines } from './lines.ts';
import type { Pen } from './pen.ts';
import type { Design, Settings } from './settings.ts';
import { drawSpiral } from './spiral.ts';
import type { Darkness } from './tones.ts';

type Draw = (pen: Pen, darkness: Darkness, settings: Settings) => Generator<void, void>;

const DRAW: Record<Design, Draw> = { spiral: drawSpiral, dots: drawDots, lines: drawLines };

/** Draws in pieces: between two of them others may have a turn, or the work may be dropped. */
export function* drawDesign(pen: Pen, darkness: Darkness, settings: Settings) {
  yield* DRAW[settings.design](pen, darkness, settings);
}
