/** A small model of Polypad's number cubes: split, merge and organize trains to show a sum. */
import { useRef } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { ShareWork } from '#app/demo-kit/share-link/share-work.tsx';
import { useSize } from '#app/demo-kit/use-size.ts';
import { History, IconButton, TextButtons } from '../shared/commands.tsx';
import { DemoRoot } from '../shared/demo-root.tsx';
import { QuestionStrip } from '../shared/question.tsx';
import { CubeBoard } from './cube-board.tsx';
import * as styles from './cubes.css.ts';
import { type CubesStore, useCubes } from './use-cubes.ts';

export default function PolypadCubes({ motionAllowed, announce }: DemoProps) {
  const ground = useRef<HTMLDivElement>(null);
  const store = useCubes(useSize(ground), announce);
  return (
    <DemoRoot
      motionAllowed={motionAllowed}
      focusable='[data-train][aria-pressed="true"]'
      onKeyDown={store.undo.onKey}
    >
      <AllTrains store={store} />
      <Notice className={styles.noticeAbove} shown={store.notice}>
        {store.tool === 'pull'
          ? 'Pull a cube to split a train. Drop it at the end of another to join.'
          : 'Drag a train. Drop it at the end of another to join.'}
      </Notice>
      <QuestionStrip
        questions={store.questions}
        commands={{ 'It can’t': store.sayNo }}
        pieces="[data-train] > svg"
      >
        {store.questions.text}
      </QuestionStrip>
      <CubeBoard ground={ground} store={store} />
      <SelectedTrain store={store} />
    </DemoRoot>
  );
}

type ToolbarProps = { store: CubesStore };

const AllTrains = ({ store }: ToolbarProps) => (
  <div className={styles.bar}>
    <TextButtons
      label="Drag to"
      commands={{ 'Pull apart': store.pullTool, Move: store.moveTool }}
    />
    <TextButtons
      label="Organise"
      className={styles.organize}
      commands={{
        'Line up': store.lineUp,
        'Group in tens': store.tens,
        Rows: store.rows,
        Rotate: store.rotate,
      }}
    />
    <History className={styles.history} undo={store.undo} />
  </div>
);

const SelectedTrain = ({ store }: ToolbarProps) => (
  <div className={styles.bar}>
    <fieldset className={styles.textButtons} aria-label="Selected train">
      <IconButton name="Split off fewer" icon="less" {...store.fewer} />
      <Button className={styles.split} {...store.split}>
        {`Split off ${store.count}`}
      </Button>
      <IconButton name="Split off more" icon="more" {...store.more} />
      <Button className={styles.textButton} {...store.merge}>
        Merge
      </Button>
    </fieldset>
    <TextButtons label="Cubes" commands={{ 'Add a cube': store.add }}>
      <IconButton name="Remove train" icon="remove" {...store.removeChosen} />
      <ShareWork shared={store.sharing.shared} className={styles.textButton} />
    </TextButtons>
  </div>
);
