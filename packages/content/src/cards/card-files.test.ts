import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { loadContent } from '../folder/content.ts';
import { readSource } from '../media/picture-source.ts';
import { type CardFile, filesOfCard, isDrawnFor } from './card-files.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'card-files-'));
  await writeSite(dir, [{ slug: 'x', body: 'Text.' }]);
});
afterAll(() => rm(dir, { recursive: true }));

async function filesOf(slug: string, fields = '') {
  if (slug !== 'x') {
    const text = `---\ntitle: Folded boats\ndesc: Boats.\n${fields}---\n`;
    await writeFile(path.join(dir, `case-studies/${slug}.md`), text);
  }
  const { studies } = await loadContent(dir, dir);
  const { data } = studies.find((study) => study.slug === slug) ?? {};
  if (!data) throw new Error('The case study is invalid');
  return filesOfCard({ slug, data }, { dir, lettering: 'rounded' });
}

const pathOf = ({ folder, name }: CardFile) => path.resolve(dir, 'media', folder, name);
const read = (file: CardFile) => readSource(pathOf(file));

test('a card with files of its own is not drawn', async () => {
  const { picture, ...files } = await filesOf('x');
  expect(files).toEqual({
    title: { folder: 'x', name: 'title.svg' },
    logo: { folder: 'x', name: 'logo.svg' },
    bg: { folder: 'x', name: 'background.jpg' },
  });
  expect(await picture()).toEqual({
    folder: path.join(dir, 'media/x'),
    bg: 'background.jpg',
    layers: undefined,
    animations: [],
  });
});

test('a card of a title alone is drawn once: picture, layers, title, logo and the picture for shared links', async () => {
  const files = await filesOf('boats');
  expect(await sharp(await read(files.bg)).metadata()).toMatchObject({ width: 1232, height: 2200 });
  const { layers, animations } = await files.picture();
  expect(layers?.length).toBeGreaterThan(4);
  expect(animations.length).toBeGreaterThan(0);
  expect(String(await read(files.title))).toContain('Folded boats');
  expect(String(await read(files.logo))).toContain('<svg');
  if (!files.share) throw new Error('There is no picture for shared links');
  expect(await sharp(await read(files.share)).metadata()).toMatchObject({
    width: 1200,
    height: 630,
  });
  // A file that is written again is another one.
  const { ino } = await stat(pathOf(files.bg));
  const again = await filesOf('boats');
  expect({ ...again, picture: files.picture }).toEqual(files);
  await again.picture();
  expect((await stat(pathOf(files.bg))).ino).toBe(ino);
});

test('a picture is drawn when it is first requested, once for all who request it then', async () => {
  const { bg, share, picture } = await filesOf('boats');
  if (!share) throw new Error('There is no picture for shared links');
  await rm(bg.folder, { recursive: true, force: true });
  const drawings = vi.spyOn(Worker.prototype, 'postMessage');
  await filesOf('boats');
  expect(drawings).not.toHaveBeenCalled();
  await Promise.all([read(bg), read(bg), read(share), picture()]);
  await read(bg);
  expect(drawings).toHaveBeenCalledOnce();
});

test('a drawn file that is gone is drawn again', async () => {
  const { title, logo } = await filesOf('ferry', 'bg: ferry.jpg\n');
  const drawn = await read(title);
  await rm(pathOf(title));
  expect(await filesOf('ferry', 'bg: ferry.jpg\n')).toMatchObject({ title, logo });
  expect(await read(title)).toEqual(drawn);
});

test('a drawn file belongs to its card, not to one with a similar name', async () => {
  const { bg } = await filesOf('boats');
  const file = path.join(bg.folder, bg.name);
  expect(isDrawnFor('boats', file)).toBe(true);
  expect(isDrawnFor('boat', file)).toBe(false);
  expect(isDrawnFor('boats', path.join(dir, 'media/boats/background.png'))).toBe(false);
});

test('another hue is another picture', async () => {
  const { bg } = await filesOf('boats', 'hue: 10\n');
  expect((await filesOf('boats', 'hue: 200\n')).bg.folder).not.toBe(bg.folder);
});

test('a title in an alphabet that no face has is text', async () => {
  await writeFile(
    path.join(dir, 'case-studies/annyeong.md'),
    '---\ntitle: 안녕 <세계>\ndesc: Greetings.\nlogo: { text: S }\n---\n',
  );
  const { studies } = await loadContent(dir, dir);
  const { data } = studies.find(({ slug }) => slug === 'annyeong') ?? {};
  if (!data) throw new Error('The case study is invalid');
  const { title } = await filesOfCard({ slug: 'annyeong', data }, { dir, lettering: 'slab' });
  const svg = await read(title);
  expect(String(svg)).toContain('안녕 &#60;세계&#62;</text>');
  expect(await sharp(svg).metadata()).toMatchObject({ format: 'svg' });
});

test('a picture that can’t be read is an error', async () => {
  await mkdir(path.join(dir, 'media/broken'), { recursive: true });
  await writeFile(path.join(dir, 'media/broken/a.png'), 'no picture');
  await expect(filesOf('broken', 'card: { kind: screens, pictures: [a.png] }\n')).rejects.toThrow(
    /picture|decoded|image/i,
  );
});
