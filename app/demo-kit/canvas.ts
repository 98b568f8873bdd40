/** Canvases, in the page or in a worker. */

/** More device px per CSS px cost time without a visible gain. */
const MAX_PIXEL_RATIO = 2;

/** Device px per CSS px for the size of a canvas. */
export const pixelRatio = () => Math.min(devicePixelRatio, MAX_PIXEL_RATIO);

/** The canvas as a file. Rejects if the browser can't create it, such as for lack of memory. */
export function fileOf(canvas: HTMLCanvasElement | OffscreenCanvas, format: 'jpg' | 'png') {
  const options = format === 'jpg' ? { type: 'image/jpeg', quality: 0.92 } : { type: 'image/png' };
  // Not by the absence of `toBlob`: Firefox has a method of that name here too, which takes no callback.
  if ('convertToBlob' in canvas) return canvas.convertToBlob(options);
  return new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written'))),
      options.type,
      options.quality,
    );
  });
}
