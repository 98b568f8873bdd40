/** The motifs of slides: small paper cuts, 100 by 70, with a title below. */
import { memo, useLayoutEffect, useRef } from 'react';
import * as styles from './slides.css.ts';
import type { Content, Motif } from './slides.ts';

/** A paper shape with its contact shadow and a highlight at the upper left. */
const Cut = ({ d, fill }: { d: string; fill: string }) => (
  <>
    <path d={d} fill="#24104f" opacity="0.28" transform="translate(1 1.7)" />
    <path d={d} fill={fill} stroke="#ffffff8c" strokeWidth="0.6" strokeLinejoin="round" />
  </>
);

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const box = (x: number, y: number, width: number, height = width) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

const VIOLET = '#6a3fc8';
const AMBER = '#f59a24';
const YELLOW = '#fbcf45';
const CORAL = '#ee6542';
const CREAM = '#fff8e6';

const cutsOf: Record<Motif, readonly (readonly [d: string, fill: string])[]> = {
  cubes: [
    ['M26 40l12-7h26l-12 7z', '#9a7be0'],
    [box(26, 40, 26, 18), VIOLET],
    ['M52 40l12-7v18l-12 7z', '#45239a'],
    ['M40 22l12-7h18l-12 7z', '#fdcb6c'],
    [box(40, 22, 18), AMBER],
    ['M58 22l12-7v18l-12 7z', '#c2640f'],
  ],
  circle: [
    ['M50 34V9a25 25 0 0 1 21.7 37.5z', AMBER],
    ['M48.5 37.5l21.7 12.5a25 25 0 0 1-43.4 0z', CORAL],
    ['M46.5 34l-21.7 12.5a25 25 0 0 1 21.7-37.5z', YELLOW],
  ],
  cat: [
    ['M40 8l11 11-11 11z', CORAL],
    ['M62 8v22L51 19z', CORAL],
    ['M51 19l11 11-11 11-11-11z', YELLOW],
    ['M40 30v32L27 62z', CREAM],
    ['M40 30l22 32H40z', CORAL],
    ['M51 46l22 16H45z', AMBER],
    ['M73 36l8 8v18l-8-7z', CREAM],
  ],
  coins: [
    [disc(38, 38, 19), '#e07a3c'],
    [disc(68, 26, 13), '#e4dcf4'],
    [disc(70, 52, 10), YELLOW],
  ],
  rows: [VIOLET, AMBER, YELLOW].flatMap((fill, row) =>
    [0, 1, 2, 3].map((column) => [box(22 + column * 15, 12 + row * 16, 12), fill] as const),
  ),
  hops: [
    [box(14, 50, 72, 3), '#24104f'],
    ['M18 48a11 15 0 0 1 22 0h-4a7 11 0 0 0-14 0z', CORAL],
    ['M38 48a11 15 0 0 1 22 0h-4a7 11 0 0 0-14 0z', CORAL],
    ['M58 48a11 15 0 0 1 22 0h-4a7 11 0 0 0-14 0z', CORAL],
  ],
  angle: [
    [disc(34, 52, 4), YELLOW],
    ['M30 50h56v6H30z', VIOLET],
    ['M32 53L60 10l5 3-28 43z', AMBER],
    ['M54 50a20 20 0 0 0-8-15l-2 3.5a16 16 0 0 1 6 11.5z', CORAL],
  ],
  tiles: [
    ['M36 14l13 7.5v15l-13 7.5-13-7.5v-15z', VIOLET],
    ['M64 14l13 7.5v15l-13 7.5-13-7.5v-15z', YELLOW],
    ['M50 38l13 7.5v15l-13 7.5-13-7.5v-15z', AMBER],
  ],
};

/** Size of a title, and the width that it may have: in a presentation on a phone, the motif is wider than its page. */
const TITLE_SIZE = 12;
const TITLE_WIDTH = 70;

/** A title, which is smaller if it is long. */
function Title({ text }: { text: string }) {
  const box = useRef<SVGTextElement>(null);
  useLayoutEffect(() => {
    // A text that isn't shown yet, as in a dialog that opens, has no length of its own.
    const context = document.createElement('canvas').getContext('2d');
    if (!box.current || !context) return;
    const { fontFamily, fontWeight } = getComputedStyle(box.current);
    context.font = `${fontWeight} ${TITLE_SIZE}px ${fontFamily}`;
    const share = TITLE_WIDTH / context.measureText(text).width;
    box.current.style.fontSize = `${TITLE_SIZE * Math.min(1, share)}px`;
  }, [text]);
  return (
    <text ref={box} x="50" y="80" className={styles.title}>
      {text}
    </text>
  );
}

type MotifPictureProps = Content & {
  /** Without the title and the room around the motif. */
  cropped?: boolean;
};

export const MotifPicture = memo(function MotifPicture({
  motif,
  title,
  cropped = false,
}: MotifPictureProps) {
  const viewBox = cropped ? '12 4 76 66' : title ? '0 0 100 86' : '0 0 100 70';
  return (
    <svg viewBox={viewBox} aria-hidden="true" data-motif={motif}>
      {cutsOf[motif].map(([d, fill]) => (
        <Cut key={d} d={d} fill={fill} />
      ))}
      {motif === 'coins' && (
        <g fill="#24104f" fontWeight="700" textAnchor="middle">
          <text x="38" y="45" fontSize="20">
            2
          </text>
          <text x="68" y="31" fontSize="14">
            5
          </text>
        </g>
      )}
      {title && !cropped && <Title text={title} />}
    </svg>
  );
});
