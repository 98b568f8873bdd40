/**
 * How thoroughly AVIF and WebP are compressed. With `DRAFT_PICTURES=1`, as in long tests, as fast as possible: files are
 * up to twice as large, and look the same.
 */
export const encodingEffort = (usual: number) => (process.env.DRAFT_PICTURES ? 0 : usual);

/** Wider pictures are for screens that have two pixels or more for one of the page, px. */
const DENSE_FROM = 736;

/**
 * How colors are stored in AVIF. Where two pixels are as wide as one of the page, a color for four of them isn't seen, and
 * saves a tenth of the bytes and a fifth of the time.
 * @param width of the output, px
 */
export const chromaOf = (width: number) => (width > DENSE_FROM ? '4:2:0' : '4:4:4');
