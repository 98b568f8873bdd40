import type { KeyboardEvent } from 'react';
import { type DragHandlers, type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import * as styles from './fractions.css.ts';
import { describePiece, type Piece } from './fractions.ts';
import { polar, RADIUS } from './shapes.ts';

type HandleProps = {
  piece: Piece;
  /** Angle at which it is drawn, degrees. */
  angle: number;
  /** Maximum number of parts. */
  max: number;
  isWide: boolean;
  shake: 'odd' | 'even' | undefined;
  chosen: boolean;
  held: boolean;
  drag: DragHandlers<Piece>;
  scope: DragScope;
  onFocus(): void;
  onKeyDown(event: KeyboardEvent): void;
};

/** The handle at the end of a piece. */
export function Handle({ piece, angle, max, isWide, shake, chosen, held, ...props }: HandleProps) {
  const drag = useDrag(props.drag, { scope: props.scope });
  const [x, y] = polar(RADIUS + 2, angle);
  // Larger for fingers, because the drawing is smaller on a phone.
  const radius = isWide ? 14 : 17;
  return (
    <g
      className={styles.handle}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot stand in a drawing
      role="slider"
      tabIndex={0}
      aria-label={`Piece of 1/${piece.parts}`}
      aria-valuemin={1}
      aria-valuemax={max}
      aria-valuenow={piece.count}
      aria-valuetext={describePiece(piece)}
      data-handle={piece.id}
      data-chosen={chosen ? '' : undefined}
      data-held={held ? '' : undefined}
      data-shake={shake}
      transform={`translate(${x} ${y})`}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      {...drag}
    >
      <circle className={styles.reach} r={isWide ? 26 : 31} />
      <circle r={radius} cx="2" cy="4" fill="#24104f" opacity="0.35" />
      <circle
        r={radius}
        fill={max > 1 ? '#5a34b8' : '#8a78b8'}
        stroke="#9c7fe6"
        strokeWidth="1.4"
      />
      <circle r={radius * 0.46} fill="#fff8e6" />
      <circle className={styles.ring} r={radius + 4} strokeWidth="3" />
    </g>
  );
}
