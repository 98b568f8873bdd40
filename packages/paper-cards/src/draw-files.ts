/** Draws the files of a card. */
import sharp from 'sharp';
import { type CardSettings, drawCard } from './draw-card.ts';
import { drawTitle } from './lettering.ts';
import type { LetteringFace } from './names.ts';
import { oklchHue } from './palette.ts';
import { drawPlainTitle } from './plain-title.ts';
import { renderCard, renderFlat } from './render-card.ts';
import { drawLogo } from './round-logo.ts';
import { renderShare } from './share.ts';

/** px per unit: twice the largest card. */
const SCALE = 2;
/** px per unit of a preview. */
const PREVIEW_SCALE = 0.5;

export interface CardInput {
  /** Chooses everything that isn't given. */
  slug: string;
  title: string;
  /** Degrees on the color wheel: 0 red, 60 yellow, 120 green, 210 blue. */
  hue: number;
  lettering?: LetteringFace;
  card?: CardSettings | undefined;
  /** Files of one to three screenshots, or of one photo, in a format that sharp reads. */
  pictures?: readonly Buffer[];
  /** What the round logo shows, by default initials of the title: other letters, or the source of an SVG. */
  logo?: { text: string } | { icon: string };
  /** Whether its picture is painted: only the title and the logo are drawn. */
  isPainted?: boolean;
}

/**
 * Draws `title.svg` and `logo.svg`; and `background.png` (1232 x 2200 px), `share.jpg`, `layers/<name>.png`, and `card.json` with
 * the layers' travel and idle animations. The same input gives the same files.
 * @throws if a picture is missing or can't be read
 */
export async function drawFiles(input: CardInput): Promise<Map<string, string | Buffer>> {
  const { slug, lettering: face = 'rounded', logo } = input;
  const hue = oklchHue(input.hue);
  const title = drawTitleFile(input);
  const files = new Map<string, string | Buffer>([
    ['title.svg', title],
    ['logo.svg', drawLogo({ slug, hue, face, ...(logo ?? { title: input.title }) })],
  ]);
  if (input.isPainted) return files;
  const { drawing, pictures } = await draw(input);
  const { flat, layers } = await renderCard(drawing, pictures, SCALE);
  files.set('background.png', flat);
  files.set('share.jpg', await renderShare(drawing.palette, flat, Buffer.from(title)));
  for (const { name, png } of layers) files.set(`layers/${name}.png`, png);
  const travels = drawing.layers.map(({ name, travel }) => ({ src: `layers/${name}.png`, travel }));
  files.set(
    'card.json',
    JSON.stringify({ layers: travels, animations: drawing.idleAnimations }, null, 2),
  );
  return files;
}

/**
 * Draws only a small picture of a card: a WebP of 308 x 550 px.
 * @throws if a picture is missing or can't be read
 */
export async function drawPreview(input: Omit<CardInput, 'title'>): Promise<Buffer> {
  const { drawing, pictures } = await draw(input);
  const png = await renderFlat(drawing, pictures, PREVIEW_SCALE);
  return sharp(png).webp({ quality: 82, effort: 1 }).toBuffer();
}

async function draw({ slug, hue, card, pictures: files = [] }: Omit<CardInput, 'title'>) {
  const pictures = await Promise.all(files.map(openPicture));
  const drawing = drawCard({ slug, hue: oklchHue(hue), pictures, ...(card && { card }) });
  return { drawing, pictures };
}

/** Upright and in sRGB. */
async function openPicture(source: Buffer) {
  const { data, info } = await sharp(source, { unlimited: true })
    .autoOrient()
    .toColourspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The lettered title; in an alphabet that no face has, the title in the visitor's own font. */
export function drawTitleFile({
  title,
  lettering: face = 'rounded',
  hue,
}: Pick<CardInput, 'title' | 'lettering' | 'hue'>): string {
  try {
    const { svg, missing } = drawTitle({ title, face, hue: oklchHue(hue) });
    if (missing.length === 0) return svg;
  } catch {
    // It has no letters that can be drawn.
  }
  return drawPlainTitle(title);
}
