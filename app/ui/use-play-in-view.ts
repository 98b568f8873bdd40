import { type RefObject, useEffect, useRef } from 'react';
import { useMayMove } from './motion.ts';

/** Plays from this share in view on: of two videos that pass each other, one. */
const MIN_VISIBLE_RATIO = 0.5;

/**
 * How everything that moves in a text behaves: calls `play` when half of it comes into view, and `pause` when it leaves, or
 * when motion is no longer allowed.
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
      ([entry]) => {
        if (!entry) return;
        if (entry.intersectionRatio < MIN_VISIBLE_RATIO) latest.current.pause();
        else latest.current.play();
      },
      { threshold: MIN_VISIBLE_RATIO },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, mayMove]);
}
