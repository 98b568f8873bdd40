import type { SVGProps } from 'react';
import { clamp } from '#app/demo-kit/vector.ts';
import type { Term } from './fractions.ts';
import { angleAt, polar, RADIUS } from './shapes.ts';
import { DrawnTerms, spaceOf } from './terms.tsx';

const SIZE = 21;
/** Font size outside the circle, smaller to keep clear of the handles. */
const OUTSIDE_FONT_SIZE = 16;
/** Padding around the terms of a label outside the circle. */
const PADDING = 5;

type PieceLabelProps = {
  /** Color of the piece, as background of the label over the lines between parts. */
  face: string;
  terms: readonly Term[];
  /** Start of the piece, degrees. */
  from: number;
  to: number;
  /** viewBox: left, top, width, height. */
  view: readonly [number, number, number, number];
};

type SlipProps = SVGProps<SVGRectElement> & { width: number; height: number };

/** A slip of paper around 0, 0. */
const Slip = (props: SlipProps) => <rect x={-props.width / 2} y={-props.height / 2} {...props} />;

/**
 * The label of a piece, inside its sector. If that is too narrow, the label is outside, connected by a
 * line, beyond the handles, so that a finger doesn't cover it.
 */
export function PieceLabel({ face, terms, from, to, view }: PieceLabelProps) {
  const { width, height } = spaceOf(terms, SIZE);
  const middle = (from + to) / 2;
  const far = RADIUS * 0.62;
  const chord = to - from >= 180 ? Infinity : 2 * far * Math.sin(((to - from) * Math.PI) / 360);
  if (chord > Math.hypot(width, height) * 0.96) {
    const [x, y] = to - from >= 360 ? [0, RADIUS * 0.5] : polar(far, middle);
    return (
      <g transform={`translate(${x} ${y})`} pointerEvents="none">
        <Slip width={width + 4} height={height} rx="7" fill={face} />
        <DrawnTerms terms={terms} size={SIZE} />
      </g>
    );
  }
  const [left, top, across, down] = view;
  const space = spaceOf(terms, OUTSIDE_FONT_SIZE);
  const half = { x: space.width / 2 + PADDING, y: space.height / 2 + PADDING };
  const slip = { width: 2 * half.x, height: 2 * half.y };
  const [targetX, targetY] = polar(RADIUS + 54, middle);
  const x = clamp(targetX, left + half.x + 5, left + across - half.x - 5);
  const y = clamp(targetY, top + half.y + 5, top + down - half.y - 5);
  const [tipX, tipY] = polar(RADIUS * 0.72, middle);
  const [nearX, nearY] = polar(RADIUS + 20, angleAt([x, y]));
  return (
    <g pointerEvents="none">
      <path
        d={`M${x} ${y}L${nearX} ${nearY}L${tipX} ${tipY}`}
        fill="none"
        stroke="#24104f"
        strokeWidth="2.4"
      />
      <circle cx={tipX} cy={tipY} r="4" fill="#24104f" />
      <g transform={`translate(${x} ${y})`} data-label>
        <Slip {...slip} rx="5" fill="#24104f" opacity="0.3" transform="translate(2 3)" />
        <Slip {...slip} rx="5" fill="#fff8e6" />
        <DrawnTerms terms={terms} size={OUTSIDE_FONT_SIZE} />
      </g>
    </g>
  );
}
