/** Keys keep working after the thing that had the focus is gone from the board. */
import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Attributes for the root of a board. Without them the focus falls back to the page when the focused
 * thing is removed or merged, and the keys of undo no longer reach the board.
 * @param selector what gets the focus then; the root itself where there is none
 */
export function useKeptFocus(selector: string) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<Element>();
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return;
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const next = ref.current?.querySelector<HTMLElement | SVGElement>(selector) ?? ref.current;
    next?.focus({ preventScroll: true });
  });
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target;
  };
  // A click beside its buttons focuses the root, so that undo works after it as well.
  return { ref, onFocus, tabIndex: -1 };
}
