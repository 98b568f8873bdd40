/** A strip folded like a concertina. */
import { MAKES } from '../kinds.ts';
import { print } from './print.ts';
import { SHADE, SHINE, type Draw } from './shape.ts';
import { addBand, type Strip } from './strip.ts';

const { half } = MAKES.pleats;
/** Width of a panel, px. */
const PANEL_PX = 9;

/** Triangle wave between -1 and 1, with a period of two panels. */
const fold = (along: number) => {
  const at = (along / PANEL_PX) % 2;
  return at < 1 ? at * 2 - 1 : 3 - at * 2;
};

export const drawPleats: Draw = (curve, dress, pattern) => {
  const panels = Math.floor(curve.length / PANEL_PX);
  const length = panels * PANEL_PX;
  const strip: Strip = {
    length,
    half,
    detail: PANEL_PX,
    runs: [{ from: 0, to: length, front: true }],
    place: (along, beside) => curve.place(along, half * (beside * 0.84 + fold(along) * 0.3)),
  };
  const outline = new Path2D();
  addBand(outline, strip, 0, length);
  const shaded = new Path2D();
  const lit = new Path2D();
  for (let panel = 0; panel < panels; panel++) {
    const path = panel % 2 === 0 ? shaded : lit;
    addBand(path, strip, panel * PANEL_PX, (panel + 1) * PANEL_PX);
  }
  const printed = new Path2D();
  if (pattern === 'stripes') {
    for (let panel = 1; panel < panels; panel += 2) {
      addBand(printed, strip, panel * PANEL_PX, (panel + 1) * PANEL_PX);
    }
  } else {
    print(pattern, { ...strip, detail: PANEL_PX / 2 }, printed, printed);
  }
  return {
    outline,
    sheets: [
      { path: outline, color: dress.front, grain: true },
      { path: printed, color: dress.accent, grain: true },
      { path: shaded, color: SHADE },
      { path: shaded, color: SHADE },
      { path: lit, color: SHINE },
    ],
  };
};
