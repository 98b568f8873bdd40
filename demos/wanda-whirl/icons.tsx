/** Icons of kinds, patterns and palettes. */
import type { SVGProps } from 'react';
import { type KindChoice, type PaletteName, PALETTES, type Pattern } from './options.ts';

const HUE = 'var(--hue-types)';
const PAPER = 'var(--color-page)';

/** Filled with the hue; the back of the paper is paler. */
type Piece = SVGProps<SVGPathElement>;
const back = (d: string): Piece => ({ d, opacity: 0.45 });
const string = (d: string): Piece => ({ d, opacity: 0.6 });
/** A disc around a point. */
const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

const kinds: Record<KindChoice, readonly Piece[]> = {
  ribbon: [
    { d: 'M7 2h11q3 7-4 13.500Q6 10 7 2z' },
    back('M14 15.500q9 5 7 13.500H10q-4-8 4-13.500z'),
  ],
  spiral: [
    back('M21 7L8 11v5l13-4zm0 9L8 20v5l13-4z'),
    { d: 'M8 2q5 5 13 5v5Q12 12 8 7zm0 9q5 5 13 5v5q-9 0-13-5zm0 9q5 5 13 5v5q-9 0-13-5z' },
  ],
  pleats: [
    { d: 'M7 3l12 5v5L7 8zm0 10l12 5v5L7 18z' },
    back('M19 8L7 13v5l12-5zm0 10L7 23v5l12-5z'),
  ],
  pennants: [
    string('M13 2h1.500v28H13z'),
    { d: 'M14 3l11 5-11 5zm0 15l11 5-11 5z' },
    back('M13 10.500l-10 5 10 5z'),
  ],
  pompoms: [
    string('M13.2 2h1.500v10h-1.500z'),
    { d: disc(14, 12, 7), stroke: HUE, strokeWidth: 2, strokeDasharray: '3 2' },
    back(disc(14, 25, 5)),
  ],
  fringe: [
    {
      d: 'M14 4l-8 5m8-1l-9 6m9-2l-9 6m9-2l-9 6m9-2l-8 6M14 4l8 5m-8-1l9 6m-9-2l9 6m-9-2l9 6m-9-2l8 6',
      stroke: HUE,
      strokeWidth: 2.4,
    },
    string('M13 2h2v26h-2z'),
  ],
  mixed: [
    { d: `M4 3h5v24l-2.5-3L4 27z${disc(14, 16, 3.5)}M19 3l6 4-6 4zm0 9l6 4-6 4zm0 9l6 4-6 4z` },
    back(disc(14, 8, 3.5) + disc(14, 24, 3.5)),
  ],
};

/** Drawn in the color of paper on the hue. */
const patterns: Record<Pattern, Piece> = {
  plain: {},
  stripes: { d: 'M8 3v24m8-24v24m8-24v24', strokeWidth: 4 },
  lines: { d: 'M0 10h28M0 20h28', strokeWidth: 4 },
  dots: { d: 'M6 9h0m8 0h0m8 0h0M10 15h0m8 0h0M6 21h0m8 0h0m8 0h0', strokeWidth: 4.6 },
  zigzag: { d: 'M-1 19l5-8 5 8 5-8 5 8 5-8 5 8', strokeWidth: 3.5, strokeLinecap: 'butt' },
  lace: {
    d: 'M3 6.500h0m4.5 0h0m4.5 0h0m4.5 0h0m4.5 0h0m4.5 0h0M3 23.500h0m4.5 0h0m4.5 0h0m4.5 0h0m4.5 0h0m4.5 0h0M8 15h0m3-3h0m0 6h0m3-3h0m4 0h0m3-3h0m0 6h0',
    strokeWidth: 2.8,
  },
};

export const KindIcon = ({ name }: { name: KindChoice }) => (
  <svg viewBox="0 0 28 31" width="28" height="31" aria-hidden="true">
    {kinds[name].map((piece) => (
      <path key={piece.d} fill={HUE} {...piece} />
    ))}
  </svg>
);

export const PatternIcon = ({ name }: { name: Pattern }) => (
  <svg viewBox="0 3 28 24" width="30" height="26" aria-hidden="true">
    <path d="M0 3h28v24H0z" fill={HUE} />
    <path fill="none" stroke={PAPER} strokeLinecap="round" {...patterns[name]} />
  </svg>
);

export const PaletteIcon = ({ name }: { name: PaletteName }) => (
  <svg viewBox="0 0 34 34" width="34" height="34" aria-hidden="true">
    <rect width="34" height="34" rx="6" fill={PALETTES[name].ground} />
    {PALETTES[name].papers.map((paper, index) => (
      <rect
        key={paper + String(index)}
        x={4 + index * 5.4}
        y="6"
        width="4.2"
        height={22 - (index % 3) * 4}
        fill={paper}
      />
    ))}
  </svg>
);

export const DiceIcon = ({ className, rolls }: { className: string; rolls: number }) => (
  <svg
    className={className}
    data-rolled={rolls === 0 ? undefined : rolls % 2 === 0 ? 'even' : 'odd'}
    viewBox="0 0 28 28"
    width="28"
    height="28"
    aria-hidden="true"
  >
    <path d="M14 1.500l11 6v12.500l-11 6.5-11-6.500V7.500z" fill="#fffaf0" />
    <path d="M3 7.500l11 6v13l-11-6.500z" fill="#e5d8c4" />
    <path d="M25 7.500l-11 6v13l11-6.500z" fill="#cdbda4" />
    <path
      d="M9 7.400h0m5-2.400h0m5 2.400h0m-5 2.600h0M6.5 13.500h0m4.5 8h0m9-4h0"
      stroke={HUE}
      strokeWidth="3"
      strokeLinecap="round"
    />
  </svg>
);
