/** The card in a link: all of its design but the visitor's own photos. */
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
  type Design,
  ENVELOPE_NAMES,
  FIRST_DESIGN,
  LAYOUT_NAMES,
  LINERS,
  MAX_LENGTH,
  PRODUCT_NAMES,
  THEME_NAMES,
} from './design.ts';

const SAMPLES = PHOTOS.map(({ name }) => name);
/** Stands for a photo of the visitor's own. */
const OWN = null;

/** Puts samples in the place of own photos. */
function readPhotos(data: unknown): string[] | undefined {
  const names = readList(data, FIRST_DESIGN.photos.length, (each) =>
    each === OWN ? '' : readOneOf(each, SAMPLES),
  );
  if (names?.length !== FIRST_DESIGN.photos.length) return undefined;
  const unused = SAMPLES.filter((name) => !names.includes(name));
  const photos = names.map((name) => name || (unused.shift() ?? ''));
  return new Set(photos).size === photos.length ? photos : undefined;
}

/** Cards of older links have no moved photos. */
function readMoved(data: unknown = {}) {
  const fields = readFields(data);
  if (!fields) return undefined;
  const moved: Record<string, Photo['focus']> = {};
  for (const name of SAMPLES.filter((each) => each in fields)) {
    const [x, y] = readList(fields[name], 2, (each) => readNumber(each, 0, 1)) ?? [];
    if (x === undefined || y === undefined) return undefined;
    moved[name] = [x, y];
  }
  return moved;
}

function readDesign(data: unknown): Design | undefined {
  const fields = readFields(data);
  const design = {
    product: readOneOf(fields?.product, PRODUCT_NAMES),
    theme: readOneOf(fields?.theme, THEME_NAMES),
    foil: readOneOf(fields?.foil, FOIL_NAMES),
    layout: readOneOf(fields?.layout, LAYOUT_NAMES),
    photos: readPhotos(fields?.photos),
    moved: readMoved(fields?.moved),
    greeting: readText(fields?.greeting, MAX_LENGTH.greeting),
    line: readText(fields?.line, MAX_LENGTH.line),
    message: readText(fields?.message, MAX_LENGTH.message),
    lettering: readOneOf(fields?.lettering, LETTERING_NAMES),
    envelope: readOneOf(fields?.envelope, ENVELOPE_NAMES),
    liner: readOneOf(fields?.liner, LINERS),
  };
  return Object.values(design).includes(undefined) ? undefined : (design as Design);
}

export const workFormat: ShareFormat<Design> = {
  name: 'whcc/card',
  version: 1,
  write: (design) => ({
    ...design,
    photos: design.photos.map((name) => (SAMPLES.includes(name) ? name : OWN)),
  }),
  read: readDesign,
  leavesOut: ({ photos }) =>
    photos.every((name) => SAMPLES.includes(name)) ? undefined : 'Your own photos aren’t in it.',
};
