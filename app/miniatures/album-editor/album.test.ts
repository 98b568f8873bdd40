import { expect, test } from 'vitest';
import { PHOTOS } from '../print-lab/photos.ts';
import {
  type Cover,
  describe,
  makeAlbum,
  moveSpread,
  placePrint,
  recollage,
  removePrint,
  removeSpread,
  swapPrints,
} from './album.ts';

const cover: Cover = {
  fabric: 'Oat linen',
  trim: 'Leaf',
  foil: 'Gold',
  title: 'Sherwood',
  lettering: 'Script',
  photo: 'Heron',
};
const lay = { photos: PHOTOS, random: Math.random };
const names = PHOTOS.map(({ name }) => name);
const album = makeAlbum(cover, [names.slice(0, 6), names.slice(6, 9), names.slice(9)], [], lay);
const [first, second, third] = album.spreads.map(({ key }) => key) as [number, number, number];
const keys = (spreads: typeof album.spreads) => spreads.map(({ key }) => key);
/** All photos of an album, on spreads and in the tray. */
const all = ({ spreads, tray }: typeof album) =>
  [...spreads.flatMap(({ prints }) => prints.map(({ photo }) => photo)), ...tray].sort();

test('swapped photos change places, and nothing else moves', () => {
  const [one, other] = album.spreads[0]?.prints ?? [];
  if (!one || !other) throw new Error('There are no prints');
  const swapped = swapPrints(album, first, one.key, other.key);
  const boxOf = (key: number) => swapped.spreads[0]?.prints.find((each) => each.key === key)?.box;
  expect(boxOf(one.key)).toEqual(other.box);
  expect(boxOf(other.key)).toEqual(one.box);
  expect(swapped.spreads[0]?.prints.slice(2)).toEqual(album.spreads[0]?.prints.slice(2));
  expect(swapPrints(swapped, first, one.key, other.key)).toEqual(album);
});

test('no photo is ever lost: what is deleted waits in the tray, and can be placed again', () => {
  const print = album.spreads[0]?.prints[2];
  if (!print) throw new Error('There is no print');
  const without = removePrint(album, first, print.key, lay);
  expect(without.tray).toEqual([print.photo]);
  expect(without.spreads[0]?.prints).toHaveLength(5);
  const again = placePrint(without, second, print.photo, lay);
  expect(again.tray).toEqual([]);
  expect(again.spreads[1]?.prints.at(-1)?.photo).toBe(print.photo);
  const shorter = removeSpread(again, third);
  expect(keys(shorter.spreads)).toEqual([first, second]);
  expect(shorter.tray).toHaveLength(3);
  expect(all(shorter)).toEqual(all(album));
});

test('the last spread stays', () => {
  const one = removeSpread(removeSpread(album, first), second);
  expect(removeSpread(one, third)).toBe(one);
});

test('a spread that is moved keeps what is on it, and the others make room', () => {
  const moved = moveSpread(album, third, 0);
  expect(keys(moved.spreads)).toEqual([third, first, second]);
  expect(moved.spreads[0]).toBe(album.spreads[2]);
  expect(keys(moveSpread(moved, third, 2).spreads)).toEqual([first, second, third]);
});

test('a collage moves photos of its own spread only', () => {
  const again = recollage(album, second, lay);
  expect(again.spreads[1]?.prints).not.toEqual(album.spreads[1]?.prints);
  expect(again.spreads[0]).toBe(album.spreads[0]);
  expect(all(again)).toEqual(all(album));
});

test('an album is told in a sentence', () => {
  expect(describe(album)).toBe('Oat linen, 3 spreads with 12 photos.');
  expect(describe(removeSpread(album, third))).toBe(
    'Oat linen, 2 spreads with 9 photos, 3 photos on the table.',
  );
});
