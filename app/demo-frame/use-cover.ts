import { useCallback, useState } from 'react';

/**
 * The still picture covers a demo until its first frame is painted.
 * @param shown whether the demo is there; each time, it is covered first
 * @returns also `lift`, which removes the cover; stable
 */
export function useCover(shown: boolean) {
  const [lifted, setLifted] = useState(false);
  if (!shown && lifted) setLifted(false);
  const lift = useCallback(() => setLifted(true), []);
  return { isCovered: !lifted, lift };
}
