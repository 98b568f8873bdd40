/** The board: shows the trains and handles pointers and keys on them. */
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { type ShownNotice, shakeOf } from '../../kit/notice/notice.tsx';
import * as actions from './cubes.ts';
import type { Board, Cubes, Joint, Train } from './cubes.ts';
import { cubeAt, DragTrain } from './drag-train.tsx';
import { HeldMarks, SplitMarks } from './marks.tsx';

export type Tool = 'move' | 'pull';

/** Gap between the parts after a split by tap or button, cells. */
export const SPLIT_GAP_CELLS = 0.7;

/** Steps of the arrow keys, cells; the larger with Shift. */
const STEP = 0.5;
const LARGE_STEP = 2;

const MOVES: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** State while a train is held: the board, the train, and the train that it was pulled from. */
export type Held = {
  cubes: Cubes;
  id: number;
  from?: number;
  /** Where it would merge if released now. */
  joint?: Joint;
  /** The end of a full train, with which it can't merge. */
  full?: Joint;
};

type CubeBoardProps = {
  cubes: Cubes;
  board: Board;
  /** Width of a cube, px. */
  cell: number;
  tool: Tool;
  chosen: number | undefined;
  /** Number of cubes to split off the chosen train. */
  take: number;
  choose(id: number): void;
  /** Called with the board while a train is held, and with undefined after the release. */
  onLive(cubes: Cubes | undefined): void;
  /** @param mergedId id of the train that this merge created */
  change(cubes: Cubes, done: string, mergedId?: number): void;
  notice: ShownNotice | undefined;
  /** @param id of the train @param of state of the board */
  refuse(why: string, id: number, of?: Cubes): void;
  /** Id of the train that was merged last, and the number of merges. */
  merged: { id: number; count: number } | undefined;
};

export const FULL = 'A train holds at most ten cubes.';

export const cubesOf = (length: number) => (length === 1 ? '1 cube' : `${length} cubes`);

export function CubeBoard(props: CubeBoardProps) {
  const { cubes, board, cell, tool, chosen, take, choose, onLive, change } = props;
  const { notice, refuse, merged } = props;
  // Also outside React's state, because pointer events can be faster than rendering.
  const holding = useRef<Held>();
  const [held, setHeld] = useState<Held>();
  const [over, setOver] = useState<{ id: number; cube: number }>();
  const snapped = held?.joint && held.joint.other !== held.from;
  const shown = !held
    ? cubes
    : held.joint && snapped
      ? actions.joined(held.cubes, held.id, held.joint, board)
      : held.cubes;

  const hold = (next: Held | undefined) => {
    holding.current = next;
    setHeld(next);
    onLive(next?.cubes);
  };

  const start = (train: Train, cube: number) => {
    setOver(undefined);
    if (tool === 'move' || train.length === 1) {
      hold({ cubes, id: train.id });
      return train;
    }
    const { cubes: apart, id = train.id } = actions.split(
      cubes,
      train.id,
      actions.awayAt(train.length, cube),
      board,
    );
    hold({ cubes: apart, id, from: train.id });
    return actions.trainOf(apart, id) ?? train;
  };

  const drag = (x: number, y: number) => {
    const now = holding.current;
    if (!now) return;
    const moved = actions.move(now.cubes, now.id, x, y, board);
    const train = actions.trainOf(moved, now.id);
    if (!train) return;
    // The pointer can be beyond the edge: the trains then make room.
    const hand = { ...train, x, y };
    const joint = actions.jointOf(moved, hand, { from: now.from });
    const full = joint ? undefined : actions.jointOf(moved, hand, { full: true });
    hold({ ...now, cubes: moved, joint, full });
  };

  const drop = () => {
    const now = holding.current;
    hold(undefined);
    if (!now) return;
    const { id, joint, from, full } = now;
    // Put back on the train that it was pulled from: no change.
    if (joint && joint.other === from) return;
    choose(joint?.other ?? id);
    if (joint) {
      change(actions.merge(now.cubes, id, joint, board), 'Merged.', joint.other);
      return;
    }
    const length = actions.trainOf(now.cubes, id)?.length ?? 0;
    const next = actions.settled(now.cubes, id, board);
    change(next, from === undefined ? `${cubesOf(length)} moved.` : `${length} pulled off.`);
    if (full && full.other !== from) refuse(FULL, full.other, next);
    else if (from === undefined && next !== now.cubes) {
      refuse('Drop it at the end of a train to join them.', id, next);
    }
  };

  const keys = (event: KeyboardEvent, { id, x, y, length }: Train) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [dx, dy] = MOVES[event.key] ?? [];
    if (dx !== undefined && dy !== undefined) {
      const by = event.shiftKey ? LARGE_STEP : STEP;
      choose(id);
      const next = actions.move(cubes, id, x + dx * by, y + dy * by, board);
      const train = actions.trainOf(next, id);
      if (train?.x === x && train.y === y) refuse('That’s the edge of the board.', id);
      else change(next, `${cubesOf(length)} moved.`);
    } else if (event.key === 'Delete') {
      change(actions.remove(cubes, id), `${cubesOf(length)} removed.`);
    } else return;
    event.preventDefault();
  };

  const click = (event: MouseEvent, { id, length }: Train) => {
    choose(id);
    // A click by key has no position on the train.
    if (tool === 'move' || event.detail === 0) return;
    if (length === 1) {
      refuse('A single cube can’t be split.', id);
      return;
    }
    const end = actions.awayAt(length, cubeAt(event, cell, length));
    setOver(undefined);
    change(actions.split(cubes, id, end, board, SPLIT_GAP_CELLS).cubes, `${end.away} split off.`);
  };

  const hovered = held || tool === 'move' ? undefined : actions.trainOf(shown, over?.id);
  const ready = held || hovered ? undefined : actions.trainOf(shown, chosen);

  // A train hides the roofs of trains below it.
  const fromBelow = [...shown.trains].sort((one, two) => two.y - one.y || one.x - two.x);

  return (
    <>
      {shown.trains.map((train) => (
        <DragTrain
          key={train.id}
          train={train}
          cell={cell}
          held={held?.id === train.id}
          snapped={held?.id === train.id && snapped === true}
          chosen={chosen === train.id}
          layer={fromBelow.indexOf(train)}
          shake={notice?.id === train.id ? shakeOf(notice) : undefined}
          merged={merged?.id === train.id ? merged.count : undefined}
          onClick={(event) => click(event, train)}
          onKeyDown={(event) => keys(event, train)}
          onHover={(cube) => setOver(cube === undefined ? undefined : { id: train.id, cube })}
          onStart={(cube) => start(train, cube)}
          onMove={drag}
          onDrop={drop}
          onCancel={() => hold(undefined)}
        />
      ))}
      {held && <HeldMarks held={held} shown={shown} board={board} cell={cell} />}
      {hovered && over && (
        <SplitMarks
          cubes={shown}
          board={board}
          train={hovered}
          cell={cell}
          {...actions.awayAt(hovered.length, Math.min(over.cube, hovered.length - 1))}
        />
      )}
      {ready && (
        <SplitMarks
          cubes={shown}
          board={board}
          train={ready}
          cell={cell}
          away={take}
          side="right"
          onlyBeside
        />
      )}
    </>
  );
}
