/** Round logos and other small SVGs, drawn without filters. */
import { circle, polygon, polar, round, type Point } from './geometry.ts';
import { darker, shape, stroke, tag } from './svg.ts';

/** A plain ring, a lace edge with holes, the zigzag of pinking shears, a seam, large petals, or a perforated ring. */
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
  const outer = outlineOf(edge);
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

function outlineOf(edge: LogoEdge): string {
  if (edge === 'scallop') return scalloped() + holes(20, 41.2, 1.3);
  if (edge === 'pinked') return pinked();
  if (edge === 'petals') return petals();
  if (edge === 'eyelets') return circle(48, 48, 45) + holes(26, 40.8, 1.7);
  return circle(48, 48, 45);
}

/** Holes in a ring, between its scallops. */
const holes = (count: number, radius: number, size: number): string =>
  Array.from({ length: count }, (_, index) =>
    circle(...polar(48, 48, radius, (360 / count) * (index + 0.5)), size),
  ).join('');

const seam = (color: string): string =>
  stroke(circle(47.6, 47.4, 41), color, 1.5, { 'stroke-dasharray': '3.4 3.04' });

/** Twelve half circles. */
function petals(): string {
  const count = 12;
  const [radius, half] = [41.5, 180 / count];
  const size = radius * Math.sin((half * Math.PI) / 180);
  const arcs = Array.from({ length: count }, (_, index) => {
    const [x, y] = polar(48, 48, radius, half * (2 * index + 1));
    return `A${round(size, 2)} ${round(size * 0.62, 2)} ${round(half * 2 * index + 90, 1)} 0 1 ${round(x, 2)} ${round(y, 2)}`;
  });
  const [x, y] = polar(48, 48, radius, -half);
  return `M${round(x, 2)} ${round(y, 2)}${arcs.join('')}Z`;
}

function scalloped(): string {
  const count = 20;
  const points: Point[] = [];
  for (let index = 0; index < count; index++) {
    const turn = (360 / count) * index;
    for (let step = 0; step < 6; step++) {
      const share = step / 6;
      points.push(
        polar(48, 48, 42.4 + 3.6 * Math.sin(Math.PI * share), turn + (360 / count) * share),
      );
    }
  }
  return polygon(points);
}

function pinked(): string {
  return polygon(
    Array.from({ length: 72 }, (_, index) => polar(48, 48, index % 2 ? 43 : 46, index * 5)),
  );
}
