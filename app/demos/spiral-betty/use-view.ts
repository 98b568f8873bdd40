import { useCallback, useState } from 'react';
import { CENTERED, type Extent, type View } from './view.ts';

/**
 * The view of the picture that is shown: with another picture it's centered again.
 * @param taken count of pictures taken
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
