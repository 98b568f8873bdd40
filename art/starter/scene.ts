/**
 * The picture of a new card until it has one of its own: a kite over paper hills, in one hue. Drawn
 * without a browser: flat shapes by sharp, and shadows as blurred copies of them.
 */
import sharp, { type OverlayOptions } from 'sharp';
import { circle, type Point, polygon, polyline, smooth } from '../kit/geometry.ts';
import { laceRing } from '../kit/lace.ts';
import {
  animal,
  below,
  bird,
  cloud,
  fir,
  grass,
  GROUND_EDGE,
  heightAt,
  ridge,
} from '../kit/nature.ts';
import { HEIGHT, WIDTH } from '../kit/paper.ts';
import { person } from '../kit/people.ts';
import { createRandom } from '../kit/random.ts';
import { darker, lighter, moved, shape, stroke, tag } from '../kit/svg.ts';
import type { StarterColors } from './colors.ts';

/** Pixels of the file per unit of the drawing. */
const SCALE = 2;
/** Beyond each edge of the picture, in files of layers, units. */
const BLEED = 24;

/** Files of layers, far to near. */
const LAYERS = ['sky', 'hills', 'field', 'kite', 'front'] as const;

/** One sheet of paper, how far it floats above the one below, and the layer that it moves with. */
type Sheet = { layer: (typeof LAYERS)[number]; markup: string; lift: number };

/** A shape with a lit and a dark edge. */
const cut = (d: string, color: string) =>
  shape(d, darker(color, 0.45), { transform: 'translate(.7 .9)' }) +
  shape(d, lighter(color, 0.5), { transform: 'translate(-.7 -.8)' }) +
  shape(d, color);

const sizeWith = (bleed: number, scale = SCALE) => ({
  width: Math.round((WIDTH + 2 * bleed) * scale),
  height: Math.round((HEIGHT + 2 * bleed) * scale),
  channels: 4 as const,
});

/** A sheet as pixels. @param scale px per unit */
async function rasterize(markup: string, bleed: number, scale = SCALE) {
  const { width, height } = sizeWith(bleed, scale);
  const viewBox = `${-bleed} ${-bleed} ${WIDTH + 2 * bleed} ${HEIGHT + 2 * bleed}`;
  const attributes = { viewBox, width, height };
  const svg = tag('svg', { xmlns: 'http://www.w3.org/2000/svg', ...attributes }, markup);
  const data = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  return { data, raw: { width, height, channels: 4 as const } };
}

const KITE = { x: 352, y: 468, wide: 132, high: 178, turn: 17 };

/** The kite: four panels on two spars, and a tail with bows that swings down to the hill. */
function kite({ kite: panels, line }: StarterColors, hand: Point): Omit<Sheet, 'layer'>[] {
  const { x, y, wide, high, turn } = KITE;
  const top: Point = [0, -high * 0.62];
  const foot: Point = [0, high];
  const [left, right]: [Point, Point] = [
    [-wide, -high * 0.05],
    [wide, -high * 0.05],
  ];
  const middle: Point = [0, -high * 0.05];
  const corners: [Point, Point][] = [
    [top, left],
    [right, top],
    [left, foot],
    [foot, right],
  ];
  const faces = corners.map(([a, b], index) =>
    cut(polygon([a, b, middle]), panels[index % panels.length] ?? line),
  );
  const spars = stroke(polyline([top, foot]) + polyline([left, right]), darker('#a5794a', 0.1), 3);
  const seam = stroke(polygon([top, right, foot, left]), '#ffffff', 1.6, {
    'stroke-dasharray': '5 5',
    opacity: 0.75,
    transform: 'scale(.93)',
  });
  const radians = (turn * Math.PI) / 180;
  const end: Point = [x - Math.sin(radians) * high, y + Math.cos(radians) * high];
  const tail: Point[] = [
    end,
    [end[0] - 70, end[1] + 34],
    [end[0] - 20, end[1] + 92],
    [end[0] - 96, end[1] + 128],
  ];
  const bows = tail.slice(1).map(([bx, by], index) =>
    cut(
      polygon([
        [bx, by],
        [bx - 19, by - 12],
        [bx - 16, by + 11],
        [bx, by],
        [bx + 18, by - 11],
        [bx + 17, by + 12],
      ]),
      panels[index % panels.length] ?? line,
    ),
  );
  const string = smooth([[x, y - 8], [(x + hand[0]) / 2 + 60, (y + hand[1]) / 2 + 60], hand]);
  return [
    { markup: stroke(string, line, 1.6), lift: 2 },
    { markup: stroke(smooth(tail), line, 2.4) + bows.join(''), lift: 7 },
    { markup: moved(faces.join('') + spars + seam, { x, y, turn }), lift: 15 },
  ];
}

function sheets(colors: StarterColors, seed: number): Sheet[] {
  const random = createRandom(seed);
  const [far = '', back = '', mid = '', near = ''] = colors.ridges;
  const lines = [
    ridge({ y: 640, swing: 34, humps: 3, seed: seed + 1 }),
    ridge({ y: 706, swing: 38, humps: 2, seed: seed + 2, slope: 30 }),
    ridge({ y: 772, swing: 30, humps: 2, seed: seed + 3, slope: -70 }),
    ridge({ y: 858, swing: 26, humps: 2, seed: seed + 4, slope: 60 }),
  ] as const;
  const [, second, third, fourth] = lines;
  const meadow = ridge({ y: GROUND_EDGE, swing: 9, humps: 2, seed: seed + 5 });
  const firs = (line: readonly Point[], from: number, to: number, height: number, color: string) =>
    Array.from({ length: 7 }, (_, index) => {
      const x = from + ((to - from) * (index + random.between(0.1, 0.9))) / 7;
      return cut(fir(x, heightAt(line, x) + 6, height * random.between(0.7, 1.2), random), color);
    }).join('');
  const standing: Point = [128, heightAt(third, 128)];
  const hand: Point = [standing[0] + 24, standing[1] - 58];
  const stripes = Array.from({ length: 3 }, (_, index) =>
    cloud(random.between(60, 560), 330 + index * 70, 120 + index * 24, 26, random),
  );
  const sky = colors.sky.map((color, index) =>
    tag('stop', { offset: index / 2, 'stop-color': color }),
  );
  return [
    {
      layer: 'sky',
      markup:
        `<linearGradient id="sky" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="${HEIGHT}">${sky.join('')}</linearGradient>` +
        `<rect x="${-BLEED}" y="${-BLEED}" width="${WIDTH + 2 * BLEED}" height="${HEIGHT + 2 * BLEED}" fill="url(#sky)"/>`,
      lift: 0,
    },
    {
      layer: 'sky',
      markup: cut(
        laceRing(352, 468, 214, { depth: 34, pitch: 44 }) + circle(352, 468, 214),
        colors.disc,
      ),
      lift: 5,
    },
    { layer: 'sky', markup: cut(circle(352, 468, 200), lighter(colors.disc, 0.3)), lift: 2 },
    { layer: 'sky', markup: cut(stripes.join(''), lighter(far, 0.72)), lift: 6 },
    {
      layer: 'hills',
      markup: cut(bird({ x: 108, y: 372, size: 0.5, turn: -8 }), colors.ground),
      lift: 9,
    },
    { layer: 'hills', markup: cut(below(lines[0]), far), lift: 6 },
    {
      layer: 'hills',
      markup: firs(second, 330, 620, 66, back) + cut(below(second), back),
      lift: 8,
    },
    {
      layer: 'field',
      markup:
        cut(below(third), mid) +
        shape(
          person('speaking', { x: standing[0], y: standing[1] + 3, size: 0.72 }),
          colors.ground,
          {
            'fill-rule': 'nonzero',
          },
        ),
      lift: 9,
    },
    ...kite(colors, hand).map((sheet) => ({ layer: 'kite' as const, ...sheet })),
    {
      layer: 'front',
      markup: firs(fourth, 380, 660, 150, near) + cut(below(fourth), near),
      lift: 11,
    },
    {
      layer: 'front',
      markup: cut(
        animal('hare', { x: 268, y: heightAt(fourth, 268) + 2, size: 0.42 }),
        lighter(near, 0.15),
      ),
      lift: 4,
    },
    {
      layer: 'front',
      markup:
        shape(grass(meadow, -20, WIDTH + 20, 46, random), colors.ground, {
          'fill-rule': 'nonzero',
        }) + cut(below(meadow), colors.ground),
      lift: 14,
    },
  ];
}

/** Shadows of a sheet: offset and blur, in units per unit of lift. */
const SHADOWS = [
  { move: [0.18, 0.25], blur: 0.18, dark: 0.3 },
  { move: [0.5, 0.75], blur: 0.5, dark: 0.32 },
] as const;
/** Shadows are soft, so they are rendered small and enlarged. */
const SHADOW_SCALE = 0.5;

async function castShadows({ markup, lift }: Sheet, bleed: number): Promise<OverlayOptions[]> {
  if (!lift) return [];
  const full = sizeWith(bleed);
  const { data, raw } = await rasterize(markup, bleed, SHADOW_SCALE);
  return Promise.all(
    SHADOWS.map(async ({ move, blur, dark }) => {
      const tinted = Buffer.from(data);
      for (let at = 0; at < tinted.length; at += 4) {
        tinted.set([10, 6, 18, (tinted[at + 3] ?? 0) * dark], at);
      }
      const [left, top] = move.map((share) => Math.round(share * lift * SCALE));
      const input = await sharp(tinted, { raw })
        .blur(Math.max(0.4, blur * lift * SHADOW_SCALE))
        .resize(full.width, full.height)
        .raw()
        .toBuffer();
      return { input, raw: full, left: left ?? 0, top: top ?? 0 };
    }),
  );
}

/** Sheets with their shadows on a ground. */
async function compose(all: readonly Sheet[], background: string, bleed: number) {
  const full = sizeWith(bleed);
  const overlays = all.map(async (sheet) => {
    const { data } = await rasterize(sheet.markup, bleed);
    return [...(await castShadows(sheet, bleed)), { input: data, raw: full }];
  });
  const ground = sharp({ create: { ...full, background } });
  const pixels = ground.composite((await Promise.all(overlays)).flat()).raw();
  return sharp(await pixels.toBuffer(), { raw: full });
}

/**
 * Draws the picture.
 * @returns a JPEG of 1232 x 2200 px; the same hue and seed give the same bytes
 */
export async function drawStarter(colors: StarterColors, seed: number): Promise<Buffer> {
  const picture = await compose(sheets(colors, seed), colors.color, 0);
  return picture.jpeg({ quality: 86, mozjpeg: true }).toBuffer();
}

/** Draws the layers of the picture, by the names of their files: WebP of 1328 x 2296 px. */
export async function drawStarterLayers(colors: StarterColors, seed: number) {
  const all = sheets(colors, seed);
  const files: Record<string, Buffer> = {};
  for (const name of LAYERS) {
    const own = all.filter(({ layer }) => layer === name);
    const picture = await compose(own, '#00000000', BLEED);
    files[`layers/${name}.webp`] = await picture.webp({ quality: 80, effort: 6 }).toBuffer();
  }
  return files;
}
