/** Draws the design on the disc line by line, as a plotter does. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { frameLoop } from '#app/demo-kit/frame-loop.ts';
import { useLatest } from '#app/demo-kit/use-latest.ts';
import type { Point } from '#app/demo-kit/vector.ts';
import { plot } from './plot.ts';
import type { Settings } from './settings.ts';
import { SHEET } from './sheet.ts';

/** Duration of a drawing, s. */
const DURATION_S = 6;

const percent = (units: number) => `${((units / SHEET) * 100).toFixed(2)}%`;
const corner = ([x, y]: Point) => `${percent(x)} ${percent(y)}`;

export type Plotter = ReturnType<typeof usePlot>;

/**
 * The complete design is always on the canvas. While it is drawn, a sheet of paper over it, thin enough to see through,
 * covers the part that is still missing.
 * @param design description of what is drawn; a change shows it complete
 */
export function usePlot(settings: Settings, design: string, motionAllowed: boolean) {
  const cover = useRef<HTMLDivElement>(null);
  const pen = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'complete' | 'drawing' | 'paused'>('complete');
  const latest = useLatest({ settings, motionAllowed });
  /** The picture that was drawn last, by its number; 0 before the first. */
  const drawn = useRef({ picture: 0, isPlotted: false });

  const actions = useMemo(() => {
    let share = 1;
    let isPaused = false;
    function show() {
      const { pen: at, outline } = plot(latest.current.settings, share);
      const [first = at] = outline;
      const corners = [...outline, first].map(corner).join();
      cover.current?.style.setProperty(
        'clip-path',
        `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${corners})`,
      );
      pen.current?.style.setProperty('translate', corner(at));
    }
    const loop = frameLoop({
      step(seconds) {
        share = Math.min(1, share + seconds / DURATION_S);
        return share < 1;
      },
      draw() {
        show();
        if (share === 1) setState('complete');
      },
    });
    function start() {
      share = 0;
      drawn.current.isPlotted = true;
      show();
      resume();
    }
    function resume() {
      isPaused = false;
      loop.start();
      setState('drawing');
    }
    return {
      /** Shows the complete design. */
      complete() {
        loop.stop();
        share = 1;
        setState('complete');
      },
      /** Called when a design is on the canvas: each picture is drawn once, the first as soon as motion is allowed. */
      onShown(picture: number) {
        const isNew = picture !== drawn.current.picture;
        drawn.current.picture = picture;
        if (isNew && latest.current.motionAllowed) start();
      },
      startFirst() {
        if (drawn.current.picture > 0 && !drawn.current.isPlotted) start();
      },
      /** Pauses or resumes the drawing, or draws the design again. */
      toggle() {
        if (share === 1) return start();
        if (isPaused) return resume();
        isPaused = true;
        loop.stop();
        setState('paused');
      },
    };
  }, [latest]);

  const { complete, startFirst } = actions;
  useEffect(() => complete, [complete, design]);
  useEffect(() => {
    if (!motionAllowed) return undefined;
    startFirst();
    return complete;
  }, [motionAllowed, startFirst, complete]);

  return useMemo(
    () => ({ cover, pen, state, canDraw: motionAllowed, ...actions }),
    [state, motionAllowed, actions],
  );
}
