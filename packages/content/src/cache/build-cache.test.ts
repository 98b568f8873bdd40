import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBuildCache, type Dependencies, pruneBuildCache } from './build-cache.ts';

const DAY = 24 * 3_600_000;

let root: string;
let module: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-cache-'));
  module = path.join(root, 'maker.ts');
  await write('maker.ts', `import { part } from './part.ts'; export const made = part + 1;`);
  await write('part.ts', 'export const part = 1;');
});
afterEach(() => rm(root, { recursive: true }));

const write = (name: string, code: string) => writeFile(path.join(root, name), code);

const caches = () => path.join(root, 'cache');
const make = vi.fn<() => Promise<string>>(async () => 'made');
beforeEach(() => make.mockClear());

const createCache = (dependencies: Partial<Dependencies> = {}) =>
  createBuildCache('things', { module, ...dependencies }, caches());
const get = async (source: string | Buffer, dependencies?: Partial<Dependencies>) =>
  (await createCache(dependencies).file([source], make)).toString();
const files = () => readdir(path.join(caches(), 'things'));

test('an unchanged source is built once, a changed one again', async () => {
  expect(await get('a')).toBe('made');
  expect(await get(Buffer.from('a'))).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  await get('b');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a source that is needed twice at once is built once', async () => {
  const { file } = createCache();
  const entries = await Promise.all([file(['a'], make), file([Buffer.from('a')], make)]);
  expect(entries.map(String)).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('where one source ends and the next begins makes a difference', async () => {
  const { file } = createCache();
  await file(['a', 'bc'], make);
  await file(['ab', 'c'], make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a change of the code invalidates the cache, in whichever file it is', async () => {
  await get('a');
  await write('maker.ts', `import { part } from './part.ts'; export const made = part + 2;`);
  await get('a');
  expect(make).toHaveBeenCalledTimes(2);
  await write('part.ts', 'export const part = 3;');
  await get('a');
  expect(make).toHaveBeenCalledTimes(3);
});

test('a change of a comment, a type or a test doesn’t', async () => {
  await get('a');
  await write('part.test.ts', 'throw new Error();');
  await write(
    'part.ts',
    `// One.\nimport type { Part } from './types.ts';\nexport const part: Part = 1;`,
  );
  await write('types.ts', 'export type Part = number; export const unused = 1;');
  await get('a');
  expect(make).toHaveBeenCalledTimes(1);
});

test('a change of a package version invalidates the cache', async () => {
  await get('a', { versions: { vips: '8.17.0' } });
  await get('a', { versions: { vips: '8.17.1' } });
  await get('a', { packages: ['sharp'] });
  await get('a', { packages: ['terser'] });
  expect(make).toHaveBeenCalledTimes(4);
  await get('a', { packages: ['terser'] });
  expect(make).toHaveBeenCalledTimes(4);
  // Packages that are imported count too.
  await write('part.ts', `import 'no-such-package'; export const part = 1;`);
  await expect(get('a')).rejects.toThrow('The package no-such-package is not installed');
});

test('a package that is not installed is an error', async () => {
  await expect(get('a', { packages: ['no-such-package'] })).rejects.toThrow(
    'The package no-such-package is not installed',
  );
});

test('a failed build is not cached', async () => {
  make.mockRejectedValueOnce(new Error('broken'));
  await expect(get('a')).rejects.toThrow('broken');
  expect(await get('a')).toBe('made');
});

test('what can’t be written to the disk is made again', async () => {
  await writeFile(caches(), 'a file, in which nothing can be written');
  expect(await get('a')).toBe('made');
  expect(await get('a')).toBe('made');
  expect(make).toHaveBeenCalledTimes(2);
});

test('concurrent builds of the same source all get complete results, and leave one file', async () => {
  const long = 'x'.repeat(1_000_000);
  make.mockResolvedValue(long);
  const all = await Promise.all(Array.from({ length: 20 }, () => get('a')));
  expect(new Set(all)).toEqual(new Set([long]));
  expect(await files()).toHaveLength(1);
  make.mockResolvedValue('made');
});

/** An entry with two files. @returns its folder */
const getFolder = (source = 'a') =>
  createCache().folder('boat', [source], async (save) => {
    await save('hull.txt', await make());
    await save('sails/main.txt', 'sail');
  });

test('an entry can be a folder, which is built once', async () => {
  const [folder, same] = await Promise.all([getFolder(), getFolder()]);
  expect(same).toBe(folder);
  expect(path.relative(caches(), folder)).toMatch(/^things.boat.\w{32}$/);
  expect(await readFile(path.join(folder, 'hull.txt'), 'utf8')).toBe('made');
  expect(await readFile(path.join(folder, 'sails/main.txt'), 'utf8')).toBe('sail');
  make.mockClear();
  expect(await getFolder()).toBe(folder);
  expect(make).not.toHaveBeenCalled();
  expect(await getFolder('b')).not.toBe(folder);
});

test('a folder that lacks a file is built again', async () => {
  for (const lost of ['hull.txt', 'sails/main.txt', 'sails']) {
    const folder = await getFolder();
    await rm(path.join(folder, lost), { recursive: true });
    make.mockClear();
    expect(await getFolder()).toBe(folder);
    expect(make).toHaveBeenCalledOnce();
    expect(await readFile(path.join(folder, 'sails/main.txt'), 'utf8')).toBe('sail');
  }
});

test('a folder that couldn’t be completed is built again', async () => {
  make.mockRejectedValueOnce(new Error('broken'));
  await expect(getFolder()).rejects.toThrow('broken');
  const folder = await getFolder();
  expect(await readFile(path.join(folder, 'hull.txt'), 'utf8')).toBe('made');
});

test('a folder that is used stays complete when the cache is pruned', async () => {
  const folder = await getFolder();
  const names = await readdir(folder, { recursive: true });
  const old = new Date(Date.now() - 31 * DAY);
  for (const name of names) await utimes(path.join(folder, name), old, old);
  await getFolder();
  await pruneBuildCache(caches());
  expect(await readdir(folder, { recursive: true })).toEqual(names);
});

test('pruning deletes entries unused for 30 days, and nothing else', async () => {
  await get('used');
  await get('unused');
  const age = async (folder: string, days: number) => {
    const at = new Date(Date.now() - days * DAY);
    for (const file of await readdir(folder)) await utimes(path.join(folder, file), at, at);
  };
  await age(path.join(caches(), 'things'), 31);
  const typesFolder = path.join(caches(), 'content');
  await mkdir(typesFolder);
  await writeFile(path.join(typesFolder, 'media-files.ts'), 'types');
  await age(typesFolder, 31);
  // A hit marks its entry as used.
  await get('used');
  make.mockClear();
  await Promise.all([pruneBuildCache(caches()), pruneBuildCache(caches())]);
  expect(await files()).toHaveLength(1);
  await get('used');
  expect(make).not.toHaveBeenCalled();
  await get('unused');
  expect(make).toHaveBeenCalledOnce();
  expect((await stat(path.join(typesFolder, 'media-files.ts'))).isFile()).toBe(true);
});

test('without a cache there is nothing to prune', async () => {
  await expect(pruneBuildCache(path.join(root, 'nothing'))).resolves.toBeUndefined();
});
