import { expect, test } from 'vitest';
import { PHOTOS } from '../shared/photos.ts';
import { type Album, makeAlbum } from './album.ts';
import { workFormat } from './stored.ts';

const album = makeAlbum(
  {
    fabric: 'Oat linen',
    trim: 'Title',
    foil: 'Gold',
    title: 'Ours',
    lettering: 'Script',
    photo: 'Heron',
  },
  [['Hills', 'Fox', 'Heron']],
  ['Hare'],
  { photos: PHOTOS, random: () => 0.5 },
);
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
  const own = (photo: string) => (photo === 'Heron' ? photo : 'Your photo 1');
  const stored = read({
    ...album,
    spreads: album.spreads.map((spread) => ({
      ...spread,
      prints: spread.prints.map((print) => ({ ...print, photo: own(print.photo) })),
    })),
    table: album.table.map((loose) => ({ ...loose, photo: own(loose.photo) })),
  });
  const names = stored?.spreads[0]?.prints.map(({ photo }) => photo) ?? [];
  expect(names).toEqual(['Hills', 'Fox', 'Heron']);
  expect(stored?.table).toEqual([]);
});

test('garbage is no album', () => {
  expect(workFormat.read({ cover: {}, spreads: 'x', table: [] })).toBeUndefined();
});
