/**
 * Ribbons and streamers: a strip of paper that follows a line and twists about it, showing its
 * front, its edge and its back. Its pattern narrows as it twists.
 */
import { mix, place, polygon, walk, type Point } from '../../tools/content/paper/geometry.ts';
import { blend, darker, shape } from '../../tools/content/paper/svg.ts';

/** A cross-section of a ribbon. */
export interface Station {
  left: Point;
  right: Point;
  /** Visible side: 1 is the front, 0 the edge, -1 the back. */
  face: number;
  /** Distance along the line, units. */
  along: number;
}

/** A part of a ribbon between two points at which it turns over: all front or all back. */
export type Span = readonly Station[];

/** Points on a smooth line through points, roughly evenly spaced. */
export function softLine(points: readonly Point[], steps = 16): Point[] {
  const at = (index: number): Point =>
    points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const line: Point[] = [];
  for (let index = 0; index < points.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const weigh = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      line.push([weigh(0), weigh(1)]);
    }
  }
  return [...line, at(points.length - 1)];
}

export interface TurnOptions {
  width: number;
  /** Half-turns from start to end; 0.5 starts full and ends edge-on. */
  turns: number;
  /** Phase in half-turns; 0 shows the full front. */
  start?: number;
  /** Unevenness of the twist. */
  sway?: number;
  /** Abruptness of turning over: 0.5 is an even twist, 3 nearly a fold. */
  snap?: number;
  /** Width at the far end, as a share of the initial width. */
  taper?: number;
}

/** A ribbon that twists about its line. */
export function turningRibbon(line: readonly Point[], options: TurnOptions): Station[] {
  const { width, turns, start = 0, sway = 0.12, taper = 1, snap = 2 } = options;
  const path = walk(line);
  const count = Math.ceil(path.length / 3);
  return Array.from({ length: count + 1 }, (_, index): Station => {
    const share = index / count;
    const turned = start + turns * (share + (sway / 6.3) * Math.sin(share * 6.3 * 2));
    const angle = Math.cos(turned * Math.PI);
    // Paper stays flat for long and turns over quickly, so its edges cross in an X.
    const face = Math.tanh(snap * angle) / Math.tanh(snap);
    const half = (width / 2) * Math.max(Math.abs(face), 0.05) * mix(1, taper, share);
    const along = path.length * share;
    return { left: path.at(along, -half), right: path.at(along, half), face, along };
  });
}

export interface CurlOptions {
  width: number;
  /** Number of coils, and their radius. */
  coils: number;
  radius: number;
  /** Radius at the far end, as a share. */
  taper?: number;
}

/** A ribbon that is wound around its line like a spring. */
export function curledRibbon(line: readonly Point[], options: CurlOptions): Station[] {
  const { width, coils, radius, taper = 1 } = options;
  const path = walk(line);
  const count = Math.ceil(coils * 40);
  return Array.from({ length: count + 1 }, (_, index): Station => {
    const share = index / count;
    const angle = share * coils * Math.PI * 2;
    const reach = radius * mix(1, taper, share);
    const middle = path.length * share + Math.cos(angle) * reach * 0.3;
    const offset = Math.sin(angle) * reach;
    const half = (width / 2) * mix(1, taper, share);
    return {
      left: path.at(middle - half, offset),
      right: path.at(middle + half, offset),
      face: Math.cos(angle),
      along: share * coils * radius * 6.3,
    };
  });
}

/** Splits a ribbon where it turns over. */
export function spansOf(stations: readonly Station[]): Span[] {
  const spans: Station[][] = [[]];
  for (const station of stations) {
    const current = spans[spans.length - 1];
    const last = current?.[current.length - 1];
    if (last && last.face > 0 !== station.face > 0) spans.push([last, station]);
    else current?.push(station);
  }
  return spans;
}

export const isFront = (span: Span) => (span[Math.floor(span.length / 2)]?.face ?? 1) > 0;

const outlineOf = (stations: readonly Station[]) =>
  polygon([...stations.map(({ left }) => left), ...stations.map(({ right }) => right).reverse()]);

export interface RibbonPaper {
  front: string;
  back: string;
  /** Color of the pattern, which is only on the front. */
  print?: string;
  pattern?: 'plain' | 'stripes' | 'dots' | 'lines' | 'pleats';
  /** Distance between stripes, dots or pleats. */
  repeat?: number;
}

/** A span as flat areas of color: the paper, its pattern, and the shade where it turns away. */
export function ribbonSpan(span: Span, look: RibbonPaper): string {
  const front = isFront(span);
  const color = front ? look.front : look.back;
  if (look.pattern === 'pleats') return pleats(span, look);
  // The print shows through on the back.
  const print = front ? (look.print ?? darker(color, 0.2)) : blend(color, look.front, 0.22);
  return shape(outlineOf(span), color) + printed(span, look, print) + turningAway(span, color);
}

function printed(span: Span, { pattern = 'plain', repeat = 30 }: RibbonPaper, color: string) {
  if (pattern === 'stripes') return shape(crossStripes(span, repeat), color);
  if (pattern === 'dots') return shape(dots(span, repeat), color);
  if (pattern === 'lines') {
    return shape(lengthwise(span, 0.14, 0.26) + lengthwise(span, 0.74, 0.86), color);
  }
  return '';
}

const across = ({ left, right }: Station, share: number): Point => [
  mix(left[0], right[0], share),
  mix(left[1], right[1], share),
];

function lengthwise(span: Span, from: number, to: number): string {
  return polygon([
    ...span.map((station) => across(station, from)),
    ...span.map((station) => across(station, to)).reverse(),
  ]);
}

/** Diagonal stripes, positioned along the whole ribbon, so that they continue across spans. */
function crossStripes(span: Span, repeat: number): string {
  let d = '';
  let stripe: Station[] = [];
  for (const station of span) {
    if (station.along % repeat < repeat / 2) stripe.push(station);
    else {
      if (stripe.length > 1) d += outlineOf(stripe);
      stripe = [];
    }
  }
  return stripe.length > 1 ? d + outlineOf(stripe) : d;
}

/** Dots, which become ovals and slivers as the paper turns. */
function dots(span: Span, repeat: number): string {
  let d = '';
  for (let index = 1; index < span.length; index++) {
    const [before, station] = [span[index - 1], span[index]];
    if (!before || !station) continue;
    const number = Math.floor(station.along / repeat);
    if (number === Math.floor(before.along / repeat)) continue;
    const [lx, ly] = station.left;
    const [rx, ry] = station.right;
    const width = Math.hypot(rx - lx, ry - ly);
    const turn = (Math.atan2(ry - ly, rx - lx) * 180) / Math.PI;
    const size = repeat * 0.27;
    for (const share of number % 2 ? [0.5] : [0.23, 0.77]) {
      const [x, y] = across(station, share);
      const flat = width * 0.2;
      d += polygon(
        place(
          Array.from({ length: 16 }, (_, step): Point => {
            const angle = (step / 16) * Math.PI * 2;
            return [Math.cos(angle) * flat, Math.sin(angle) * size];
          }),
          { x, y, turn },
        ),
      );
    }
  }
  return d;
}

/** Pleats: every second facet faces away from the light, and the edges are zigzags. */
function pleats(span: Span, { front, back, repeat = 12 }: RibbonPaper): string {
  const folds: Point[][] = [];
  let last = -1;
  for (const station of span) {
    const number = Math.floor(station.along / repeat);
    if (number === last) continue;
    last = number;
    const shift = number % 2 ? 0.1 : -0.1;
    folds.push([across(station, shift), across(station, 1 + shift)]);
  }
  let [lit, dim] = ['', ''];
  for (let index = 1; index < folds.length; index++) {
    const [before, here] = [folds[index - 1], folds[index]];
    const [a, b, c, d] = [before?.[0], before?.[1], here?.[1], here?.[0]];
    if (!a || !b || !c || !d) continue;
    if (index % 2) lit += polygon([a, b, c, d]);
    else dim += polygon([a, b, c, d]);
  }
  return shape(lit, front) + shape(dim, back);
}

/** Darker ends, where the ribbon turns away from the light. */
function turningAway(span: Span, color: string): string {
  let d = '';
  let dark: Station[] = [];
  const close = () => {
    if (dark.length > 1) d += outlineOf(dark);
    dark = [];
  };
  for (const station of span) {
    if (Math.abs(station.face) < 0.62) dark.push(station);
    else close();
  }
  close();
  return d ? shape(d, darker(color, 0.45), { 'fill-opacity': 0.32 }) : '';
}
