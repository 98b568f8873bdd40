/**
 * Tells the style sheet (depth.css.ts) which cards cross an edge of the window, so that it can give
 * them depth. A slot that is passed costs a few attributes; a frame costs nothing.
 *
 *     left edge                          right edge
 *   ┌─────┊─────┬───────────┬───────────┬─────┊─────┐
 *   │ data-edge │           │           │ data-edge │
 *   └─────┊─────┴───────────┴───────────┴─────┊─────┘
 */
import type { Loop } from './loop.ts';
import { IN_PLACE, STEP, swungBack } from './step.ts';

const SIDES = { left: -1, right: 1 } as const;
type Side = keyof typeof SIDES;

/** The card that stands in a slot, if one does. */
type CardAt = (slot: number) => HTMLElement | undefined;

/** Keeps the attributes of the cards at the edges of the strip. */
export function createDepth() {
  const slots: Record<Side, number> = { left: NaN, right: NaN };
  const crossing: Partial<Record<Side, HTMLElement | undefined>> = {};

  function cross(side: Side, slot: number, loop: Loop, cardAt: CardAt) {
    if (slots[side] === slot) return;
    slots[side] = slot;
    const [former, card] = [crossing[side], cardAt(slot)];
    if (former !== card && former?.dataset.edge === side) delete former.dataset.edge;
    crossing[side] = card;
    if (!card) return;
    card.dataset.edge = side;
    const goneAt = loop.scrollLeftAt(slot) - SIDES[side] * (loop.edgeAt + 1) * loop.pitch;
    for (const part of card.querySelectorAll<HTMLElement>('[data-part]')) {
      part.style.setProperty('--gone-at', `${goneAt}px`);
    }
  }

  return {
    /** Called with every position; does something only when another card has come to an edge. */
    follow(loop: Loop, position: number, cardAt: CardAt) {
      cross('left', Math.ceil(position - loop.edgeAt) - 1, loop, cardAt);
      cross('right', Math.floor(position + loop.edgeAt) + 1, loop, cardAt);
    },
    /**
     * A step of the strip: one card swings in.
     * @param position where the strip will come to rest
     * @param side from which the card comes
     */
    enter({ edgeAt }: Loop, position: number, side: number, cardAt: CardAt) {
      if (!('ScrollTimeline' in window)) return;
      cardAt(position + side * Math.round(edgeAt))
        ?.querySelector('[data-part="paper"]')
        ?.animate([swungBack(side), IN_PLACE], STEP);
    },
    /** Takes all depth away; the next call of `follow` begins anew. */
    clear() {
      for (const side of ['left', 'right'] as const) {
        slots[side] = NaN;
        delete crossing[side]?.dataset.edge;
      }
    },
  };
}
