/** A small model of Polypad's fraction circles: drag handles, and labels for parts, angles, products. */
import { useRef, useState } from 'react';
import type { DemoProps } from '../../kit/demo-props.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Notice, useNotice } from '../../kit/notice/notice.tsx';
import { useKeptFocus } from '../../kit/use-kept-focus.ts';
import { useSize } from '../../kit/use-size.ts';
import { Icon } from '../../kit/controls/icons.tsx';
import { UndoRedo } from '../../kit/steps/undo-redo.tsx';
import { useSteps } from '../../kit/steps/use-steps.ts';
import { CircleBoard } from './circle-board.tsx';
import * as model from './fractions.ts';
import { type Circle, type Label, LABELS } from './fractions.ts';
import { paperOf } from './papers.ts';
import { WordButton } from '../shared/word-button.tsx';
import * as styles from './fractions.css.ts';
import { sector } from './shapes.ts';
import { emsOf, Terms } from './terms.tsx';

/** Parts of a whole that can be added. */
const PARTS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
/** Narrower boards have the phone's layout, px. */
const PHONE_WIDTH_PX = 480;

const EMPTY = 'Add a piece first.';

export default function PolypadFractions({ moving, announce }: DemoProps) {
  const box = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus('[data-handle][data-chosen]');
  const { width } = useSize(box);
  const [label, setLabel] = useState<Label>('Fraction');
  const describe = (circle: Circle) => `${model.inWords(model.sumOf(circle, label))}.`;
  const steps = useSteps({ first: () => model.first, describe, announce });
  const { change, now: circle } = steps;
  const [live, setLive] = useState<Circle>();
  const [picked, setChosen] = useState(3);

  const shown = live ?? circle;
  const { shown: notice, refuse } = useNotice(shown, announce);
  const sum = model.sumOf(shown, label);

  // The chosen piece may have been combined or removed.
  const piece = model.pieceOf(shown, picked) ?? shown.pieces.at(-1);

  const resize = (by: 1 | -1) => {
    if (piece)
      change(
        model.resize(circle, piece.id, piece.count + by),
        by > 0 ? 'Piece enlarged.' : 'Piece reduced.',
      );
  };
  const against = (by: 1 | -1) => (piece ? model.reasonAgainstResizing(shown, piece, by) : EMPTY);
  const other = piece && model.renamed(piece);
  const gathered = model.gathered(circle);

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles keys of its descendants
    <div
      {...keptFocus}
      className={styles.root}
      data-moving={moving ? '' : undefined}
      onKeyDown={steps.onKey}
    >
      <div className={styles.head}>
        <fieldset className={styles.words} aria-label="Labels">
          {LABELS.map((name) => (
            <WordButton
              key={name}

              pressed={label === name}
              onPress={() => {
                setLabel(name);
                announce(`${model.inWords(model.sumOf(circle, name))}.`);
              }}
            >
              {name}
            </WordButton>
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-label="History">
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      <Notice className={styles.noticeAbove} shown={notice}>
        {shown.pieces.length === 0
          ? 'Add a piece to start.'
          : model.filled(shown) === model.WHOLE
            ? 'One whole. Keep pulling: it stays one.'
            : 'Drag a piece or its handle around the circle.'}
      </Notice>

      <div ref={box} className={styles.board} data-board>
        {width > 0 && (
          <CircleBoard
            circle={circle}
            label={label}
            wide={width >= PHONE_WIDTH_PX}
            chosen={piece?.id}
            choose={setChosen}
            onLive={setLive}
            change={change}
            notice={notice}
            refuse={refuse}
          />
        )}
      </div>

      <p
        className={styles.sign}
        data-sign
        style={{ '--ems': `${emsOf(sum)}` } as Record<string, string>}
      >
        <Terms terms={sum} />
      </p>

      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Selected piece">
          <Button
            name="Smaller"
            className={styles.plain}
            reason={against(-1)}
            onRefuse={(why) => refuse(why, piece?.id)}
            onPress={() => resize(-1)}
          >
            <Icon name="less" />
          </Button>
          <Button
            name="Larger"
            className={styles.plain}
            reason={against(1)}
            onRefuse={(why) => refuse(why, piece?.id)}
            onPress={() => resize(1)}
          >
            <Icon name="more" />
          </Button>
          <Button
            className={styles.word}
            reason={
              !other
                ? EMPTY
                : other.parts === piece.parts
                  ? `${model.inWords(model.labelOf(piece, 'Fraction'))} has no equivalent up to twelfths.`
                  : undefined
            }
            onRefuse={refuse}
            onPress={() =>
              piece && change(model.rename(circle, piece.id), 'Same size, equivalent fraction.')
            }
          >
            Equivalent
          </Button>
          <Button
            name="Remove piece"
            className={styles.plain}
            reason={piece ? undefined : EMPTY}
            onRefuse={refuse}
            onPress={() => piece && change(model.remove(circle, piece.id), 'Piece removed.')}
          >
            <Icon name="remove" />
          </Button>
        </fieldset>
        <fieldset className={styles.words} aria-label="All pieces">
          <Button
            className={styles.word}
            reason={
              gathered.pieces.length < circle.pieces.length
                ? undefined
                : 'There are no equal parts to combine.'
            }
            onRefuse={refuse}
            onPress={() => change(gathered, 'Equal pieces combined.')}
          >
            Combine
          </Button>
        </fieldset>
      </div>

      <fieldset className={styles.parts} aria-label="Add a piece">
        {PARTS.map((parts) => {
          const name = model.partName(parts);
          return (
            <Button
              key={parts}
              name={`Add ${name}`}
              className={styles.part}
              reason={model.reasonAgainstAdding(shown, parts)}
              onRefuse={refuse}
              onPress={() => {
                setChosen(circle.nextId);
                change(model.add(circle, parts) ?? circle, `${name} added.`);
              }}
            >
              <svg width="30" height="30" viewBox="-15 -15 30 30" aria-hidden="true">
                <circle r="13" fill="#efe6fb" stroke="#8b71c9" strokeDasharray="3 2" />
                <path
                  d={sector(0, 360 / parts, 13)}
                  fill={paperOf(parts)[0]}
                  stroke="#24104f"
                  strokeWidth="1"
                />
              </svg>
              {parts === 1 ? (
                <span aria-hidden="true">1</span>
              ) : (
                <span className={styles.fraction} aria-hidden="true">
                  <span>1</span>
                  <span>{parts}</span>
                </span>
              )}
            </Button>
          );
        })}
      </fieldset>
    </div>
  );
}
