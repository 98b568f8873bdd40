import * as styles from './coins.css.ts';

/**
 * The purse in the corner, with a lace mouth.
 * @param props.away hides it at the edge, to make room
 * @param props.onClick spills the coins; keyboard users have a button
 */
export const Purse = ({ away, onClick }: { away: boolean; onClick(): void }) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- a shortcut for the Spill button
  <svg
    className={styles.purse}
    viewBox="0 0 118 104"
    aria-hidden="true"
    data-purse
    data-away={away ? '' : undefined}
    onClick={(event) => {
      event.stopPropagation();
      onClick();
    }}
  >
    <path
      d="M6 8h60c22 14 32 36 28 56L60 90C34 90 4 70 4 40z"
      fill="#0c042c"
      opacity="0.5"
      transform="translate(4 7)"
    />
    <path d="M0 0h66c22 14 32 36 28 56L60 88C34 88 0 70 0 40z" fill="#e85a43" />
    <path
      d="M20 2c14 18 32 34 54 44M4 22c20 14 38 26 58 36M50 2c8 12 20 22 36 28"
      fill="none"
      stroke="#b23426"
      strokeWidth="2.5"
      strokeLinecap="round"
      opacity="0.7"
    />
    <path
      d="M88 50l26 16-10 12 2 12-14-2-8 10-6-14-16 4 2-14z"
      fill="#fff8e6"
      stroke="#d9c9a2"
      strokeWidth="1"
    />
    <g fill="#5a1d33">
      <circle cx="98" cy="66" r="2.6" />
      <circle cx="92" cy="77" r="2.6" />
      <circle cx="82" cy="82" r="2.6" />
      <circle cx="74" cy="84" r="2.6" />
    </g>
    <path d="M96 44L56 88l8 8 42-44z" fill="#fbcf45" />
    <path d="M96 44L56 88" stroke="#fff3c4" strokeWidth="2" />
    <path
      d="M1 40C2 66 32 86 58 87M0 1h65c18 11 28 30 29 44"
      fill="none"
      stroke="#ff9a80"
      strokeWidth="2"
      opacity="0.8"
    />
  </svg>
);
