/** A train of number cubes, drawn as paper houses seen from slightly above. */
import { memo } from 'react';
import { DEPTH, MAX_TRAIN } from './cubes.ts';
import * as styles from './cubes.css.ts';

/** Colors by length, from one to ten: front, roof, side. */
const PAPERS = [
  ['#fbc93a', '#ffe07c', '#d99a17'],
  ['#f9b032', '#fdcb6c', '#d07f12'],
  ['#f4902a', '#f9b263', '#c2640f'],
  ['#ee6d3f', '#f69773', '#b74620'],
  ['#dd4f5b', '#ec828a', '#a32e3c'],
  ['#c04a84', '#d983ad', '#8a2a5b'],
  ['#9c49ac', '#bf82cb', '#6f2b7e'],
  ['#7d4bc4', '#a682de', '#572d95'],
  ['#6241bd', '#9179d8', '#41278d'],
  ['#4a2fa0', '#7a63cb', '#301b74'],
] as const;

/** Between two cubes. */
const EDGE = `M0 1V0L${DEPTH} ${-DEPTH}`;
const WINDOW = 'M.3 .82V.52a.2 .2 0 0 1 .4 0V.82z';
/** The unlit thickness of the wall at the left of a window. */
const REVEAL = 'M.3 .82V.52a.2 .2 0 0 1 .4 0l0 .02a.15 .16 0 0 0-.3 0V.82z';

type TrainPictureProps = {
  length: number;
  chosen: boolean;
  /** Whether it was just created by a merge. */
  merged: boolean;
};

export const TrainPicture = memo(function TrainPicture(props: TrainPictureProps) {
  const { length, chosen, merged } = props;
  const [front, roof, side] = PAPERS[length - 1] ?? PAPERS[0];
  const light = length < 4;
  /** Right edge of the roof. */
  const right = length + DEPTH;
  return (
    <svg
      className={styles.picture}
      data-merged={merged ? '' : undefined}
      viewBox={`0 ${-DEPTH} ${right} ${1 + DEPTH}`}
      overflow="visible"
      aria-hidden="true"
      fill="none"
    >
      <g fill="#2d1563">
        <path
          d={`M.06 1.06H${length + 0.02}L${right + 0.22} .86V.02L${length} .2z`}
          opacity="0.16"
        />
        <path d={`M.04 1.04H${length + 0.02}L${right + 0.08} .8V0L${length} .2z`} opacity="0.3" />
      </g>
      {chosen && (
        <path
          d={`M0 0L${DEPTH} ${-DEPTH}H${right}V${1 - DEPTH}L${length} 1H0z`}
          stroke="#fffaf0"
          strokeWidth="0.16"
          strokeLinejoin="round"
        />
      )}
      <path d={`M0 0L${DEPTH} ${-DEPTH}H${right}L${length} 0z`} fill={roof} />
      <path d={`M${length} 0L${right} ${-DEPTH}V${1 - DEPTH}L${length} 1z`} fill={side} />
      <path d={`M0 0H${length}V1H0z`} fill={front} />
      <path
        d={`M${length + 0.1} .62V.3a.07 .12 0 0 1 .1 -.1V.52z`}
        fill={light ? '#6b3f10' : '#ffe9a8'}
        opacity="0.75"
      />
      {Array.from({ length }, (_, cube) => (
        <g key={cube} transform={`translate(${cube} 0)`}>
          {cube === 0 ? (
            <NumberPlate number={length} />
          ) : (
            <>
              <path d={EDGE} stroke={side} strokeWidth="0.045" strokeLinejoin="round" />
              <path d="M.035 .97V.03" stroke="#fff" strokeOpacity="0.35" strokeWidth="0.025" />
              <path d={WINDOW} fill={light ? '#5a34b8' : '#fff0c4'} />
              <path d={REVEAL} fill={light ? '#35197c' : '#c9a95e'} />
            </>
          )}
        </g>
      ))}
      <path
        d={`M.02 .98V.02H${length - 0.01}M.02 .01L${DEPTH + 0.01} ${0.02 - DEPTH}H${right - 0.02}`}
        stroke="#fff"
        strokeOpacity="0.6"
        strokeWidth="0.03"
      />
      {length === MAX_TRAIN && (
        <g transform={`translate(${length - 0.32} ${-DEPTH * 0.5})`}>
          <path d="M0 0V-.62" stroke="#2d1563" strokeWidth="0.06" strokeLinecap="round" />
          <path d="M.06 -.52L.62 -.5L.5 -.36L.62 -.2L.06 -.22z" fill="#2d1563" opacity="0.25" />
          <path d="M.03 -.56L.6 -.54L.48 -.4L.6 -.24L.03 -.26z" fill="#fff8e6" />
        </g>
      )}
    </svg>
  );
});

/** Number of cubes, on a plate beside the door of the first house. */
const NumberPlate = ({ number }: { number: number }) => (
  <>
    <rect x=".17" y=".2" width=".7" height=".66" rx=".1" fill="#24104f" opacity="0.35" />
    <rect x=".14" y=".16" width=".7" height=".66" rx=".1" fill="#fff8e6" />
    <text
      x=".49"
      y=".685"
      fill="#24104f"
      fontSize={number === MAX_TRAIN ? 0.48 : 0.56}
      fontWeight="700"
      textAnchor="middle"
      style={{ fontVariantNumeric: 'lining-nums' }}
    >
      {number}
    </text>
  </>
);
