/**
 * Number cubes on a board: trains of up to ten cubes, which can be split, merged and lined up. Positions are in
 * cells, one cube wide, from the upper left corner of the board to that of a train. Except for adding and removing
 * cubes, every operation keeps their number.
 */

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

/**
 * Distances within which a released train merges end to end, cells: generous between the ends, but
 * never with a train in the next row.
 */
const REACH = { gap: 1.2, overlap: 1, y: 0.8 };
/** The same for the train that it was pulled from: smaller, so that it separates at once. */
const REJOIN = { gap: 0.6, overlap: 0.6, y: 0.55 };

/** Step of the search for a free position, cells. */
const SEARCH_STEP = 0.25;

/** Height of a train's flag above its roof, cells. */
export const overhang = ({ length }: Pick<Train, 'length'>) => (length === MAX_TRAIN ? FLAG : 0);

/** Distance from a ten to the remainder below it, cells. */
const REMAINDER_DISTANCE = 1.42;
/** Margin around the layout, cells. */
export const EDGE = 0.4;

export const totalOf = ({ trains }: Cubes) => trains.reduce((sum, { length }) => sum + length, 0);

export const trainOf = ({ trains }: Cubes, id: number | undefined) =>
  trains.find((train) => train.id === id);

/** Moves a train as near as possible to a position at which it is completely on the board, with its flag. */
export function placed(train: Train, { columns, rows }: Board, x = train.x, y = train.y): Train {
  const within = (value: number, least: number, most: number) =>
    Math.max(least, Math.min(most, value));
  return {
    ...train,
    x: within(x, 0, columns - train.length - DEPTH - SHADOW),
    y: within(y, overhang(train), rows - 1 - DEPTH),
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
 * Whether two trains overlap, or one hides the other's flag. A train can be exactly on top of another,
 * like a floor of a house.
 */
export const overlap = (one: Train, two: Train) =>
  hidesFlag(one, two) ||
  hidesFlag(two, one) ||
  (Math.abs(one.y - two.y) < 1 - EPSILON &&
    one.x + one.length + DEPTH > two.x + EPSILON &&
    two.x + two.length + DEPTH > one.x + EPSILON);

const replace = (cubes: Cubes, changed: Train): Cubes => ({
  ...cubes,
  trains: cubes.trains.map((train) => (train.id === changed.id ? changed : train)),
});

/** Moves a train that overlaps another to the nearest free position, if there is one. */
export function settled(cubes: Cubes, id: number, board: Board): Cubes {
  const train = trainOf(cubes, id);
  if (!train) return cubes;
  const others = cubes.trains.filter((other) => other.id !== id);
  const isFree = (at: Train) => !others.some((other) => overlap(at, other));
  if (isFree(train)) return cubes;
  let best: { at: Train; distance: number } | undefined;
  for (let y = 0; y < board.rows; y += SEARCH_STEP) {
    for (let x = 0; x < board.columns; x += SEARCH_STEP) {
      const at = placed(train, board, x, y);
      const distance = Math.hypot(at.x - train.x, at.y - train.y);
      if ((!best || distance < best.distance) && isFree(at)) best = { at, distance };
    }
  }
  return best ? replace(cubes, best.at) : cubes;
}

export function move(cubes: Cubes, id: number, x: number, y: number, board: Board): Cubes {
  const train = trainOf(cubes, id);
  return train ? replace(cubes, placed(train, board, x, y)) : cubes;
}

/** The end that splits off when a train is pulled at one of its cubes, and its number of cubes. */
export function awayAt(length: number, cube: number): { away: number; side: 'left' | 'right' } {
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
  // At the edge of the board, the remaining part moves instead.
  const pushed = placed({ ...stays, x: stays.x + apart.x - goes.x }, board);
  const made = {
    trains: [...replace(cubes, pushed).trains, apart],
    nextId: cubes.nextId + 1,
  };
  return { cubes: gap > 0 ? settled(made, apart.id, board) : made, id: apart.id };
}

export type Joint = { other: number; side: 'left' | 'right' };

/**
 * Where a train would merge if it were released: at the nearest train that it meets end to end.
 * @param held its position under the pointer, which can be beyond the edge of the board
 * @param from id of the train that it was pulled from
 * @param full whether to look for full trains instead, with which it can't merge
 */
export function jointOf(
  cubes: Cubes,
  held: Train,
  { from, full = false }: { from?: number; full?: boolean } = {},
): Joint | undefined {
  let best: (Joint & { distance: number }) | undefined;
  for (const other of cubes.trains) {
    if (other.id === held.id || full !== (other.length === MAX_TRAIN || held.length === MAX_TRAIN))
      continue;
    const reach = other.id === from ? REJOIN : REACH;
    const dy = Math.abs(other.y - held.y);
    if (dy > reach.y) continue;
    for (const side of ['right', 'left'] as const) {
      const gap =
        side === 'right' ? held.x - other.x - other.length : other.x - held.x - held.length;
      const distance = Math.abs(gap) + dy;
      if (gap > reach.gap || gap < -reach.overlap || (best && best.distance <= distance)) continue;
      best = { other: other.id, side, distance };
    }
  }
  return best && { other: best.other, side: best.side };
}

/** Positions of two trains before they merge: the held one beside the other. */
export function joined(cubes: Cubes, id: number, joint: Joint, board: Board): Cubes {
  const held = trainOf(cubes, id);
  const other = trainOf(cubes, joint.other);
  if (!held || !other) return cubes;
  const left = joint.side === 'left';
  const sum = held.length + other.length;
  if (sum > MAX_TRAIN) {
    const beside = {
      ...held,
      x: left ? other.x - held.length : other.x + other.length,
      y: other.y,
    };
    const fits = placed(beside, board).x === beside.x;
    return fits ? replace(cubes, beside) : cubes;
  }
  const { x, y } = mergedOf(held, other, joint, board);
  return replace(replace(cubes, { ...held, x: left ? x : x + other.length, y }), {
    ...other,
    x: left ? x + held.length : x,
    y,
  });
}

/** The train created by merging two, up to ten cubes. */
const mergedOf = (held: Train, other: Train, { side }: Joint, board: Board) =>
  placed(
    {
      ...other,
      length: Math.min(MAX_TRAIN, held.length + other.length),
      x: side === 'left' ? other.x - held.length : other.x,
    },
    board,
  );

/** The nearest train, by its middle, that isn't full; undefined if there is none. */
export function nearest(cubes: Cubes, id: number): Joint | undefined {
  const held = trainOf(cubes, id);
  const far = (other: Train) =>
    held
      ? Math.hypot(other.x + other.length / 2 - held.x - held.length / 2, other.y - held.y)
      : Infinity;
  const [other] = cubes.trains
    .filter(
      (train) => train.id !== id && train.length < MAX_TRAIN && held && held.length < MAX_TRAIN,
    )
    .sort((one, two) => far(one) - far(two));
  return other && { other: other.id, side: 'right' };
}

/** Merges a train with the end of another. More than ten cubes become a ten, with the remainder below. */
export function merge(cubes: Cubes, id: number, joint: Joint, board: Board): Cubes {
  const held = trainOf(cubes, id);
  const other = trainOf(cubes, joint.other);
  if (!held || !other) return cubes;
  const sum = held.length + other.length;
  const full = mergedOf(held, other, joint, board);
  const others = cubes.trains.filter((train) => train.id !== id && train.id !== other.id);
  const made = settled({ ...cubes, trains: [...others, full] }, full.id, board);
  if (sum <= MAX_TRAIN) return made;
  const { x, y } = trainOf(made, full.id) ?? full;
  const below =
    y + REMAINDER_DISTANCE <= board.rows - 1 - DEPTH
      ? y + REMAINDER_DISTANCE
      : y - REMAINDER_DISTANCE;
  const rest = placed({ ...held, length: sum - MAX_TRAIN, x, y: below }, board);
  return settled({ ...made, trains: [...made.trains, rest] }, rest.id, board);
}

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
  const total = totalOf(cubes);
  return terms.length === 0
    ? '0'
    : terms.join(' + ') + (cubes.trains.length > 1 ? ` = ${total}` : '');
}

/** The initial trains: a seven to split, and some to merge. */
export const first: Cubes = {
  trains: [
    { id: 1, x: 0.7, y: 0.4, length: 7 },
    { id: 2, x: 9.6, y: 3, length: 4 },
    { id: 3, x: 1.6, y: 3.6, length: 3 },
    { id: 4, x: 12.6, y: 0.6, length: 1 },
    { id: 5, x: 2.6, y: 6.9, length: 10 },
  ],
  nextId: 6,
};

/** The same for the narrow board of a phone. */
export const firstNarrow: Cubes = {
  ...first,
  trains: [
    { id: 1, x: 0.4, y: 0.3, length: 7 },
    { id: 2, x: 5.4, y: 3.6, length: 4 },
    { id: 3, x: 0.9, y: 3.2, length: 3 },
    { id: 4, x: 7.6, y: 8.7, length: 1 },
    { id: 5, x: 0, y: 6.2, length: 10 },
  ],
};
