/** Prints marks in ink and foil on two canvases, one over the other; only the foil is redrawn as the light moves. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { DemoProps } from '#app/demo-kit/demo-props.ts';
import { pixelRatio } from '#app/demo-kit/canvas.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import { contextOf, makeCanvas } from './canvas.ts';
import { drawEdge, drawFoil, type Stencil } from './foil.ts';
import { marks } from './editor.css.ts';
import { loadLetterings } from './lettering.ts';
import { drawMarks, type FoilPrint } from './stencil.ts';

/**
 * @param print must be stable
 * @param fail called if the browser has no canvas
 * @returns the two canvases, and a function that draws the foil, by the angle of the material to the light in degrees
 */
export function useFoilPrint(print: FoilPrint, fail: DemoProps['fail']) {
  const { metal } = print;
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
        drawFoil(context, stencil.current, metal, turn);
      }
    },
    [metal],
  );

  useLayoutEffect(() => {
    const { width, height, foil, plainColor, ink = [], inkColor = plainColor, pressed } = print;
    let canceled = false;
    const printMarks = () => {
      const [under, over] = [base.current, shine.current];
      if (canceled || !under || !over) return;
      try {
        const ratio = pixelRatio();
        const canvasWidth = Math.max(1, Math.round(shownWidth * ratio));
        const scale = canvasWidth / width;
        const made = makeCanvas(canvasWidth, height * scale);
        drawMarks(made.context, foil, '#000', scale);
        stencil.current = made.canvas;
        for (const canvas of [under, over]) {
          canvas.width = made.canvas.width;
          canvas.height = made.canvas.height;
        }
        const context = contextOf(under);
        drawMarks(context, ink, inkColor, scale);
        if (metal !== 'None' || pressed) drawEdge(context, made.canvas, !pressed, ratio);
        if (metal === 'None') drawMarks(context, foil, plainColor, scale);
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
  }, [shownWidth, print, metal, draw, fail]);

  const canvases = (
    <>
      <canvas ref={base} className={marks} />
      <canvas ref={shine} className={marks} data-foil={metal} />
    </>
  );
  return { canvases, draw };
}
