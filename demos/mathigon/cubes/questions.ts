/** Questions about the number of cubes that are on the board. */
import type { Question } from '../shared/question.tsx';
import { type Cubes, MAX_TRAIN, totalOf } from './cubes.ts';
import { productOf } from './layouts.ts';

export type CubesQuestion = Question<Cubes> & {
  /** Why a number of cubes can't do it; undefined if it can. */
  reasonAgainst(total: number): string | undefined;
};

const isPowerOfTwo = (number: number) => Number.isInteger(Math.log2(number));
const isSquare = (number: number) => Number.isInteger(Math.sqrt(number));

/** Lengths of trains, or numbers of trains, from two on. */
const COUNTS = Array.from({ length: MAX_TRAIN - 1 }, (_, index) => index + 2);

/** Whether equal rows, more than one cube long, have this many cubes. */
const canMakeRows = (total: number) =>
  COUNTS.some((length) => total > length && total % length === 0);

/** Whether trains of consecutive lengths, at least two, have this many cubes. */
const canMakeSteps = (total: number) =>
  COUNTS.some((count) => {
    const first = (total - (count * (count - 1)) / 2) / count;
    return Number.isInteger(first) && first > 0 && first + count - 1 <= MAX_TRAIN;
  });

/** The lengths of trains that are steps, each one longer; undefined if they aren't. */
function stepsOf({ trains }: Cubes): number[] | undefined {
  const lengths = trains.map(({ length }) => length).sort((one, two) => one - two);
  const areSteps = lengths.every((length, index) => length === (lengths[0] ?? 0) + index);
  return areSteps && lengths.length > 1 ? lengths : undefined;
}

const about =
  (ask: (total: number) => string) =>
  (cubes: Cubes): string =>
    totalOf(cubes) > 0 ? ask(totalOf(cubes)) : 'Add a cube, and I’ll ask about it.';

export const questions: readonly CubesQuestion[] = [
  {
    ask: about((total) => `Can ${total} make a square?`),
    answer(cubes) {
      const product = productOf(cubes);
      if (!product || product.rows !== product.length) return undefined;
      return `Yes: ${product.rows} × ${product.length} = ${totalOf(cubes)}.`;
    },
    reasonAgainst(total) {
      if (isSquare(total)) return undefined;
      const side = Math.floor(Math.sqrt(total));
      return `Right: ${side ** 2} and ${(side + 1) ** 2} can, ${total} can’t.`;
    },
  },
  {
    ask: about((total) => `Can ${total} make steps, each one longer?`),
    answer(cubes) {
      const steps = stepsOf(cubes);
      return steps && `Yes: ${steps.join(' + ')} = ${totalOf(cubes)}.`;
    },
    reasonAgainst(total) {
      if (canMakeSteps(total)) return undefined;
      return isPowerOfTwo(total)
        ? `Right: ${total} can’t, and no power of two can.`
        : `Right: ${total} needs steps of more than ten.`;
    },
  },
  {
    ask: about((total) => `Can ${total} make equal rows?`),
    answer(cubes) {
      const { rows = 1, length = 1 } = productOf(cubes) ?? {};
      return rows > 1 && length > 1 ? `Yes: ${rows} × ${length} = ${totalOf(cubes)}.` : undefined;
    },
    reasonAgainst(total) {
      if (canMakeRows(total)) return undefined;
      return total === 1 ? 'Right: it’s only one cube.' : `Right: ${total} is a prime number.`;
    },
  },
];
