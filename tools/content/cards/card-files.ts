/**
 * The files of a card: the owner's own where the fields name them, and otherwise drawn from the fields (draw-files.ts).
 * Drawn files are kept in `.cache/cards`, in one folder for each state of the fields and pictures that they are drawn from.
 */
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { LetteringFace } from '../../../app/content/schema.ts';
import { hashDependencies } from '../build-cache.ts';
import type { ContentFolder } from '../content.ts';
import type { CardPicture } from '../layers/diorama.ts';
import { picturesOf } from '../media/media-uses.ts';
import {
  type CardFields,
  type CardSources,
  DRAWN,
  type DrawnFields,
  drawFiles,
} from './draw-files.ts';
import { FACES } from './letters/faces.ts';

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
  /** Of titles whose fields name none. */
  lettering: LetteringFace;
};

/** The face of titles that the owner has chosen in site.yaml. */
export const letteringOf = async (content: Pick<ContentFolder, 'yaml'>): Promise<LetteringFace> =>
  (await content.yaml('site.yaml')).data?.theme.lettering ?? 'rounded';

/** Finds or draws the files of a card. @throws if a picture that it is drawn from can't be read */
export async function filesOfCard(card: Card, context: CardContext): Promise<CardFiles> {
  const { slug, data } = card;
  const { bg, svg, logo, layers, life } = data;
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
        ? { folder: path.join(context.dir, 'media', slug), bg: bg ?? DRAWN.bg, layers, life }
        : { folder, bg: DRAWN.bg, ...(await readFields(folder)) },
    ...(folder && !bg && { share: { folder, name: DRAWN.share } }),
  };
}

/** All code that draws. */
const code = hashDependencies({
  modules: [
    '.',
    'letters',
    'motifs',
    'photo',
    'render',
    'screens',
    'stage',
    'things',
    '../paper',
  ].flatMap((folder) => {
    const from = path.join(import.meta.dirname, folder);
    const names = readdirSync(from).filter((name) => /(?<!\.test)\.ts$/.test(name));
    return names.map((name) => path.join(from, name));
  }),
  packages: [
    'clipper2-ts',
    'culori',
    'fontkit',
    'simplex-noise',
    'svgpath',
    ...Object.values(FACES).map(({ family }) => `@fontsource/${family}`),
  ],
  versions: sharp.versions,
});

/** Written last, so it marks a folder as complete. */
const FIELDS = 'fields.json';
const ROOT = path.resolve('.cache/cards');
/** Hex digits at the end of a folder's name. */
const HASH_LENGTH = 24;

/** Whether a file has been drawn for the card of a case study. @param file absolute path */
export function isDrawnFor(slug: string, file: string): boolean {
  const [folder = ''] = path.relative(ROOT, file).split(path.sep);
  return folder.slice(0, -HASH_LENGTH) === `${slug}-`;
}

/** Cards that are being drawn, by folder. */
const pending = new Map<string, Promise<void>>();
/** One after another: each takes hundreds of megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** @returns the folder of the drawn files */
async function drawnFolder({ slug, data }: Card, context: CardContext): Promise<string> {
  const sources = await readSources({ slug, data }, context);
  const folder = path.join(ROOT, `${slug}-${hashOf(sources)}`);
  const drawn =
    pending.get(folder) ??
    (last = last.catch(() => {}).then(() => fillFolder(folder, sources))).finally(() =>
      pending.delete(folder),
    );
  pending.set(folder, drawn as Promise<void>);
  await drawn;
  return folder;
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
    icon: iconFile && (await readFile(media(iconFile), 'utf8')),
  } satisfies CardSources;
}

function hashOf({ slug, data, face, pictures, icon = '' }: CardSources): string {
  const { title, hue, card, bg, logo } = data;
  const hash = code.copy().update(JSON.stringify([slug, title, hue, card, bg, logo, face]));
  for (const source of [...pictures, icon]) {
    hash.update(createHash('sha256').update(source).digest());
  }
  return hash.digest('hex').slice(0, HASH_LENGTH);
}

async function fillFolder(folder: string, sources: CardSources): Promise<void> {
  if (await isComplete(folder)) return;
  const draft = `${folder}.${randomUUID()}`;
  await mkdir(path.join(draft, 'layers'), { recursive: true });
  const fields = await drawFiles(sources, (name, source) =>
    writeFile(path.join(draft, name), source),
  );
  await writeFile(path.join(draft, FIELDS), JSON.stringify(fields));
  // A concurrent build may have drawn the same.
  if (!(await isComplete(folder))) {
    // What is left of an evicted folder.
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder).catch(() => {});
  }
  await rm(draft, { recursive: true, force: true });
}

const isComplete = (folder: string) =>
  readFields(folder).then(
    () => true,
    () => false,
  );

const readFields = async (folder: string) =>
  JSON.parse(await readFile(path.join(folder, FIELDS), 'utf8')) as DrawnFields;
