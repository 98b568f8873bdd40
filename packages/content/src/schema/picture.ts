/** A picture as the build creates it: source sets by format, and a fallback with its size in px. */
export type Picture = {
  /** Format ("avif", "webp") -> source set with width descriptors. */
  sources: Record<string, string>;
  img: PictureFile;
};

/** A file, and its size in px. */
export type PictureFile = { src: string; w: number; h: number };

/** `sizes` of a card picture: the width of a card. The head of a page uses the same, and so loads the same file. */
export const CARD_PICTURE_SIZES = 'min(56vh - 40px, 100vw - 40px)';

/** The widths that the build creates of each card picture, px: of cards on small, usual and large phones at 1x. */
export const CARD_PICTURE_WIDTHS = [392, 504, 616] as const;
