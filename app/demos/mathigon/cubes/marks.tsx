/** Preview of a split or a merge on the board. */
import type { Held } from './cube-board.tsx';
import { awayAt, type Board, type Cubes, DEPTH, MAX_TRAIN, type Train, trainOf } from './cubes.ts';
import * as styles from './cubes.css.ts';
import { stripTop } from './strips.ts';

/** Height of a strip in cells, at most `px`. */
const STRIP = { cells: 0.78, px: 22 };

const stripHeight = (cell: number) => Math.min(STRIP.cells, STRIP.px / cell);

const at = (x: number, y: number, cell: number) => ({
  transform: `translate(${x * cell}px, ${y * cell}px)`,
});

/** A strip beside a part of a train with its number of cubes. */
function Strip({
  x,
  top,
  length,
  cell,
  away,
  text = `${length}`,
}: {
  x: number;
  /** Upper edge, cells. */
  top: number;
  length: number;
  cell: number;
  /** Whether this part splits off. */
  away?: boolean;
  text?: string;
}) {
  return (
    <span
      className={styles.strip}
      aria-hidden="true"
      data-strip
      data-away={away ? '' : undefined}
      style={{
        ...at(x + 0.04, top, cell),
        width: (length - 0.08) * cell,
        height: stripHeight(cell) * cell,
        fontSize: stripHeight(cell) * cell * 0.76,
      }}
    >
      {text}
    </span>
  );
}

/** The two parts of a train, and the cut between them. */
export function SplitMarks({
  cubes,
  board,
  train,
  cell,
  away,
  side,
  onlyBeside = false,
}: {
  cubes: Cubes;
  board: Board;
  train: Train;
  cell: number;
  /** Hides strips that would cover the train. */
  onlyBeside?: boolean;
} & ReturnType<typeof awayAt>) {
  const { x, y, length } = train;
  if (length === 1) return null;
  const left = side === 'left' ? away : length - away;
  const { top, beside } = stripTop(train, cubes, board, stripHeight(cell));
  return (
    <>
      <span
        className={styles.cut}
        aria-hidden="true"
        style={{ ...at(x + left - 0.035, y + DEPTH - 0.1, cell), height: 1.15 * cell }}
      />
      {(beside || !onlyBeside) && (
        <>
          <Strip x={x} top={top} length={left} cell={cell} away={side === 'left'} />
          <Strip
            x={x + left}
            top={top}
            length={length - left}
            cell={cell}
            away={side === 'right'}
          />
        </>
      )}
    </>
  );
}

/** Marks while a train is held: the parts of a split, and the seam and result of a merge. */
export function HeldMarks({
  held: { id, from, joint },
  shown,
  board,
  cell,
}: {
  held: Held;
  shown: Cubes;
  board: Board;
  cell: number;
}) {
  const train = trainOf(shown, id);
  const rest = trainOf(shown, from);
  const other = trainOf(shown, joint?.other);
  if (!train) return null;
  if (other && joint) {
    const left = joint.side === 'left';
    const sum = train.length + other.length;
    const seam = left ? other.x : other.x + other.length;
    // Kept on the board, even if the two trains reach beyond it.
    const length = Math.min(sum, MAX_TRAIN);
    const x = Math.max(
      0,
      Math.min(left ? other.x - train.length : other.x, board.columns - length),
    );
    const both = { id, x, y: other.y, length };
    const text = sum > MAX_TRAIN ? `${sum} = ${MAX_TRAIN} + ${sum - MAX_TRAIN}` : `${sum}`;
    const others = { ...shown, trains: shown.trains.filter((each) => each.id !== other.id) };
    const { top, beside } = stripTop(both, others, board, stripHeight(cell));
    // On a train, it is only as wide as its text.
    const width = beside ? length : Math.min(length, text.length * 0.4 + 0.6);
    const middle = Math.max(x, Math.min(x + length - width, seam - width / 2));
    return (
      <>
        <span
          className={styles.seam}
          aria-hidden="true"
          data-seam
          style={{ ...at(seam, other.y + DEPTH - 0.12, cell), height: 1.24 * cell }}
        />
        <Strip x={beside ? x : middle} top={top} length={width} cell={cell} text={text} away />
      </>
    );
  }
  if (!rest) return null;
  const topOf = (part: Train) => stripTop(part, shown, board, stripHeight(cell)).top;
  return (
    <>
      <Strip {...rest} top={topOf(rest)} cell={cell} />
      <Strip {...train} top={topOf(train)} cell={cell} away />
    </>
  );
}
