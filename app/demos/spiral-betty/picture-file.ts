/** Files that visitors bring: which may be pictures, and pictures that only an `<img>` can show. */
import { fileOf, makeCanvas } from './canvas.ts';

/** Shorter side that a picture without px of its own is drawn at, px. */
const DEFAULT_SIDE_PX = 600;
const MAX_SIDE_PX = 1440;

/** Whether it is worth reading: a film of some GB is not. */
export const mayBePicture = ({ type, size }: Blob) =>
  size > 0 && (type === '' || type.startsWith('image/'));

/** A drawing (SVG) as px. Rejects if it is no picture either. */
export async function rasterize(picture: Blob): Promise<Blob> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const [width, height] = [
      image.naturalWidth || DEFAULT_SIDE_PX,
      image.naturalHeight || DEFAULT_SIDE_PX,
    ];
    const scale = DEFAULT_SIDE_PX / Math.min(width, height);
    const lengthOf = (px: number) => Math.min(Math.round(px * scale), MAX_SIDE_PX);
    const { canvas, context } = makeCanvas(lengthOf(width), false, lengthOf(height));
    const [left, top] = [(canvas.width - width * scale) / 2, (canvas.height - height * scale) / 2];
    context.drawImage(image, left, top, width * scale, height * scale);
    return await fileOf(canvas, 'png');
  } finally {
    URL.revokeObjectURL(address);
  }
}
