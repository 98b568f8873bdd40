/** One pointer, from where it comes down on a thing to where it leaves it. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Moves of less than this are a tap, px. */
const TAP_SLOP_PX = 5;

type DragHandlers = {
  /**
   * The pointer has gone far enough to mean a drag.
   * @param x where it came down, px from the left of the window
   */
  start(event: PointerEvent, x: number): void;
  /** @param dx way since the pointer came down, px */
  move(dx: number, dy: number, event: PointerEvent): void;
  /** Let go at its place. */
  drop(event: PointerEvent): void;
  /** Broken off: the thing goes back. */
  cancel(): void;
};

/**
 * Listeners for a thing that can be dragged. Its style has `touch-action: none`, so that a finger on
 * it drags and any other scrolls the page. A tap is a click, as by a key; the click at the end of a
 * drag is for nobody.
 */
export function useDrag({ start, move, drop, cancel }: DragHandlers) {
  const dragged = useRef(false);
  const pressed = useRef<{ id: number; x: number; y: number; dragging: boolean }>();

  const end = (event: PointerEvent, dropped: boolean) => {
    const press = pressed.current;
    if (press?.id !== event.pointerId) return;
    pressed.current = undefined;
    if (!press.dragging) return;
    if (dropped) drop(event);
    else cancel();
  };

  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || pressed.current) return;
      dragged.current = false;
      event.currentTarget.setPointerCapture(event.pointerId);
      pressed.current = {
        id: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        dragging: false,
      };
    },
    onPointerMove(event: PointerEvent) {
      const press = pressed.current;
      if (press?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - press.x, event.clientY - press.y];
      if (!press.dragging) {
        if (Math.hypot(dx, dy) < TAP_SLOP_PX) return;
        press.dragging = true;
        dragged.current = true;
        start(event, press.x);
      }
      move(dx, dy, event);
    },
    onPointerUp: (event: PointerEvent) => end(event, true),
    onPointerCancel: (event: PointerEvent) => end(event, false),
    onLostPointerCapture: (event: PointerEvent) => end(event, false),
    onClickCapture(event: MouseEvent) {
      // A key's click has no detail.
      if (dragged.current && event.detail > 0) event.stopPropagation();
    },
  };
}
