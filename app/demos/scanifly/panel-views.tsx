/** Panels on the plan: placed, selected, dragged, or offered. */
import { memo } from 'react';
import { outlineOf, outlinePath, panelPaths } from './drawing.ts';
import type { Panel, Try } from './panels.ts';
import * as paper from './plan.css.ts';

/** Distance between the selected panel and its outline, m. */
const OUTLINE_OFFSET_M = 0.04;

const flag = (isOn: boolean) => (isOn ? '' : undefined);

/** The placed panels. */
export const Panels = memo(({ panels }: { panels: readonly Panel[] }) => {
  const { frame, glass, cells, glint } = panelPaths(panels);
  return (
    <>
      <path className={paper.panelShadow} d={frame} data-shadow="0.07" />
      <path className={paper.panelFrame} d={frame} />
      <path className={paper.panelGlass} d={glass} />
      <path className={paper.cells} d={cells} />
      <path className={paper.panelGlint} d={glint} />
    </>
  );
});

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
    data-shown={flag(tried !== undefined)}
    data-refused={flag(tried?.refused !== undefined)}
  />
);

/** A dragged panel. */
export function Carried({ tried }: { tried: Try | undefined }) {
  const { frame, glass, cells, glint } = panelPaths(tried ? [tried.panel] : []);
  return (
    <g
      className={paper.carried}
      data-carried
      data-shown={flag(tried !== undefined)}
      data-refused={flag(tried?.refused !== undefined)}
    >
      <path className={paper.carriedShadow} d={frame} data-shadow="0.22" />
      <path className={paper.panelFrame} d={frame} />
      <path className={paper.panelGlass} d={glass} />
      <path className={paper.cells} d={cells} />
      <path className={paper.panelGlint} d={glint} />
      <path className={paper.refused} d={frame} />
      <path className={paper.selectedEdge} d={frame} />
      <path className={paper.selectedLine} d={frame} />
    </g>
  );
}
