import { useCallback, useState } from 'react';
import { useKeptState } from '#app/demo-kit/kept-state.ts';
import { useNewestState } from '#app/demo-kit/use-latest.ts';
import { CENTERED, type Extent, type View } from './view.ts';

/** The picture that the studio has. */
type Picture = { count: number; extent: Extent };

/** @param address of another picture that is chosen meanwhile */
export type ChangeView = (next: (view: View, extent: Extent) => View, address?: string) => void;

type Last = { picture: Picture; view: View };

/** The view of the first picture is kept. Before it there is none. */
const viewOf = (picture: Picture, last: Last) =>
  last.picture === picture || last.picture.count === 0 ? last.view : CENTERED;

/**
 * The view of a picture. It is reset for each new picture, and kept.
 * @param address of the chosen picture
 */
export function useView(picture: Picture, address: string): [View, ChangeView] {
  const [kept, keep] = useKeptState('spiral-betty view', () => ({ address, view: CENTERED }));
  const {
    rendered: last,
    newest,
    set,
  } = useNewestState<Last>(
    useState({ picture, view: kept.address === address ? kept.view : CENTERED }),
  );
  const change = useCallback<ChangeView>(
    (next, shownAt = address) => {
      const view = next(viewOf(picture, newest()), picture.extent);
      set({ picture, view });
      keep({ address: shownAt, view });
    },
    [picture, address, newest, set, keep],
  );
  return [viewOf(picture, last), change];
}
