/** Moves and zooms with one or two fingers, or the mouse. */
import { type PointerEvent as ReactPointerEvent, useEffect, useRef } from 'react';
import { useLatest } from '../use-latest.ts';
import { lengthOf, middle, type Point, subtract, type Vector } from '../vector.ts';
import { type Followed, followPointer } from './follow-pointer.ts';

const MAX_FINGERS = 2;

export type Pinch = {
  /** Center of the pointers, px from the upper left of the window. */
  center: Point;
  /** Motion of the center since the last call, px. */
  by: Vector;
  /** Change of the distance between two fingers since the last call, as a factor; 1 with one finger. */
  zoom: number;
  /** Rotation of one finger around the other since the last call, clockwise, radians; 0 with one finger. */
  turn: number;
};

type PinchHandlers = {
  move(pinch: Pinch): void;
  /** Called when the first pointer is pressed, and when the last one has ended. */
  hold?(isHeld: boolean): void;
};

const centerOf = ([first = [0, 0], second = first]: readonly Point[]): Point =>
  middle(first, second);
/** From the first finger to the second. */
const spanOf = ([first = [0, 0], second = first]: readonly Point[]): Vector =>
  subtract(second, first);

/** What one or two pointers did between two moments, by their points then and now. */
export function pinchOf(before: readonly Point[], now: readonly Point[]): Pinch {
  const [from, to] = [spanOf(before), spanOf(now)];
  const zoom = lengthOf(to) / lengthOf(from);
  return {
    center: centerOf(now),
    by: subtract(centerOf(now), centerOf(before)),
    zoom: zoom > 0 && zoom < Infinity ? zoom : 1,
    turn: Math.atan2(from[0] * to[1] - from[1] * to[0], from[0] * to[0] + from[1] * to[1]),
  };
}

/**
 * Handlers for an element whose content moves with the pointers on it. It needs the style `draggable` (touch.css.ts). A
 * third finger is ignored; the finger that stays after a pinch goes on moving.
 */
export function usePinch(handlers: PinchHandlers) {
  const latest = useLatest(handlers);
  const fingers = useRef(new Map<number, { at: Point; followed: Followed }>());
  useEffect(() => {
    const pressed = fingers.current;
    return () => {
      for (const { followed } of pressed.values()) followed.cancel();
    };
  }, []);

  function onPointerDown(down: ReactPointerEvent<HTMLElement | SVGElement>) {
    const { pointerId, currentTarget, clientX, clientY } = down;
    const pressed = fingers.current;
    if (down.button !== 0 || pressed.size === MAX_FINGERS || pressed.has(pointerId)) return;
    const points = () => [...pressed.values()].map(({ at }) => at);

    const followed = followPointer(down.nativeEvent, {
      onMove(event) {
        const before = points();
        pressed.set(pointerId, { at: [event.clientX, event.clientY], followed });
        latest.current.move(pinchOf(before, points()));
      },
      onEnd() {
        pressed.delete(pointerId);
        if (pressed.size === 0) latest.current.hold?.(false);
      },
    });
    pressed.set(pointerId, { at: [clientX, clientY], followed });
    followed.capture(currentTarget);
    if (pressed.size === 1) latest.current.hold?.(true);
  }

  return { onPointerDown };
}
