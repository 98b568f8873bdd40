/** A box drawn on the background with the mouse, which selects the slides it touches. */
import { type PointerEvent, useState } from 'react';
import { type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { add, type Point, subtract, type Vector } from '#app/demo-kit/vector.ts';
import { boxBetween, type Shelf, touchedBy } from './shelf-layout.ts';
import type { Deck } from './slides.ts';

type BandOptions = {
  deck: Deck;
  shelf: Shelf;
  scope: DragScope;
  /** Whether a press adds to the selection. */
  adds(event: PointerEvent<Element>): boolean;
  onSelect(ids: ReadonlySet<number>): void;
};

/** The corner where a box starts, and the slides that stay selected. */
type Start = { corner: Point; kept: ReadonlySet<number> };

/** @returns the box, if one is drawn, and a handler for the background */
export function useBand({ deck, shelf, scope, adds, onSelect }: BandOptions) {
  const [drag, setDrag] = useState<{ start: Start; by: Vector }>();
  const bandOf = ({ corner, kept }: Start, by: Vector) => {
    const box = boxBetween(corner, add(corner, by));
    return { box, selected: new Set([...kept, ...touchedBy(box, deck, shelf)]) };
  };
  const { onPointerDown } = useDrag<Start>(
    {
      press(event) {
        // A finger scrolls the page.
        if (event.pointerType === 'touch' || event.target !== event.currentTarget) return undefined;
        const { left, top } = event.currentTarget.getBoundingClientRect();
        return {
          corner: subtract([event.clientX, event.clientY], [left, top]),
          kept: adds(event) ? deck.selected : new Set(),
        };
      },
      move: ({ held: start, by }) => setDrag({ start, by }),
      drop: ({ held: start, by }) => onSelect(bandOf(start, by).selected),
      end: () => setDrag(undefined),
    },
    { scope },
  );
  return { band: drag && bandOf(drag.start, drag.by), onPointerDown };
}
