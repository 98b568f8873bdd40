/** The foil marks of a cover. */
import type { FoilPrint, Mark } from '../shared/stencil.ts';
import type { Cover } from './album.ts';

/** Side of the cover, units. */
const SIDE = 100;

/** Color of a blind deboss, without foil. */
const BLIND = 'rgb(20 6 10 / 0.5)';

export const coverPrint = (cover: Cover): FoilPrint => ({
  width: SIDE,
  height: SIDE,
  foil: marksOf(cover),
  metal: cover.foil,
  ground: cover.fabric === 'Oat linen' ? 'onLight' : 'onDark',
  plainColor: BLIND,
  pressed: true,
});

function marksOf({ trim, title, lettering }: Cover): Mark[] {
  const words = (y: number, height: number, largest: number, width = 76): Mark => ({
    kind: 'words',
    text: title,
    lettering,
    area: { x: 52 - width / 2, y, width, height },
    largest,
  });
  if (trim === 'Cameo') {
    return [
      { kind: 'oval', area: { x: 29, y: 12, width: 46, height: 60 }, line: 3 },
      { kind: 'oval', area: { x: 26, y: 9, width: 52, height: 66 }, line: 0.7 },
      words(79, 13, 11),
    ];
  }
  if (trim === 'Leaf') {
    return [{ kind: 'leaf', x: 52, y: 40, height: 58, turn: 12 }, words(77, 15, 12)];
  }
  return [
    { kind: 'border', area: { x: 15, y: 10, width: 74, height: 80 }, line: 0.8 },
    { kind: 'border', area: { x: 17.5, y: 12.5, width: 69, height: 75 }, line: 0.35 },
    words(26, 34, 16, 62),
    { kind: 'leaf', x: 52, y: 72, height: 20, turn: 90 },
  ];
}
