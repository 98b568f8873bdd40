/** The board and its sum: shows the trains and handles pointers and keys on them. */
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useState,
} from 'react';
import { arrowOf, isDeleteKey } from '#app/demo-kit/arrow-keys.ts';
import { shakeOf } from '#app/demo-kit/notice/notice.tsx';
import { type DragHandlers, useDragScope } from '#app/demo-kit/pointer/use-drag.ts';
import { scale, type Vector } from '#app/demo-kit/vector.ts';
import { SharedBoardNotice } from '../shared/shared-board.tsx';
import * as styles from './cubes.css.ts';
import { awayAt, sentenceOf, type Train, trainOf } from './cubes.ts';
import { type Grip, hold, isSnapped, shownWhile } from './drag.ts';
import { cubeAt, DragTrain } from './drag-train.tsx';
import { HeldMarks, SplitMarks } from './marks.tsx';
import type { CubesStore } from './use-cubes.ts';

/** Steps of the arrow keys, cells; the larger with Shift. */
const STEP_CELLS = 0.5;
const LARGE_STEP_CELLS = 2;

type CubeBoardProps = {
  /** The part of the board inside the stitches. */
  ground: RefObject<HTMLDivElement>;
  store: CubesStore;
};

export function CubeBoard({ ground, store }: CubeBoardProps) {
  const { cubes, board, cell, tool, chosen, count, notice, merged } = store;
  const scope = useDragScope();
  // Local, so that a drag renders only the board. The distance is in px.
  const [drag, setDrag] = useState<{ grip: Grip; by: Vector }>();
  const [over, setOver] = useState<{ id: number; cube: number }>();

  const heldAt = (grip: Grip, by: Vector) => hold(cubes, grip, scale(by, 1 / cell), board);
  const held = drag && heldAt(drag.grip, drag.by);
  const shown = held ? shownWhile(held, board) : cubes;

  const dragOf = (train: Train): DragHandlers<Grip> => ({
    press: (event) => ({
      id: train.id,
      end:
        tool === 'move' || train.length === 1
          ? undefined
          : awayAt(train.length, cubeAt(event, cell, train.length)),
    }),
    start: () => setOver(undefined),
    move: ({ held: grip, by }) => setDrag({ grip, by }),
    drop: ({ held: grip, by }) => store.drop(heldAt(grip, by)),
    end: () => setDrag(undefined),
  });

  const onKey = (event: KeyboardEvent, train: Train) => {
    const direction = arrowOf(event);
    if (direction) {
      store.nudge(train, scale(direction, event.shiftKey ? LARGE_STEP_CELLS : STEP_CELLS));
    } else if (isDeleteKey(event)) {
      store.remove(train);
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent, train: Train) => {
    store.choose(train.id);
    // A click by key has no position on the train.
    if (tool === 'move' || event.detail === 0) return;
    setOver(undefined);
    store.splitAt(train, cubeAt(event, cell, train.length));
  };

  const onGroundClick = ({ target, currentTarget, clientX, clientY }: MouseEvent) => {
    if (target !== currentTarget) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    store.moveChosen([(clientX - left) / cell, (clientY - top) / cell]);
  };

  const hovered = held || tool === 'move' ? undefined : trainOf(shown, over?.id);
  const ready = held || hovered || cell === 0 ? undefined : trainOf(shown, chosen);
  // A train hides the roofs of trains below it.
  const fromBelow = [...shown.trains].sort((one, two) => two.y - one.y || one.x - two.x);
  const marks = { cubes: shown, board, cell };
  const sentence = sentenceOf(held?.cubes ?? cubes);

  return (
    <>
      <div className={styles.board} data-board data-tool={tool}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the chosen train itself */}
        <div ref={ground} className={styles.ground} onClick={onGroundClick}>
          {cell > 0 &&
            shown.trains.map((train) => (
              <DragTrain
                key={train.id}
                train={train}
                cell={cell}
                held={held?.id === train.id}
                snapped={held?.id === train.id && isSnapped(held)}
                chosen={chosen === train.id}
                layer={fromBelow.indexOf(train)}
                shake={notice?.id === train.id ? shakeOf(notice) : undefined}
                merged={merged?.id === train.id ? merged.count : undefined}
                drag={dragOf(train)}
                scope={scope}
                onClick={(event) => onClick(event, train)}
                onKeyDown={(event) => onKey(event, train)}
                onHover={(cube) => setOver(cube === undefined ? undefined : { id: train.id, cube })}
              />
            ))}
          {held && <HeldMarks {...marks} held={held} />}
          {hovered && over && (
            <SplitMarks
              {...marks}
              train={hovered}
              {...awayAt(hovered.length, Math.min(over.cube, hovered.length - 1))}
            />
          )}
          {ready && <SplitMarks {...marks} train={ready} away={count} side="right" />}
        </div>
        <SharedBoardNotice {...store.sharing} pieces="[data-train] > svg" />
      </div>
      <p
        className={styles.sign}
        data-sign
        style={{ '--ems': `${sentence.length * 0.46}` } as CSSProperties}
      >
        {sentence}
      </p>
    </>
  );
}
