/** Round logos and other small SVGs, drawn without filters. */
import { circle, polygon, polar, type Point } from './geometry.ts';
import { darker, lighter, shape, tag } from './svg.ts';

/** A piece of paper with a small hard shadow and a lit edge, without filters, which browsers would have to run. */
export function raised(d: string, color: string, depth = 1.4): string {
  const shift = (x: number, y: number) => ({ transform: `translate(${x} ${y})` });
  return (
    shape(d, '#05040c', { ...shift(depth * 0.9, depth * 1.5), 'fill-opacity': 0.16 }) +
    shape(d, '#05040c', { ...shift(depth * 0.5, depth * 0.8), 'fill-opacity': 0.3 }) +
    shape(d, lighter(color, 0.55), shift(-0.5, -0.6)) +
    shape(d, color)
  );
}

export interface LogoOptions {
  name: string;
  /** Color of the disc behind the symbol. */
  ground: string;
  /** Color of the paper ring around it. */
  rim: string;
  /** 'plain' ring, 'scallop' (lace edge with holes) or 'pinked' (zigzag shears). */
  edge?: 'plain' | 'scallop' | 'pinked';
  /** Markup on a 96 x 96 canvas; keep within 20 and 76. Use `raised()` for its pieces. */
  symbol: string;
}

/** A round paper badge, 96 x 96. At 40 px, two or three big shapes are legible, more aren't. */
export function roundLogo({ name, ground, rim, edge = 'scallop', symbol }: LogoOptions): string {
  const outer = { plain: circle(48, 48, 45), scallop: scalloped(), pinked: pinked() }[edge];
  const clip = `${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}-disc`;
  const disc = circle(48, 48, 36);
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 96 96', width: 96, height: 96 },
    `<title>${name}</title>` +
      shape(outer, '#05040c', { transform: 'translate(.8 1.6)', 'fill-opacity': 0.28 }) +
      shape(outer, darker(rim, 0.18)) +
      shape(outer, rim, { transform: 'translate(-.4 -.6)' }) +
      // The disc is below the ring, so the ring's shadow is on its upper left.
      shape(disc, darker(ground, 0.42)) +
      `<clipPath id="${clip}"><path d="${disc}"/></clipPath><g clip-path="url(#${clip})">` +
      shape(circle(49, 49.8, 36), ground) +
      symbol +
      '</g>',
  );
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
  const holes = Array.from({ length: count }, (_, index) =>
    circle(...polar(48, 48, 41.2, (360 / count) * (index + 0.5)), 1.3),
  );
  return polygon(points) + holes.join('');
}

function pinked(): string {
  return polygon(
    Array.from({ length: 72 }, (_, index) => polar(48, 48, index % 2 ? 43 : 46, index * 5)),
  );
}
