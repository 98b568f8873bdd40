/** Animates elements to new positions after a render (FLIP: first, last, invert, play). */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/** Position and size in an ancestor, px. */
export type Place = { x: number; y: number; width: number; height: number };
type Layout = { zone: Element; inZone: Place; inRoot: Place };

const FLIP_MS = 420;
const TIMING = { duration: FLIP_MS, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)' } as const;

/** Layout position of an element, without transforms and animations. */
function placeIn(ancestor: Element, element: HTMLElement): Place {
  let [x, y] = [0, 0];
  for (
    let each: Element | null = element;
    each instanceof HTMLElement && each !== ancestor && ancestor.contains(each);
    each = each.offsetParent
  ) {
    x += each.offsetLeft;
    y += each.offsetTop;
  }
  return { x, y, width: element.offsetWidth, height: element.offsetHeight };
}

const isSame = (one: Place, other: Place) =>
  one.x === other.x && one.y === other.y && one.width === other.width;

const move = (element: HTMLElement, from: Place, to: Place) =>
  element.animate(
    [
      {
        transformOrigin: '0 0',
        transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`,
      },
      { transformOrigin: '0 0', transform: 'none' },
    ],
    TIMING,
  );

type FlipOptions = {
  motionAllowed: boolean;
  /** Attribute of the elements; its value identifies an element. */
  attribute: `data-${string}`;
  /**
   * Copies an element into a layer over all zones, at a position in the root. The copy of an element that moves from one
   * `[data-zone]` to another is animated in its place, and then removed.
   */
  copy?(element: HTMLElement, place: Place): HTMLElement | undefined;
};

/**
 * Compares the positions of elements in `root` after each render and animates only transforms. An element with
 * `data-held` isn't animated. Elements are positioned in their `[data-zone]`, or in the root if it isn't in one.
 * @returns a function that sets the start position of an element, in client coordinates, for the next render
 */
export function useFlip(
  root: RefObject<HTMLElement>,
  { motionAllowed, attribute, copy }: FlipOptions,
): (name: string, from: DOMRect) => void {
  const layouts = useRef(new Map<string, Layout>());
  /** Start positions in the root. */
  const departures = useRef(new Map<string, Place>());

  useLayoutEffect(() => {
    const ground = root.current;
    if (!ground) return;
    const before = layouts.current;
    layouts.current = new Map();
    for (const element of ground.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
      // Hidden.
      if (element.offsetWidth === 0) continue;
      const name = element.getAttribute(attribute) ?? '';
      const zone = element.closest('[data-zone]') ?? ground;
      const now = { zone, inZone: placeIn(zone, element), inRoot: placeIn(ground, element) };
      layouts.current.set(name, now);
      if (!motionAllowed || element.dataset.held !== undefined) continue;
      const was = before.get(name);
      const departure = departures.current.get(name);
      const from = departure ?? (was?.zone === zone ? undefined : was?.inRoot);
      const above = from && copy?.(element, now.inRoot);
      if (above) {
        move(above, from, now.inRoot).addEventListener('finish', () => above.remove());
        element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIP_MS });
      } else if (was && !isSame(was.inZone, now.inZone)) move(element, was.inZone, now.inZone);
    }
    departures.current.clear();
  });

  return useCallback(
    (name, { x, y, width, height }) => {
      const origin = root.current?.getBoundingClientRect();
      if (origin) departures.current.set(name, { x: x - origin.x, y: y - origin.y, width, height });
    },
    [root],
  );
}
