/** Positions of slides on shelves, px from the upper left corner of the first one. */
import type { Size } from '#app/demo-kit/use-size.ts';
import { clamp, type Point, type Vector } from '#app/demo-kit/vector.ts';
import { type Deck, indexOf, MAX_SLIDES } from './slides.ts';

/** Slides per shelf, gaps between them, and above the next shelf, px. */
const WIDE = { columns: 6, across: 12, down: 36 };
const PHONE = { columns: 6, across: 8, down: 30 };
/** A window of 320 px. */
const NARROWEST = { columns: 4, across: 8, down: 30 };
/** Narrower shelves have the phone's layout, px. */
const PHONE_WIDTH_PX = 440;
const NARROWEST_WIDTH_PX = 260;
/** Height below the picture of a slide: its number and the edges, px. */
const FOOT_PX = 30;

/** Columns, distances between slides, and size of a slide. */
export type Shelf = { columns: number; across: number; down: number; card: Size };

/** @param width of the shelves */
export function shelfOf(width: number): Shelf {
  const layout = width < NARROWEST_WIDTH_PX ? NARROWEST : width < PHONE_WIDTH_PX ? PHONE : WIDE;
  const { columns } = layout;
  const across = (width + layout.across) / columns;
  const card = {
    width: across - layout.across,
    height: (across - layout.across - 10) * 0.7 + FOOT_PX,
  };
  return { columns, across, down: card.height + layout.down, card };
}

/** Whether slides are too small for their titles to be read. */
export const isTooSmallForTitles = ({ card }: Shelf) => card.width < 68;

export const rowsOf = ({ columns }: Shelf) => MAX_SLIDES / columns;

/** Distance between two slides, px. */
const gapOf = ({ across, card }: Shelf) => across - card.width;

export const spotOf = (index: number, { columns, across, down }: Shelf) => ({
  x: (index % columns) * across,
  y: Math.floor(index / columns) * down,
});

/** A rectangle on the shelf. */
export type Box = Size & { x: number; y: number };

export const styleOf = ({ x, y, width, height }: Box) => ({
  width,
  height,
  transform: `translate(${x}px, ${y}px)`,
});

/** The rectangle between two opposite corners. */
export const boxBetween = ([x1, y1]: Point, [x2, y2]: Point): Box => ({
  x: Math.min(x1, x2),
  y: Math.min(y1, y2),
  width: Math.abs(x2 - x1),
  height: Math.abs(y2 - y1),
});

/** The slides that a box touches. */
export function touchedBy(box: Box, { slides }: Deck, shelf: Shelf): Set<number> {
  const { card } = shelf;
  const touched = slides.filter((_, index) => {
    const { x, y } = spotOf(index, shelf);
    return (
      box.x <= x + card.width &&
      x <= box.x + box.width &&
      box.y <= y + card.height &&
      y <= box.y + box.height
    );
  });
  return new Set(touched.map(({ id }) => id));
}

/** Index of the gap nearest to a point, for `moveTo`. */
export function gapAt([x, y]: Point, { columns, across, down }: Shelf, count: number) {
  const row = Math.max(0, Math.floor(y / down));
  const column = clamp(Math.round(x / across), 0, columns);
  return Math.min(count, row * columns + column);
}

/** Index of the gap where a slide would be dropped that has been dragged this far. */
export function gapUnder(deck: Deck, id: number, [dx, dy]: Vector, shelf: Shelf) {
  const { x, y } = spotOf(indexOf(deck, id), shelf);
  const { width, height } = shelf.card;
  return gapAt([x + dx + width / 2, y + dy + height / 2], shelf, deck.slides.length);
}

/** Upper left corner of the marker in a gap. */
export function markerSpot(gap: number, shelf: Shelf) {
  const ends = endsShelf(gap, shelf);
  const { x, y } = spotOf(ends ? gap - 1 : gap, shelf);
  // Kept inside a narrow wall.
  const last = shelf.columns * shelf.across - gapOf(shelf);
  return { x: clamp(x - gapOf(shelf) / 2 + (ends ? shelf.across : 0), 0, last), y };
}

/** Whether the marker is at the end of a full shelf, not at the start of the next one. */
const endsShelf = (gap: number, { columns }: Shelf) => gap > 0 && gap % columns === 0;

/** Distance by which slides make room on each side of a gap, px. */
const PARTED_PX = 6;

/** Where a slide is while another one is held over a gap, if one is. */
export function partedSpotOf(index: number, gap: number | undefined, shelf: Shelf) {
  const spot = spotOf(index, shelf);
  if (gap === undefined || markerSpot(gap, shelf).y !== spot.y) return spot;
  return { ...spot, x: spot.x + (index < gap ? -PARTED_PX : PARTED_PX) };
}
