/** Preview of a split or a merge on the board. */
import { clamp } from '#app/demo-kit/vector.ts';
import * as styles from './cubes.css.ts';
import * as model from './cubes.ts';
import type { Board, Cubes, End, Train } from './cubes.ts';
import type { Held } from './drag.ts';
import { stripTop } from './strips.ts';

/** Height of a strip in cells, at most `px`. */
const STRIP = { cells: 0.78, px: 22 };

const stripHeight = (cell: number) => Math.min(STRIP.cells, STRIP.px / cell);

const at = (x: number, y: number, cell: number) => ({
  transform: `translate(${x * cell}px, ${y * cell}px)`,
});

type StripProps = Pick<Train, 'x' | 'length'> & {
  /** Upper edge, cells; undefined if there is no room for it. */
  top: number | undefined;
  cell: number;
  /** Whether this part splits off. */
  away?: boolean;
  text?: string;
};

/** A strip beside a part of a train with its number of cubes. */
const Strip = ({ x, top, length, cell, away, text = `${length}` }: StripProps) =>
  top === undefined ? null : (
    <span
      className={styles.strip}
      aria-hidden="true"
      data-strip
      data-mark
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

/** The board that the marks are on; `cell` is the width of a cube, px. */
type Ground = { cubes: Cubes; board: Board; cell: number };

type SplitMarksProps = Ground &
  End & {
    train: Train;
  };

/** The two parts of a train, and the cut between them. */
export function SplitMarks(props: SplitMarksProps) {
  const { cubes, board, cell, train, away, side } = props;
  const { x, y, length } = train;
  if (length === 1) return null;
  const left = side === 'left' ? away : length - away;
  const strip = { top: stripTop(train, cubes, board, stripHeight(cell)), cell };
  return (
    <>
      <span
        className={styles.cut}
        aria-hidden="true"
        data-mark
        style={{ ...at(x + left - 0.035, y + model.DEPTH - 0.1, cell), height: 1.15 * cell }}
      />
      <Strip {...strip} x={x} length={left} away={side === 'left'} />
      <Strip {...strip} x={x + left} length={length - left} away={side === 'right'} />
    </>
  );
}

/** Marks while a train is held: the parts of a split, or the seam and result of a merge. */
export function HeldMarks({ held, cubes, board, cell }: Ground & { held: Held }) {
  const { id, from, joint } = held;
  const train = model.trainOf(cubes, id);
  const rest = model.trainOf(cubes, from);
  const other = model.trainOf(cubes, joint?.other);
  const place = (part: Train, among = cubes) => stripTop(part, among, board, stripHeight(cell));
  if (!train) return null;
  if (!other || !joint) {
    return rest ? (
      <>
        <Strip {...rest} top={place(rest)} cell={cell} />
        <Strip {...train} top={place(train)} cell={cell} away />
      </>
    ) : null;
  }
  const isLeft = joint.side === 'left';
  const sum = train.length + other.length;
  const seam = isLeft ? other.x : other.x + other.length;
  // Kept on the board, even if the two trains reach beyond it.
  const length = Math.min(sum, model.MAX_TRAIN);
  const x = clamp(isLeft ? other.x - train.length : other.x, 0, board.columns - length);
  const text =
    sum > model.MAX_TRAIN ? `${sum} = ${model.MAX_TRAIN} + ${sum - model.MAX_TRAIN}` : `${sum}`;
  const others = { ...cubes, trains: cubes.trains.filter((each) => each.id !== other.id) };
  return (
    <>
      <span
        className={styles.seam}
        aria-hidden="true"
        data-seam
        style={{ ...at(seam, other.y + model.DEPTH - 0.12, cell), height: 1.24 * cell }}
      />
      <Strip
        x={x}
        top={place({ id, x, y: other.y, length }, others)}
        length={length}
        cell={cell}
        text={text}
        away
      />
    </>
  );
}
