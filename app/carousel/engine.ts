/**
 * Moves the cards along with the browser's own scrolling. The scroller snaps to slots, which never
 * move; the engine puts each card into the slot nearest to the middle, and brings the strip back
 * to its centre when it is at rest. It writes to the DOM only where something changed: one card
 * for each slot that is passed.
 */
import { createDepth } from './depth.ts';
import { listenToInputs } from './inputs.ts';
import { createLoop } from './loop.ts';
import { recallCard, rememberCard } from './memory.ts';
import { createMotion } from './motion.ts';
import { placeCards } from './place-cards.ts';
import { STEP } from './step.ts';

export type CarouselEngine = {
  /** Whether there is a strip that moves. */
  slides(): boolean;
  /** Moves by a number of cards; at the ends of a finite strip it wraps or stops. */
  step(by: number, atEnd: 'wrap' | 'stop'): void;
  /** Moves a card into the middle, the shorter way round. */
  show(card: number): void;
  /** Shows a card in the middle at once, unless most of it is in view already. */
  reveal(card: number): void;
  /** The browser is about to scroll by itself. */
  deepen(): void;
  /** Takes the strip in hand: it follows `move` and, let go, comes to rest on a card. */
  grab(): {
    /** @param by distance from where it was taken, px to the right */
    move(by: number): void;
    /** @param velocity of the hand, px/ms to the right */
    release(velocity: number): void;
  };
  destroy(): void;
};

/** Without `scrollend`, the strip is taken to rest this long after the last `scroll`, ms. */
const REST_DELAY = 200;
/** A strip that is let go runs on for as long as its velocity would last, ms. */
const GLIDE = 160;
/** A `reach`, in slots, with which cards are moved so far out of view that it may come some frames late. */
const LONG_REACH = 4;
/** Cycles from the middle of the strip from which it is brought back when it is at rest. */
const FAR_FROM_HOME = 15;
/** Cycles from the middle from which it is brought back at once: three more and there is an end. */
const CLOSE_TO_END = 27;

/**
 * Starts the engine on a carousel that start-script.ts has placed, or places it: under a page it was not.
 * @param section the `[data-carousel]` element
 * @param onPoint called with the link of a card that the pointer has come to
 * @throws if the section lacks the carousel's structure
 */
export function startCarousel(
  section: HTMLElement,
  onPoint: (link: string) => void,
): CarouselEngine {
  // Placed before, it may have been scrolled as well before the scripts arrived.
  const placed = placeCards(section, section.dataset.mode ? undefined : recallCard(), createLoop);
  if (!placed) throw new Error('The carousel has no slots');
  const { scroller, list, cards } = placed;
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
  /** The last step: the offset is there already, the list is seen to follow. */
  let glide: { animation: Animation; way: number } | undefined;
  /** Way from the end of a long glide to its middle, around which cards stand meanwhile, slots. */
  let midway = 0;
  const glideFrom = createMotion(
    (from) => [{ translate: `${from}px` }, { translate: '0px' }],
    STEP,
  );
  /** The next `scroll` tells of a step, which the cards have followed already. */
  let followed = false;
  /** The slot to which the browser is scrolling by itself. */
  let aim: number | undefined;
  /** The card that tells when it has left the middle. */
  let watched: HTMLElement | undefined;

  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  const listening = new AbortController();
  const passive = { passive: true, signal: listening.signal };
  const middle = new IntersectionObserver(
    (entries) => {
      if (entries.at(-1)?.isIntersecting) return;
      follow();
      bringHome(CLOSE_TO_END);
      watchMiddle();
    },
    // No more of the window than the line down its middle.
    { root: scroller, rootMargin: '0px -50%' },
  );

  /** The card that stands in a slot, if one does. */
  const cardAt = (slot: number) =>
    slot <= lastSlot && slot > lastSlot - count ? cards[loop.cardIn(slot)] : undefined;

  const depth = createDepth(scroller, cardAt);

  const readPosition = () => loop.positionAt(scroller.scrollLeft);

  function follow(at = readPosition()) {
    if (loop.mode === 'grid') return;
    position = at;
    const slot = Math.round(position);
    if (loop.mode === 'loop') moveCards(loop.lastSlot(position - midway));
    depth.follow(loop, slot);
    const nearest = loop.cardIn(slot);
    if (loop.mode !== 'fit') kept = nearest;
    if (nearest !== current) {
      current = nearest;
      section.dataset.current = cards[nearest]?.dataset.card;
      if (positionText?.firstChild) positionText.firstChild.nodeValue = `${nearest + 1} / ${count}`;
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
    follow(target);
  }

  /** Brings the strip back to its middle if it is farther away. */
  function bringHome(cyclesAway: number) {
    const way = loop.wayHome(position);
    if (Math.abs(way) <= cyclesAway * count) return;
    scrollTo(position + way);
  }

  const watchFrames = () => scroller.addEventListener('scroll', onScroll, passive);

  function watchMiddle() {
    const card = cards[current];
    if (!card || card === watched) return;
    watched = card;
    middle.disconnect();
    middle.observe(card);
  }

  /** The keys or the mouse take over a strip that a finger has set going, from where it is now. */
  function takeOver() {
    if (!watched) return;
    watched = undefined;
    middle.disconnect();
    watchFrames();
    follow();
  }

  function rest(at = readPosition()) {
    clearTimeout(restTimer);
    if (watched) watchFrames();
    follow(at);
    aim = undefined;
    if (!held) bringHome(FAR_FROM_HOME);
  }

  /** The step under way. */
  const gliding = () => (glide?.animation.playState === 'running' ? glide : undefined);

  /** The position that is seen: while the list glides, not yet that of the scroll offset. */
  function seen(): number {
    const step = gliding();
    if (!step) return position;
    const done = step.animation.effect?.getComputedTiming().progress ?? 1;
    return position - step.way * (1 - done);
  }

  function endGlide() {
    gliding()?.animation.cancel();
    glide = undefined;
    midway = 0;
  }

  /**
   * Moves the strip to a slot. The offset is set at once, and the list glides after it on the
   * compositor: a step costs one frame of the main thread, not one for every frame seen.
   */
  function moveTo(slot: number) {
    takeOver();
    depth.end();
    // Steps may follow each other for ever, without a rest between them.
    const before = position;
    bringHome(FAR_FROM_HOME);
    const target = slot + Math.round(position - before);
    let way = target - seen();
    endGlide();
    if (reducedMotion.matches || way === 0) {
      scrollTo(target);
    } else if (loop.reach < 1) {
      // In windows almost as wide as the list, cards change their places on the way.
      aim = target;
      scroller.scrollTo({ left: loop.scrollLeftAt(target), behavior: 'smooth' });
    } else {
      // Of a long way, the last cards are seen.
      if (Math.abs(way) > loop.reach) way -= Math.sign(way) * Math.ceil(Math.abs(way) - loop.reach);
      // The offset first: setting it once something else has changed would cost a layout.
      followed = target !== Math.round(position);
      scroller.scrollLeft = loop.scrollLeftAt(target);
      const animation = glideFrom(list, way * loop.pitch);
      glide = { animation, way };
      if (Math.abs(way) > loop.reach / 2) midway = way / 2;
      animation.onfinish = midway
        ? () => {
            midway = 0;
            // Unless a finger has come, nothing has moved it since, or it has been told.
            rest(watched ? readPosition() : position);
          }
        : null;
      follow(target);
      depth.enter(loop, target, Math.sign(way));
    }
  }

  function resize() {
    endGlide();
    aim = undefined;
    depth.end();
    loop = placeCards(section, cards[kept]?.dataset.card, createLoop)?.loop ?? loop;
    lastSlot = loop.lastSlot(loop.homeSlot(kept));
    current = kept;
    watchFrames();
    follow();
  }

  function onScroll() {
    if (followed) {
      followed = false;
      return;
    }
    if (!('onscrollend' in window)) {
      clearTimeout(restTimer);
      // In a frame: a resize comes before it, and not always before the timer.
      restTimer = setTimeout(() => requestAnimationFrame(() => rest()), REST_DELAY);
    } else if (held && loop.reach > LONG_REACH) {
      // While a finger scrolls, and until the strip is at rest, no script runs from one card to the next.
      scroller.removeEventListener('scroll', onScroll);
      watchMiddle();
      return;
    }
    follow();
    bringHome(CLOSE_TO_END);
  }

  watchFrames();
  scroller.addEventListener(
    'scrollend',
    () => {
      // Of a step, which is not over yet.
      if (watched || !gliding()) rest();
    },
    passive,
  );
  // Not an observer of sizes: this comes before the `scroll` that a resize causes, which would be
  // read with the former geometry.
  window.addEventListener('resize', resize, passive);
  reducedMotion.addEventListener('change', resize, passive);
  const takeHold = () => {
    held = true;
    engine.deepen();
  };
  scroller.addEventListener('touchstart', takeHold, passive);
  for (const end of ['touchend', 'touchcancel'] as const) {
    scroller.addEventListener(end, () => (held = false), passive);
  }

  for (const leaving of ['pagehide', 'visibilitychange'] as const) {
    window.addEventListener(leaving, () => rememberCard(section.dataset.current), passive);
  }

  follow();

  const engine: CarouselEngine = {
    slides: () => loop.slides,
    step(by, atEnd) {
      const target = (aim ?? Math.round(position)) + by;
      if (loop.mode === 'loop') moveTo(target);
      else if (loop.slides && (atEnd === 'wrap' || loop.cardIn(target) === target)) {
        moveTo(loop.cardIn(target));
      }
    },
    show(index) {
      if (loop.slides) moveTo(loop.nearestSlot(index, aim ?? position));
    },
    reveal(index) {
      if (loop.mode === 'grid') cards[index]?.scrollIntoView({ block: 'nearest' });
      if (!loop.slides) return;
      const slot = loop.nearestSlot(index, position);
      const fromMiddle = Math.abs(loop.scrollLeftAt(slot) - scroller.scrollLeft);
      if (fromMiddle < scroller.clientWidth / 2) return;
      endGlide();
      scrollTo(slot);
    },
    deepen() {
      if (reducedMotion.matches || !loop.slides) return;
      depth.begin();
      depth.follow(loop, Math.round(position));
    },
    grab() {
      takeOver();
      engine.deepen();
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
          moveTo(Math.min(last, Math.max(0, Math.round(reach))));
          scroller.style.scrollSnapType = '';
        },
      };
    },
    destroy() {
      endGlide();
      depth.end();
      clearTimeout(restTimer);
      middle.disconnect();
      listening.abort();
    },
  };
  listenToInputs({ section, scroller, list, cards, engine, signal: listening.signal }, onPoint);
  return engine;
}
