/** Draws foil and ink marks: text, an oak leaf, lines. In units of the product. */
import type { Foil, Ground } from './foil.ts';
import { LEAF, VEINS } from './leaf.ts';
import { fontOf, type Lettering } from './lettering.ts';
import { LEADING, setWords } from './words.ts';

export type Area = { x: number; y: number; width: number; height: number };

export type Mark =
  | { kind: 'words'; text: string; lettering: Lettering; area: Area; largest: number }
  | { kind: 'leaf'; x: number; y: number; height: number; turn: number }
  | { kind: 'border' | 'oval'; area: Area; line: number };

/** What is printed in ink, and in foil over it. */
export type FoilPrint = {
  /** Size in units of the marks. */
  width: number;
  height: number;
  foil: readonly Mark[];
  metal: Foil;
  ground: Ground;
  /** Color of the foil marks without foil. */
  plainColor: string;
  ink?: readonly Mark[];
  inkColor?: string;
  /** Pressed into the material, also without foil; otherwise foil is raised. */
  pressed?: boolean;
};

const leaf = () => new Path2D(LEAF);

/** Font size for measuring text, px, large enough that rounding doesn't matter. */
const MEASURE_SIZE_PX = 100;

function drawWords(context: CanvasRenderingContext2D, mark: Extract<Mark, { kind: 'words' }>) {
  const { text, lettering, area, largest } = mark;
  context.font = fontOf(lettering, MEASURE_SIZE_PX);
  const widthOf = (line: string) => context.measureText(line).width / MEASURE_SIZE_PX;
  const { lines, size } = setWords(text, area, widthOf, largest);
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  const top = area.y + (area.height - lines.length * size * LEADING) / 2;
  lines.forEach((line, index) => {
    // Scaled, because canvas ignores font sizes below 1 px.
    context.save();
    context.translate(area.x + area.width / 2, top + (index + 0.78) * size * LEADING);
    context.scale(size / MEASURE_SIZE_PX, size / MEASURE_SIZE_PX);
    // Isolated, so that its first letter decides whether it runs from right to left.
    context.fillText(`\u2068${line}\u2069`, 0, 0);
    context.restore();
  });
}

/**
 * Draws the marks in one color.
 * @param scale canvas px per unit
 */
export function drawMarks(
  context: CanvasRenderingContext2D,
  marks: readonly Mark[],
  color: string,
  scale: number,
) {
  context.save();
  context.scale(scale, scale);
  context.fillStyle = color;
  context.strokeStyle = color;
  for (const mark of marks) {
    if (mark.kind === 'words') drawWords(context, mark);
    else if (mark.kind === 'leaf') {
      context.save();
      context.translate(mark.x, mark.y);
      context.rotate((mark.turn * Math.PI) / 180);
      context.scale(mark.height / 114, mark.height / 114);
      context.fill(leaf());
      context.globalCompositeOperation = 'destination-out';
      context.lineWidth = 1.7;
      context.stroke(new Path2D(VEINS));
      context.restore();
    } else {
      const { x, y, width, height } = mark.area;
      context.lineWidth = mark.line;
      if (mark.kind === 'border') context.strokeRect(x, y, width, height);
      else {
        context.beginPath();
        context.ellipse(x + width / 2, y + height / 2, width / 2, height / 2, 0, 0, 2 * Math.PI);
        context.stroke();
      }
    }
  }
  context.restore();
}
