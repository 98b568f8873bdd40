import {
  readFields,
  readList,
  readNumber,
  readOneOf,
  readText,
} from '#app/demo-kit/share-link/read-data.ts';
import type { ShareFormat } from '#app/demo-kit/share-link/share-link.ts';
import { FOIL_NAMES } from '../shared/foil.ts';
import { LETTERING_NAMES } from '../shared/lettering.ts';
import { type Photo, PHOTOS } from '../shared/photos.ts';
import {
  type Album,
  type Cover,
  FABRICS,
  inShape,
  type Loose,
  MAX_PRINTS,
  type Print,
  TRIMS,
} from './album.ts';
import { SPREAD } from './sheet.ts';
import { type Crop, MAX_ZOOM } from './crop.ts';
import type { Box } from './slicing-tree.ts';

/** More than anyone makes. */
const MAX_SPREADS = 200;
const MAX_LOOSE = 1000;

const SAMPLES = PHOTOS.map(({ name }) => name);
const isComplete = (fields: object) => !Object.values(fields).includes(undefined);

function readCover(data: unknown): Cover | undefined {
  const fields = readFields(data);
  const cover = {
    fabric: readOneOf(fields?.fabric, FABRICS),
    trim: readOneOf(fields?.trim, TRIMS),
    foil: readOneOf(fields?.foil, FOIL_NAMES),
    title: readText(fields?.title, 100),
    lettering: readOneOf(fields?.lettering, LETTERING_NAMES),
    photo: readOneOf(fields?.photo, SAMPLES) ?? SAMPLES[0],
  };
  return isComplete(cover) ? (cover as Cover) : undefined;
}

function readCrop(data: unknown): Crop | undefined {
  const fields = readFields(data);
  const crop = {
    zoom: readNumber(fields?.zoom, 1, MAX_ZOOM),
    x: readNumber(fields?.x, 0, 1),
    y: readNumber(fields?.y, 0, 1),
  };
  return isComplete(crop) ? (crop as Crop) : undefined;
}

function readBox(data: unknown): Box | undefined {
  const fields = readFields(data);
  const box = {
    x: readNumber(fields?.x, 0, SPREAD.width),
    y: readNumber(fields?.y, 0, SPREAD.height),
    width: readNumber(fields?.width, 1, SPREAD.width),
    height: readNumber(fields?.height, 1, SPREAD.height),
  };
  return isComplete(box) ? (box as Box) : undefined;
}

type Unkeyed<Item> = Omit<Item, 'key'>;

/** A photo of the visitor's own, which isn't stored, has an empty name. */
function readLoose(data: unknown): Unkeyed<Loose> | undefined {
  const fields = readFields(data);
  const photo = readText(fields?.photo, 100);
  const crop = readCrop(fields?.crop);
  if (photo === undefined) return undefined;
  return SAMPLES.includes(photo) ? { photo, ...(crop && { crop }) } : { photo: '' };
}

function readPrint(data: unknown): Unkeyed<Print> | undefined {
  const loose = readLoose(data);
  const box = readBox(readFields(data)?.box);
  return loose && box && { ...loose, box };
}

/**
 * Puts samples that aren't on the spread yet in the place of own photos: those that are cropped least, of the table only
 * when no others are left.
 */
function withSamples(
  prints: readonly Unkeyed<Print>[],
  table: readonly Unkeyed<Loose>[],
): Unkeyed<Print>[] {
  const unused = PHOTOS.filter(({ name }) => prints.every(({ photo }) => photo !== name));
  return prints.map((print) => {
    if (print.photo) return print;
    const cropOf = ({ name, aspect }: Photo) =>
      table.some(({ photo }) => photo === name)
        ? Number.MAX_VALUE
        : Math.abs(Math.log((aspect * print.box.height) / print.box.width));
    unused.sort((one, other) => cropOf(one) - cropOf(other));
    return { ...print, photo: unused.shift()?.name ?? '' };
  });
}

/** The album, without the visitor's own photos. */
export const workFormat: ShareFormat<Album> = {
  name: 'whcc/album',
  version: 1,
  write: ({ cover, spreads, table }) => ({
    cover,
    spreads: spreads.map(({ prints }) =>
      prints.map(({ photo, box: { x, y, width, height }, crop = null }) => ({
        photo,
        box: { x, y, width, height },
        crop,
      })),
    ),
    table: table.map(({ photo, crop = null }) => ({ photo, crop })),
  }),
  read(data) {
    const fields = readFields(data);
    const cover = readCover(fields?.cover);
    const spreads = readList(fields?.spreads, MAX_SPREADS, (each) =>
      readList(each, MAX_PRINTS, readPrint),
    );
    const table = readList(fields?.table, MAX_LOOSE, readLoose);
    if (!cover || !spreads || !table) return undefined;
    let next = 1;
    const keyed = <Item extends object>(item: Item) => ({ ...item, key: next++ });
    return {
      cover,
      spreads: spreads.map((prints) =>
        inShape(keyed({ prints: withSamples(prints, table).map(keyed) }), {
          photos: PHOTOS,
          random: Math.random,
        }),
      ),
      table: table.filter(({ photo }) => photo).map(keyed),
      next,
    };
  },
};
