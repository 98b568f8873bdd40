/**
 * How thoroughly AVIF and WebP are compressed. With `DRAFT_PICTURES=1`, as in the smoke tests, as fast as possible: files are
 * up to twice as large, and look the same.
 */
export const encodingEffort = (usual: number) => (process.env.DRAFT_PICTURES ? 0 : usual);
