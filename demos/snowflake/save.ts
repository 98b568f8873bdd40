/** Downloads the snowflake as a file. */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { saveFile } from '#app/demo-kit/save-file.ts';
import { type PageSize, toPdf, toSvg } from './files.ts';
import type { Sheet } from './sheet.ts';
import { pathOf } from './draw-sheet.ts';
import { SHEET_SHARE } from './layout.ts';
import { unfold } from './unfold.ts';
import { RADIUS } from './wedge.ts';

/** Width and height of the picture, px. */
const PICTURE_SIDE_PX = 2048;

export type Format = 'PNG' | 'SVG' | 'PDF';

/** Creates and downloads the file. Rejects if the browser can't create it. */
export async function save(format: Format, sheet: Sheet, background: string, page: PageSize) {
  const blob =
    format === 'PNG'
      ? await toPng(sheet, background)
      : format === 'SVG'
        ? new Blob([toSvg(sheet)], { type: 'image/svg+xml' })
        : new Blob([toPdf(sheet, page)], { type: 'application/pdf' });
  saveFile(blob, `snowflake.${format.toLowerCase()}`);
}

/** The picture as a PNG file. Rejects if the browser can't create it. */
export function toPng({ paper, sections }: Sheet, background: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = PICTURE_SIDE_PX;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  context.fillStyle = background;
  context.fillRect(0, 0, PICTURE_SIDE_PX, PICTURE_SIDE_PX);
  const scale = (PICTURE_SIDE_PX * SHEET_SHARE) / RADIUS;
  context.setTransform(scale, 0, 0, -scale, PICTURE_SIDE_PX / 2, PICTURE_SIDE_PX / 2);
  context.shadowColor = 'rgb(4 8 30 / 0.35)';
  context.shadowBlur = PICTURE_SIDE_PX / 60;
  context.shadowOffsetX = PICTURE_SIDE_PX / 160;
  context.shadowOffsetY = PICTURE_SIDE_PX / 100;
  context.fillStyle = '#ffffff';
  context.fill(pathOf(unfold(paper.pieces, sections)), 'evenodd');
  return fileOf(canvas, 'png');
}
