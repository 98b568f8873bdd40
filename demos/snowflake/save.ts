/** Saves the snowflake as a file. */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { saveFile } from '#app/demo-kit/save-file.ts';
import { type Background, BACKGROUNDS, HILL_COLOR, HILLS } from './backgrounds.ts';
import { drawSheet, wedgePaths } from './draw-sheet.ts';
import { type PageSize, toPdf, toSvg } from './files.ts';
import type { Sheet } from './sheet.ts';

/** Width and height of the picture, px. */
const PICTURE_SIDE_PX = 2048;

export type Format = 'PNG' | 'SVG' | 'PDF';

/**
 * Creates the file and lets the visitor keep it. Rejects if the browser can't create it.
 * @returns whether the visitor kept it
 */
export async function save(format: Format, sheet: Sheet, background: Background, page: PageSize) {
  const blob =
    format === 'PNG'
      ? await toPng(sheet, background)
      : format === 'SVG'
        ? new Blob([toSvg(sheet)], { type: 'image/svg+xml' })
        : new Blob([toPdf(sheet, page)], { type: 'application/pdf' });
  return saveFile(blob, `snowflake.${format.toLowerCase()}`);
}

function squareCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PICTURE_SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  return { canvas, context };
}

/** What the screen shows, lit paper in front of the hills, as a PNG file. Rejects if the browser can't create it. */
function toPng({ paper, sections }: Sheet, background: Background): Promise<Blob> {
  const side = PICTURE_SIDE_PX;
  const { canvas, context } = squareCanvas();
  const light = context.createRadialGradient(side * 0.15, 0, 0, side * 0.15, 0, side * 0.72);
  light.addColorStop(0, 'rgb(255 255 255 / 0.2)');
  light.addColorStop(1, 'rgb(255 255 255 / 0)');
  for (const fill of [BACKGROUNDS[background], light]) {
    context.fillStyle = fill;
    context.fillRect(0, 0, side, side);
  }
  const sheet = squareCanvas();
  const wedge = wedgePaths(paper.pieces, sections);
  drawSheet(sheet.context, side, { sections, wedge, progress: 0 });
  const hillScale = side / 600;
  context.setTransform(hillScale, 0, 0, hillScale, 0, side - 90 * hillScale);
  context.fillStyle = HILL_COLOR;
  for (const hill of HILLS.map((data) => new Path2D(data))) context.fill(hill);
  context.resetTransform();
  context.drawImage(sheet.canvas, 0, 0);
  return fileOf(canvas, 'png');
}
