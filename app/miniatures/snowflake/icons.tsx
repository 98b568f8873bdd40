/** Icons of the tools, on a 24 px grid; their names stand in the buttons around them. */
import { place, type ShapeName } from './shapes.ts';
import { pathData } from './unfold.ts';

const strokes = {
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3',
  fresh: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  less: 'M6 12h12',
  more: 'M6 12h12M12 6v12',
  left: 'M5 6v5h5M5.5 11a7 7 0 1 1 1.5 6',
  right: 'M19 6v5h-5M18.5 11a7 7 0 1 0-1.5 6',
  smaller: 'm5 19 5-5m0 0v4m0-4H6M19 5l-5 5m0 0V6m0 4h4',
  larger: 'm5 19 5-5M5 19v-4m0 4h4M19 5l-5 5m5-5v4m0-4h-4',
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

export const ShapeIcon = ({ shape }: { shape: ShapeName }) => (
  <svg width="22" height="22" viewBox="-12 -12 24 24" fill="currentColor" aria-hidden="true">
    <path d={pathData([place({ shape, x: 0, y: 0, size: 10, turn: 0 })])} />
  </svg>
);
