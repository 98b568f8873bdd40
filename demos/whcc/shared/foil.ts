/**
 * Foil: metal in shards with hard edges. Each shard has a slightly different angle, so that it
 * lights up at a different rotation; a smooth gradient would look printed.
 */

import { makeCanvas } from './canvas.ts';

/** The five tones of metals, from the darkest to the glint; darker on light material, from which they must stand out. */
export const METALS = {
  Gold: {
    onDark: ['#a87a2a', '#c4953a', '#d9a843', '#efcf7c', '#fff6d2'],
    onLight: ['#5a3d0c', '#7a5518', '#976b22', '#b98a32', '#d9a843'],
  },
  Silver: {
    onDark: ['#8f96a3', '#a9b0bc', '#c3c8d1', '#e2e6ec', '#ffffff'],
    onLight: ['#4c525e', '#626975', '#767d8a', '#8a919e', '#b4bac4'],
  },
  Rose: {
    onDark: ['#b5705c', '#c98874', '#dc9f8b', '#f3c9b9', '#fff0e8'],
    onLight: ['#6d3425', '#854435', '#9f5a46', '#b9745f', '#d4957f'],
  },
} as const;
/** Whether the material under the foil is dark or light. */
export type Ground = keyof (typeof METALS)['Gold'];
export type Metal = keyof typeof METALS;
export const METAL_NAMES = Object.keys(METALS) as Metal[];
export const FOIL_NAMES = [...METAL_NAMES, 'None'] as const;
export type Foil = (typeof FOIL_NAMES)[number];

/** Foil as a CSS background, for static pieces. */
export const foilPaint = (metal: Metal): string => {
  const [dark, shade, face, light, glint] = METALS[metal].onDark;
  return `linear-gradient(112deg, ${face} 0 14%, ${light} 14% 24%, ${face} 24% 33%, ${shade} 33% 42%, ${glint} 42% 47%, ${light} 47% 58%, ${face} 58% 70%, ${dark} 70% 75%, ${face} 75% 86%, ${light} 86%)`;
};

/** Widths of the shards and their angles, as shares; neighbors differ. */
const WIDTHS = [
  0.09, 0.05, 0.12, 0.035, 0.08, 0.06, 0.11, 0.04, 0.09, 0.05, 0.1, 0.045, 0.075, 0.09,
];
const LEANS = [0.1, 0.62, 0.31, 0.9, 0.47, 0.05, 0.74, 0.22, 0.55, 0.98, 0.38, 0.83, 0.16, 0.68];
const ROUND = WIDTHS.reduce((sum, width) => sum + width, 0);

/** Rotation between two glints of a shard, degrees. */
const GLINT_INTERVAL_DEG = 46;

/** Index of a shard's tone, 0 to 4, at a rotation in degrees. */
export function toneOf(lean: number, turn: number): number {
  const light = (1 + Math.cos(2 * Math.PI * (lean + turn / GLINT_INTERVAL_DEG))) / 2;
  // Glints are rare and short.
  return light > 0.93 ? 4 : light > 0.72 ? 3 : light > 0.36 ? 2 : light > 0.12 ? 1 : 0;
}

/** Where the shards begin at a rotation in degrees, as a share of the longer side: before its edge. */
export function startOf(turn: number): number {
  const shift = (turn / 180 / ROUND) % 1;
  return -0.2 - ROUND * (shift < 0 ? shift + 1 : shift);
}

/** A mask for foil: marks in any color on a transparent canvas of the same size. */
export type Stencil = HTMLCanvasElement;

/**
 * Draws the foil, masked by the stencil.
 * @param tones of the metal (`METALS`)
 * @param turn angle of the paper to the light, degrees
 */
export function drawFoil(
  context: CanvasRenderingContext2D,
  stencil: Stencil,
  tones: readonly string[],
  turn: number,
) {
  const { width, height } = stencil;
  context.globalCompositeOperation = 'copy';
  context.drawImage(stencil, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  // Shards run from the upper right to the lower left, as the light comes from the upper left.
  const size = Math.max(width, height);
  const slant = height * 0.4;
  let x = startOf(turn) * size;
  for (let index = 0; x < width + slant; index++) {
    const lean = LEANS[index % LEANS.length] ?? 0;
    const next = x + (WIDTHS[index % WIDTHS.length] ?? 0.1) * size;
    if (next > 0) {
      context.fillStyle = tones[toneOf(lean, turn)] ?? '';
      context.beginPath();
      context.moveTo(x, 0);
      context.lineTo(next + 1, 0);
      context.lineTo(next + 1 - slant, height);
      context.lineTo(x - slant, height);
      context.fill();
    }
    x = next;
  }
  context.globalCompositeOperation = 'source-over';
}

/**
 * The pressed edge around foil, drawn once below it.
 * @param raised true for foil on top of paper, false for debossed foil
 * @param px canvas px per CSS px
 */
export function drawEdge(
  context: CanvasRenderingContext2D,
  stencil: Stencil,
  raised: boolean,
  px: number,
) {
  const step = (raised ? 0.7 : -0.8) * px;
  const { canvas: tinted, context: tint } = makeCanvas(stencil.width, stencil.height);
  for (const [color, by] of [
    ['rgb(20 4 8 / 0.6)', step * 1.3],
    ['rgb(255 250 236 / 0.5)', -step],
  ] as const) {
    tint.globalCompositeOperation = 'copy';
    tint.drawImage(stencil, 0, 0);
    tint.globalCompositeOperation = 'source-in';
    tint.fillStyle = color;
    tint.fillRect(0, 0, stencil.width, stencil.height);
    context.drawImage(tinted, by, by * 1.2);
  }
}
