import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { DemoProps } from '../kit/demo-props.ts';
import { useSize } from '../kit/use-size.ts';
import { corners, type Polygon } from './geometry.ts';
import { createPlanDrawing, type LabelOptions } from './plan-drawing.ts';
import type { PlanStore } from './use-plan.ts';
import { isPhone } from './view.ts';

/** Draws each view, and lays out the labels. @returns the height of their text, px */
export function usePlanDrawing(
  svg: RefObject<SVGSVGElement>,
  { camera, labels }: PlanStore,
  isHinting: boolean,
  fail: DemoProps['fail'],
): number {
  const size = useSize(svg);
  const rootPx = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const em = Math.round(rootPx * (isPhone(size) ? 0.78 : 0.85));
  const options = useRef<LabelOptions>({ em, shown: labels, covered: [] });

  useLayoutEffect(() => {
    if (!svg.current) return undefined;
    try {
      const draw = createPlanDrawing(svg.current);
      return camera.subscribe((frame) => draw(frame, options.current));
    } catch (error) {
      fail(error);
      return undefined;
    }
  }, [svg, camera, fail]);
  // After the elements that cover the plan have been rendered.
  useLayoutEffect(() => {
    options.current = { em, shown: labels, covered: coveredParts(svg.current) };
    camera.refresh();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the hint and the size change the covered parts
  }, [svg, camera, em, labels, isHinting, size]);
  useLayoutEffect(() => {
    if (size.width > 0) camera.resize(size);
  }, [camera, size]);
  return em;
}

/** Areas of the plan covered by buttons and other elements, px. */
function coveredParts(svg: SVGSVGElement | null): Polygon[] {
  const { left = 0, top = 0 } = svg?.getBoundingClientRect() ?? {};
  return [...(svg?.parentElement?.querySelectorAll('[data-cover]') ?? [])].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return corners({ x: x - left, y: y - top, width, height });
  });
}
