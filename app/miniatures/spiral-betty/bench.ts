/**
 * The workbench: holds a picture and draws it in any design. It runs in a worker or, where there is
 * none, in the page; there it rests between slices of work.
 */
import { fileOf, fillingPen, makeCanvas, prepare, type Format, type Ground } from './canvas.ts';
import type { Colours } from './colours.ts';
import { drawDesign } from './draw-design.ts';
import { pathPen, type Pen } from './pen.ts';
import type { Settings } from './settings.ts';
import { svgFile } from './svg-file.ts';
import { TONES_SIDE, tonesOf, type Tones } from './tones.ts';

/** Side of the JPG and PNG files, px. */
export const FILE_SIDE = 2000;

export type Bench = {
  /**
   * Takes a picture, turned as its EXIF data says. Rejects, and keeps the former, if it is none.
   * @returns the square that was cut out of it, small
   */
  take(picture: Blob): Promise<Blob>;
  /** Draws it on a clear ground. @param side px */
  preview(settings: Settings, colours: Colours, side: number): Promise<ImageBitmap>;
  file(settings: Settings, colours: Colours, format: Format): Promise<Blob>;
};

/** @param rest awaited between two pieces of work; without it, all is done in one go */
export function createBench(rest?: () => Promise<void> | undefined): Bench {
  let tones: Tones | undefined;

  async function draw(pen: Pen, settings: Settings) {
    if (!tones) throw new Error('There is no picture yet');
    const work = drawDesign(pen, tones, settings);
    while (!work.next().done) {
      const pause = rest?.();
      if (pause) await pause;
    }
  }

  async function paint(settings: Settings, colours: Colours, side: number, ground: Ground) {
    const littleByLittle = Boolean(rest);
    const { canvas, context } = makeCanvas(side, littleByLittle);
    prepare(context, { side, colours, ground });
    const pen = fillingPen(context, littleByLittle);
    await draw(pen, settings);
    pen.finish();
    return canvas;
  }

  return {
    async take(picture) {
      const { canvas, context } = await cutSquare(picture);
      const { data } = context.getImageData(0, 0, TONES_SIDE, TONES_SIDE);
      tones = tonesOf(data, TONES_SIDE);
      return fileOf(canvas, 'jpg');
    },
    async preview(settings, colours, side) {
      const canvas = await paint(settings, colours, side, 'none');
      return 'transferToImageBitmap' in canvas
        ? canvas.transferToImageBitmap()
        : createImageBitmap(canvas);
    },
    async file(settings, colours, format) {
      if (format === 'svg') {
        const pen = pathPen();
        await draw(pen, settings);
        return new Blob([svgFile(pen.d(), colours)], { type: 'image/svg+xml' });
      }
      // A JPG has no transparency.
      const ground = format === 'jpg' ? 'square' : 'round';
      return fileOf(await paint(settings, colours, FILE_SIDE, ground), format);
    },
  };
}

/** Cuts the middle square out of a picture and scales it down. */
async function cutSquare(picture: Blob) {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  const cut = Math.min(width, height);
  const { canvas, context } = makeCanvas(TONES_SIDE, true);
  // What is transparent is paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, TONES_SIDE, TONES_SIDE);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(width - cut) / 2, (height - cut) / 2];
  context.drawImage(bitmap, left, top, cut, cut, 0, 0, TONES_SIDE, TONES_SIDE);
  bitmap.close();
  return { canvas, context };
}
