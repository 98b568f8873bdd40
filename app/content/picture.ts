/** A picture as the build creates it: source sets by format, and a fallback with its size in px. */
export type Picture = {
  /** Format ("avif", "webp") -> source set with width descriptors. */
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};
