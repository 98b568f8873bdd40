/** Icons of the buttons, on a 24 px grid; their names stand in the buttons around them. */

const strokes = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  nearer: 'M6 12h12M12 6v12',
  farther: 'M6 12h12',
  whole: 'M4 12 12 5l8 7M6.5 10.5V19h11v-8.5',
  turnLeft: 'M5 6v5h5M5.5 11a7 7 0 1 1 1.5 6',
  turnRight: 'M19 6v5h-5M18.5 11a7 7 0 1 0-1.5 6',
  left: 'M19 12H5m6-6-6 6 6 6',
  right: 'M5 12h14m-6-6 6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14m-6-6 6 6 6-6',
  quarter: 'M4 9h9v11H4zM16 4a6 6 0 0 1 4 5.6m0 0 2-2.4m-2 2.4-2.6-1.8',
  remove: 'M5 7h14M9 7V4.5h6V7m2.5 0-.8 12.5H7.3L6.5 7M10 11v5m4-5v5',
} as const;

export const Icon = ({ name }: { name: keyof typeof strokes }) => (
  <svg
    width="22"
    height="22"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[name]} />
  </svg>
);
