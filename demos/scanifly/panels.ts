/** Panels on the faces of the roof: fitting and snapping. */
import type { Point } from '#app/demo-kit/vector.ts';
import { type Box, boxesOverlap, containsBox, inflate } from './geometry.ts';
import { faceOf, type Face } from './roof.ts';

/** A panel on a face, by its corner with the lowest u and v. */
export type Panel = { id: number; face: string; u: number; v: number; tall: boolean };

/** Size of a panel in portrait orientation, m. */
export const SHORT_SIDE = 1.05;
export const LONG_SIDE = 1.7;

/** Gaps between panels, to the rim of the face, and around obstacles, m. */
export const GAP = 0.02;
export const RIM = 0.15;
const OBSTACLE_GAP = 0.1;

/** Largest distance that a panel snaps, to align with another or to fit, m. */
const SNAP_DISTANCE_M = 0.4;

/** Grid for panels without neighbors to align with, m. */
const GRID_M = 0.05;

export const sizeOf = (tall: boolean): Point =>
  tall ? [SHORT_SIDE, LONG_SIDE] : [LONG_SIDE, SHORT_SIDE];

export function boxOf({ u, v, tall }: Pick<Panel, 'u' | 'v' | 'tall'>): Box {
  const [width, height] = sizeOf(tall);
  return { x: u, y: v, width, height };
}

/** Why a panel can't be at its position, as the end of a sentence; undefined if it can. */
export function reasonAgainst(
  panel: Omit<Panel, 'id'>,
  others: readonly Panel[],
): string | undefined {
  const face = faceOf(panel.face);
  const box = boxOf(panel);
  if (!containsBox(face.shape, inflate(box, RIM - 1e-6))) {
    return `it doesn’t fit on the ${face.name}`;
  }
  const obstacle = face.obstacles.find((one) => boxesOverlap(inflate(one, OBSTACLE_GAP), box));
  if (obstacle) return `it would cover ${obstacle.name}`;
  const lies = (other: Panel) => other.face === panel.face && boxesOverlap(boxOf(other), box);
  return others.some(lies) ? 'it would overlap another panel' : undefined;
}

/** A panel at a tried position, with the reason if it doesn't fit there. */
export type Try = { panel: Omit<Panel, 'id'>; refused?: string };

/**
 * Snaps a panel to the nearest position: aligned with its neighbors, and where it fits, if that is near
 * enough.
 * @param middle requested center of the panel, u and v
 */
export function snap(face: Face, [u, v]: Point, tall: boolean, others: readonly Panel[]): Try {
  const [width, height] = sizeOf(tall);
  const wish: Point = [u - width / 2, v - height / 2];
  const near = others.filter((other) => other.face === face.id);
  const [us, vs] = [
    options(wish[0], width, near.map(boxOf), ({ x, width: wide }) => [x, wide]),
    options(wish[1], height, near.map(boxOf), ({ y, height: high }) => [y, high]),
  ];
  const at = ([x, y]: Point) => ({ face: face.id, u: tidy(x), v: tidy(y), tall });
  const lined: Point[] = [
    [us.lined, vs.lined],
    [us.lined, vs.plain],
    [us.plain, vs.lined],
    [us.plain, vs.plain],
  ];
  // Then the nearest position around it.
  const around = rings.map(([x, y]): Point => [us.plain + x, vs.plain + y]);
  const alongside = rings.flatMap(([x, y]): Point[] => [
    [us.lined, vs.plain + y],
    [us.plain + x, vs.lined],
  ]);
  for (const place of [...lined, ...alongside, ...around]) {
    const panel = at(place);
    if (!reasonAgainst(panel, others)) return { panel };
  }
  const panel = at([us.plain, vs.plain]);
  return { panel, refused: reasonAgainst(panel, others) ?? '' };
}

/** Offsets to try around a requested position, nearest first, m. */
const rings: readonly Point[] = [0.1, 0.2, 0.3, SNAP_DISTANCE_M].flatMap((reach): Point[] => [
  [reach, 0],
  [-reach, 0],
  [0, reach],
  [0, -reach],
  [reach, reach],
  [reach, -reach],
  [-reach, reach],
  [-reach, -reach],
]);

/** Candidates on one axis: the position on the grid, and the one aligned with a near neighbor if there is one. */
function options(
  wish: number,
  size: number,
  boxes: readonly Box[],
  axis: (box: Box) => readonly [from: number, size: number],
): { plain: number; lined: number } {
  const lines = boxes.flatMap((box) => {
    const [from, long] = axis(box);
    return [from, from + long + GAP, from - size - GAP, from + long - size];
  });
  const nearest = lines.sort((a, b) => Math.abs(a - wish) - Math.abs(b - wish))[0];
  const isNear = nearest !== undefined && Math.abs(nearest - wish) <= SNAP_DISTANCE_M;
  const plain = Math.round(wish / GRID_M) * GRID_M;
  return { plain, lined: isNear ? nearest : plain };
}

/** Rounds to 0.1 mm, so that rounding errors don't add up. */
const tidy = (value: number) => Math.round(value * 10_000) / 10_000;
