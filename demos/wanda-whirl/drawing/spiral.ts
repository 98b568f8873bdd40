/** A strip wound into a helix: its outer side in front, its inner side behind. */
import { MAKES } from '../kinds.ts';
import { print } from './print.ts';
import { SHADE, SHINE, type Draw } from './shape.ts';
import { addBand, type Run, type Strip } from './strip.ts';

const radius = MAKES.spiral.half;
/** Half the width of the strip, and height of a turn when it hangs, px. */
const HALF_WIDTH_PX = 6.5;
const DROP_PX = 25;

export const drawSpiral: Draw = (curve, dress, pattern) => {
  const turns = Math.round(curve.length / DROP_PX);
  const around = Math.PI * 2 * radius;
  const length = turns * around;
  const start = curve.turnAt(0);
  const down = (along: number) => (along / length) * curve.length;
  /** Angle about the axis. A quarter of the twist is applied. */
  const angle = (along: number) => {
    const twist = (curve.turnAt(down(along)) - start) * 0.6;
    return along / radius + start + twist;
  };
  const runs: Run[] = [];
  const strip: Strip = {
    length,
    half: HALF_WIDTH_PX,
    detail: 6.5,
    runs,
    place(along, beside) {
      // Narrower at the top, where it is tied.
      const wide = radius * (0.72 + 0.36 * (along / length));
      const tilt = Math.sin(angle(along));
      curve.place(down(along), Math.cos(angle(along)) * wide, beside * HALF_WIDTH_PX - tilt * 4);
    },
  };
  let from = 0;
  for (let along = 4; along <= length; along += 4) {
    const isFront = Math.sin(angle(along - 2)) > 0;
    const last = along + 4 > length;
    const turns = Math.sin(angle(along + 2)) > 0 !== isFront;
    if (!last && !turns) continue;
    runs.push({ from, to: last ? length : along, front: isFront });
    from = along;
  }

  const outline = new Path2D();
  const outer = new Path2D();
  const inner = new Path2D();
  const shades = new Path2D();
  const shines = new Path2D();
  for (const { from, to, front } of runs) {
    addBand(outline, strip, from, to);
    addBand(front ? outer : inner, strip, from, to);
    if (!front) continue;
    const size = to - from;
    addBand(shades, strip, from + size * 0.72, to);
    addBand(shades, strip, from, from + size * 0.1);
    addBand(shines, strip, from + size * 0.2, from + size * 0.42);
  }
  const printed = new Path2D();
  const printedInside = new Path2D();
  print(pattern, strip, printed, printedInside);
  return {
    outline,
    sheets: [
      { path: inner, color: dress.back, grain: true },
      { path: printedInside, color: dress.accentBack },
      { path: outer, color: dress.front, grain: true, lit: true },
      { path: printed, color: dress.accent, grain: true },
      { path: shades, color: SHADE },
      { path: shines, color: SHINE },
    ],
  };
};
