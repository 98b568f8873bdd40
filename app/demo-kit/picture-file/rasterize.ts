/** For files that `createImageBitmap` can't decode, which are rare. */
import { fileOf } from '../canvas.ts';

/** Shorter side of a rasterized picture, and the longest side, px. */
const SHORTER_SIDE_PX = 1000;
const MAX_SIDE_PX = 2400;

/** How files start that are pictures, but not for every browser: HEIC, AVIF, TIFF and raw files, JPEG XL, Photoshop. */
const UNSUPPORTED = /^(....ftyp(hei|hev|mif1|msf1|avi[fs])|II\*\0|MM\0\*|....JXL |\xff\n|8BPS)/s;

const startOf = async (file: Blob, bytes: number) =>
  new TextDecoder('latin1').decode(await file.slice(0, bytes).arrayBuffer());

/** Whether a file that couldn't be decoded is a picture all the same, which another program can convert. */
export const isUnsupportedPicture = async (file: Blob) => UNSUPPORTED.test(await startOf(file, 16));

/** Draws a picture by an `<img>`. Rejects if the file isn't a picture. */
export async function rasterize(file: Blob): Promise<Blob> {
  const isSvg = (await startOf(file, 4000)).includes('<svg');
  const address = URL.createObjectURL(file.slice(0, file.size, isSvg ? 'image/svg+xml' : ''));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    // An SVG may have no size.
    const width = image.naturalWidth || SHORTER_SIDE_PX;
    const height = image.naturalHeight || SHORTER_SIDE_PX;
    const scale = Math.min(
      SHORTER_SIDE_PX / Math.min(width, height),
      MAX_SIDE_PX / Math.max(width, height),
    );
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await fileOf(canvas, 'png');
  } finally {
    URL.revokeObjectURL(address);
  }
}
