/** Photographs that visitors bring. They are made smaller here and never leave the browser. */
import type { Photo } from './photos.ts';

/** Longest side that is kept, px: enough for a card on a dense screen. */
const MAX_SIDE_PX = 900;

/** A panorama or a strip is cut to these proportions at most. */
const MAX_ASPECT = 2.2;

/**
 * Reads a file, upright as its EXIF data says. Its address is to be revoked when it is no longer shown.
 * Rejects if it is no picture that this browser knows.
 */
export async function readOwnPhoto(file: Blob): Promise<Omit<Photo, 'name'>> {
  const picture = await createImageBitmap(file);
  const width = Math.min(picture.width, picture.height * MAX_ASPECT);
  const height = Math.min(picture.height, picture.width * MAX_ASPECT);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  // A JPEG has no transparency: what isn't filled turns black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(picture.width - width) / 2, (picture.height - height) / 2];
  context.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.86);
  });
  if (!small) throw new Error('The photo could not be made smaller');
  return {
    address: URL.createObjectURL(small),
    aspect: canvas.width / canvas.height,
    focus: [0.5, 0.45],
  };
}
