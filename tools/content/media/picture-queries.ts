/**
 * Queries for the files created from a picture: widths, formats and crop. In one place, so that a picture used twice
 * is created once.
 */
import { PICTURE } from '../../../app/content/diorama.ts';
import { encodingEffort } from './encoding-effort.ts';
import type { PictureFacts } from './picture-facts.ts';

/** Widths of card pictures, px. They are in the first view, so they are encoded with more effort. */
const CARDS = new Set([392, 504, 616]);

/**
 * Effort and quality of each format. For these pictures AVIF at effort 2 takes a seventh of the time of the default, 4,
 * for the same size; effort 1 takes half of that and is 4 % larger. WebP at effort 2 instead of 4 takes two thirds.
 */
const ENCODINGS = {
  avif: (width: number) => ({ effort: encodingEffort(CARDS.has(width) ? 2 : 1), quality: 48 }),
  webp: (width: number) => ({ effort: encodingEffort(CARDS.has(width) ? 4 : 2), quality: 76 }),
  jpeg: () => ({ quality: 74 }),
  png: () => ({ quality: 80, palette: true }),
};
type Format = keyof typeof ENCODINGS;

/** @param width of the output, px */
export const encodingOf = (format: Format, width: number): Encoding => ENCODINGS[format](width);

type Encoding = { quality: number; effort?: number; palette?: boolean };

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
 * @param query `w` and `format` with values separated by semicolons; `aspect` to crop
 */
export function chooseFiles(query: URLSearchParams, facts: PictureFacts): PictureFile[] {
  const aspect = Number(query.get('aspect') ?? facts.width / facts.height);
  const largest = largestSize(facts, aspect).width;
  const widths = listOf(query, 'w').map((width) => Math.min(Number(width), largest));
  const widest = Math.max(...widths);
  const formats = listOf(query, 'format').map((format) =>
    format === 'jpeg' && !facts.isOpaque ? 'png' : (format as Format),
  );
  return formats.flatMap((format) =>
    (isFallback(format) ? [widest] : [...new Set(widths)]).map((width) => ({
      format,
      encoding: encodingOf(format, width),
      ...sizeAt(width, aspect),
    })),
  );
}

const listOf = (query: URLSearchParams, name: string) => (query.get(name) ?? '').split(';');

const query = (parameters: Record<string, string>) =>
  Object.entries({ format: 'avif;webp;jpeg', as: 'picture', ...parameters })
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

/** Pictures in the text: at most 696 px wide on the page, twice that on dense screens (app/ui/image.tsx). */
export const bodyPictureQuery = query({ w: '300;540;736;1104;1392' });

/** Cut-outs, at most 192 px wide on the page. */
export const cutoutQuery = query({ w: '240;480' });

/** Posters of videos, at most as wide as videos; they also give the size. */
export const posterQuery = query({ w: '400;800' });

/** Pictures of talks, three per row, two on phones; 600 px from docs/specification.md, section 7. */
export const talkPictureQuery = query({ w: '240;480;600' });

/** Width to height of card pictures: on the card and in the head of the page. */
export const CARD_ASPECT = PICTURE.width / PICTURE.height;

/** @param widths px */
export const cardPictureQuery = (widths: readonly number[]) =>
  query({ w: widths.join(';'), aspect: `${CARD_ASPECT}` });

/** A round logo, 84 px wide on the card. */
export const logoQuery = 'w=176&aspect=1&format=webp';

/** The URL of a file that visitors get as it is. */
export const FILE_QUERY = 'as=file';

/** The URL of a picture that other sites show with a link: a JPEG or PNG, which all of them can read. */
export const SHARE_QUERY = 'as=share&w=1200&format=jpeg';
