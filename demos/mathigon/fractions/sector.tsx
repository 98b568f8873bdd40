import { type DragHandlers, type DragScope, useDrag } from '#app/demo-kit/pointer/use-drag.ts';
import { grip } from '../shared/polypad.css.ts';
import type { Piece } from './fractions.ts';
import { paperOf } from './papers.ts';
import { arc, polar, RADIUS, sector } from './shapes.ts';

/** Lines between the parts of a piece. */
const partLines = ({ count, parts }: Piece, from: number) =>
  Array.from({ length: count - 1 }, (_, part) => {
    const [x, y] = polar(RADIUS - 3, from + ((part + 1) * 360) / parts);
    return `M0 0L${x} ${y}`;
  }).join('');

type SectorProps = {
  piece: Piece;
  /** Start and end, degrees. */
  from: number;
  to: number;
  /** Whether its angle is marked. */
  hasAngle: boolean;
  held: boolean;
  drag: DragHandlers<Piece>;
  scope: DragScope;
  onClick(): void;
};

/** A piece. Dragging it moves its handle. */
export function Sector({ piece, from, to, hasAngle, held, onClick, ...props }: SectorProps) {
  const drag = useDrag(props.drag, { scope: props.scope });
  const [face, edge] = paperOf(piece.parts);
  const outline = sector(from, to);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- its handle takes the keys
    <g className={grip} data-piece data-held={held ? '' : undefined} onClick={onClick} {...drag}>
      <path d={outline} fill="#24104f" opacity="0.22" transform="translate(2.5 5)" />
      <path d={outline} fill={edge} transform="translate(1 2.4)" />
      <path d={outline} fill={face} stroke="#ffffffbf" strokeWidth="1.8" strokeLinejoin="round" />
      <path d={partLines(piece, from)} stroke={edge} strokeWidth="1.6" strokeDasharray="5 4" />
      {hasAngle && <path d={arc(from, to, 24)} fill="none" stroke="#24104f" strokeWidth="2.4" />}
    </g>
  );
}
