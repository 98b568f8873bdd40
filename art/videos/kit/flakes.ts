/** The toy's snowflake and wedge on a stage, drawn by the toy's own model. */
import {
  drawGhosts,
  drawSheet,
  pathOf,
  wedgePaths,
} from '../../../app/demos/snowflake/draw-sheet.ts';
import type { Sheet } from '../../../app/demos/snowflake/sheet.ts';
import {
  type Piece,
  type Point,
  type Ring,
  wedgeOutline,
} from '../../../app/demos/snowflake/wedge.ts';
import { createRandom } from '../../kit/random.ts';
import { softLine } from '../../kit/ribbon.ts';
import { canvasOf, noShadow, placed, shadow, sheetOf } from './paint.ts';
import type { Stage } from './show.ts';

/** Outlines of the cut being made, as in the toy. */
const GHOST = '#d98a00';

/** Where a wedge lies: its tip, and its length in units. */
export type Lie = { x: number; y: number; radius: number; turn?: number };

const matrixOf = ({ x, y, radius, turn = 0 }: Lie) =>
  new DOMMatrix()
    .translate(x, y)
    .rotate(turn)
    .scale(radius / 1000, -radius / 1000);

/** A place on the stage from one of the wedge. */
export function onStage(lie: Lie, [x, y]: Point): Point {
  const place = matrixOf(lie).transformPoint({ x, y });
  return [place.x, place.y];
}

function laid(rings: readonly Ring[], lie: Lie): Path2D {
  const path = new Path2D();
  path.addPath(pathOf(rings), matrixOf(lie));
  return path;
}

/** The folded paper: its upper layer and two below it, over the dashed outline of the uncut wedge. */
export function drawWedge(stage: Stage, { paper, sections }: Sheet, lie: Lie, lift = 9) {
  const { context } = stage;
  const whole = laid([wedgeOutline(sections)], lie);
  context.fillStyle = 'rgb(255 255 255 / 0.07)';
  context.fill(whole);
  context.lineWidth = 1.3;
  context.setLineDash([5, 4]);
  context.strokeStyle = 'rgb(255 255 255 / 0.55)';
  context.stroke(whole);
  context.setLineDash([]);
  const rings = paper.pieces.flat();
  shadow(stage, lift);
  for (const [off, color] of [
    [4.5, '#8fa5cf'],
    [3, '#c9d6f0'],
    [1.5, '#a9bde2'],
  ] as const) {
    context.fillStyle = color;
    context.fill(laid(rings, { ...lie, x: lie.x + off * 0.7, y: lie.y + off }), 'evenodd');
    noShadow(stage);
  }
  sheetOf(stage, laid(rings, lie), '#ffffff', 1);
}

/** The line being cut: solid where it is drawn, gold dashes where it would close. */
export function drawLine({ context }: Stage, line: Ring, lie: Lie) {
  const points = line.map((point) => onStage(lie, point));
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last || points.length < 2) return;
  context.lineCap = context.lineJoin = 'round';
  context.lineWidth = 2.6;
  context.strokeStyle = GHOST;
  context.setLineDash([6, 5]);
  context.beginPath();
  context.moveTo(...last);
  context.lineTo(...first);
  context.stroke();
  context.setLineDash([]);
  context.strokeStyle = '#1f4bb0';
  context.lineWidth = 3.4;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

/** A sheet of the demo on its own canvas. @param side of the canvas, px */
export function sheetCanvas(side: number) {
  const { canvas, context } = canvasOf(side, side);
  let shown: Sheet | undefined;
  let wedge = wedgePaths([], 6);
  return {
    canvas,
    /** @param progress number of folds done */
    draw(sheet: Sheet, progress = 0, ghost?: Ring) {
      if (shown !== sheet) wedge = wedgePaths(sheet.paper.pieces, sheet.sections);
      shown = sheet;
      drawSheet(context, side, { sections: sheet.sections, wedge, progress });
      if (ghost && ghost.length > 1) {
        drawGhosts(context, side, sheet.sections, pathOf([ghost]), GHOST);
      }
      return canvas;
    },
  };
}

/** Soft through a few points, with the tremor of a hand. */
export function handDrawn(points: readonly Point[], seed: number): Ring {
  const random = createRandom(seed);
  return softLine(points, 12).map(([x, y]): Point => [x + random.around(3), y + random.around(3)]);
}

/** Initial speed of falling scraps, units/s, and their acceleration, units/s². */
const FALL = { up: 150, faster: 900, sideways: 90, spin: 260 };

/**
 * Scraps that fall from a wedge.
 * @param since seconds since they were cut off
 */
export function drawScraps(
  stage: Stage,
  { scraps, lie, since, seed }: { scraps: readonly Piece[]; lie: Lie; since: number; seed: number },
) {
  const random = createRandom(seed);
  for (const piece of scraps.slice(0, 8)) {
    const [sideways, up, spin] = [random.around(1), random.between(0.5, 1), random.around(1)];
    const points = (piece[0] ?? []).map((point) => onStage(lie, point));
    const middle = (axis: 0 | 1) =>
      points.reduce((sum, point) => sum + point[axis], 0) / Math.max(points.length, 1);
    const [cx, cy] = [middle(0), middle(1)];
    const path = new Path2D();
    for (const ring of piece) {
      ring.forEach((point, index) => {
        const [x, y] = onStage(lie, point);
        if (index) path.lineTo(x - cx, y - cy);
        else path.moveTo(x - cx, y - cy);
      });
      path.closePath();
    }
    const fallen = -FALL.up * up * since + (FALL.faster * since * since) / 2;
    placed(
      stage,
      {
        x: cx + FALL.sideways * sideways * since,
        y: cy + fallen,
        turn: FALL.spin * spin * since,
        opacity: Math.min(1, (1.3 - since) * 4),
      },
      () => sheetOf(stage, path, '#eaf0fc', 5),
    );
  }
}
