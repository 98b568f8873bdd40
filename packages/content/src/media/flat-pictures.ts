/** Card pictures without layers. Cached by this code too, which therefore is in a file of its own. */
import sharp from 'sharp';
import { createBuildCache } from '../cache/build-cache.ts';
import { CARD_ASPECT, encodingOf } from './picture-queries.ts';
import { openPicture } from './read-picture.ts';

const cachedFlat = createBuildCache('flat-pictures', {
  module: import.meta.filename,
  versions: sharp.versions,
});

/** Encodes a card picture, cropped to the card. @param width px */
export function encodeFlat(source: Buffer, width: number): Promise<Buffer> {
  const encoding = encodingOf('avif', width);
  const size = { width, height: Math.round(width / CARD_ASPECT) };
  return cachedFlat.file([JSON.stringify([size, encoding]), source], async () =>
    (await openPicture(source)).resize(size).avif(encoding).toBuffer(),
  );
}
