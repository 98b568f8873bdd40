/** Renders drawn cards to pictures. */
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import { BLEED, HEIGHT, WIDTH } from './paper/paper.ts';
import type { CardDrawing } from './draw-card.ts';
import { createGround, drawSheets, type Ground, pixelsOf, release } from './render/draw-sheets.ts';
import { type Picture, printPictures } from './render/prints.ts';

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

/**
 * Renders the flat picture of a card, and its layers one after another, because each is tens of megabytes.
 * @param onLayer called with each layer
 * @returns the flat picture
 */
async function drawLayers(
  drawing: CardDrawing,
  pictures: readonly Picture[],
  scale: number,
  onLayer?: (name: string, layer: Ground) => void,
): Promise<Ground> {
  const flat = createGround({ left: 0, top: 0, width: WIDTH, height: HEIGHT }, scale);
  const prints = await printPictures(drawing, pictures, scale);
  for (const { name, sheets } of drawing.layers) {
    const layer = createGround(LAYER_VIEW, scale);
    drawSheets(layer, sheets, drawing.palette, prints);
    const bleed = -Math.round(BLEED * scale);
    flat.canvas.getContext('2d').drawImage(layer.canvas, bleed, bleed);
    onLayer?.(name, layer);
    release(layer);
    // A layer takes up to a second. Lets the process respond between two.
    await setImmediate();
  }
  return flat;
}

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
  const layers: Promise<RenderedLayer>[] = [];
  const flat = await drawLayers(drawing, pictures, scale, (name, layer) =>
    layers.push(encode(layer).then((png) => ({ name, png }))),
  );
  return { flat: await encode(flat), layers: await Promise.all(layers) };
}

/** Renders only the flat picture, PNG. Takes the parameters of `renderCard`. */
export const renderFlat = async (
  drawing: CardDrawing,
  pictures: readonly Picture[] = [],
  scale = 2,
): Promise<Buffer> => encode(await drawLayers(drawing, pictures, scale));

/** PNG. */
export function encode(ground: Ground): Promise<Buffer> {
  const { data, width, height } = pixelsOf(ground);
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 2 })
    .toBuffer();
}
