/** A design as an SVG file: the paper disc, and all ink as one path. */
import type { Colors } from './colors.ts';
import { CENTER, PAPER_RADIUS, SHEET } from './sheet.ts';

/** @param d path data of the design */
export const svgFile = (d: string, { ink, paper }: Colors) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET} ${SHEET}" width="${SHEET}" height="${SHEET}">` +
  `<circle cx="${CENTER}" cy="${CENTER}" r="${PAPER_RADIUS}" fill="${paper}"/>` +
  `<path fill="${ink}" d="${d}"/></svg>\n`;
