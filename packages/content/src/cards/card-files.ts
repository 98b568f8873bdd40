/**
 * The files of a card: the owner's own where the fields name them, and otherwise drawn from the fields (draw-files.ts).
 * Drawn files are kept in `.cache/cards`, in one folder for each state of the fields and pictures that they are drawn from.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type LetteringFace, version } from 'paper-cards';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { createBuildCache } from '../cache/build-cache.ts';
import type { ContentFolder } from '../folder/content.ts';
import type { CardPicture } from '../layers/diorama.ts';
import { picturesOf } from '../media/media-uses.ts';
import { svgText } from '../media/read-svg.ts';
import { type CardFields, type CardSources, DRAWN, drawFiles } from './draw-files.ts';

/** A file: a folder of `media/` or an absolute path, and the name in it. */
export type CardFile = { folder: string; name: string };

export type CardFiles = {
  /** The title logo, an SVG. */
  title: CardFile;
  /** The round logo. */
  logo: CardFile;
  /** The card's picture. */
  bg: CardFile;
  /** The same with its layers. */
  picture: CardPicture;
  /** The picture for shared links, if the card's picture is drawn. */
  share?: CardFile;
};

type Card = { slug: string; data: CardFields };

export type CardContext = {
  /** The content folder. */
  dir: string;
  /** Face of titles whose frontmatter names none. */
  lettering: LetteringFace;
};

/** The face of titles that the owner has chosen in site.yaml. */
export const letteringOf = async (content: Pick<ContentFolder, 'yaml'>): Promise<LetteringFace> =>
  (await content.yaml('site.yaml')).data?.theme.lettering ?? 'rounded';

/** Finds or draws the files of a card. @throws if a picture that it is drawn from can't be read */
export async function filesOfCard(card: Card, context: CardContext): Promise<CardFiles> {
  const { slug, data } = card;
  const { bg, svg, logo, layers, animations } = data;
  const folder =
    bg && svg && typeof logo === 'string' ? undefined : await drawnFolder(card, context);
  /** @param own name of the owner's file */
  const fileOf = (own: string | undefined, drawn: string): CardFile =>
    own || !folder ? { folder: slug, name: own ?? drawn } : { folder, name: drawn };
  return {
    title: fileOf(svg, DRAWN.title),
    logo: fileOf(typeof logo === 'string' ? logo : undefined, DRAWN.logo),
    bg: fileOf(bg, DRAWN.bg),
    picture:
      bg || !folder
        ? { folder: path.join(context.dir, 'media', slug), bg: bg ?? DRAWN.bg, layers, animations }
        : { folder, bg: DRAWN.bg, ...(await readFields(folder)) },
    ...(folder && !bg && { share: { folder, name: DRAWN.share } }),
  };
}

const cached = createBuildCache('cards', {
  module: path.join(import.meta.dirname, 'draw-files.ts'),
  versions: { ...sharp.versions, cards: version() },
});

/** Whether a file has been drawn for the card of a case study. @param file absolute path */
export const isDrawnFor = (slug: string, file: string) =>
  file.startsWith(path.join(cached.dir, slug) + path.sep);

/** One after another: each takes hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** @returns the folder of the drawn files */
async function drawnFolder({ slug, data }: Card, context: CardContext): Promise<string> {
  const sources = await readSources({ slug, data }, context);
  const { face, pictures, icon = '' } = sources;
  const { title, hue, card, bg, logo } = data;
  const fields = JSON.stringify([slug, title, hue, card, bg, logo, face]);
  return cached.folder(slug, [fields, ...pictures, icon], (save) => {
    const drawn = last.then(() => drawFiles(sources, save));
    last = drawn.catch(() => {});
    return drawn;
  });
}

async function readSources({ slug, data }: Card, { dir, lettering }: CardContext) {
  const { logo, lettering: face = lettering } = data;
  const media = (name: string) => path.join(dir, 'media', slug, name);
  const iconFile = typeof logo === 'object' && 'icon' in logo ? logo.icon : undefined;
  return {
    slug,
    data,
    face,
    pictures: await Promise.all(picturesOf(data).map((name) => readFile(media(name)))),
    icon: iconFile && svgText(await readFile(media(iconFile))),
  } satisfies CardSources;
}

const readFields = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, DRAWN.fields), 'utf8')) as Pick<
    Frontmatter,
    'layers' | 'animations'
  >;
