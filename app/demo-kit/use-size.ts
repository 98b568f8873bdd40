/** Sizes of elements inside their border, px. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export type Size = { width: number; height: number };

/** An SVG has no border here; its `clientWidth` is 0 in some browsers. */
function sizeOf(element: Element): Size {
  if (element instanceof SVGElement) return element.getBoundingClientRect();
  return { width: element.clientWidth, height: element.clientHeight };
}

/**
 * Calls back with the size of an element, now and whenever it or the device px per CSS px change.
 * @returns a function that ends it
 */
export function observeSize(element: Element, onSize: (size: Size) => void): () => void {
  let last = '';
  const measure = () => {
    const { width, height } = sizeOf(element);
    const measured = [width, height, devicePixelRatio].join();
    if (measured === last) return;
    last = measured;
    onSize({ width, height });
  };
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  // Zooming the page, or moving it to a sharper screen, can leave the size in CSS px.
  let screen: MediaQueryList;
  const onScreen = () => {
    screen = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    screen.addEventListener('change', onScreen, { once: true });
    measure();
  };
  onScreen();
  return () => {
    observer.disconnect();
    screen.removeEventListener('change', onScreen);
  };
}

/** The size of an element; 0 before it is mounted. */
export function useSize(element: RefObject<Element>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(
    () => (element.current ? observeSize(element.current, setSize) : undefined),
    [element],
  );
  return size;
}
