import { type RefObject, useEffect, useState } from 'react';

/**
 * True while any part of the element is within `margin` of the viewport.
 * @param margin as in IntersectionObserver's `rootMargin`, such as "50% 0px"
 */
export function useInView(element: RefObject<Element>, margin: string): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // The case study is the scroll container, which would clip a margin around the viewport.
      { root: target.closest('main'), rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin]);
  return inView;
}
