/** Drags with a mouse, a pen or a finger. */
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import { distance, type Point, subtract, type Vector } from '../vector.ts';
import { type Followed, followPointer } from './follow-pointer.ts';
import { keepFromScrolling } from './keep-from-scrolling.ts';
import { swallowClick } from './swallow-click.ts';

/** A press that moves less is a tap, px. The same as in the carousel. */
export const SLOP_PX = 6;
/** Time for which a finger rests before it drags where it could scroll the page, ms. */
const LONG_PRESS_MS = 350;

export type Drag<Held> = {
  /** What `press` returned. */
  held: Held;
  pointerId: number;
  /** Position of the press, and of the pointer now, px from the upper left of the window. */
  from: Point;
  at: Point;
  /** From the press to the pointer, px. */
  by: Vector;
  /** The last event of the pointer. */
  event: PointerEvent;
};

export type DragHandlers<Held> = {
  /**
   * Called on a press by the main button or a finger.
   * @returns what is dragged; undefined if nothing is
   */
  press(event: ReactPointerEvent<HTMLElement | SVGElement>): Held | undefined;
  /** Called when the press has become a drag, before the first `move`. */
  start?(drag: Drag<Held>): void;
  move(drag: Drag<Held>): void;
  /** Called when the pointer is released. */
  drop?(drag: Drag<Held>): void;
  /** Called when a drag is canceled: what was dragged returns. Also when the component unmounts. */
  cancel?(drag: Drag<Held>): void;
  /** Called when a press is released that wasn't a drag. */
  tap?(drag: Drag<Held>): void;
  /** Called when a press has ended, for whatever reason, after the handlers above. */
  end?(drag: Drag<Held>): void;
};

/** What can be dragged by one pointer at a time: a board with many pieces. It has the press of that pointer. */
export type DragScope = {
  current: { pointerId: number; cancelUnlessDragging(): void } | undefined;
};

export const useDragScope = (): DragScope => useRef<DragScope['current']>();

export type DragOptions = {
  /** Shared by elements of which only one can be dragged at a time; by default each hook has its own. */
  scope?: DragScope;
  /** Each pointer drags independently. */
  simultaneous?: boolean;
  /** Distance from which on a press is a drag, px; 0 for a press that drags at once. */
  slop?: number;
  /**
   * The element of the handlers or one around it, if a finger that moves up or down also scrolls the page. A finger that
   * moves sideways first, or has rested, drags anywhere. What is dragged needs the style `stage` instead of `draggable`.
   */
  scroller?: RefObject<HTMLElement>;
};

/**
 * Handlers for an element that can be dragged. It needs the style `draggable` (touch.css.ts), so that a finger on it
 * doesn't scroll. The click at the end of a drag is swallowed; a tap is also a click.
 */
export function useDrag<Held>(
  handlers: DragHandlers<Held>,
  { scope: sharedScope, simultaneous = false, slop = SLOP_PX, scroller }: DragOptions = {},
) {
  const latest = useLatest(handlers);
  const ownScope = useDragScope();
  const scope = sharedScope ?? ownScope;
  const active = useRef(new Map<number, Followed>());
  useEffect(() => {
    const presses = active.current;
    return () => {
      for (const followed of presses.values()) followed.cancel();
    };
  }, []);

  const isDraggedByFinger = useRef(false);
  useEffect(() => {
    if (!scroller?.current) return undefined;
    const listening = new AbortController();
    keepFromScrolling(scroller.current, () => isDraggedByFinger.current, listening.signal);
    return () => listening.abort();
  }, [scroller]);

  function onPointerDown(down: ReactPointerEvent<HTMLElement | SVGElement>) {
    const { pointerId, currentTarget } = down;
    if (down.button !== 0 || active.current.has(pointerId)) return;
    if (!simultaneous && scope.current) {
      // Two fingers that come down before one has moved are a pinch.
      if (scope.current.pointerId !== pointerId) scope.current.cancelUnlessDragging();
      return;
    }
    const held = latest.current.press(down);
    if (held === undefined) return;

    const from: Point = [down.clientX, down.clientY];
    let drag: Drag<Held> = { held, pointerId, from, at: from, by: [0, 0], event: down.nativeEvent };
    let isDragging = false;
    const scrolls = scroller !== undefined && down.pointerType === 'touch';
    const update = (event: PointerEvent | undefined) => {
      if (!event) return;
      const at: Point = [event.clientX, event.clientY];
      drag = { ...drag, at, by: subtract(at, from), event };
    };
    let resting: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      clearTimeout(resting);
      isDragging = true;
      isDraggedByFinger.current = scrolls;
      followed.capture(currentTarget);
      latest.current.start?.(drag);
    };

    const followed = followPointer(down.nativeEvent, {
      onMove(event) {
        update(event);
        if (!isDragging && distance(drag.at, from) < slop) return;
        const [dx, dy] = drag.by;
        if (!isDragging && scrolls && Math.abs(dx) <= Math.abs(dy)) return followed.cancel();
        if (!isDragging) start();
        latest.current.move(drag);
      },
      onEnd(how, event) {
        active.current.delete(pointerId);
        clearTimeout(resting);
        isDraggedByFinger.current = false;
        if (scope.current === press) scope.current = undefined;
        if (how === 'up') update(event);
        const { drop, cancel, tap, end } = latest.current;
        if (isDragging) swallowClick(event !== undefined);
        if (how === 'cancel') {
          if (isDragging) cancel?.(drag);
        } else if (isDragging) drop?.(drag);
        else tap?.(drag);
        end?.(drag);
      },
    });
    const press = {
      pointerId,
      cancelUnlessDragging() {
        if (!isDragging) followed.cancel();
      },
    };
    active.current.set(pointerId, followed);
    if (!simultaneous) scope.current = press;
    if (slop === 0) start();
    else if (scrolls) resting = setTimeout(start, LONG_PRESS_MS);
  }

  return { onPointerDown };
}
