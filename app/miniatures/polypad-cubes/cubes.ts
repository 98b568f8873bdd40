/**
 * Number cubes on a board: trains of up to ten cubes, which split, merge and line up. Places are in
 * cells, one cube wide, from the upper left corner of the board to that of a train. No step ever
 * changes how many cubes there are, but for adding and removing.
 */

export type Train = { id: number; x: number; y: number; length: number };
export type Cubes = { trains: readonly Train[]; nextId: number };
/** Size of the board, cells. */
export type Board = { columns: number; rows: number };

/** Longest train: ten is full. */
export const TEN = 10;
/** Most cubes on the board. */
export const MOST = 40;
/** How far a cube's roof and side stick out beyond its front, cells. */
export const DEPTH = 0.3;

/** Nearer than this, end to end, a train that is let go merges, cells. */
const REACH = { x: 0.6, y: 0.55 };
/** From one row to the next, cells. */
const PITCH = 1.42;
/** Free space beside a train at the edge of the board, cells. */
const RIM = 0.2;
/** Free space around what is laid out, cells. */
const EDGE = 0.4;

export const totalOf = ({ trains }: Cubes) => trains.reduce((sum, { length }) => sum + length, 0);

export const trainOf = ({ trains }: Cubes, id: number | undefined) =>
  trains.find((train) => train.id === id);

/** A train as near to a place as it can be while it is whole on the board. */
function placed(train: Train, { columns, rows }: Board, x = train.x, y = train.y): Train {
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(most, value));
  return {
    ...train,
    x: within(x, RIM, columns - train.length - DEPTH - RIM),
    y: within(y, 0, rows - 1 - DEPTH),
  };
}

const replace = (cubes: Cubes, changed: Train): Cubes => ({
  ...cubes,
  trains: cubes.trains.map((train) => (train.id === changed.id ? changed : train)),
});

/** All trains inside a board that may have become smaller. */
export const fitted = (cubes: Cubes, board: Board): Cubes => ({
  ...cubes,
  trains: cubes.trains.map((train) => placed(train, board)),
});

export function move(cubes: Cubes, id: number, x: number, y: number, board: Board): Cubes {
  const train = trainOf(cubes, id);
  return train ? replace(cubes, placed(train, board, x, y)) : cubes;
}

/** Which end comes away when a train is pulled at one of its cubes, and how many cubes that is. */
export function awayAt(length: number, cube: number): { away: number; side: 'left' | 'right' } {
  return cube * 2 >= length - 1
    ? { away: length - cube, side: 'right' }
    : { away: cube + 1, side: 'left' };
}

/**
 * Takes cubes away from one end of a train; what comes away is a train of its own, `gap` cells off.
 * @returns the id of what came away; undefined, and nothing changed, if that would be none or all
 */
export function split(
  cubes: Cubes,
  id: number,
  { away, side }: ReturnType<typeof awayAt>,
  board: Board,
  gap = 0,
): { cubes: Cubes; id?: number } {
  const train = trainOf(cubes, id);
  if (!train || away < 1 || away >= train.length) return { cubes };
  const rest = train.length - away;
  const stays = { ...train, length: rest, x: side === 'left' ? train.x + away : train.x };
  const goes = {
    id: cubes.nextId,
    length: away,
    x: side === 'left' ? train.x - gap : train.x + rest + gap,
    y: train.y,
  };
  const apart = placed(goes, board);
  // At the edge of the board the rest gives way instead.
  const pushed = placed({ ...stays, x: stays.x + apart.x - goes.x }, board);
  return {
    cubes: {
      trains: [...replace(cubes, pushed).trains, apart],
      nextId: cubes.nextId + 1,
    },
    id: apart.id,
  };
}

export type Joint = { other: number; side: 'left' | 'right' };

/** Where a train would merge if it were let go now: the nearest train that it meets end to end. */
export function jointOf(cubes: Cubes, id: number): Joint | undefined {
  const held = trainOf(cubes, id);
  if (!held) return undefined;
  let best: (Joint & { far: number }) | undefined;
  for (const other of cubes.trains) {
    const dy = Math.abs(other.y - held.y);
    if (other.id === id || dy > REACH.y) continue;
    const right = Math.abs(held.x - (other.x + other.length));
    const left = Math.abs(held.x + held.length - other.x);
    const dx = Math.min(left, right);
    const far = dx + dy;
    if (dx > REACH.x || (best && best.far <= far)) continue;
    best = { other: other.id, side: left < right ? 'left' : 'right', far };
  }
  return best && { other: best.other, side: best.side };
}

/** Of all other trains the one whose middle is nearest; undefined for the only train. */
export function nearest(cubes: Cubes, id: number): Joint | undefined {
  const held = trainOf(cubes, id);
  const far = (other: Train) =>
    held
      ? Math.hypot(other.x + other.length / 2 - held.x - held.length / 2, other.y - held.y)
      : Infinity;
  const [other] = cubes.trains
    .filter((train) => train.id !== id)
    .sort((one, two) => far(one) - far(two));
  return other && { other: other.id, side: 'right' };
}

/** Puts a train to the end of another. More than ten make a ten, and the rest lies below it. */
export function merge(cubes: Cubes, id: number, joint: Joint, board: Board): Cubes {
  const held = trainOf(cubes, id);
  const other = trainOf(cubes, joint.other);
  if (!held || !other) return cubes;
  const sum = held.length + other.length;
  const x = joint.side === 'left' ? other.x - held.length : other.x;
  const full = placed({ ...other, length: Math.min(TEN, sum), x }, board);
  const others = cubes.trains.filter((train) => train.id !== id && train.id !== other.id);
  if (sum <= TEN) return { ...cubes, trains: [...others, full] };
  const below = full.y + PITCH <= board.rows - 1 - DEPTH ? full.y + PITCH : full.y - PITCH;
  const rest = placed({ ...held, length: sum - TEN, x: full.x, y: below }, board);
  return { ...cubes, trains: [...others, full, rest] };
}

/** One more cube, where there is room. */
export function add(cubes: Cubes, board: Board): Cubes {
  const free = (x: number, y: number) =>
    cubes.trains.every(
      (train) =>
        Math.abs(train.y - y) >= 1.2 || x + 1.3 <= train.x || x >= train.x + train.length + 0.4,
    );
  let place = { x: EDGE, y: EDGE };
  search: for (let y = EDGE; y < board.rows - 1.3; y += 0.7) {
    for (let x = EDGE; x < board.columns - 1.3; x += 0.7) {
      if (!free(x, y)) continue;
      place = { x, y };
      break search;
    }
  }
  const train = placed({ id: cubes.nextId, length: 1, ...place }, board);
  return { trains: [...cubes.trains, train], nextId: cubes.nextId + 1 };
}

export const remove = (cubes: Cubes, id: number): Cubes => ({
  ...cubes,
  trains: cubes.trains.filter((train) => train.id !== id),
});

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

const longestFirst = (one: Train, two: Train) => two.length - one.length || one.id - two.id;

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

/** What the board shows as a sum: "2 × 10 + 7 = 27", "4 + 3 = 7", "3 × 4 = 12", "5". */
export function sentenceOf(cubes: Cubes): string {
  const counts = new Map<number, number>();
  for (const { length } of [...cubes.trains].sort(longestFirst)) {
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  const product = counts.size === 1;
  const terms = [...counts].flatMap(([length, times]) => {
    if (times === 1) return [`${length}`];
    return times > 2 || product ? [`${times} × ${length}`] : [`${length}`, `${length}`];
  });
  const total = totalOf(cubes);
  return terms.length === 0
    ? '0'
    : terms.join(' + ') + (cubes.trains.length > 1 ? ` = ${total}` : '');
}

/** The trains at the start: a seven to pull apart, and two more. */
export const first: Cubes = {
  trains: [
    { id: 1, x: 0.8, y: 0.5, length: 7 },
    { id: 2, x: 8.4, y: 2.9, length: 4 },
    { id: 3, x: 1.6, y: 3.4, length: 3 },
    { id: 4, x: 11.4, y: 0.8, length: 1 },
    { id: 5, x: 2.4, y: 6.3, length: 10 },
  ],
  nextId: 6,
};
