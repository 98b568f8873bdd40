/** A flat ribbon that twists about its axis: front, edge, back. */
import { MAKES } from '../kinds.ts';
import { print } from './print.ts';
import type { Draw, Sheet } from './shape.ts';
import { SHADE, SHINE } from './shape.ts';
import { addBand, type Run, type Strip } from './strip.ts';

const { half } = MAKES.ribbon;
/** Distance between samples of the visible side, px. */
const SAMPLE_INTERVAL_PX = 6;

/** Visible share of the width, -1 to 1. Paper turns over in a short part, so flat parts are long. */
const showing = (turn: number) => Math.sign(Math.cos(turn)) * Math.abs(Math.cos(turn)) ** 0.6;

export const drawRibbon: Draw = (curve, dress, pattern) => {
  const { length } = curve;
  const share = (along: number) => showing(curve.turnAt(along));
  const runs: Run[] = [];
  const pinches = new Path2D();
  const shines = new Path2D();
  const strip: Strip = {
    length,
    half,
    detail: 6,
    runs,
    place: (along, beside) => curve.place(along, beside * half * share(along)),
  };

  let from = 0;
  let before = share(0);
  for (
    let along = SAMPLE_INTERVAL_PX;
    along < length + SAMPLE_INTERVAL_PX;
    along += SAMPLE_INTERVAL_PX
  ) {
    const end = Math.min(along, length);
    const now = share(end);
    const turned = now > 0 !== before > 0;
    if (turned || end === length) {
      // The edge is between the two samples, nearer to the narrower one.
      const ratio = turned ? Math.abs(before) / (Math.abs(before) + Math.abs(now) || 1) : 1;
      const edge = end - SAMPLE_INTERVAL_PX + SAMPLE_INTERVAL_PX * ratio;
      runs.push({ from, to: turned ? edge : length, front: before > 0 });
      from = edge;
    }
    before = now;
  }

  const outline = new Path2D();
  const front = new Path2D();
  const back = new Path2D();
  for (const run of runs) {
    addBand(outline, strip, run.from, run.to);
    addBand(run.front ? front : back, strip, run.from, run.to);
    // Shade where the paper turns away, light where it is flat.
    const size = run.to - run.from;
    if (run.from > 0) {
      addBand(pinches, strip, run.from, run.from + Math.min(18, size / 3));
      addBand(pinches, strip, run.from, run.from + Math.min(8, size / 5));
    }
    if (run.to < length) {
      addBand(pinches, strip, run.to - Math.min(18, size / 3), run.to);
      addBand(pinches, strip, run.to - Math.min(8, size / 5), run.to);
    }
    if (run.front && size > 50) {
      addBand(shines, strip, run.from + size * 0.36, run.from + size * 0.62);
    }
  }
  const printed = new Path2D();
  const printedBack = new Path2D();
  print(pattern, strip, printed, printedBack);
  const sheets: Sheet[] = [
    { path: back, color: dress.back, grain: true },
    { path: printedBack, color: dress.accentBack },
    { path: front, color: dress.front, grain: true },
    { path: printed, color: dress.accent, grain: true },
    { path: shines, color: SHINE },
    { path: pinches, color: SHADE },
  ];
  return { outline, sheets };
};
