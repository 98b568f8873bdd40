/**
 * Draws sheets of paper, as `paper()` describes them, without SVG filters: those take seconds for each large sheet.
 * Outlines are drawn by librsvg; rims and shadows are computed here.
 */
import { type AlphaMap, blurAlpha, sampleAt } from './blur.ts';
import { blendPixel, type Canvas } from './canvas.ts';
import { alphaOf, type Raster, rasterize } from './raster.ts';
import { STAIN, stainAt } from './stain.ts';

/** What `paper()` wrote into the name of its filter. */
interface Cut {
  lift: number;
  seed: number;
  shade: number;
  rim: number;
}

/** Units that a blurred shadow reaches beyond its sheet, for each unit of lift, and at least. */
const SHADOW_REACH = { perLift: 6, least: 8 };

/** #05040f, the color of shadows. */
const SHADOW = [5, 4, 15] as const;

/** Colors of lit and of dark edges. */
const EDGES = { lit: [255, 255, 247], dark: [8, 5, 20] } as const;

const NAME = /^<g filter="url\(#paper_([^)]+)\)">/;

/** The cut of a sheet; undefined for markup that isn't one, such as a sky. */
function cutOf(markup: string): Cut | undefined {
  const name = NAME.exec(markup)?.[1];
  if (!name) return undefined;
  const numbers = name.split('_').map((part) => Number(part.replace(/(?<=\d)-/, '.')));
  const [lift = 0, seed = 1, shade = 0, rim = 0] = numbers;
  return { lift, seed, shade, rim };
}

/** A blurred copy of a sheet's outline, moved, px. */
type Shadow = { map: AlphaMap; dx: number; dy: number; strength: number };

/** The three shadows of a sheet. The factors are those of the SVG filter (../paper/paper.ts). */
function shadowsOf(alpha: AlphaMap, { lift, shade }: Cut, scale: number): Promise<Shadow[]> {
  const shadow = async (dx: number, dy: number, blur: number, strength: number) => ({
    map: await blurAlpha(alpha, blur * scale),
    dx: dx * scale,
    dy: dy * scale,
    strength,
  });
  if (shade === 0) return Promise.resolve([]);
  return Promise.all([
    shadow(0.6 + lift * 0.06, 0.9 + lift * 0.1, 0.7 + lift * 0.04, shade * 0.85),
    shadow(lift * 0.4, lift * 0.6, 1 + lift * 0.45, shade * 0.65),
    shadow(lift * 1.2, lift * 1.9, 2 + lift * 1.3, shade * 0.55),
  ]);
}

/** Shadows on whatever lies beneath, but not under the sheet itself, where they aren't seen. */
function castShadows(
  canvas: Canvas,
  raster: Raster,
  alpha: AlphaMap,
  { lift, shadows }: { lift: number; shadows: readonly Shadow[] },
) {
  if (!shadows.length) return;
  const [red, green, blue] = SHADOW;
  const reach = (SHADOW_REACH.least + SHADOW_REACH.perLift * lift) * canvas.scale;
  const left = Math.max(0, Math.floor(raster.left - reach));
  const top = Math.max(0, Math.floor(raster.top - reach));
  const right = Math.min(canvas.width, Math.ceil(raster.left + raster.width + reach));
  const bottom = Math.min(canvas.height, Math.ceil(raster.top + raster.height + reach));
  const clear = new Float64Array(right - left);
  for (let y = top; y < bottom; y++) {
    const v = y - raster.top;
    const row = v >= 0 && v < raster.height ? v * raster.width : -1;
    clear.fill(1);
    for (const shadow of shadows) darken(clear, shadow, left - raster.left, v);
    for (let x = left; x < right; x++) {
      const light = clear[x - left] ?? 1;
      if (light > 0.997) continue;
      const u = x - raster.left;
      if (row >= 0 && u >= 0 && u < raster.width && alpha.data[row + u] === 255) continue;
      blendPixel(canvas.data, (y * canvas.width + x) * 4, red, green, blue, 1 - light);
    }
  }
}

/**
 * Takes from a row of pixels what a shadow lets through; around the shadow there is none.
 * @param light 0 to 1
 * @param u of the first pixel, and `v` of the row: px from the upper left of the outline
 */
function darken(light: Float64Array, { map, dx, dy, strength }: Shadow, u: number, v: number) {
  const { data, width, height, step, margin } = map;
  const y = (v - dy + 0.5) / step - 0.5 + margin;
  const top = Math.floor(y);
  if (top < 0 || top + 1 >= height) return;
  const low = y - top;
  const row = top * width;
  const from = (u - dx + 0.5) / step - 0.5 + margin;
  const first = Math.max(0, Math.ceil(-from * step));
  const last = Math.min(light.length, Math.floor((width - 1 - from) * step));
  for (let index = first; index < last; index++) {
    const x = from + index / step;
    const left = Math.floor(x);
    const right = x - left;
    const at = row + left;
    const upper = (data[at] ?? 0) * (1 - right) + (data[at + 1] ?? 0) * right;
    const lower = (data[at + width] ?? 0) * (1 - right) + (data[at + width + 1] ?? 0) * right;
    const share = (upper * (1 - low) + lower * low) / 255;
    light[index] = (light[index] ?? 1) * (1 - strength * share);
  }
}

/** Farther from its outline than this, a sheet has neither rim, units. */
const EDGE_REACH = 2;

/** The sheet itself, with its lit and its dark edge. */
function putSheet(canvas: Canvas, raster: Raster, alpha: AlphaMap, cut?: Cut) {
  const { scale, view } = canvas;
  const [litX, litY] = [0.75 * scale, 0.75 * 1.15 * scale];
  const [dimX, dimY] = [-0.7 * scale, -0.7 * 1.15 * scale];
  const reach = Math.ceil(EDGE_REACH * scale);
  const right = Math.min(raster.width, canvas.width - raster.left);
  const bottom = Math.min(raster.height, canvas.height - raster.top);
  const stainStep = 1 / (scale * STAIN.step);
  const stainX = (view.left + raster.left / scale) / STAIN.step + (cut?.seed ?? 0) * 37;
  const stainY = (view.top + raster.top / scale) / STAIN.step + (cut?.seed ?? 0) * 53;
  const opaque = alpha.data;
  for (let v = Math.max(0, -raster.top); v < bottom; v++) {
    for (let u = Math.max(0, -raster.left); u < right; u++) {
      const index = v * raster.width + u;
      const opacity = opaque[index] ?? 0;
      if (opacity === 0) continue;
      const factor = cut ? stainAt(stainX + u * stainStep, stainY + v * stainStep) : 1;
      const [from, at] = [index * 4, ((v + raster.top) * canvas.width + u + raster.left) * 4];
      const red = (raster.data[from] ?? 0) * factor;
      const green = (raster.data[from + 1] ?? 0) * factor;
      const blue = (raster.data[from + 2] ?? 0) * factor;
      blendPixel(canvas.data, at, red, green, blue, opacity / 255);
      if (!cut) continue;
      const isInner =
        opaque[index - reach * (raster.width + 1)] === 255 &&
        opaque[index + reach * (raster.width + 1)] === 255 &&
        opaque[index - raster.width] === 255 &&
        opaque[index + raster.width] === 255 &&
        opaque[index - 1] === 255 &&
        opaque[index + 1] === 255 &&
        u >= reach &&
        u < raster.width - reach;
      if (isInner) continue;
      const shadowed = 1 - sampleAt(alpha, u - dimX, v - dimY) / 255;
      const bright = 1 - sampleAt(alpha, u - litX, v - litY) / 255;
      const share = opacity / 255;
      if (shadowed > 0.01)
        blendPixel(canvas.data, at, ...EDGES.dark, shadowed * cut.shade * 0.5 * share);
      if (bright > 0.01) blendPixel(canvas.data, at, ...EDGES.lit, bright * cut.rim * share);
    }
  }
}

/** Draws sheets (`paper()`, `sheet()`) and plain markup onto a canvas, back to front. */
export async function drawSheets(canvas: Canvas, sheets: readonly string[]): Promise<void> {
  const drawn = await Promise.all(
    sheets.map(async (markup) => {
      const raster = await rasterize(markup, canvas);
      if (!raster) return undefined;
      const cut = cutOf(markup);
      const alpha = alphaOf(raster);
      return { raster, cut, alpha, shadows: cut && (await shadowsOf(alpha, cut, canvas.scale)) };
    }),
  );
  for (const each of drawn) {
    if (!each) continue;
    const { raster, cut, alpha, shadows } = each;
    if (cut && shadows) castShadows(canvas, raster, alpha, { lift: cut.lift, shadows });
    putSheet(canvas, raster, alpha, cut);
  }
}
