/** Canvases for drawing designs, in a worker or in the page. */
import type { Colors } from './colors.ts';
import type { Pen } from './pen.ts';
import { CENTER, PAPER_RADIUS, SHEET } from './sheet.ts';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/**
 * Creates an offscreen canvas and its context.
 * @param read whether its pixels are read while it is drawn on
 */
export function makeCanvas(width: number, read = false, height = width) {
  const canvas: Canvas =
    typeof OffscreenCanvas === 'function'
      ? new OffscreenCanvas(width, height)
      : Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: read }) as Context | null;
  if (!context) throw new Error('No canvas to draw on');
  return { canvas, context };
}

/** Path commands after which an incremental pen fills the path. */
const MAX_PATH_COMMANDS = 800;

/**
 * A pen that fills its path on a canvas, at the end or incrementally, so that no single fill takes long.
 */
export function fillingPen(context: Context, littleByLittle: boolean): Pen & { finish(): void } {
  let path = new Path2D();
  let commands = 0;
  const fill = () => {
    context.fill(path);
    // Forces the fill now: browsers defer fills and would do all of them at once.
    if (littleByLittle) context.getImageData(0, 0, 1, 1);
    path = new Path2D();
    commands = 0;
  };
  const end = () => {
    if (littleByLittle && ++commands > MAX_PATH_COMMANDS) fill();
  };
  return {
    ...(littleByLittle && { stretch: MAX_PATH_COMMANDS / 2 }),
    move: (x, y) => path.moveTo(x, y),
    line(x, y) {
      commands++;
      path.lineTo(x, y);
    },
    curve: (x1, y1, x2, y2, x, y) => path.bezierCurveTo(x1, y1, x2, y2, x, y),
    circle(x, y, radius) {
      path.moveTo(x + radius, y);
      path.arc(x, y, radius, 0, 2 * Math.PI);
      end();
    },
    close() {
      path.closePath();
      end();
    },
    finish: fill,
  };
}

/** Background of the design: none, a disc of paper, or a square of paper. */
export type Ground = 'none' | 'round' | 'square';

/** Draws the paper, sets the ink color, and scales the canvas to units of the sheet. */
export function prepare(
  context: Context,
  { side, colors, ground }: { side: number; colors: Colors; ground: Ground },
) {
  context.setTransform(side / SHEET, 0, 0, side / SHEET, 0, 0);
  context.fillStyle = colors.paper;
  if (ground === 'square') context.fillRect(0, 0, SHEET, SHEET);
  if (ground === 'round') {
    context.beginPath();
    context.arc(CENTER, CENTER, PAPER_RADIUS, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = colors.ink;
}

export const FORMATS = ['jpg', 'png', 'svg'] as const;
export type Format = (typeof FORMATS)[number];
