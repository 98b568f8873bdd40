/** The picture for sharing a page: the card behind a sheet with a lace edge, on which the title stands. */
import sharp from 'sharp';
import { mix, type Point } from './paper/geometry.ts';
import { drawOwner, type Owner, SHARE_SIZE as SHARE } from './letters/owner-lines.ts';
import { laceEdge } from './paper/lace.ts';
import { HEIGHT, paper, WIDTH } from './paper/paper.ts';
import { createRandom } from './paper/random.ts';
import { thing } from './paper/thing.ts';
import type { Palette } from './palette.ts';
import { createGround, drawSheets } from './render/draw-sheets.ts';
import { spray, spraySheet } from './things/plants.ts';
import { encode } from './render-card.ts';
import { shape } from './paper/inks.ts';

/** The part of the card that is shown: its hero and the edge of its ground, units. */
const CARD = { top: 236, height: 718 } as const;
/** Where the sheet begins, px. */
const SEAM = 522;
/** Where the title may be, px. */
const TITLE = { left: 610, top: 96, width: 530, height: 330 } as const;

const JPEG_QUALITY = 86;

/** The sheets over the card, back to front. */
function shareSheets() {
  const random = createRandom(7);
  const edge = Array.from({ length: 41 }, (_, index): Point => [
    SEAM + 9 * Math.sin(index / 6.5),
    mix(-60, 690, index / 40),
  ]);
  const far = spray({ x: 1216, y: 640, length: 230, angle: -124 }, -34, random, 0.28);
  const near = spray({ x: 1130, y: 640, length: 150, angle: -96 }, 30, random, 0.28);
  return [
    paper(shape(laceEdge(edge, { pitch: 44, depth: 42 }), 'cream'), 'print 7'),
    ...thing('share-sky', 0, 0),
    spraySheet(far, 'front ink 40', 10),
    spraySheet(near, 'near', 8),
    ...thing('share-page-foot', 0, 0),
  ];
}

/**
 * Renders the picture for sharing a page.
 * @param palette of the card
 * @param card its flat picture
 * @param title the title, a whole SVG
 * @returns JPEG, 1200 x 630 px
 */
export async function renderShare(palette: Palette, card: Buffer, title: Buffer): Promise<Buffer> {
  const lettering = await sharp(title, { density: 216 })
    .resize({ width: TITLE.width, height: TITLE.height, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const sheets = createGround({ left: 0, top: 0, ...SHARE }, 1);
  drawSheets(sheets, shareSheets(), palette);
  const { info } = lettering;
  return sharp({ create: { ...SHARE, channels: 3, background: palette.ground } })
    .composite([
      { input: await cropCard(card), left: 0, top: 0 },
      { input: await encode(sheets), left: 0, top: 0 },
      {
        input: lettering.data,
        left: Math.round(TITLE.left + (TITLE.width - info.width) / 2),
        top: Math.round(TITLE.top + (TITLE.height - info.height) / 2),
      },
    ])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

async function cropCard(card: Buffer): Promise<Buffer> {
  const scale = SHARE.height / CARD.height;
  const whole = await sharp(card)
    .resize({ width: Math.round(WIDTH * scale), height: Math.round(HEIGHT * scale), fit: 'cover' })
    .png()
    .toBuffer();
  return sharp(whole)
    .extract({
      left: 0,
      top: Math.round(CARD.top * scale),
      width: Math.round(WIDTH * scale),
      height: Math.min(SHARE.height, Math.round((HEIGHT - CARD.top) * scale)),
    })
    .png()
    .toBuffer();
}

/** Cards of the site's picture: their size, px, and how each is turned, degrees. */
const FAN = { width: 246, height: 440, top: 44, step: 222, turn: 2.4 } as const;

/** A card's flat picture, and its title, a whole SVG. */
export type CardPrint = { picture: Buffer; title: Buffer };

/** Room of a title on a card, shares of the card's width and height. */
const CARD_TITLE = { width: 0.82, height: 0.22, top: 0.07 } as const;

/** A card as in the strip, with its title. */
async function printCard({ picture, title }: CardPrint): Promise<Buffer> {
  const { width, height } = FAN;
  const lettering = await sharp(title, { density: 144 })
    .resize({
      width: Math.round(width * CARD_TITLE.width),
      height: Math.round(height * CARD_TITLE.height),
      fit: 'inside',
    })
    .png()
    .toBuffer({ resolveWithObject: true });
  return sharp(picture)
    .resize(width, height)
    .composite([
      {
        input: lettering.data,
        left: Math.round((width - lettering.info.width) / 2),
        top: Math.round(height * CARD_TITLE.top),
      },
    ])
    .png()
    .toBuffer();
}

/**
 * Renders the picture for sharing the site, without its name: the first cards of the list, side by side.
 * @param palette of the first card
 * @param cards at most `MAX_CARDS`
 * @param ground behind them, a color of CSS
 * @returns JPEG, 1200 x 630 px
 */
export async function renderSiteShare(
  palette: Palette,
  cards: readonly CardPrint[],
  ground: string,
): Promise<Buffer> {
  const { width, height, top, step, turn } = FAN;
  const prints = await Promise.all(
    cards.map(async (card, index) => {
      const png = await printCard(card);
      const place = index - (cards.length - 1) / 2;
      const [x, y] = [SHARE.width / 2 + place * step - width / 2, top + place * place * 5];
      const around = `${width / 2} ${height / 2}`;
      return `<g transform="translate(${x} ${y}) rotate(${place * turn} ${around})">
        <rect width="${width}" height="${height}" rx="16" fill="#3a2a18" filter="url(#long)" opacity="0.5"/>
        <clipPath id="card${index}"><rect width="${width}" height="${height}" rx="16"/></clipPath>
        <image clip-path="url(#card${index})" width="${width}" height="${height}" href="data:image/png;base64,${png.toString('base64')}"/>
        <rect x="2" y="2" width="${width - 4}" height="${height - 4}" rx="14" fill="none" stroke="#fffdf6" stroke-width="5"/>
      </g>`;
    }),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}">
    <filter id="long" x="-20%" y="-20%" width="140%" height="140%"><feOffset dx="5" dy="9"/><feGaussianBlur stdDeviation="9"/></filter>
    <rect width="100%" height="100%" fill="${ground}"/>${prints.join('')}</svg>`;
  const front = createGround({ left: 0, top: 0, ...SHARE }, 1);
  drawSheets(front, thing('share-site-foot', 0, 0), palette);
  return sharp(Buffer.from(svg))
    .composite([{ input: await encode(front) }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

/** Puts name and job title on the lower edge of a picture of 1200 x 630 px. @returns JPEG */
export const letterPicture = (blank: Buffer, owner: Owner): Promise<Buffer> =>
  sharp(blank)
    .composite([{ input: Buffer.from(drawOwner(owner)) }])
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
