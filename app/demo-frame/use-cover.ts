import { useCallback, useState } from 'react';
import { mayMove } from '#app/ui/motion.ts';

/**
 * The still picture covers a demo until its first frame is painted, then fades.
 * @param shown whether the demo is there; each time, it is covered first
 * @returns also `lift`, which starts the fade, and `remove`, which ends it; both are stable
 */
export function useCover(shown: boolean) {
  const [cover, setCover] = useState<'whole' | 'fading' | 'gone'>('whole');
  if (!shown && cover !== 'whole') setCover('whole');
  const lift = useCallback(
    () => setCover((now) => (now === 'whole' ? (mayMove() ? 'fading' : 'gone') : now)),
    [],
  );
  const remove = useCallback(() => setCover((now) => (now === 'fading' ? 'gone' : now)), []);
  return { cover, lift, remove };
}
