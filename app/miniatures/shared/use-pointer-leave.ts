import { type RefObject, useEffect } from 'react';

/** Tells that a pointer has left an element, in place of `onPointerLeave` (hydrate-quietly.ts). */
export function usePointerLeave(element: RefObject<Element>, onLeave: () => void) {
  useEffect(() => {
    const { current } = element;
    current?.addEventListener('pointerleave', onLeave);
    return () => current?.removeEventListener('pointerleave', onLeave);
  });
}
