/**
 * Makes the files of a card: its layers, and its flat picture in the sizes for dense screens. Animations are in a JSON
 * file with the URLs of both (packages/content/src/schema/diorama.ts).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Diorama, type DioramaLayer, PICTURE, type PictureSize } from '../schema/diorama.ts';
import { isVector } from '../schema/media-formats.ts';
import type { Frontmatter } from '../schema/frontmatter.ts';
import { CARD_PICTURE_WIDTHS } from '../schema/picture.ts';
import { createHasher, type Dependencies } from '../cache/build-cache.ts';
import { encodingEffort } from '../media/encoding.ts';
import { readFacts } from '../media/picture-facts.ts';
import { CARD_ASPECT, largestSize } from '../media/picture-queries.ts';
import { encodeFlat } from '../media/flat-pictures.ts';
import { trackPicture } from '../media/picture-progress.ts';
import {
  boxInPicture,
  delaysOf,
  layerEncoder,
  LAYER_WIDTHS,
  layerName,
  layerWidths,
  readLayer,
  withTravel,
} from './layers.ts';
import { animationOf, durationOf, hiddenAtRest, originOf, scales } from './animations.ts';

/** Widths of the flat card picture that the page's source set lacks, px. */
const DENSE_WIDTHS = LAYER_WIDTHS.filter((width) => width > Math.max(...CARD_PICTURE_WIDTHS));

const CODE: Dependencies = { module: import.meta.filename, versions: sharp.versions };
const hash = createHasher(CODE);

/** Those that a card picture has enough pixels for. An SVG is as sharp as the screen anyway. */
async function denseWidths(name: string, source: Buffer): Promise<number[]> {
  if (isVector(name)) return [];
  const largest = largestSize(await readFacts(source, { isVector: false }), CARD_ASPECT);
  return DENSE_WIDTHS.filter((width) => width <= largest.width);
}

/** A card's picture and layers, in one folder (cards/card-files.ts). */
export type CardPicture = Pick<Frontmatter, 'layers' | 'animations'> & {
  /** Absolute path. */
  folder: string;
  bg: string;
};

/** Adds a file and returns its URL. */
export type Save = (name: string, data: string | Buffer) => string;

/** A picture: the name of its file, and its data in the width of a card picture, px. */
type Encoder = { name: string; encode(width: number): Promise<Buffer> };

/** Creates pictures in several widths of the card picture, px. */
const createSizes = (
  encoders: readonly Encoder[],
  widths: readonly number[],
  save: Save,
): Promise<PictureSize[]> =>
  Promise.all(
    widths.map(async (width) => ({
      width,
      files: await Promise.all(
        encoders.map(async ({ name, encode }) =>
          save(`${name}.avif`, await trackPicture(() => encode(width))),
        ),
      ),
    })),
  );

/** A hash of all that the files of a card depend on, so that their URL is known before they are made. */
export async function hashDiorama({
  folder,
  bg,
  layers = [],
  animations,
}: CardPicture): Promise<string> {
  const sheets = withTravel(layers);
  const files = [bg, ...sheets.map(({ src }) => src)].map((name) =>
    // The content check reports a missing file.
    readFile(path.join(folder, name)).catch(() => ''),
  );
  const fields = JSON.stringify([bg, sheets, animations, encodingEffort(1)]);
  const made = await hash([fields, ...(await Promise.all(files))]);
  return made.digest('base64url').slice(0, 8);
}

/** Creates the files of a card. */
export async function createDiorama(
  { folder, bg, layers, animations }: CardPicture,
  save: Save,
): Promise<Diorama> {
  const background = await readFile(path.join(folder, bg));
  const flat: Encoder = {
    name: path.parse(bg).name,
    encode: (width) => encodeFlat(background, width),
  };
  const sheets = await Promise.all(
    withTravel(layers).map(async ({ src, travel }) => {
      const source = await readFile(path.join(folder, src));
      const facts = await readLayer(source);
      const { box } = facts;
      if (!box) throw new Error(`${src} is empty`);
      return { name: layerName(src), travel, source, facts: { ...facts, box } };
    }),
  );
  const names = sheets.map(({ name }) => name);
  const delays = delaysOf(sheets.map(({ travel }) => travel));
  const hidden = hiddenAtRest(animations);
  return {
    flat: await createSizes([flat], await denseWidths(bg, background), save),
    layers: sheets.map(({ name, travel, facts }, index) => {
      const box = boxInPicture(facts);
      return {
        box,
        travel,
        delay: delays[index] ?? 0,
        origin: cssPoint(originOf(name, animations, false) ?? middleOf(box)),
        scaleOrigin: cssPoint(originOf(name, animations, true) ?? middleOf(box)),
        hidden: hidden.has(name),
      };
    }),
    sizes: await createSizes(
      sheets.map(({ name, source, facts }) => ({ name, encode: layerEncoder(source, facts) })),
      layerWidths(sheets.map(({ facts }) => facts)),
      save,
    ),
    animations: animations.map((entry) => ({
      layer: names.indexOf(entry.layer),
      scales: scales(entry),
      every: entry.every,
      ...animationOf(entry),
    })),
    duration: Math.max(0, ...animations.map((entry) => (entry.at + durationOf(entry)) * 1000)),
  };
}

type Point = readonly [x: number, y: number];

const middleOf = ([x, y, width, height]: DioramaLayer['box']): Point => [
  x + width / 2,
  y + height / 2,
];

/** A point of the card picture, units, as a `transform-origin` of the picture's box. */
const cssPoint = ([x, y]: Point) =>
  [x / PICTURE.width, y / PICTURE.height]
    .map((share) => `${Number((share * 100).toFixed(3))}%`)
    .join(' ');
