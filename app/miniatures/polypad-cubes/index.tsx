/** Number cubes of Polypad in small: trains that split, merge, and line up so that one sees a sum. */
import { memo, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { useSize } from '../polypad/use-size.ts';
import { Icon } from '../shared/icons.tsx';
import { Press } from '../shared/press.tsx';
import { UndoRedo } from '../shared/undo-redo.tsx';
import { useSteps } from '../shared/use-steps.ts';
import { CubeBoard, cubesOf, GAP, type Tool } from './cube-board.tsx';
import * as actions from './cubes.ts';
import type { Board, Cubes } from './cubes.ts';
import * as layouts from './layouts.ts';
import * as styles from './polypad-cubes.css.ts';

/** Cubes across the board; on a phone a ten still fits in. */
const ACROSS = { wide: 14, narrow: 10.8 };
/** Narrower boards are a phone's, px. */
const PHONE = 480;

const describe = (cubes: Cubes) => `${actions.sentenceOf(cubes)}.`;

export default memo(function PolypadCubes({ moving, tell }: MiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const steps = useSteps({ first: () => actions.first, describe, tell });
  const { change } = steps;
  const [live, setLive] = useState<Cubes>();
  const [tool, setTool] = useState<Tool>('pull');
  const [chosen, setChosen] = useState<number | undefined>(1);
  const [wanted, setWanted] = useState(3);

  const cell = width / (width < PHONE ? ACROSS.narrow : ACROSS.wide);
  const board: Board = { columns: width / (cell || 1), rows: height / (cell || 1) };
  const cubes = actions.fitted(steps.now, board);
  const train = actions.trainOf(cubes, chosen);
  const most = (train?.length ?? 0) - 1;
  const take = Math.max(1, Math.min(wanted, most));
  const total = actions.totalOf(cubes);

  // A train that is no longer there is not chosen.
  const gone = chosen !== undefined && !train && cell > 0;
  useEffect(() => {
    if (gone) setChosen(undefined);
  }, [gone]);

  const splitOff = () => {
    if (!train) return;
    const end = { away: take, side: 'right' } as const;
    change(actions.split(cubes, train.id, end, board, GAP).cubes, `${take} split off.`);
  };
  const joint = train && actions.nearest(cubes, train.id);
  const merge = () => {
    if (!train || !joint) return;
    setChosen(joint.other);
    change(actions.merge(cubes, train.id, joint, board), 'Merged with the nearest.');
  };
  const turned = layouts.turned(cubes, board);
  /** Another place for the chosen train: a tap instead of a drag. */
  const moveHere = (event: MouseEvent) => {
    if (event.target !== event.currentTarget || !train) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - left) / cell - train.length / 2;
    const y = (event.clientY - top) / cell - 0.8;
    change(actions.move(cubes, train.id, x, y, board), `${cubesOf(train.length)} moved.`);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div className={styles.root} data-moving={moving ? '' : undefined} onKeyDown={steps.onKey}>
      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="What a drag does">
          <button
            className={styles.word}
            type="button"
            aria-pressed={tool === 'pull'}
            onClick={() => setTool('pull')}
          >
            Pull apart
          </button>
          <button
            className={styles.word}
            type="button"
            aria-pressed={tool === 'move'}
            onClick={() => setTool('move')}
          >
            Move
          </button>
        </fieldset>
        <fieldset className={styles.words} aria-label="Organise">
          <button
            className={styles.word}
            type="button"
            onClick={() => change(layouts.lineUp(cubes, board), 'Lined up by length.')}
          >
            Line up
          </button>
          <button
            className={styles.word}
            type="button"
            onClick={() => change(layouts.tens(cubes, board), 'In tens.')}
          >
            Tens
          </button>
          <button
            className={styles.word}
            type="button"
            onClick={() => change(layouts.inRows(cubes, board), 'In rows.')}
          >
            Rows
          </button>
          <button
            className={styles.word}
            type="button"
            aria-disabled={!turned}
            onClick={() => turned && change(turned, 'Turned on its side.')}
          >
            Turn
          </button>
        </fieldset>
        <fieldset className={styles.group} aria-label="Steps">
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys move the chosen train itself */}
      <div ref={box} className={styles.board} data-board data-tool={tool} onClick={moveHere}>
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
          />
        )}
      </div>

      <p className={styles.sign} data-sign>
        {actions.sentenceOf(live ?? cubes)}
      </p>

      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="The chosen train">
          <Press name="Split off fewer" off={take <= 1} onPress={() => setWanted(take - 1)}>
            <Icon name="less" />
          </Press>
          <button className={styles.word} type="button" aria-disabled={most < 1} onClick={splitOff}>
            Split off {most < 1 ? '' : take}
          </button>
          <Press name="Split off more" off={take >= most} onPress={() => setWanted(take + 1)}>
            <Icon name="more" />
          </Press>
          <button className={styles.word} type="button" aria-disabled={!joint} onClick={merge}>
            Merge
          </button>
        </fieldset>
        <fieldset className={styles.words} aria-label="Cubes">
          <button
            className={styles.word}
            type="button"
            aria-disabled={total >= actions.MOST}
            onClick={() => {
              if (total >= actions.MOST) return;
              setChosen(cubes.nextId);
              change(actions.add(cubes, board), 'One more cube.');
            }}
          >
            Add a cube
          </button>
          <Press
            name="Remove the chosen train"
            off={!train}
            onPress={() => train && change(actions.remove(cubes, train.id), 'Removed.')}
          >
            <Icon name="remove" />
          </Press>
        </fieldset>
      </div>
    </div>
  );
});
