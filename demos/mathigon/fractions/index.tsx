/** A small model of Polypad's fraction circles: drag handles, and labels for parts, angles, products. */
import { type CSSProperties, useRef } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { Notice } from '#app/demo-kit/notice/notice.tsx';
import { ShareWork } from '#app/demo-kit/share-link/share-work.tsx';
import { useSize } from '#app/demo-kit/use-size.ts';
import { History, IconButton, TextButtons } from '../shared/commands.tsx';
import { DemoRoot } from '../shared/demo-root.tsx';
import { QuestionStrip } from '../shared/question.tsx';
import { SharedBoardNotice } from '../shared/shared-board.tsx';
import { CircleBoard } from './circle-board.tsx';
import * as styles from './fractions.css.ts';
import { filled, partName, sumOf, WHOLE } from './fractions.ts';
import { paperOf } from './papers.ts';
import { sector } from './shapes.ts';
import { emsOf, Terms, TermText } from './terms.tsx';
import { type FractionsStore, useFractions } from './use-fractions.ts';

/** Narrower boards have the phone's layout, px. */
const PHONE_WIDTH_PX = 480;
/** Parts of a whole that can be added. */
const PARTS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;

export default function PolypadFractions({ motionAllowed, announce }: DemoProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const store = useFractions(announce);
  const { shown, undo, label } = store;
  const sum = sumOf(shown, label);
  return (
    <DemoRoot
      motionAllowed={motionAllowed}
      focusable="[data-handle][data-chosen]"
      onKeyDown={undo.onKey}
    >
      <div className={styles.head}>
        <TextButtons label="Labels" commands={store.labels} />
        <History undo={undo} />
      </div>
      <Notice className={styles.noticeAbove} shown={store.notice}>
        {shown.pieces.length === 0
          ? 'Add a piece to start.'
          : filled(shown) === WHOLE
            ? 'One whole. Keep pulling: it stays one.'
            : 'Drag a piece or its handle around the circle.'}
      </Notice>
      <QuestionStrip questions={store.questions} pieces="[data-board] > svg">
        <Terms terms={store.questions.text ?? []} />
      </QuestionStrip>
      <div ref={box} className={styles.board} data-board>
        {width > 0 && <CircleBoard store={store} isWide={width >= PHONE_WIDTH_PX} />}
        <SharedBoardNotice {...store.sharing} pieces="[data-piece]" />
      </div>
      <p className={styles.sign} data-sign style={{ '--ems': `${emsOf(sum)}` } as CSSProperties}>
        <Terms terms={sum} />
      </p>
      <div className={styles.bar}>
        <fieldset className={styles.textButtons} aria-label="Selected piece">
          <IconButton name="Smaller" icon="less" {...store.smaller} />
          <IconButton name="Larger" icon="more" {...store.larger} />
          <Button className={styles.textButton} {...store.rename}>
            Equivalent
          </Button>
          <IconButton name="Remove piece" icon="remove" {...store.removeChosen} />
        </fieldset>
        <TextButtons label="All pieces" commands={{ Combine: store.combine }} />
      </div>
      <div className={styles.parts}>
        <fieldset className={styles.partGroup} aria-label="Add a piece">
          {PARTS.map((parts) => (
            <AddButton key={parts} parts={parts} store={store} />
          ))}
        </fieldset>
        <ShareWork shared={store.sharing.shared} className={styles.share} />
      </div>
    </DemoRoot>
  );
}

const AddButton = ({ parts, store }: { parts: number; store: FractionsStore }) => (
  <Button name={`Add ${partName(parts)}`} className={styles.part} {...store.add(parts)}>
    <svg width="30" height="30" viewBox="-15 -15 30 30" aria-hidden="true">
      <circle r="13" fill="#efe6fb" stroke="#8b71c9" strokeDasharray="3 2" />
      <path d={sector(0, 360 / parts, 13)} fill={paperOf(parts)[0]} stroke="#24104f" />
    </svg>
    <TermText term={parts === 1 ? '1' : { count: 1, parts }} />
  </Button>
);
