import { type CSSProperties, type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useDrag } from '../shared/use-drag.ts';
import { DEPTH, type Train } from './cubes.ts';
import * as styles from './cubes.css.ts';
import { TrainPicture } from './train.tsx';

type DragTrainProps = {
  train: Train;
  /** Width of a cube, px. */
  cell: number;
  held: boolean;
  /** Whether it is shown where it would merge, not under the pointer. */
  snapped: boolean;
  chosen: boolean;
  /** Stacking order among the trains, from the back. */
  layer: number;
  shake: 'odd' | 'even' | undefined;
  /** Number of the merge that created it. */
  merged: number | undefined;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Called when the mouse enters one of its cubes, or leaves the train. */
  onHover(cube: number | undefined): void;
  /** Called when a drag starts at one of its cubes. @returns the dragged train */
  onStart(cube: number): Train;
  /** Called with the position of the dragged train, cells. */
  onMove(x: number, y: number): void;
  onDrop(): void;
  onCancel(): void;
};

/** A train that can be chosen and dragged. */
export function DragTrain(props: DragTrainProps) {
  const { train, cell, held, snapped, chosen, merged, onHover, onStart, onMove, onDrop, onCancel } =
    props;
  const { x, y, length } = train;
  const origin = useRef<Train>();
  const { onPointerMove, ...listeners } = useDrag({
    start({ currentTarget }, clientX) {
      origin.current = onStart(cubeAt({ currentTarget, clientX }, cell, length));
    },
    move(dx, dy) {
      if (origin.current) onMove(origin.current.x + dx / cell, origin.current.y + dy / cell);
    },
    drop: onDrop,
    cancel: onCancel,
  });
  return (
    <button
      className={styles.train}
      type="button"
      aria-label={`${length === 1 ? '1 cube' : `${length} cubes`}, column ${Math.round(x) + 1}, row ${Math.round(y) + 1}`}
      aria-pressed={chosen}
      data-train={length}
      data-held={held ? '' : undefined}
      data-snapped={snapped ? '' : undefined}
      data-shake={props.shake}
      style={
        {
          '--layer': props.layer,
          width: (length + DEPTH) * cell,
          height: (1 + DEPTH) * cell,
          transform: `translate(${x * cell}px, ${y * cell}px)`,
        } as CSSProperties
      }
      onClick={props.onClick}
      onKeyDown={props.onKeyDown}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) {
          onHover(cubeAt(event, cell, length));
        }
        onPointerMove(event);
      }}
      onPointerLeave={() => onHover(undefined)}
      {...listeners}
    >
      {/* A new key restarts the animation. */}
      <TrainPicture key={merged} length={length} chosen={chosen} merged={merged !== undefined} />
    </button>
  );
}

/** Index of the cube under the pointer. */
export function cubeAt(
  { currentTarget, clientX }: Pick<MouseEvent, 'currentTarget' | 'clientX'>,
  cell: number,
  length: number,
) {
  const { left } = currentTarget.getBoundingClientRect();
  return Math.max(0, Math.min(length - 1, Math.floor((clientX - left) / cell)));
}
