/** Draws the files of a card that its owner hasn't provided. */
import type { LetteringFace } from 'paper-cards';
import type { Frontmatter } from '../../../app/content/schema.ts';
import { openPicture } from '../media/read-picture.ts';
import { drawCard } from 'paper-cards';
import { drawTitle } from 'paper-cards';
import { oklchHue } from 'paper-cards';
import { drawPlainTitle } from 'paper-cards';
import { renderCard } from 'paper-cards';
import { drawLogo } from 'paper-cards';
import { renderShare } from 'paper-cards';

/** Names of the drawn files. */
export const DRAWN = {
  title: 'title.svg',
  logo: 'logo.svg',
  bg: 'background.png',
  share: 'share.jpg',
} as const;

/** px per unit: twice the largest card, as for pictures that owners bring. */
const SCALE = 2;

/** The fields that a card is drawn from. */
export type CardFields = Pick<
  Frontmatter,
  'title' | 'hue' | 'card' | 'svg' | 'logo' | 'bg' | 'layers' | 'life' | 'lettering'
>;

export type CardSources = {
  slug: string;
  data: CardFields;
  face: LetteringFace;
  /** The files of the screenshots or the photo. */
  pictures: readonly Buffer[];
  /** Source of the logo's icon. */
  icon: string | undefined;
};

export type Save = (name: string, source: string | Buffer) => Promise<void>;

/** The fields that name the drawn layers. */
export type DrawnFields = Pick<Frontmatter, 'layers' | 'life'>;

/** @throws if a picture can't be read */
export async function drawFiles(sources: CardSources, save: Save): Promise<DrawnFields> {
  const { slug, data, face, icon } = sources;
  const hue = oklchHue(data.hue);
  const title = titleOf(data.title, face, hue);
  await save(DRAWN.title, title);
  if (typeof data.logo !== 'string') {
    const content = icon !== undefined ? { icon } : lettersOf(data);
    await save(DRAWN.logo, drawLogo({ slug, hue, face, ...content }));
  }
  return data.bg ? { layers: undefined, life: [] } : drawPicture(sources, hue, title, save);
}

async function drawPicture(
  { slug, data: { card }, pictures: files }: CardSources,
  hue: number,
  title: string,
  save: Save,
): Promise<DrawnFields> {
  const pictures = await Promise.all(files.map(openPrint));
  const drawing = drawCard({ slug, hue, pictures, ...(card && { card }) });
  const { flat, layers } = await renderCard(drawing, pictures, SCALE);
  const share = await renderShare(drawing.palette, flat, Buffer.from(title));
  await Promise.all([
    save(DRAWN.bg, flat),
    save(DRAWN.share, share),
    ...layers.map(({ name, png }) => save(`layers/${name}.png`, png)),
  ]);
  return {
    layers: drawing.layers.map(({ name, travel }) => ({ src: `layers/${name}.png`, travel })),
    life: [...drawing.life],
  };
}

/** A picture of any format, upright and in sRGB. */
async function openPrint(source: Buffer) {
  const image = (await openPicture(source)).png();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Letters and digits of a title's first words: what no face has is left out. */
const lettersOf = ({ logo, title }: CardFields) =>
  typeof logo === 'object' && 'text' in logo ? { text: logo.text } : { title };

/** The lettered title; in an alphabet that no face has, the title in the visitor's own font. */
function titleOf(title: string, face: LetteringFace, hue: number): string {
  try {
    const { svg, missing } = drawTitle({ title, face, hue });
    if (missing.length === 0) return svg;
  } catch {
    // It has no letters that can be drawn.
  }
  return drawPlainTitle(title);
}
