/** Papers of a title, from the hue of its card. */
import { oklch } from '../palette.ts';

export type TitlePapers = {
  /** The letters. */
  letters: string;
  /** Pieces of paper on the letters, of a similar color. */
  pattern: string;
  /** A thin sheet between base and letters, or none. */
  middle?: string;
  /** The sheet around the letters. */
  base: string;
  /** Cut edges of the letters, on the lit side and opposite. */
  light: string;
  dark: string;
  /** A small ornament. */
  ornament: string;
};

/** Dark letters on cream, vivid ones on cream, cream ones on dark, and cream ones with a bright rim on dark. */
export const SCHEMES = ['ink', 'vivid', 'night', 'rim'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Dark yellow is olive or mud: next to it are brown and green, which stay clean. */
const MUDDY = { from: 52, middle: 98, to: 146 };

const dark = (l: number, c: number, hue: number): string => {
  const h = ((hue % 360) + 360) % 360;
  const isMuddy = h > MUDDY.from && h < MUDDY.to;
  return oklch(l, c, !isMuddy ? h : h < MUDDY.middle ? MUDDY.from : MUDDY.to);
};

/** @param hue of the card, OKLCH degrees */
export function createTitlePapers(hue: number, scheme: Scheme): TitlePapers {
  const cream = oklch(0.968, 0.026, 88);
  const accent = hue + 165;
  const neighbor = hue + 65;
  if (scheme === 'ink') {
    return {
      letters: dark(0.38, 0.13, hue),
      pattern: dark(0.45, 0.14, hue),
      base: cream,
      light: oklch(0.62, 0.1, hue),
      dark: dark(0.2, 0.06, hue),
      ornament: oklch(0.72, 0.16, accent),
    };
  }
  if (scheme === 'vivid') {
    return {
      letters: dark(0.54, 0.2, accent),
      pattern: dark(0.6, 0.18, accent),
      base: cream,
      light: oklch(0.84, 0.1, accent),
      dark: dark(0.36, 0.14, accent),
      ornament: dark(0.48, 0.14, hue),
    };
  }
  if (scheme === 'night') {
    return {
      letters: cream,
      pattern: oklch(0.9, 0.05, neighbor),
      base: dark(0.43, 0.12, neighbor),
      light: '#ffffff',
      dark: dark(0.26, 0.08, neighbor),
      ornament: oklch(0.82, 0.13, accent),
    };
  }
  return {
    letters: oklch(0.965, 0.035, accent),
    pattern: oklch(0.91, 0.07, accent),
    middle: oklch(0.76, 0.13, accent),
    base: dark(0.4, 0.13, accent),
    light: '#ffffff',
    dark: dark(0.45, 0.13, accent),
    ornament: oklch(0.78, 0.14, hue),
  };
}

/** A sheet of paper and its lit edge. */
export type Paper = { color: string; light: string };
export type LogoPapers = { ground: string; rim: string; symbol: Paper; base?: Paper };

/** Light on a dark disc, dark on a light disc, and light on a vivid disc, whose ring is dark or of another color. */
export const LOGO_SCHEMES = ['dark', 'light', 'vivid', 'framed'] as const;

/** @param hue of the card, OKLCH degrees */
export function createLogoPapers(hue: number, scheme: (typeof LOGO_SCHEMES)[number]): LogoPapers {
  const cream = { color: oklch(0.968, 0.026, 88), light: '#ffffff' };
  if (scheme === 'dark') {
    return { ground: dark(0.34, 0.11, hue), rim: cream.color, symbol: cream };
  }
  if (scheme === 'light') {
    const symbol = { color: dark(0.36, 0.12, hue), light: oklch(0.62, 0.1, hue) };
    return { ground: oklch(0.93, 0.04, hue), rim: dark(0.46, 0.15, hue), symbol };
  }
  if (scheme === 'vivid') {
    const symbol = { color: dark(0.38, 0.13, hue + 165), light: '#ffffff' };
    return { ground: dark(0.5, 0.15, hue), rim: cream.color, symbol: cream, base: symbol };
  }
  const symbol = { color: oklch(0.9, 0.09, hue + 165), light: '#ffffff' };
  return { ground: dark(0.3, 0.09, hue), rim: oklch(0.78, 0.13, hue + 165), symbol };
}
