/** Sizes of elements inside their border, px. */
import { type RefObject, useLayoutEffect, useState } from 'react';

export type Size = { width: number; height: number };

/** An SVG has no border here; its `clientWidth` is 0 in some browsers. */
function sizeOf(element: Element): Size {
  if (element instanceof SVGElement) return element.getBoundingClientRect();
  return { width: element.clientWidth, height: element.clientHeight };
}

/** Calls back with the size of an element, now and whenever it changes. @returns a function that ends it */
export function observeSize(element: Element, onSize: (size: Size) => void): () => void {
  let last: Size | undefined;
  const measure = () => {
    const { width, height } = sizeOf(element);
    if (last?.width === width && last.height === height) return;
    last = { width, height };
    onSize(last);
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
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
