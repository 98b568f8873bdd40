import { paper } from '../paper/paper.ts';
import type { Place } from './frames.ts';
import { moved, shape, type Inks } from '../paper/inks.ts';

/**
 * Covers the corner of a picture with what is behind it, and with the back of the sheet.
 * @param behind color of what is behind the sheet
 */
export function curledCorner(place: Place, side: 1 | -1, behind: string, size = 54) {
  const [x, y] = [side * (place.width / 2 + 3), -place.height / 2 - 3];
  const at = (dx: number, dy: number) => `${x - side * dx} ${y + dy}`;
  const put = (inks: Inks) => moved(inks, { x: place.x, y: place.y, turn: place.turn });
  const gap = `M${at(size, 0)}Q${at(size * 0.42, size * 0.42)} ${at(0, size)}L${at(-4, -6)}Z`;
  const flap =
    `M${at(size + 2, 4)}Q${at(size * 0.46, size * 0.4)} ${at(4, size + 4)}` +
    `Q${at(size * 0.5, size * 1.02)} ${at(size * 0.82, size * 0.86)}Q${at(size * 0.98, size * 0.5)} ${at(size + 2, 4)}Z`;
  return [
    paper(put(shape(gap, behind)), 'thread'),
    paper(put(shape(flap, 'cream near 16')), 'thing 6'),
  ];
}
