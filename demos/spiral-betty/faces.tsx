/** Icons of the options: three designs and the shapes of dots, on a grid of 26 px. */
import type { ReactNode } from 'react';
import { drawShape } from './dots.ts';
import { pathPen } from './pen.ts';
import type { Design, DotShape } from './settings.ts';

const Face = ({ children }: { children: ReactNode }) => (
  <svg viewBox="0 0 26 26" fill="currentColor" aria-hidden="true">
    {children}
  </svg>
);

const DESIGN_DRAWINGS: Record<Design, ReactNode> = {
  spiral: (
    <path
      d="M13 13a2 2 0 0 1 3 2 4.5 4.5 0 0 1-7.5 1.5 6 6 0 0 1 2-9 7.5 7.5 0 0 1 9.5 3.5 9 9 0 0 1-5 12 10 10 0 0 1-10-2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  ),
  dots: [3.2, 2.6, 2, 1.4].flatMap((radius, row) =>
    [0, 1, 2, 3].map((column) => (
      <circle
        key={`${row} ${column}`}
        cx={3.4 + column * 6.4}
        cy={3.4 + row * 6.4}
        r={Math.max(radius - column * 0.25, 0.8)}
      />
    )),
  ),
  lines: [4.4, 3.4, 2.4, 1.4].map((width, row) => (
    <path
      key={width}
      d={`M2 ${9.5 + row * 5.2}L24 ${1.5 + row * 5.2}`}
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
    />
  )),
};

export const DesignFace = ({ design }: { design: Design }) => (
  <Face>{DESIGN_DRAWINGS[design]}</Face>
);

/** A dot shape, drawn by the same code as the design. */
export function DotFace({ shape }: { shape: DotShape }) {
  const pen = pathPen();
  drawShape[shape](pen, 13, 13, 8.5);
  return (
    <Face>
      <path d={pen.d()} />
    </Face>
  );
}
