import { expect, test } from 'vitest';
import { photoNamed, PHOTOS } from '../shared/photos.ts';
import { STORY } from './use-album.ts';
import {
  addSpreads,
  addToTable,
  type Cover,
  cropPrint,
  describe,
  findPrint,
  makeAlbum,
  MAX_PRINTS,
  moveSpread,
  placePrint,
  recollage,
  removePrint,
  removeSpread,
  replacePrint,
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
const layout = { photos: PHOTOS, random: Math.random };
const names = PHOTOS.map(({ name }) => name);
const album = makeAlbum(cover, [names.slice(0, 6), names.slice(6, 9), names.slice(9)], [], layout);
const [first, second, third] = album.spreads.map(({ key }) => key) as [number, number, number];
const keys = (spreads: typeof album.spreads) => spreads.map(({ key }) => key);
/** All photos of an album, on spreads and on the table. */
const all = ({ spreads, table }: typeof album) =>
  [
    ...spreads.flatMap(({ prints }) => prints.map(({ photo }) => photo)),
    ...table.map(({ photo }) => photo),
  ].sort();

const boxOf = (now: typeof album, key: number) => findPrint(now, key)?.print.box;
const cropOf = (now: typeof album, spread = 0) =>
  Math.max(
    ...(now.spreads[spread]?.prints ?? []).map(({ photo, box }) =>
      Math.abs(Math.log(box.width / box.height / photoNamed(PHOTOS, photo).aspect)),
    ),
  );
const [print, other] = album.spreads[0]?.prints ?? [];
if (!print || !other) throw new Error('There are no prints');

test('no photo that the demo opens with is too small for a finger in a narrow window', () => {
  for (let tries = 0; tries < 40; tries += 1) {
    const { spreads } = makeAlbum(cover, STORY.slice(0, 1), [], layout);
    const sides = spreads.flatMap(({ prints }) =>
      prints.flatMap(({ box }) => [box.width, box.height]),
    );
    // 24 px in a window of 320.
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(205);
  }
});

test('a swap keeps the shapes of all photos', () => {
  const swapped = swapPrints(album, print.key, other.key, layout);
  expect(boxOf(swapped, print.key)).not.toEqual(print.box);
  expect(cropOf(swapped)).toBeLessThan(Math.log(1.1));
  expect(all(swapped)).toEqual(all(album));
  expect(swapped.spreads[1]).toBe(album.spreads[1]);
});

test('no photo is lost: a deleted one moves to the table, and can be placed again', () => {
  const without = removePrint(album, print.key, layout);
  expect(without.table).toEqual([{ key: print.key, photo: print.photo }]);
  expect(without.spreads[0]?.prints).toHaveLength(5);
  const again = placePrint(without, second, print.key, layout);
  expect(again.table).toEqual([]);
  expect(again.spreads[1]?.prints.at(-1)).toMatchObject({ key: print.key, photo: print.photo });
  const shorter = removeSpread(again, third);
  expect(keys(shorter.spreads)).toEqual([first, second]);
  expect(shorter.table).toHaveLength(3);
  expect(all(shorter)).toEqual(all(album));
});

test('a replaced photo takes the place of its replacement on the table', () => {
  const more = addToTable(album, ['Fox', 'Owl', 'Hare']);
  const [, owl] = more.table;
  if (!owl) throw new Error('There is nothing on the table');
  const replaced = replacePrint(more, print.key, owl.key, layout);
  expect(replaced.table.map(({ key }) => key)).toEqual([
    more.table[0]?.key,
    print.key,
    more.table[2]?.key,
  ]);
  expect(findPrint(replaced, owl.key)?.spread.key).toBe(first);
  expect(cropOf(replaced)).toBeLessThan(Math.log(1.1));
  expect(all(replaced)).toEqual(all(more));
});

test('a photo is added near the drop point', () => {
  const more = addToTable(album, ['Owl']);
  const [owl] = more.table;
  if (!owl) throw new Error('There is nothing on the table');
  for (const x of [200, 1800]) {
    const box = boxOf(placePrint(more, first, owl.key, layout, [x, 500]), owl.key);
    const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2;
    expect(Math.sign(middle - 1000)).toBe(Math.sign(x - 1000));
  }
});

test('a full spread accepts no more photos', () => {
  const names = Array.from({ length: MAX_PRINTS }, () => 'Owl');
  const full = makeAlbum(cover, [names], ['Fox'], layout);
  const [fox] = full.table;
  expect(placePrint(full, full.spreads[0]?.key ?? -1, fox?.key ?? -1, layout)).toBe(full);
});

test('a crop moves with its photo', () => {
  const crop = { zoom: 2, x: 0, y: 1 };
  const cropped = cropPrint(album, print.key, crop);
  expect(findPrint(recollage(cropped, first, layout), print.key)?.print.crop).toEqual(crop);
  expect(removePrint(cropped, print.key, layout).table[0]?.crop).toEqual(crop);
});

test('many photos lay themselves out on spreads of their own, in their order', () => {
  const photos = Array.from({ length: 20 }, (_, index) => names[index % names.length] ?? '');
  const more = addSpreads(album, photos, layout);
  const added = more.spreads.slice(3);
  expect(more.spreads.slice(0, 3)).toEqual(album.spreads);
  expect(added.map(({ prints }) => prints.length)).toEqual([7, 6, 7]);
  expect(added.flatMap(({ prints }) => prints.map(({ photo }) => photo))).toEqual(photos);
  const used = more.spreads.flatMap(({ key, prints }) => [key, ...prints.map((each) => each.key)]);
  expect(new Set(used).size).toBe(used.length);
  expect(Math.max(...used)).toBeLessThan(more.next);
});

test('the last spread can’t be deleted', () => {
  const one = removeSpread(removeSpread(album, first), second);
  expect(removeSpread(one, third)).toBe(one);
});

test('a moved spread keeps its photos, and the others make room', () => {
  const moved = moveSpread(album, third, 0);
  expect(keys(moved.spreads)).toEqual([third, first, second]);
  expect(moved.spreads[0]).toBe(album.spreads[2]);
  expect(keys(moveSpread(moved, third, 2).spreads)).toEqual([first, second, third]);
});

test('a collage moves photos of its own spread only', () => {
  const again = recollage(album, second, layout);
  expect(again.spreads[1]?.prints).not.toEqual(album.spreads[1]?.prints);
  expect(again.spreads[0]).toBe(album.spreads[0]);
  expect(all(again)).toEqual(all(album));
});

test('an album is described in a sentence', () => {
  expect(describe(album)).toBe('Oat linen, 3 spreads with 12 photos.');
  expect(describe(removeSpread(album, third))).toBe(
    'Oat linen, 2 spreads with 9 photos, 3 photos on the table.',
  );
});
