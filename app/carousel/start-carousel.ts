/**
 * Wires the parts of a running carousel:
 *
 *   inputs ──► steps ──► glide ──┐
 *                                ├──► strip ──► cards, slots, `data-current`, position text
 *   scrolling ──► follower ──────┘
 *                    └──► depth
 */
import { createDepth } from './depth.ts';
import { createFollower } from './follower.ts';
import { createGlide } from './glide.ts';
import { type Controls, listenToInputs } from './inputs.ts';
import { rememberCard } from './remembered-card.ts';
import { createStrip } from './strip.ts';

/** A strip that is released in motion coasts as far as its velocity takes it in this time, ms. */
const COAST_MS = 160;

export type RunningCarousel = ReturnType<typeof startCarousel>;

/**
 * @param section the `[data-carousel]` element
 * @param link of the card to start with; the section's `data-current` if there is no such card
 * @throws if the section lacks the carousel's structure
 */
export function startCarousel(section: HTMLElement, link: string | null) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const strip = createStrip(section);
  const { scroller } = strip;
  const depth = createDepth(strip);
  const glide = createGlide(strip);
  strip.arrange(link);
  const follower = createFollower(strip, glide, depth, signal);
  follower.restart();

  function moveTo(slot: number) {
    depth.disable();
    const { target, direction } = glide.to(slot, follower.onGlideEnd);
    if (direction === 0) return;
    follower.onGlideStart();
    depth.enter(target, direction);
  }

  function step(by: number, atEnd: 'wrap' | 'stop') {
    const { mode, slides, cardIn } = strip.geometry;
    const target = glide.target() + by;
    if (mode === 'loop') moveTo(target);
    else if (slides && (atEnd === 'wrap' || cardIn(target) === target)) moveTo(cardIn(target));
  }

  const controls: Controls = {
    slides: () => strip.geometry.slides,
    step,
    show(index) {
      const { slides, nearestSlot } = strip.geometry;
      if (slides) moveTo(nearestSlot(index, glide.target()));
    },
    enableDepth: depth.enable,
    endGlide() {
      glide.end();
      follower.onGlideEnd();
    },
    grab() {
      depth.enable();
      follower.setHeld(true);
      const start = scroller.scrollLeft;
      scroller.style.scrollSnapType = 'none';
      return {
        drag(by) {
          scroller.scrollLeft = start - by;
        },
        release(velocity) {
          const { positionAt, slotCount } = strip.geometry;
          const reach = Math.round(positionAt(scroller.scrollLeft - velocity * COAST_MS));
          moveTo(Math.min(slotCount - 1, Math.max(0, reach)));
          scroller.style.scrollSnapType = '';
          follower.setHeld(false);
        },
      };
    },
  };

  function rearrange() {
    glide.end();
    depth.disable();
    strip.arrange();
    follower.restart();
  }

  const passive = { passive: true, signal };
  /** Phones also send a `resize` when the page starts, and when their bars appear. */
  const rearrangeIfOutdated = () => {
    if (strip.isOutdated()) rearrange();
  };
  // Not only a ResizeObserver: a resize causes a `scroll`, which fires before observers run and would be read with
  // the old geometry.
  window.addEventListener('resize', rearrangeIfOutdated, passive);
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', rearrange, passive);
  // In the preview, styles can arrive late, and edits add and remove cards.
  const sizes = new ResizeObserver(rearrangeIfOutdated);
  sizes.observe(strip.list);
  const cards = new MutationObserver(rearrangeIfOutdated);
  cards.observe(strip.list, { childList: true });

  listenToInputs(strip, controls, signal);
  const remember = () => rememberCard(section.dataset.current);
  document.addEventListener('visibilitychange', remember, passive);
  const onPageHide = () => {
    remember();
    // Comes back from the back/forward cache at rest: what ends a hold, scrolling or a glide doesn't reach the cache.
    follower.setHeld(false);
    rearrange();
  };
  // After the listeners to inputs, which end a drag.
  window.addEventListener('pagehide', onPageHide, passive);

  return {
    /** Shows a card in the center at once, unless most of it is in view already. */
    reveal(link: string) {
      const index = strip.indexOf(link);
      const { mode, slides, nearestSlot, scrollLeftAt } = strip.geometry;
      if (index < 0) return;
      if (mode === 'grid') strip.cards[index]?.scrollIntoView({ block: 'nearest' });
      if (!slides) return;
      const slot = nearestSlot(index, strip.position);
      if (Math.abs(scrollLeftAt(slot) - scroller.scrollLeft) < scroller.clientWidth / 2) return;
      glide.end();
      strip.jump(slot);
      depth.refresh();
    },
    /** Link of the card in the center. */
    current: () => section.dataset.current,
    stop() {
      stopping.abort();
      glide.end();
      depth.disable();
      sizes.disconnect();
      cards.disconnect();
    },
  };
}
