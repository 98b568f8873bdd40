import { type RefObject, useEffect, useRef } from 'react';
import { useMayMove } from './motion.ts';

/** Plays if this share of it is in view, or fills this share of the window: of two videos that pass each other, one. */
const MIN_SHARE = 0.5;
/** Shares in view at which it is checked: where something higher than the window fills half of it depends on both. */
const CHECKED_SHARES = Array.from({ length: 51 }, (_, index) => index / 100);

/**
 * How everything that moves in a text behaves: calls `play` when half of it comes into view, or it fills half the window, and
 * `pause` when it leaves, or when motion is no longer allowed.
 */
export function usePlayInView(
  element: RefObject<Element>,
  actions: { play: () => void; pause: () => void },
) {
  const mayMove = useMayMove();
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    if (!mayMove) {
      latest.current.pause();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { intersectionRatio, intersectionRect } = entry;
        const windowShare = intersectionRect.height / window.innerHeight;
        if (Math.max(intersectionRatio, windowShare) < MIN_SHARE) latest.current.pause();
        else latest.current.play();
      },
      { threshold: CHECKED_SHARES },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, mayMove]);
}
