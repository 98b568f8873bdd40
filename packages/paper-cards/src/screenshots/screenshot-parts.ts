/** What cards with pictures share. */
import type { Placement } from '../paper/inks.ts';
import { WIDTH, type Sheet } from '../paper/paper.ts';
import { thing } from '../paper/thing.ts';
import type { CardLayer, Part, CardContext } from '../card-parts.ts';
import { type Framed, pointOn } from './frames.ts';
import type { Room } from './layout.ts';

/** A way to show framed pictures, without the sheet under the text. */
export interface Composition {
  room: Room;
  draw: (context: CardContext, framed: readonly [Framed, ...Framed[]]) => Part;
}

export type Side = 1 | -1;

/** Places for what is around a picture: as drawn, or mirrored. Pictures themselves never are. */
export const facing = (side: Side) => ({
  at: (x: number) => (side > 0 ? x : WIDTH - x),
  put: (
    name: string,
    x = 0,
    y = 0,
    { turn = 0, ...lying }: Partial<Placement> & { colors?: Readonly<Record<string, string>> } = {},
  ) => thing(name, side > 0 ? x : WIDTH - x, y, { ...lying, turn: side * turn, flip: side < 0 }),
});

/** From back to front: the third, the second, the first, and phones before it. */
function backToFront([first, ...others]: readonly [Framed, ...Framed[]]): Framed[] {
  const behind = others.filter(({ inFront }) => !inFront).reverse();
  return [...behind, first, ...others.filter(({ inFront }) => inFront)];
}

/** Travel of a picture, px: the first one is the hero, others are farther or nearer. */
export const travelOf = ({ index, inFront }: Framed): number =>
  inFront ? 1 : index === 0 ? -1 : -2 - index;

/** Name of a picture's layer. */
export const layerOf = ({ index }: Framed) => `picture-${index + 1}`;

/** A layer for each picture, back to front. */
export const pictureLayers = (
  framed: readonly [Framed, ...Framed[]],
  sheetsOf: (picture: Framed) => readonly Sheet[] = ({ sheets }) => sheets,
): CardLayer[] =>
  backToFront(framed).map((picture) => ({
    name: layerOf(picture),
    travel: travelOf(picture),
    sheets: sheetsOf(picture),
  }));

/** The box around pictures, units. */
export function boxAround(framed: readonly Framed[]) {
  const corners = framed.flatMap(({ place }) =>
    [-0.5, 0.5].flatMap((across) => [-0.5, 0.5].map((down) => pointOn(place, across, down))),
  );
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle = (left + right) / 2;
  return { left, top, right, bottom, middle, width: right - left, height: bottom - top };
}
