/** Panels on the plan: placed, selected, dragged, or offered. */
import { memo } from 'react';
import { outlineOf, outlinePath, panelShapes } from './drawing.ts';
import type { Panel, Try } from './panels.ts';
import * as paper from './plan.css.ts';
import { Shapes } from './shapes.tsx';

/** Distance between the selected panel and its outline, m. */
const OUTLINE_OFFSET_M = 0.04;

const flag = (isOn: boolean) => (isOn ? '' : undefined);

const stateOf = (tried: Try | undefined) => ({
  'data-shown': flag(tried !== undefined),
  'data-refused': flag(tried?.refused !== undefined),
});

/** The placed panels. */
export const Panels = memo(({ panels }: { panels: readonly Panel[] }) => (
  <Shapes shapes={panelShapes(panels)} />
));

const NONE: readonly Panel[] = [];

export function Selected({ panel }: { panel: Panel | undefined }) {
  const edge = panel && outlinePath(outlineOf(panel, OUTLINE_OFFSET_M));
  return (
    <>
      <Panels panels={panel ? [panel] : NONE} />
      {edge && (
        <>
          <path className={paper.selectedEdge} d={edge} />
          <path className={paper.selectedLine} d={edge} data-chosen />
        </>
      )}
    </>
  );
}

/** Where a panel would be placed. */
export const Ghost = ({ tried }: { tried: Try | undefined }) => (
  <path
    className={paper.ghost}
    d={tried && outlinePath(outlineOf(tried.panel))}
    data-ghost
    {...stateOf(tried)}
  />
);

/** A dragged panel. */
export function Dragged({ tried }: { tried: Try | undefined }) {
  const frame = tried && outlinePath(outlineOf(tried.panel));
  return (
    <g className={paper.dragged} data-dragged {...stateOf(tried)}>
      <Shapes
        shapes={panelShapes(tried ? [tried.panel] : [], { paint: 'draggedShadow', shadow: 0.22 })}
      />
      <path className={paper.refused} d={frame} />
      <path className={paper.selectedEdge} d={frame} />
      <path className={paper.selectedLine} d={frame} />
    </g>
  );
}
