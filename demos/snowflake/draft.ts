/** The unfinished cut: what has been drawn so far with any of the tools. */
import { advance, type History, startHistory } from '#app/demo-kit/undo/history.ts';
import { clamp, distance, type Point, type Vector } from '#app/demo-kit/vector.ts';
import { cutPolygon, cutShape, cutStroke, SIZES } from './drawn.ts';
import type { Cut } from './paper.ts';
import { place, type Placed, type ShapeName } from './shapes.ts';
import { toStroke } from './strokes.ts';
import type { Ring } from './wedge.ts';

export type Tool = 'freeform' | 'polygon' | 'shape';

export type Draft = {
  tool: Tool;
  /** The freeform line. */
  line: Ring;
  /** The polygon. */
  corners: History<Ring>;
  /** The ready-made cut, its half height in units and its rotation in degrees. */
  shape: ShapeName;
  size: number;
  turn: number;
  /** Position of the pointer, or of the cursor that keys move. */
  cursor: Point;
  /** Whether the next edge of the polygon leads to the cursor. */
  hovering: boolean;
};

/** A polygon with fewer corners has no area. */
const MIN_CORNERS = 3;
export const TOO_FEW_CORNERS = 'A polygon needs at least three corners.';

/** Smallest distance between points of a freeform line, units. */
const MIN_SPACING = 6;

/** Range of the cursor, units. */
const CURSOR_X = [-420, 420] as const;
const CURSOR_Y = [-40, 1020] as const;

/** Half the length of the cross at the first corner, units. */
const CROSS = 22;

const NOTHING = { line: [], corners: startHistory<Ring>([]) };

export const FIRST_DRAFT: Draft = {
  ...NOTHING,
  tool: 'freeform',
  shape: 'Leaf',
  size: 60,
  turn: 0,
  cursor: [60, 600],
  hovering: false,
};

/** Without what was drawn. */
export const emptied = (draft: Draft): Draft => ({ ...draft, ...NOTHING });

/** Without what the pointer has drawn since it was pressed; corners stay. @param before the draft at the press */
export const abandoned = (draft: Draft, before = draft): Draft => ({
  ...draft,
  line: [],
  cursor: before.cursor,
  hovering: draft.tool === 'shape' && before.hovering,
});

export const begun = (draft: Draft, cursor: Point): Draft => ({
  ...draft,
  cursor,
  hovering: true,
  line: draft.tool === 'freeform' ? [cursor] : [],
});

/** With the pointer at another point. A line that was begun grows to it. */
export function movedTo(draft: Draft, cursor: Point): Draft {
  const last = draft.line.at(-1);
  const grows = last && distance(cursor, last) > MIN_SPACING;
  return { ...draft, cursor, hovering: true, line: grows ? [...draft.line, cursor] : draft.line };
}

/** @param by in units, y downward as on screen */
export const movedBy = (draft: Draft, [dx, dy]: Vector): Draft => {
  const [x, y] = draft.cursor;
  return movedTo(draft, [clamp(x + dx, ...CURSOR_X), clamp(y - dy, ...CURSOR_Y)]);
};

export const scaled = (draft: Draft, factor: number): Draft => ({
  ...draft,
  size: clamp(draft.size * factor, ...SIZES),
});

export const rotated = (draft: Draft, degrees: number): Draft => ({
  ...draft,
  turn: (draft.turn + degrees + 360) % 360,
});

/** With other corners. The edge to the pointer, which would look like a removed corner, is hidden. */
export const withCorners = (draft: Draft, corners: History<Ring>): Draft => ({
  ...draft,
  corners,
  hovering: false,
});

export const withCorner = (draft: Draft): Draft => ({
  ...draft,
  corners: advance(draft.corners, [...draft.corners.current, draft.cursor]),
});

export const canClose = ({ corners }: Draft) => corners.current.length >= MIN_CORNERS;

/**
 * Whether a corner at the cursor closes the polygon: on its first corner, or again on its last one, as a double click
 * sets it.
 * @param reach distance at which a press hits a corner, units
 */
export function closesAtCursor(draft: Draft, reach: number): boolean {
  const { corners, cursor } = draft;
  const [first = cursor, last = cursor] = [corners.current[0], corners.current.at(-1)];
  return canClose(draft) && (distance(cursor, first) < reach || distance(cursor, last) < reach / 3);
}

const placedBy = ({ shape, size, turn, cursor: [x, y] }: Draft): Placed => ({
  shape,
  x,
  y,
  size,
  turn,
});

/** The cut, or why it can't be made. @param sections of the sheet on which it is drawn */
export function cutOf(draft: Draft, sections: number): Cut | string {
  const { tool, line, corners } = draft;
  if (tool === 'freeform') {
    if (line.length > 2) return cutStroke(toStroke(line, sections), sections);
    return 'Drag to cut: draw a shape, or a line right through the paper.';
  }
  if (tool === 'shape') return cutShape(placedBy(draft), sections);
  if (!canClose(draft)) return TOO_FEW_CORNERS;
  return cutPolygon(corners.current, sections);
}

/** What to draw of it: its outline, edges that are set, the next one, and the one that closes it. */
export function linesOf(draft: Draft): Record<'outline' | 'set' | 'next' | 'closing', Ring> {
  const { tool, line, corners, cursor, hovering } = draft;
  if (tool === 'shape') {
    const outline = place(placedBy(draft));
    return { outline, set: [], next: [], closing: [...outline, ...outline.slice(0, 1)] };
  }
  const isPolygon = tool === 'polygon';
  const set = isPolygon ? corners.current : line;
  const outline = isPolygon && hovering ? [...set, cursor] : set;
  const [first, last, end] = [set[0], set.at(-1), outline.at(-1)];
  if (first && last && end) {
    return { outline, set, next: isPolygon ? [last, end] : [], closing: [end, first] };
  }
  return { outline: [], set, next: isPolygon && hovering ? crossAt(cursor) : [], closing: [] };
}

const crossAt = ([x, y]: Point): Ring => [
  [x - CROSS, y],
  [x + CROSS, y],
  [x, y],
  [x, y + CROSS],
  [x, y - CROSS],
];
