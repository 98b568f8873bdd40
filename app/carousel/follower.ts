/**
 * Updates the cards while the strip scrolls, and recenters it at rest (docs/carousel.md, "How it moves").
 *
 *   every-scroll    each `scroll` event updates the cards
 *   center-change   a finger has scrolled, and the strip isn't at rest yet: a card that leaves the center does
 *
 *   every-scroll ── scroll while held ──► center-change ── at rest, resized, or other input ──► every-scroll
 *
 * `data-resting` on the section means that nothing moves and nothing is held.
 */
import type { Depth } from './depth.ts';
import { type Glide, MAX_CYCLES_AT_REST } from './glide.ts';
import { listenAtWindow } from './strip-events.ts';
import type { Strip } from './strip.ts';

/** Without `scrollend`, the strip counts as at rest this long after the last `scroll`, ms. */
const SETTLE_DELAY_MS = 200;
/** `center-change` updates a few frames late, so cards must change slots farther than this out of view, slots. */
const MIN_MAX_GLIDE_FOR_CENTER_CHANGE = 4;
/** Distance from the middle beyond which a moving strip is recentered, cycles. The strip ends after 30. */
const MAX_CYCLES_IN_MOTION = 27;

/** @param signal stops it */
export function createFollower(strip: Strip, glide: Glide, depth: Depth, signal: AbortSignal) {
  const { scroller, section } = strip;
  let mode: 'every-scroll' | 'center-change' = 'every-scroll';
  /** A finger or the mouse holds the strip. */
  let isHeld = false;
  let isScrolling = false;
  let isResting = false;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  const centerObserver = new IntersectionObserver(
    (entries) => {
      if (mode !== 'center-change' || entries.at(-1)?.isIntersecting) return;
      sync();
      recenter(MAX_CYCLES_IN_MOTION);
      observeCenter();
    },
    // The vertical center line of the window.
    { root: scroller, rootMargin: '0px -50%' },
  );

  /** Brings the cards up to date with the scroll offset. */
  function sync() {
    strip.update(strip.scrolledTo());
    depth.refresh();
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

  /** A card that isn't in the center yet, as during a step, is reported at once: then each frame updates the strip. */
  function observeCenter() {
    centerObserver.disconnect();
    if (strip.current) centerObserver.observe(strip.current);
  }

  function setMode(newMode: typeof mode) {
    mode = newMode;
    if (mode === 'center-change') observeCenter();
    else centerObserver.disconnect();
  }

  function onScroll(event: Event) {
    if (event.target !== scroller) return;
    // Stopped here, as strip-events.ts does with other events: a second listener would run in every frame.
    event.stopPropagation();
    if (!isScrolling) {
      isScrolling = true;
      updateRest();
    }
    if (mode === 'center-change') return;
    if (!('onscrollend' in window)) {
      clearTimeout(settleTimer);
      // In an animation frame, because `resize` fires before it but not always before the timer.
      settleTimer = setTimeout(() => requestAnimationFrame(settle), SETTLE_DELAY_MS);
    } else if (isHeld && strip.geometry.maxGlide > MIN_MAX_GLIDE_FOR_CENTER_CHANGE) {
      setMode('center-change');
      return;
    }
    sync();
    recenter(MAX_CYCLES_IN_MOTION);
  }

  function settle() {
    clearTimeout(settleTimer);
    isScrolling = false;
    if (mode === 'center-change') setMode('every-scroll');
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
      if (mode === 'center-change' || !glide.isRunning()) settle();
      else isScrolling = false;
    },
    passive,
  );
  listenAtWindow('scroll', onScroll, { signal });
  const inStrip = { signal, inside: scroller };
  const onTouch = () => {
    setHeld(true);
    depth.enable();
  };
  listenAtWindow('touchstart', onTouch, inStrip);
  for (const end of ['touchend', 'touchcancel'] as const) {
    listenAtWindow(end, () => setHeld(false), inStrip);
  }
  signal.addEventListener('abort', () => {
    clearTimeout(settleTimer);
    centerObserver.disconnect();
  });

  return {
    /** Updates a strip that a finger has set in motion, before a key, a button or the mouse moves it. */
    takeOver() {
      if (mode === 'every-scroll') return;
      setMode('every-scroll');
      sync();
    },
    setHeld,
    onGlideStart: updateRest,
    /** Called when a glide has finished, and when it has been ended. */
    onGlideEnd() {
      if (strip.placeAtRest()) settle();
      else updateRest();
    },
    /** Called after the strip has been arranged. */
    restart() {
      setMode('every-scroll');
      isScrolling = false;
      sync();
      updateRest();
    },
  };
}
