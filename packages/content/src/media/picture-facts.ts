/** What the build and the content check need to know about a picture. */
import sharp from 'sharp';
import { createBuildCache } from '../cache/build-cache.ts';
import { cleanSvg } from './clean-svg.ts';
import { pngChunks } from './png-chunks.ts';
import { openPicture } from './read-picture.ts';
import { svgSize, svgText } from './read-svg.ts';

/** px */
export type Box = { left: number; top: number; width: number; height: number };

export type PictureFacts = {
  /** Upright, px. */
  width: number;
  height: number;
  /** Whether no pixel is transparent. */
  isOpaque: boolean;
  /** Around everything that isn't transparent; undefined if nothing is, or for an SVG. */
  bounds?: Box;
  /** Whether it has more frames than the first. */
  isAnimated: boolean;
  /** Whether it is an SVG with text, which needs a font. */
  hasText: boolean;
  /** What the build removes from an SVG: "a script". */
  removed: readonly string[];
};

/** The largest picture that sharp decodes, px. */
const MAX_PIXELS = 0x3fff ** 2;
/** Width to which a picture is reduced to see whether it is complete, px. */
const SAMPLE_WIDTH_PX = 77;

/** Whether a PNG has several frames: https://www.w3.org/TR/png-3/#acTL-chunk */
const isAnimatedPng = (source: Buffer) =>
  pngChunks(source).some(
    (chunk) => chunk.toString('latin1', 4, 8) === 'acTL' && chunk.readUInt32BE(8) > 1,
  );

/** AVIF, in the list of brands at the start: https://aomediacodec.github.io/av1-avif/#brands */
const SEQUENCE_BRAND = 'avis';
const isSequence = (source: Buffer) =>
  source.toString('latin1', 4, 8) === 'ftyp' &&
  source.toString('latin1', 8, Math.min(source.readUInt32BE(0), 128)).includes(SEQUENCE_BRAND);

const cached = createBuildCache('picture-facts', {
  module: import.meta.filename,
  versions: sharp.versions,
});

/** @throws if the picture can't be shown; the message continues a sentence about the file, and says what to do */
export async function readFacts(source: Buffer, { isVector }: { isVector: boolean }) {
  if (isVector) return readVector(svgText(source));
  const facts = await cached.file([source], async () => JSON.stringify(await readRaster(source)));
  return JSON.parse(facts.toString()) as PictureFacts;
}

function readVector(source: string): PictureFacts {
  const size = svgSize(source);
  try {
    const { removed } = cleanSvg(source);
    return {
      ...size,
      isOpaque: false,
      isAnimated: false,
      hasText: /<(?:\w+:)?text[\s>]/.test(source),
      removed,
    };
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
    const whole = { left: 0, top: 0, width, height };
    const coverage = hasAlpha
      ? coverageOf(await picture.extractChannel('alpha').raw().toBuffer(), width)
      : { isOpaque: true, bounds: whole };
    const moves = (format === 'gif' || format === 'webp') && pages > 1;
    const isAnimated = moves || (format === 'png' && isAnimatedPng(source)) || isSequence(source);
    return { width, height, ...coverage, isAnimated, hasText: false, removed: [] };
  } catch (error) {
    throw unreadable(error);
  }
}

/** @param alpha one byte for each pixel, row by row */
function coverageOf(alpha: Buffer, width: number): Pick<PictureFacts, 'isOpaque' | 'bounds'> {
  const [columns, rows] = [new Uint8Array(width), new Uint8Array(alpha.length / width)];
  let isOpaque = true;
  for (let y = 0, at = 0; y < rows.length; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (alpha[at]) columns[x] = rows[y] = 1;
      if (alpha[at] !== 255) isOpaque = false;
    }
  }
  if (!rows.includes(1)) return { isOpaque };
  const [left, top] = [columns.indexOf(1), rows.indexOf(1)];
  const [right, bottom] = [columns.lastIndexOf(1), rows.lastIndexOf(1)];
  return { isOpaque, bounds: { left, top, width: right - left + 1, height: bottom - top + 1 } };
}
