/** Drags a slide without keeping a finger from scrolling the page. */
import { type RefObject, useEffect, useRef } from 'react';
import { keepFromScrolling } from '#app/demo-kit/pointer/keep-from-scrolling.ts';
import { type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { useLatest } from '#app/demo-kit/use-latest.ts';
import type { Vector } from '#app/demo-kit/vector.ts';

/** Time for which a finger rests before it lifts a slide, ms. */
const LONG_PRESS_MS = 350;

export type LiftHandlers = {
  lift(): void;
  /** @param by from the press to the pointer, px */
  move(by: Vector): void;
  drop(by: Vector): void;
  /** Called when a press has ended, for whatever reason. */
  end(): void;
};

type Press = { isTouch: boolean; isLifted: boolean; timer?: ReturnType<typeof setTimeout> };

/**
 * A finger that moves up or down scrolls the page. One that moves sideways, or has rested, lifts the slide, and then
 * moves it anywhere. The element needs `touch-action: pan-y`.
 */
export function useLift(element: RefObject<HTMLElement>, handlers: LiftHandlers, scope: DragScope) {
  const latest = useLatest(handlers);
  const current = useRef<Press>();
  useEffect(() => {
    if (!element.current) return undefined;
    const listening = new AbortController();
    keepFromScrolling(element.current, () => current.current?.isLifted ?? false, listening.signal);
    return () => listening.abort();
  }, [element]);

  function lift(press: Press) {
    if (press.isLifted) return;
    press.isLifted = true;
    latest.current.lift();
  }
  return useDrag<Press>(
    {
      press({ pointerType }) {
        const press: Press = { isTouch: pointerType === 'touch', isLifted: false };
        if (press.isTouch) press.timer = setTimeout(() => lift(press), LONG_PRESS_MS);
        current.current = press;
        return press;
      },
      start({ held, by: [dx, dy] }) {
        clearTimeout(held.timer);
        if (!held.isTouch || Math.abs(dx) > Math.abs(dy)) lift(held);
      },
      move({ held, by }) {
        if (held.isLifted) latest.current.move(by);
      },
      drop({ held, by }) {
        if (held.isLifted) latest.current.drop(by);
      },
      end({ held }) {
        clearTimeout(held.timer);
        current.current = undefined;
        latest.current.end();
      },
    },
    { scope },
  );
}
