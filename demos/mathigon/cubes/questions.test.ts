import { describe, expect, test } from 'vitest';
import { type Cubes, MAX_CUBES, MAX_TRAIN } from './cubes.ts';
import { questions } from './questions.ts';

const of = (...lengths: number[]): Cubes => ({
  trains: lengths.map((length, index) => ({ id: index + 1, x: 0, y: index, length })),
  nextId: lengths.length + 1,
});

const [square, steps, rows] = questions;

/** Which numbers of cubes can do what is asked, as the question says. */
const possible = (question: (typeof questions)[number] | undefined) =>
  Array.from({ length: MAX_CUBES }, (_, index) => index + 1).filter(
    (total) => question?.reasonAgainst(total) === undefined,
  );

/** Every way to line up trains of equal lengths, or of consecutive ones, with the number of cubes. */
function boards(step: 0 | 1): Map<number, Cubes> {
  const found = new Map<number, Cubes>();
  for (let length = 1; length <= MAX_TRAIN; length += 1) {
    for (let count = 2; count <= MAX_CUBES; count += 1) {
      const lengths = Array.from({ length: count }, (_, index) => length + index * step);
      const total = lengths.reduce((sum, each) => sum + each, 0);
      if (Math.max(...lengths) <= MAX_TRAIN && total <= MAX_CUBES) found.set(total, of(...lengths));
    }
  }
  return found;
}

describe('a question', () => {
  test('about a square is answered by as many equal trains as they are long', () => {
    expect(square?.answer(of(5, 5, 5, 5, 5))).toBe('Yes: 5 × 5 = 25.');
    expect(square?.answer(of(5, 5, 5, 5, 4))).toBeUndefined();
    expect(square?.answer(of(6, 6, 6, 6))).toBeUndefined();
    expect(possible(square)).toEqual([1, 4, 9, 16, 25, 36]);
    expect(square?.reasonAgainst(24)).toBe('Right: 16 and 25 can, 24 can’t.');
  });

  test('about steps is answered by trains each one longer, in any order', () => {
    expect(steps?.answer(of(5, 3, 7, 4, 6))).toBe('Yes: 3 + 4 + 5 + 6 + 7 = 25.');
    expect(steps?.answer(of(3, 4, 6))).toBeUndefined();
    expect(steps?.answer(of(7))).toBeUndefined();
    expect(possible(steps)).toEqual([...boards(1).keys()].sort((one, two) => one - two));
    expect(steps?.reasonAgainst(32)).toMatch(/power of two/);
    expect(steps?.reasonAgainst(23)).toMatch(/more than ten/);
  });

  test('about equal rows can be answered unless the number is prime', () => {
    expect(rows?.answer(of(6, 6, 6, 6))).toBe('Yes: 4 × 6 = 24.');
    expect(rows?.answer(of(10))).toBeUndefined();
    expect(rows?.answer(of(1, 1, 1))).toBeUndefined();
    const primes = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37];
    expect(possible(rows).filter((total) => primes.includes(total) || total === 1)).toEqual([]);
    expect(possible(rows)).toHaveLength(MAX_CUBES - primes.length - 1);
  });
});
