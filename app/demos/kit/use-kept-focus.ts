/** Keeps the focus on a board after its focused element was removed, so that keys still work. */
import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Attributes for the root of a board. Without them, the focus moves to the body when the focused element is
 * removed or merged, and the board no longer receives the undo keys.
 * @param selector of the element to focus then; without one, the root
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
  // tabIndex: a click on the background focuses the root, so that the undo keys work.
  return { ref, onFocus, tabIndex: -1 };
}
