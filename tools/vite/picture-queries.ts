/**
 * Queries for the files created from a master picture: widths, formats and crop, as imagetools directives. In one
 * place, so that a picture used twice is created once.
 */
import type { ImageConfig } from 'imagetools-core';
import { encodingEffort } from './encoding-effort.ts';

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

/** @param width of the output, px */
export const encodingOf = (format: keyof typeof ENCODINGS, width: number): Encoding =>
  ENCODINGS[format](width);

type Encoding = { quality: number; effort?: number; palette?: boolean };

/** Formats of `<img>`, for browsers that know none of the others. */
export const isFallback = (format: string) => format === 'jpeg' || format === 'png';

/** One output file of a picture. */
export type PictureFile = {
  format: keyof typeof ENCODINGS;
  encoding: Encoding;
  /** Width and crop, as imagetools directives. */
  size: ImageConfig;
};

/**
 * The output files of a query, none wider than the picture itself. JPEG or PNG only in the largest width: browsers
 * without AVIF and WebP are too rare for a source set.
 * @param asked every combination of the query's values
 * @param width of the picture, px
 */
export function chooseFiles(asked: readonly ImageConfig[], width: number): PictureFile[] {
  const widthOf = ({ w }: ImageConfig) => Math.min(Number(w), width);
  const widest = Math.max(...asked.map(widthOf));
  const files = new Map<string, PictureFile>();
  for (const { format: named, ...size } of asked) {
    const format = named as PictureFile['format'];
    const w = widthOf(size);
    if (isFallback(format) && w < widest) continue;
    const encoding = encodingOf(format, w);
    files.set(`${format} ${w}`, { format, encoding, size: { ...size, w: String(w) } });
  }
  return [...files.values()];
}

const query = (parameters: Record<string, string>) =>
  Object.entries({ format: 'avif;webp;jpeg', as: 'picture', ...parameters })
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

/** Pictures in the text: at most 696 px wide on the page, twice that on dense screens (app/ui/image.tsx). */
export const bodyPictureQuery = query({ w: '300;540;736;1104;1392' });

/** Cut-outs, at most 192 px wide on the page. They are transparent, so the fallback is a PNG. */
export const cutoutQuery = query({ w: '240;480', format: 'avif;webp;png' });

/** Posters of videos, at most as wide as videos; they also give the size. */
export const posterQuery = query({ w: '400;800' });

/** Pictures of talks, three per row, two on phones; 600 px from docs/specification.md, section 7. */
export const talkPictureQuery = query({ w: '240;480;600' });
