import { expect, test } from 'vitest';
import { type Photo, photoNamed, PHOTOS } from '../shared/photos.ts';
import { type Album, type Cover, makeAlbum } from './album.ts';
import { keepsShapes } from './sheet.ts';
import { workFormat } from './stored.ts';

const cover: Cover = {
  fabric: 'Oat linen',
  trim: 'Title',
  foil: 'Gold',
  title: 'Ours',
  lettering: 'Script',
  photo: 'Heron',
};
const own = (aspect: number): Photo => ({
  name: 'Your photo 1',
  address: '',
  aspect,
  focus: [0.5, 0.5],
});
const make = (spread: string[], ...photos: Photo[]) =>
  makeAlbum(cover, [spread], ['Hare'], { photos: [...PHOTOS, ...photos], random: () => 0.5 });
const album = make(['Hills', 'Fox', 'Heron']);
const read = (from: Album) => workFormat.read(JSON.parse(JSON.stringify(workFormat.write(from))));
const withoutKeys = ({ cover, spreads, table }: Album) => ({
  cover,
  spreads: spreads.map(({ prints }) => prints.map(({ photo, box }) => ({ photo, box }))),
  table: table.map(({ photo }) => photo),
});

test('a stored album is the same when it is read', () => {
  const stored = read(album);
  expect(stored && withoutKeys(stored)).toEqual(withoutKeys(album));
});

test('own photos, which aren’t stored, become samples of their shape that the spread lacks, or leave the table', () => {
  const renamed = (photo: string) => (photo === 'Heron' ? photo : 'Your photo 1');
  const stored = read({
    ...album,
    spreads: album.spreads.map((spread) => ({
      ...spread,
      prints: spread.prints.map((print) => ({ ...print, photo: renamed(print.photo) })),
    })),
    table: album.table.map((loose) => ({ ...loose, photo: renamed(loose.photo) })),
  });
  const names = stored?.spreads[0]?.prints.map(({ photo }) => photo) ?? [];
  expect(names).toEqual(['Hills', 'Fox', 'Heron']);
  expect(stored?.table).toEqual([]);
});

test('a sample that lies on the table takes no place of an own photo', () => {
  const [print] = read(make(['Your photo 1'], own(5 / 4)))?.spreads[0]?.prints ?? [];
  expect(['Castle', 'Robin']).toContain(print?.photo);
});

test('a spread is arranged anew if samples haven’t the shapes of its frames', () => {
  const { prints } = read(make(['Your photo 1', 'Fox', 'Owl'], own(6)))?.spreads[0] ?? {};
  expect(prints).toHaveLength(3);
  const shapes = prints?.map(({ photo }) => photoNamed(PHOTOS, photo)) ?? [];
  expect(keepsShapes(prints?.map(({ box }) => box) ?? [], shapes)).toBe(true);
});

test('garbage is no album', () => {
  expect(workFormat.read({ cover: {}, spreads: 'x', table: [] })).toBeUndefined();
});
