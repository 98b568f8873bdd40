/** A small model of Polypad's number cubes: split, merge and organize trains to show a sum. */
import { type MouseEvent, useRef, useState } from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Notice, useNotice } from '../../kit/notice/notice.tsx';
import { useKeptFocus } from '../../kit/use-kept-focus.ts';
import { useSize } from '../../kit/use-size.ts';
import { Icon } from '../../kit/controls/icons.tsx';
import { UndoRedo } from '../../kit/steps/undo-redo.tsx';
import { useSteps } from '../../kit/steps/use-steps.ts';
import { CubeBoard, cubesOf, FULL, SPLIT_GAP_CELLS, type Tool } from './cube-board.tsx';
import * as actions from './cubes.ts';
import type { Board, Cubes } from './cubes.ts';
import * as layouts from './layouts.ts';
import { WordButton } from '../shared/word-button.tsx';
import * as styles from './cubes.css.ts';

/** Width of the board in cubes; on a phone, a ten fits exactly. */
const ACROSS = { wide: 15.4, narrow: actions.MAX_TRAIN + actions.DEPTH + actions.SHADOW };
/** Narrower boards have the phone's layout, px. */
const PHONE_WIDTH_PX = 472;

const EMPTY = 'Add a cube first.';

const describe = (cubes: Cubes) => `${actions.sentenceOf(cubes)}.`;

export default function PolypadCubes({ moving, announce }: DemoProps) {
  const box = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus('[data-train][aria-pressed="true"]');
  const { width, height } = useSize(box);
  const steps = useSteps({ first: () => actions.first, describe, announce });
  const [merged, setMerged] = useState({ id: 0, count: 0 });
  const change = (next: Cubes, done: string, mergedId?: number) => {
    steps.change(next, done);
    setMerged((last) => (mergedId ? { id: mergedId, count: last.count + 1 } : { ...last, id: 0 }));
  };
  const { shown: notice, refuse } = useNotice(steps.now, announce);
  const [live, setLive] = useState<Cubes>();
  const [tool, setTool] = useState<Tool>('pull');
  const [picked, setChosen] = useState<number | undefined>(1);
  const [wanted, setWanted] = useState(3);

  const narrow = width < PHONE_WIDTH_PX;
  const cell = width / (narrow ? ACROSS.narrow : ACROSS.wide);
  const board: Board = { columns: width / (cell || 1), rows: height / (cell || 1) };
  const cubes =
    narrow && steps.now === actions.first ? actions.firstNarrow : layouts.fitted(steps.now, board);
  // The chosen train may have been merged, regrouped or removed.
  const train = actions.trainOf(cubes, picked) ?? cubes.trains.at(-1);
  const chosen = train?.id;
  const most = (train?.length ?? 0) - 1;
  const take = Math.max(1, Math.min(wanted, most));
  const total = actions.totalOf(cubes);

  const splitOff = () => {
    if (!train) return;
    const end = { away: take, side: 'right' } as const;
    change(actions.split(cubes, train.id, end, board, SPLIT_GAP_CELLS).cubes, `${take} split off.`);
  };
  const joint = train && actions.nearest(cubes, train.id);
  const merge = () => {
    if (!train || !joint) return;
    setChosen(joint.other);
    const next = actions.merge(cubes, train.id, joint, board);
    change(next, 'Merged with the nearest train.', joint.other);
  };
  const product = layouts.productOf(cubes);
  const turned = layouts.turned(cubes, board);
  /** Moves the chosen train to the tapped position, as an alternative to dragging. */
  const moveHere = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || !train) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / cell - train.length / 2;
    const y = (event.clientY - top) / cell - 0.8;
    const moved = actions.move(cubes, train.id, x, y, board);
    change(actions.settled(moved, train.id, board), `${cubesOf(train.length)} moved.`);
  };

  const sentence = actions.sentenceOf(live ?? cubes);
  const notSplit = !train ? EMPTY : most < 1 ? 'A single cube can’t be split.' : undefined;
  const notMerged = !train
    ? EMPTY
    : train.length === actions.MAX_TRAIN
      ? FULL
      : joint
        ? undefined
        : 'No other train has room to merge.';

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      {...keptFocus}
      className={styles.root}
      data-moving={moving ? '' : undefined}
      onKeyDown={steps.onKey}
    >
      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Drag to">
          <WordButton pressed={tool === 'pull'} onPress={() => setTool('pull')}>
            Pull apart
          </WordButton>
          <WordButton pressed={tool === 'move'} onPress={() => setTool('move')}>
            Move
          </WordButton>
        </fieldset>
        <fieldset className={styles.organize} aria-label="Organise">
          <WordButton onPress={() => change(layouts.lineUp(cubes, board), 'Lined up by length.')}>
            Line up
          </WordButton>
          <WordButton onPress={() => change(layouts.tens(cubes, board), 'Grouped in tens.')}>
            Group in tens
          </WordButton>
          <WordButton onPress={() => change(layouts.inRows(cubes, board), 'Arranged in rows.')}>
            Rows
          </WordButton>
          <Button
            className={styles.word}
            reason={
              turned && product?.rows !== product?.length
                ? undefined
                : turned
                  ? 'A square looks the same rotated.'
                  : product
                    ? 'More than ten rows can’t be rotated.'
                    : 'Only equal rows can be rotated. Try Rows first.'
            }
            onRefuse={refuse}
            onPress={() => turned && change(turned, 'Rotated.')}
          >
            Rotate
          </Button>
        </fieldset>
        <fieldset className={styles.history} aria-label="History">
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      <Notice className={styles.noticeAbove} shown={notice}>
        {tool === 'pull'
          ? 'Pull a cube to split a train. Drop it at the end of another to join.'
          : 'Drag a train. Drop it at the end of another to join.'}
      </Notice>

      <div className={styles.board} data-board data-tool={tool}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the chosen train itself */}
        <div ref={box} className={styles.ground} onClick={moveHere}>
          {cell > 0 && (
            <CubeBoard
              cubes={cubes}
              board={board}
              cell={cell}
              tool={tool}
              chosen={chosen}
              take={take}
              choose={setChosen}
              onLive={setLive}
              change={change}
              notice={notice}
              refuse={refuse}
              merged={merged.id ? merged : undefined}
            />
          )}
        </div>
      </div>

      <p
        className={styles.sign}
        data-sign
        style={{ '--ems': `${sentence.length * 0.46}` } as Record<string, string>}
      >
        {sentence}
      </p>

      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Selected train">
          <Button
            name="Split off fewer"
            className={styles.plain}
            reason={take <= 1 ? (notSplit ?? 'Split off at least one cube.') : undefined}
            onRefuse={refuse}
            onPress={() => setWanted(take - 1)}
          >
            <Icon name="less" />
          </Button>
          <Button
            className={styles.split}
            reason={notSplit}
            onRefuse={(why) => refuse(why, train?.id)}
            onPress={splitOff}
          >
            {`Split off ${take}`}
          </Button>
          <Button
            name="Split off more"
            className={styles.plain}
            reason={take >= most ? (notSplit ?? 'At least one cube has to stay.') : undefined}
            onRefuse={refuse}
            onPress={() => setWanted(take + 1)}
          >
            <Icon name="more" />
          </Button>
          <Button
            className={styles.word}
            reason={notMerged}
            onRefuse={(why) => refuse(why, train?.id)}
            onPress={merge}
          >
            Merge
          </Button>
        </fieldset>
        <fieldset className={styles.words} aria-label="Cubes">
          <Button
            className={styles.word}
            reason={
              total >= actions.MAX_CUBES
                ? `That’s ${actions.MAX_CUBES} cubes, the maximum.`
                : undefined
            }
            onRefuse={refuse}
            onPress={() => {
              setChosen(cubes.nextId);
              change(actions.add(cubes, board), 'Cube added.');
            }}
          >
            Add a cube
          </Button>
          <Button
            name="Remove train"
            className={styles.plain}
            reason={train ? undefined : EMPTY}
            onRefuse={refuse}
            onPress={() => train && change(actions.remove(cubes, train.id), 'Train removed.')}
          >
            <Icon name="remove" />
          </Button>
        </fieldset>
      </div>
    </div>
  );
}
