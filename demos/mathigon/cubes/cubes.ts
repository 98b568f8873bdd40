/**
 * Number cubes on a board: trains of up to ten cubes, which can be split, merged (merging.ts) and lined up
 * (layouts.ts). Positions are in cells, one cube wide, between the upper left corners of the board and of a train.
 * Except for adding and removing cubes, every operation keeps their number.
 */
import { clamp, type Point } from '#app/demo-kit/vector.ts';

export type Train = { id: number; x: number; y: number; length: number };
export type Cubes = { trains: readonly Train[]; nextId: number };
/** Size of the board, cells. */
export type Board = { columns: number; rows: number };

/** Length of a full train. */
export const MAX_TRAIN = 10;
/** Limit of cubes on the board. */
export const MAX_CUBES = 40;
/** Depth of a cube's roof and side, cells. */
export const DEPTH = 0.3;
/** Height of the flag above the roof of a ten, cells. */
export const FLAG = 0.5;
/** Width of the shadow at the right, cells. */
export const SHADOW = 0.12;

/** Gap between the parts after a split by tap or button, cells. */
export const SPLIT_GAP_CELLS = 0.7;

/** Height of a train's flag above its roof, cells. */
export const overhang = ({ length }: Pick<Train, 'length'>) => (length === MAX_TRAIN ? FLAG : 0);

/** Margin around the layout, cells. */
export const EDGE = 0.4;

/** Why nothing can be done with a train when there is none. */
export const EMPTY = 'Add a cube first.';

export const totalOf = ({ trains }: Cubes) => trains.reduce((sum, { length }) => sum + length, 0);

export const trainOf = ({ trains }: Cubes, id: number | undefined) =>
  trains.find((train) => train.id === id);

/** Moves a train as near as possible to a position at which it is completely on the board, with its flag. */
export function placed(train: Train, { columns, rows }: Board, x = train.x, y = train.y): Train {
  return {
    ...train,
    x: clamp(x, 0, columns - train.length - DEPTH - SHADOW),
    y: clamp(y, overhang(train), rows - 1 - DEPTH),
  };
}

/** Tolerance for rounding errors, cells. */
const EPSILON = 1e-6;

const hidesFlag = (ten: Train, other: Train) =>
  ten.length === MAX_TRAIN &&
  other.y < ten.y - EPSILON &&
  other.y + 1 + DEPTH > ten.y - FLAG + EPSILON &&
  other.x < ten.x + MAX_TRAIN + DEPTH &&
  other.x + other.length + DEPTH > ten.x + MAX_TRAIN - FLAG;

/**
 * Whether two trains overlap, or one hides the other's flag.
 * @param hidden how much of a roof the train above may hide, cells: all of it, like a floor of a house, or nothing
 */
export const overlap = (one: Train, two: Train, hidden = DEPTH) =>
  hidesFlag(one, two) ||
  hidesFlag(two, one) ||
  (Math.abs(one.y - two.y) < 1 + DEPTH - hidden - EPSILON &&
    one.x + one.length + DEPTH > two.x + EPSILON &&
    two.x + two.length + DEPTH > one.x + EPSILON);

export const replace = (cubes: Cubes, changed: Train): Cubes => ({
  ...cubes,
  trains: cubes.trains.map((train) => (train.id === changed.id ? changed : train)),
});

/** Vertical distances at which a train doesn't overlap another: as its floor, clear of its roof, clear of its flag. */
const CLEARANCES = [1, 1 + DEPTH, 1 + DEPTH + FLAG];

/**
 * Moves a train that overlaps another to the nearest free place. It only hides a roof where there is no other place.
 * @param hidden see `overlap`
 */
export function settled(cubes: Cubes, id: number, board: Board, hidden = 0): Cubes {
  const train = trainOf(cubes, id);
  if (!train) return cubes;
  const others = cubes.trains.filter((other) => other.id !== id);
  // The nearest place is in line with the train or touches others.
  const width = train.length + DEPTH;
  const xs = others.flatMap(({ x, length }) => {
    const end = x + length;
    return [x - width, end + DEPTH, end - FLAG - width, end + DEPTH + FLAG - train.length];
  });
  const ys = others.flatMap(({ y }) => CLEARANCES.flatMap((far) => [y - far, y + far]));
  const places = [train.x, ...xs].flatMap((x) =>
    [train.y, ...ys].map((y) => placed(train, board, x, y)),
  );
  for (const roof of [hidden, DEPTH]) {
    let best: { at: Train; distance: number } | undefined;
    for (const at of places) {
      const distance = Math.hypot(at.x - train.x, at.y - train.y);
      const isNearer = !best || distance < best.distance;
      if (isNearer && !others.some((other) => overlap(at, other, roof))) best = { at, distance };
    }
    if (best) return best.distance > 0 ? replace(cubes, best.at) : cubes;
  }
  return cubes;
}

export function move(cubes: Cubes, id: number, x: number, y: number, board: Board): Cubes {
  const train = trainOf(cubes, id);
  return train ? replace(cubes, placed(train, board, x, y)) : cubes;
}

/**
 * Moves a train by keys, and beside a train that is in the way. A floor of a house can stay one.
 * @returns also why it stays where it is; undefined if it moves
 */
export function step(
  cubes: Cubes,
  train: Train,
  [x, y]: Point,
  board: Board,
): { cubes: Cubes; reason?: string } {
  const isFloor = cubes.trains.some((other) => other.id !== train.id && overlap(train, other, 0));
  const moved = move(cubes, train.id, x, y, board);
  const next = settled(moved, train.id, board, isFloor ? DEPTH : 0);
  const stays = (after: Cubes) => {
    const at = trainOf(after, train.id) ?? train;
    return Math.hypot(at.x - train.x, at.y - train.y) < EPSILON;
  };
  if (stays(moved)) return { cubes, reason: 'That’s the edge of the board.' };
  if (stays(next)) return { cubes, reason: 'Another train is in the way.' };
  return { cubes: next };
}

/** The end of a train that splits off: its number of cubes, and where it is. */
export type End = { away: number; side: 'left' | 'right' };

/** The end that splits off when a train is pulled at one of its cubes. */
export function awayAt(length: number, cube: number): End {
  return cube * 2 >= length - 1
    ? { away: length - cube, side: 'right' }
    : { away: cube + 1, side: 'left' };
}

/**
 * Splits cubes off one end of a train. The new train is `gap` cells away.
 * @returns also the id of the new train; undefined, without a change, if that would be no cube or all
 */
export function split(
  cubes: Cubes,
  id: number,
  { away, side }: End,
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
  // At the edge of the board, the remaining part moves instead.
  const pushed = placed({ ...stays, x: stays.x + apart.x - goes.x }, board);
  const made = { trains: [...replace(cubes, pushed).trains, apart], nextId: cubes.nextId + 1 };
  if (gap === 0) return { cubes: made, id: apart.id };
  const free = settled(made, id, board, DEPTH);
  return { cubes: settled(free, apart.id, board, DEPTH), id: apart.id };
}

/** Why a train can't be split; undefined if it can. */
export const reasonAgainstSplitting = (train: Train | undefined) =>
  !train ? EMPTY : train.length === 1 ? 'A single cube can’t be split.' : undefined;

/** Why there is no room for another cube; undefined if there is. */
export const reasonAgainstAdding = (cubes: Cubes) =>
  totalOf(cubes) >= MAX_CUBES ? `That’s ${MAX_CUBES} cubes, the maximum.` : undefined;

/** Adds a cube where there is room. */
export function add(cubes: Cubes, board: Board): Cubes {
  const train = placed({ id: cubes.nextId, length: 1, x: EDGE, y: EDGE }, board);
  const made = { trains: [...cubes.trains, train], nextId: cubes.nextId + 1 };
  return settled(made, train.id, board);
}

export const remove = (cubes: Cubes, id: number): Cubes => ({
  ...cubes,
  trains: cubes.trains.filter((train) => train.id !== id),
});

export const longestFirst = (one: Train, two: Train) => two.length - one.length || one.id - two.id;

export const cubesOf = (length: number) => (length === 1 ? '1 cube' : `${length} cubes`);

/** The board as a sum: "2 × 10 + 7 = 27", "4 + 3 = 7", "3 × 4 = 12", "5". */
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
  if (terms.length === 0) return '0';
  return terms.join(' + ') + (cubes.trains.length > 1 ? ` = ${totalOf(cubes)}` : '');
}

/** A seven to split, and some to merge. */
const FIRST_LENGTHS = [7, 4, 3, 1, 10];
const trainsAt = (...spots: [x: number, y: number][]) =>
  spots.map(([x, y], index) => ({ id: index + 1, x, y, length: FIRST_LENGTHS[index] ?? 1 }));

/** The initial trains. */
export const first: Cubes = {
  trains: trainsAt([0.7, 0.4], [9.6, 3], [1.6, 3.6], [12.6, 0.6], [2.6, 6.9]),
  nextId: FIRST_LENGTHS.length + 1,
};

/** The same for the narrow board of a phone. */
export const firstNarrow: Cubes = {
  ...first,
  trains: trainsAt([0.4, 0.3], [5.4, 3.6], [0.9, 3.2], [7.6, 8.7], [0, 6.2]),
};
