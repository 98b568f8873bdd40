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

/** Dark letters on cream, vivid ones on cream, cream ones on dark, and cream ones with a warm rim on dark. */
export const SCHEMES = ['ink', 'vivid', 'night', 'rim'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** Dark yellow is olive or mud: next to it are brown and green, which stay clean. */
const MUDDY = { from: 52, middle: 98, to: 146 };

/** The middle of warm hues, OKLCH degrees. */
const WARM = 45;

const dark = (l: number, c: number, hue: number): string => {
  const h = ((hue % 360) + 360) % 360;
  const isMuddy = h > MUDDY.from && h < MUDDY.to;
  return oklch(l, c, !isMuddy ? h : h < MUDDY.middle ? MUDDY.from : MUDDY.to);
};

/** A related hue, on the side to which the card's own sky turns: warm, but teal for greens. */
function relatedHue(hue: number): number {
  const turn = ((WARM - hue + 540) % 360) - 180;
  const isGreen = hue > 128 && hue < 175;
  return hue + (isGreen ? 1 : Math.sign(turn)) * Math.min(30, isGreen ? 30 : Math.abs(turn));
}

/**
 * Papers that belong to the card: its hue, a related one, cream, and as an accent the warm paper or the complement that
 * the card's smallest things have.
 * @param degrees hue of the card, OKLCH
 */
export function createTitlePapers(degrees: number, scheme: Scheme): TitlePapers {
  const hue = ((degrees % 360) + 360) % 360;
  const cream = oklch(0.968, 0.026, 88);
  const related = relatedHue(hue);
  const warm = WARM + 20 + (((related - WARM - 20 + 540) % 360) - 180) * 0.3;
  const accent = oklch(0.74, 0.13, hue + 180);
  if (scheme === 'ink') {
    return {
      letters: dark(0.36, 0.12, hue),
      pattern: dark(0.44, 0.13, hue),
      base: cream,
      light: oklch(0.62, 0.1, hue),
      dark: dark(0.2, 0.06, hue),
      ornament: accent,
    };
  }
  if (scheme === 'vivid') {
    return {
      letters: dark(0.5, 0.17, related),
      pattern: dark(0.57, 0.16, related),
      base: cream,
      light: oklch(0.8, 0.1, related),
      dark: dark(0.32, 0.11, related),
      ornament: accent,
    };
  }
  if (scheme === 'night') {
    return {
      letters: cream,
      pattern: oklch(0.9, 0.055, related),
      base: dark(0.35, 0.1, hue),
      light: '#ffffff',
      dark: dark(0.22, 0.07, hue),
      ornament: oklch(0.84, 0.12, warm),
    };
  }
  return {
    letters: oklch(0.97, 0.03, warm),
    pattern: oklch(0.92, 0.065, warm),
    middle: oklch(0.8, 0.13, warm),
    base: dark(0.34, 0.11, related),
    light: '#ffffff',
    dark: dark(0.36, 0.11, related),
    ornament: oklch(0.82, 0.13, warm),
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
