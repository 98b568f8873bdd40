/** The files that are created from a picture: widths, formats and crop, by the query of its import (roles.ts). */
import { PICTURE } from '../schema/diorama.ts';
import { CARD_PICTURE_WIDTHS } from '../schema/picture.ts';
import { chromaOf, encodingEffort } from './encoding.ts';
import type { PictureFacts } from './picture-facts.ts';

/** What has to be known of a picture to choose its files. */
export type KnownFacts = Pick<PictureFacts, 'width' | 'height' | 'isOpaque'>;

/** Width to height of card pictures: on the card and in the head of the page. */
export const CARD_ASPECT = PICTURE.width / PICTURE.height;

/** Widths of card pictures, px. They are in the first view, so they are encoded with more effort. */
const CARDS: ReadonlySet<number> = new Set(CARD_PICTURE_WIDTHS);

/**
 * Effort and quality of each format. For these pictures AVIF at effort 2 takes a seventh of the time of the default, 4,
 * for the same size; effort 1 takes half of that and is 4 % larger. WebP at effort 2 instead of 4 takes two thirds.
 */
const ENCODINGS = {
  avif: (width: number) => ({
    effort: encodingEffort(CARDS.has(width) ? 2 : 1),
    quality: 48,
    chromaSubsampling: chromaOf(width),
  }),
  webp: (width: number) => ({ effort: encodingEffort(CARDS.has(width) ? 4 : 2), quality: 76 }),
  jpeg: () => ({ quality: 74 }),
  png: () => ({ quality: 80, palette: true }),
};
type Format = keyof typeof ENCODINGS;

/** @param width of the output, px */
export const encodingOf = (format: Format, width: number): Encoding => ENCODINGS[format](width);

type Encoding = {
  quality: number;
  effort?: number;
  chromaSubsampling?: '4:2:0' | '4:4:4';
  palette?: boolean;
};

/** Formats of `<img>`, for browsers that know none of the others. */
export const isFallback = (format: string) => format === 'jpeg' || format === 'png';

/** One output file of a picture. */
export type PictureFile = {
  format: Format;
  encoding: Encoding;
  /** px; what protrudes on two sides is cropped. */
  width: number;
  height: number;
};

/** Longest side of a WebP, px (https://developers.google.com/speed/webp/faq); the other formats can be larger. */
const MAX_SIDE_PX = 16_383;

/**
 * The largest size in which a picture can be created without being enlarged, px.
 * @param aspect width to height of the place that it fills; without it, the picture keeps its own
 */
export function largestSize(
  { width, height }: Pick<PictureFacts, 'width' | 'height'>,
  aspect = width / height,
) {
  // Tolerates rounding: 2200 * 0.56 is 1232.0000000000002.
  const widest = Math.min(width, height * aspect + 1e-6, MAX_SIDE_PX, MAX_SIDE_PX * aspect);
  return sizeAt(Math.max(1, Math.floor(widest)), aspect);
}

const sizeAt = (width: number, aspect: number) => ({
  width,
  height: Math.max(1, Math.round(width / aspect)),
});

/**
 * The output files of a query, none wider than the picture itself. JPEG only in the largest width: browsers
 * without AVIF and WebP are too rare for a source set. JPEG has no transparency, so PNG takes its place.
 * @param query `w` and `format` with values separated by semicolons, a format's own widths by its name; `aspect` to crop
 */
export function chooseFiles(query: URLSearchParams, facts: KnownFacts): PictureFile[] {
  const aspect = Number(query.get('aspect') ?? facts.width / facts.height);
  const largest = largestSize(facts, aspect).width;
  const widthsOf = (format: string) =>
    listOf(query, query.has(format) ? format : 'w').map((width) =>
      Math.min(Number(width), largest),
    );
  const widest = Math.max(...widthsOf('w'));
  const formats = listOf(query, 'format').map((format) =>
    format === 'jpeg' && !facts.isOpaque ? 'png' : (format as Format),
  );
  return formats.flatMap((format) =>
    (isFallback(format) ? [widest] : [...new Set(widthsOf(format))]).map((width) => ({
      format,
      encoding: encodingOf(format, width),
      ...sizeAt(width, aspect),
    })),
  );
}

const listOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').split(';');
