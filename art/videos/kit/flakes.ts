/** The demo's snowflake and wedge, drawn by the demo's own code. */
import {
  drawGhosts,
  drawSheet,
  pathOf,
  wedgePaths,
} from '../../../app/demos/snowflake/draw-sheet.ts';
import type { Point } from '../../../app/demos/kit/vector.ts';
import type { Sheet } from '../../../app/demos/snowflake/sheet.ts';
import { type Piece, type Ring, wedgeOutline } from '../../../app/demos/snowflake/wedge.ts';
import { createRandom } from '../../../tools/content/paper/random.ts';
import { softLine } from '../../kit/ribbon.ts';
import { createCanvas, clearShadow, withTransform, setShadow, drawPaper } from './paint.ts';
import type { Stage } from './recording.ts';

/** Color of the outlines of the cut being made, as in the demo. */
const GHOST = '#d98a00';

/** Position of a wedge's tip, its length and its rotation in degrees. */
export type Placement = { x: number; y: number; radius: number; turn?: number };

const matrixOf = ({ x, y, radius, turn = 0 }: Placement) =>
  new DOMMatrix()
    .translate(x, y)
    .rotate(turn)
    .scale(radius / 1000, -radius / 1000);

/** Converts a point of the wedge to stage coordinates. */
export function toStage(placement: Placement, [x, y]: Point): Point {
  const place = matrixOf(placement).transformPoint({ x, y });
  return [place.x, place.y];
}

function toPath(rings: readonly Ring[], placement: Placement): Path2D {
  const path = new Path2D();
  path.addPath(pathOf(rings), matrixOf(placement));
  return path;
}

/** Draws the folded paper in layers, over the dashed outline of the uncut wedge. */
export function drawWedge(
  stage: Stage,
  { paper, sections }: Sheet,
  placement: Placement,
  lift = 9,
) {
  const { context } = stage;
  const whole = toPath([wedgeOutline(sections)], placement);
  context.fillStyle = 'rgb(255 255 255 / 0.07)';
  context.fill(whole);
  context.lineWidth = 1.3;
  context.setLineDash([5, 4]);
  context.strokeStyle = 'rgb(255 255 255 / 0.55)';
  context.stroke(whole);
  context.setLineDash([]);
  const rings = paper.pieces.flat();
  setShadow(stage, lift);
  for (const [off, color] of [
    [4.5, '#8fa5cf'],
    [3, '#c9d6f0'],
    [1.5, '#a9bde2'],
  ] as const) {
    context.fillStyle = color;
    context.fill(
      toPath(rings, { ...placement, x: placement.x + off * 0.7, y: placement.y + off }),
      'evenodd',
    );
    clearShadow(stage);
  }
  drawPaper(stage, toPath(rings, placement), '#ffffff', 1);
}

/** Draws the line being cut: solid, and gold dashes where it would close. */
export function drawLine({ context }: Stage, line: Ring, placement: Placement) {
  const points = line.map((point) => toStage(placement, point));
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

/** Creates a canvas for a sheet of the demo. @param side of the canvas, px */
export function createSheetCanvas(side: number) {
  const { canvas, context } = createCanvas(side, side);
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

/** A smooth line through points, with the tremor of a hand. */
export function handDrawn(points: readonly Point[], seed: number): Ring {
  const random = createRandom(seed);
  return softLine(points, 12).map(([x, y]): Point => [x + random.around(3), y + random.around(3)]);
}

/** Falling scraps: initial speeds, units/s and degrees/s, and acceleration, units/s². */
const FALL = { up: 150, faster: 900, sideways: 90, spin: 260 };

/**
 * Draws scraps that fall from a wedge.
 * @param since seconds since they were cut off
 */
export function drawScraps(
  stage: Stage,
  {
    scraps,
    placement,
    since,
    seed,
  }: { scraps: readonly Piece[]; placement: Placement; since: number; seed: number },
) {
  const random = createRandom(seed);
  for (const piece of scraps.slice(0, 8)) {
    const [sideways, up, spin] = [random.around(1), random.between(0.5, 1), random.around(1)];
    const points = (piece[0] ?? []).map((point) => toStage(placement, point));
    const middle = (axis: 0 | 1) =>
      points.reduce((sum, point) => sum + point[axis], 0) / Math.max(points.length, 1);
    const [cx, cy] = [middle(0), middle(1)];
    const path = new Path2D();
    for (const ring of piece) {
      ring.forEach((point, index) => {
        const [x, y] = toStage(placement, point);
        if (index) path.lineTo(x - cx, y - cy);
        else path.moveTo(x - cx, y - cy);
      });
      path.closePath();
    }
    const fallen = -FALL.up * up * since + (FALL.faster * since * since) / 2;
    withTransform(
      stage,
      {
        x: cx + FALL.sideways * sideways * since,
        y: cy + fallen,
        turn: FALL.spin * spin * since,
        opacity: Math.min(1, (1.3 - since) * 4),
      },
      () => drawPaper(stage, path, '#eaf0fc', 5),
    );
  }
}
