/** Opens visitors' pictures by their content, whatever their names and types say. */

const loadRasterizer = () => import('./rasterize.ts');

/**
 * Decodes a picture, with its EXIF orientation.
 * @param decode decodes what `createImageBitmap` can: not SVG, and not a JPEG that is cut off, which `<img>` draws
 */
export async function decodePicture<Result>(
  file: Blob,
  decode: (picture: Blob) => Promise<Result>,
): Promise<Result> {
  try {
    return await decode(file.slice());
  } catch {
    const { rasterize } = await loadRasterizer();
    return decode(await rasterize(file));
  }
}

/** Whether a file that couldn't be decoded is a picture all the same, which another program can convert. */
export const isUnsupportedPicture = (file: Blob): Promise<boolean> =>
  loadRasterizer().then(
    (rasterizer) => rasterizer.isUnsupportedPicture(file),
    () => false,
  );
