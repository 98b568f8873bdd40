/** Helpers that write SVG as strings. */
import { round } from './geometry.ts';

export type Attributes = Record<string, string | number | undefined>;

/** `<name a="b">children</name>`, without undefined attributes. */
export function tag(name: string, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value, 3) : value}"`)
    .join('');
  return children ? `<${name}${written}>${children}</${name}>` : `<${name}${written}/>`;
}

/** A filled path. Its fill rule is even-odd, so a shape inside a shape is a hole. */
export function shape(d: string, fill: string, attributes: Attributes = {}): string {
  return tag('path', { d, fill, 'fill-rule': 'evenodd', ...attributes });
}

/** A stroked line with round ends. */
export function stroke(d: string, color: string, width: number, attributes: Attributes = {}) {
  return tag('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });
}

/** Mixes two #rrggbb colors. */
export function mixColors(from: string, to: string, share: number): string {
  const channel = (color: string, index: number) =>
    parseInt(color.slice(1 + index * 2, 3 + index * 2), 16);
  const mixed = [0, 1, 2].map((index) => {
    const value = channel(from, index) * (1 - share) + channel(to, index) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export const darker = (color: string, share: number) => mixColors(color, '#000000', share);
