/** Canvases on which designs are drawn, in a worker as well as in a page. */
import type { Colors } from './colors.ts';
import type { Pen } from './pen.ts';
import { CENTER, PAPER_RADIUS, SHEET } from './sheet.ts';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/**
 * An unseen canvas and its context. Throws where there is none to be had.
 * @param read whether its px are read while it is drawn on
 */
export function makeCanvas(
  width: number,
  read = false,
  height = width,
): { canvas: Canvas; context: Context } {
  const options: CanvasRenderingContext2DSettings = { willReadFrequently: read };
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d', options);
    if (context) return { canvas, context };
  }
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', options);
  if (!context) throw new Error('No canvas to draw on');
  return { canvas, context };
}

/** Commands in a path after which it is filled, for pens that fill little by little. */
const MAX_PATH_COMMANDS = 800;

/**
 * A pen that fills what it has drawn on a canvas, at the end, or little by little so that no filling
 * takes long.
 */
export function fillingPen(context: Context, littleByLittle: boolean): Pen & { finish(): void } {
  let path = new Path2D();
  let commands = 0;
  const fill = () => {
    context.fill(path);
    // Has it filled now: browsers put it off, and then all would come at once.
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

/** What lies around the design: nothing, the round of paper, or paper to all four corners. */
export type Ground = 'none' | 'round' | 'square';

/** Lays the paper on a canvas and takes up the ink; what is drawn then is in units of the sheet. */
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

/** The canvas as a file. */
export function fileOf(canvas: Canvas, format: 'jpg' | 'png'): Promise<Blob> {
  const options = format === 'jpg' ? { type: 'image/jpeg', quality: 0.92 } : { type: 'image/png' };
  if (!('toBlob' in canvas)) return canvas.convertToBlob(options);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      options.type,
      options.quality,
    );
  });
}
