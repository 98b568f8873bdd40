/** Draws photos on a canvas, for files. */
import type { Area } from './stencil.ts';

/** Loads a photo. Rejects if that fails. */
export async function loadPhoto(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/**
 * Draws a photo with its shadow, cropped to its frame.
 * @param frame in units of the canvas
 * @param crop at a `zoom` of 1 the photo just covers its frame; `x` and `y` are shares of the hidden part
 * @param px canvas units per CSS px
 */
export function drawPhoto(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  frame: Area,
  crop: { zoom?: number; x: number; y: number },
  px: number,
) {
  const { x, y, width, height } = frame;
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(width / naturalWidth, height / naturalHeight) * (crop.zoom ?? 1);
  const [photoWidth, photoHeight] = [naturalWidth * scale, naturalHeight * scale];
  context.save();
  context.shadowColor = 'rgb(30 8 8 / 0.55)';
  // A shadow isn't scaled with the canvas.
  const { a: unit } = context.getTransform();
  context.shadowBlur = 4 * px * unit;
  context.shadowOffsetX = px * unit;
  context.shadowOffsetY = 2 * px * unit;
  context.fillRect(x, y, width, height);
  context.restore();
  context.save();
  context.beginPath();
  context.rect(x, y, width, height);
  context.clip();
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    image,
    x + (width - photoWidth) * crop.x,
    y + (height - photoHeight) * crop.y,
    photoWidth,
    photoHeight,
  );
  context.restore();
}
