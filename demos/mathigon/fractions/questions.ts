/** Questions about the sum of the circle, of a kind of their own for each kind of label. */
import type { Question } from '../shared/question.tsx';
import * as model from './fractions.ts';
import { type Circle, type Label, type Piece, sizeOf, type Term } from './fractions.ts';

type CircleQuestion = Question<Circle, readonly Term[]>;

/** Sums of different unit fractions, as the scribes of ancient Egypt wrote them: count and parts. */
const UNIT_SUMS = [
  [5, 6],
  [3, 4],
  [7, 10],
  [1, 1],
  [11, 12],
  [4, 5],
] as const;

/** Sums of three different angles, degrees. */
const ANGLE_SUMS = [180, 135, 210, 225, 360, 195] as const;

/** Fractions, and the unit fraction that they are a multiple of: count, parts, and its parts. */
const MULTIPLES = [
  [3, 4, 8],
  [2, 3, 12],
  [4, 5, 10],
  [1, 2, 6],
  [5, 6, 12],
  [2, 5, 10],
] as const;

/**
 * @param size of the sum, units
 * @param ask asks for the sum
 * @param isAnswer whether pieces with this sum are an answer
 */
const questionOf = (
  label: Label,
  size: number,
  ask: (sum: Term) => readonly Term[],
  isAnswer: (pieces: readonly Piece[]) => boolean,
): CircleQuestion => ({
  ask: () => ask(model.totalOf(size, label)),
  answer: (circle) =>
    model.filled(circle) === size && isAnswer(circle.pieces)
      ? ['Yes:', ...model.sumOf(circle, label)]
      : undefined,
});

const areDifferent = (pieces: readonly Piece[]) =>
  new Set(pieces.map(sizeOf)).size === pieces.length;

export const questions: Readonly<Record<Label, readonly CircleQuestion[]>> = {
  Fraction: UNIT_SUMS.map(([count, parts]) =>
    questionOf(
      'Fraction',
      sizeOf({ count, parts }),
      (sum) => ['Can you make', sum, 'from different unit fractions?'],
      (pieces) =>
        pieces.length > 1 && pieces.every((piece) => piece.count === 1) && areDifferent(pieces),
    ),
  ),
  Angle: ANGLE_SUMS.map((angle) =>
    questionOf(
      'Angle',
      (angle * model.WHOLE) / 360,
      (sum) => ['Can you make', sum, 'from three different angles?'],
      (pieces) => pieces.length === 3 && areDifferent(pieces),
    ),
  ),
  Product: MULTIPLES.map(([count, parts, unit]) =>
    questionOf(
      'Product',
      sizeOf({ count, parts }),
      (sum) => ['Can one multiple of', { count: 1, parts: unit }, 'fill', sum, 'of the circle?'],
      ([piece, second]) => piece?.parts === unit && !second,
    ),
  ),
};
