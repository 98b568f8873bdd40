/** Keeps the focus on a board after its focused element was removed, so that keys still work. */
import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Attributes for the root of a board. Without them, the focus moves to the body when the focused element is
 * removed or merged, and the board no longer receives the undo keys.
 * @param selector of the elements that can get the focus then: the one that is where the removed one was, or the last;
 *   if there is none, the root gets it until there is one
 */
export function useKeptFocus(selector: string) {
  const ref = useRef<HTMLDivElement>(null);
  const focused = useRef<{ element: Element; index: number }>();
  /** Whether the root has the focus until there is another element for it. */
  const isWaiting = useRef(false);
  const candidates = () => [
    ...(ref.current?.querySelectorAll<HTMLElement | SVGElement>(selector) ?? []),
  ];
  const remember = (element: Element) => {
    const index = candidates().findIndex((candidate) => candidate === element);
    focused.current = { element, index: Math.max(0, index) };
  };
  useEffect(() => {
    const { element, index } = focused.current ?? {};
    if (!element || index === undefined) return;
    if (element.isConnected) {
      if (isWaiting.current && document.activeElement === ref.current) {
        candidates().at(-1)?.focus({ preventScroll: true });
      } else remember(element);
      return;
    }
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const all = candidates();
    (all[index] ?? all.at(-1) ?? ref.current)?.focus({ preventScroll: true });
    isWaiting.current = all.length === 0;
  });
  const onFocus = ({ target }: FocusEvent) => {
    isWaiting.current = false;
    remember(target);
  };
  // tabIndex: a click on the background focuses the root, so that the undo keys work.
  return { ref, onFocus, tabIndex: -1 };
}
