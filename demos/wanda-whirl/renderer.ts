/** Paints pictures of the demo on its three canvases; repaints only what has changed. */
import { fileOf } from '#app/demo-kit/canvas.ts';
import { createStreamersDrawing, curvesOf } from './drawing/draw-streamers.ts';
import { drawGround, drawPole, POLE_HEIGHT } from './drawing/ground.ts';
import { createPaper } from './drawing/paper.ts';
import type { Canvases, Picture } from './renderer-messages.ts';

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  return context;
}

/** Waits until everything is drawn: browsers record what is drawn, and draw it later. */
function finish(contexts: readonly OffscreenCanvasRenderingContext2D[]) {
  for (const context of contexts) context.getImageData(0, 0, 1, 1);
}

/** @throws if the browser has no canvas */
export function createRenderer(canvases: Canvases) {
  const contexts = {
    ground: contextOf(canvases.ground),
    streamers: contextOf(canvases.streamers),
    pole: contextOf(canvases.pole),
  };
  let drawing: ReturnType<typeof createStreamersDrawing> | undefined;
  let curves: ReturnType<typeof curvesOf> = [];
  let last: Picture | undefined;

  /** Sets the size of a canvas in device px. */
  function fit(canvas: OffscreenCanvas, { width, density }: Picture, height: number) {
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
  }

  function paintStill(picture: Picture) {
    const { width, height, density, palette } = picture;
    const { ground, pole } = contexts;
    fit(canvases.ground, picture, height);
    ground.setTransform(density, 0, 0, density, 0, 0);
    drawGround(ground, createPaper(ground, density), { width, height }, palette);
    fit(canvases.pole, picture, POLE_HEIGHT);
    pole.setTransform(density, 0, 0, density, 0, 0);
    drawPole(pole, createPaper(pole, density), width, palette);
  }

  function paintMark({ x, y }: { x: number; y: number }) {
    const { streamers: context } = contexts;
    context.save();
    context.beginPath();
    context.arc(x, y, 24, 0, Math.PI * 2);
    context.lineWidth = 5;
    context.strokeStyle = 'rgb(20 8 20 / 0.75)';
    context.stroke();
    context.lineWidth = 2.5;
    context.setLineDash([8, 4]);
    context.strokeStyle = '#fffaf0';
    context.stroke();
    context.restore();
  }

  return {
    paint(picture: Picture) {
      const { width, height, density, palette, pattern, list, order, points, knots, mark } =
        picture;
      const isFirst = !last;
      const resized = last?.width !== width || last.height !== height || last.density !== density;
      if (resized || !drawing) {
        const { streamers: context } = contexts;
        fit(canvases.streamers, picture, height);
        const paper = createPaper(context, density);
        drawing = createStreamersDrawing({ context, paper, width, height, density });
      }
      // Compared by value, because each message has a copy of the palette.
      if (
        resized ||
        `${palette.ground}${palette.papers}` !== `${last?.palette.ground}${last?.palette.papers}`
      ) {
        paintStill(picture);
      }
      if (last?.generation !== picture.generation) curves = curvesOf(list);
      last = picture;
      drawing.draw({ list, curves, points, order, knots }, palette, pattern);
      if (mark) paintMark(mark);
      if (isFirst) finish(Object.values(contexts));
    },
  };
}

/** Length of the longer side of a saved picture, px. */
const SAVED_SIDE_PX = 2000;

/** A picture as a PNG: all canvases in one, larger than on the screen. */
export function savePicture(picture: Picture): Promise<Blob> {
  const { width, height } = picture;
  const canvases = {
    ground: new OffscreenCanvas(1, 1),
    streamers: new OffscreenCanvas(1, 1),
    pole: new OffscreenCanvas(1, 1),
  };
  const density = Math.max(picture.density, SAVED_SIDE_PX / Math.max(width, height));
  createRenderer(canvases).paint({ ...picture, density });
  const context = contextOf(canvases.ground);
  context.resetTransform();
  context.drawImage(canvases.streamers, 0, 0);
  context.drawImage(canvases.pole, 0, 0);
  return fileOf(canvases.ground, 'png');
}
