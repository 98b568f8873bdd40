import { type RefObject, useLayoutEffect, useRef } from 'react';

type Place = { x: number; y: number; width: number; height: number };

/** Duration of a move, ms. */
const FLIP_MS = 420;

/**
 * Animates elements in `container` to new positions. Elements are identified by the value of `data-flip`. Compares
 * positions after each render and animates only transforms (FLIP: first, last, invert, play).
 */
export function useFlip(container: RefObject<HTMLElement>, moving: boolean) {
  const places = useRef(new Map<string, Place>());
  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map();
    for (const thing of container.current?.querySelectorAll<HTMLElement>('[data-flip]') ?? []) {
      const name = thing.dataset.flip ?? '';
      const now = {
        x: thing.offsetLeft,
        y: thing.offsetTop,
        width: thing.offsetWidth,
        height: thing.offsetHeight,
      };
      places.current.set(name, now);
      const was = before.get(name);
      if (!moving || !was || thing.dataset.held !== undefined) continue;
      if (was.x === now.x && was.y === now.y && was.width === now.width) continue;
      const scale = `scale(${was.width / now.width}, ${was.height / now.height})`;
      const from = `translate(${was.x - now.x}px, ${was.y - now.y}px) ${scale}`;
      thing.animate(
        [
          { transformOrigin: '0 0', transform: from },
          { transformOrigin: '0 0', transform: 'none' },
        ],
        { duration: FLIP_MS, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' },
      );
    }
  });
}
