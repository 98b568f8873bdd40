/** Prints marks in ink and foil on two canvases, one over the other; only the foil is redrawn as the light moves. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { pixelRatio } from '#app/demo-kit/canvas.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import { contextOf } from './canvas.ts';
import { drawBase } from './draw-print.ts';
import { drawFoil, METALS, type Stencil } from './foil.ts';
import { marks } from './editor.css.ts';
import { loadLetterings } from './lettering.ts';
import type { FoilPrint } from './stencil.ts';

/**
 * @param print must be stable
 * @param fail called if the browser has no canvas
 * @returns the two canvases, and a function that draws the foil, by the angle of the material to the light in degrees
 */
export function useFoilPrint(print: FoilPrint, fail: DemoProps['fail']) {
  const { metal, ground } = print;
  const base = useRef<HTMLCanvasElement>(null);
  const shine = useRef<HTMLCanvasElement>(null);
  const stencil = useRef<Stencil>();
  const lastTurn = useRef(0);
  const { width: shownWidth } = useSize(base);

  const draw = useCallback(
    (turn: number) => {
      lastTurn.current = turn;
      const context = shine.current?.getContext('2d');
      if (context && stencil.current && metal !== 'None') {
        drawFoil(context, stencil.current, METALS[metal][ground], turn);
      }
    },
    [metal, ground],
  );

  useLayoutEffect(() => {
    let canceled = false;
    const printMarks = () => {
      const [under, over] = [base.current, shine.current];
      if (canceled || !under || !over) return;
      try {
        const ratio = pixelRatio();
        const scale = Math.max(1, Math.round(shownWidth * ratio)) / print.width;
        const made = drawBase(print, scale, ratio);
        stencil.current = made.stencil;
        for (const canvas of [under, over]) {
          canvas.width = made.stencil.width;
          canvas.height = made.stencil.height;
        }
        contextOf(under).drawImage(made.canvas, 0, 0);
        draw(lastTurn.current);
      } catch (error) {
        fail(error);
      }
    };
    printMarks();
    // Again in the right letters.
    void loadLetterings().then(printMarks);
    return () => {
      canceled = true;
    };
  }, [shownWidth, print, draw, fail]);

  const canvases = (
    <>
      <canvas ref={base} className={marks} />
      <canvas ref={shine} className={marks} data-foil={metal} />
    </>
  );
  return { canvases, draw };
}
