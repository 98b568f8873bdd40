/** Animations of all pieces on a board, one after the other. */
import { type RefObject, useEffect, useRef } from 'react';

const HOP: Keyframe[] = [
  {},
  { translate: '0 -10px', offset: 0.3, easing: 'ease-in' },
  { translate: '0 0', offset: 0.6 },
  { translate: '0 -3px', offset: 0.8 },
  {},
];
const APPEAR: Keyframe[] = [{ scale: 0, opacity: 0 }, { scale: 1.08, offset: 0.7 }, {}];

const DURATION_MS = 520;
/** Delay from one piece to the next, ms. */
const STAGGER_MS = 45;
/** What belongs to pieces, such as their labels, fades in when they are there. */
const MARKS = '[data-mark]';

/**
 * Animates the pieces of the demo that an element is in, if it may move, whenever a number has grown.
 * @param motion.pieces selector
 */
export function usePieceMotion(
  element: RefObject<Element>,
  count: number,
  { pieces, appear = false }: { pieces: string; appear?: boolean },
) {
  const before = useRef(count);
  useEffect(() => {
    const isNew = count > before.current;
    before.current = count;
    const demo = isNew ? element.current?.closest('[data-motion-allowed]') : undefined;
    if (!demo) return;
    const animated = [...demo.querySelectorAll(pieces)];
    for (const [index, piece] of animated.entries()) {
      piece.animate(appear ? APPEAR : HOP, {
        duration: DURATION_MS,
        delay: index * STAGGER_MS,
        easing: 'ease-out',
        fill: 'backwards',
      });
    }
    for (const mark of appear ? demo.querySelectorAll(MARKS) : []) {
      const delay = animated.length * STAGGER_MS + DURATION_MS / 2;
      mark.animate([{ opacity: 0 }, {}], { duration: DURATION_MS / 2, delay, fill: 'backwards' });
    }
  }, [element, count, pieces, appear]);
}
