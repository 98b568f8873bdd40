/** Pennants on a thread, about which they rotate. */
import { mix } from '../color.ts';
import { spot } from './curve.ts';
import { print } from './print.ts';
import { SHADE, type Draw, type Sheet } from './shape.ts';
import { addBand, addSpot, bandAlong, type Strip } from './strip.ts';

/** Distance between pennants, half the width at the thread, and length, px. */
const SPACING_PX = 27;
const HALF_WIDTH_PX = 12.5;
const LENGTH_PX = 30;

export const drawPennants: Draw = (curve, dress, pattern) => {
  const outline = new Path2D();
  const thread = new Path2D();
  const sheets: Sheet[] = [{ path: thread, color: dress.deep }];
  addBand(thread, bandAlong(curve, 1.3), 0, curve.length);
  outline.addPath(thread);

  const papers = [dress.front, ...dress.others];
  /** Pennants with the same color and side are one path, to draw few paths. */
  const byColor = new Map<string, { paper: Path2D; printed: Path2D; front: boolean }>();
  const folds = new Path2D();
  for (let n = 0; (n + 0.5) * SPACING_PX + HALF_WIDTH_PX < curve.length; n++) {
    const middle = (n + 0.7) * SPACING_PX;
    const turn = curve.turnAt(middle) * 1.4 + n * Math.PI + 0.35 * Math.sin(n * 2.3);
    const out = Math.cos(turn);
    const paper = papers[n % papers.length] ?? dress.front;
    const front = out > 0;
    const key = `${paper}${front}`;
    const group = byColor.get(key) ?? { paper: new Path2D(), printed: new Path2D(), front };
    byColor.set(key, group);
    const flag: Strip = {
      length: LENGTH_PX,
      half: HALF_WIDTH_PX,
      detail: LENGTH_PX,
      runs: [{ from: 3, to: LENGTH_PX * 0.86, front: true }],
      place(along, beside) {
        const narrow = 1 - along / LENGTH_PX;
        curve.place(middle, out * along, beside * HALF_WIDTH_PX * narrow);
        // Tips sag a little.
        spot.y += (along / LENGTH_PX) * 5;
      },
    };
    for (const path of [group.paper, outline]) {
      flag.place(0, -1);
      addSpot(path, true);
      flag.place(0, 1);
      addSpot(path, false);
      flag.place(LENGTH_PX, 0);
      addSpot(path, false);
      path.closePath();
    }
    print(pattern, flag, group.printed, group.printed);
    // The paper is folded over the thread.
    addBand(folds, flag, 0, 3);
  }
  for (const [key, { paper, printed, front }] of byColor) {
    const color = key.slice(0, 7);
    const shown = front ? color : mix(color, dress.deep, 0.35);
    const ink = color === dress.front ? dress.accent : dress.front;
    sheets.push(
      { path: paper, color: shown, grain: true },
      { path: printed, color: front ? ink : mix(shown, ink, 0.55) },
    );
  }
  sheets.push({ path: folds, color: SHADE });
  return { outline, sheets };
};
