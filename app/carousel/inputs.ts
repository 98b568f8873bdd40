/**
 * Buttons, wheel, mouse and keyboard. Touch and trackpad need no listeners: they scroll natively. The listeners
 * call `Controls` and don't depend on how the strip moves.
 */
import { hasModifier } from '#app/ui/has-modifier.ts';
import { isNotch, stepOfButton, WHEEL_INTERVAL_MS } from './input-events.ts';
import { listenAtWindow } from './strip-events.ts';
import type { Strip } from './strip.ts';

export type Controls = {
  /** Whether there is a strip that scrolls. */
  slides(): boolean;
  /** Moves by a number of cards; at the ends of a finite strip it wraps or stops. */
  step(by: number, atEnd: 'wrap' | 'stop'): void;
  /** Moves a card into the center, the shorter way round. */
  show(card: number): void;
  /** Called before native scrolling. */
  enableDepth(): void;
  /** Ends a step at once, before a view transition captures the page. */
  endGlide(): void;
  grab(): Grip;
};

type Grip = {
  /** @param by distance from the start of the drag, px to the right */
  drag(by: number): void;
  /** Ends the drag on a card. @param velocity px/ms to the right */
  release(velocity: number): void;
};

/** From this distance on, a press of the mouse is a drag, px. */
const DRAG_THRESHOLD_PX = 6;
/** The velocity of a drag is measured over its last part of this length, ms. */
const VELOCITY_WINDOW_MS = 80;

type Listen = (strip: Strip, controls: Controls, signal: AbortSignal) => void;

/** @param signal removes the listeners when it aborts */
export const listenToInputs: Listen = (strip, controls, signal) => {
  listenToButtons(strip, controls, signal);
  listenToWheel(strip, controls, signal);
  listenToMouse(strip, controls, signal);
  listenToKeyboard(strip, controls, signal);
  listenToNavigation(strip, controls, signal);
};

const listenToButtons: Listen = ({ section }, controls, signal) => {
  const onClick = (event: Event) => {
    const by = stepOfButton(event);
    if (by) controls.step(by, 'wrap');
  };
  section.addEventListener('click', onClick, { signal });
};

/** Ends a step before a page opens or closes: the view transition captures the cards where they are. */
const listenToNavigation: Listen = ({ list }, controls, signal) => {
  list.addEventListener('click', controls.endGlide, { capture: true, signal });
  window.addEventListener('popstate', controls.endGlide, { signal });
};

/**
 * One notch of a vertical wheel is one card. The non-passive listener is on the list, which scrolls: with one on
 * the scroller, Chromium repaints the page in every frame that scrolls. The scroller's passive listener handles
 * events beside the list.
 */
const listenToWheel: Listen = ({ list, scroller }, controls, signal) => {
  let lastStep = -Infinity;
  const onWheel = (event: WheelEvent) => {
    if (event.ctrlKey || event.defaultPrevented || !controls.slides()) return;
    if (!isNotch(event)) {
      controls.enableDepth();
      return;
    }
    if (event.currentTarget === list) event.preventDefault();
    if (event.timeStamp - lastStep < WHEEL_INTERVAL_MS) return;
    lastStep = event.timeStamp;
    controls.step(Math.sign(event.deltaY), 'stop');
  };
  list.addEventListener('wheel', onWheel, { passive: false, signal });
  scroller.addEventListener('wheel', onWheel, { passive: true, signal });
};

const swallowClick = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Drags with the mouse; a drag does not click, a click does not drag. */
const listenToMouse: Listen = ({ scroller }, controls, signal) => {
  type Sample = { x: number; time: number };
  let press: { id: number; x: number; samples: Sample[]; grip?: Grip } | undefined;

  const onDown = (event: PointerEvent) => {
    const { pointerType, button, pointerId, clientX, timeStamp } = event;
    if (pointerType !== 'mouse' || button !== 0 || !controls.slides()) return;
    press = { id: pointerId, x: clientX, samples: [{ x: clientX, time: timeStamp }] };
  };

  const onMove = (event: PointerEvent) => {
    const { pointerId, clientX, timeStamp } = event;
    if (!press || pointerId !== press.id) return;
    // The button was released outside the window or in a browser dialog.
    if (event.buttons === 0) return onUp(event);
    if (!press.grip) {
      const distance = clientX - press.x;
      if (Math.abs(distance) < DRAG_THRESHOLD_PX) return;
      press.grip = controls.grab();
      press.x += Math.sign(distance) * DRAG_THRESHOLD_PX;
      // So that arrow keys continue from the card in the center, not from the dragged one.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && scroller.contains(activeElement)) {
        activeElement.blur();
      }
      scroller.setPointerCapture(pointerId);
      scroller.dataset.dragging = '';
    }
    press.samples.push({ x: clientX, time: timeStamp });
    press.grip.drag(clientX - press.x);
  };

  const onUp = ({ timeStamp, pointerId }: PointerEvent) => {
    if (!press || pointerId !== press.id) return;
    const { grip, samples } = press;
    press = undefined;
    if (!grip) return;
    delete scroller.dataset.dragging;
    const first = samples.find(({ time }) => timeStamp - time < VELOCITY_WINDOW_MS);
    const last = samples.at(-1);
    const time = first && last ? last.time - first.time : 0;
    grip.release(first && last && time > 0 ? (last.x - first.x) / time : 0);
    // The browser fires a click right after the drag.
    window.addEventListener('click', swallowClick, { capture: true });
    setTimeout(() => window.removeEventListener('click', swallowClick, { capture: true }));
  };

  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  const inStrip = { signal, inside: scroller };
  listenAtWindow('pointerdown', onDown, inStrip);
  // On the whole window: before it becomes a drag, the pointer can leave the strip.
  listenAtWindow('pointermove', onMove, { signal });
  listenAtWindow('pointerup', onUp, inStrip);
  listenAtWindow('pointercancel', onUp, inStrip);
};

/** Whether the carousel handles a key: no other element has the focus, and no modifier is pressed. */
function isForCarousel(event: KeyboardEvent, section: HTMLElement): boolean {
  const { activeElement } = document;
  const isHere = activeElement === document.body || section.contains(activeElement);
  return isHere && !hasModifier(event) && !event.defaultPrevented && !section.inert;
}

/** Left and Right move the focus and wrap; Home and End go to the ends; Tab centers the card it focuses. */
const listenToKeyboard: Listen = (strip, controls, signal) => {
  const { section, scroller } = strip;
  const indexOf = (node: EventTarget | null) =>
    strip.cards.findIndex((card) => card.contains(node as Node | null));
  let isTabbing = false;

  const onKeyDown = (event: KeyboardEvent) => {
    isTabbing = event.key === 'Tab';
    if (!isForCarousel(event, section)) return;
    const focused = indexOf(document.activeElement);
    const from = focused >= 0 ? focused : strip.indexOf(section.dataset.current);
    const count = strip.cards.length;
    const to = {
      ArrowLeft: (from - 1 + count) % count,
      ArrowRight: (from + 1) % count,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    // In the grid, the browser scrolls to the focused card; in the strip, `show` does.
    strip.cards[to]?.querySelector('a')?.focus({ preventScroll: controls.slides() });
    controls.show(to);
  };

  const onFocusIn = ({ target }: Event) => {
    const index = indexOf(target);
    if (isTabbing && index >= 0) controls.show(index);
    isTabbing = false;
  };

  document.addEventListener('keydown', onKeyDown, { signal });
  scroller.addEventListener('focusin', onFocusIn, { signal });
};
