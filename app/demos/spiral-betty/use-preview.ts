import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Colors } from './colors.ts';
import { newestOnly } from '../kit/newest-only.ts';
import type { Settings } from './settings.ts';
import type { Studio } from './studio.ts';
import type { View } from './view.ts';

/** Limit of canvas px per CSS px: more isn't visible. */
const MAX_PIXEL_RATIO = 2;

type Wanted = {
  settings: Settings;
  colors: Colors;
  /** Number of accepted pictures; nothing is drawn before the first. */
  taken: number;
  view: View;
  /** A description of them all, except the colors. */
  design: string;
  /** Called if not even the first design can be drawn. */
  fail(error: unknown): void;
  /** Called with a message if a later one can't: the last one stays. */
  report(error: unknown, message: string, design: string): void;
};

type Job = { draw(): Promise<ImageBitmap>; design: string };

const NOT_DRAWN = 'Couldn’t draw this design, so your last one stays.';

/**
 * Keeps a canvas up to date with the newest design, in device px.
 * @returns whether a design has been shown; `data-drawn` on the canvas counts them
 */
export function usePreview(
  studio: Studio,
  canvas: RefObject<HTMLCanvasElement>,
  { settings, colors, taken, view, design, fail, report }: Wanted,
): boolean {
  const side = useSide(canvas);
  const [shown, setShown] = useState(false);

  const show = useMemo(
    () =>
      newestOnly<Job>(
        async ({ draw }) => {
          const image = await draw();
          const target = canvas.current;
          if (!target) return;
          put(image, target);
          setShown(true);
        },
        (error, { design }) => {
          if (canvas.current?.dataset.drawn) report(error, NOT_DRAWN, design);
          else fail(error);
        },
      ),
    [canvas, fail, report],
  );

  useEffect(() => {
    const draw = () => studio.preview(settings, colors, side, view);
    if (taken && side) show({ draw, design });
  }, [studio, settings, colors, taken, view, side, design, show]);

  return shown;
}

function put(image: ImageBitmap, canvas: HTMLCanvasElement) {
  if (canvas.width !== image.width) {
    canvas.width = image.width;
    canvas.height = image.height;
  }
  const context = canvas.getContext('bitmaprenderer');
  if (!context) throw new Error('No canvas to show pictures on');
  context.transferFromImageBitmap(image);
  // Not React state, because each design would render all controls again.
  canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
}

/** Side of an element in device px; 0 before layout. */
function useSide(element: RefObject<Element>): number {
  const [side, setSide] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => {
      setSide(Math.round(target.clientWidth * Math.min(devicePixelRatio, MAX_PIXEL_RATIO)));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return side;
}
