/** Draws a print on canvases of its size, which are transparent elsewhere. */
import { makeCanvas } from './canvas.ts';
import { drawEdge, drawFoil, METALS } from './foil.ts';
import { drawMarks, type FoilPrint } from './stencil.ts';

/**
 * Draws all but the foil, and its stencil.
 * @param scale canvas px per unit
 * @param ratio canvas px per CSS px
 */
export function drawBase(print: FoilPrint, scale: number, ratio: number) {
  const { width, height, foil, metal, plainColor, ink = [], inkColor = plainColor } = print;
  const { pressed = false } = print;
  const stencil = makeCanvas(width * scale, height * scale);
  drawMarks(stencil.context, foil, '#000', scale);
  const { canvas, context } = makeCanvas(width * scale, height * scale);
  if (metal !== 'None' || pressed) drawEdge(context, stencil.canvas, !pressed, ratio);
  if (metal === 'None') {
    // Without foil over it, the edge would cover the material.
    context.globalCompositeOperation = 'destination-out';
    context.drawImage(stencil.canvas, 0, 0);
    context.globalCompositeOperation = 'source-over';
    drawMarks(context, foil, plainColor, scale);
  }
  drawMarks(context, ink, inkColor, scale);
  return { canvas, context, stencil: stencil.canvas };
}

/** Draws a print with its foil. @param turn angle of the material to the light, degrees */
export function drawPrint(print: FoilPrint, scale: number, ratio: number, turn: number) {
  const { canvas, context, stencil } = drawBase(print, scale, ratio);
  if (print.metal !== 'None') {
    const shine = makeCanvas(stencil.width, stencil.height);
    drawFoil(shine.context, stencil, METALS[print.metal][print.ground], turn);
    context.drawImage(shine.canvas, 0, 0);
  }
  return canvas;
}
