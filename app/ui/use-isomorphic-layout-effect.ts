import { useLayoutEffect } from 'react';

/** Layout effects do nothing on the server but warn there. */
export const useIsomorphicLayoutEffect =
  typeof document === 'undefined' ? () => {} : useLayoutEffect;
