import { useCallback, useState } from 'react';
import { CENTERED, type Extent, type View } from './view.ts';

type Picture = { extent: Extent };

export type ChangeView = (next: (view: View, extent: Extent) => View) => void;

const viewOf = (picture: Picture, last: { picture: Picture; view: View }) =>
  last.picture === picture ? last.view : CENTERED;

/** The view of a picture. It is reset for each new picture. */
export function useView(picture: Picture): [View, ChangeView] {
  const [last, setLast] = useState({ picture, view: CENTERED });
  const change = useCallback<ChangeView>(
    (next) => setLast((was) => ({ picture, view: next(viewOf(picture, was), picture.extent) })),
    [picture],
  );
  return [viewOf(picture, last), change];
}
