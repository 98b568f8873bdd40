/** Icons of the boards, on a 24 px grid; their names stand in the buttons around them. */
const strokes = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
  bin: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  turn: 'M18.5 11a7 7 0 1 0-1.5 6M19 6v5h-5',
  left: 'm14 6-6 6 6 6',
  right: 'm10 6 6 6-6 6',
  earlier: 'M19 12H6m5-5-5 5 5 5',
  later: 'M5 12h13m-5-5 5 5-5 5',
  loud: 'M4 10v4h4l5 4V6L8 10zM16 9.5a4 4 0 0 1 0 5M18.5 7a8 8 0 0 1 0 10',
  quiet: 'M4 10v4h4l5 4V6L8 10zM16.5 9.5l5 5m0-5-5 5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  paste: 'M8 5H5v15h14V5h-3M9 3.5h6v4H9zM12 11v6m-3-3h6',
  double: 'M3 6h10v12H3zM16 6h5v12h-5',
} as const;

export type IconName = keyof typeof strokes;

export const Icon = ({ name }: { name: IconName }) => (
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
