/** The frames of pictures that move, for `<img>`. */
import sharp from 'sharp';
import { createBuildCache } from '../cache/build-cache.ts';
import { encodingEffort } from './encoding.ts';

/** Width of the output, px: a little more than the text is wide. Videos have the same (scripts/media.ts). */
const MAX_WIDTH_PX = 800;
/** A tenth smaller than at 75, and text is still sharp. GIFs of recordings become a sixth to a half of what they were. */
const QUALITY = 65;

const cached = createBuildCache('animations', {
  module: import.meta.filename,
  versions: sharp.versions,
});

/**
 * The smallest form of an animation: an animated WebP, or the file itself. Browsers play all of its formats; sharp reads
 * only the first frame of APNGs and AVIFs.
 */
export async function smallestAnimation(
  source: Buffer,
): Promise<{ data: Buffer; format: string | undefined }> {
  const { pages = 1, format } = await sharp(source).metadata();
  if (pages === 1 || (format !== 'gif' && format !== 'webp')) {
    return { data: source, format: undefined };
  }
  const effort = encodingEffort(4);
  const webp = await cached.file([`${effort}`, source], () => encode(source, effort));
  return webp.length > 0 && webp.length < source.length
    ? { data: webp, format: 'webp' }
    : { data: source, format: undefined };
}

/** @returns nothing if there are too many pixels to decode at once */
async function encode(source: Buffer, effort: number): Promise<Buffer> {
  const frames = sharp(source, { animated: true }).resize({
    width: MAX_WIDTH_PX,
    withoutEnlargement: true,
  });
  try {
    const lossy = await frames.clone().webp({ quality: QUALITY, effort }).toBuffer();
    // Flat drawings are smaller, and have no noise.
    const lossless = await frames.webp({ lossless: true, effort }).toBuffer();
    return lossless.length < lossy.length ? lossless : lossy;
  } catch {
    return Buffer.alloc(0);
  }
}
