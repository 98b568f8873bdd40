/** Draws the files of a card that its owner hasn't provided. */
import { drawCard, type LetteringFace } from 'paper-cards';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { openPicture } from '../media/read-picture.ts';

/** Names of the drawn files. */
export const DRAWN = {
  title: 'title.svg',
  logo: 'logo.svg',
  bg: 'background.png',
  share: 'share.jpg',
  fields: 'card.json',
} as const;

/** The fields that a card is drawn from. */
export type CardFields = Pick<
  Frontmatter,
  'title' | 'hue' | 'card' | 'svg' | 'logo' | 'bg' | 'layers' | 'animations' | 'lettering'
>;

export type CardSources = {
  slug: string;
  data: CardFields;
  face: LetteringFace;
  /** The files of the screenshots or the photo. */
  pictures: readonly Buffer[];
  /** Source of the logo's icon. */
  icon: string | undefined;
  /** Whether only the title and the logo are drawn. */
  isPainted: boolean;
};

export type Save = (name: string, source: string | Buffer) => Promise<void>;

/** @throws if a picture can't be read */
export async function drawFiles(sources: CardSources, save: Save): Promise<void> {
  const { slug, data, face: lettering, icon, isPainted } = sources;
  const { title, hue, card, logo } = data;
  const files = await drawCard({
    slug,
    title,
    hue,
    lettering,
    card,
    pictures: await Promise.all(sources.pictures.map(openPrint)),
    isPainted,
    ...(icon !== undefined && { logo: { icon } }),
    ...(typeof logo === 'object' && 'text' in logo && { logo }),
  });
  if (typeof logo === 'string') files.delete(DRAWN.logo);
  for (const [name, source] of files) await save(name, source);
}

/** A picture of any format, upright and in sRGB. */
const openPrint = async (source: Buffer) => (await openPicture(source)).png().toBuffer();
