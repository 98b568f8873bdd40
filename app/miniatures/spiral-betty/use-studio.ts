import { useEffect, useState } from 'react';
import { openStudio, type Studio } from './studio.ts';

/** The studio of one miniature, closed with it. */
export function useStudio(): Studio | undefined {
  const [studio, setStudio] = useState<Studio>();
  useEffect(() => {
    const opened = openStudio();
    setStudio(opened);
    return () => opened.stop();
  }, []);
  return studio;
}
