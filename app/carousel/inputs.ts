/**
 * Wheel, mouse and keyboard on the carousel. Touch and trackpad need nothing: they scroll natively.
 */
import type { CarouselEngine } from './engine.ts';

/** Shortest time between two steps of the wheel, ms. */
const NOTCH_INTERVAL = 250;
/** Way of the mouse from which pressing is dragging, px. */
const DRAG_THRESHOLD = 6;
/** The velocity of the hand is measured over the last of these, ms. */
const VELOCITY_WINDOW = 80;
/** A card is pointed at once the pointer has been on it for this long, ms: shorter than a tap. */
const POINTING = 50;

/** The strip, and what it is told. */
type Strip = {
  section: HTMLElement;
  scroller: HTMLElement;
  list: HTMLElement;
  cards: readonly HTMLElement[];
  engine: CarouselEngine;
  /** Ends the listening. */
  signal: AbortSignal;
};

/** @param onPoint called with the link of a card that the pointer has come to */
export function listenToInputs(strip: Strip, onPoint: (link: string) => void): void {
  listenToWheel(strip);
  listenToMouse(strip);
  listenToPointing(strip, onPoint);
  listenToKeyboard(strip);
}

/**
 * One notch of a vertical wheel is one card. Heard at the list, which moves along: for a listener at the
 * scroller that may keep the browser from scrolling, Chromium composes the page anew in every frame that
 * scrolls. The scroller hears what is beside the list.
 */
function listenToWheel({ scroller, list, engine, signal }: Strip) {
  let lastStep = -Infinity;
  const turn = (event: WheelEvent) => {
    if (event.ctrlKey || event.defaultPrevented || !engine.slides()) return;
    if (event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) {
      engine.deepen();
      return;
    }
    if (event.currentTarget === list) event.preventDefault();
    if (event.timeStamp - lastStep < NOTCH_INTERVAL) return;
    lastStep = event.timeStamp;
    engine.step(Math.sign(event.deltaY), 'stop');
  };
  list.addEventListener('wheel', turn, { passive: false, signal });
  scroller.addEventListener('wheel', turn, { passive: true, signal });
}

/** Dragging with the mouse; a drag does not click, a click does not drag. */
function listenToMouse({ scroller, engine, signal }: Strip) {
  type Sample = { x: number; time: number };
  type Press = { id: number; x: number; samples: Sample[]; hold?: ReturnType<typeof engine.grab> };
  let press: Press | undefined;

  const swallowClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  scroller.addEventListener(
    'pointerdown',
    ({ pointerType, button, pointerId, clientX, timeStamp }) => {
      if (pointerType !== 'mouse' || button !== 0 || !engine.slides()) return;
      press = { id: pointerId, x: clientX, samples: [{ x: clientX, time: timeStamp }] };
    },
    { signal },
  );
  const letGo = ({ timeStamp, pointerId }: PointerEvent) => {
    if (!press || pointerId !== press.id) return;
    const { hold, samples } = press;
    press = undefined;
    if (!hold) return;
    delete scroller.dataset.dragging;
    const first = samples.find(({ time }) => timeStamp - time < VELOCITY_WINDOW);
    const last = samples.at(-1);
    const time = first && last ? last.time - first.time : 0;
    hold.release(first && last && time > 0 ? (last.x - first.x) / time : 0);
    // The click that ends this drag comes right after.
    window.addEventListener('click', swallowClick, { capture: true });
    setTimeout(() => window.removeEventListener('click', swallowClick, { capture: true }));
  };
  // At the window, where the engine lets it come by.
  window.addEventListener(
    'pointermove',
    (event) => {
      const { pointerId, clientX, timeStamp } = event;
      if (!press || pointerId !== press.id) return;
      // The release was lost: outside the window, or to a dialog of the browser.
      if (event.buttons === 0) return letGo(event);
      if (!press.hold) {
        const way = clientX - press.x;
        if (Math.abs(way) < DRAG_THRESHOLD) return;
        press.hold = engine.grab();
        press.x += Math.sign(way) * DRAG_THRESHOLD;
        // The keys go on from the card in the middle, not from the one that was taken hold of.
        if (scroller.contains(document.activeElement))
          (document.activeElement as HTMLElement).blur();
        scroller.setPointerCapture(pointerId);
        scroller.dataset.dragging = '';
      }
      press.samples.push({ x: clientX, time: timeStamp });
      press.hold.move(clientX - press.x);
    },
    { capture: true, signal },
  );
  scroller.addEventListener('pointerup', letGo, { signal });
  scroller.addEventListener('pointercancel', letGo, { signal });
}

/**
 * Tells which card the pointer is on, once it has moved there itself: cards also pass beneath it. A finger
 * that begins to scroll points at nothing.
 */
function listenToPointing({ signal }: Strip, onPoint: (link: string) => void) {
  let pointedAt: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  for (const type of ['pointermove', 'pointerdown', 'pointercancel'] as const) {
    window.addEventListener(
      type,
      ({ target }) => {
        const card =
          type !== 'pointercancel' &&
          target instanceof Element &&
          target.closest<HTMLElement>('[data-card]');
        const link = card ? card.dataset.card : undefined;
        if (link === pointedAt) return;
        pointedAt = link;
        clearTimeout(timer);
        if (link) timer = setTimeout(onPoint, POINTING, link);
      },
      { capture: true, passive: true, signal },
    );
  }
}

/** Left and Right move the focus and wrap, Home and End go to the ends; Tab shows what it focuses. */
function listenToKeyboard({ section, scroller, cards, engine, signal }: Strip) {
  const cardOf = (node: EventTarget | null) =>
    cards.findIndex((card) => card.contains(node as Node | null));
  let tabbed = false;

  document.addEventListener(
    'keydown',
    (event) => {
      tabbed = event.key === 'Tab';
      const { activeElement } = document;
      const here = activeElement === document.body || section.contains(activeElement);
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!here || modified || event.defaultPrevented || section.inert) return;
      const focused = cardOf(activeElement);
      const from =
        focused >= 0
          ? focused
          : cards.findIndex(({ dataset }) => dataset.card === section.dataset.current);
      const to = {
        ArrowLeft: (from - 1 + cards.length) % cards.length,
        ArrowRight: (from + 1) % cards.length,
        Home: 0,
        End: cards.length - 1,
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      // In the grid the browser scrolls to what is focused; the strip moves by itself.
      cards[to]?.querySelector('a')?.focus({ preventScroll: engine.slides() });
      engine.show(to);
    },
    { signal },
  );
  scroller.addEventListener(
    'focusin',
    ({ target }) => {
      const index = cardOf(target);
      if (tabbed && index >= 0) engine.show(index);
      tabbed = false;
    },
    { signal },
  );
}
