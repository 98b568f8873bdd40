/** Tissue paper cut into a fringe on both sides of a spine. */
import { spot, type Curve } from './curve.ts';
import { SHADE, type Draw } from './shape.ts';
import { addBand, addDot, addSpot, bandAlong } from './strip.ts';

/** Distance between cuts, and length of a fringe strip, px. */
const SPACING_PX = 4.6;
const LENGTH_PX = 23;
/** Length of a group of one color, px. */
const GROUP_PX = 26;

/** Adds one strip of fringe, hanging from the spine outwards and down. */
function addTuft(path: Path2D, curve: Curve, along: number, out: number, long: number) {
  const sway = Math.sin(along * 1.7) * 1.6 + Math.sin(curve.turnAt(along) * 3) * 2.5;
  const aside = out * long * 0.72 + sway;
  curve.place(along + long * 0.42, aside);
  const tipX = spot.x;
  // Tissue sags a little.
  const tipY = spot.y + long * 0.22;
  curve.place(along - 2.4, 0);
  path.moveTo(spot.x, spot.y);
  curve.place(along - 1.6, aside * 0.62);
  path.quadraticCurveTo(spot.x, spot.y, tipX, tipY);
  path.lineTo(tipX - out * 2.6, tipY + 1.4);
  curve.place(along + 3.4, aside * 0.5);
  const bendX = spot.x;
  const bendY = spot.y;
  curve.place(along + 2.6, 0);
  path.quadraticCurveTo(bendX, bendY, spot.x, spot.y);
  path.closePath();
}

export const drawFringe: Draw = (curve, dress, pattern) => {
  const outline = new Path2D();
  const far = [new Path2D(), new Path2D()] as const;
  const near = [new Path2D(), new Path2D()] as const;
  const tips = new Path2D();
  for (let along = 6; along < curve.length - 4; along += SPACING_PX) {
    const inGroup = Math.floor(along / GROUP_PX) % 2 === 1;
    const wave = Math.abs(((along / 46) % 2) - 1);
    const long =
      LENGTH_PX * (pattern === 'zigzag' ? 0.55 + wave * 0.62 : 0.92 + 0.1 * Math.sin(along));
    const second = pattern === 'stripes' && inGroup ? 1 : 0;
    const inner = pattern === 'lines' || (pattern === 'zigzag' && wave > 0.5) ? 1 : second;
    for (const out of [-1, 1]) {
      addTuft(far[second], curve, along, out, long);
      addTuft(near[inner], curve, along + SPACING_PX / 2, out * 0.78, long * 0.62);
    }
  }
  outline.addPath(far[0]);
  outline.addPath(far[1]);
  const spine = bandAlong(curve, 3.4);
  const holes = new Path2D();
  if (pattern === 'dots') {
    for (let along = 12; along < curve.length - 6; along += 15) {
      addDot(tips, { ...spine, half: 1, place: curve.place }, along, (along % 2) * 8 - 4, 3.4);
    }
  }
  if (pattern === 'lace') {
    for (let along = 8; along < curve.length - 4; along += 7) {
      addDot(tips, spine, along, 0, 4.4);
      addDot(holes, spine, along, 0, 1.5);
    }
  }
  const middle = new Path2D();
  addBand(middle, spine, 0, curve.length);
  spine.place(0, 0);
  addSpot(outline, true);
  return {
    outline,
    sheets: [
      { path: far[0], color: dress.deep, grain: true },
      { path: far[1], color: dress.accentBack, grain: true },
      { path: near[0], color: dress.front, grain: true, lit: true },
      { path: near[1], color: dress.accent, grain: true, lit: true },
      { path: middle, color: dress.deep, grain: true },
      { path: middle, color: SHADE },
      { path: tips, color: dress.accent, grain: true },
      { path: holes, color: dress.deep },
    ],
  };
};
