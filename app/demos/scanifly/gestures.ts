/**
 * Recognizes pointer gestures on the plan. A finger on a panel drags it. Beside panels, one finger scrolls the
 * page vertically and moves the plan horizontally; two fingers zoom and move the plan.
 */
import { distance, type Point } from './geometry.ts';
import type { Surface } from './surface.ts';
import { panned, zoomedAt } from './view.ts';

/** A pointer that moves less is a tap, px. */
const TAP_SLOP_PX = 6;

export type Handlers = {
  /** Called on a press. @returns whether it is on a panel, which can be dragged */
  grab(place: Point, byFinger: boolean): boolean;
  /** Called on a tap or click. */
  tap(place: Point): void;
  /** Called while a panel is dragged; `done` on release. */
  drag(from: Point, to: Point, done: boolean): void;
  /** Called when a drag is canceled. */
  drop(): void;
  /** Called when a finger on the plan scrolls the page. */
  scrolled(): void;
  /** Called when the mouse moves over the plan, or without a point when it leaves. */
  hover(place?: Point): void;
};

type Gesture =
  | { kind: 'press'; on: boolean; from: Point }
  | { kind: 'drag'; from: Point }
  | { kind: 'pan'; last: Point }
  | { kind: 'pinch' }
  | { kind: 'page' };

/** Adds the listeners. @returns a function that removes them */
export function listen(box: SVGSVGElement, surface: Surface, handlers: Handlers): () => void {
  const pointers = new Map<number, Point>();
  let gesture: Gesture | undefined;

  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = box.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };

  function down(event: PointerEvent) {
    if (event.button !== 0 || pointers.size > 1) return;
    const place = placeOf(event);
    pointers.set(event.pointerId, place);
    box.setPointerCapture(event.pointerId);
    handlers.hover();
    if (pointers.size === 2) {
      if (gesture?.kind === 'drag') handlers.drop();
      gesture = { kind: 'pinch' };
    } else {
      const on = handlers.grab(place, event.pointerType === 'touch');
      gesture = { kind: 'press', on, from: place };
    }
  }

  function move(event: PointerEvent) {
    const place = placeOf(event);
    const last = pointers.get(event.pointerId);
    if (!last) {
      if (event.pointerType === 'mouse') handlers.hover(place);
      return;
    }
    if (gesture?.kind === 'pinch') {
      pinch(event.pointerId, last, place);
      return;
    }
    pointers.set(event.pointerId, place);
    if (gesture?.kind === 'press' && distance(gesture.from, place) > TAP_SLOP_PX) {
      const { on, from } = gesture;
      if (on) gesture = { kind: 'drag', from };
      else if (event.pointerType !== 'touch' || canPan(from, place)) {
        gesture = { kind: 'pan', last: from };
      } else gesture = { kind: 'page' };
    }
    if (gesture?.kind === 'drag') handlers.drag(gesture.from, place, false);
    if (gesture?.kind === 'pan') {
      const [x, y] = gesture.last;
      surface.show(panned(surface.view, surface.stage, place[0] - x, place[1] - y));
      gesture.last = place;
    }
  }

  /** Whether a finger moves the plan: horizontally, if there is more of it. */
  function canPan(from: Point, to: Point): boolean {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (Math.abs(dy) > Math.abs(dx)) return false;
    const { view, stage } = surface;
    return distance(panned(view, stage, dx, 0).middle, view.middle) > 0.01;
  }

  function pinch(id: number, last: Point, place: Point) {
    const other = [...pointers].find(([key]) => key !== id)?.[1];
    pointers.set(id, place);
    if (!other) return;
    const middleOf = (point: Point): Point => [
      (point[0] + other[0]) / 2,
      (point[1] + other[1]) / 2,
    ];
    const [before, now] = [middleOf(last), middleOf(place)];
    const by = distance(place, other) / Math.max(1, distance(last, other));
    const { stage } = surface;
    surface.show(
      panned(zoomedAt(surface.view, stage, by, now), stage, now[0] - before[0], now[1] - before[1]),
    );
  }

  function up(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return;
    const ended = gesture;
    // The remaining finger of a pinch moves the plan.
    const [rest] = pointers.values();
    gesture = rest && ended?.kind === 'pinch' ? { kind: 'pan', last: rest } : undefined;
    const place = placeOf(event);
    if (ended?.kind === 'press') handlers.tap(place);
    if (ended?.kind === 'drag') handlers.drag(ended.from, place, true);
  }

  function cancel(event: PointerEvent) {
    if (!pointers.delete(event.pointerId)) return;
    if (gesture?.kind === 'drag') handlers.drop();
    else if (event.pointerType === 'touch' && pointers.size === 0) handlers.scrolled();
    gesture = undefined;
  }

  // React's listeners for these are passive and can't prevent scrolling.
  function touchStart(event: TouchEvent) {
    const takes = event.touches.length > 1 || (gesture?.kind === 'press' && gesture.on);
    if (takes && event.cancelable) event.preventDefault();
  }
  function touchMove(event: TouchEvent) {
    const takes = gesture && gesture.kind !== 'page' && gesture.kind !== 'press';
    if (takes && event.cancelable) event.preventDefault();
  }
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const by = Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) / 300);
    surface.show(zoomedAt(surface.view, surface.stage, by, placeOf(event)));
  }
  const leave = () => handlers.hover();

  const ends = new AbortController();
  const { signal } = ends;
  box.addEventListener('pointerdown', down, { signal });
  box.addEventListener('pointermove', move, { signal });
  box.addEventListener('pointerup', up, { signal });
  box.addEventListener('pointercancel', cancel, { signal });
  box.addEventListener('pointerleave', leave, { signal });
  box.addEventListener('touchstart', touchStart, { passive: false, signal });
  box.addEventListener('touchmove', touchMove, { passive: false, signal });
  box.addEventListener('wheel', wheel, { passive: false, signal });
  return () => ends.abort();
}
