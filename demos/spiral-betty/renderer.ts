/**
 * The renderer: keeps a picture and draws it in any design. It runs in a worker, or without one in the
 * page, where it yields between slices of work.
 */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { fillingPen, makeCanvas, prepare, type Format, type Ground } from './canvas.ts';
import type { Colors } from './colors.ts';
import { drawDesign } from './draw-design.ts';
import { pathPen, type Pen } from './pen.ts';
import type { Settings } from './settings.ts';
import { CENTER, PAPER_RADIUS, SHEET } from './sheet.ts';
import { type Darkness, darknessOf, extentOf, throughView, tonesOf, type Tones } from './tones.ts';
import { CENTERED, type Extent, type View } from './view.ts';

/** Side of the JPG and PNG files, px. */
const FILE_SIDE_PX = 2000;

/** Range of the shorter side of the scaled picture, px: fine enough for the design when zoomed in. */
const SHORTER_SIDE_PX = [360, 600] as const;

/** Pictures with a larger aspect ratio, such as panoramas, are cropped. */
const MAX_ASPECT = 2.4;

export type Renderer = {
  /**
   * Sets the picture, with its EXIF orientation. If it can't be decoded, rejects and keeps the previous one.
   * @returns the part of it that is drawn from, reduced, and its extent
   */
  setPicture(picture: Blob): Promise<{ copy: Blob; extent: Extent }>;
  /** Draws it on a transparent background. @param side px */
  preview(settings: Settings, colors: Colors, side: number, view?: View): Promise<ImageBitmap>;
  file(settings: Settings, colors: Colors, format: Format, view?: View): Promise<Blob>;
};

/** @param rest awaited between slices of work; without it, the work isn't divided */
export function createRenderer(rest?: () => Promise<void> | undefined): Renderer {
  let tones: Tones | undefined;
  /** Cached while the picture is moved or the design changes. */
  let dark: { of: Tones; contrast: number; brightness: number; darkness: Darkness } | undefined;

  function darknessFor({ contrast, brightness }: Settings) {
    if (!tones) throw new Error('No picture has been set');
    if (dark?.of !== tones || dark.contrast !== contrast || dark.brightness !== brightness) {
      const darkness = darknessOf(tones, contrast, brightness);
      dark = { of: tones, contrast, brightness, darkness };
    }
    return dark.darkness;
  }

  async function draw(pen: Pen, settings: Settings, view: View) {
    const darkness = throughView(darknessFor(settings), view);
    await rest?.();
    const work = drawDesign(pen, darkness, settings);
    while (!work.next().done) {
      const pause = rest?.();
      if (pause) await pause;
    }
  }

  async function paint(
    settings: Settings,
    { colors, side, ground, view }: { colors: Colors; side: number; ground: Ground; view: View },
  ) {
    const littleByLittle = Boolean(rest);
    const { canvas, context } = makeCanvas(side, littleByLittle);
    prepare(context, { side, colors, ground });
    const pen = fillingPen(context, littleByLittle);
    await draw(pen, settings, view);
    pen.finish();
    return canvas;
  }

  return {
    async setPicture(picture) {
      const { copy, pixels } = await readPicture(picture);
      tones = tonesOf(pixels);
      return { copy, extent: extentOf(tones) };
    },
    async preview(settings, colors, side, view = CENTERED) {
      const canvas = await paint(settings, { colors, side, ground: 'none', view });
      return 'transferToImageBitmap' in canvas
        ? canvas.transferToImageBitmap()
        : createImageBitmap(canvas);
    },
    async file(settings, colors, format, view = CENTERED) {
      if (format === 'svg') {
        const pen = pathPen();
        await draw(pen, settings, view);
        return new Blob([svgFile(pen.d(), colors)], { type: 'image/svg+xml' });
      }
      // A JPG has no transparency.
      const ground = format === 'jpg' ? 'square' : 'round';
      return fileOf(await paint(settings, { colors, side: FILE_SIDE_PX, ground, view }), format);
    },
  };
}

/** A design as an SVG file: the paper disc, and all ink as one path. @param d path data of the design */
const svgFile = (d: string, { ink, paper }: Colors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET} ${SHEET}" width="${SHEET}" height="${SHEET}">` +
  `<circle cx="${CENTER}" cy="${CENTER}" r="${PAPER_RADIUS}" fill="${paper}"/>` +
  `<path fill="${ink}" d="${d}"/></svg>\n`;

/** Scales a picture, and crops a large aspect ratio. */
async function readPicture(picture: Blob) {
  const bitmap = await createImageBitmap(picture, { imageOrientation: 'from-image' });
  try {
    const shorter = Math.min(bitmap.width, bitmap.height);
    const side = clamp(shorter, ...SHORTER_SIDE_PX);
    const lengthOf = (px: number) => Math.round(Math.min(px / shorter, MAX_ASPECT) * side);
    const [width, height] = [lengthOf(bitmap.width), lengthOf(bitmap.height)];
    const { canvas, context } = drawMiddle(bitmap, width, height);
    return {
      pixels: context.getImageData(0, 0, width, height),
      copy: await fileOf(canvas, 'jpg'),
    };
  } finally {
    bitmap.close();
  }
}

/** Draws the middle of a picture so that it covers a canvas. */
function drawMiddle(bitmap: ImageBitmap, width: number, height: number) {
  const { canvas, context } = makeCanvas(width, true, height);
  // Transparent pixels become paper.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [across, down] = [width / scale, height / scale];
  const [left, top] = [(bitmap.width - across) / 2, (bitmap.height - down) / 2];
  context.drawImage(bitmap, left, top, across, down, 0, 0, width, height);
  return { canvas, context };
}
