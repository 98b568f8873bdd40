import { useCallback, useEffect } from 'react';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useNewestState } from '#app/demo-kit/use-latest.ts';
import { CENTERED, type Extent, type View } from './view.ts';

/** @param address of another picture that is chosen meanwhile */
export type ChangeView = (next: (view: View, extent: Extent) => View, address?: string) => void;

type Kept = { address: string; view: View };

const viewOf = (address: string, kept: Kept) => (kept.address === address ? kept.view : CENTERED);

/**
 * The view of a picture. It is reset for each new picture, and kept.
 * @param extent of the picture that the studio has
 * @param address of the chosen picture
 */
export function useView(extent: Extent, address: string): [View, ChangeView] {
  const { rendered, newest, set } = useNewestState<Kept>(
    useKeptState('spiral-betty view', () => ({ address, view: CENTERED })),
  );
  // The former picture is shown in full, too, if it is chosen again.
  useEffect(() => {
    if (newest().address !== address) set({ address, view: CENTERED });
  }, [address, newest, set]);
  const change = useCallback<ChangeView>(
    (next, shownAt = address) =>
      set({ address: shownAt, view: next(viewOf(address, newest()), extent) }),
    [extent, address, newest, set],
  );
  return [viewOf(address, rendered), change];
}
