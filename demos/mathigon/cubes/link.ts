import { readInteger, readList, readNumber } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Cubes, MAX_CUBES, MAX_TRAIN, totalOf, type Train } from './cubes.ts';

/** Largest coordinate, cells: more than any board has. */
const MAX_CELLS = 100;

const rounded = (cells: number) => Math.round(cells * 100) / 100;

function readTrain(data: unknown): Omit<Train, 'id'> | undefined {
  const [first, ...place] = readList(data, 3, (value) => readNumber(value, 0, MAX_CELLS)) ?? [];
  const [x, y] = place;
  const length = readInteger(first, 1, MAX_TRAIN);
  return length && x !== undefined && y !== undefined ? { x, y, length } : undefined;
}

/** The trains: length, x and y of each. */
export const workFormat: ShareFormat<Cubes> = {
  name: 'mathigon/cubes',
  version: 1,
  write: ({ trains }) => trains.map(({ length, x, y }) => [length, rounded(x), rounded(y)]),
  read(data) {
    const trains = readList(data, MAX_CUBES, readTrain);
    if (!trains) return undefined;
    const cubes = {
      trains: trains.map((train, index) => ({ ...train, id: index + 1 })),
      nextId: trains.length + 1,
    };
    return totalOf(cubes) <= MAX_CUBES ? cubes : undefined;
  },
};
