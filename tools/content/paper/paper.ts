/**
 * The material: sheets of paper with a hand-cut edge, a light rim, a contact shadow and a long
 * soft one, lit from the upper left.
 */
import { rectangle } from './geometry.ts';
import { roughen } from './scissors.ts';
import { shape, tag } from './svg.ts';

export const WIDTH = 616;
export const HEIGHT = 1100;

/** How far a layer of a diorama reaches beyond each edge of the picture, in units: when it moves, its own edge stays out of sight. */
export const BLEED = 24;

export interface Cut {
  /** How far the sheet floats above the one below: 0 lies flat, 2 is glued, 8 floats, 20 hangs. */
  lift?: number;
  /** How uneven the scissors were, in units: 0 for tiny pieces, 2 for trees, 3 for hills. */
  rough?: number;
  /** Seed of the unevenness. */
  seed?: number;
  /** Strength of the shadows, 0 to 1. */
  shade?: number;
  /** Strength of the light rim, 0 to 1. */
  rim?: number;
}

/**
 * Makes one sheet of paper of some shapes. Sheets can be nested.
 *
 * The filter's name says everything about it, so `picture()` can find the names that are used and
 * write those filters. Never put a transformed group around a sheet: the light would turn with it.
 * Outlines are bent once for every sheet they lie in.
 */
export function paper(markup: string, cut: Cut = {}): string {
  const { lift = 3, rough = 1.5, seed = 1, shade = 0.5, rim = 0.5 } = cut;
  const name = ['paper', lift, seed, shade, rim].join('_').replaceAll('.', '-');
  return tag('g', { filter: `url(#${name})` }, rough ? roughen(markup, rough, seed) : markup);
}

/** A sheet of a single shape and color. */
export function sheet(d: string, color: string, cut: Cut = {}): string {
  return paper(shape(d, color), cut);
}

/** Shapes blurred by `blur`: glow (use a light color) or a cast shadow (use a dark one). */
export function blurred(markup: string, blur: number, opacity = 1): string {
  const name = `blur_${blur}`.replaceAll('.', '-');
  return tag('g', { filter: `url(#${name})`, opacity }, markup);
}

/** A sky, the only place for a gradient. Colors from top to bottom. */
export function sky(colors: readonly string[]): string {
  const stops = colors.map((color, index) =>
    tag('stop', { offset: index / Math.max(colors.length - 1, 1), 'stop-color': color }),
  );
  const gradient = { id: 'sky', x1: 0, y1: 0, x2: 0, y2: 1 };
  return (
    tag('linearGradient', gradient, stops.join('')) +
    shape(rectangle(-60, -60, WIDTH + 120, HEIGHT + 120), 'url(#sky)')
  );
}

/**
 * Puts sheets together, back to front, with the filters that they use. Without grain: the site lays
 * one tile of it over all pictures (scenes/site.ts), sharp at every size and not lost in compression.
 * @param options.bleed units that are added on each side
 */
export function picture(
  sheets: readonly string[],
  { width = WIDTH, height = HEIGHT, bleed = 0 } = {},
) {
  const content = sheets.join('\n');
  const names = [...new Set(content.match(/(?<=url\(#)(paper|blur)_[^)]+/g) ?? [])];
  const filters = names.map((name) =>
    name.startsWith('paper') ? paperFilter(name) : blurFilter(name),
  );
  const [wide, high] = [width + 2 * bleed, height + 2 * bleed];
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${-bleed} ${-bleed} ${wide} ${high}`,
      width: wide,
      height: high,
    },
    `<defs>${filters.join('\n')}</defs>\n${content}`,
  );
}

const REGION =
  'filterUnits="userSpaceOnUse" x="-80" y="-80" width="1360" height="1260" ' +
  'color-interpolation-filters="sRGB"';

function numbersIn(name: string): number[] {
  return name
    .split('_')
    .slice(1)
    .map((part) => Number(part.replace(/(?<=\d)-/, '.')));
}

function blurFilter(name: string): string {
  const [blur] = numbersIn(name);
  return `<filter id="${name}" ${REGION}><feGaussianBlur stdDeviation="${blur}"/></filter>`;
}

/** One kind of sheet. Read it from top to bottom: color, rims, shadows. */
function paperFilter(name: string): string {
  const [lift = 0, seed = 1, shade = 0, rim = 0] = numbersIn(name);
  const n = (value: number) => Number(value.toFixed(3));
  const shadow = (result: string, dx: number, dy: number, blur: number, alpha: number) =>
    `<feOffset in="cut" dx="${n(dx)}" dy="${n(dy)}"/><feGaussianBlur stdDeviation="${n(blur)}"/>` +
    `<feColorMatrix values="0 0 0 0 .02 0 0 0 0 .015 0 0 0 0 .06 0 0 0 ${n(alpha)} 0" result="${result}"/>`;
  const edge = (result: string, move: number, color: string, alpha: number) =>
    `<feOffset in="cut" dx="${move}" dy="${n(move * 1.15)}" result="${result}-moved"/>` +
    `<feComposite in="cut" in2="${result}-moved" operator="out"/>` +
    `<feColorMatrix values="${color} 0 0 0 ${n(alpha)} 0" result="${result}"/>`;

  return (
    `<filter id="${name}" ${REGION}>` +
    // Slow waves stain the sheet, very faintly.
    `<feTurbulence type="fractalNoise" baseFrequency=".024" numOctaves="2" seed="${seed}" result="wave"/>` +
    `<feColorMatrix in="wave" values="0 0 1.1 0 .35 0 0 1.1 0 .35 0 0 1.1 0 .35 0 0 0 0 1" result="stain"/>` +
    `<feComposite in="SourceGraphic" in2="stain" operator="arithmetic" k1=".2" k2=".83" result="cut"/>` +
    // The cut edge shows the thickness of the paper: lit above left, dark below right.
    edge('lit', 0.75, '0 0 0 0 1 0 0 0 0 1 0 0 0 0 .97', rim) +
    edge('dim', -0.7, '0 0 0 0 .03 0 0 0 0 .02 0 0 0 0 .08', shade * 0.5) +
    // Shadows: contact, near and far.
    shadow('contact', 0.6 + lift * 0.06, 0.9 + lift * 0.1, 0.7 + lift * 0.04, shade * 0.85) +
    shadow('near', lift * 0.4, lift * 0.6, 1 + lift * 0.45, shade * 0.65) +
    shadow('far', lift * 1.2, lift * 1.9, 2 + lift * 1.3, shade * 0.55) +
    `<feMerge>${['far', 'near', 'contact', 'cut', 'dim', 'lit']
      .map((layer) => `<feMergeNode in="${layer}"/>`)
      .join('')}</feMerge></filter>`
  );
}
