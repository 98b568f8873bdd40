/** Papers that people pin up: tickets, maps, notes, prints, envelopes. */
import { blend } from '../colors.ts';
import { circle, type Point, polygon, rectangle, smooth, pointsOf } from '../paper/geometry.ts';
import { paper } from '../paper/paper.ts';
import { moved, shape, stroke } from '../paper/inks.ts';

export interface Spot {
  x: number;
  y: number;
  turn: number;
}

const CUT = 'thing';

/** A ticket with a stub. */
export function ticket(x: number, y: number, turn: number) {
  const card = rectangle(-58, -26, 116, 52, 3) + circle(-58, 0, 7) + circle(58, 0, 7);
  const lines = 'M-40 -10H16M-40 4H4';
  return paper(
    moved(
      [
        ...shape(card, 'warm'),
        ...shape(rectangle(-50, -19, 78, 38), 'warm cream 50'),
        ...stroke(lines, 'deep', 4),
        ...stroke('M36 -22V22', 'cream', 2.4, { dash: [2, 6] }),
      ],
      { x, y, turn },
    ),
    'thing',
  );
}

/** A map with a river, a path and a cross. */
export function map(x: number, y: number, turn: number) {
  const river = pointsOf('-58,-30 -20,-12 6,16 58,26');
  const path = pointsOf('-40,34 -16,20 14,-14 34,-22');
  return paper(
    moved(
      [
        ...shape(rectangle(-62, -48, 124, 96), 'cream light 50'),
        ...stroke(smooth(river), 'sky-top deep 20', 9),
        ...stroke(smooth(path), 'warm-deep', 3, { dash: [5, 6] }),
        ...stroke('M29 -28L39 -16M39 -28L29 -16', 'accent', 4),
        ...stroke('M-21 -48V48M20 -48V48', 'cream deep 30', 1.2),
      ],
      { x, y, turn },
    ),
    'thing',
  );
}

/** A note with writing, or graph paper with squares. */
export function note(
  spot: Spot,
  [width, height]: Point,
  color: string,
  ruling: 'lines' | 'squares',
) {
  const [w, h] = [width / 2, height / 2];
  const rows = Array.from(
    { length: Math.floor(height / 15) - 1 },
    (_, index) => -h + 18 + index * 15,
  );
  const columns = Array.from(
    { length: Math.floor(width / 15) - 1 },
    (_, index) => -w + 15 + index * 15,
  );
  const ruled =
    ruling === 'lines'
      ? rows.map((y, index) => `M${-w + 12} ${y}H${w - 12 - ((index * 37) % 50)}`)
      : [...rows.map((y) => `M${-w} ${y}H${w}`), ...columns.map((x) => `M${x} ${-h}V${h}`)];
  const ink = blend(color, 'deep', ruling === 'lines' ? 0.55 : 0.22);
  return paper(
    moved(
      [
        ...shape(rectangle(-w, -h, width, height), color),
        ...stroke(ruled.join(''), ink, ruling === 'lines' ? 3.4 : 1.4),
      ],
      spot,
    ),
    CUT,
  );
}

/** An instant photo of hills in the sun. */
export const snapshot = (spot: Spot) =>
  paper(
    moved(
      [
        ...shape(rectangle(-46, -54, 92, 108, 2), 'cream'),
        ...shape(rectangle(-38, -46, 76, 72), '#8fc7dc'),
        ...shape(circle(16, -22, 12), '#f4c553'),
        ...shape('M-38 2Q-18 -26 4 0T38 -6V26H-38Z', '#4f9a72'),
        ...shape('M-38 14Q-10 -4 12 12T38 8V26H-38Z', '#2f6f57'),
      ],
      spot,
    ),
    'thing 5',
  );

/** The back of an envelope with a seal. */
export const letter = (spot: Spot, color: string) =>
  paper(
    moved(
      [
        ...shape(rectangle(-66, -42, 132, 84, 2), color),
        ...shape('M-66 42L-8 -6H8L66 42Z', `${color} cream 25`),
        ...shape('M-66 -42L0 14L66 -42Z', `${color} ink 14`),
        ...shape(circle(0, 6, 12), 'accent'),
      ],
      spot,
    ),
    CUT,
  );

/** A strip of cloth samples with pinked edges. */
export function swatches(spot: Spot, colors: readonly string[]) {
  const tooth = (x: number, y: number) =>
    polygon([
      ...Array.from({ length: 9 }, (_, index): Point => [x + index * 5, y + (index % 2 ? 4 : 0)]),
      ...Array.from({ length: 9 }, (_, index): Point => [
        x + 40 - index * 5,
        y + 44 - (index % 2 ? 4 : 0),
      ]),
    ]);
  return paper(
    moved(
      [
        ...shape(rectangle(-28, -8, 56, colors.length * 50 + 14, 2), 'cream'),
        ...colors.flatMap((color, index) => shape(tooth(-20, index * 50), color)),
      ],
      spot,
    ),
    CUT,
  );
}

/** A price tag on a thread; (x, y) is where it hangs. */
export const priceTag = (spot: Spot, color: string) =>
  paper(
    moved(
      [
        ...stroke('M0 0V20', 'cream', 2),
        ...shape(`M-15 30L0 16L15 30V66H-15Z${circle(0, 28, 3.4)}`, color),
        ...stroke('M-8 44H8M-8 54H4', `${color} ink 45`, 3),
      ],
      spot,
    ),
    CUT,
  );
