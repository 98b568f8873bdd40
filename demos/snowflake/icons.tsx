import { makeIcon } from '#app/demo-kit/controls/icons.tsx';
import { place, type ShapeName } from './shapes.ts';
import { pathData } from './unfold.ts';

export const Icon = makeIcon({
  fresh: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4',
  smaller: 'm5 19 5-5m0 0v4m0-4H6M19 5l-5 5m0 0V6m0 4h4',
  larger: 'm5 19 5-5M5 19v-4m0 4h4M19 5l-5 5m5-5v4m0-4h-4',
});

export const ShapeIcon = ({ shape }: { shape: ShapeName }) => (
  <svg width="22" height="22" viewBox="-12 -12 24 24" fill="currentColor" aria-hidden="true">
    <path d={pathData([place({ shape, x: 0, y: 0, size: 10, turn: 0 }, 0.02)])} />
  </svg>
);
