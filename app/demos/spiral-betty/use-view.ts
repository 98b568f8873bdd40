import { useCallback, useState } from 'react';
import { CENTERED, type Extent, type View } from './view.ts';

/**
 * The view of the current picture. It is reset for each new picture.
 * @param taken number of accepted pictures
 */
export function useView(taken: number, extent: Extent) {
  const [placed, setPlaced] = useState({ taken, view: CENTERED });
  const change = useCallback(
    (next: (view: View, extent: Extent) => View) =>
      setPlaced((was) => ({
        taken,
        view: next(was.taken === taken ? was.view : CENTERED, extent),
      })),
    [taken, extent],
  );
  return { view: placed.taken === taken ? placed.view : CENTERED, change };
}

export type ChangeView = ReturnType<typeof useView>['change'];
