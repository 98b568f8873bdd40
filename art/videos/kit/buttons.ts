/** Paper buttons with labels, released and pressed. */
import { bounds, openFont, outline, setLine } from '../../kit/lettering.ts';
import { sheet } from '../../../tools/content/paper/paper.ts';
import { shape } from '../../../tools/content/paper/svg.ts';
import { handCut } from '../../plates/wanda-whirl.ts';
import { MARGIN } from './buttons-size.ts';
import { cutOut } from './pictures.ts';
import type { Drawn } from './recording.ts';

type Look = { face: string; side: string; ink: string };

const FREDOKA = openFont('fredoka', 600);

/** A word, centered on a point. */
export function word(text: string, x: number, y: number, size: number, font = FREDOKA): string {
  const letters = setLine(font, text, { size });
  const { left, right, top, bottom } = bounds(letters);
  const [dx, dy] = [x - (left + right) / 2, y - (top + bottom) / 2];
  return `<g transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)})">${shape(outline(letters), 'currentColor')}</g>`;
}

/**
 * A button with a label.
 * @param markup label, in `currentColor`
 * @param deep visible height of its side, units; 1 when pressed
 */
export function button(
  width: number,
  height: number,
  markup: string,
  { face, side, ink }: Look,
  deep: number,
): Drawn {
  const area = { x: MARGIN, y: MARGIN, width, height: height - 6 };
  const radius = Math.min(width, height) * 0.2;
  const down = 6 - deep;
  return cutOut(
    [
      sheet(handCut({ ...area, y: MARGIN + 6 }, radius, 2), side, { lift: 1 + deep, rough: 0 }),
      sheet(handCut({ ...area, y: MARGIN + down }, radius, 2), face, {
        lift: 1,
        rough: 0,
        rim: 0.7,
      }),
      `<g color="${ink}" transform="translate(${MARGIN + width / 2} ${MARGIN + down + area.height / 2})">${markup}</g>`,
    ],
    width + 2 * MARGIN,
    height + 2 * MARGIN,
  );
}

/** A button, released and pressed. */
export const buttonPair = (
  name: string,
  width: number,
  height: number,
  markup: string,
  looks: { up: Look; down: Look },
): Record<string, Drawn> => ({
  [`${name}Up`]: button(width, height, markup, looks.up, 6),
  [`${name}Down`]: button(width, height, markup, looks.down, 1.5),
});
