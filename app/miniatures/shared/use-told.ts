import { useEffect, useRef } from 'react';

/** Quiet after which a result is told, ms: the hand has come to rest. */
const REST = 700;

/** Tells a result whenever it has changed and then stayed the same for a moment. */
export function useTold(result: string, tell: (result: string) => void) {
  const told = useRef(result);
  useEffect(() => {
    if (told.current === result) return undefined;
    const timer = setTimeout(() => {
      told.current = result;
      tell(result);
    }, REST);
    return () => clearTimeout(timer);
  }, [result, tell]);
}
