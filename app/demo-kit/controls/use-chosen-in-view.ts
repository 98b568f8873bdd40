import { type RefObject, useEffect } from 'react';
import { observeSize } from '../use-size.ts';

/** How much of its neighbors is shown, px. */
const MARGIN_PX = 40;

/** Scrolls a row of options horizontally, as far as needed, so that the chosen one and its neighbors' edges are in view. */
export function useChosenInView(row: RefObject<HTMLElement>, chosen: string | undefined) {
  useEffect(() => {
    const box = row.current;
    if (!box || chosen === undefined) return undefined;
    return observeSize(box, () => {
      const option = box.querySelector(':checked')?.parentElement;
      if (!option || box.scrollWidth <= box.clientWidth) return;
      const [outer, inner] = [box.getBoundingClientRect(), option.getBoundingClientRect()];
      const before = inner.left - MARGIN_PX - outer.left;
      const after = inner.right + MARGIN_PX - outer.right;
      box.scrollBy({ left: before < 0 ? before : Math.max(0, after) });
    });
  }, [row, chosen]);
}
