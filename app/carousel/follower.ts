/**
 * Updates the cards while the strip scrolls, and recenters it at rest (docs/carousel.md, "How it moves").
 *
 * `data-resting` on the section means that nothing moves and nothing is held.
 */
import type { Depth } from './depth.ts';
import { type Glide, MAX_CYCLES_AT_REST } from './glide.ts';
import type { Strip } from './strip.ts';

/**
 * The strip counts as at rest this long after the last `scroll`, ms: some browsers have no `scrollend`, and Chromium can fire
 * it before the last `scroll` when the window is turned.
 */
const SETTLE_DELAY_MS = 200;
/** Distance from the middle beyond which a moving strip is recentered, cycles. The strip ends after 30. */
const MAX_CYCLES_IN_MOTION = 27;
/** If the strip has moved further since the last `scroll`, the browser may have moved it, to a new size; slots. */
const JUMP_SLOTS = 0.25;

/** @param signal stops it */
export function createFollower(strip: Strip, glide: Glide, depth: Depth, signal: AbortSignal) {
  const { scroller, section } = strip;
  /** A finger or the mouse holds the strip. */
  let isHeld = false;
  let isScrolling = false;
  let isResting = false;
  /** Time of the last `scroll`, ms. */
  let scrolledAt = 0;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;

  /** Brings the cards up to date with the scroll offset. */
  function follow() {
    strip.update(strip.scrolledTo());
    depth.refresh();
  }

  /** Follows, unless the browser has moved the strip to a new size of the slots, which start-carousel.ts is about to be told. */
  function sync() {
    if (!strip.isOutdated()) follow();
  }

  function recenter(maxCycles: number) {
    if (strip.recenter(maxCycles)) depth.refresh();
  }

  function updateRest() {
    const rests = !isScrolling && !isHeld && !glide.isRunning();
    if (rests === isResting) return;
    isResting = rests;
    section.toggleAttribute('data-resting', rests);
  }

  function onScroll(event: Event) {
    if (event.target !== scroller) return;
    event.stopPropagation();
    scrolledAt = performance.now();
    if (!isScrolling) {
      isScrolling = true;
      updateRest();
      settleLater();
    }
    // Not at each `scroll`: measuring the strip takes much of a swipe's script time.
    if (Math.abs(strip.scrolledTo() - strip.position) > JUMP_SLOTS) sync();
    else follow();
    recenter(MAX_CYCLES_IN_MOTION);
  }

  /** One timer for a whole movement: setting it at each `scroll` takes much of a swipe's script time. */
  function settleLater() {
    clearTimeout(settleTimer);
    const delay = scrolledAt + SETTLE_DELAY_MS - performance.now();
    if (delay > 0) settleTimer = setTimeout(settleLater, delay);
    // In an animation frame, because `resize` fires before it but not always before the timer.
    else requestAnimationFrame(settle);
  }

  function settle() {
    clearTimeout(settleTimer);
    isScrolling = false;
    sync();
    glide.forgetTarget();
    if (!isHeld) recenter(MAX_CYCLES_AT_REST);
    updateRest();
  }

  function setHeld(held: boolean) {
    isHeld = held;
    // A finger that only taps the strip doesn't move it.
    if (!held) updateRest();
  }

  const passive = { passive: true, signal };
  scroller.addEventListener(
    'scrollend',
    () => {
      // The `scrollend` of a jump fires before the glide over it has ended.
      if (!glide.isRunning()) settle();
      else isScrolling = false;
    },
    passive,
  );
  // At the window, where the events end: React, which listens at the document, would search its tree in every frame that
  // scrolls or in which a finger moves.
  window.addEventListener('scroll', onScroll, { capture: true, ...passive });
  const endTouchMove = (event: TouchEvent) => {
    if (scroller.contains(event.target as Node)) event.stopPropagation();
  };
  window.addEventListener('touchmove', endTouchMove, { capture: true, ...passive });
  scroller.addEventListener('touchstart', depth.enable, passive);
  /** A finger that is lifted doesn't let go if another one still holds the strip. */
  const onTouch = ({ touches }: TouchEvent) =>
    setHeld([...touches].some(({ target }) => scroller.contains(target as Node)));
  for (const type of ['touchstart', 'touchend', 'touchcancel'] as const) {
    scroller.addEventListener(type, onTouch, passive);
  }
  signal.addEventListener('abort', () => clearTimeout(settleTimer));

  return {
    setHeld,
    onGlideStart: updateRest,
    /** Called when a glide has finished, and when it has been ended. */
    onGlideEnd() {
      if (strip.placeAtRest()) settle();
      else updateRest();
    },
    /** Called after the strip has been arranged. */
    restart() {
      isScrolling = false;
      sync();
      updateRest();
    },
  };
}
