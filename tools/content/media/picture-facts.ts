/** What the build and the content check need to know about a picture. */
import sharp from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import { createPictureCache, openPicture } from './read-picture.ts';
import { svgSize } from './read-svg.ts';

export type PictureFacts = {
  /** Upright, px. */
  width: number;
  height: number;
  /** Whether no pixel is transparent. */
  isOpaque: boolean;
  /** Whether it has more frames than the first. */
  isAnimated: boolean;
  /** What the build removes from an SVG: "a script". */
  removed: readonly string[];
};

/** The largest picture that sharp decodes, px. */
const MAX_PIXELS = 0x3fff ** 2;
/** Width to which a picture is reduced to see whether it is complete, px. */
const SAMPLE_WIDTH_PX = 77;
/** PNG: https://www.w3.org/TR/png-3/#acTL-chunk */
const ANIMATION_CHUNK = 'acTL';
/** AVIF, in the list of brands at the start: https://aomediacodec.github.io/av1-avif/#brands */
const SEQUENCE_BRAND = 'avis';
const isSequence = (source: Buffer) =>
  source.toString('latin1', 4, 8) === 'ftyp' &&
  source.toString('latin1', 8, Math.min(source.readUInt32BE(0), 128)).includes(SEQUENCE_BRAND);

const cached = createPictureCache('picture-facts', import.meta.filename);

/** @throws if the picture can't be shown; the message continues a sentence about the file, and says what to do */
export async function readFacts(source: Buffer, { isVector }: { isVector: boolean }) {
  if (isVector) return readVector(source.toString());
  const facts = await cached(source, async () => JSON.stringify(await readRaster(source)));
  return JSON.parse(facts.toString()) as PictureFacts;
}

function readVector(source: string): PictureFacts {
  const size = svgSize(source);
  try {
    return { ...size, isOpaque: false, isAnimated: false, removed: cleanSvg(source).removed };
  } catch (cause) {
    throw new Error("has a document type that can't be read. Export it again.", { cause });
  }
}

async function readRaster(source: Buffer): Promise<PictureFacts> {
  const unreadable = (cause: unknown) =>
    new Error(
      isSequence(source)
        ? 'has no still picture for its first frame. Save it as an animated WebP or a GIF.'
        : 'cannot be decoded. Export it again as JPEG or PNG.',
      { cause },
    );
  const {
    autoOrient,
    hasAlpha,
    pages = 1,
    format,
  } = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error);
    });
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.floor(MAX_PIXELS / 1e6);
    throw new Error(
      `is ${width} x ${height} px, which is too large to decode. Export it with at most ${megapixels} megapixels.`,
    );
  }
  try {
    const picture = await openPicture(source);
    // A truncated file has a size too; only decoding it fails.
    if (!hasAlpha) await picture.resize({ width: SAMPLE_WIDTH_PX }).raw().toBuffer();
    const isOpaque =
      !hasAlpha ||
      (await picture.extractChannel('alpha').raw().toBuffer()).every((it) => it === 255);
    const moves = (format === 'gif' || format === 'webp') && pages > 1;
    const isAnimated =
      moves || (format === 'png' && source.includes(ANIMATION_CHUNK)) || isSequence(source);
    return { width, height, isOpaque, isAnimated, removed: [] };
  } catch (error) {
    throw unreadable(error);
  }
}
