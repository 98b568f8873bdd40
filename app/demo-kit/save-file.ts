/** Delay before the object URL is revoked, so that the browser can read the file, ms. */
const REVOKE_DELAY_MS = 60_000;

/**
 * What to tell the visitor when a file couldn't be created. A phone can have too little memory for the canvas of a picture,
 * which an SVG doesn't need.
 * @param format such as "PNG"
 */
export const saveFailure = (format: string) =>
  `Couldn’t create the ${format}. Close other tabs and try again${/PNG|JPG/.test(format) ? ', or download the SVG' : ''}.`;

/** Downloads a file. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY_MS);
}
