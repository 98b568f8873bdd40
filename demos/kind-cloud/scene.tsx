/** The scene below the clouds: sky, rainbow behind the hills, river and frog. */
import type { RefObject } from 'react';
import { HEART } from './clouds.tsx';
import * as styles from './kind-cloud.css.ts';

/** Stars: x and y as shares of the sky, and size in px. */
const STARS = [
  [6, 8, 3],
  [14, 24, 2],
  [21, 6, 2],
  [33, 13, 3],
  [41, 4, 2],
  [57, 7, 3],
  [68, 4, 2],
  [77, 15, 2],
  [88, 6, 3],
  [95, 22, 2],
  [4, 47, 2],
  [90, 50, 3],
  [28, 40, 2],
  [73, 44, 2],
] as const;

export const Sky = () => (
  <svg className={styles.stars} aria-hidden="true" width="100%" height="100%">
    {STARS.map(([x, y, size]) => (
      <circle key={x} cx={`${x}%`} cy={`${y}%`} r={size * 0.62} />
    ))}
  </svg>
);

/** A paper crescent, or the sun in rings for the day sky. */
export const Lamp = () => (
  <svg className={styles.lamp} viewBox="-50 -50 100 100" aria-hidden="true">
    <circle className={styles.ring} r={46} />
    <circle className={styles.ringInner} r={36} />
    <circle className={styles.disc} r={26} />
    <path className={styles.crescent} d="M-8-34a35 35 0 1 0 37 46A30 30 0 0 1-8-34z" />
  </svg>
);

const BANDS = 6;
const radiusOf = (band: number) => 98 - band * 4.7;

/** Limit of hearts in the rainbow. */
const MAX_RETURNED = 42;
/** Spreads any number of things evenly (1 / golden ratio). */
const SPREAD = 0.618;

/** Where a heart is in the rainbow. */
function placeInRainbow(index: number) {
  const angle = (0.1 + 0.8 * ((index * SPREAD) % 1)) * Math.PI;
  const radius = radiusOf(index % BANDS);
  return `translate(${(-radius * Math.cos(angle)).toFixed(1)} ${(-radius * Math.sin(angle)).toFixed(1)}) rotate(${(index % 5) * 14 - 28}) scale(0.44)`;
}

/** Length of an end below the axis, behind the hills: sine and cosine of 14 degrees. */
const FOOT = { down: 0.242, in: 0.97 };

/** A little more than half a circle. */
const arc = (radius: number) => {
  const [x, y] = [radius * FOOT.in, radius * FOOT.down];
  return `M${-x} ${y}A${radius} ${radius} 0 1 1 ${x} ${y}`;
};

/** Hidden behind the hills; rotates into view after the last line, with the hearts that were sent. */
export const Rainbow = ({ up, hearts }: { up: boolean; hearts: number }) => (
  <div className={styles.rainbowPlace} aria-hidden="true">
    <svg className={styles.rainbow} data-up={up ? '' : undefined} viewBox="-100 -100 200 100">
      {Array.from({ length: BANDS }, (_, band) => {
        const radius = radiusOf(band);
        return (
          <g key={radius}>
            <path className={styles.bandShadow} d={arc(radius - 2.2)} />
            <path className={styles.bands[band]} data-band d={arc(radius)} />
          </g>
        );
      })}
      {Array.from({ length: Math.min(hearts, MAX_RETURNED) }, (_, index) => (
        <g key={placeInRainbow(index)} transform={placeInRainbow(index)}>
          <path
            className={styles.returned[index % styles.returned.length]}
            style={{ animationDelay: `${2.6 + index * 0.07}s` }}
            d={HEART}
            data-returned
          />
        </g>
      ))}
    </svg>
  </div>
);

const FAR_HILLS =
  'M0 62c40-16 70-22 104-20l6-20h8v-8h7v8h10v-8h7v8h9l7 18c60 4 92 22 150 20s96-34 164-34 150 22 228 12v132H0z';
const NEAR_HILLS = 'M0 96c60-26 130-30 206-14s150 22 236 2 160-26 258 2v84H0z';
const WATER =
  'M0 118c20-6 40-6 60 0s40 6 60 0 40-6 60 0 40 6 60 0 40-6 60 0 40 6 60 0 40-6 60 0 40 6 60 0 40-6 60 0 40 6 60 0 40-6 60 0 40 6 40 0v52H0z';
const FRONT =
  'M0 142c24-6 46-6 70 0s46 6 70 0 46-6 70 0 46 6 70 0 46-6 70 0 46 6 70 0 46-6 70 0 46 6 70 0 46-6 70 0 46 6 70 0v28H0z';
const OAK =
  'M-5 40c2-12 2-20 0-30-8 3-22 2-26-6-10-2-10-16-1-20-2-12 12-18 20-12 6-12 24-10 27 1 12-4 20 8 15 16 8 6 3 18-6 19-4 6-12 6-18 2 0 8 0 18 2 30z';

export const Land = ({ frog }: { frog: RefObject<SVGGElement> }) => (
  <svg
    className={styles.land}
    viewBox="0 0 700 170"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path className={styles.farHill} data-hill d={FAR_HILLS} />
    <g transform="translate(584 44)">
      <path className={styles.nearHill} d={OAK} />
      <circle className={styles.lit} cx={-1} cy={-6} r={2.4} />
    </g>
    <path className={styles.nearHill} data-hill d={NEAR_HILLS} />
    <path className={styles.water} d={WATER} />
    <g transform="translate(350 116)">
      <ellipse className={styles.leafShadow} cx={3} cy={17} rx={42} ry={9} />
      <path className={styles.leaf} d="M-42 13a42 9 0 1 0 84 0 42 9 0 0 0-62-8l18 8z" />
      <g ref={frog} className={styles.frogBody} data-frog>
        <path className={styles.frogBack} d="M-19 12c-6-12 4-26 19-26s25 14 19 26z" />
        <path className={styles.frogBelly} d="M-9 12c-3-8 2-15 9-15s12 7 9 15z" />
        <circle className={styles.frogBack} cx={-10} cy={-14} r={6.5} />
        <circle className={styles.frogBack} cx={10} cy={-14} r={6.5} />
        <path className={styles.frogFace} d="M-14-13.5q4 3 8 0M6-13.5q4 3 8 0M-7-4q7 5 14 0" />
        <g className={styles.awake} data-awake>
          <path className={styles.frogEyes} d="M-10-14h0M10-14h0" />
          <path className={styles.frogPupils} d="M-10-14h0M10-14h0" />
        </g>
      </g>
      <text className={`${styles.awake} ${styles.ribbit}`} x={27} y={-14} data-awake>
        Ribbit.
      </text>
    </g>
    <path className={styles.front} d={FRONT} />
    <path
      className={styles.reeds}
      d="M26 172q-2-50 4-96M42 172q2-40-6-70M14 172q-4-30-12-52M668 172q2-44-6-84M684 172q-4-36 4-74"
    />
    <path className={styles.heads} d="M30 88v-20M36 112v-16M662 98v-20M688 108v-18" />
  </svg>
);
