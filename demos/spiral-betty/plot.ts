/** How a plotter draws a design: where its pen is, and what is drawn by then. In units of the sheet. */
import { add, type Point } from '#app/demo-kit/vector.ts';
import { rowsOfDots } from './dots.ts';
import { directionOf, lineReach, offsetOf } from './lines.ts';
import type { Design, Settings } from './settings.ts';
import { CENTER, RADIUS, SHEET } from './sheet.ts';
import { spiralPoint } from './spiral.ts';

/** The outline has everything that is drawn inside, and nothing else of the design. */
export type Plotted = { pen: Point; outline: readonly Point[] };

/** Points of the outline per turn of the spiral. */
const POINTS_PER_TURN = 72;

/** Half would be a constant speed of the pen, which makes the first turns a blur. */
const ACCELERATION = 0.62;

function plotSpiral({ rings }: Settings, share: number): Plotted {
  const turned = rings * share ** ACCELERATION;
  const outline = Array.from({ length: POINTS_PER_TURN + 1 }, (_, index) =>
    spiralPoint(Math.max(0, turned - index / POINTS_PER_TURN), rings, 0.5),
  );
  return { pen: spiralPoint(turned, rings), outline };
}

/** Rows from the top: distance from the center, and half their length. */
type Row = { offset: number; reach: number };

/** Draws rows alternately from the left and from the right. @param height distance of two rows */
function plotRows(rows: readonly Row[], height: number, share: number): Plotted {
  let rest = share * rows.reduce((sum, { reach }) => sum + 2 * reach, 0);
  let index = 0;
  for (const { reach } of rows.slice(0, -1)) {
    if (rest <= 2 * reach) break;
    rest -= 2 * reach;
    index++;
  }
  const { offset, reach } = rows[index] ?? { offset: 0, reach: 0 };
  const way = index % 2 ? -1 : 1;
  const x = way * (rest - reach);
  // Where a row is finished, the whole of it is, also beside the pen.
  const [start, front] = [-way * SHEET, share === 1 ? way * SHEET : x];
  const [above, below] = [offset - height / 2, offset + height / 2];
  return {
    pen: [x, offset],
    outline: [
      [start, -SHEET],
      [-start, -SHEET],
      [-start, above],
      [front, above],
      [front, below],
      [start, below],
    ],
  };
}

function plotDots({ density }: Settings, share: number): Plotted {
  const rows = rowsOfDots(density).map(({ y, first }) => ({ offset: y, reach: -first }));
  return plotRows(rows, (rows[1]?.offset ?? 0) - (rows[0]?.offset ?? 0), share);
}

function plotLines({ lines, angle }: Settings, share: number): Plotted {
  const rows = Array.from({ length: lines }, (_, index) => ({
    offset: offsetOf(index, lines),
    reach: lineReach(index, lines),
  }));
  const { pen, outline } = plotRows(rows, (2 * RADIUS) / lines, share);
  const [cos, sin] = [Math.cos(directionOf(angle)), Math.sin(directionOf(angle))];
  const turned = ([x, y]: Point): Point => [x * cos - y * sin, x * sin + y * cos];
  return { pen: turned(pen), outline: outline.map(turned) };
}

const PLOT: Record<Design, typeof plotSpiral> = {
  spiral: plotSpiral,
  dots: plotDots,
  lines: plotLines,
};

/** @param share of the design that is drawn, 0 to 1 */
export function plot(settings: Settings, share: number): Plotted {
  const { pen, outline } = PLOT[settings.design](settings, share);
  const onSheet = (point: Point) => add(point, [CENTER, CENTER]);
  return { pen: onSheet(pen), outline: outline.map(onSheet) };
}
