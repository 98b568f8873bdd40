/** Fractions to make of different unit fractions, as the scribes of ancient Egypt wrote them. */
import type { Question } from '../shared/question.tsx';
import { type Circle, filled, sizeOf, sumOf, type Term } from './fractions.ts';

export const FRACTIONS = [
  { count: 5, parts: 6 },
  { count: 3, parts: 4 },
  { count: 7, parts: 10 },
  { count: 1, parts: 1 },
  { count: 11, parts: 12 },
  { count: 4, parts: 5 },
] as const;

const areDifferentUnits = ({ pieces }: Circle) =>
  pieces.length > 1 &&
  pieces.every(({ count }) => count === 1) &&
  new Set(pieces.map(({ parts }) => parts)).size === pieces.length;

export const questions: readonly Question<Circle, readonly Term[]>[] = FRACTIONS.map(
  (fraction) => ({
    ask: () => [
      'Can you make',
      fraction.parts === 1 ? '1' : fraction,
      'from different unit fractions?',
    ],
    answer: (circle) =>
      areDifferentUnits(circle) && filled(circle) === sizeOf(fraction)
        ? ['Yes:', ...sumOf(circle, 'Fraction')]
        : undefined,
  }),
);
