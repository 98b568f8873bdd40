import { useEffect, useRef } from 'react';

/** Time for which a result must stay the same before it is announced, so that a drag isn't read out, ms. */
const SETTLE_DELAY_MS = 700;

/** Announces a result after it has changed and settled. */
export function useAnnouncement(result: string, announce: (result: string) => void) {
  const announced = useRef(result);
  useEffect(() => {
    if (announced.current === result) return undefined;
    const timer = setTimeout(() => {
      announced.current = result;
      announce(result);
    }, SETTLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [result, announce]);
}
