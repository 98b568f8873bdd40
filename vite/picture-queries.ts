/**
 * How one master picture becomes the files that are served: widths, formats and crop as a query of
 * vite-imagetools. One place, so that a picture used twice is made once.
 */
const query = (parameters: Record<string, string>) =>
  Object.entries({ format: 'avif;webp;jpg', as: 'picture', ...parameters })
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

/** Pictures in the text: at most 736 px wide on the page, twice that on dense screens. */
export const bodyPictureQuery = query({ w: '300;540;736;1104', withoutEnlargement: 'true' });

/** Pictures of talks: three to a row. */
export const talkPictureQuery = query({ w: '240;480' });
