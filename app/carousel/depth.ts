/**
 * Tells the style sheet (depth.css.ts) which cards are in view or may come into it while a slot is in the
 * middle, so that they have depth where they cross an edge of the window. A slot that is passed costs one
 * card's attributes; a frame costs nothing.
 *
 *            left edge                           right edge
 *   ┌───────────┬┊──────────┬───────────┬──────────┊┬───────────┐
 *   │ data-deep │ data-deep │ data-deep │ data-deep │ data-deep │
 *   └───────────┴┊──────────┴───────────┴──────────┊┴───────────┘
 */
import type { Loop } from './loop.ts';
import { IN_PLACE, STEP, swungBack } from './step.ts';

/** The card that stands in a slot, if one does. */
type CardAt = (slot: number) => HTMLElement | undefined;

/** Keeps the attributes of the cards. */
export function createDepth() {
  /** The cards that have depth, and their slots. */
  const deep = new Map<HTMLElement, number>();
  let middle = NaN;
  let frame = 0;

  function flatten(card: HTMLElement) {
    delete card.dataset.deep;
    deep.delete(card);
  }

  return {
    /** Called with the slot in the middle; does something only when it is another one. */
    follow(loop: Loop, slot: number, cardAt: CardAt) {
      if (slot === middle) return;
      middle = slot;
      cancelAnimationFrame(frame);
      const wanted = new Map<HTMLElement, number>();
      const last = Math.floor(slot + 0.5 + loop.edgeAt) + 1;
      for (let at = 2 * slot - last; at <= last; at++) {
        const card = cardAt(at);
        if (card) wanted.set(card, at);
      }
      const mark = () => {
        for (const [card, at] of wanted) {
          if (deep.has(card)) continue;
          deep.set(card, at);
          card.dataset.deep = '';
          for (const part of card.querySelectorAll<HTMLElement>('[data-part]')) {
            part.style.setProperty('--centred-at', `${loop.scrollLeftAt(at)}px`);
          }
        }
      };
      if (deep.size === 0) {
        mark();
        return;
      }
      for (const [card, at] of deep) if (wanted.get(card) !== at) flatten(card);
      // The next frame has less to do. And a card that stands elsewhere now has to be flat between.
      frame = requestAnimationFrame(mark);
    },
    /**
     * A step of the strip: one card swings in.
     * @param slot where the strip will come to rest
     * @param way 1 to the right, -1 to the left
     */
    enter({ edgeAt }: Loop, slot: number, way: number, cardAt: CardAt) {
      if (!('ScrollTimeline' in window)) return;
      cardAt(slot + way * Math.round(edgeAt))
        ?.querySelector('[data-part="paper"]')
        ?.animate([swungBack(way), IN_PLACE], STEP);
    },
    /** Takes all depth away; the next call of `follow` gives it at once. */
    clear() {
      cancelAnimationFrame(frame);
      middle = NaN;
      for (const card of deep.keys()) flatten(card);
    },
  };
}
