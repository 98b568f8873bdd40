/** Animates photos to new positions, on the spread, on the table and between the two. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { makeGhost } from './ghost.ts';

/** Duration of a photo's move, ms. */
const GLIDE_MS = 420;
const EASING = 'cubic-bezier(0.3, 0.1, 0.2, 1)';

type Place = { x: number; y: number; width: number; height: number };
type Spot = { zone: Element | null; inZone: Place; inRoot: Place };

/** Layout position of an element, without transforms and animations. */
function placeIn(element: HTMLElement, ancestor: Element | null): Place {
  let [x, y] = [0, 0];
  for (
    let each: Element | null = element;
    each instanceof HTMLElement && each !== ancestor && ancestor?.contains(each);
    each = each.offsetParent
  ) {
    x += each.offsetLeft;
    y += each.offsetTop;
  }
  return { x, y, width: element.offsetWidth, height: element.offsetHeight };
}

const same = (one: Place, other: Place) =>
  one.x === other.x && one.y === other.y && one.width === other.width;

const wayFrom = (from: Place, to: Place) => [
  {
    transformOrigin: '0 0',
    transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width}, ${from.height / to.height})`,
  },
  { transformOrigin: '0 0', transform: 'none' },
];

/**
 * Compares the positions of `[data-photo]` after each render and animates only transforms (FLIP: first, last,
 * invert, play). Photos that move from one `[data-zone]` to another are animated in `layer`, above both.
 * @returns a function that sets the start position of a photo, in client coordinates, for the next render
 */
export function useGlide(
  root: RefObject<HTMLElement>,
  layer: RefObject<HTMLElement>,
  moving: boolean,
) {
  const spots = useRef(new Map<string, Spot>());
  const departures = useRef(new Map<string, DOMRect>());

  useLayoutEffect(() => {
    const ground = root.current;
    if (!ground) return;
    const before = spots.current;
    spots.current = new Map();
    const origin = ground.getBoundingClientRect();
    for (const photo of ground.querySelectorAll<HTMLElement>('[data-photo]')) {
      const name = photo.dataset.photo ?? '';
      // Not on a table that is hidden.
      if (photo.offsetWidth === 0) continue;
      const zone = photo.closest('[data-zone]');
      const now = { zone, inZone: placeIn(photo, zone), inRoot: placeIn(photo, ground) };
      spots.current.set(name, now);
      const was = before.get(name);
      const departure = departures.current.get(name);
      if (!moving || (!was && !departure)) continue;
      const from = departure
        ? {
            x: departure.x - origin.x,
            y: departure.y - origin.y,
            width: departure.width,
            height: departure.height,
          }
        : was?.inRoot;
      const image = photo.querySelector('img');
      if (from && image && layer.current && (departure || was?.zone !== zone)) {
        const ghost = makeGhost(layer.current, image, now.inRoot);
        ghost
          .animate(wayFrom(from, now.inRoot), { duration: GLIDE_MS, easing: EASING })
          .addEventListener('finish', () => ghost.remove());
        photo.animate([{ opacity: 0 }, { opacity: 0 }], { duration: GLIDE_MS });
      } else if (was && !same(was.inZone, now.inZone)) {
        photo.animate(wayFrom(was.inZone, now.inZone), { duration: GLIDE_MS, easing: EASING });
      }
    }
    departures.current.clear();
  });

  return useCallback((key: number, from: DOMRect) => {
    departures.current.set(String(key), from);
  }, []);
}
