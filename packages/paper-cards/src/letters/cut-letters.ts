/** Letters cut from paper, as SVG without filters, which browsers would run again at each size. */
import { circle, polyline, round, smooth } from '../paper/geometry.ts';
import { insetOutline, offsetOutline } from '../paper/offset.ts';
import { type Attributes, stroke, tag } from '../paper/svg.ts';
import { boundsOf, type Box, flatten, type Outline, pathOf, shortPath } from './outlines.ts';
import type { TitlePapers } from './papers.ts';

/** How much higher than drawn letters, with a base that reaches 8 units, these may seem to lie. */
const MAX_DEPTH = 1.2;
const SHADOW = '#05040c';

/** What lies on the letters: nothing, or strips, dots or waves of a similar paper; or else stitches around them. */
export const PATTERNS = ['plain', 'stripes', 'dots', 'waves', 'stitches'] as const;
export type Pattern = (typeof PATTERNS)[number];

export type Cut = {
  /** Units of the card. */
  letters: readonly Outline[];
  /** Beside the letters, on the same base. */
  ornaments: readonly Outline[];
  /** The hole of a letter that lies on a disc of another paper, or none. */
  counter?: Outline | undefined;
  papers: TitlePapers;
  pattern: Pattern;
  /** How far the base reaches beyond the letters, units. */
  reach: number;
  /** Size of the letters, em in units. */
  size: number;
};

/** Shadow, base, middle sheet and letters, each with a lit and a dark edge; the light is at the upper left. */
export function cutLetters({
  letters,
  ornaments,
  counter,
  papers,
  pattern,
  reach,
  size,
}: Cut): string {
  const { base, middle, light, dark } = papers;
  const definitions: string[] = [];
  /** Defines an outline, and returns a function that draws it. */
  const define = (id: string, d: string) => {
    definitions.push(tag('path', { id, d: shortPath(d) }));
    return (fill: string, more: Attributes = {}) => tag('use', { href: `#${id}`, fill, ...more });
  };
  const face = define('l', pathOf(letters));
  const sheet = withoutHoles(offsetOutline(pathOf(flatten([...letters, ...ornaments])), reach));
  const around = define('b', sheet);
  const depth = Math.min(MAX_DEPTH, reach / 8);
  const shadows = [5, 3, 1.2].map((extra, index) =>
    around(SHADOW, {
      stroke: SHADOW,
      'stroke-width': round((extra - 1) * 2 * depth, 2),
      x: round((2 + extra * 0.5) * depth, 2),
      y: round((3.5 + extra * 0.9) * depth, 2),
      opacity: round(0.085 * (index + 1), 3),
    }),
  );
  const rim = (width: number) => ({ stroke: middle, 'stroke-width': round(width, 1) });
  return (
    `<defs>${definitions.join('')}</defs><g stroke-linejoin="round" stroke-linecap="round">` +
    shadows.join('') +
    around(SHADOW, { x: 0.9 * depth, y: 1.2 * depth, opacity: 0.5 }) +
    around('#fff', { x: -0.7 * depth, y: -0.8 * depth, opacity: middle ? 0.5 : 1 }) +
    around(base) +
    (pattern === 'stitches' ? stitches(sheet, papers, reach) : '') +
    (counter ? sunIn(counter, papers) : '') +
    (middle && pattern !== 'stitches'
      ? face(SHADOW, {
          stroke: SHADOW,
          'stroke-width': round(reach * 0.95, 1),
          x: 1.2 * depth,
          y: 1.8 * depth,
          opacity: 0.3,
        }) + face(middle, rim(reach * 0.95))
      : '') +
    face(SHADOW, { x: 1.8 * depth, y: 2.6 * depth, opacity: 0.35 }) +
    face(dark, { x: 0.8 * depth, y: depth }) +
    face(light, { x: -0.8 * depth, y: -0.9 * depth }) +
    face(papers.letters) +
    patternOn(pattern, papers.pattern, boundsOf(letters), size) +
    (ornaments.length > 0 ? raisedOrnaments(pathOf(ornaments), papers, depth) : '') +
    '</g>'
  );
}

/** Rings in the hole of a letter. */
function sunIn(counter: Outline, { ornament, base }: TitlePapers): string {
  const d = shortPath(pathOf([counter]));
  const { left, top, right, bottom } = boundsOf([counter]);
  const radius = Math.min(right - left, bottom - top) * 0.25;
  const heart = circle((left + right) / 2, (top + bottom) / 2, radius);
  return (
    tag('path', { d, fill: ornament, stroke: ornament, 'stroke-width': 3 }) +
    tag('path', { d: heart, fill: base })
  );
}

/** A seam near the edge of the base. */
function stitches(sheet: string, { middle, letters }: TitlePapers, reach: number) {
  const seam = withoutHoles(insetOutline(sheet, reach * 0.36));
  return stroke(shortPath(seam), middle ?? letters, round(reach * 0.15, 2), {
    'stroke-dasharray': `${round(reach * 0.5)} ${round(reach * 0.5)}`,
    opacity: 0.8,
  });
}

/** Polygons as `offsetOutline` writes them, without those that are holes, which go round the other way. */
const withoutHoles = (d: string): string =>
  d.replaceAll(/M[^M]+/g, (polygon) => {
    const points = [...polygon.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    const area = points.reduce((sum, [x = 0, y = 0], index) => {
      const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
      return sum + x * nextY - nextX * y;
    }, 0);
    return area > 0 ? polygon : '';
  });

function raisedOrnaments(d: string, { ornament, dark }: TitlePapers, depth: number): string {
  const short = shortPath(d);
  const sheet = (fill: string, x: number, y: number, opacity?: number) =>
    tag('path', { d: short, fill, transform: `translate(${round(x)} ${round(y)})`, opacity });
  return (
    sheet(SHADOW, 1.6 * depth, 2.4 * depth, 0.3) +
    sheet(dark, 0.7 * depth, 0.9 * depth, 0.7) +
    sheet('#fff', -0.7 * depth, -0.8 * depth, 0.7) +
    sheet(ornament, 0, 0)
  );
}

/** Paper of a similar color that is inlaid in the letters. */
function patternOn(pattern: Pattern, color: string, box: Box, size: number): string {
  if (pattern === 'plain' || pattern === 'stitches') return '';
  const inlaid = tag('clipPath', { id: 'c' }, tag('use', { href: '#l' }));
  return inlaid + tag('g', { 'clip-path': 'url(#c)' }, drawPattern(pattern, color, box, size));
}

function drawPattern(
  pattern: Exclude<Pattern, 'plain' | 'stitches'>,
  color: string,
  { left, top, right, bottom }: Box,
  size: number,
): string {
  const height = bottom - top;
  if (pattern === 'stripes') {
    const pitch = size * 0.17;
    const lines: string[] = [];
    for (let x = left; x < right + height * 0.5; x += pitch) {
      lines.push(
        polyline([
          [x, top],
          [x - height * 0.5, bottom],
        ]),
      );
    }
    return stroke(shortPath(lines.join('')), color, round(pitch * 0.45));
  }
  if (pattern === 'dots') {
    const pitch = size * 0.15;
    let dots = '';
    for (let row = 0; top + row * pitch * 0.87 < bottom; row++) {
      for (let x = left + (row % 2 ? pitch / 2 : 0); x < right; x += pitch) {
        dots += circle(x, top + row * pitch * 0.87, pitch * 0.24);
      }
    }
    return tag('path', { d: shortPath(dots), fill: color });
  }
  const pitch = size * 0.2;
  const wave = (y: number) => {
    const points: [number, number][] = [];
    for (let x = left, index = 0; x <= right + size * 0.6; x += size * 0.3, index++) {
      points.push([x, y + (index % 2 ? -1 : 1) * size * 0.035]);
    }
    return smooth(points);
  };
  const waves: string[] = [];
  for (let y = top; y < bottom; y += pitch) waves.push(wave(y));
  return stroke(shortPath(waves.join('')), color, round(pitch * 0.3));
}
