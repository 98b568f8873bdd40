/**
 * The site's own marks: favicon and app icons, the lace edge used as a divider, and the picture for
 * sharing the home page.
 */
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { rasterize, toJpeg } from '../kit/chromium.ts';
import {
  circle,
  polygon,
  polar,
  rectangle,
  type Point,
} from '../../tools/content/paper/geometry.ts';
import { grainTile } from '../kit/grain.ts';
import { lace, laceEdge, laceRing } from '../../tools/content/paper/lace.ts';
import { oakLeaf } from '../../tools/content/paper/nature.ts';
import { type Files, flatPicture, type Scene, type SpecialScene } from '../kit/scene.ts';
import { moved, shape, stroke, tag } from '../../tools/content/paper/svg.ts';
import { paper, picture, sheet } from '../../tools/content/paper/paper.ts';
import { scene as about } from './about.ts';
import { scene as developerAdvocate } from './developer-advocate.ts';
import { scene as kindCloud } from './kind-cloud.ts';
import { scene as mathigon } from './mathigon.ts';
import { scene as scanifly } from './scanifly.ts';
import { scene as snowflake } from './snowflake.ts';
import { scene as spiralBetty } from './spiral-betty.ts';
import { scene as wandaWhirl } from './wanda-whirl.ts';
import { scene as whcc } from './whcc.ts';

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
      paper(shape(ring, COLORS.cream), { lift: 5, rough: 0 }),
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
 * one flat color. Use it as `background: url(lace.svg) repeat-x` or as a mask.
 */
function laceStrip(): string {
  const { pitch, depth, tiles } = LACE;
  // Drawn three scallops long and shown from the second: nothing ends at the tile's sides.
  const d = lace(pitch * 3, (along, down) => [along - pitch, down], {
    pitch,
    depth,
    holes: 1.5,
  });
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

// ---------------------------------------------------------------- for sharing

const SHARE = { width: 600, height: 315 };
const MIDDLE = SHARE.width / 2;
/** A little card, and what it shows of the real card's picture: the part with the hero. */
const CARD = { w: 116, h: 150 };
const CROP = { left: 44, top: 232, width: 528, height: 683 };

/**
 * The loop of the cards, seen a little from above, in the order of the home page: to the right of
 * the first card stands the second, to its left the last; four stand at the back.
 */
const LOOP: readonly { card: Scene; x: number; y: number; size: number }[] = [
  { card: kindCloud, x: 364, y: 70, size: 0.6 },
  { card: whcc, x: 236, y: 70, size: 0.6 },
  { card: spiralBetty, x: 478, y: 76, size: 0.64 },
  { card: mathigon, x: 122, y: 76, size: 0.64 },
  { card: wandaWhirl, x: 523, y: 142, size: 0.82 },
  { card: scanifly, x: 77, y: 142, size: 0.82 },
  { card: snowflake, x: 420, y: 154, size: 0.94 },
  { card: developerAdvocate, x: 180, y: 154, size: 0.94 },
  { card: about, x: 300, y: 160, size: 1.04 },
];

/** A card's picture without its title, small enough to be drawn into another one. */
async function thumbnail(browser: Browser, card: Scene): Promise<string> {
  const png = await rasterize(browser, flatPicture(card), { width: 616, height: 1100 });
  const small = await sharp(png)
    .extract(CROP)
    .resize({ width: CARD.w * 3 })
    .png()
    .toBuffer();
  return `data:image/png;base64,${small.toString('base64')}`;
}

/** A card of the loop: its picture on a rim of cream paper. */
function littleCard(index: number, href: string): string {
  const { x, y, size } = LOOP[index] ?? { x: 0, y: 0, size: 1 };
  const { w, h } = CARD;
  const clip = `little-card-${index}`;
  return paper(
    moved(
      `<clipPath id="${clip}"><path d="${rectangle(-w / 2, -h / 2, w, h, 10)}"/></clipPath>` +
        shape(rectangle(-w / 2 - 3, -h / 2 - 3, w + 6, h + 6, 12), COLORS.cream) +
        tag('image', {
          href,
          x: -w / 2,
          y: -h / 2,
          width: w,
          height: h,
          'clip-path': `url(#${clip})`,
          preserveAspectRatio: 'xMidYMid slice',
        }),
      { x, y, size, turn: (x - MIDDLE) / 60 },
    ),
    { lift: 7, rough: 0, rim: 0.8 },
  );
}

/** The nine cards in their loop before a shelf edged with lace. The build letters the shelf (tools/vite/share-picture.ts). */
async function share(browser: Browser): Promise<string> {
  const cards: string[] = [];
  for (const [index, { card }] of LOOP.entries()) {
    cards.push(littleCard(index, await thumbnail(browser, card)));
  }
  const seam: Point[] = [
    [-30, 214],
    [SHARE.width + 30, 214],
  ];
  return picture(
    [
      shape(rectangle(-20, -20, SHARE.width + 40, SHARE.height + 40), '#efe6d5'),
      ...cards.slice(0, 4),
      sheet(rectangle(-30, 204, SHARE.width + 60, 140), COLORS.forest, { lift: 6, rough: 0.6 }),
      sheet(laceEdge(seam, { pitch: 33, depth: 36 }), COLORS.cream, { lift: 3, rough: 0 }),
      ...cards.slice(4),
    ],
    SHARE,
  );
}

async function files(browser: Browser): Promise<Files> {
  const sizes = {
    'public/icon-192.png': 192,
    'public/icon-512.png': 512,
    'public/apple-touch-icon.png': 180,
  };
  const result: Files = {
    'public/favicon.svg': favicon(),
    'app/styles/paper/lace.svg': laceStrip(),
    'app/styles/paper/grain.webp': await grainTile(),
  };
  for (const [name, size] of Object.entries(sizes)) {
    const png = await rasterize(browser, icon(), { width: size, height: size });
    result[name] = await sharp(png).png({ palette: true, quality: 85, effort: 10 }).toBuffer();
  }
  const shared = await rasterize(browser, await share(browser), SHARE, 2);
  result['share-blank.jpg'] = await toJpeg(shared, 75);
  return result;
}

export const scene: SpecialScene = { slug: 'site', files };
