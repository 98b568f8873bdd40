import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react';
import { type DragHandlers, type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { clamp } from '#app/demo-kit/vector.ts';
import { cubesOf, DEPTH, type Train } from './cubes.ts';
import * as styles from './cubes.css.ts';
import type { Grip } from './drag.ts';
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
  drag: DragHandlers<Grip>;
  /** Shared by all trains. */
  scope: DragScope;
  onClick(event: MouseEvent): void;
  onKeyDown(event: KeyboardEvent): void;
  /** Called when the mouse enters one of its cubes, or leaves the train. */
  onHover(cube: number | undefined): void;
};

/** A train that can be chosen and dragged. */
export function DragTrain(props: DragTrainProps) {
  const { train, cell, held, snapped, chosen, merged, onHover } = props;
  const { x, y, length } = train;
  const drag = useDrag(props.drag, { scope: props.scope });
  return (
    <button
      className={styles.train}
      type="button"
      aria-label={`${cubesOf(length)}, column ${Math.round(x) + 1}, row ${Math.round(y) + 1}`}
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
      }}
      onPointerLeave={() => onHover(undefined)}
      {...drag}
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
  return clamp(Math.floor((clientX - left) / cell), 0, length - 1);
}
