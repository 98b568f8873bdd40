import { type RefObject, useEffect, useMemo, useState } from 'react';
import { pixelRatio } from '#app/demo-kit/canvas.ts';
import { newestOnly } from '#app/demo-kit/newest-only.ts';
import { useSize } from '#app/demo-kit/use-size.ts';
import type { Colors } from './colors.ts';
import type { Settings } from './settings.ts';
import type { Studio } from './studio.ts';
import type { View } from './view.ts';

type PreviewOptions = {
  settings: Settings;
  colors: Colors;
  /** The picture that the studio has; nothing is drawn before the first. */
  picture: { count: number };
  view: View;
  /** A description of them all, except the colors. */
  design: string;
  /** Called with the number of the picture whose design is now on the canvas. */
  onShown(picture: number): void;
  /** Called if not even the first design can be drawn. */
  fail(error: unknown): void;
  /** Called with a message if a later one can't: the last one stays. */
  report(error: unknown, message: string, design: string): void;
};

type Job = { draw(): Promise<ImageBitmap>; design: string; picture: number };

const NOT_DRAWN = 'Couldn’t draw this design, so your last one stays.';

/**
 * Keeps a canvas up to date with the newest design, in device px.
 * @returns whether a design has been shown; `data-drawn` on the canvas counts them
 */
export function usePreview(
  studio: Studio,
  canvas: RefObject<HTMLCanvasElement>,
  { settings, colors, picture, view, design, onShown, fail, report }: PreviewOptions,
): boolean {
  const side = Math.round(useSize(canvas).width * pixelRatio());
  const [isShown, setShown] = useState(false);

  const show = useMemo(
    () =>
      newestOnly<Job>(
        async ({ draw, picture }) => {
          const image = await draw();
          if (!canvas.current) return;
          put(image, canvas.current);
          onShown(picture);
          setShown(true);
        },
        (error, { design }) => {
          if (canvas.current?.dataset.drawn) report(error, NOT_DRAWN, design);
          else fail(error);
        },
      ),
    [canvas, onShown, fail, report],
  );

  useEffect(() => {
    const draw = () => studio.preview(settings, colors, side, view);
    if (picture.count && side) show({ draw, design, picture: picture.count });
  }, [studio, settings, colors, picture, view, side, design, show]);

  return isShown;
}

function put(image: ImageBitmap, canvas: HTMLCanvasElement) {
  if (canvas.width !== image.width) canvas.width = canvas.height = image.width;
  const context = canvas.getContext('bitmaprenderer');
  if (!context) throw new Error('No canvas to show pictures on');
  context.transferFromImageBitmap(image);
  // Not React state, because each design would render all controls again.
  canvas.dataset.drawn = String(Number(canvas.dataset.drawn ?? 0) + 1);
}
