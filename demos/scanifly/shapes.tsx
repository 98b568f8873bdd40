import { paints } from './plan.css.ts';
import type { Shape } from './paints.ts';

/** Painted shapes, whose shadows and faces the light moves and colors. */
export const Shapes = ({ shapes }: { shapes: readonly Shape[] }) => (
  <>
    {shapes.map(({ paint, d, shadow, face }, index) => (
      <path
        // oxlint-disable-next-line react/no-array-index-key -- their number and order are fixed
        key={index}
        className={paint && paints[paint]}
        d={d}
        data-shadow={shadow}
        data-face={face}
      />
    ))}
  </>
);
