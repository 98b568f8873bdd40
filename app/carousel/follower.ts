/**
 * Updates the cards while the strip scrolls, and recenters it at rest (docs/carousel.md, "How it moves").
 *
 *   frames   each `scroll` event updates the strip
 *   cards    a finger has scrolled, and the strip isn't at rest yet: only a card that leaves the center updates it
 *
 *   frames ── scroll while held ──► cards ── at rest, resized, or a key, button or the mouse ──► frames
 *
 * `data-resting` on the section means that nothing moves and nothing is held.
 */
import type { Depth } from './depth.ts';
import { type Glide, MAX_CYCLES_AT_REST } from './glide.ts';
import { listenAtWindow } from './strip-events.ts';
import type { Strip } from './strip.ts';

/** Without `scrollend`, the strip counts as at rest this long after the last `scroll`, ms. */
const SETTLE_DELAY_MS = 200;
/** `cards` mode updates a few frames late, so cards must change slots farther than this out of view, slots. */
const MIN_MAX_GLIDE_FOR_CARDS = 4;
/** Distance from the middle beyond which a moving strip is recentered, cycles. The strip ends after 30. */
const MAX_CYCLES_IN_MOTION = 27;

/** @param signal stops it */
export function createFollower(strip: Strip, glide: Glide, depth: Depth, signal: AbortSignal) {
  const { scroller, section } = strip;
  let mode: 'frames' | 'cards' = 'frames';
  /** A finger or the mouse holds the strip. */
  let isHeld = false;
  let isScrolling = false;
  let isResting = false;
  let settleTimer: ReturnType<typeof setTimeout> | undefined;
  let observedCard: HTMLElement | undefined;
  const centerObserver = new IntersectionObserver(
    (entries) => {
      if (mode !== 'cards' || entries.at(-1)?.isIntersecting) return;
      follow();
      recenter(MAX_CYCLES_IN_MOTION);
      observeCenter();
    },
    // The vertical center line of the window.
    { root: scroller, rootMargin: '0px -50%' },
  );

  function follow(position = strip.scrolledTo()) {
    strip.update(position);
    depth.follow();
  }

  function recenter(maxCycles: number) {
    if (strip.recenter(maxCycles)) depth.follow();
  }

  function updateRest() {
    const rests = !isScrolling && !isHeld && !glide.isRunning();
    if (rests === isResting) return;
    isResting = rests;
    section.toggleAttribute('data-resting', rests);
  }

  function observeCenter() {
    const card = strip.current;
    if (!card || card === observedCard) return;
    observedCard = card;
    centerObserver.disconnect();
    centerObserver.observe(card);
  }

  function enter(newMode: typeof mode) {
    mode = newMode;
    if (mode === 'frames') {
      centerObserver.disconnect();
      observedCard = undefined;
    } else {
      observeCenter();
    }
  }

  function onScroll(event: Event) {
    if (event.target !== scroller) return;
    // Stopped here, as strip-events.ts does with other events: a second listener would run in every frame.
    event.stopPropagation();
    if (!isScrolling) {
      isScrolling = true;
      updateRest();
    }
    if (mode === 'cards') return;
    if (!('onscrollend' in window)) {
      clearTimeout(settleTimer);
      // In an animation frame, because `resize` fires before it but not always before the timer.
      settleTimer = setTimeout(() => requestAnimationFrame(() => settle()), SETTLE_DELAY_MS);
    } else if (isHeld && strip.geometry.maxGlide > MIN_MAX_GLIDE_FOR_CARDS) {
      enter('cards');
      return;
    }
    follow();
    recenter(MAX_CYCLES_IN_MOTION);
  }

  /** Called when the strip is at rest. */
  function settle(position?: number) {
    clearTimeout(settleTimer);
    isScrolling = false;
    if (mode === 'cards') enter('frames');
    follow(position);
    glide.forgetTarget();
    if (!isHeld) recenter(MAX_CYCLES_AT_REST);
    updateRest();
  }

  function hold(held: boolean) {
    isHeld = held;
    // A finger that only taps the strip doesn't move it.
    if (!held) updateRest();
  }

  const passive = { passive: true, signal };
  scroller.addEventListener(
    'scrollend',
    () => {
      // The `scrollend` of a jump fires before the glide over it has ended.
      if (mode === 'cards' || !glide.isRunning()) settle();
      else isScrolling = false;
    },
    passive,
  );
  listenAtWindow('scroll', onScroll, { signal });
  const inStrip = { signal, inside: scroller };
  const onTouch = () => {
    isHeld = true;
    depth.enable();
  };
  listenAtWindow('touchstart', onTouch, inStrip);
  for (const end of ['touchend', 'touchcancel'] as const) {
    listenAtWindow(end, () => hold(false), inStrip);
  }
  signal.addEventListener('abort', () => {
    clearTimeout(settleTimer);
    centerObserver.disconnect();
  });

  return {
    follow,
    /** Updates a strip that a finger has set in motion, before a key, a button or the mouse moves it. */
    takeOver() {
      if (mode === 'frames') return;
      enter('frames');
      follow();
    },
    /** Called when the mouse grabs or releases the strip. */
    hold,
    /** Called when a glide has started or ended, and when it has been ended. */
    updateRest,
    /** Called after a long glide: moves the cards to their slots at rest. */
    endLongGlide() {
      strip.lag = 0;
      settle(mode === 'cards' ? undefined : strip.position);
    },
    /** Called after the strip has been arranged. */
    restart() {
      enter('frames');
      isScrolling = false;
      follow();
      updateRest();
    },
  };
}
