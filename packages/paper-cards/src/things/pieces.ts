/** The smallest parts of things: what is glued flat on a sheet, and what is drawn on it. */
import { paper, sheet } from '../paper/paper.ts';
import { stroke } from '../paper/inks.ts';

/** Shapes of one color, glued flat. */
export const glued = (d: string, color: string, lift = 0.6) => sheet(d, color, `glued ${lift}`);

/** Lines, drawn with thread or a thin strip. */
export const inked = (d: string, color: string, width: number, lift = 0.5) =>
  paper(stroke(d, color, width), `thread ${lift}`);
