/** Visitors' own photos. They are scaled down and never leave the browser. */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { decodePicture } from '#app/demo-kit/picture-file/picture-file.ts';
import { makeCanvas } from './canvas.ts';
import type { Photo } from './photos.ts';

/** Maximum size of the scaled photo, px: enough for a frame of a card that is saved, also of a panorama. */
const MAX_PX = 1200 * 1200;

/** A photo with a larger aspect ratio is cropped: on a page of an album, it would be a stripe. */
const MAX_ASPECT = 6;

/**
 * Reads a file, with its EXIF orientation. Revoke its object URL when it is no longer shown.
 * Rejects if the browser can't decode it.
 */
export async function readOwnPhoto(file: Blob): Promise<Omit<Photo, 'name'>> {
  const picture = await decodePicture(file, (each) => createImageBitmap(each));
  const width = Math.min(picture.width, picture.height * MAX_ASPECT);
  const height = Math.min(picture.height, picture.width * MAX_ASPECT);
  const scale = Math.min(1, Math.sqrt(MAX_PX / (width * height)));
  const { canvas, context } = makeCanvas(width * scale, height * scale);
  // A JPEG has no transparency: what isn't filled turns black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  return {
    address: URL.createObjectURL(await fileOf(canvas, 'jpg')),
    aspect: canvas.width / canvas.height,
    focus: [0.5, 0.45],
  };
}
