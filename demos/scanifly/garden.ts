/** The ground around the house: lawn, paths, trees and a table with a lace cloth. */
import { add, type Point, scale } from '#app/demo-kit/vector.ts';
import { circlePath, handCut, outlinePath, randomAt, scalloped } from './drawing.ts';
import { type Box, rotated } from './geometry.ts';
import { raised, type Shape } from './paints.ts';

const SHEET: Box = { x: -4.6, y: -7.4, width: 25.2, height: 17.6 };
const STITCHES =
  'M-3.9-7H19.9a.3.3 0 0 1 .3.3V9.5a.3.3 0 0 1-.3.3H-3.9a.3.3 0 0 1-.3-.3V-6.7a.3.3 0 0 1 .3-.3z';

const LAWN =
  'M-3.4-5.8C1-6.6 6-6.2 11-6.3s8-.4 8.4.6.3 5 .1 8.2.5 6-.4 6.6-4.6.3-5.6.1-.6-2.6-.8-4.4' +
  'H7.6l-1 3.9c-1.5.7-6.8.6-8.6.2s-1.6-3.6-1.5-6.4-.6-7.8.1-8.9z';
const DRIVE = 'M12.5 2.2h3l.4 8H12.2z';
const WALK = 'M6.3 4.6h1v.9c0 1.6 1.2 1.6 1.2 3v1.7H7.3V8.7c0-1-1-1.2-1-2.8z';

const TABLE: Point = [10.4, 6.2];
const PARASOL: Point = [10.75, 6];

const TREES: readonly (readonly [Point, number])[] = [
  [[-2.5, -4.7], 1.5],
  [[-2.9, 1.3], 1.05],
  [[-2.1, 6.6], 1.6],
  [[18.2, -4.6], 1.35],
  [[18.1, 6.4], 1.55],
  [[8.9, -5.5], 0.95],
  [[4.2, -5.2], 0.7],
  [[18.6, 1.2], 0.8],
];

function grid(): string {
  let path = '';
  for (let x = Math.ceil(SHEET.x); x < SHEET.x + SHEET.width; x++) {
    path += `M${x} ${SHEET.y + 0.1}V${SHEET.y + SHEET.height - 0.1}`;
  }
  for (let y = Math.ceil(SHEET.y); y < SHEET.y + SHEET.height; y++) {
    path += `M${SHEET.x + 0.1} ${y}H${SHEET.x + SHEET.width - 0.1}`;
  }
  return path;
}

/** The segments of the parasol. */
const segments = Array.from({ length: 8 }, (_, index): Shape => {
  const at = (turn: number) => add(PARASOL, rotated([0.75, 0], (turn * Math.PI) / 4));
  return {
    paint: index % 2 ? 'parasol' : 'parasolLight',
    d: outlinePath([PARASOL, at(index), at(index + 1)]),
  };
});

function tree([at, size]: readonly [Point, number], index: number): Shape[] {
  const off = (x: number, y: number) => add(at, scale([x, y], -size));
  return [
    ...raised('tree', scalloped(at, size, 13), 'treeShadow', 0.4),
    { paint: 'treeMiddle', d: scalloped(off(0.1, 0.12), size * 0.66, 10) },
    {
      paint: 'treeTop',
      d: scalloped(off(0.14 + 0.1 * randomAt(index), 0.22), size * 0.34, 7),
    },
  ];
}

export const garden: readonly Shape[] = [
  ...raised('sheet', outlinePath(handCut(SHEET, 0.06)), 'sheetShadow', 0.5),
  { paint: 'grid', d: grid() },
  ...raised('lawn', LAWN, 'lawnShadow', 0.1),
  { paint: 'path', d: DRIVE },
  { paint: 'path', d: WALK },
  { paint: 'stitches', d: STITCHES },
  ...raised('lace', scalloped(TABLE, 1.25, 18), 'treeShadow', 0.12),
  { paint: 'eyelets', d: circlePath(TABLE, 1.12) },
  { paint: 'treeShadow', d: circlePath(PARASOL, 0.75), shadow: 0.3 },
  ...segments,
  { paint: 'parasol', d: circlePath(PARASOL, 0.09) },
  ...TREES.flatMap(tree),
];
