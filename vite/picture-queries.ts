/**
 * How one master picture becomes the files that are served: widths, formats and crop as a query of
 * vite-imagetools. One place, so that a picture used twice is made once.
 */
import { type ImageConfig, resolveConfigs } from 'vite-imagetools';

/**
 * How hard and how fine each format is encoded. For these pictures AVIF at effort 2 takes a seventh
 * of the time of the default, 4, and comes out no larger.
 */
const ENCODING: Record<string, ImageConfig> = {
  avif: { effort: '2', quality: '48' },
  webp: { quality: '76' },
  jpeg: { quality: '74' },
};

/** The pictures that a query asks for, each with the encoding of its format. */
export const withEncoding: typeof resolveConfigs = (entries, outputFormats) =>
  resolveConfigs(entries, outputFormats).map((config) => ({
    ...ENCODING[String(config.format)],
    ...config,
  }));

const query = (parameters: Record<string, string>) =>
  Object.entries({ format: 'avif;webp;jpeg', as: 'picture', ...parameters })
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

/** Pictures in the text: at most 736 px wide on the page, twice that on dense screens. */
export const bodyPictureQuery = query({ w: '300;540;736;1104', withoutEnlargement: 'true' });

/** Posters of videos, at most as wide as videos are; they also tell the size. */
export const posterQuery = query({ w: '400;800', withoutEnlargement: 'true' });

/** Pictures of talks: three to a row. */
export const talkPictureQuery = query({ w: '240;480' });
