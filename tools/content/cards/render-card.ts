/** Renders drawn cards to pictures. */
import sharp from 'sharp';
import { BLEED, HEIGHT, WIDTH } from '../paper/paper.ts';
import type { CardDrawing } from './draw-card.ts';
import { type Picture, printPictures, withPrints } from './render/prints.ts';
import { type Canvas, createCanvas } from './render/canvas.ts';
import { drawSheets } from './render/draw-sheets.ts';

export interface RenderedLayer {
  name: string;
  png: Buffer;
}

export interface RenderedCard {
  /** The card's picture, PNG. */
  flat: Buffer;
  /** Each layer with its bleed on a transparent ground, PNG. */
  layers: readonly RenderedLayer[];
}

const LAYER_VIEW = {
  left: -BLEED,
  top: -BLEED,
  width: WIDTH + 2 * BLEED,
  height: HEIGHT + 2 * BLEED,
};

/** The layers of a card, drawn one after another, because each is tens of megabytes. */
async function* drawLayers(
  drawing: CardDrawing,
  pictures: readonly Picture[],
  scale: number,
): AsyncGenerator<{ name: string; canvas: Canvas }> {
  const prints = await printPictures(drawing, pictures, scale);
  for (const { name, sheets } of drawing.layers) {
    const canvas = createCanvas(LAYER_VIEW, scale);
    await drawSheets(
      canvas,
      sheets.map((markup) => withPrints(markup, prints)),
    );
    yield { name, canvas };
  }
}

const createFlat = (scale: number) =>
  createCanvas({ left: 0, top: 0, width: WIDTH, height: HEIGHT }, scale);

/**
 * Renders the flat picture and the layers of a card.
 * @param pictures those that it was drawn with
 * @param scale px per unit: 2 for masters
 * @throws if a picture is missing or can't be decoded
 */
export async function renderCard(
  drawing: CardDrawing,
  pictures: readonly Picture[] = [],
  scale = 2,
): Promise<RenderedCard> {
  const flat = createFlat(scale);
  const layers: Promise<RenderedLayer>[] = [];
  for await (const { name, canvas } of drawLayers(drawing, pictures, scale)) {
    putOver(flat, canvas, Math.round(BLEED * scale));
    layers.push(encodeCanvas(canvas).then((png) => ({ name, png })));
  }
  return { flat: await encodeCanvas(flat), layers: await Promise.all(layers) };
}

/** Renders only the flat picture, PNG. The parameters are those of `renderCard`. */
export async function renderFlat(
  drawing: CardDrawing,
  pictures: readonly Picture[] = [],
  scale = 2,
): Promise<Buffer> {
  const flat = createFlat(scale);
  for await (const { canvas } of drawLayers(drawing, pictures, scale))
    putOver(flat, canvas, Math.round(BLEED * scale));
  return encodeCanvas(flat);
}

/** Puts a canvas, of which `margin` px on each side are left out, over another. */
function putOver(below: Canvas, above: Canvas, margin: number) {
  const [to, from] = [below.data, above.data];
  for (let y = 0; y < below.height; y++) {
    let at = y * below.width * 4;
    let source = ((y + margin) * above.width + margin) * 4;
    for (let x = 0; x < below.width; x++, at += 4, source += 4) {
      const alpha = from[source + 3] ?? 0;
      if (alpha === 0) continue;
      const rest = 1 - alpha / 255;
      for (let channel = 0; channel < 4; channel++)
        to[at + channel] = (from[source + channel] ?? 0) + (to[at + channel] ?? 0) * rest;
    }
  }
}

/** PNG of a canvas. */
export function encodeCanvas({ data, width, height }: Canvas): Promise<Buffer> {
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = 0; channel < 3; channel++)
      pixels[at + channel] = Math.min(255, Math.round(((pixels[at + channel] ?? 0) * 255) / alpha));
  }
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}
