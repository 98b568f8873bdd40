/** The demo's download files, as images. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { toPdf, toSvg } from '../../../app/demos/snowflake/files.ts';
import { toPng } from '../../../app/demos/snowflake/save.ts';
import type { Sheet } from '../../../app/demos/snowflake/sheet.ts';
import { createCanvas } from './paint.ts';

/** Replacements that make lines bolder. Same lengths, because a PDF contains byte offsets. */
const BOLDER = [
  ['0.6 w', '2.6 w'],
  ['0.9 w', '3.6 w'],
  ['[4 3] 0 d', '[9 7] 0 d'],
] as const;

/** The PDF page, with lines thick enough for a small image. */
export async function pagePicture(sheet: Sheet, width: number) {
  Object.assign(globalThis, { pdfjsWorker: pdfWorker });
  const file = BOLDER.reduce((text, [from, to]) => text.replaceAll(from, to), toPdf(sheet, 'A4'));
  const data = new TextEncoder().encode(file);
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
  const { canvas, context } = createCanvas(viewport.width, viewport.height);
  await page.render({ canvasContext: context, viewport }).promise;
  return canvas;
}

/** The SVG outline, thick enough for a small image. */
export async function outlinePicture(sheet: Sheet, width: number) {
  const svg = toSvg(sheet).replace('stroke-width="2"', 'stroke-width="13" stroke-linejoin="round"');
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const { canvas, context } = createCanvas(width, width);
  context.drawImage(image, 0, 0, width, width);
  return canvas;
}

/** The PNG. */
export const photo = async (sheet: Sheet, background: string) =>
  createImageBitmap(await toPng(sheet, background), {
    resizeWidth: 512,
    resizeHeight: 512,
    resizeQuality: 'high',
  });
