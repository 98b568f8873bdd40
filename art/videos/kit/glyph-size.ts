/** Scale of glyphs in their images, and the images' height in font sizes. */
export const GLYPH = { scale: 2, height: 1.5 };
