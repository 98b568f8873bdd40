/** What the board says about a split or a merge before it is made. */
import type { Held } from './cube-board.tsx';
import { awayAt, DEPTH, TEN, type Train, trainOf } from './cubes.ts';
import * as styles from './polypad-cubes.css.ts';

const at = (x: number, y: number, cell: number) => ({
  transform: `translate(${x * cell}px, ${y * cell}px)`,
});

/** A strip below a part of a train, that says how many cubes it has. */
function Strip({
  x,
  y,
  length,
  cell,
  away,
  text = `${length}`,
}: {
  x: number;
  y: number;
  length: number;
  cell: number;
  /** Of the part that comes away. */
  away?: boolean;
  text?: string;
}) {
  return (
    <span
      className={styles.strip}
      aria-hidden="true"
      data-away={away ? '' : undefined}
      style={{ ...at(x + 0.04, y + 1 + DEPTH + 0.06, cell), width: (length - 0.08) * cell }}
    >
      {text}
    </span>
  );
}

/** The two parts of a train, and the cut between them. */
export function SplitMarks({
  train,
  cell,
  away,
  side,
}: { train: Train; cell: number } & ReturnType<typeof awayAt>) {
  const { x, y, length } = train;
  if (length === 1) return null;
  const left = side === 'left' ? away : length - away;
  return (
    <>
      <span
        className={styles.cut}
        aria-hidden="true"
        style={{ ...at(x + left - 0.035, y + DEPTH - 0.1, cell), height: 1.3 * cell }}
      />
      <Strip x={x} y={y} length={left} cell={cell} away={side === 'left'} />
      <Strip x={x + left} y={y} length={length - left} cell={cell} away={side === 'right'} />
    </>
  );
}

/** The parts of what is pulled apart; where a train would merge, and what it would make. */
export function HeldMarks({
  held: { cubes, id, from, joint },
  cell,
}: {
  held: Held;
  cell: number;
}) {
  const train = trainOf(cubes, id);
  const rest = trainOf(cubes, from);
  const other = trainOf(cubes, joint?.other);
  if (!train) return null;
  if (other && joint) {
    const sum = train.length + other.length;
    const x = joint.side === 'left' ? other.x - train.length : other.x;
    const text = sum > TEN ? `${sum} = ${TEN} + ${sum - TEN}` : `${sum}`;
    return (
      <>
        <span
          className={styles.ghost}
          aria-hidden="true"
          style={{
            ...at(joint.side === 'left' ? x : x + other.length, other.y + DEPTH, cell),
            width: train.length * cell,
            height: cell,
          }}
        />
        <Strip x={x} y={other.y} length={sum} cell={cell} text={text} away />
      </>
    );
  }
  if (!rest) return null;
  return (
    <>
      <Strip {...rest} cell={cell} />
      <Strip {...train} cell={cell} away />
    </>
  );
}
