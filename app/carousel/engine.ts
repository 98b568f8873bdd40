/**
 * Moves the cards along with the browser's own scrolling. The scroller snaps to slots, which never
 * move; the engine puts each card into the slot nearest to the middle, and brings the strip back
 * to its centre when it is at rest. It writes to the DOM only where something changed: one card
 * for each slot that is passed.
 */
import { createDepth } from './depth.ts';
import { listenToInputs } from './inputs.ts';
import { createLoop } from './loop.ts';
import { rememberCard } from './memory.ts';
import { placeCards } from './place-cards.ts';

export type CarouselEngine = {
  /** Moves by a number of cards; at the ends of a finite strip it wraps or stops. */
  step(by: number, atEnd: 'wrap' | 'stop'): void;
  /** Moves a card into the middle, the shorter way round. */
  show(card: number): void;
  /** Shows a card in the middle at once, unless most of it is in view already. */
  reveal(card: number): void;
  /** Ends a step under way, because the visitor has taken over. */
  interrupt(): void;
  /** Takes the strip in hand: it follows `move` and, let go, comes to rest on a card. */
  grab(): {
    /** @param by distance from where it was taken, px to the right */
    move(by: number): void;
    /** @param velocity of the hand, px/ms to the right */
    release(velocity: number): void;
  };
  destroy(): void;
};

/** Length of a step, ms. */
const STEP_DURATION = 280;
/** Without `scrollend`, the strip is taken to rest this long after the last `scroll`, ms. */
const REST_DELAY = 200;
/** A strip that is let go runs on for as long as its velocity would last, ms. */
const GLIDE = 160;
/** Cycles from the middle of the strip from which it is brought back when it is at rest. */
const FAR_FROM_HOME = 15;
/** Cycles from the middle from which it is brought back at once: three more and there is an end. */
const CLOSE_TO_END = 27;

/**
 * Starts the engine on a carousel that start-script.ts has placed.
 * @param section the `[data-carousel]` element
 * @throws if the section lacks the carousel's structure
 */
export function startCarousel(section: HTMLElement): CarouselEngine {
  const placedBefore = section.dataset.mode !== undefined;
  const scrolledTo = section.querySelector('[data-carousel-scroller]')?.scrollLeft ?? 0;
  const placed = placeCards(section, undefined, createLoop);
  if (!placed) throw new Error('The carousel has no scroller with slots and a list of cards');
  const { scroller, cards } = placed;
  const count = cards.length;
  const positionText = section.querySelector('[data-position]');

  let { loop } = placed;
  let position = loop.homeSlot(placed.card);
  let lastSlot = loop.lastSlot(position);
  let current = -1;
  /** The card to come back to when a window in which nothing slides becomes smaller again. */
  let kept = placed.card;
  /** A finger or the mouse holds the strip. */
  let held = false;
  let restTimer: ReturnType<typeof setTimeout> | undefined;
  /** The step under way, if any. */
  let motion: { frame: number; target: number } | undefined;

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const depth = createDepth(scroller, cards);
  const listening = new AbortController();
  const passive = { passive: true, signal: listening.signal };

  function follow() {
    if (loop.mode === 'grid') return;
    position = loop.positionAt(scroller.scrollLeft);
    if (loop.mode === 'loop') moveCards(loop.lastSlot(position));
    if (loop.mode !== 'fit' && !reducedMotion.matches) depth.follow(loop, position);
    const nearest = loop.cardIn(Math.round(position));
    if (loop.mode !== 'fit') kept = nearest;
    if (nearest !== current) {
      current = nearest;
      section.dataset.current = cards[nearest]?.dataset.card;
      if (positionText) positionText.textContent = `${nearest + 1} / ${count}`;
    }
  }

  /** Puts into their slots the cards that the step from the former last slot to this one moves. */
  function moveCards(last: number) {
    const moved = Math.min(Math.abs(last - lastSlot), count);
    const first = last > lastSlot ? last - moved + 1 : last - count + 1;
    for (let slot = first; slot < first + moved; slot++) {
      const card = cards[loop.cardIn(slot)];
      if (card) card.style.transform = loop.transformIn(slot);
    }
    lastSlot = last;
  }

  function scrollTo(target: number) {
    scroller.scrollLeft = loop.scrollLeftAt(target);
    follow();
  }

  /** Brings the strip back to its middle if it is farther away; returns the way, slots. */
  function bringHome(cyclesAway: number): number {
    const way = loop.wayHome(position);
    if (Math.abs(way) <= cyclesAway * count) return 0;
    scrollTo(position + way);
    return way;
  }

  function rest() {
    clearTimeout(restTimer);
    if (!held && !motion) bringHome(FAR_FROM_HOME);
  }

  function stopMotion() {
    if (!motion) return;
    cancelAnimationFrame(motion.frame);
    motion = undefined;
    scroller.style.scrollSnapType = '';
  }

  function animateTo(wanted: number) {
    stopMotion();
    scroller.style.scrollSnapType = 'none';
    // Steps may follow each other for ever, without a rest between them.
    const target = wanted + bringHome(FAR_FROM_HOME);
    if (reducedMotion.matches) {
      scrollTo(target);
      scroller.style.scrollSnapType = '';
      return;
    }
    const from = position;
    const begin = performance.now();
    const frame = (now: number) => {
      const time = Math.min(1, Math.max(0, (now - begin) / STEP_DURATION));
      scrollTo(from + (target - from) * easeOut(time));
      if (time < 1) {
        motion = { frame: requestAnimationFrame(frame), target };
      } else {
        stopMotion();
        rest();
      }
    };
    motion = { frame: requestAnimationFrame(frame), target };
  }

  function resize() {
    stopMotion();
    depth.clear();
    loop = placeCards(section, cards[kept]?.dataset.card, createLoop)?.loop ?? loop;
    lastSlot = loop.lastSlot(loop.homeSlot(kept));
    current = kept;
    follow();
  }

  scroller.addEventListener(
    'scroll',
    () => {
      follow();
      bringHome(CLOSE_TO_END);
      clearTimeout(restTimer);
      if (!('onscrollend' in window)) restTimer = setTimeout(rest, REST_DELAY);
    },
    passive,
  );
  scroller.addEventListener('scrollend', rest, passive);
  // Not an observer of sizes: this comes before the `scroll` that a resize causes, which would be
  // read with the former geometry.
  window.addEventListener('resize', resize, passive);
  reducedMotion.addEventListener('change', resize, passive);
  scroller.addEventListener(
    'touchstart',
    () => {
      held = true;
      stopMotion();
    },
    passive,
  );
  for (const end of ['touchend', 'touchcancel'] as const) {
    scroller.addEventListener(end, () => (held = false), passive);
  }

  for (const leaving of ['pagehide', 'visibilitychange'] as const) {
    window.addEventListener(leaving, () => rememberCard(section.dataset.current), passive);
  }

  // Somebody may have scrolled before the scripts arrived.
  if (placedBefore) scroller.scrollLeft = scrolledTo;
  follow();

  const engine: CarouselEngine = {
    step(by, atEnd) {
      const target = (motion?.target ?? Math.round(position)) + by;
      if (loop.mode === 'loop') animateTo(target);
      else if (loop.mode === 'finite' && (atEnd === 'wrap' || loop.cardIn(target) === target)) {
        animateTo(loop.cardIn(target));
      }
    },
    show(index) {
      if (loop.mode === 'loop' || loop.mode === 'finite') {
        animateTo(loop.nearestSlot(index, motion?.target ?? position));
      }
    },
    reveal(index) {
      if (loop.mode === 'grid') {
        cards[index]?.scrollIntoView({ block: 'nearest' });
        return;
      }
      if (loop.mode === 'fit') return;
      const slot = loop.nearestSlot(index, position);
      const fromMiddle = Math.abs(loop.scrollLeftAt(slot) - scroller.scrollLeft);
      if (fromMiddle < scroller.clientWidth / 2) return;
      stopMotion();
      scrollTo(slot);
    },
    interrupt: stopMotion,
    grab() {
      stopMotion();
      held = true;
      const from = scroller.scrollLeft;
      scroller.style.scrollSnapType = 'none';
      return {
        move(by) {
          scroller.scrollLeft = from - by;
        },
        release(velocity) {
          held = false;
          const reach = loop.positionAt(scroller.scrollLeft - velocity * GLIDE);
          const last = loop.slotCount - 1;
          animateTo(Math.min(last, Math.max(0, Math.round(reach))));
        },
      };
    },
    destroy() {
      stopMotion();
      depth.clear();
      clearTimeout(restTimer);
      listening.abort();
    },
  };
  listenToInputs(section, engine, listening.signal);
  return engine;
}

const easeOut = (time: number) => 1 - (1 - time) ** 3;
