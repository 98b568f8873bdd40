/** A picture as the build creates it: source sets by format, and a fallback with its size in px. */
export type Picture = {
  /** Format ("avif", "webp") -> source set with width descriptors. */
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

/** Files that are wider are for dense screens, after the first view, px. */
const MAX_FIRST_WIDTH = 1104;

/** The picture without its files for dense screens. */
export function withoutDenseFiles({ sources, img }: Picture): Picture {
  const isSmall = (candidate: string) =>
    parseInt(candidate.split(' ')[1] ?? '', 10) <= MAX_FIRST_WIDTH;
  const keep = (srcset: string) => srcset.split(', ').filter(isSmall).join(', ');
  const kept = Object.entries(sources).map(([format, srcset]) => [format, keep(srcset)]);
  return { sources: Object.fromEntries(kept), img };
}

/** `sizes` of a card picture: the width of a card. The head of a page uses the same, and so loads the same file. */
export const CARD_PICTURE_SIZES = 'min(56vh - 40px, 100vw - 40px)';
