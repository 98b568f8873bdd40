/**
 * Depth in the head of a page: the layers of the card's picture, over the picture and in the same crop. While the page
 * scrolls, far layers move slower than the page and near ones faster, on a scroll timeline. Without scroll timelines, and
 * where motion isn't allowed, there are no layers, but the picture is as sharp as the screen. A chunk of its own, loaded
 * when the page is idle.
 */
import type { Diorama } from 'portfolio-content/schema';
import { loadDiorama, slotOf, whenIdle } from './files.ts';
import { createLayers, fadeIn, travelIn } from './layers.ts';
import { sharpen } from './sharpen.ts';
import { mayLoadMore, mayMove, onMotionChange } from '#app/ui/motion.ts';

/** Motion of a layer until the head has left the window, as a share of its travel. */
const TRAVEL_SHARE = 0.9;
/** After a resize, layers of the right size come this much later, ms. */
const RESIZE_DELAY_MS = 300;

/**
 * @param frame the element around the flat picture and the slot for its layers
 * @param signal removes the layers, at once
 */
export function startHeadLayers(frame: HTMLElement, signal: AbortSignal): void {
  let shown = new AbortController();
  let resizeTimer: number | undefined;

  function show() {
    shown.abort();
    shown = new AbortController();
    // The flat picture stays if files can't load or aren't needed anymore.
    showPicture(frame, shown.signal).catch(() => {});
  }

  const stopListening = onMotionChange(show);
  window.addEventListener(
    'resize',
    () => {
      shown.abort();
      clearTimeout(resizeTimer);
      resizeTimer = window.setTimeout(show, RESIZE_DELAY_MS);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    stopListening();
    clearTimeout(resizeTimer);
    shown.abort();
  });
  show();
}

async function showPicture(frame: HTMLElement, signal: AbortSignal) {
  await whenIdle(signal);
  if (!mayLoadMore()) return;
  const diorama = await loadDiorama(frame);
  signal.throwIfAborted();
  const scroller = frame.closest('[data-overlay]');
  const canFollow = 'rangeStart' in Animation.prototype && mayMove();
  if (scroller && canFollow && diorama.layers.length > 0) {
    await showLayers(frame, scroller, diorama, signal);
  } else await sharpen(frame, signal);
}

async function showLayers(
  frame: HTMLElement,
  scroller: Element,
  diorama: Diorama,
  signal: AbortSignal,
) {
  const created = await createLayers(frame, diorama, signal);
  if (!created) return;
  const end = scrollTopBelow(frame.parentElement ?? frame, scroller);
  await whenUnseen(scroller, end, signal);
  const { sheets, layers } = created;
  const slot = slotOf(frame);
  if (slot) snapToPixels(slot, frame);
  slot?.append(sheets);
  signal.addEventListener('abort', () => sheets.remove());
  fadeIn(sheets);
  const timeline = new ScrollTimeline({ source: scroller, axis: 'y' });
  for (const { element, travel } of layers) {
    // Whole pixels of the screen: between them, pictures are blurred.
    const pixels = Math.round(travelIn(frame, travel) * TRAVEL_SHARE * devicePixelRatio);
    if (pixels === 0) continue;
    element.animate(
      { translate: ['0 0', `0 ${-pixels / devicePixelRatio}px`] },
      {
        timeline,
        fill: 'both',
        easing: `steps(${Math.abs(pixels)})`,
        rangeStart: '0px',
        rangeEnd: `${end}px`,
      },
    );
  }
}

/**
 * Lays the slot where the browser draws the flat picture: on whole pixels of the screen, the last row of which it draws even if
 * the picture ends within it.
 */
function snapToPixels(slot: HTMLElement, frame: HTMLElement) {
  const { top, right, bottom, left } = frame.getBoundingClientRect();
  const distance = (edge: number, round = Math.round) =>
    round(edge * devicePixelRatio) / devicePixelRatio - edge;
  slot.style.inset = `${distance(top)}px ${-distance(right)}px ${-distance(bottom, Math.ceil)}px ${distance(left)}px`;
}

/** The scroll offset at which an element has left the top of the scroller, px. */
const scrollTopBelow = (element: Element, scroller: Element) =>
  scroller.scrollTop +
  element.getBoundingClientRect().bottom -
  scroller.getBoundingClientRect().top;

/** Resolves when layers can appear without a jump: at the top of the page, or below the head. */
const whenUnseen = (scroller: Element, end: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const waiting = new AbortController();
    const check = () => {
      if (scroller.scrollTop > 0 && scroller.scrollTop < end) return;
      waiting.abort();
      resolve();
    };
    scroller.addEventListener('scroll', check, { passive: true, signal: waiting.signal });
    signal.addEventListener('abort', () => waiting.abort());
    check();
  });
