import { readInteger, readList } from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { type Circle, filled, MAX_PARTS, type Piece, WHOLE } from './fractions.ts';

function readPiece(data: unknown): Omit<Piece, 'id'> | undefined {
  const [count, parts] = readList(data, 2, (value) => readInteger(value, 1, MAX_PARTS)) ?? [];
  return count && parts ? { count, parts } : undefined;
}

/** The pieces: count and parts of each. */
export const workFormat: ShareFormat<Circle> = {
  name: 'mathigon/fractions',
  version: 1,
  write: ({ pieces }) => pieces.map(({ count, parts }) => [count, parts]),
  read(data) {
    const pieces = readList(data, MAX_PARTS, readPiece);
    if (!pieces) return undefined;
    const circle = {
      pieces: pieces.map((piece, index) => ({ ...piece, id: index + 1 })),
      nextId: pieces.length + 1,
    };
    return filled(circle) <= WHOLE ? circle : undefined;
  },
};
