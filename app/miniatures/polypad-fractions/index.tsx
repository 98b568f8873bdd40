/** Fraction circles of Polypad in small: handles to pull around, labels for parts, angles, products. */
import { memo, useEffect, useRef, useState } from 'react';
import type { MiniatureProps } from '../miniature-props.ts';
import { useSize } from '../polypad/use-size.ts';
import { Icon } from '../shared/icons.tsx';
import { Press } from '../shared/press.tsx';
import { UndoRedo } from '../shared/undo-redo.tsx';
import { useSteps } from '../shared/use-steps.ts';
import { CircleBoard } from './circle-board.tsx';
import * as model from './fractions.ts';
import { type Circle, type Label, LABELS } from './fractions.ts';
import { paperOf } from './papers.ts';
import * as styles from './polypad-fractions.css.ts';
import { sector } from './shapes.ts';
import { Terms } from './terms.tsx';

/** Parts of a whole that can be laid on the circle. */
const PARTS = [1, 2, 3, 4, 5, 6, 8, 10, 12] as const;
/** Narrower boards are a phone's, px. */
const PHONE = 480;

export default memo(function PolypadFractions({ moving, tell }: MiniatureProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width } = useSize(box);
  const [label, setLabel] = useState<Label>('Fraction');
  const describe = (circle: Circle) => `${model.inWords(model.sumOf(circle, label))}.`;
  const steps = useSteps({ first: () => model.first, describe, tell });
  const { change, now: circle } = steps;
  const [live, setLive] = useState<Circle>();
  const [chosen, setChosen] = useState<number | undefined>(3);

  const piece = model.pieceOf(circle, chosen);
  const most = piece ? model.roomFor(circle, piece) : 0;
  const gone = chosen !== undefined && !piece;
  useEffect(() => {
    if (gone) setChosen(undefined);
  }, [gone]);

  const resize = (by: number) => {
    if (piece)
      change(model.resize(circle, piece.id, piece.count + by), by > 0 ? 'Larger.' : 'Smaller.');
  };
  const other = piece && model.renamed(piece);
  const gathered = model.gathered(circle);
  const gathers = gathered.pieces.length < circle.pieces.length;

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for all that is in it
    <div className={styles.root} data-moving={moving ? '' : undefined} onKeyDown={steps.onKey}>
      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="Labels">
          {LABELS.map((name) => (
            <button
              key={name}
              className={styles.word}
              type="button"
              aria-pressed={label === name}
              onClick={() => {
                setLabel(name);
                tell(`${model.inWords(model.sumOf(circle, name))}.`);
              }}
            >
              {name}
            </button>
          ))}
        </fieldset>
        <fieldset className={styles.group} aria-label="Steps">
          <UndoRedo steps={steps} />
        </fieldset>
      </div>

      <div ref={box} className={styles.board} data-board>
        {width > 0 && (
          <CircleBoard
            circle={circle}
            label={label}
            wide={width >= PHONE}
            chosen={chosen}
            choose={setChosen}
            onLive={setLive}
            change={change}
          />
        )}
      </div>

      <p className={styles.sign} data-sign>
        <Terms terms={model.sumOf(live ?? circle, label)} />
      </p>

      <div className={styles.bar}>
        <fieldset className={styles.words} aria-label="The chosen piece">
          <Press name="Smaller" off={!piece || piece.count <= 1} onPress={() => resize(-1)}>
            <Icon name="less" />
          </Press>
          <Press name="Larger" off={!piece || piece.count >= most} onPress={() => resize(1)}>
            <Icon name="more" />
          </Press>
          <button
            className={styles.word}
            type="button"
            aria-disabled={!piece || other?.parts === piece.parts}
            onClick={() => {
              if (piece && other && other.parts !== piece.parts) {
                change(model.rename(circle, piece.id), 'The same size by another name.');
              }
            }}
          >
            Other name
          </button>
          <Press
            name="Remove the chosen piece"
            off={!piece}
            onPress={() => piece && change(model.remove(circle, piece.id), 'Taken away.')}
          >
            <Icon name="remove" />
          </Press>
        </fieldset>
        <fieldset className={styles.words} aria-label="All pieces">
          <button
            className={styles.word}
            type="button"
            aria-disabled={!gathers}
            onClick={() => gathers && change(gathered, 'Equal pieces put together.')}
          >
            Put together
          </button>
        </fieldset>
      </div>

      <fieldset className={styles.parts} aria-label="Add a piece">
        {PARTS.map((parts) => {
          const next = model.add(circle, parts);
          const name = parts === 1 ? '1' : `1/${parts}`;
          return (
            <button
              key={parts}
              className={styles.part}
              type="button"
              aria-label={`Add ${name}`}
              aria-disabled={!next}
              onClick={() => {
                if (!next) return;
                setChosen(circle.nextId);
                change(next, `${name} added.`);
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
            </button>
          );
        })}
      </fieldset>
    </div>
  );
});
