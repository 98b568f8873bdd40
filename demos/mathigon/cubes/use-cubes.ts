/** The state of the demo: the trains with their undo history, and what the tools do. */
import { useState } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useNotice } from '#app/demo-kit/notice/notice.tsx';
import { useUndo } from '#app/demo-kit/undo/use-undo.ts';
import type { Size } from '#app/demo-kit/use-size.ts';
import { clamp, type Point, type Vector } from '#app/demo-kit/vector.ts';
import { commandsWith } from '../shared/commands.tsx';
import { useSharedBoard } from '../shared/shared-board.tsx';
import { useQuestions } from '../shared/question.tsx';
import * as model from './cubes.ts';
import { type Board, type Cubes, cubesOf, type End, type Train } from './cubes.ts';
import { type Held, release } from './drag.ts';
import * as layouts from './layouts.ts';
import * as merging from './merging.ts';
import { questions as ALL_QUESTIONS } from './questions.ts';

const loadLinkFormat = () => import('./link.ts');

/** What dragging a train does. */
export type Tool = 'move' | 'pull';

/** Width of the board in cubes; on a phone, a ten fits exactly. */
const ACROSS = { wide: 15.4, narrow: model.MAX_TRAIN + model.DEPTH + model.SHADOW };
/** Narrower boards have the phone's layout, px. */
const PHONE_WIDTH_PX = 472;

const describe = (cubes: Cubes) => `${model.sentenceOf(cubes)}.`;

export type CubesStore = ReturnType<typeof useCubes>;

/** @param size of the board */
export function useCubes({ width, height }: Size, announce: DemoProps['announce']) {
  const undo = useUndo({ name: 'mathigon/cubes', first: () => model.first, describe, announce });
  const { shown: notice, refuse, clear } = useNotice(undo.current, announce);
  const [merged, setMerged] = useState({ id: 0, count: 0 });
  const [tool, setTool] = useState<Tool>('pull');
  const [picked, setPicked] = useState<number | undefined>(1);
  const [targetCount, setTargetCount] = useState(3);

  const questions = useQuestions('mathigon/cubes', ALL_QUESTIONS, undo.current, clear);
  const sharing = useSharedBoard('mathigon/cubes', loadLinkFormat, {
    undo,
    announce,
    onOpen: questions.askAbout,
  });

  const isNarrow = width < PHONE_WIDTH_PX;
  const cell = width / (isNarrow ? ACROSS.narrow : ACROSS.wide);
  const board: Board = { columns: width / (cell || 1), rows: height / (cell || 1) };
  const cubes =
    isNarrow && undo.current === model.first
      ? model.firstNarrow
      : layouts.fitted(undo.current, board);
  // The chosen train may have been merged, regrouped or removed.
  const train = model.trainOf(cubes, picked) ?? cubes.trains.at(-1);
  const maxCount = (train?.length ?? 0) - 1;
  /** Cubes to split off the chosen train. */
  const count = clamp(targetCount, 1, maxCount);

  const change = (next: Cubes, done: string, mergedId = 0) => {
    undo.change(next, done);
    setMerged((last) => ({ id: mergedId, count: last.count + (mergedId ? 1 : 0) }));
  };
  const moveTo = (moved: Cubes, { length }: Train) => change(moved, `${cubesOf(length)} moved.`);
  const splitOff = ({ id }: Train, end: End) =>
    change(
      model.split(cubes, id, end, board, model.SPLIT_GAP_CELLS).cubes,
      `${end.away} split off.`,
    );

  const command = commandsWith(refuse);
  const sayNo = () => {
    const reason = ALL_QUESTIONS[questions.index]?.reasonAgainst(model.totalOf(cubes));
    if (reason === undefined) refuse('It can. Keep trying.');
    else questions.setAnswer(reason);
  };
  /** Selects a train. A refusal that concerned another one disappears. */
  const choose = (id: number) => {
    clear();
    setPicked(id);
  };
  /** @param act called with the chosen train */
  const forTrain = (reason: string | undefined, act: (train: Train) => void) =>
    command(reason, () => train && act(train), train?.id);
  const notSplit = model.reasonAgainstSplitting(train);
  const notFewer = count > 1 ? undefined : (notSplit ?? 'Split off at least one cube.');
  const notMore = count < maxCount ? undefined : (notSplit ?? 'At least one cube has to stay.');
  /** The button never looks disabled, but a layout that would change nothing adds no undo step. */
  const arrange = (layout: typeof layouts.lineUp, done: string, already: string) => ({
    onPress() {
      const next = layout(cubes, board);
      if (!train) refuse(model.EMPTY);
      else if (layouts.looksSame(next, cubes)) refuse(already);
      else change(next, done);
    },
  });
  const toolCommand = (name: Tool) => ({ pressed: tool === name, onPress: () => setTool(name) });

  return {
    undo,
    cubes,
    board,
    /** Width of a cube, px. */
    cell,
    tool,
    chosen: train?.id,
    choose,
    count,
    notice,
    /** Id of the train that was merged last, and the number of merges. */
    merged: merged.id ? merged : undefined,
    sharing,
    questions,
    /** Answers that the cubes can't do what was asked. */
    sayNo: command(
      questions.isAnswered ? 'That’s answered.' : train ? undefined : model.EMPTY,
      sayNo,
    ),
    pullTool: toolCommand('pull'),
    moveTool: toolCommand('move'),
    lineUp: arrange(layouts.lineUp, 'Lined up by length.', 'The trains are already lined up.'),
    tens: arrange(layouts.tens, 'Grouped in tens.', 'The cubes are already in tens.'),
    rows: arrange(layouts.inRows, 'Arranged in rows.', 'The cubes are already in rows.'),
    rotate: command(layouts.reasonAgainstRotating(cubes), () =>
      change(layouts.rotated(cubes, board) ?? cubes, 'Rotated.'),
    ),
    fewer: command(notFewer, () => setTargetCount(count - 1)),
    more: command(notMore, () => setTargetCount(count + 1)),
    split: forTrain(notSplit, (chosen) => splitOff(chosen, { away: count, side: 'right' })),
    merge: forTrain(merging.reasonAgainstMerging(cubes, train), ({ id }) => {
      const joint = merging.nearest(cubes, id);
      if (!joint) return;
      choose(joint.other);
      const next = merging.merge(cubes, id, joint, board);
      change(next, 'Merged with the nearest train.', joint.other);
    }),
    add: command(model.reasonAgainstAdding(cubes), () => {
      choose(cubes.nextId);
      change(model.add(cubes, board), 'Cube added.');
    }),
    removeChosen: forTrain(train ? undefined : model.EMPTY, ({ id }) =>
      change(model.remove(cubes, id), 'Train removed.'),
    ),
    remove: ({ id, length }: Train) =>
      change(model.remove(cubes, id), `${cubesOf(length)} removed.`),
    /** Releases a dragged train. */
    drop(held: Held) {
      const released = release(held, board);
      if (!released) return;
      const { cubes: next, done, chosen, mergedId, refused } = released;
      choose(chosen);
      change(next, done, mergedId);
      if (refused) refuse(refused.why, refused.id, next);
    },
    /** Splits a train that was tapped at one of its cubes. */
    splitAt(tapped: Train, cube: number) {
      const reason = model.reasonAgainstSplitting(tapped);
      if (reason) refuse(reason, tapped.id);
      else splitOff(tapped, model.awayAt(tapped.length, cube));
    },
    /** Moves a train by keys, cells. */
    nudge(nudged: Train, [dx, dy]: Vector) {
      const { id, x, y } = nudged;
      choose(id);
      const { cubes: next, reason } = model.step(cubes, nudged, [x + dx, y + dy], board);
      if (reason) refuse(reason, id);
      else moveTo(next, nudged);
    },
    /** Moves the chosen train to a tapped position, cells, as an alternative to dragging. */
    moveChosen([x, y]: Point) {
      if (!train) return;
      const moved = model.move(cubes, train.id, x - train.length / 2, y - 0.8, board);
      moveTo(model.settled(moved, train.id, board), train);
    },
  };
}
