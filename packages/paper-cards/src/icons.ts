/** The site's icons: a round logo like the ones on cards, or the owner's own picture. */
import sharp from 'sharp';
import type { LetteringFace } from './names.ts';
import { oklchHue } from './palette.ts';
import { drawLogo, type LogoContent } from './round-logo.ts';

export type IconSources = {
  /** The owner's own icon: bytes of an SVG, or of a picture. */
  icon?: { kind: 'svg' | 'picture'; source: Buffer };
  /** The owner's name, if it is known in public: icons are in every process. */
  name: string | undefined;
  face: LetteringFace;
  /** Degrees on the color wheel. */
  hue: number;
  /** Ground of the icons that are pictures, a color of CSS: systems cut their corners, and fill what is transparent with black. */
  ground: string;
};

/** Sizes of the icons that are pictures, px: for iOS, and for the manifest. */
const SIZES = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** Share of the icon's width that a round logo takes. */
const LOGO_SHARE = 0.88;
/** Size of a picture as favicon, px: its place on dense screens. */
const FAVICON_SIZE = 64;

/** Three cards side by side: stands for the site while its owner's name is unknown. */
const CARDS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 18"><path d="M8 0h8v18H8zM0 3h6v12H0zM18 3h6v12h-6z"/></svg>';

/** @returns the files by name. @throws if the owner's icon can't be read */
export async function drawIcons(sources: IconSources): Promise<Map<string, Buffer>> {
  const { icon } = sources;
  if (icon?.kind === 'picture') return pictureIcons(icon.source, sources.ground);
  const svg = icon?.source ?? Buffer.from(drawMark(sources));
  const files = new Map([['favicon.svg', svg]]);
  for (const [name, size] of Object.entries(SIZES))
    files.set(name, await onGround(svg, size, sources.ground));
  return files;
}

function drawMark({ name, face, hue }: IconSources): string {
  const draw = (content: LogoContent) =>
    drawLogo({ slug: 'icon', hue: oklchHue(hue), face, ...content });
  if (!name) return draw({ icon: CARDS });
  try {
    return draw({ title: firstAndLast(name) });
  } catch {
    // In an alphabet that no face has.
    return draw({ icon: CARDS });
  }
}

/** "Anna Maria Lopez" -> "Anna Lopez" */
const firstAndLast = (name: string) => name.trim().replace(/^(\S+)\s.*\s(\S+)$/s, '$1 $2');

async function onGround(svg: Buffer, size: number, ground: string): Promise<Buffer> {
  const side = Math.round(size * LOGO_SHARE);
  const { width = side, height = side } = await sharp(svg).metadata();
  const density = Math.min(2400, (72 * side) / Math.max(1, Math.min(width, height)));
  const logo = await sharp(svg, { density: Math.max(1, density) })
    .resize(side, side, { fit: 'contain', background: 'transparent' })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toBuffer();
}

async function pictureIcons(source: Buffer, ground: string): Promise<Map<string, Buffer>> {
  const square = (size: number) => sharp(source).autoOrient().resize(size, size, { fit: 'cover' });
  const favicon = await square(FAVICON_SIZE).png({ palette: true }).toBuffer();
  const side = FAVICON_SIZE;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><image width="${side}" height="${side}" href="data:image/png;base64,${favicon.toString('base64')}"/></svg>`;
  const files = new Map<string, Buffer>([['favicon.svg', Buffer.from(svg)]]);
  for (const [name, size] of Object.entries(SIZES)) {
    files.set(name, await square(size).flatten({ background: ground }).png().toBuffer());
  }
  return files;
}
