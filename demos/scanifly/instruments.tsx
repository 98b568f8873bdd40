/** What lies on the plan: a compass, a ruler and the zoom buttons. */
import { useSyncExternalStore } from 'react';
import { Button } from '#app/demo-kit/controls/button.tsx';
import { Icon } from './icons.ts';
import * as styles from './scanifly.css.ts';
import type { PlanStore } from './use-plan.ts';
import { scaleOf } from './view.ts';

/** Possible lengths of the ruler, m. */
const RULER_LENGTHS_M = [0.5, 1, 2, 5, 10] as const;

/** Shortest ruler, px. */
const MIN_RULER_PX = 40;

export function Instruments({ camera, zoom, fit }: Pick<PlanStore, 'camera' | 'zoom' | 'fit'>) {
  const { view, stage } = useSyncExternalStore(camera.subscribe, camera.frame);
  const scale = scaleOf(view, stage);
  const meters = RULER_LENGTHS_M.find((length) => length * scale >= MIN_RULER_PX) ?? 10;
  return (
    <>
      <svg className={styles.compass} viewBox="-20 -20 40 40" data-cover aria-hidden="true">
        <g transform={`rotate(${view.turn})`} data-compass>
          <path className={styles.needle} d="M0-15 6 2H-6z" />
          <text className={styles.north} y="12" textAnchor="middle">
            N
          </text>
        </g>
      </svg>
      <div className={styles.ruler} data-cover aria-hidden="true">
        <span>{`${meters} m`}</span>
        <span className={styles.rulerLine} style={{ width: meters * scale }} />
      </div>
      <fieldset className={styles.zooms} data-cover aria-label="Zoom">
        <Button name="Zoom in" onPress={() => zoom(1)}>
          <Icon name="more" />
        </Button>
        <Button name="Zoom out" onPress={() => zoom(-1)}>
          <Icon name="less" />
        </Button>
        <Button name="Fit to view" onPress={fit}>
          <Icon name="fit" />
        </Button>
        <output className={styles.percent} aria-live="off" data-zoom>
          {`${Math.round(view.zoom * 100)} %`}
        </output>
      </fieldset>
    </>
  );
}
