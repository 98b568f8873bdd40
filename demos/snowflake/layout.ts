/**
 * Positions of the wedge and the snowflake in the scene. Side by side where there is room; on a phone
 * they share one sheet: the wedge at the upper left, the snowflake beside its tip. There, a finger beside
 * the wedge scrolls the page.
 */
import type { Size } from '#app/demo-kit/use-size.ts';
import { clamp, lengthOf } from '#app/demo-kit/vector.ts';
import { type Piece, RADIUS, wedgeAngle } from './wedge.ts';

/**
 * The scene on a phone: height for its width, and on a low screen, below the tools; the snowflake's square as a share
 * of the width; how much larger it is while it folds, in the middle.
 */
export const PHONE_SCENE = { height: 1.66, minHeight: 1.42, flake: 0.605, zoom: 1.6 } as const;

/** The board where the snowflake is beside it: width for its height. */
export const WIDE_BOARD = 0.74;

/** Room around the wedge, px. On a phone the button to fold is below the tip. */
const MARGIN = { side: 18, top: 22, bottom: 26, belowTip: 64 } as const;

/** Between the wedge and the sheet of the snowflake, px. */
const GAP = 4;

/** The sheet's radius as a share of the snowflake's square (draw-sheet.ts). */
export const SHEET_SHARE = 1 / 2.16;

/** A snowflake whose rim is cut away is drawn as if it reached this far, units, at most this much larger. */
const REACH = 0.84 * RADIUS;
const MAX_GROWTH = 8;

/** How much larger than its sheet a snowflake is drawn. */
export function growthOf(pieces: readonly Piece[]) {
  const reach = Math.max(...pieces.flat(2).map(lengthOf));
  return clamp(REACH / reach, 1, MAX_GROWTH);
}

/** No smaller than this, px, in a box that is being laid out. */
const MIN_EDGE = 40;

/** The snowflake's sheet on a phone's board: middle and radius, px. */
export function flakeCircle({ width, height }: Size) {
  const side = width * PHONE_SCENE.flake;
  return { x: width - side / 2, y: height - side / 2, radius: side * SHEET_SHARE };
}

/** Where the wedge is, as large as it can be: px a unit, and its tip, px from the board's upper left. */
export function placeWedge(board: Size, sections: number) {
  const { width, height } = board;
  const angle = wedgeAngle(sections) / 2;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const { side, top } = MARGIN;
  // Wedge and snowflake share the board.
  const onPhone = height > ((1 / WIDE_BOARD + PHONE_SCENE.minHeight) / 2) * width;
  const bottom = onPhone ? MARGIN.belowTip : MARGIN.bottom;
  let edge = Math.min((width - 2 * side) / (2 * sin), (height - top - bottom) / cos);
  if (!onPhone) {
    edge = Math.max(edge, MIN_EDGE);
    return { scale: edge / RADIUS, x: width / 2, y: top + edge * cos };
  }

  // As long as the right fold, from the upper left, keeps clear of the snowflake.
  const { x, y, radius } = flakeCircle(board);
  const clear = radius + GAP;
  edge = Math.min(edge, ((x - side) * cos + (y - top) * sin - clear) / Math.sin(2 * angle));
  edge = Math.max(edge, MIN_EDGE);
  const tip = top + edge * cos;
  const rightmost = Math.min(width - side - edge * sin, x - (clear + (tip - y) * sin) / cos);
  return { scale: edge / RADIUS, x: (side + edge * sin + rightmost) / 2, y: tip };
}

/** What of the wedge's plane is on the board: left, top, width, height, units, y downward. */
export function viewOf(board: Size, sections: number): [number, number, number, number] {
  const { scale, x, y } = placeWedge(board, sections);
  return [-x / scale, -y / scale, board.width / scale, board.height / scale];
}
