/**
 * Buttons, wheel, mouse and keyboard. Touch and trackpad need no listeners: they scroll natively. The listeners
 * call `Controls` and don't depend on how the strip moves.
 */
import { hasModifier } from '#app/ui/has-modifier.ts';
import { swallowClickOfRelease } from '#app/ui/swallow-click.ts';
import type { Strip } from './strip.ts';
import { createWheelSteps } from './wheel-steps.ts';

export type Controls = {
  /** Whether there is a strip that scrolls. */
  slides(): boolean;
  /** Moves by a number of cards; at the ends of a finite strip it wraps or stops. */
  step(by: number, atEnd: 'wrap' | 'stop'): void;
  /** Moves a card into the center, the shorter way around. */
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
/** In `PointerEvent.buttons`. */
const LEFT_BUTTON = 1;
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
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) controls.step(Number(button.dataset.step), 'wrap');
  };
  section.addEventListener('click', onClick, { signal });
};

/** Ends a step before a page opens or closes: the view transition captures the cards where they are. */
const listenToNavigation: Listen = ({ list }, controls, signal) => {
  list.addEventListener('click', controls.endGlide, { capture: true, signal });
  window.addEventListener('popstate', controls.endGlide, { signal });
};

/**
 * Steps by a vertical wheel or trackpad. The non-passive listener is on the list, which scrolls: with one on
 * the scroller, Chromium repaints the page in every frame that scrolls. The scroller's passive listener handles
 * events beside the list.
 */
const listenToWheel: Listen = ({ list, scroller }, controls, signal) => {
  const stepOf = createWheelSteps();
  const onWheel = (event: WheelEvent) => {
    // Two fingers on a trackpad pan a magnified page. Only documents that aren't shown have no visual viewport.
    const { scale } = visualViewport as VisualViewport;
    if (event.ctrlKey || event.defaultPrevented || scale > 1 || !controls.slides()) return;
    if (event.shiftKey || Math.abs(event.deltaX) >= Math.abs(event.deltaY)) {
      controls.enableDepth();
      return;
    }
    if (event.currentTarget === list) event.preventDefault();
    const direction = stepOf(event);
    if (direction !== 0) controls.step(direction, 'stop');
  };
  list.addEventListener('wheel', onWheel, { passive: false, signal });
  scroller.addEventListener('wheel', onWheel, { passive: true, signal });
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
    // The left button was released outside the window, in a browser dialog, or while another one is held.
    if (!(event.buttons & LEFT_BUTTON)) return onUp(event);
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
    if (press.grip) swallowClickOfRelease();
    end(timeStamp);
  };

  function end(now: number) {
    const { grip, samples = [] } = press ?? {};
    press = undefined;
    if (!grip) return;
    delete scroller.dataset.dragging;
    const first = samples.find(({ time }) => now - time < VELOCITY_WINDOW_MS);
    const last = samples.at(-1);
    const time = first && last ? last.time - first.time : 0;
    grip.release(first && last && time > 0 ? (last.x - first.x) / time : 0);
  }

  scroller.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  const passive = { passive: true, signal };
  scroller.addEventListener('pointerdown', onDown, passive);
  // On the window: before it becomes a drag, the pointer can leave the strip.
  window.addEventListener('pointermove', onMove, passive);
  window.addEventListener('pointerup', onUp, passive);
  window.addEventListener('pointercancel', onUp, passive);
  // A page in the back/forward cache doesn't get the end of the press.
  window.addEventListener('pagehide', ({ timeStamp }) => end(timeStamp), passive);
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
    // A press focuses a card too, which must stay under the pointer.
    const isByKey = isTabbing && (target as Element).matches(':focus-visible');
    if (isByKey && index >= 0) controls.show(index);
    isTabbing = false;
  };

  document.addEventListener('keydown', onKeyDown, { signal });
  scroller.addEventListener('focusin', onFocusIn, { signal });
};
