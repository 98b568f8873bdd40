/** The paper landscape on the cover of an embed, in the hue of its page. */
import * as styles from './embed.css.ts';

/** Ridges from left to right, far to near, on a ground of 640 x 360. */
const HILLS = [
  'M-20 380V236c38-20 70-34 104-35 40-2 62 24 100 22 52-3 84-58 148-60 58-2 92 46 142 48 46 2 74-30 110-34 32-3 56 10 76 22v181z',
  'M-20 380V292c50-34 96-50 152-46 62 5 96 44 156 42 58-2 88-46 146-52 62-6 104 36 146 40 32 3 56-8 80-20v124z',
  'M-20 380v-44c56-26 120-40 190-32 84 9 122 34 206 30 70-3 110-30 168-36 50-5 86 4 116 16v66z',
];
/** A tree as a cut leaf on a stem. */
const TREE = 'M0 0c-11-9-15-22-11-34C-8-44-4-50 0-56c4 6 8 12 11 22 4 12 0 25-11 34zm-1-2v16h2V-2z';
/** x, y and size. */
const TREES = [
  [52, 246, 0.9],
  [86, 250, 1.25],
  [566, 262, 1.1],
  [596, 266, 0.75],
] as const;
const BIRDS =
  'M118 92c8-9 15-9 20 0 5-9 12-9 20 0-9-4-15-3-20 4-5-7-11-8-20-4zm42 24c6-6 10-6 14 0 4-6 9-6 14 0-7-3-11-2-14 3-3-5-7-6-14-3z';

export const EmbedScene = () => (
  <svg
    className={styles.scene}
    viewBox="0 0 640 360"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
  >
    <path d={BIRDS} />
    <g>
      <path d={HILLS[0]} />
    </g>
    <g>
      <path d={HILLS[1]} />
      {TREES.map(([x, y, size]) => (
        <path key={x} d={TREE} transform={`translate(${x} ${y}) scale(${size})`} />
      ))}
    </g>
    <g>
      <path d={HILLS[2]} />
    </g>
  </svg>
);
