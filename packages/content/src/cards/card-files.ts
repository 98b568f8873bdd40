/**
 * The files of a card: the owner's own where the fields name them, and otherwise drawn from the fields (draw-files.ts).
 * Drawn files are kept in `.cache/cards`, in one folder for each state of the fields and pictures that they are drawn from.
 * The picture takes seconds, so it has a folder of its own and is drawn when it is first read.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type LetteringFace, SHARE_SIZE, version } from 'paper-cards';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { createBuildCache } from '../cache/build-cache.ts';
import type { ContentFolder } from '../folder/content.ts';
import type { CardPicture } from '../layers/diorama.ts';
import { picturesOf } from '../media/media-uses.ts';
import { readFacts } from '../media/picture-facts.ts';
import { addLazyPicture } from '../media/picture-source.ts';
import { svgText } from '../media/read-svg.ts';
import {
  type CardFields,
  type CardSources,
  DRAWN,
  drawLetters,
  drawPicture,
} from './draw-files.ts';

/** A file: a folder of `media/` or an absolute path, and the name in it. */
export type CardFile = { folder: string; name: string };

export type CardFiles = {
  /** The title logo, an SVG. */
  title: CardFile;
  /** The round logo. */
  logo: CardFile;
  /** The card's picture. */
  bg: CardFile;
  /** The same with its layers. Draws them, unless they are drawn. */
  picture: () => Promise<CardPicture>;
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
  const own = (name: string): CardFile => ({ folder: slug, name });
  const folder = bg && svg && typeof logo === 'string' ? '' : await drawnLetters(card, context);
  const shared = {
    title: svg ? own(svg) : { folder, name: DRAWN.title },
    logo: typeof logo === 'string' ? own(logo) : { folder, name: DRAWN.logo },
  };
  if (bg) {
    const media = path.join(context.dir, 'media', slug);
    return {
      ...shared,
      bg: own(bg),
      picture: async () => ({ folder: media, bg, layers, animations }),
    };
  }
  // Drawn from the same, both folders have the same name.
  const version = path.basename(folder);
  const pictures = path.join(cached.dir, slug, PICTURES, version);
  const create = () => drawnPictures(card, context);
  for (const [name, size] of Object.entries(SIZES)) {
    const facts = { ...size, isOpaque: true };
    addLazyPicture(path.join(pictures, name), { version: version + name, facts, create });
  }
  return {
    ...shared,
    bg: { folder: pictures, name: DRAWN.bg },
    picture: async () => {
      const drawn = await create();
      return { folder: drawn, bg: DRAWN.bg, ...(await readFields(drawn)) };
    },
    share: { folder: pictures, name: DRAWN.share },
  };
}

/** Folder of the pictures, in that of a card. */
const PICTURES = 'pictures';
const SIZES = { [DRAWN.bg]: { width: 1232, height: 2200 }, [DRAWN.share]: SHARE_SIZE };

const cached = createBuildCache('cards', {
  module: path.join(import.meta.dirname, 'draw-files.ts'),
  versions: { ...sharp.versions, cards: version() },
});

/** Whether a file has been drawn for the card of a case study. @param file absolute path */
export const isDrawnFor = (slug: string, file: string) =>
  file.startsWith(path.join(cached.dir, slug) + path.sep);

/** @returns the folder of the title and the logo */
async function drawnLetters(card: Card, context: CardContext): Promise<string> {
  const sources = await readSources(card, context);
  return cached.folder(card.slug, listSources(sources), (save) => drawLetters(sources, save));
}

/** @returns the folder of the pictures; a new one if what they are drawn from has changed meanwhile */
async function drawnPictures(card: Card, context: CardContext): Promise<string> {
  const sources = await readSources(card, context);
  const parent = path.join(card.slug, PICTURES);
  return cached.folder(parent, listSources(sources), (save) => drawPicture(sources, save));
}

/** What the name of a folder depends on. */
function listSources({ slug, data, face, pictures, icon = '' }: CardSources) {
  const { title, hue, card, bg, logo } = data;
  return [JSON.stringify([slug, title, hue, card, bg, logo, face]), ...pictures, icon];
}

async function readSources({ slug, data }: Card, { dir, lettering }: CardContext) {
  const { logo, lettering: face = lettering } = data;
  const media = (name: string) => path.join(dir, 'media', slug, name);
  const iconFile = typeof logo === 'object' && 'icon' in logo ? logo.icon : undefined;
  const pictures = await Promise.all(picturesOf(data).map((name) => readFile(media(name))));
  // A damaged one is an error now, not when the card is drawn.
  await Promise.all(pictures.map((source) => readFacts(source, { isVector: false })));
  const icon = iconFile && svgText(await readFile(media(iconFile)));
  return { slug, data, face, pictures, icon } satisfies CardSources;
}

const readFields = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, DRAWN.fields), 'utf8')) as Pick<
    Frontmatter,
    'layers' | 'animations'
  >;
