/** An album: its cover, its spreads, and the photos on the table. Immutable: operations return a new album. */
import { lengthOf, type Point, subtract } from '#app/demo-kit/vector.ts';
import type { Foil } from '../shared/foil.ts';
import type { Lettering } from '../shared/lettering.ts';
import { type Photo, photoNamed } from '../shared/photos.ts';
import { arrange, collage } from './collage.ts';
import type { Crop } from './crop.ts';
import { readingOrder } from './cuts.ts';
import { keepsShapes } from './sheet.ts';
import { type Box, centerOf } from './slicing-tree.ts';

export const FABRICS = ['Rose weave', 'Oat linen', 'Forest twill', 'Navy herringbone'] as const;
export type Fabric = (typeof FABRICS)[number];

export const TRIMS = ['Cameo', 'Leaf', 'Title'] as const;
/** Decoration of the cover: a photo in an oval frame, or a leaf or the title debossed into the fabric. */
export type Trim = (typeof TRIMS)[number];

export type Cover = {
  fabric: Fabric;
  trim: Trim;
  foil: Foil;
  title: string;
  lettering: Lettering;
  /** Name of the photo in the cameo. */
  photo: string;
};

/** A photo of the album. `key` is its stable id. `crop` is set if the visitor has cropped it. */
export type Loose = { key: number; photo: string; crop?: Crop };
/** A photo on a spread. */
export type Print = Loose & { box: Box };
export type Spread = { key: number; prints: readonly Print[] };

export type Album = {
  cover: Cover;
  spreads: readonly Spread[];
  /** Photos that aren't on a spread. */
  table: readonly Loose[];
  /** The next key. */
  next: number;
};

/** Limit of photos per spread; more would be too small. */
export const MAX_PRINTS = 10;
export const isFull = ({ prints }: Spread) => prints.length >= MAX_PRINTS;

/** Input of a layout: the photos' aspect ratios, and random numbers. */
export type LayoutSource = { photos: readonly Photo[]; random: () => number };

const shapesOf = (prints: readonly Loose[], photos: readonly Photo[]) =>
  prints.map(({ photo }) => {
    const { aspect, subjects } = photoNamed(photos, photo);
    return { aspect, subjects };
  });

const inBoxes = (prints: readonly Print[], boxes: readonly Box[]) =>
  prints.map((print, index) => ({ ...print, box: boxes[index] ?? print.box }));

/** Creates a new collage of the photos of a spread. */
function collaged(spread: Spread, { photos, random }: LayoutSource): Spread {
  const { prints } = spread;
  const before = prints.map(({ box }) => box);
  return { ...spread, prints: inBoxes(prints, collage(shapesOf(prints, photos), random, before)) };
}

/** The spread, arranged anew if a frame hasn't the shape of its photo. */
export function inShape(spread: Spread, layout: LayoutSource): Spread {
  const boxes = spread.prints.map(({ box }) => box);
  return keepsShapes(boxes, shapesOf(spread.prints, layout.photos))
    ? spread
    : arranged(spread, layout);
}

/** Arranges the photos of a spread near their positions, with priority for those that were `moved`. */
function arranged(
  spread: Spread,
  { photos, random }: LayoutSource,
  moved: readonly number[] = [],
  order?: readonly number[],
): Spread {
  const { prints } = spread;
  const boxes = arrange(shapesOf(prints, photos), random, {
    targets: prints.map(({ box }) => box),
    moved: prints.flatMap(({ key }, index) => (moved.includes(key) ? [index] : [])),
    order,
  });
  return { ...spread, prints: inBoxes(prints, boxes) };
}

const NOWHERE: Box = { x: 900, y: 400, width: 200, height: 200 };

/** Creates an album from a list of photos per spread, with auto-collage. */
export function makeAlbum(
  cover: Cover,
  spreads: readonly (readonly string[])[],
  table: readonly string[],
  layout: LayoutSource,
): Album {
  const album = spreads.reduce((made, names) => addSpread(made, names, layout), {
    cover,
    spreads: [],
    table: [],
    next: 0,
  } as Album);
  return addToTable(album, table);
}

/** Adds a spread with a collage of photos at the end. */
function addSpread(album: Album, photos: readonly string[], layout: LayoutSource): Album {
  const { next, spreads } = album;
  const prints = photos.map((photo, index) => ({ key: next + index, photo, box: NOWHERE }));
  const key = next + prints.length;
  return { ...album, spreads: [...spreads, collaged({ key, prints }, layout)], next: key + 1 };
}

/** Most photos of a spread that lays itself out. */
const MAX_LAID_OUT = 8;

/** Lays out photos in their order on new spreads, about the same number on each. */
export function addSpreads(album: Album, photos: readonly string[], layout: LayoutSource): Album {
  const count = Math.ceil(photos.length / MAX_LAID_OUT);
  const start = (index: number) => Math.round((index * photos.length) / count);
  const parts = Array.from({ length: count }, (_, index) =>
    photos.slice(start(index), start(index + 1)),
  );
  return parts.reduce((made, part) => addSpread(made, part, layout), album);
}

/** The album with another version of one of its spreads. */
const withSpread = (album: Album, spread: Spread): Album => ({
  ...album,
  spreads: album.spreads.map((each) => (each.key === spread.key ? spread : each)),
});

/** The photo with this key and its spread, if it is on one. */
export function findPrint(album: Album, key: number) {
  for (const spread of album.spreads) {
    const print = spread.prints.find((each) => each.key === key);
    if (print) return { spread, print };
  }
  return undefined;
}

/** The photo with this key, on a spread or on the table. */
export const findPhoto = (album: Album, key: number): Loose | undefined =>
  findPrint(album, key)?.print ?? album.table.find((each) => each.key === key);

export const recollage = (album: Album, key: number, layout: LayoutSource): Album => ({
  ...album,
  spreads: album.spreads.map((each) => (each.key === key ? collaged(each, layout) : each)),
});

export const recollageAll = (album: Album, layout: LayoutSource): Album => ({
  ...album,
  spreads: album.spreads.map((spread) => collaged(spread, layout)),
});

/** Swaps two photos of a spread. The frames take their aspect ratios, and the others make room. */
export function swapPrints(album: Album, one: number, other: number, layout: LayoutSource): Album {
  const [first, second] = [findPrint(album, one), findPrint(album, other)];
  if (!first || !second || one === other || first.spread !== second.spread) return album;
  const prints = first.spread.prints.map((print) => {
    if (print.key === one) return { ...print, box: second.print.box };
    return print.key === other ? { ...print, box: first.print.box } : print;
  });
  return withSpread(album, arranged({ ...first.spread, prints }, layout, [one, other]));
}

/** A photo without its frame. */
const takenOff = ({ key, photo, crop }: Print): Loose =>
  crop ? { key, photo, crop } : { key, photo };

/** Moves a photo from its spread to the table; the others fill the spread. */
export function removePrint(album: Album, key: number, layout: LayoutSource): Album {
  const found = findPrint(album, key);
  if (!found) return album;
  const { spread, print } = found;
  const at = spread.prints.indexOf(print);
  const prints = spread.prints.filter((each) => each !== print);
  const order = readingOrder(spread.prints.map(({ box }) => box))
    .filter((index) => index !== at)
    .map((index) => (index > at ? index - 1 : index));
  return {
    ...withSpread(album, arranged({ ...spread, prints }, layout, [], order)),
    table: [...album.table, takenOff(print)],
  };
}

/**
 * Moves a photo from the table to a spread; the others make room.
 * @param place position in units of the spread, if any
 */
export function placePrint(
  album: Album,
  spreadKey: number,
  key: number,
  layout: LayoutSource,
  place?: Point,
): Album {
  const loose = album.table.find((each) => each.key === key);
  const there = album.spreads.find((each) => each.key === spreadKey);
  if (!loose || !there || isFull(there)) return album;
  const side = 1300 / Math.sqrt(there.prints.length + 1);
  const box = place
    ? { x: place[0] - side / 2, y: place[1] - side / 4, width: side, height: side / 2 }
    : NOWHERE;
  const order = readingOrder(there.prints.map((print) => print.box));
  if (place) order.splice(placeInOrder(there, order, place), 0, there.prints.length);
  const more = { ...there, prints: [...there.prints, { ...loose, box }] };
  const spread = place ? arranged(more, layout, [key], order) : collaged(more, layout);
  return {
    ...withSpread(album, spread),
    table: album.table.filter((each) => each !== loose),
  };
}

/** Index in the order: before or after the photo whose center is nearest. */
function placeInOrder({ prints }: Spread, order: readonly number[], place: Point): number {
  const ways = order.map((index) => subtract(place, centerOf(prints[index]?.box ?? NOWHERE)));
  const distances = ways.map(lengthOf);
  const nearest = distances.indexOf(Math.min(...distances));
  const [x, y] = ways[nearest] ?? [0, 0];
  return x + y > 0 ? nearest + 1 : Math.max(0, nearest);
}

/** Replaces a photo on a spread by one from the table, and puts the replaced one on the table. */
export function replacePrint(
  album: Album,
  onSpread: number,
  onTable: number,
  layout: LayoutSource,
): Album {
  const found = findPrint(album, onSpread);
  const loose = album.table.find((each) => each.key === onTable);
  if (!found || !loose) return album;
  const { spread, print } = found;
  const replacement = { ...loose, box: print.box };
  const prints = spread.prints.map((each) => (each === print ? replacement : each));
  return {
    ...withSpread(album, arranged({ ...spread, prints }, layout, [onTable])),
    table: album.table.map((each) => (each === loose ? takenOff(print) : each)),
  };
}

/** Crops a photo in its frame; without `crop`, resets it. */
export const cropPrint = (album: Album, key: number, crop: Crop | undefined): Album => ({
  ...album,
  spreads: album.spreads.map((spread) => ({
    ...spread,
    prints: spread.prints.map((print) => (print.key === key ? { ...print, crop } : print)),
  })),
});

/** Puts new photos on the table. */
export const addToTable = (album: Album, photos: readonly string[]): Album => ({
  ...album,
  table: [...album.table, ...photos.map((photo, index) => ({ key: album.next + index, photo }))],
  next: album.next + photos.length,
});

/** Moves a spread to another index. */
export function moveSpread(album: Album, key: number, to: number): Album {
  const moved = album.spreads.find((spread) => spread.key === key);
  if (!moved) return album;
  const others = album.spreads.filter((spread) => spread !== moved);
  return { ...album, spreads: [...others.slice(0, to), moved, ...others.slice(to)] };
}

/** Removes a spread, unless it is the only one; its photos go to the table. */
export function removeSpread(album: Album, key: number): Album {
  const gone = album.spreads.find((spread) => spread.key === key);
  if (!gone || album.spreads.length === 1) return album;
  return {
    ...album,
    spreads: album.spreads.filter((spread) => spread !== gone),
    table: [...album.table, ...gone.prints.map(takenOff)],
  };
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** Describes the album in one sentence. */
export function describe({ cover, spreads, table }: Album): string {
  const waiting = table.length > 0 ? `, ${count(table.length, 'photo')} on the table` : '';
  return `${cover.fabric}, ${count(spreads.length, 'spread')} with ${count(
    spreads.reduce((sum, { prints }) => sum + prints.length, 0),
    'photo',
  )}${waiting}.`;
}

export const describeSpread = (spread: Spread, index: number) =>
  `Spread ${index + 1}: ${spread.prints.map(({ photo }) => photo).join(', ') || 'empty'}.`;
