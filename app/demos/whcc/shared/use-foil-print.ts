/** Prints marks in ink and foil on two canvases, one over the other; only the foil is redrawn as the light moves. */
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useSize } from '../../kit/use-size.ts';
import { drawEdge, drawFoil, type Foil, type Stencil } from './foil.ts';
import { loadLetterings } from './lettering.ts';
import { contextOf, drawMarks, makeStencil, type Mark } from './stencil.ts';

/** Limit of canvas px per CSS px, because foil is redrawn in each frame. */
const MAX_PIXEL_RATIO = 2;

const NO_MARKS: readonly Mark[] = [];

type FoilPrint = {
  /** Size in units of the marks. */
  width: number;
  height: number;
  foil: readonly Mark[];
  metal: Foil;
  /** Color of the foil marks without foil. */
  plainColor: string;
  ink?: readonly Mark[];
  inkColor?: string;
  /** Pressed into the material, also without foil; otherwise foil is raised. */
  pressed?: boolean;
  /** Called if the browser has no canvas. */
  fail(error: unknown): void;
};

/**
 * All marks must be stable.
 * @returns refs of the two canvases, `base` below `shine`, and a function that draws the foil, by the angle of the
 *   material to the light in degrees
 */
export function useFoilPrint({
  width,
  height,
  foil,
  metal,
  plainColor,
  ink = NO_MARKS,
  inkColor = plainColor,
  pressed = false,
  fail,
}: FoilPrint) {
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
    let canceled = false;
    const print = () => {
      const [under, over] = [base.current, shine.current];
      if (canceled || !under || !over) return;
      try {
        const pixelRatio = Math.min(devicePixelRatio, MAX_PIXEL_RATIO);
        const canvasWidth = Math.max(1, Math.round(shownWidth * pixelRatio));
        const scale = canvasWidth / width;
        const size = { width: canvasWidth, height: Math.max(1, Math.round(height * scale)) };
        for (const canvas of [under, over]) Object.assign(canvas, size);
        const context = contextOf(under);
        drawMarks(context, ink, inkColor, scale);
        const made = makeStencil(size.width, size.height);
        drawMarks(made.context, foil, '#000', scale);
        stencil.current = made.canvas;
        if (metal !== 'None' || pressed) drawEdge(context, made.canvas, !pressed, pixelRatio);
        if (metal === 'None') drawMarks(context, foil, plainColor, scale);
        draw(lastTurn.current);
      } catch (error) {
        fail(error);
      }
    };
    print();
    // Again in the right letters.
    void loadLetterings().then(print);
    return () => {
      canceled = true;
    };
  }, [shownWidth, width, height, foil, metal, plainColor, ink, inkColor, pressed, draw, fail]);

  return { base, shine, draw };
}
