/** Layouts of all trains of a board: by length, in tens, or as equal rows. */
import { distance } from '#app/demo-kit/vector.ts';
import * as model from './cubes.ts';
import { type Board, type Cubes, DEPTH, SHADOW, MAX_TRAIN, type Train } from './cubes.ts';

/** Gaps between trains in a layout, cells; larger where there is room. */
const GAP = { min: 0.12, max: 0.9, stacks: 0.9 };

const heightOf = (train: Train) => model.overhang(train) + 1 + DEPTH;
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
const chunks = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );

/** Arranges trains in the fewest vertical stacks. Undefined if there's no room. */
function stacks(trains: readonly Train[], board: Board): Train[] | undefined {
  for (let count = 1; count <= trains.length; count += 1) {
    const size = Math.ceil(trains.length / count);
    const parts = chunks(trains, size);
    const widths = parts.map((part) => Math.max(...part.map(({ length }) => length)) + DEPTH);
    const freeX = board.columns - SHADOW - sumOf(widths);
    const freeY = board.rows - Math.max(...parts.map((part) => sumOf(part.map(heightOf))));
    if (freeX < (parts.length - 1) * GAP.min || freeY < (size - 1) * GAP.min) continue;
    const gapX = Math.min(GAP.stacks, freeX / Math.max(1, parts.length - 1));
    const gapY = Math.min(GAP.max, freeY / Math.max(1, size - 1));
    const top = Math.min(model.EDGE / 2, (freeY - gapY * (size - 1)) / 2);
    let left = Math.min(model.EDGE, (freeX - gapX * (parts.length - 1)) / 2);
    return parts.flatMap((part, index) => {
      const x = left;
      left += (widths[index] ?? 0) + gapX;
      let y = top;
      return part.map((train) => {
        const at = model.placed(train, board, x, y + model.overhang(train));
        y += heightOf(train) + gapY;
        return at;
      });
    });
  }
  return undefined;
}

/** Arranges trains in rows, the longest first. */
function shelves(trains: readonly Train[], board: Board): Train[] {
  const rows: { width: number; trains: Train[] }[] = [];
  for (const train of trains) {
    const width = train.length + DEPTH + GAP.min;
    const max = board.columns - SHADOW + GAP.min;
    let row = rows.find((each) => each.width + width <= max);
    if (!row) rows.push((row = { width: 0, trains: [] }));
    row.trains.push({ ...train, x: row.width });
    row.width += width;
  }
  const tops = rows.map((row) => Math.max(...row.trains.map(model.overhang)));
  const free = board.rows - rows.length * (1 + DEPTH) - sumOf(tops);
  // Without free space, a row hides the roofs of the next.
  const gap = Math.min(GAP.max, free / Math.max(1, rows.length - 1));
  let y = 0;
  return rows.flatMap((row, index) => {
    y += tops[index] ?? 0;
    const at = y;
    y += 1 + DEPTH + gap;
    return row.trains.map((train) => model.placed(train, board, train.x, at));
  });
}

const laidOut = (cubes: Cubes, trains: readonly Train[], board: Board): Cubes => ({
  ...cubes,
  trains: stacks(trains, board) ?? shelves(trains, board),
});

/** Arranges the trains by length, the longest on top. */
export const lineUp = (cubes: Cubes, board: Board): Cubes =>
  laidOut(cubes, [...cubes.trains].sort(model.longestFirst), board);

/** Rounding of positions in links and for a reload, cells. */
const ROUNDING = 0.01;

/** Moves all trains onto a board that may have become smaller; arranges them if they would overlap. */
export function fitted(cubes: Cubes, board: Board): Cubes {
  const trains = cubes.trains.map((train) => model.placed(train, board));
  const moved = trains.some((train, index) => {
    const before = cubes.trains[index];
    return !before || distance([train.x, train.y], [before.x, before.y]) > ROUNDING;
  });
  if (!moved) return cubes;
  const crowded = trains.some((train, index) =>
    trains.slice(index + 1).some((other) => model.overlap(train, other)),
  );
  return crowded ? lineUp(cubes, board) : { ...cubes, trains };
}

/** Regroups all cubes into trains of the given lengths. Keeps ids as far as possible. */
function regrouped(cubes: Cubes, lengths: readonly number[]): Cubes {
  let { nextId } = cubes;
  const old = [...cubes.trains].sort(model.longestFirst);
  const trains = lengths.map((length, index): Train => {
    const same = old[index];
    if (same) return { ...same, length };
    const { x = 0, y = 0 } = old.at(-1) ?? {};
    return { id: nextId++, x, y, length };
  });
  return { trains, nextId };
}

/** Splits a number into parts of one length, and the remainder. */
const inParts = (total: number, part: number) => [
  ...Array.from({ length: Math.floor(total / part) }, () => part),
  ...(total % part ? [total % part] : []),
];

/** Regroups the cubes into tens and the remainder. */
export function tens(cubes: Cubes, board: Board): Cubes {
  const made = regrouped(cubes, inParts(model.totalOf(cubes), MAX_TRAIN));
  return laidOut(made, made.trains, board);
}

/** Row length of the rectangle nearest to a square; if there is none, of rows with a remainder. */
export function rowLength(total: number): number {
  for (let rows = Math.floor(Math.sqrt(total)); rows > 1; rows -= 1) {
    if (total % rows === 0 && total / rows <= MAX_TRAIN) return total / rows;
  }
  return total <= 3 ? Math.max(1, total) : Math.min(MAX_TRAIN, Math.ceil(Math.sqrt(total)));
}

/** Arranges rows on top of each other, like floors of a house. */
function array(cubes: Cubes, length: number, board: Board): Cubes {
  const made = regrouped(cubes, inParts(model.totalOf(cubes), length));
  const rows = made.trains.length;
  const pitch = Math.min(1, (board.rows - 1 - DEPTH) / Math.max(1, rows - 1));
  const left = (board.columns - SHADOW - length - DEPTH) / 2;
  const top = (board.rows - (rows - 1) * pitch - 1 - DEPTH) / 2;
  return {
    ...made,
    trains: made.trains.map((train, row) => model.placed(train, board, left, top + row * pitch)),
  };
}

/** Regroups all cubes into equal rows, as near to a square as possible. */
export const inRows = (cubes: Cubes, board: Board): Cubes =>
  array(cubes, rowLength(model.totalOf(cubes)), board);

/** Whether trains of the same lengths are in the same places; which of the equal ones is where doesn't matter. */
export function looksSame(one: Cubes, two: Cubes): boolean {
  const placesOf = ({ trains }: Cubes) =>
    trains.map(({ x, y, length }) => `${x.toFixed(2)} ${y.toFixed(2)} ${length}`).sort();
  return placesOf(one).join() === placesOf(two).join();
}

/** Number and length of rows, if all trains are equal. */
export function productOf({ trains }: Cubes): { rows: number; length: number } | undefined {
  const length = trains[0]?.length;
  if (length === undefined || trains.some((train) => train.length !== length)) return undefined;
  return { rows: trains.length, length };
}

/** Why the rows can't be rotated; undefined if they can. */
export function reasonAgainstRotating(cubes: Cubes): string | undefined {
  if (cubes.trains.length === 0) return model.EMPTY;
  const product = productOf(cubes);
  if (!product) return 'Only equal rows can be rotated. Try Rows first.';
  if (product.rows > MAX_TRAIN) return 'More than ten rows can’t be rotated.';
  return product.rows === product.length ? 'A square looks the same rotated.' : undefined;
}

/** Swaps rows and columns of equal rows. Undefined if the result wouldn't be valid trains. */
export function rotated(cubes: Cubes, board: Board): Cubes | undefined {
  const product = productOf(cubes);
  return product && product.rows <= MAX_TRAIN ? array(cubes, product.rows, board) : undefined;
}
