/** All trains of a board laid out anew: by length, in tens, or as equal rows. */
import {
  type Board,
  type Cubes,
  DEPTH,
  EDGE,
  longestFirst,
  PITCH,
  placed,
  TEN,
  totalOf,
  type Train,
} from './cubes.ts';

/** Lays trains under one another, in more stacks where one does not hold them all. */
function stacked(cubes: Cubes, trains: readonly Train[], board: Board): Cubes {
  const most = Math.max(1, Math.floor((board.rows - 2 * EDGE - DEPTH) / PITCH));
  const space = board.rows - 1 - DEPTH - EDGE;
  let left = EDGE;
  const laid: Train[] = [];
  for (let first = 0; first < trains.length; first += most) {
    const stack = trains.slice(first, first + most);
    for (const [row, train] of stack.entries()) {
      laid.push(placed(train, board, left, Math.min(space, EDGE / 2 + row * PITCH)));
    }
    left += Math.max(...stack.map(({ length }) => length)) + 0.9;
  }
  return { ...cubes, trains: laid };
}

/** Lays the trains in order of their length, the longest on top. */
export const lineUp = (cubes: Cubes, board: Board): Cubes =>
  stacked(cubes, [...cubes.trains].sort(longestFirst), board);

/** All cubes anew in trains of the given lengths; ids go on as far as they last. */
function regrouped(cubes: Cubes, lengths: readonly number[]): Cubes {
  let { nextId } = cubes;
  const old = [...cubes.trains].sort(longestFirst);
  const trains = lengths.map((length, index): Train => {
    const same = old[index];
    if (same) return { ...same, length };
    const { x = 0, y = 0 } = old.at(-1) ?? {};
    return { id: nextId++, x, y, length };
  });
  return { trains, nextId };
}

/** A number as full parts of one length, and the rest. */
const inParts = (total: number, part: number) => [
  ...Array.from({ length: Math.floor(total / part) }, () => part),
  ...(total % part ? [total % part] : []),
];

/** As many full tens as there are, and the rest. */
export function tens(cubes: Cubes, board: Board): Cubes {
  const made = regrouped(cubes, inParts(totalOf(cubes), TEN));
  return stacked(made, made.trains, board);
}

/** Cubes in each row of the squarest rectangle; where there is none, rows with a rest. */
export function rowLength(total: number): number {
  for (let rows = Math.floor(Math.sqrt(total)); rows > 1; rows -= 1) {
    if (total % rows === 0 && total / rows <= TEN) return total / rows;
  }
  return total <= 3 ? Math.max(1, total) : Math.min(TEN, Math.ceil(Math.sqrt(total)));
}

/** Lays a number of rows flush under one another. */
function array(cubes: Cubes, length: number, board: Board): Cubes {
  const made = regrouped(cubes, inParts(totalOf(cubes), length));
  const pitch = Math.min(PITCH, (board.rows - 1 - DEPTH - EDGE) / made.trains.length);
  const left = Math.max(0, (board.columns - length - DEPTH) / 2);
  const top = Math.max(0, (board.rows - (made.trains.length - 1) * pitch - 1 - DEPTH) / 2);
  return {
    ...made,
    trains: made.trains.map((train, row) => placed(train, board, left, top + row * pitch)),
  };
}

/** All cubes in equal rows, as near to a square as can be. */
export const inRows = (cubes: Cubes, board: Board): Cubes =>
  array(cubes, rowLength(totalOf(cubes)), board);

/** Rows and cubes in each, where all trains are equal; with a single train that is one row. */
export function productOf({ trains }: Cubes): { rows: number; length: number } | undefined {
  const length = trains[0]?.length;
  if (length === undefined || trains.some((train) => train.length !== length)) return undefined;
  return { rows: trains.length, length };
}

/** Turns equal rows on their side: rows become columns. Undefined if they would not be trains. */
export function turned(cubes: Cubes, board: Board): Cubes | undefined {
  const product = productOf(cubes);
  return product && product.rows <= TEN ? array(cubes, product.rows, board) : undefined;
}
