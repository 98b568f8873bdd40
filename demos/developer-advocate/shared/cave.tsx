/** Scenery of the cave: layers of stone, and leaves. */
import type { ReactNode } from 'react';
import * as styles from './cave.css.ts';

/** Vertical offsets along the edge of a layer, percent of the wall's height. */
const EDGE = [0, 1.6, 0.4, 2.6, 1.2, 3.1, 0.9, 2.2, 0.2, 1.9, 3.4, 1.1, 2.8, 0.6];

/** Points of an edge. @param turn rotates the offsets, so that neighboring layers differ */
const edge = (y: number, turn: number) =>
  Array.from({ length: 9 }, (_, index) => {
    const off = EDGE[(index * 3 + turn) % EDGE.length] ?? 0;
    return `${index * 12.5} ${(y + off).toFixed(1)}`;
  }).join('L');

const LAYERS = [
  { y: 9, fill: '#8a4f60' },
  { y: 23, fill: '#7c4260' },
  { y: 40, fill: '#6d355c' },
  { y: 58, fill: '#5c2856' },
  { y: 77, fill: '#4a1c4b' },
];

/** Widths of the overlapping strokes that form a layer's soft shadow. */
const SHADES = [14, 9, 5];

/** The wall of the cave, as large as its container. */
export const Wall = () => (
  <svg className={styles.wall} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    <rect width="100" height="100" fill="#966067" />
    {LAYERS.map(({ y, fill }, index) => {
      const line = edge(y, index * 5);
      return [
        ...SHADES.map((width) => (
          <path key={`${y} ${width}`} d={`M${line}`} data-shade="" strokeWidth={width} />
        )),
        <path key={y} d={`M-1 101L-1 ${y}L${line}L101 ${y}L101 101z`} fill={fill} />,
      ];
    })}
  </svg>
);

/** Edge of a leaf on a grid of 100 x 76, tip at the right. */
const LEAF =
  'M4 47L11 41L9 33L18 31L17 22L27 22L28 13L38 15L42 6L50 11L57 4L62 12L71 9L73 18L82 18L82 26L91 30L88 36L98 40L89 44L91 51L82 53L81 61L71 60L67 68L59 63L52 70L46 63L37 67L34 59L24 61L22 53L13 54z';

/** A leaf, with what is on it. */
export const Leaf = ({ width, children }: { width: number; children?: ReactNode }) => (
  <svg
    className={styles.leaf}
    width={width}
    height={width * 0.76}
    viewBox="0 0 100 76"
    aria-hidden="true"
  >
    <path d={LEAF} fill={styles.cave.teal} stroke="#5fb6ae" strokeWidth="1" />
    <path
      d="M2 50Q40 38 94 40M26 45L36 24M44 41L58 18M62 39L75 24M32 44L42 60M52 41L62 57M70 39L79 52"
      fill="none"
      stroke="#0f4f55"
      strokeWidth="1.2"
      opacity="0.7"
    />
    {children}
  </svg>
);
