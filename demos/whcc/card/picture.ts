/** The card as a picture: the side that is shown, flat, in the same light. */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { makeCanvas } from '../shared/canvas.ts';
import { drawPhoto, loadPhoto } from '../shared/draw-photo.ts';
import { drawPrint } from '../shared/draw-print.ts';
import { LEAF } from '../shared/leaf.ts';
import { loadLetterings } from '../shared/lettering.ts';
import { palette } from '../shared/palette.ts';
import type { Photo } from '../shared/photos.ts';
import { type Design, photoIn, PRODUCTS, THEMES } from './design.ts';
import { arrange, backPrint, frontPrint, insidePrint } from './layouts.ts';
import type { Side } from './turning.ts';

/** Longer side of the file, px. */
const FILE_SIDE_PX = 2400;

/** CSS px per inch on the screen, for the widths of shadows and edges. */
const SCREEN_PX_PER_INCH = 46;

const PRINTS = { front: frontPrint, inside: insidePrint, back: backPrint } as const;

/** Paper that is darker toward the fold. */
function foldedPaper(
  context: CanvasRenderingContext2D,
  fold: number,
  outer: number,
  color: string,
) {
  const paper = context.createLinearGradient(fold, 0, outer, 0);
  paper.addColorStop(0, '#d2bd96');
  paper.addColorStop(0.26, color);
  return paper;
}

/** The pages inside, with a leaf embossed into the left one. */
function drawPages(context: CanvasRenderingContext2D, width: number, height: number) {
  context.fillStyle = foldedPaper(context, width, 0, '#f4ead6');
  context.fillRect(0, 0, width, height);
  context.fillStyle = foldedPaper(context, width, 2 * width, palette.paper);
  context.fillRect(width, 0, width, height);
  context.save();
  context.translate(width / 2, height / 2);
  context.scale(height * 0.0025, height * 0.0025);
  const leaf = () => new Path2D(LEAF);
  for (const [color, by] of [
    ['#fffaf0', 1],
    ['#b9a27c', -0.8],
    ['#e6d6b6', 0],
  ] as const) {
    context.fillStyle = color;
    context.translate(by, by);
    context.fill(leaf());
    context.translate(-by, -by);
  }
  context.restore();
}

/**
 * The shown side as a PNG. Rejects if the browser can't create it.
 * @param light angle of the card to the light, degrees
 */
export async function cardPicture(
  design: Design,
  photos: readonly Photo[],
  side: Side,
  light: number,
): Promise<Blob> {
  const { product, theme, layout } = design;
  const { width, height } = PRODUCTS[product];
  const pages = side === 'inside' ? 2 : 1;
  const scale = FILE_SIDE_PX / Math.max(pages * width, height);
  const { canvas, context } = makeCanvas(pages * width * scale, height * scale);
  context.scale(scale, scale);
  await loadLetterings();
  if (side === 'inside') drawPages(context, width, height);
  else {
    context.fillStyle = THEMES[theme].paper;
    context.fillRect(0, 0, width, height);
  }
  if (side === 'front') {
    for (const [index, frame] of arrange(product, layout).frames.entries()) {
      const { address, focus } = photoIn(design, photos, index);
      const [x, y] = focus;
      drawPhoto(context, await loadPhoto(address), frame, { x, y }, 1 / SCREEN_PX_PER_INCH);
    }
  }
  const print = drawPrint(PRINTS[side](design), scale, scale / SCREEN_PX_PER_INCH, light);
  context.drawImage(print, (pages - 1) * width, 0, width, height);
  return fileOf(canvas, 'png');
}
