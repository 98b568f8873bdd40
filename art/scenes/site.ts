/** The site's own marks: favicon and app icons, and the lace edge used as a divider. */
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { rasterize } from '../kit/chromium.ts';
import { circle, polygon, polar, rectangle, type Point } from '../kit/geometry.ts';
import { lace, laceRing } from '../kit/lace.ts';
import { oakLeaf } from '../kit/nature.ts';
import type { Files, SpecialScene } from '../kit/scene.ts';
import { shape, stroke, tag } from '../kit/svg.ts';
import { paper, picture } from '../kit/paper.ts';

const COLORS = { forest: '#1f5138', cream: '#fbf3dc', gold: '#e5b040', ink: '#12301f' };
/** One scallop of the divider, and how deep it is. */
const LACE = { pitch: 56, depth: 40, tiles: 1 };

/** At 16 px only two things are left: a scalloped cream rosette and the oak leaf on it. */
function favicon(): string {
  const leaf = oakLeaf({ x: 27, y: 53, size: 0.48, turn: 15 });
  const rosette = polygon(
    Array.from({ length: 96 }, (_, index): Point => {
      const wave = Math.abs(Math.sin((index / 96) * Math.PI * 10));
      return polar(32, 32, 28.2 + wave * 3.4, (index / 96) * 360);
    }),
  );
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 64 64', width: 64, height: 64 },
    '<title>Oak leaf on a paper rosette</title>' +
      shape(rosette, COLORS.forest) +
      shape(leaf.outline, COLORS.ink, { transform: 'translate(1 1.6)', opacity: 0.5 }) +
      shape(leaf.outline, COLORS.gold, { stroke: COLORS.gold, 'stroke-width': 1.6 }) +
      stroke('M27 53L37 17', COLORS.ink, 1.6, { opacity: 0.45 }),
  );
}

/** The same mark with real paper, lace and shadows, for icons that are shown large. */
function icon(): string {
  const leaf = oakLeaf({ x: 250, y: 402, size: 2.95, turn: 14 });
  const ring = laceRing(256, 256, 158, { pitch: 62, depth: 58 });
  return picture(
    [
      shape(rectangle(0, 0, 512, 512), COLORS.forest),
      paper(shape(ring, COLORS.cream), { lift: 5, rough: 0.3 }),
      paper(shape(circle(256, 256, 160), COLORS.cream), { lift: 3, rough: 0.8 }),
      paper(shape(circle(256, 256, 146), '#2b6a49'), { lift: 2, rough: 0.8 }),
      paper(
        shape(leaf.outline, COLORS.gold) + stroke(leaf.vein, '#8a611a', 3.4, { opacity: 0.6 }),
        {
          lift: 8,
          rough: 0.8,
        },
      ),
    ],
    { width: 512, height: 512 },
  );
}

/**
 * The lace edge as a strip that repeats seamlessly to the left and right: exactly one scallop wide,
 * one flat colour. Use it as `background: url(lace.svg) repeat-x` or as a mask.
 */
function laceStrip(): string {
  const { pitch, depth, tiles } = LACE;
  // Drawn three scallops long and shown from the second: nothing ends at the tile's sides.
  const d = lace(pitch * 3, (along, down) => [along - pitch, down], { pitch, depth });
  return tag(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${pitch * tiles} ${depth + 2}`,
      width: pitch * tiles,
      height: depth + 2,
    },
    '<title>Lace edge</title>' + shape(d, '#cdbf9f'),
  );
}

async function files(browser: Browser): Promise<Files> {
  const sizes = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };
  const result: Files = { 'favicon.svg': favicon(), 'lace.svg': laceStrip() };
  for (const [name, size] of Object.entries(sizes)) {
    const png = await rasterize(browser, icon(), { width: size, height: size });
    result[name] = await sharp(png).png({ palette: true, quality: 85, effort: 10 }).toBuffer();
  }
  return result;
}

export const scene: SpecialScene = { slug: 'site', files };
