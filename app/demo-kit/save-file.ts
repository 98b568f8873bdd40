import { fill } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';

/** Delay before the object URL is revoked, so that the browser can read the file, ms. */
const REVOKE_DELAY_MS = 60_000;

/**
 * What to tell the visitor when a file of a format such as "PNG" couldn't be created. A phone can have too little
 * memory for the canvas of a picture, which an SVG doesn't need.
 */
export const saveFailure = (format: string) =>
  fill(/PNG|JPG/.test(format) ? labels.pictureFailed : labels.fileFailed, { format });

/** Downloads a file. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
