/** Clouds of layered paper, which release hearts when touched. */
import type { ComponentProps } from 'react';
import * as styles from './kind-cloud.css.ts';

/** Outlines in a box of 200 by 110, with a flat bottom edge. */
const SHAPES = {
  broad:
    'M22 96a24 24 0 0 1-6-46 27 27 0 0 1 33-31 40 40 0 0 1 70-7 32 32 0 0 1 48 21 27 27 0 0 1 16 48q-3 12-18 15z',
  round:
    'M30 96a26 26 0 0 1-8-48 30 30 0 0 1 32-34 36 36 0 0 1 62-6 34 34 0 0 1 50 26 28 28 0 0 1 8 52q-4 9-14 10z',
} as const;
const HEM =
  'M8 92a13 13 0 0 1 24-7 15 15 0 0 1 28-4 17 17 0 0 1 31-2 16 16 0 0 1 30 2 15 15 0 0 1 28 3 14 14 0 0 1 26 4 11 11 0 0 1 13 10q-2 8-12 8H20q-11 0-12-14z';
export const HEART = 'M0 8C-6 3-9 0-9-4a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 9-4C9 0 6 3 0 8z';
const CURL = 'M0 0c8-1 11-9 5-12s-11 4-6 7 8-2 5-5';

type CloudProps = {
  name: string;
  shape: keyof typeof SHAPES;
  place: keyof typeof styles.places;
  lace?: boolean;
  /** Handlers of taps, strokes and holds. */
  on: Pick<
    ComponentProps<'button'>,
    'onBlur' | 'onClick' | 'onKeyDown' | 'onKeyUp' | 'onPointerDown'
  >;
};

export const Cloud = ({ name, shape, place, lace, on }: CloudProps) => (
  <div className={`${styles.drift} ${styles.places[place]}`}>
    <button className={styles.cloud} type="button" aria-label={name} data-cloud {...on}>
      <svg className={styles.cloudPaper} viewBox="-6 -18 212 146" aria-hidden="true">
        <path
          className={styles.cloudFar}
          d={SHAPES[shape]}
          transform="matrix(1.06 0 0 1.1 -7 -8)"
        />
        <path className={styles.cloudBack} d={SHAPES[shape]} transform="translate(-1 -1)" />
        <path className={styles.cloudFront} d={SHAPES[shape]} transform="matrix(.9 0 0 .87 9 11)" />
        {(
          [
            [66, 50, 1.1, -8],
            [104, 40, 1.35, 5],
            [138, 58, 1, 10],
          ] as const
        ).map(([x, y, size, turn]) => (
          <path
            key={x}
            className={styles.window}
            d={HEART}
            transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
          />
        ))}
        <path className={styles.curl} d={CURL} transform="translate(40 62)" />
        <path className={styles.curl} d={CURL} transform="translate(158 74) scale(-1 1)" />
        <path className={styles.hem} d={HEM} />
        {lace && <Lace />}
      </svg>
    </button>
  </div>
);

/** A lace edge below the cloud: bows with an eyelet each. */
const Lace = () => (
  <g>
    <path
      className={styles.hem}
      d={`M18 103H182V108${Array.from({ length: 11 }, () => 'a7.45 8.5 0 0 1-14.9 0').join('')}z`}
    />
    {Array.from({ length: 11 }, (_, index) => (
      <g key={`eyelet ${index}`}>
        <circle className={styles.eyelet} cx={25.4 + index * 14.9} cy={110} r={2.6} />
        <circle className={styles.eyelet} cx={18.8 + index * 14.9} cy={105.6} r={1} />
      </g>
    ))}
  </g>
);

/** A distant cloud, which doesn't respond. */
export const FarCloud = ({ place }: { place: keyof typeof styles.places }) => (
  <div className={`${styles.farDrift} ${styles.places[place]}`} aria-hidden="true">
    <svg className={styles.cloudPaper} viewBox="-6 -18 212 146">
      <path className={styles.far} d={SHAPES.broad} transform="matrix(1.04 0 0 1.06 -4 -4)" />
      <path className={styles.farFront} d={SHAPES.broad} transform="matrix(.93 0 0 .9 7 9)" />
      <path className={styles.far} d={HEM} transform="matrix(.9 0 0 .9 10 10)" />
    </svg>
  </div>
);
