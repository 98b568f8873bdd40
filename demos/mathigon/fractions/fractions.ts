/**
 * A fraction circle: pieces in clockwise order from the top, at most one whole. Sizes
 * are exact: whole numbers of 27,720ths, which every number of parts up to twelve divides.
 */
import { clamp } from '#app/demo-kit/vector.ts';

/** Size of the whole, units. */
export const WHOLE = 27_720;
/** Limit of parts of the whole. */
export const MAX_PARTS = 12;

/** `count` of `parts` equal parts of the whole. */
export type Piece = { id: number; count: number; parts: number };
export type Circle = { pieces: readonly Piece[]; nextId: number };

export const sizeOf = ({ count, parts }: Pick<Piece, 'count' | 'parts'>) => (count * WHOLE) / parts;

export const filled = ({ pieces }: Circle) => pieces.reduce((sum, piece) => sum + sizeOf(piece), 0);

export const degrees = (size: number) => (size * 360) / WHOLE;

export const pieceOf = ({ pieces }: Circle, id: number | undefined) =>
  pieces.find((piece) => piece.id === id);

/** Start of a piece, units from the top. */
export function startOf({ pieces }: Circle, id: number): number {
  const before = pieces.findIndex((piece) => piece.id === id);
  return pieces.slice(0, Math.max(0, before)).reduce((sum, piece) => sum + sizeOf(piece), 0);
}

const divisor = (one: number, two: number): number => (two === 0 ? one : divisor(two, one % two));

/** A size as a fraction in lowest terms. */
export function fractionOf(size: number): { count: number; parts: number } {
  const common = divisor(size, WHOLE);
  return { count: size / common, parts: WHOLE / common };
}

/** The maximum number of parts for which a piece has room. */
export const roomFor = (circle: Circle, piece: Piece) =>
  Math.floor(((WHOLE - filled(circle) + sizeOf(piece)) * piece.parts) / WHOLE);

const replace = (circle: Circle, changed: Piece): Circle => ({
  ...circle,
  pieces: circle.pieces.map((piece) => (piece.id === changed.id ? changed : piece)),
});

/**
 * Sets the number of parts of a piece, at least one and at most those that there is room for.
 * @returns the same circle if nothing changes
 */
export function resize(circle: Circle, id: number, target: number): Circle {
  const piece = pieceOf(circle, id);
  if (!piece) return circle;
  const count = clamp(Math.round(target), 1, roomFor(circle, piece));
  return count === piece.count ? circle : replace(circle, { ...piece, count });
}

/** Adds a part. Undefined if there is no room for it. */
export function add(circle: Circle, parts: number): Circle | undefined {
  const piece = { id: circle.nextId, count: 1, parts };
  if (filled(circle) + sizeOf(piece) > WHOLE) return undefined;
  return { pieces: [...circle.pieces, piece], nextId: circle.nextId + 1 };
}

export const remove = (circle: Circle, id: number): Circle => ({
  ...circle,
  pieces: circle.pieces.filter((piece) => piece.id !== id),
});

/** The next equivalent fraction: 1/2, 2/4, 3/6 and so on, then 1/2 again. */
export function renamed(piece: Piece): Piece {
  const size = sizeOf(piece);
  for (let step = 1; step <= MAX_PARTS; step += 1) {
    const parts = ((piece.parts + step - 1) % MAX_PARTS) + 1;
    const count = (size * parts) / WHOLE;
    if (Number.isInteger(count)) return { ...piece, count, parts };
  }
  return piece;
}

export function rename(circle: Circle, id: number): Circle {
  const piece = pieceOf(circle, id);
  return piece ? replace(circle, renamed(piece)) : circle;
}

/** Combines equal pieces: 1/6 and 1/6 become 2/6. Keeps the order of the first of each. */
export function combined({ pieces, nextId }: Circle): Circle {
  const sums = new Map<number, Piece>();
  for (const piece of pieces) {
    const same = sums.get(piece.parts);
    sums.set(piece.parts, same ? { ...same, count: same.count + piece.count } : piece);
  }
  return { pieces: [...sums.values()], nextId };
}

export const LABELS = ['Fraction', 'Angle', 'Product'] as const;
export type Label = (typeof LABELS)[number];

const angleOf = (size: number) => {
  const angle = degrees(size);
  return `${Number.isInteger(angle) ? angle : angle.toFixed(1)}°`;
};

/** A part of a label: words, or a fraction with its line. */
export type Term = string | { count: number; parts: number };

/** The label of a piece. */
export function labelOf(piece: Piece, label: Label): Term[] {
  const { count, parts } = piece;
  if (label === 'Angle') return [angleOf(sizeOf(piece))];
  if (label === 'Product') return [`${count} ×`, { count: 1, parts }];
  return [{ count, parts }];
}

/** With more terms, equal ones are combined, because the sign has one line. */
const MAX_TERMS = 5;

/** The terms of the sum; if there are many, equal pieces are products. */
function addends({ pieces }: Circle, label: Label): Term[][] {
  if (pieces.length <= MAX_TERMS) return pieces.map((piece) => labelOf(piece, label));
  const alike = new Map<string, { piece: Piece; times: number }>();
  for (const piece of pieces) {
    const key = label === 'Product' ? `${piece.parts}` : `${piece.count}/${piece.parts}`;
    const group = alike.get(key);
    if (!group) alike.set(key, { piece, times: 1 });
    else if (label === 'Product') {
      group.piece = { ...group.piece, count: group.piece.count + piece.count };
    } else group.times += 1;
  }
  return [...alike.values()].map(({ piece, times }) => {
    const terms = labelOf(piece, label);
    return times > 1 ? [`${times} ×`, ...terms] : terms;
  });
}

/** The label of a sum. */
export function totalOf(size: number, label: Label): Term {
  const total = fractionOf(size);
  if (label === 'Angle') return angleOf(size);
  return total.parts === 1 ? `${total.count}` : total;
}

/** The text of the sign: all pieces and their sum. */
export function sumOf(circle: Circle, label: Label): Term[] {
  const size = filled(circle);
  const is = totalOf(size, label);
  const terms = addends(circle, label).flatMap((term, index) => [
    ...(index > 0 ? ['+'] : []),
    ...term,
  ]);
  const [piece, second] = circle.pieces;
  const isLowest = typeof is === 'object' && piece?.parts === is.parts;
  // "60° = 60°" and "1/3 = 1/3" would say nothing.
  const isItsSum = !second && (label === 'Angle' || (label === 'Fraction' && isLowest));
  if (!piece || isItsSum) return [is];
  return [...terms, '=', is];
}

/** Name of a part: "1/6". */
export const partName = (parts: number) => (parts === 1 ? '1' : `1/${parts}`);

/** Why there is no room for another part; undefined if there is. */
export function reasonAgainstAdding(circle: Circle, parts: number): string | undefined {
  const left = WHOLE - filled(circle);
  if (left >= sizeOf({ count: 1, parts })) return undefined;
  if (left === 0) return 'The circle is whole: there’s no room for more.';
  return `No room for ${partName(parts)}: only ${inWords([fractionOf(left)])} is left.`;
}

/** Why a piece can't grow (1) or shrink (-1) by a part; undefined if it can. */
export function reasonAgainstResizing(circle: Circle, piece: Piece, by: 1 | -1) {
  if (by > 0) return reasonAgainstAdding(circle, piece.parts);
  return piece.count > 1
    ? undefined
    : `${partName(piece.parts)} is the smallest size of this piece.`;
}

/** Why a piece can't become an equivalent fraction; undefined if it can. */
export function reasonAgainstRenaming(piece: Piece) {
  if (renamed(piece).parts !== piece.parts) return undefined;
  return `${inWords(labelOf(piece, 'Fraction'))} has no equivalent up to twelfths.`;
}

/** Why there is nothing to combine; undefined if there is. */
export const reasonAgainstCombining = (circle: Circle) =>
  combined(circle).pieces.length < circle.pieces.length
    ? undefined
    : 'There are no equal parts to combine.';

/** Terms as plain text: "1/2 + 1/4 = 3/4". */
export const inWords = (terms: readonly Term[]) =>
  terms.map((term) => (typeof term === 'string' ? term : `${term.count}/${term.parts}`)).join(' ');

/** A piece in words: "2 of 8 parts, 90°". */
export const describePiece = (piece: Piece) =>
  `${piece.count} of ${piece.parts} parts, ${angleOf(sizeOf(piece))}`;

/** The initial circle, in which every piece can grow and shrink. */
export const first: Circle = {
  pieces: [
    { id: 1, count: 2, parts: 6 },
    { id: 2, count: 2, parts: 8 },
    { id: 3, count: 2, parts: 12 },
  ],
  nextId: 4,
};
