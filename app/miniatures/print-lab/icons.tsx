/** Icons of the editors, on a 24 px grid; their names stand in the buttons around them. */

const STROKES = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  left: 'M15 5 8 12l7 7',
  right: 'm9 5 7 7-7 7',
  over: 'M4 12a8 4 0 0 1 16 0M20 12l2.5-4M20 12l-4.5-2M20 15a8 4 0 0 1-16 0',
  envelope: 'M3 6h18v13H3zM3.5 7l8.5 7 8.5-7',
  swap: 'M4 9h14m-4-4 4 4-4 4M20 16H6m4-4-4 4 4 4',
  collage:
    'M4 4h9v7H4zM15.500 4H20v11h-4.500zM4 13.500h4.500V20H4zM11 13.500h2V20h-2zM15.500 17.500H20V20h-4.500z',
  remove: 'M5 7h14M9.500 7V4.500h5V7M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500',
  add: 'M12 5v14M5 12h14',
  open: 'M12 6C9 4.500 6 4.500 3 5.500V19c3-1 6-1 9 .500 3-1.500 6-1.500 9-.500V5.500c-3-1-6-1-9 .500zM12 6v13',
} as const;

export const Icon = ({ name }: { name: keyof typeof STROKES }) => (
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
    <path d={STROKES[name]} />
  </svg>
);
