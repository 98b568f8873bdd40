/** Draws all streamers: first their soft shadow on the ground, then one after another. */
import type { Kind, Palette, Pattern } from '../options.ts';
import type { Streamer } from '../points.ts';
import type { Knot } from '../renderer-messages.ts';
import { drawBow } from './bow.ts';
import { createCurve, type Curve, type Points } from './curve.ts';
import { dressOf } from './dress.ts';
import { drawFringe } from './fringe.ts';
import type { Paper } from './paper.ts';
import { drawPennants } from './pennants.ts';
import { drawPleats } from './pleats.ts';
import { drawPompoms } from './pompoms.ts';
import { drawRibbon } from './ribbon.ts';
import type { Draw, Shape } from './shape.ts';
import { drawSpiral } from './spiral.ts';

const draws: Record<Kind, Draw> = {
  ribbon: drawRibbon,
  spiral: drawSpiral,
  pleats: drawPleats,
  pennants: drawPennants,
  pompoms: drawPompoms,
  fringe: drawFringe,
};

/** Factor by which the shadow is drawn smaller. Enlarging it blurs it at little cost. */
const SHADOW_DOWNSCALE = 6;
/** Offset of the shadow, px: the light comes from the upper left. */
const SHADOW_OFFSET_PX = { x: 11, y: 15 };
/** Columns left of the stage and rows above it that cast a shadow on it, in px of the smaller shadow. */
const SHADOW_MARGIN = 3;

const TIGHT = 'rgb(25 8 20 / 0.3)';
const LOOSE = 'rgb(25 8 20 / 0.12)';
const LIT = 'rgb(255 250 238 / 0.62)';

/** The streamers with their current points; `order` is from back to front. */
export type Hung = {
  list: readonly Streamer[];
  curves: readonly Curve[];
  points: Points;
  order: readonly number[];
  knots: readonly Knot[];
};

/** The curves of a list of streamers. */
export const curvesOf = (list: readonly Streamer[]) =>
  list.map((streamer) => createCurve(streamer));

type Target = {
  context: OffscreenCanvasRenderingContext2D;
  paper: Paper;
  width: number;
  height: number;
  density: number;
};

export function createStreamersDrawing({ context, paper, width, height, density }: Target) {
  const small = new OffscreenCanvas(
    Math.ceil(width / SHADOW_DOWNSCALE) + SHADOW_MARGIN,
    Math.ceil(height / SHADOW_DOWNSCALE) + SHADOW_MARGIN,
  );
  const shadow = small.getContext('2d');

  const fillAt = (path: Path2D, color: string, x: number, y: number) => {
    context.translate(x, y);
    context.fillStyle = color;
    context.fill(path);
    context.translate(-x, -y);
  };

  function paint({ outline, sheets }: Shape) {
    fillAt(outline, LOOSE, 3.2, 5);
    fillAt(outline, TIGHT, 1, 1.7);
    fillAt(outline, LIT, -0.8, -0.8);
    for (const sheet of sheets) {
      if ('image' in sheet) {
        const { image, x, y, size, turn } = sheet;
        context.save();
        context.translate(x, y);
        context.rotate(turn);
        context.drawImage(image, -size / 2, -size / 2, size, size);
        context.restore();
        continue;
      }
      const { path, color, grain, lit } = sheet;
      if (lit) {
        fillAt(path, TIGHT, 0.8, 1.8);
        fillAt(path, LIT, -0.6, -0.7);
      }
      context.fillStyle = grain ? paper(color) : color;
      context.fill(path);
    }
  }

  return {
    /** Draws the streamers in their current positions. */
    draw({ list, curves, points, order, knots }: Hung, palette: Palette, pattern: Pattern) {
      const shapes: Shape[] = [];
      for (const index of order) {
        const curve = curves[index];
        const streamer = list[index];
        if (!curve || !streamer) continue;
        curve.update(points);
        shapes.push(draws[streamer.kind](curve, dressOf(palette, index), pattern));
      }
      for (const knot of knots) shapes.push(drawBow(knot, palette));
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, width, height);
      if (shadow) {
        shadow.setTransform(1, 0, 0, 1, 0, 0);
        shadow.clearRect(0, 0, small.width, small.height);
        const scale = 1 / SHADOW_DOWNSCALE;
        shadow.setTransform(scale, 0, 0, scale, SHADOW_MARGIN, SHADOW_MARGIN);
        shadow.fillStyle = 'rgb(20 6 18 / 0.34)';
        for (const { outline } of shapes) shadow.fill(outline);
        context.imageSmoothingQuality = 'low';
        context.drawImage(
          small,
          SHADOW_OFFSET_PX.x - SHADOW_MARGIN * SHADOW_DOWNSCALE,
          SHADOW_OFFSET_PX.y - SHADOW_MARGIN * SHADOW_DOWNSCALE,
          small.width * SHADOW_DOWNSCALE,
          small.height * SHADOW_DOWNSCALE,
        );
      }
      for (const shape of shapes) paint(shape);
    },
  };
}
