import { type RefObject, useEffect } from 'react';
import { linkPrefix } from '#app/demo-kit/share-link/link-prefix.ts';
import { isNewVisit } from '#app/navigation/is-new-visit.ts';

/** The fragment that was followed last. A page that is opened again or reloaded stays where the visitor has left it. */
let followed: string | undefined;

/**
 * Scrolls to a demo when a link carries work for it.
 * @param name folder of the demo in demos/
 * @param onLinked stable
 */
export function useLinked(demo: RefObject<HTMLElement>, name: string, onLinked: () => void) {
  useEffect(() => {
    const follow = () => {
      if (!location.hash.startsWith(linkPrefix(name))) return;
      onLinked();
      followed ??= isNewVisit() ? '' : location.hash;
      if (followed !== location.hash) demo.current?.scrollIntoView();
      followed = location.hash;
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [demo, name, onLinked]);
}
