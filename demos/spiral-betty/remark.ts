/** A sentence with figures about a design. */
import { rowsOfDots } from './dots.ts';
import { lineReach } from './lines.ts';
import type { Settings } from './settings.ts';
import { RADIUS, SHEET } from './sheet.ts';

/** Diameter of the disc in the sentence, m. */
const DISC_M = 0.3;

const meters = (units: number) => `${((units / SHEET) * DISC_M).toFixed(1)} m`;

/** "Cut 30 cm wide, the line is 18.5 m long." */
export function remark({ design, rings, lines, density }: Settings): string {
  if (design === 'dots') {
    const dots = rowsOfDots(density).reduce((sum, { count }) => sum + count, 0);
    return `${dots.toLocaleString('en')} dots, all in one path.`;
  }
  if (design === 'lines') {
    let length = 0;
    for (let index = 0; index < lines; index++) length += 2 * lineReach(index, lines);
    return `Cut 30 cm wide, the lines add up to ${meters(length)}.`;
  }
  // A ring is as long as its circle; the mean diameter of the rings is half the disc's.
  return `Cut 30 cm wide, the line is ${meters(Math.PI * RADIUS * rings)} long.`;
}
