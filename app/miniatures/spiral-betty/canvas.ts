/** Canvases on which designs are drawn, in a worker as well as in a page. */
import type { Colours } from './colours.ts';
import type { Pen } from './pen.ts';
import { CENTRE, PAPER_RADIUS, SHEET } from './sheet.ts';

export type Canvas = OffscreenCanvas | HTMLCanvasElement;
export type Context = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** An unseen canvas and its context. Throws where there is none to be had. */
export function makeCanvas(side: number): { canvas: Canvas; context: Context } {
  if (typeof OffscreenCanvas === 'function') {
    const canvas = new OffscreenCanvas(side, side);
    const context = canvas.getContext('2d');
    if (context) return { canvas, context };
  }
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  return { canvas, context };
}

/** A pen that collects a path for canvases. */
export function canvasPen(): Pen & { path: Path2D } {
  const path = new Path2D();
  return {
    path,
    move: (x, y) => path.moveTo(x, y),
    line: (x, y) => path.lineTo(x, y),
    curve: (x1, y1, x2, y2, x, y) => path.bezierCurveTo(x1, y1, x2, y2, x, y),
    circle(x, y, radius) {
      path.moveTo(x + radius, y);
      path.arc(x, y, radius, 0, 2 * Math.PI);
    },
    close: () => path.closePath(),
  };
}

/** What lies around the design: nothing, the round of paper, or paper to all four corners. */
export type Ground = 'none' | 'round' | 'square';

/** Fills a path of the sheet's size in the two tones. */
export function paint(
  context: Context,
  path: Path2D,
  { side, colours, ground }: { side: number; colours: Colours; ground: Ground },
) {
  context.setTransform(side / SHEET, 0, 0, side / SHEET, 0, 0);
  context.fillStyle = colours.paper;
  if (ground === 'square') context.fillRect(0, 0, SHEET, SHEET);
  if (ground === 'round') {
    context.beginPath();
    context.arc(CENTRE, CENTRE, PAPER_RADIUS, 0, 2 * Math.PI);
    context.fill();
  }
  context.fillStyle = colours.ink;
  context.fill(path);
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
