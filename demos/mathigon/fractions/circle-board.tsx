/** The drawing: doily, pieces, labels and handles, and the same fractions as a bar. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { arrowOf, isDeleteKey, isShortcut } from '#app/demo-kit/arrow-keys.ts';
import { shakeOf } from '#app/demo-kit/notice/notice.tsx';
import { type DragHandlers, useDragScope } from '#app/demo-kit/pointer/use-drag.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import { Doily } from './doily.tsx';
import { FractionBar } from './fraction-bar.tsx';
import * as styles from './fractions.css.ts';
import * as model from './fractions.ts';
import type { Piece } from './fractions.ts';
import { Handle } from './handle.tsx';
import { paperOf } from './papers.ts';
import { PieceLabel } from './piece-label.tsx';
import { Sector } from './sector.tsx';
import { angleAt, RADIUS, sector, ticks } from './shapes.ts';
import { handleAngle, startTurn, type Turn, turnTo } from './turning.ts';
import type { FractionsStore } from './use-fractions.ts';

/** Pointer moves within this radius are ignored, because small moves would be large turns. */
const DEAD_RADIUS = 20;

/** viewBox: left, top, width, height. */
const VIEWS = { wide: [-260, -186, 520, 372], narrow: [-186, -186, 372, 372] } as const;

const ENDS: Readonly<Record<string, number>> = { Home: -Infinity, End: Infinity };

/** Number of parts by which a key changes a piece. */
function stepOf(event: KeyboardEvent): number | undefined {
  const [dx, dy] = arrowOf(event) ?? [];
  return dx === undefined || dy === undefined ? ENDS[event.key] : dx - dy;
}

export function CircleBoard({ store, isWide }: { store: FractionsStore; isWide: boolean }) {
  const { circle, shown, label, chosen, choose, notice } = store;
  const svg = useRef<SVGSVGElement>(null);
  const scope = useDragScope();
  // Also outside React's state, because pointer events can be faster than rendering.
  const latest = useRef<Turn>();
  const [turn, setTurn] = useState<Turn>();
  const held = turn?.base === circle ? turn : undefined;
  const view = VIEWS[isWide ? 'wide' : 'narrow'];

  const show = (next: Turn | undefined) => {
    if (next?.circle !== latest.current?.circle) store.setTurn(next);
    latest.current = next;
    setTurn(next);
  };
  const inDrawing = (at: Point): Point | undefined => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return undefined;
    const { x, y } = new DOMPoint(...at).matrixTransform(matrix);
    return [x, y];
  };
  /** @param ahead angle from the handle to the pointer, if it is known at the press, degrees */
  const dragOf = (piece: Piece, ahead?: number): DragHandlers<Piece> => ({
    press: () => piece,
    start() {
      choose(piece.id);
      show(startTurn(circle, piece, ahead));
    },
    move({ at }) {
      const now = latest.current;
      const point = inDrawing(at);
      if (now?.base !== circle || !point || Math.hypot(...point) < DEAD_RADIUS) return;
      const next = turnTo(now, angleAt(point));
      show(next);
      if (next.blocked && next.blocked !== now.blocked) {
        store.refuse(next.blocked, piece.id, next.circle);
      }
    },
    drop: () => latest.current && store.drop(latest.current),
    end: () => show(undefined),
  });

  const onKey = (event: KeyboardEvent, piece: Piece) => {
    if (isShortcut(event)) return;
    const step = stepOf(event);
    if (step !== undefined) store.resize(piece, step);
    else if (isDeleteKey(event)) store.remove(piece);
    else return;
    event.preventDefault();
  };

  const sectors = shown.pieces.map((piece) => {
    const from = model.degrees(model.startOf(shown, piece.id));
    return { piece, from, to: from + model.degrees(model.sizeOf(piece)) };
  });
  const active = sectors.find(({ piece }) => piece.id === (held?.id ?? chosen));
  const isHeld = ({ id }: Piece) => held?.id === id;

  return (
    <svg ref={svg} className={styles.drawing} viewBox={view.join(' ')}>
      <Doily isWhole={model.filled(shown) === model.WHOLE} />
      {active && (
        <path
          d={ticks(active.from, active.piece.parts)}
          stroke="#24104f"
          strokeWidth="2.6"
          strokeLinecap="round"
          data-mark
        />
      )}
      {sectors.map(({ piece, from, to }) => (
        <Sector
          key={piece.id}
          piece={piece}
          from={from}
          to={to}
          hasAngle={label === 'Angle'}
          held={isHeld(piece)}
          drag={dragOf(piece)}
          scope={scope}
          onClick={() => choose(piece.id)}
        />
      ))}
      {active && (
        <path
          className={styles.chosen}
          d={sector(active.from, active.to, RADIUS - 5)}
          strokeWidth="2.2"
          strokeDasharray="7 5"
          strokeLinejoin="round"
          data-mark
        />
      )}
      <circle r="8" fill="#24104f" opacity="0.35" cx="1.5" cy="3" />
      <circle r="7.5" fill="#fbcf45" stroke="#c08d10" strokeWidth="1.6" />
      <g data-mark>
        {sectors.map(({ piece, from, to }) => (
          <PieceLabel
            key={piece.id}
            face={paperOf(piece.parts)[0]}
            terms={model.labelOf(piece, label)}
            from={from}
            to={to}
            view={view}
          />
        ))}
        {sectors.map(({ piece, to }) => (
          <Handle
            key={piece.id}
            piece={piece}
            angle={held && isHeld(piece) ? handleAngle(held) : to}
            max={model.roomFor(shown, piece)}
            isWide={isWide}
            shake={notice?.id === piece.id ? shakeOf(notice) : undefined}
            chosen={active?.piece.id === piece.id}
            held={isHeld(piece)}
            drag={dragOf(piece, 0)}
            scope={scope}
            onFocus={() => choose(piece.id)}
            onKeyDown={(event) => onKey(event, piece)}
          />
        ))}
      </g>
      {isWide && <FractionBar circle={shown} />}
    </svg>
  );
}
