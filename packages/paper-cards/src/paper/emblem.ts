/** Round logos and other small SVGs, drawn without filters. */
import { circle } from './geometry.ts';
import { darker, shape, stroke, tag } from './svg.ts';
import { outlineOf } from './thing.ts';

/** Outlines of the ring: things/logo-<name>.svg. */
export const LOGO_EDGES = ['plain', 'scallop', 'pinked', 'stitched', 'petals', 'eyelets'] as const;
export type LogoEdge = (typeof LOGO_EDGES)[number];

export interface LogoOptions {
  name: string;
  /** Color of the disc behind the symbol. */
  ground: string;
  /** Color of the paper ring around it. */
  rim: string;
  edge?: LogoEdge;
  /** Markup on a 96 x 96 canvas; keep within 20 and 76. */
  symbol: string;
}

/** A round paper badge, 96 x 96. At 40 px, two or three big shapes are legible, more aren't. */
export function roundLogo({ name, ground, rim, edge = 'scallop', symbol }: LogoOptions): string {
  const outer = outlineOf(`logo-${edge}`);
  const clip = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-disc`;
  const disc = circle(48, 48, 36);
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 96', width: 96, height: 96 },
    `<title>${name}</title>` +
      shape(outer, '#05040c', { transform: 'translate(.8 1.6)', 'fill-opacity': 0.28 }) +
      shape(outer, darker(rim, 0.18)) +
      shape(outer, rim, { transform: 'translate(-.4 -.6)' }) +
      (edge === 'stitched' ? seam(darker(rim, 0.35)) : '') +
      // The disc is below the ring, so the ring's shadow is on its upper left.
      shape(disc, darker(ground, 0.42)) +
      `<clipPath id="${clip}"><path d="${disc}"/></clipPath><g clip-path="url(#${clip})">` +
      shape(circle(49, 49.8, 36), ground) +
      symbol +
      '</g>',
  );
}

const seam = (color: string): string =>
  stroke(circle(47.6, 47.4, 41), color, 1.5, { 'stroke-dasharray': '3.4 3.04' });
