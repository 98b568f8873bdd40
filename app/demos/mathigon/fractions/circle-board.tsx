/** The drawing: doily, pieces, labels and handles, and the same fractions as a bar. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { type ShownNotice, shakeOf } from '../../kit/notice/notice.tsx';
import { useDrag } from '../shared/use-drag.ts';
import * as model from './fractions.ts';
import type { Circle, Label, Piece } from './fractions.ts';
import { FractionBar } from './fraction-bar.tsx';
import { PieceLabel } from './piece-label.tsx';
import { paperOf } from './papers.ts';
import * as styles from './fractions.css.ts';
import { angleAt, arc, doily, holes, polar, RADIUS, scallops, sector, ticks } from './shapes.ts';
import { followWithin, stretched } from './turning.ts';

/** Pointer moves within this radius are ignored, because small moves would be large turns. */
const DEAD_RADIUS = 20;
/** Distance of the pointer beyond a handle's last position at which the limit is explained, degrees. */
const OVERSHOOT_DEG = 10;

/** viewBox: left, top, width, height. */
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
  /** Called with the circle while a handle is held, and with undefined after the release. */
  onLive(circle: Circle | undefined): void;
  change(circle: Circle, done: string): void;
  notice: ShownNotice | undefined;
  /** @param id of the piece @param of state of the circle */
  refuse(why: string, id: number, of: Circle): void;
};

/** A piece whose handle is held. */
type Held = {
  id: number;
  circle: Circle;
  hand: number;
  /** Angle from the handle to the pointer, degrees; undefined until the first move. */
  ahead?: number;
  blocked?: string;
};

const inWords = (piece: Piece) => {
  const angle = model.inWords(model.labelOf(piece, 'Angle'));
  return `${piece.count} of ${piece.parts} parts, ${angle}`;
};

export function CircleBoard(props: CircleBoardProps) {
  const { circle, label, wide, chosen, choose, onLive, change, notice, refuse } = props;
  const svg = useRef<SVGSVGElement>(null);
  // Also outside React's state, because pointer events can be faster than rendering.
  const holding = useRef<Held>();
  const [held, setHeld] = useState<Held>();
  const shown = held?.circle ?? circle;
  const view = VIEWS[wide ? 'wide' : 'narrow'];

  const hold = (next: Held | undefined) => {
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
    if (Math.hypot(x, y) < DEAD_RADIUS) return;
    const { start, least, most } = rangeOf(circle, piece);
    const seen = angleAt([x, y]);
    const ahead = now.ahead ?? seen - now.hand;
    const hand = followWithin(now.hand, seen - ahead, least, most);
    const next = model.resize(now.circle, now.id, ((hand - start) * piece.parts) / 360);
    const reached = model.pieceOf(next, now.id) ?? piece;
    const blocked =
      hand > most + OVERSHOOT_DEG || hand < least - OVERSHOOT_DEG
        ? model.reasonAgainstResizing(next, reached, hand > most ? 1 : -1)
        : undefined;
    hold({ ...now, hand, ahead, circle: next, blocked });
    if (blocked && blocked !== now.blocked) refuse(blocked, piece.id, next);
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
      const why = model.reasonAgainstResizing(circle, piece, step > 0 ? 1 : -1);
      if (next !== circle) change(next, `${inWords(made)}.`);
      else if (why) refuse(why, piece.id, circle);
    } else if (event.key === 'Delete') {
      change(model.remove(circle, piece.id), `${inWords(piece)}, removed.`);
    } else return;
    event.preventDefault();
  };

  const sectors = shown.pieces.map((piece) => {
    const from = model.degrees(model.startOf(shown, piece.id));
    const to = from + model.degrees(model.sizeOf(piece));
    return { piece, from, to };
  });
  const whole = model.filled(shown) === model.WHOLE;
  const active = sectors.find(({ piece }) => piece.id === (held?.id ?? chosen));

  return (
    <svg ref={svg} className={styles.drawing} viewBox={view.join(' ')}>
      <path d={doily} fill="#24104f" opacity="0.28" transform="translate(4 7)" />
      <path d={doily} fill="#fffaf0" />
      {whole &&
        scallops.map(([x, y], index) => (
          <circle
            key={`${x}`}
            className={styles.gilt}
            cx={x}
            cy={y}
            r="18"
            style={{ animationDelay: `${index * 22}ms` }}
          />
        ))}
      <path d={holes} fill={whole ? '#a8700c' : '#a58bdf'} />
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
          <Sector
            key={piece.id}
            held={held?.id === piece.id}
            onClick={() => choose(piece.id)}
            onStart={() => {
              choose(piece.id);
              hold({ id: piece.id, circle, hand: to });
            }}
            onMove={follow}
            onDrop={drop}
            onCancel={() => hold(undefined)}
          >
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
          </Sector>
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
          angle={held?.id === piece.id ? handleAngle(circle, held) : to}
          most={model.roomFor(shown, piece)}
          wide={wide}
          shake={notice?.id === piece.id ? shakeOf(notice) : undefined}
          chosen={active?.piece.id === piece.id}
          held={held?.id === piece.id}
          choose={() => choose(piece.id)}
          onStart={() => {
            choose(piece.id);
            hold({ id: piece.id, circle, hand: to, ahead: 0 });
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

/** Start of a piece, and range of its handle, degrees. */
function rangeOf(circle: Circle, piece: Piece) {
  const start = model.degrees(model.startOf(circle, piece.id));
  const part = 360 / piece.parts;
  return { start, least: start + part, most: start + model.roomFor(circle, piece) * part };
}

/** Angle at which a held handle is drawn. */
function handleAngle(circle: Circle, { id, hand }: Held) {
  const piece = model.pieceOf(circle, id);
  if (!piece) return hand;
  const { least, most } = rangeOf(circle, piece);
  return stretched(hand, least, most);
}

/** Lines between the parts of a piece. */
const partLines = ({ count, parts }: Piece, from: number) =>
  Array.from({ length: count - 1 }, (_, part) => {
    const [x, y] = polar(RADIUS - 3, from + ((part + 1) * 360) / parts);
    return `M0 0L${x} ${y}`;
  }).join('');

type SectorProps = {
  held: boolean;
  onClick(): void;
  onStart(): void;
  onMove(event: PointerEvent): void;
  onDrop(): void;
  onCancel(): void;
  children: ReactNode;
};

/** A piece. Dragging it moves its handle. */
function Sector({ held, onClick, children, ...props }: SectorProps) {
  const listeners = useDrag({
    start: props.onStart,
    move: (_dx, _dy, event) => props.onMove(event),
    drop: props.onDrop,
    cancel: props.onCancel,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its handle takes the keys
    <g
      className={styles.piece}
      data-piece
      data-held={held ? '' : undefined}
      onClick={onClick}
      {...listeners}
    >
      {children}
    </g>
  );
}

type HandleProps = {
  piece: Piece;
  /** Angle at which it is drawn, degrees. */
  angle: number;
  most: number;
  wide: boolean;
  shake: 'odd' | 'even' | undefined;
  chosen: boolean;
  held: boolean;
  choose(): void;
  onStart(): void;
  onMove(event: PointerEvent): void;
  onDrop(): void;
  onCancel(): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** The handle at the end of a piece. */
function Handle({ piece, angle, most, wide, shake, chosen, held, ...props }: HandleProps) {
  const listeners = useDrag({
    start: props.onStart,
    move: (_dx, _dy, event) => props.onMove(event),
    drop: props.onDrop,
    cancel: props.onCancel,
  });
  const [x, y] = polar(RADIUS + 2, angle);
  // Larger for fingers, because the drawing is smaller on a phone.
  const radius = wide ? 14 : 17;
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
      data-shake={shake}
      transform={`translate(${x} ${y})`}
      onFocus={props.choose}
      onKeyDown={props.onKeyDown}
      {...listeners}
    >
      <circle className={styles.reach} r={wide ? 26 : 31} />
      <circle r={radius} cx="2" cy="4" fill="#24104f" opacity="0.35" />
      <circle
        r={radius}
        fill={most > 1 ? '#5a34b8' : '#8a78b8'}
        stroke="#9c7fe6"
        strokeWidth="1.4"
      />
      <circle r={radius * 0.46} fill="#fff8e6" />
      <circle className={styles.ring} r={radius + 4} strokeWidth="3" />
    </g>
  );
}
