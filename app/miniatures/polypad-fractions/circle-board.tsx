/** The drawing: doily, pieces, labels and handles, and the bar that tells the same upright. */
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useDrag } from '../polypad/use-drag.ts';
import * as model from './fractions.ts';
import type { Circle, Label, Piece } from './fractions.ts';
import { FractionBar } from './fraction-bar.tsx';
import { PieceLabel } from './piece-label.tsx';
import { paperOf } from './papers.ts';
import * as styles from './polypad-fractions.css.ts';
import { angleAt, arc, doily, holes, polar, RADIUS, sector, ticks } from './shapes.ts';

/** Nearer to the middle than this a small move would be a large turn: it does nothing. */
const DEAD = 20;

/** Left, top, width and height that are shown. */
const VIEWS = { wide: [-260, -186, 520, 372], narrow: [-186, -186, 372, 372] } as const;

const STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  Home: -Infinity,
  End: Infinity,
};

type CircleBoardProps = {
  circle: Circle;
  label: Label;
  wide: boolean;
  chosen: number | undefined;
  choose(id: number): void;
  /** What the board shows while a handle is held; nothing once it is let go. */
  onLive(circle: Circle | undefined): void;
  change(circle: Circle, done: string): void;
};

const inWords = (piece: Piece) => {
  const angle = model.inWords(model.labelOf(piece, 'Angle'));
  return `${piece.count} of ${piece.parts} parts, ${angle}`;
};

export function CircleBoard(props: CircleBoardProps) {
  const { circle, label, wide, chosen, choose, onLive, change } = props;
  const svg = useRef<SVGSVGElement>(null);
  // Kept outside React's state as well: a hand is faster than rendering.
  const holding = useRef<{ id: number; circle: Circle; hand: number }>();
  const [held, setHeld] = useState<typeof holding.current>();
  const shown = held?.circle ?? circle;
  const view = VIEWS[wide ? 'wide' : 'narrow'];

  const hold = (next: typeof held) => {
    holding.current = next;
    setHeld(next);
    onLive(next?.circle);
  };

  const follow = (event: PointerEvent) => {
    const now = holding.current;
    const piece = now && model.pieceOf(circle, now.id);
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!now || !piece || !matrix) return;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    if (Math.hypot(x, y) < DEAD) return;
    const hand = model.follow(now.hand, angleAt([x, y]));
    const start = model.degrees(model.startOf(circle, now.id));
    const wanted = ((hand - start) * piece.parts) / 360;
    hold({ ...now, hand, circle: model.resize(circle, now.id, wanted) });
  };

  const drop = () => {
    const now = holding.current;
    const piece = now && model.pieceOf(now.circle, now.id);
    const before = now && model.pieceOf(circle, now.id);
    hold(undefined);
    if (now && piece && piece.count !== before?.count) change(now.circle, `${inWords(piece)}.`);
  };

  const keys = (event: KeyboardEvent, piece: Piece) => {
    const step = STEPS[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (step !== undefined) {
      const next = model.resize(circle, piece.id, piece.count + step);
      const made = model.pieceOf(next, piece.id) ?? piece;
      if (made.count !== piece.count) change(next, `${inWords(made)}.`);
    } else if (event.key === 'Delete') {
      change(model.remove(circle, piece.id), `${inWords(piece)}, taken away.`);
    } else return;
    event.preventDefault();
  };

  const sectors = shown.pieces.map((piece) => {
    const from = model.degrees(model.startOf(shown, piece.id));
    const to = from + model.degrees(model.sizeOf(piece));
    return { piece, from, to };
  });
  const active = sectors.find(({ piece }) => piece.id === (held?.id ?? chosen));

  return (
    <svg ref={svg} className={styles.drawing} viewBox={view.join(' ')}>
      <path d={doily} fill="#24104f" opacity="0.28" transform="translate(4 7)" />
      <path d={doily} fill="#fffaf0" />
      <path d={holes} fill="#a58bdf" />
      <circle
        r={RADIUS + 12}
        fill="none"
        stroke="#e0533f"
        strokeWidth="2.6"
        strokeDasharray="11 6"
      />
      <circle r={RADIUS} fill="#efe6fb" stroke="#8b71c9" strokeWidth="1.6" strokeDasharray="6 5" />
      {active && (
        <path
          d={ticks(active.from, active.piece.parts)}
          stroke="#24104f"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      )}
      {sectors.map(({ piece, from, to }) => {
        const [face, edge] = paperOf(piece.parts);
        return (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its handle takes the keys
          <g key={piece.id} className={styles.piece} onClick={() => choose(piece.id)}>
            <path d={sector(from, to)} fill="#24104f" opacity="0.22" transform="translate(2.5 5)" />
            <path d={sector(from, to)} fill={edge} transform="translate(1 2.4)" />
            <path
              d={sector(from, to)}
              fill={face}
              stroke="#fff"
              strokeOpacity="0.75"
              strokeWidth="1.8"
              strokeLinejoin="round"
            />
            <path
              d={partLines(piece, from)}
              stroke={edge}
              strokeWidth="1.6"
              strokeDasharray="5 4"
            />
            {label === 'Angle' && (
              <path d={arc(from, to, 24)} fill="none" stroke="#24104f" strokeWidth="2.4" />
            )}
          </g>
        );
      })}
      {active && (
        <path
          className={styles.chosen}
          d={sector(active.from, active.to, RADIUS - 5)}
          strokeWidth="2.2"
          strokeDasharray="7 5"
          strokeLinejoin="round"
        />
      )}
      <circle r="8" fill="#24104f" opacity="0.35" cx="1.5" cy="3" />
      <circle r="7.5" fill="#fbcf45" stroke="#c08d10" strokeWidth="1.6" />
      {sectors.map(({ piece, from, to }) => (
        <PieceLabel
          key={piece.id}
          terms={model.labelOf(piece, label)}
          from={from}
          to={to}
          view={view}
        />
      ))}
      {sectors.map(({ piece, from, to }) => (
        <Handle
          key={piece.id}
          piece={piece}
          angle={
            held?.id === piece.id
              ? Math.max(from, Math.min(held.hand, from + limitOf(shown, piece)))
              : to
          }
          most={model.roomFor(shown, piece)}
          chosen={active?.piece.id === piece.id}
          held={held?.id === piece.id}
          choose={() => choose(piece.id)}
          onStart={() => {
            choose(piece.id);
            hold({ id: piece.id, circle, hand: to });
          }}
          onMove={follow}
          onDrop={drop}
          onCancel={() => hold(undefined)}
          onKeyDown={(event) => keys(event, piece)}
        />
      ))}
      {wide && <FractionBar circle={shown} />}
    </svg>
  );
}

const limitOf = (circle: Circle, piece: Piece) =>
  (model.roomFor(circle, piece) * 360) / piece.parts;

/** Lines between the parts of a piece of several. */
const partLines = ({ count, parts }: Piece, from: number) =>
  Array.from({ length: count - 1 }, (_, part) => {
    const [x, y] = polar(RADIUS - 3, from + ((part + 1) * 360) / parts);
    return `M0 0L${x} ${y}`;
  }).join('');

type HandleProps = {
  piece: Piece;
  /** Where it is drawn, degrees. */
  angle: number;
  most: number;
  chosen: boolean;
  held: boolean;
  choose(): void;
  onStart(): void;
  onMove(event: PointerEvent): void;
  onDrop(): void;
  onCancel(): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** The end of a piece, to be pulled around. */
function Handle({ piece, angle, most, chosen, held, ...props }: HandleProps) {
  const listeners = useDrag({
    start: props.onStart,
    move: (_dx, _dy, event) => props.onMove(event),
    drop: props.onDrop,
    cancel: props.onCancel,
  });
  const [x, y] = polar(RADIUS + 2, angle);
  return (
    <g
      className={styles.handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot stand in a drawing
      role="slider"
      tabIndex={0}
      aria-label={`Piece of ${model.inWords([{ count: 1, parts: piece.parts }])}`}
      aria-valuemin={1}
      aria-valuemax={most}
      aria-valuenow={piece.count}
      aria-valuetext={inWords(piece)}
      data-handle={piece.id}
      data-chosen={chosen ? '' : undefined}
      data-held={held ? '' : undefined}
      transform={`translate(${x} ${y})`}
      onFocus={props.choose}
      onKeyDown={props.onKeyDown}
      {...listeners}
    >
      <circle className={styles.reach} r="24" />
      <circle r="14" cx="2" cy="4" fill="#24104f" opacity="0.35" />
      <circle r="14" fill="#5a34b8" stroke="#9c7fe6" strokeWidth="1.4" />
      <circle r="6.5" fill="#fff8e6" />
      <circle className={styles.ring} r="18" strokeWidth="3" />
    </g>
  );
}
