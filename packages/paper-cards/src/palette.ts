/** The papers of a card: related colors from one hue, in clear steps of lightness. */
import { clampChroma, converter, formatHex } from 'culori';
import { createRandom, type Random } from './paper/random.ts';

/** How light the sky is: as in the painted cards, some are days, some evenings, some nights. */
export type Daytime = 'day' | 'dusk' | 'night';

/** Papers of a card, `#rrggbb`, all opaque. */
export interface Palette {
  daytime: Daytime;
  /** Whether its hue is an orange or a yellow: nothing in it could be water. */
  isWarm: boolean;
  /** The sky from top to bottom; its foot is of a neighboring hue. */
  sky: readonly [top: string, middle: string, foot: string];
  /** Sheets that lie on the sky: clouds, rings, far shapes. */
  haze: string;
  far: string;
  middle: string;
  near: string;
  /** The darkest sheet but one, in front of the hero. */
  front: string;
  /** Under the text: contrast with white is at least 7:1. */
  ground: string;
  /** Silhouettes on light sheets. */
  ink: string;
  /** Lace, mats and borders: nearly white. */
  cream: string;
  /** A light and a deep paper of the hue itself, for heroes. */
  light: string;
  deep: string;
  /** A neighboring hue, for what warms the picture. */
  warm: string;
  warmDeep: string;
  /** The complement, for the smallest things. */
  accent: string;
}

const toOklch = converter('oklch');

/** A color that screens can show, with less chroma where they can't. */
export const oklch = (l: number, c: number, h: number): string =>
  formatHex(clampChroma({ mode: 'oklch', l, c, h: ((h % 360) + 360) % 360 }, 'oklch'));

/** The OKLCH hue of a degree on the color wheel (HSL): 0 red, 60 yellow, 120 green, 210 blue. */
export const oklchHue = (wheel: number): number =>
  toOklch({ mode: 'hsl', h: ((wheel % 360) + 360) % 360, s: 0.85, l: 0.5 }).h ?? 0;

/** Lightness of each paper by daytime, far to near: the nearer, the darker. */
const LIGHTNESS = {
  day: { sky: [0.72, 0.79, 0.88], haze: 0.86, far: 0.66, middle: 0.56, near: 0.45, front: 0.34 },
  dusk: { sky: [0.48, 0.6, 0.76], haze: 0.66, far: 0.55, middle: 0.46, near: 0.38, front: 0.3 },
  night: { sky: [0.29, 0.4, 0.57], haze: 0.45, far: 0.49, middle: 0.41, near: 0.34, front: 0.28 },
} as const;

/** Yellows turn olive when they are dark: their dark papers are brown or green, whichever is nearer. */
const OLIVE = { from: 78, to: 128 } as const;

/** How much a hue is an orange or a yellow, 0 to 1: those are themselves only when they are light. */
export function glowOf(hue: number): number {
  const rise = (hue - 36) / 30;
  const fall = (140 - hue) / 20;
  return Math.max(0, Math.min(1, rise, fall));
}

/** Degrees in OKLCH. */
const SUNSET_HUE = 45;

/** The hue of dark papers, degrees. */
export function darkHue(hue: number): number {
  if (hue <= OLIVE.from - 25 || hue >= OLIVE.to + 15) return hue;
  const middle = (OLIVE.from + OLIVE.to) / 2;
  return hue < middle ? OLIVE.from - 38 : OLIVE.to + 22;
}

/** The sheet under the text. @param hue OKLCH, degrees */
export const groundOf = (hue: number): string => oklch(0.235, 0.075, darkHue(hue));

/**
 * Mixes the papers of a card.
 * @param degrees the entry's hue, OKLCH: 30 red, 110 yellow, 145 green, 260 blue
 * @param random chooses daytime and neighbors
 */
export function createPalette(degrees: number, random: Random): Palette {
  const hue = ((degrees % 360) + 360) % 360;
  const dark = darkHue(hue);
  const isYellow = dark !== hue;
  // Greens look poisonous at dusk.
  const glow = glowOf(hue);
  const isGreen = hue > 134 && hue < 168;
  const daytime: Daytime =
    glow > 0.25
      ? 'day'
      : random.pick(
          isGreen ? (['day', 'night'] as const) : (['day', 'dusk', 'dusk', 'night'] as const),
        );
  const l = LIGHTNESS[daytime];
  // Evening skies turn to the warm side of the hue; those that are warm already, to coral, and greens to
  // yellow, but to teal at night.
  const toWarm = ((SUNSET_HUE - hue + 540) % 360) - 180;
  const isGreenNight = isGreen && daytime === 'night';
  const away = isGreenNight ? 1 : isGreen || glow > 0.35 ? -1 : Math.sign(toWarm);
  const neighbor = hue + away * random.between(24, 42);
  const [top, middle, foot] = l.sky;
  // Bright greens would look like neon.
  const chroma = isGreen && daytime === 'day' ? 0.115 : daytime === 'day' ? 0.16 : 0.15;
  const skyLightness = (value: number) =>
    value + (0.84 - value) * 0.72 * glow * (value < 0.84 ? 1 : 0);
  const toDark = (share: number) => {
    const turn = ((dark - hue + 540) % 360) - 180;
    return hue + turn * share;
  };
  return {
    daytime,
    isWarm: glow > 0.25,
    sky: [
      oklch(skyLightness(top), chroma, hue),
      oklch(skyLightness(middle), chroma, hue + (neighbor - hue) * 0.35),
      oklch(foot, chroma * 0.9, neighbor),
    ],
    haze: oklch(skyLightness(l.haze), chroma * 0.85, hue + (neighbor - hue) * 0.5),
    far: oklch(l.far + 0.1 * glow, 0.13, toDark(0.25) + (neighbor - hue) * 0.3),
    middle: oklch(l.middle + 0.05 * glow, 0.13, toDark(0.55)),
    near: oklch(l.near, 0.11, toDark(0.85)),
    front: oklch(l.front, 0.095, dark),
    ground: groundOf(hue),
    ink: oklch(0.2, 0.05, dark),
    cream: oklch(0.965, 0.022, isYellow ? hue : neighbor),
    light: oklch(0.86, 0.085, hue),
    deep: oklch(0.47, 0.15, toDark(0.75)),
    warm: oklch(0.82, 0.135, 60 + (((neighbor - 60 + 540) % 360) - 180) * 0.3),
    warmDeep: oklch(0.66, 0.17, 35 + (((neighbor - 35 + 540) % 360) - 180) * 0.22),
    accent: oklch(0.74, 0.15, hue + 180),
  };
}

/** The papers that a site's own pictures have. @param hue on the color wheel, degrees */
export const papersOf = (hue: number): Palette => createPalette(oklchHue(hue), createRandom(1));
