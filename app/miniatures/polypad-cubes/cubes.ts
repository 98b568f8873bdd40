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
export const PITCH = 1.42;
/** Free space beside a train at the edge of the board, cells. */
const RIM = 0.2;
/** Free space around what is laid out, cells. */
export const EDGE = 0.4;

export const totalOf = ({ trains }: Cubes) => trains.reduce((sum, { length }) => sum + length, 0);

export const trainOf = ({ trains }: Cubes, id: number | undefined) =>
  trains.find((train) => train.id === id);

/** A train as near to a place as it can be while it is whole on the board. */
export function placed(train: Train, { columns, rows }: Board, x = train.x, y = train.y): Train {
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

export const longestFirst = (one: Train, two: Train) => two.length - one.length || one.id - two.id;

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
