/** Maximum size of a video, bytes. */
export const LIMITS = { av1: 200_000, h264: 400_000 };
