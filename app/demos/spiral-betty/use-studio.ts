import { useEffect, useState } from 'react';
import { openStudio, type Studio } from './studio.ts';

/** The studio of a demo, stopped on unmount. */
export function useStudio(): Studio {
  const [studio] = useState(openStudio);
  useEffect(() => () => studio.stop(), [studio]);
  return studio;
}
