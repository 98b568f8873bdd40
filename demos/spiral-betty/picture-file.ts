/** Visitors' files: which can be pictures, and rasterizing formats that only an `<img>` can decode. */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { makeCanvas } from './canvas.ts';

/** Shorter side of a rasterized picture without a natural size, px. */
const DEFAULT_SIDE_PX = 600;
const MAX_SIDE_PX = 1440;

/** Whether a file can be a picture, by type and size. */
export const mayBePicture = ({ type, size }: Blob) =>
  size > 0 && (type === '' || type.startsWith('image/'));

/** Rasterizes an SVG. Rejects if the file isn't a picture. */
export async function rasterize(picture: Blob): Promise<Blob> {
  const address = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const width = image.naturalWidth || DEFAULT_SIDE_PX;
    const height = image.naturalHeight || DEFAULT_SIDE_PX;
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
