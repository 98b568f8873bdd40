/** Where things are in the Developer Advocate's performance, units. */

/** The size of the plate that the cave comes from, and how much larger it is here. */
export const CAVE = { x: 0, y: 0, width: 696, height: 421 };
export const LARGER = 800 / CAVE.width;

/** The page with the text: its left and upper edge, its height, and the room around the text. */
export const PAGE = { x: 46, y: 52, height: 340, room: 30 };

/** The text: size of its letters, from line to line, and the height of the strip below each. */
export const TEXT = { size: 37, leading: 52, strip: 44 };

/** Middle of the leaf that says how many lines there are. */
export const LEAF = { x: 737, y: 150, width: 150, height: 170 };

/** Side of the pictures of the mark and the arrow. */
export const MARK = 72;
export const ARROW = 120;
