/** Cutting the paper: clipping, scraps, and remaining pieces. */
import { add, distance, lengthOf, middle, mix, type Point } from '#app/demo-kit/vector.ts';
import polybool from '@velipso/polybool';
import { CHORD_ERROR } from './curves.ts';
import type { Drawn } from './drawn.ts';
import {
  type Edge,
  edgesOf,
  outsideFold,
  type Piece,
  pieceArea,
  polar,
  RADIUS,
  type Ring,
  signedArea,
  wedgeAngle,
  wedgeOutline,
} from './wedge.ts';

/**
 * A cut. A closed one removes its inside; one that goes through divides the paper along its line, and
 * the part that leaves less of a snowflake falls off.
 */
export type Cut = {
  kind: 'closed' | 'through';
  line: Ring;
  sections: number;
  /** How the visitor drew it; the initial snowflake's cuts weren't drawn. */
  drawn?: Drawn;
};

export type Paper = {
  /** The remaining pieces of the wedge. */
  pieces: Piece[];
  /** The pieces that the last cut removed. */
  scraps: Piece[];
};

/** Points this near to a fold are moved onto it, so that no hair of paper remains, units. */
const FOLD_TOLERANCE = 4;

/** Smallest area of a cut or a scrap, square units: about 3 by 3 px on the screen. */
const MIN_CUT_AREA = 60;

/** Shortest segment of a cut that is bent to another angle, units. */
const MIN_BEND_STEP = 4;

/** A distance that is outside the paper, units. */
const OUTSIDE = 4000;

/** Rounds to a tenth of a unit, so that a cut gives the same numbers on every machine. */
const rounded = (value: number) => Math.round(value * 10) / 10;

export const freshPaper = (sections: number): Paper => ({
  pieces: [[wedgeOutline(sections)]],
  scraps: [],
});

/** The paper of `sections` sections after all cuts, in order. */
export const cutAll = (cuts: readonly Cut[], sections: number): Paper =>
  cuts.reduce((paper, cut) => cutPaper(paper, cut, sections), freshPaper(sections));

/** The paper after one more cut; the same paper if the cut is refused. */
export function cutPaper(paper: Paper, cut: Cut, sections: number): Paper {
  const result = tryCut(paper, cut, sections);
  return typeof result === 'string' ? paper : result;
}

/** Why a cut is refused: it contains no paper, or all of it. */
export type Refusal = 'missed' | 'nothing left';

/** The paper after one more cut, or why it is refused. */
export function tryCut(paper: Paper, cut: Cut, sections: number): Paper | Refusal {
  const line = bend(cut, sections);
  const blade = cut.kind === 'closed' ? line : aroundOutside(line);
  const combined = polybool.combine(
    segmentsOf(paper.pieces.flat()),
    segmentsOf([blade.map((point) => tuck(point, sections))]),
  );
  let kept = piecesOf(polybool.polygon(polybool.selectDifference(combined)).regions);
  let taken = piecesOf(polybool.polygon(polybool.selectIntersect(combined)).regions);
  if (sum(taken) < MIN_CUT_AREA) return 'missed';
  if (sum(kept) < MIN_CUT_AREA) return 'nothing left';
  if (cut.kind === 'through' && wholeness(taken, sections) > wholeness(kept, sections)) {
    [kept, taken] = [taken, kept];
  }
  const stays = connectedPieces(kept, sections);
  return { pieces: stays, scraps: [...taken, ...kept.filter((piece) => !stays.includes(piece))] };
}

/** Outlines as the clipping library takes them. */
const segmentsOf = (rings: readonly Ring[]) =>
  polybool.segments({
    regions: rings.map((ring) => ring.map(([x, y]) => [x, y])),
    inverted: false,
  });

const wholePieces = (pieces: Piece[], sections: number) =>
  pieces.filter((piece) => touches(piece, sections).whole);

/**
 * The pieces that form one snowflake when unfolded: the largest piece that is connected to its own
 * copies. If there is none, all pieces.
 */
function connectedPieces(pieces: Piece[], sections: number): Piece[] {
  const [best] = wholePieces(pieces, sections).sort((a, b) => pieceArea(b) - pieceArea(a));
  return best ? [best] : pieces;
}

const wholeness = (pieces: Piece[], sections: number) => sum(wholePieces(pieces, sections));

const sum = (pieces: Piece[]) => pieces.reduce((area, piece) => area + pieceArea(piece), 0);

/** Tolerance for points on a fold after clipping, units. */
const ON_FOLD = 0.01;

/** Whether an edge runs along a fold; `side` is 1 for the right one. */
export const isAlongFold = (edge: Edge, side: 1 | -1, sections: number) =>
  edge.every((point) => Math.abs(outsideFold(point, side, sections)) < ON_FOLD);

/** How often a piece touches each fold, and whether it unfolds into a single piece. */
export function touches(piece: Piece, sections: number) {
  const along = (side: 1 | -1) => {
    const spans = piece
      .flatMap(edgesOf)
      .filter((edge) => isAlongFold(edge, side, sections))
      .map(([from, to]) => [lengthOf(from), lengthOf(to)].sort((a, b) => a - b))
      .sort(([a = 0], [b = 0]) => a - b);
    let count = 0;
    let end = -1;
    for (const [from = 0, to = 0] of spans) {
      if (from > end + ON_FOLD) count += 1;
      end = Math.max(end, to);
    }
    return count;
  };
  const right = along(1);
  const left = along(-1);
  const tip = piece.flat().some((point) => lengthOf(point) < ON_FOLD);
  return { right, left, tip, whole: tip || (right > 0 && left > 0) };
}

/**
 * Counts pieces and holes of the unfolded snowflake from the wedge, by the Euler characteristic, which adds
 * up over the 2n copies, minus what they share along the folds and in the center.
 */
export function countUnfolded(pieces: Piece[], sections: number) {
  let parts = 0;
  let euler = 0;
  for (const piece of pieces) {
    const { right, left, tip, whole } = touches(piece, sections);
    parts += whole ? 1 : right + left > 0 ? sections : 2 * sections;
    euler += 2 * sections * (2 - piece.length) - sections * (right + left) + (tip ? 1 : 0);
  }
  return { parts, holes: parts - euler };
}

/** Bends a cut that was made for another angle around the tip, so that it reaches from fold to fold. */
function bend({ line, sections: made, kind }: Cut, sections: number): Ring {
  if (made === sections) return line;
  const stretch = made / sections;
  const bent: Ring = [];
  line.forEach((point, index) => {
    const next = line[index + 1] ?? (kind === 'closed' ? line[0] : undefined);
    const reach = next ? Math.min(lengthOf(point), lengthOf(next)) : 0;
    // A straight line this far from the tip is bent by about this curvature. A chord is off by an
    // eighth of its square times that; a sixth leaves room for rounding.
    const curvature = Math.abs(stretch ** 2 - 1) / reach;
    const longest = Math.sqrt((6 * CHORD_ERROR) / curvature);
    const step = Math.max(MIN_BEND_STEP, longest);
    const steps = next ? Math.ceil(distance(next, point) / step) : 1;
    for (let part = 0; part < steps; part += 1) {
      const [x, y] = next ? mix(point, next, part / steps) : point;
      // Behind the tip there is no paper to bend.
      bent.push(y > 0 ? polar(Math.hypot(x, y), Math.atan2(x, y) * stretch) : [x, y]);
    }
  });
  return bent;
}

/** Closes a line that starts and ends outside the paper, far around the paper. */
function aroundOutside(line: Ring): Ring {
  const center: Point = [0, RADIUS * 0.6];
  const angle = ([x, y]: Point) => Math.atan2(x - center[0], y - center[1]);
  const [first = center, last = center] = [line[0], line.at(-1)];
  const from = angle(last);
  let turn = angle(first) - from;
  if (turn < 0) turn += 2 * Math.PI;
  const steps = 12;
  const arc = Array.from({ length: steps + 1 }, (_, step) =>
    add(polar(OUTSIDE, from + (turn * step) / steps), center),
  );
  return [...line, ...arc];
}

/** Rounds a point, and moves it just outside a fold if it is almost on it. */
function tuck(point: Point, sections: number): Point {
  let [x, y] = point;
  const half = wedgeAngle(sections) / 2;
  for (const side of [1, -1] as const) {
    const outside = outsideFold([x, y], side, sections);
    if (y > 0 && Math.abs(outside) < FOLD_TOLERANCE) {
      const by = FOLD_TOLERANCE - outside;
      x += side * Math.cos(half) * by;
      y -= Math.sin(half) * by;
    }
  }
  return [rounded(x), rounded(y)];
}

/** Sorts outlines into pieces with their holes; drops slivers. */
function piecesOf(regions: number[][][]): Piece[] {
  const rings = regions
    .map((region) => region.map(([x = 0, y = 0]): Point => [x, y]))
    .filter((ring) => ring.length > 2 && Math.abs(signedArea(ring)) > 1)
    .sort((a, b) => Math.abs(signedArea(b)) - Math.abs(signedArea(a)));
  const pieces: Piece[] = [];
  for (const ring of rings) {
    const [first, second] = ring;
    if (!first || !second) continue;
    const around = pieces.filter((piece) => contains(piece, middle(first, second)));
    // An outline inside paper is a hole; one inside a hole is another piece.
    const owner = around.at(-1);
    if (owner) owner.push(ring);
    else pieces.push([ring]);
  }
  return pieces.filter((piece) => pieceArea(piece) >= MIN_CUT_AREA / 4);
}

/** Whether a point is on paper: inside an odd number of outlines. */
function contains(piece: Piece, [x, y]: Point): boolean {
  const crossed = piece
    .flatMap(edgesOf)
    .filter(
      ([[ax, ay], [bx, by]]) => by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx,
    );
  return crossed.length % 2 === 1;
}
