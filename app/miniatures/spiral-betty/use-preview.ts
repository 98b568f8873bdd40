import { type RefObject, useEffect, useMemo, useState } from 'react';
import type { Colours } from './colours.ts';
import { newestOnly } from './newest-only.ts';
import type { Settings } from './settings.ts';
import type { Studio } from './studio.ts';

/** Most px of the canvas for one of the page: more is not to be seen. */
const DENSEST = 2;

type Wanted = {
  settings: Settings;
  colours: Colours;
  /** Count of pictures taken; nothing is drawn before the first. */
  taken: number;
  fail(error: unknown): void;
};

/**
 * Keeps a canvas showing the newest design, in px of the screen.
 * @returns how many designs have been shown
 */
export function usePreview(
  studio: Studio,
  canvas: RefObject<HTMLCanvasElement>,
  { settings, colours, taken, fail }: Wanted,
): number {
  const side = useSide(canvas);
  const [shown, setShown] = useState(0);

  const show = useMemo(
    () =>
      newestOnly(async (draw: () => Promise<CanvasImageSource>) => {
        try {
          const image = await draw();
          const target = canvas.current;
          if (!target) return;
          put(image, target);
          setShown((count) => count + 1);
        } catch (error) {
          fail(error);
        }
      }),
    [canvas, fail],
  );

  useEffect(() => {
    if (taken && side) show(() => studio.preview(settings, colours, side));
  }, [studio, settings, colours, taken, side, show]);

  return shown;
}

function put(image: CanvasImageSource, canvas: HTMLCanvasElement) {
  const side = 'width' in image ? Number(image.width) : 0;
  if (canvas.width !== side) {
    canvas.width = side;
    canvas.height = side;
  }
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas to draw on');
  context.clearRect(0, 0, side, side);
  context.drawImage(image, 0, 0);
  if ('close' in image && image instanceof ImageBitmap) image.close();
}

/** Side of an element in px of the screen; 0 before it has been laid out. */
function useSide(element: RefObject<Element>): number {
  const [side, setSide] = useState(0);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => {
      setSide(Math.round(target.clientWidth * Math.min(devicePixelRatio, DENSEST)));
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return side;
}
