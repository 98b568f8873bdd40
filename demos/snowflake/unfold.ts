/** The unfolded snowflake: outlines without seams, joined from 2n copies of the wedge. */
import type { Point } from '#app/demo-kit/vector.ts';
import { isAlongFold } from './paper.ts';
import { edgesOf, type Piece, type Ring, signedArea, wedgeAngle } from './wedge.ts';

/** A linear transform, rotation or reflection: x' = a x + c y, y' = b x + d y. */
export type Turn = [a: number, b: number, c: number, d: number];

/**
 * Transforms of the copies of the wedge: 2n rotations clockwise, every other one mirrored. The left fold of
 * the first points straight up.
 */
export function copies(sections: number): Turn[] {
  return Array.from({ length: 2 * sections }, (_, index) => {
    const angle = (index + 0.5) * wedgeAngle(sections);
    const flip = index % 2 ? -1 : 1;
    return [flip * Math.cos(angle), -flip * Math.sin(angle), Math.sin(angle), Math.cos(angle)];
  });
}

export const turned = ([a, b, c, d]: Turn, [x, y]: Point): Point => [a * x + c * y, b * x + d * y];

/** A part of an outline. `from` and `to` are the folds at its ends, undefined for a closed one. */
type Chain = { points: Ring; from?: 1 | -1; to?: 1 | -1 };

/** The outlines of the unfolded snowflake. Outer ones and holes run in opposite directions. */
export function unfold(pieces: readonly Piece[], sections: number): Ring[] {
  const turns = copies(sections);
  const rings: Ring[] = [];
  for (const piece of pieces) {
    piece.forEach((ring, index) => {
      // Normalizes directions: outer outlines and holes run in opposite directions.
      const ccw = signedArea(ring) > 0;
      for (const chain of chainsOf(ccw === (index === 0) ? ring : [...ring].reverse(), sections)) {
        rings.push(...unfoldChain(chain, turns));
      }
    });
  }
  return rings;
}

function unfoldChain({ points, from, to }: Chain, turns: Turn[]): Ring[] {
  const all = turns.length;
  const copy = (index: number): Ring => {
    const turn = turns[((index % all) + all) % all];
    if (!turn) return [];
    const placed = points.map((point) => turned(turn, point));
    // Mirroring reverses the direction.
    return index % 2 ? placed.reverse() : placed;
  };
  const everyOther = Array.from({ length: all / 2 }, (_, index) => 2 * index);
  if (from === undefined || to === undefined) return turns.map((_, index) => copy(index));
  // From a fold back to the same fold: closed by its mirror image beyond that fold.
  if (from === to) return everyOther.map((index) => join([copy(index), copy(index + from + all)]));
  // From fold to fold: all copies in a row make one ring around the middle.
  const around = Array.from({ length: all }, (_, index) => copy(index * to + (to < 0 ? all : 0)));
  return [join(around)];
}

/** Joins parts to a ring. The end of a part is the start of the next, and kept once. */
function join(parts: Ring[]): Ring {
  return parts.flatMap((part) => part.slice(0, -1));
}

/** The parts of a wedge's outline that aren't along a fold. */
function chainsOf(ring: Ring, sections: number): Chain[] {
  const folds = edgesOf(ring).map((edge) =>
    ([1, -1] as const).find((side) => isAlongFold(edge, side, sections)),
  );
  const start = folds.findIndex((fold) => fold !== undefined);
  if (start === -1) return [{ points: ring }];
  const chains: Chain[] = [];
  let chain: Chain = { points: [] };
  // Once around, from an edge along a fold to the same edge.
  for (let step = 0; step <= ring.length; step += 1) {
    const index = (start + step) % ring.length;
    chain.points.push(...ring.slice(index, index + 1));
    const fold = folds[index];
    if (fold === undefined) continue;
    if (chain.points.length > 1) chains.push({ ...chain, to: fold });
    chain = { points: [], from: fold };
  }
  return chains;
}

/** SVG path data of closed outlines, y downward. */
export const pathData = (rings: readonly Ring[]) =>
  rings
    .map(
      (ring) =>
        `M${ring.map(([x, y]) => `${Math.round(x * 10) / 10} ${Math.round(y * -10) / 10}`).join('L')}Z`,
    )
    .join('');
