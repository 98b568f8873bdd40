/** Layout of the Developer Advocate's video, units. */

/** Size of the plate that the cave comes from, and its scale in the video. */
export const CAVE = { x: 0, y: 0, width: 696, height: 421 };
export const CAVE_SCALE = 800 / CAVE.width;

/** The page with the text: its position and height, and the padding around the text. */
export const PAGE = { x: 46, y: 52, height: 340, room: 30 };

/** The text: font size, line height, and the height of the strip behind each line. */
export const TEXT = { size: 37, leading: 52, strip: 44 };

/** The leaf with the number of lines: center and size. */
export const LEAF = { x: 737, y: 150, width: 150, height: 170 };

/** Sides of the images of the mark and the arrow. */
export const MARK = 72;
export const ARROW = 120;
