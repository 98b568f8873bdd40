import { type RefObject, useEffect, useRef } from 'react';
import { type Point, subtract } from '#app/demo-kit/vector.ts';
import { createHearts, type Hearts } from './hearts.ts';

/**
 * Hearts in an element.
 * @returns functions that release them at points in px from the upper left of the window
 */
export function useHearts(sky: RefObject<HTMLElement>, motionAllowed: boolean) {
  const hearts = useRef<Hearts>();
  useEffect(() => {
    if (!sky.current) return undefined;
    hearts.current = createHearts(sky.current, Math.random);
    return () => hearts.current?.close();
  }, [sky]);
  useEffect(() => hearts.current?.setMotionAllowed(motionAllowed), [motionAllowed]);

  const inSky = (point: Point): Point => {
    const { left = 0, top = 0 } = sky.current?.getBoundingClientRect() ?? {};
    return subtract(point, [left, top]);
  };
  return {
    release: (point: Point) => hearts.current?.release(inSky(point)),
    leave: (point: Point) => hearts.current?.leave(inSky(point)),
  };
}
