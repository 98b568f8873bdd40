/** An album: its cover, its spreads, and the photos that wait. Changes give a new album. */
import type { Metal } from '../print-lab/foil.ts';
import type { Lettering } from '../print-lab/lettering.ts';
import { type Photo, photoNamed } from '../print-lab/photos.ts';
import { collage } from './collage.ts';
import type { Box } from './slicing-tree.ts';

export const FABRICS = ['Rose weave', 'Oat linen', 'Forest twill', 'Navy herringbone'] as const;
export type Fabric = (typeof FABRICS)[number];

export const TRIMS = ['Cameo', 'Leaf', 'Title'] as const;
/** What is on the cover: a photo in an oval frame, or a leaf or the title pressed into the fabric. */
export type Trim = (typeof TRIMS)[number];

export type Cover = {
  fabric: Fabric;
  trim: Trim;
  foil: Metal | 'None';
  title: string;
  lettering: Lettering;
  /** Name of the photo in the cameo. */
  photo: string;
};

/** A photo on a spread. `key` stays the same wherever it goes. */
export type Print = { key: number; photo: string; box: Box };
export type Spread = { key: number; prints: readonly Print[] };

export type Album = {
  cover: Cover;
  spreads: readonly Spread[];
  /** Names of photos that are on no spread. */
  tray: readonly string[];
  /** The next key. */
  next: number;
};

/** More on a spread become too small to be seen. */
export const MOST_PRINTS = 10;

type Lay = { photos: readonly Photo[]; random: () => number };

/** Lays the photos of a spread out anew. */
function collaged(spread: Spread, { photos, random }: Lay): Spread {
  const shapes = spread.prints.map(({ photo }) => {
    const { aspect, focus } = photoNamed(photos, photo);
    return { aspect, focus: focus[0] };
  });
  const boxes = collage(
    shapes,
    random,
    spread.prints.map(({ box }) => box),
  );
  return {
    ...spread,
    prints: spread.prints.map((print, index) => ({ ...print, box: boxes[index] ?? print.box })),
  };
}

const NOWHERE: Box = { x: 900, y: 400, width: 200, height: 200 };

/** An album of these photos, a list for each spread, laid out by auto-collage. */
export function makeAlbum(
  cover: Cover,
  spreads: readonly (readonly string[])[],
  tray: readonly string[],
  lay: Lay,
): Album {
  let next = 0;
  const made = spreads.map((names) => {
    const prints = names.map((photo) => ({ key: next++, photo, box: NOWHERE }));
    return collaged({ key: next++, prints }, lay);
  });
  return { cover, spreads: made, tray, next };
}

const changed = (album: Album, key: number, change: (spread: Spread) => Spread): Album => ({
  ...album,
  spreads: album.spreads.map((spread) => (spread.key === key ? change(spread) : spread)),
});

export const recollage = (album: Album, key: number, lay: Lay) =>
  changed(album, key, (spread) => collaged(spread, lay));

export const recollageAll = (album: Album, lay: Lay): Album => ({
  ...album,
  spreads: album.spreads.map((spread) => collaged(spread, lay)),
});

/** Two photos of a spread change places. Each is cropped to where it goes. */
export const swapPrints = (album: Album, key: number, one: number, other: number) =>
  changed(album, key, (spread) => {
    const boxOf = (print: number) => spread.prints.find((each) => each.key === print)?.box;
    const [first, second] = [boxOf(one), boxOf(other)];
    if (!first || !second) return spread;
    return {
      ...spread,
      prints: spread.prints.map((print) => {
        if (print.key === one) return { ...print, box: second };
        return print.key === other ? { ...print, box: first } : print;
      }),
    };
  });

/** Takes a photo off its spread and into the tray; the others are laid out anew. */
export function removePrint(album: Album, key: number, print: number, lay: Lay): Album {
  const gone = album.spreads
    .find((spread) => spread.key === key)
    ?.prints.find((each) => each.key === print);
  if (!gone) return album;
  const rest = changed(album, key, (spread) =>
    collaged({ ...spread, prints: spread.prints.filter((each) => each !== gone) }, lay),
  );
  return { ...rest, tray: [...album.tray, gone.photo] };
}

/** Puts a photo of the tray on a spread, which is laid out anew. */
export function placePrint(album: Album, key: number, photo: string, lay: Lay): Album {
  const at = album.tray.indexOf(photo);
  const placed = changed(album, key, (spread) =>
    collaged(
      { ...spread, prints: [...spread.prints, { key: album.next, photo, box: NOWHERE }] },
      lay,
    ),
  );
  return {
    ...placed,
    tray: album.tray.filter((_, index) => index !== at),
    next: album.next + 1,
  };
}

export const toTray = (album: Album, photo: string): Album => ({
  ...album,
  tray: [...album.tray, photo],
});

/** Moves a spread to another place; the others make room. */
export function moveSpread(album: Album, key: number, to: number): Album {
  const moved = album.spreads.find((spread) => spread.key === key);
  if (!moved) return album;
  const others = album.spreads.filter((spread) => spread !== moved);
  return { ...album, spreads: [...others.slice(0, to), moved, ...others.slice(to)] };
}

/** Takes a spread out; its photos go to the tray. The last one stays. */
export function removeSpread(album: Album, key: number): Album {
  const gone = album.spreads.find((spread) => spread.key === key);
  if (!gone || album.spreads.length === 1) return album;
  return {
    ...album,
    spreads: album.spreads.filter((spread) => spread !== gone),
    tray: [...album.tray, ...gone.prints.map(({ photo }) => photo)],
  };
}

const count = (number: number, one: string) => `${number} ${one}${number === 1 ? '' : 's'}`;

/** The album in a sentence, as it is told. */
export function describe({ cover, spreads, tray }: Album): string {
  const waiting = tray.length > 0 ? `, ${count(tray.length, 'photo')} on the table` : '';
  return `${cover.fabric}, ${count(spreads.length, 'spread')} with ${count(
    spreads.reduce((sum, { prints }) => sum + prints.length, 0),
    'photo',
  )}${waiting}.`;
}

export const describeSpread = (spread: Spread, index: number) =>
  `Spread ${index + 1}: ${spread.prints.map(({ photo }) => photo).join(', ') || 'empty'}.`;
