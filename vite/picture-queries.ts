/**
 * How one master picture becomes the files that are served: widths, formats and crop as a query of
 * imagetools. One place, so that a picture used twice is made once.
 */
import type { ImageConfig } from 'imagetools-core';

/** Widths of the cards, px: the pictures of the first view, worth some effort. */
const CARDS = new Set([392, 504, 616]);

/**
 * How hard and how fine each format is encoded. For these pictures AVIF at effort 2 takes a seventh
 * of the time of the default, 4, and comes out no larger; at effort 1 half of that, and 4 % larger.
 * WebP at effort 2 instead of 4 takes two thirds of the time.
 */
const ENCODINGS = {
  avif: (width: number) => ({ effort: CARDS.has(width) ? 2 : 1, quality: 48 }),
  webp: (width: number) => ({ effort: CARDS.has(width) ? 4 : 2, quality: 76 }),
  jpeg: () => ({ quality: 74 }),
};

/** One file to be made of a picture. */
export type PictureFile = {
  format: keyof typeof ENCODINGS;
  encoding: { quality: number; effort?: number };
  /** Width, and how it is cropped, in imagetools' terms. */
  size: ImageConfig;
};

/**
 * The files that a query asks for, none wider than the picture itself. As JPEG only the widest:
 * browsers that know neither AVIF nor WebP are too rare for a choice.
 * @param asked every combination of what the query names
 * @param width of the picture, px
 */
export function chooseFiles(asked: readonly ImageConfig[], width: number): PictureFile[] {
  const widthOf = ({ w }: ImageConfig) => Math.min(Number(w), width);
  const widest = Math.max(...asked.map(widthOf));
  const files = new Map<string, PictureFile>();
  for (const { format: named, ...size } of asked) {
    const format = named as PictureFile['format'];
    const w = widthOf(size);
    if (format === 'jpeg' && w < widest) continue;
    const encoding = ENCODINGS[format](w);
    files.set(`${format} ${w}`, { format, encoding, size: { ...size, w: String(w) } });
  }
  return [...files.values()];
}

const query = (parameters: Record<string, string>) =>
  Object.entries({ format: 'avif;webp;jpeg', as: 'picture', ...parameters })
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

/** Pictures in the text: at most 736 px wide on the page, twice that on dense screens. */
export const bodyPictureQuery = query({ w: '300;540;736;1104' });

/** Posters of videos, at most as wide as videos are; they also tell the size. */
export const posterQuery = query({ w: '400;800' });

/** Pictures of talks: three to a row. */
export const talkPictureQuery = query({ w: '240;480' });
