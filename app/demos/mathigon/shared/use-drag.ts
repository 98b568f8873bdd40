/** Drags an element with one pointer. */
import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** Moves of less than this are a tap, px. */
const TAP_SLOP_PX = 5;

type DragHandlers = {
  /**
   * Called when the pointer has moved far enough for a drag.
   * @param x position of the press, px from the left of the window
   */
  start(event: PointerEvent, x: number): void;
  /** @param dx distance from the press, px */
  move(dx: number, dy: number, event: PointerEvent): void;
  /** Called on release. */
  drop(event: PointerEvent): void;
  /** Called when the drag is canceled: the element returns. */
  cancel(): void;
};

/**
 * Event handlers for an element that can be dragged. Its style needs `touch-action: none`, so that a finger on
 * it drags. A tap is a click, like a key press; the click at the end of a drag is suppressed.
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
      // For a click by key, `detail` is 0.
      if (dragged.current && event.detail > 0) event.stopPropagation();
    },
  };
}
