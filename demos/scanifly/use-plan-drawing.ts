import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { useLatest } from '#app/demo-kit/use-latest.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import { clearanceLabels } from './clearance-labels.ts';
import { corners, type Polygon } from './geometry.ts';
import type { Panel } from './panels.ts';
import { createPlanDrawing, type LabelOptions } from './plan-drawing.ts';
import type { PlanStore } from './use-plan.ts';
import { isPhone } from './view.ts';

type DrawingOptions = Pick<DemoProps, 'fail'> & {
  /** Whether the hint is shown. */
  isHinting: boolean;
  /** The panel around which lengths are shown. */
  measured: Omit<Panel, 'id'> | undefined;
};

/** Draws each view, and lays out the labels. @returns the height of their text, px, and the covered parts of the plan */
export function usePlanDrawing(
  svg: RefObject<SVGSVGElement>,
  { camera, labels }: PlanStore,
  { isHinting, measured, fail }: DrawingOptions,
) {
  const size = useSize(svg);
  const rootPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const em = Math.round(rootPx * (isPhone(size) ? 0.78 : 0.85));
  const options = useRef<Omit<LabelOptions, 'covered'> & Partial<LabelOptions>>({
    em,
    shown: labels,
  });

  const latestMeasured = useLatest(measured);

  useLayoutEffect(() => {
    if (!svg.current) return undefined;
    try {
      const draw = createPlanDrawing(svg.current);
      return camera.subscribe((frame) => {
        options.current.covered ??= coveredParts(svg.current);
        const { covered = [], ...others } = options.current;
        const panel = latestMeasured.current;
        const own = panel ? clearanceLabels(panel, frame, others.em, covered) : [];
        draw(frame, { ...others, covered: [...covered, ...own.map(({ outline }) => outline)] });
      });
    } catch (error) {
      fail(error);
      return undefined;
    }
  }, [svg, camera, fail, latestMeasured]);
  useLayoutEffect(() => {
    options.current = { em, shown: labels };
    if (size.width > 0) camera.resize(size);
  }, [camera, size, em, labels]);
  useEffect(() => {
    options.current = { em, shown: labels };
    camera.refresh();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the hint is one of the covered parts
  }, [camera, em, labels, isHinting]);
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- labels make room for the lengths around the panel
  useEffect(() => camera.refresh(), [camera, measured]);
  // In the next frame, the ruler has been rendered for the new size. A label that returned can grow in another one.
  useEffect(() => {
    options.current.covered = undefined;
    const request = requestAnimationFrame(camera.refresh);
    return () => cancelAnimationFrame(request);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the size changes the ruler
  }, [camera, size]);
  const covered = useCallback(() => options.current.covered ?? [], []);
  return { em, covered };
}

/** Areas of the plan covered by buttons and other elements, px. */
function coveredParts(svg: SVGSVGElement | null): Polygon[] {
  const { left = 0, top = 0 } = svg?.getBoundingClientRect() ?? {};
  return [...(svg?.parentElement?.querySelectorAll('[data-cover]') ?? [])].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return corners({ x: x - left, y: y - top, width, height });
  });
}
