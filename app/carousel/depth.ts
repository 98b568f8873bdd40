/**
 * Depth while a card crosses an edge of the window (docs/carousel.md, "How it moves"). In browsers without scroll
 * timelines, cards have no depth.
 *
 * The cards around the center keep their animations; when a card moves to another slot, only the ranges
 * of its animations change. Creating animations is slow, so only one card per frame gets them.
 *
 * It doesn't animate `transform`: for a changed `transform`, Chromium searches all slots for snap positions in
 * every frame. https://drafts.csswg.org/scroll-animations-1/
 */
import type { Geometry } from './geometry.ts';
import { createReplayable } from './replayable.ts';
import { FLAT, tilted } from './step-motion.ts';
import type { Strip } from './strip.ts';

/** Minimum number of slots on either side of the center in which cards have depth. */
const MIN_REACH = 5;

/** The title hangs back and swings, like a letter on a thread. @param side of the window: right 1, left -1 */
const hanging = (side: number) => ({ translate: `${10 * side}px`, rotate: `${1.5 * side}deg` });
/** The round logo rolls like a wheel. */
const rolled = (side: number) => ({ rotate: `${15 * side}deg` });

/**
 * The parts that move: from and to which fraction of the card's way across the edge, and their keyframes beyond the right
 * edge, in view, and beyond the left edge.
 */
const PARTS = [
  { part: 'paper', from: 0, to: 0.75, right: tilted(1), inView: FLAT, left: tilted(-1) },
  { part: 'title', from: 0.3, to: 1, right: hanging(1), inView: hanging(0), left: hanging(-1) },
  { part: 'logo', from: 0.3, to: 1, right: rolled(1), inView: rolled(0), left: rolled(-1) },
] as const;

/** The slots that a walk outward from the center visits: 0, 1, -1, 2, -2 and so on away from it. */
const outwardFrom = (center: number, step: number) => center + (step % 2 ? step + 1 : -step) / 2;

/**
 * Scroll offsets between which a part moves.
 * @param from fraction of the card's way across the edge at which the part starts
 */
const rangeOf = ({ edgeDistance, scrollLeftAt }: Geometry, slot: number, from: number) => ({
  rangeStart: `${scrollLeftAt(slot - edgeDistance - 1 + from)}px`,
  rangeEnd: `${scrollLeftAt(slot + edgeDistance + 1 - from)}px`,
});

export type Depth = ReturnType<typeof createDepth>;

export function createDepth(strip: Strip) {
  const timeline =
    'rangeStart' in Animation.prototype
      ? new ScrollTimeline({ source: strip.scroller, axis: 'x' })
      : undefined;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  /** The cards that have depth: the slot of each, and the animations of its parts. */
  const deep = new Map<HTMLElement, { slot: number; animations: Animation[] }>();
  /** True from the start of native scrolling until the next step. */
  let isEnabled = false;
  /** The slot around which cards have depth. */
  let center: number | undefined;
  let frame = 0;
  const tiltIn = createReplayable((side) => [tilted(side), FLAT]);

  const animate = (card: HTMLElement, slot: number) =>
    PARTS.flatMap(({ part, from, to, right, inView, left }) => {
      const { geometry } = strip;
      // In windows hardly wider than a card, the card leaves as soon as it has entered.
      const offset = Math.min(0.5, (to - from) / (geometry.edgeDistance + 1 - from) / 2);
      const keyframes = [right, { ...inView, offset }, { ...inView, offset: 1 - offset }, left];
      const options = { timeline, fill: 'both', ...rangeOf(geometry, slot, from) } as const;
      return card.querySelector(`[data-part="${part}"]`)?.animate(keyframes, options) ?? [];
    });

  function flatten(card: HTMLElement) {
    for (const animation of deep.get(card)?.animations ?? []) animation.cancel();
    delete card.dataset.deep;
    deep.delete(card);
  }

  /** Gives depth to at most one more card, from the center outward, and continues in the next frame. */
  function arrange(middle: number) {
    const { geometry } = strip;
    const reach = Math.max(MIN_REACH, Math.floor(geometry.edgeDistance + 0.5) + 1);
    for (let step = 0; step <= 2 * reach; step++) {
      const slot = outwardFrom(middle, step);
      const card = strip.cardAt(slot);
      const entry = card && deep.get(card);
      if (entry && entry.slot !== slot) {
        entry.slot = slot;
        entry.animations.forEach((animation, index) =>
          Object.assign(animation, rangeOf(geometry, slot, PARTS[index]?.from ?? 0)),
        );
      } else if (card && !entry) {
        card.dataset.deep = '';
        deep.set(card, { slot, animations: animate(card, slot) });
        frame = requestAnimationFrame(() => arrange(middle));
        return;
      }
    }
    for (const [card, { slot }] of deep) if (Math.abs(slot - middle) > reach) flatten(card);
  }

  /** Gives depth to the cards around the center, if the center slot has changed. */
  function refresh() {
    const slot = Math.round(strip.position);
    if (!isEnabled || slot === center) return;
    center = slot;
    cancelAnimationFrame(frame);
    arrange(slot);
  }

  return {
    refresh,
    /** Called before native scrolling. */
    enable() {
      if (!timeline || reducedMotion.matches || !strip.geometry.slides) return;
      isEnabled = true;
      refresh();
    },
    /** Flattens all cards until depth is enabled again. */
    disable() {
      if (!isEnabled) return;
      cancelAnimationFrame(frame);
      isEnabled = false;
      center = undefined;
      for (const card of deep.keys()) flatten(card);
    },
    /**
     * Tilts up the card that enters in a step, by a timed animation.
     * @param slot in which the step ends
     * @param direction of the step, 1 to the right, -1 to the left
     */
    enter(slot: number, direction: number) {
      const entering = slot + direction * Math.round(strip.geometry.edgeDistance);
      const paper = timeline && strip.cardAt(entering)?.firstElementChild;
      if (paper) tiltIn(paper, direction);
    },
  };
}
