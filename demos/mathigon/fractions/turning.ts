/** A handle that is dragged around a circle; angles in degrees clockwise from the top. */
import { clamp } from '#app/demo-kit/vector.ts';
import * as model from './fractions.ts';
import type { Circle, Piece } from './fractions.ts';

/** Largest distance of a handle beyond its range. */
const MAX_GIVE_DEG = 8;
/** Distance of the pointer beyond the range at which the handle is almost that far. */
const FULL_GIVE_DEG = 40;
/** Distance of the pointer beyond the range at which the limit is explained. */
const OVERSHOOT_DEG = 10;

/**
 * Continuous angle of a pointer around the circle, without a jump at the top; can be more than 360 or less
 * than 0.
 * @param before the last continuous angle
 * @param seen the current angle, 0 to 360
 */
export function follow(before: number, seen: number): number {
  const way = (((seen - before) % 360) + 540) % 360;
  return before + way - 180;
}

/**
 * The same, but at most half a turn beyond the handle's range, so that a pointer that circles on meets
 * the handle again.
 */
export const followWithin = (before: number, seen: number, min: number, max: number) =>
  clamp(follow(before, seen), min - 180, max + 180);

/** Angle at which a handle is drawn: at the pointer, with a rubber-band effect beyond its range. */
export function stretched(hand: number, min: number, max: number): number {
  const give = (beyond: number) => MAX_GIVE_DEG * (1 - Math.exp(-beyond / FULL_GIVE_DEG));
  if (hand > max) return max + give(hand - max);
  return hand < min ? min - give(min - hand) : hand;
}

/** A piece that is dragged by its handle. */
export type Turn = {
  /** The circle before the drag, and now. */
  base: Circle;
  circle: Circle;
  /** Id of the piece. */
  id: number;
  /** Angle of the handle, without its limits. */
  hand: number;
  /** Angle from the handle to the pointer; undefined until the first move. */
  ahead?: number;
  /** Why the handle doesn't go on. */
  blocked?: string;
};

/** Start of a piece, and range of its handle. */
function rangeOf(circle: Circle, piece: Piece) {
  const start = model.degrees(model.startOf(circle, piece.id));
  const part = 360 / piece.parts;
  return { start, min: start + part, max: start + model.roomFor(circle, piece) * part };
}

/** @param ahead angle from the handle to the pointer; undefined if the piece was pressed somewhere else */
export function startTurn(circle: Circle, piece: Piece, ahead?: number): Turn {
  const hand = model.degrees(model.startOf(circle, piece.id) + model.sizeOf(piece));
  return { base: circle, circle, id: piece.id, hand, ahead };
}

/** The turn after the pointer has moved. @param seen its angle, 0 to 360 */
export function turnTo(turn: Turn, seen: number): Turn {
  const { base, circle, id } = turn;
  const piece = model.pieceOf(base, id);
  if (!piece) return turn;
  const { start, min, max } = rangeOf(base, piece);
  const ahead = turn.ahead ?? seen - turn.hand;
  const hand = followWithin(turn.hand, seen - ahead, min, max);
  const next = model.resize(circle, id, ((hand - start) * piece.parts) / 360);
  const isBeyond = hand > max + OVERSHOOT_DEG || hand < min - OVERSHOOT_DEG;
  const blocked = isBeyond
    ? model.reasonAgainstResizing(next, model.pieceOf(next, id) ?? piece, hand > max ? 1 : -1)
    : undefined;
  return { ...turn, circle: next, hand, ahead, blocked };
}

/** Angle at which the handle of a turn is drawn. */
export function handleAngle({ base, id, hand }: Turn): number {
  const piece = model.pieceOf(base, id);
  if (!piece) return hand;
  const { min, max } = rangeOf(base, piece);
  return stretched(hand, min, max);
}
