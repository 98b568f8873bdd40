/** Lengths from a panel to where its face ends, which follow it while it is moved. */
import { useSyncExternalStore } from 'react';
import type { createCamera } from './camera.ts';
import { clearanceLabels } from './clearance-labels.ts';
import { outlinePath } from './drawing.ts';
import type { Polygon } from './geometry.ts';
import type { Panel } from './panels.ts';
import * as paper from './plan.css.ts';

type ClearancesProps = {
  panel: Omit<Panel, 'id'>;
  camera: ReturnType<typeof createCamera>;
  /** Height of the text of other labels, px. */
  em: number;
  /** @returns parts of the stage that are covered by other elements */
  covered(): readonly Polygon[];
};

export function Clearances({ panel, camera, em, covered }: ClearancesProps) {
  const frame = useSyncExternalStore(camera.subscribe, camera.frame);
  const labels = clearanceLabels(panel, frame, em, covered());
  return (
    <g className={paper.labels} data-clearances>
      {labels.map(({ line, from, to }) => (
        <path key={line} className={paper.clearance} d={`M${from.join(' ')}L${to.join(' ')}`} />
      ))}
      {labels.map(({ line, text, at, turn, size, outline }) => (
        <g key={line}>
          <path className={paper.clearanceStrip} d={outlinePath(outline)} />
          <text
            className={paper.words}
            fontSize={size}
            transform={`translate(${at.join(' ')}) rotate(${turn})`}
          >
            {text}
          </text>
        </g>
      ))}
    </g>
  );
}
