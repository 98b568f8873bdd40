/** Arithmetic with colors written as `#rrggbb`. */

type Rgb = readonly [number, number, number];

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const format = (rgb: Rgb) =>
  `#${rgb.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Mixes two colors. @param share 0 for the first, 1 for the second */
export function mix(from: string, to: string, share: number): string {
  const a = parse(from);
  const b = parse(to);
  const channel = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return format([channel(0), channel(1), channel(2)]);
}

/** Relative luminance, 0 to 1 (WCAG 2.2). */
export function luminance(color: string): number {
  const [r, g, b] = parse(color);
  const linear = (channel: number) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}
