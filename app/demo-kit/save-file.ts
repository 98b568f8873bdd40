import { fill } from 'portfolio-content/schema';
import labels from 'virtual:text-labels';
import { openShareDialog } from './share-dialog.ts';

/** Delay before the object URL is revoked, so that the browser can read the file, ms. */
const REVOKE_DELAY_MS = 60_000;

/**
 * What to tell the visitor when a file of a format such as "PNG" couldn't be created. A phone can have too little
 * memory for the canvas of a picture, which an SVG doesn't need.
 * @param hasSvg whether the demo offers an SVG as well
 */
export const saveFailure = (format: string, { hasSvg = false } = {}) =>
  fill(hasSvg && /PNG|JPG/.test(format) ? labels.pictureFailed : labels.fileFailed, { format });

/**
 * Lets the visitor keep a file: by the dialog for sharing on phones, else as a download.
 * @returns whether it was kept; false if the visitor dismissed the dialog
 */
export async function saveFile(file: Blob, name: string): Promise<boolean> {
  const result = await openShareDialog({ files: [new File([file], name, { type: file.type })] });
  if (result === 'unavailable') download(file, name);
  return result !== 'canceled';
}

function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
