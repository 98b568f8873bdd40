/** Draws the files of a card that its owner hasn't provided. */
import { drawCard, type LetteringFace } from 'paper-cards';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { openPicture } from '../media/read-picture.ts';
import { drawInThread } from './draw-in-thread.ts';

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
};

export type Save = (name: string, source: string | Buffer) => Promise<void>;

/** Draws the title and the logo. */
export async function drawLetters(sources: CardSources, save: Save): Promise<void> {
  const files = await drawCard({ ...inputOf(sources), isPainted: true });
  if (typeof sources.data.logo === 'string') files.delete(DRAWN.logo);
  for (const [name, source] of files) await save(name, source);
}

/** Draws the picture, its layers and the picture for shared links. @throws if a picture can't be read */
export async function drawPicture(sources: CardSources, save: Save): Promise<void> {
  const files = await drawInThread('drawCard', async () => ({
    ...inputOf(sources),
    pictures: await Promise.all(sources.pictures.map(openPrint)),
  }));
  files.delete(DRAWN.title);
  files.delete(DRAWN.logo);
  for (const [name, source] of files) {
    await save(name, typeof source === 'string' ? source : Buffer.from(source));
  }
}

const inputOf = ({ slug, data: { title, hue, card, logo }, face, icon }: CardSources) => ({
  slug,
  title,
  hue,
  lettering: face,
  card,
  ...(icon !== undefined && { logo: { icon } }),
  ...(typeof logo === 'object' && 'text' in logo && { logo }),
});

/** A picture of any format, upright and in sRGB. */
const openPrint = async (source: Buffer) => (await openPicture(source)).png().toBuffer();
