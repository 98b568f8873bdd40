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

/** Listens until the signal is aborted. */
export function listenToInputs(
  section: HTMLElement,
  engine: CarouselEngine,
  onPoint: (link: string) => void,
  signal: AbortSignal,
): void {
  const scroller = section.querySelector<HTMLElement>('[data-carousel-scroller]');
  if (!scroller) return;
  listenToWheel(section, scroller, engine, signal);
  listenToMouse(section, scroller, engine, signal);
  listenToPointing(scroller, onPoint, signal);
  listenToKeyboard(section, scroller, engine, signal);
}

const slides = (section: HTMLElement) =>
  section.dataset.mode === 'loop' || section.dataset.mode === 'finite';

/** One notch of a vertical wheel is one card. */
function listenToWheel(
  section: HTMLElement,
  scroller: HTMLElement,
  engine: CarouselEngine,
  signal: AbortSignal,
) {
  let lastStep = -Infinity;
  scroller.addEventListener(
    'wheel',
    (event) => {
      const sideways = Math.abs(event.deltaX) >= Math.abs(event.deltaY);
      if (event.ctrlKey || !slides(section)) return;
      if (event.shiftKey || sideways) {
        engine.deepen();
        return;
      }
      event.preventDefault();
      if (event.timeStamp - lastStep < NOTCH_INTERVAL) return;
      lastStep = event.timeStamp;
      engine.step(Math.sign(event.deltaY), 'stop');
    },
    { passive: false, signal },
  );
}

/** Dragging with the mouse; a drag does not click, a click does not drag. */
function listenToMouse(
  section: HTMLElement,
  scroller: HTMLElement,
  engine: CarouselEngine,
  signal: AbortSignal,
) {
  type Sample = { x: number; time: number };
  let press: { id: number; x: number; samples: Sample[]; hold?: ReturnType<typeof engine.grab> };
  let pressed = false;

  const swallowClick = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  scroller.addEventListener(
    'pointerdown',
    ({ pointerType, button, pointerId, clientX, timeStamp }) => {
      if (pointerType !== 'mouse' || button !== 0 || !slides(section)) return;
      pressed = true;
      press = { id: pointerId, x: clientX, samples: [{ x: clientX, time: timeStamp }] };
    },
    { signal },
  );
  // At the window, where the engine lets it come by.
  window.addEventListener(
    'pointermove',
    ({ pointerId, clientX, timeStamp }) => {
      if (!pressed || pointerId !== press.id) return;
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
  const letGo = ({ timeStamp, pointerId }: PointerEvent) => {
    if (!pressed || pointerId !== press.id) return;
    pressed = false;
    if (!press.hold) return;
    delete scroller.dataset.dragging;
    const recent = press.samples.filter(({ time }) => timeStamp - time < VELOCITY_WINDOW);
    const [first, last] = [recent[0], recent.at(-1)];
    const way = first && last ? last.x - first.x : 0;
    const time = first && last ? last.time - first.time : 0;
    press.hold.release(time > 0 ? way / time : 0);
    // The click that ends this drag comes right after.
    window.addEventListener('click', swallowClick, { capture: true });
    setTimeout(() => window.removeEventListener('click', swallowClick, { capture: true }));
  };
  scroller.addEventListener('pointerup', letGo, { signal });
  scroller.addEventListener('pointercancel', letGo, { signal });
}

/** Tells which card the pointer is on, once it has moved there itself: cards also pass beneath it. */
function listenToPointing(
  scroller: HTMLElement,
  onPoint: (link: string) => void,
  signal: AbortSignal,
) {
  let pointedAt: string | undefined;
  for (const type of ['pointermove', 'pointerdown'] as const) {
    window.addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element) || !scroller.contains(target)) return;
        const link = target.closest<HTMLElement>('[data-card]')?.dataset.card;
        if (link && link !== pointedAt) onPoint(link);
        pointedAt = link;
      },
      { capture: true, passive: true, signal },
    );
  }
}

/** Left and Right move the focus and wrap, Home and End go to the ends; Tab shows what it focuses. */
function listenToKeyboard(
  section: HTMLElement,
  scroller: HTMLElement,
  engine: CarouselEngine,
  signal: AbortSignal,
) {
  const cards = [...scroller.querySelectorAll<HTMLElement>('[data-card]')];
  const cardOf = (node: EventTarget | null) =>
    cards.findIndex((card) => node instanceof Node && card.contains(node));
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
      cards[to]?.querySelector('a')?.focus({ preventScroll: slides(section) });
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
