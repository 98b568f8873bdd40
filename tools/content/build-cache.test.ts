import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
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
  await writeFile(module, 'version 1');
});
afterEach(() => rm(root, { recursive: true }));

const caches = () => path.join(root, 'cache');
const make = vi.fn<() => Promise<string>>(async () => 'made');
beforeEach(() => make.mockClear());

const get = async (source: string | Buffer, dependencies: Partial<Dependencies> = {}) =>
  (
    await createBuildCache('things', { modules: [module], ...dependencies }, caches())(source, make)
  ).toString();
const files = () => readdir(path.join(caches(), 'things'));

test('an unchanged source is built once, a changed one again', async () => {
  expect(await get('a')).toBe('made');
  expect(await get(Buffer.from('a'))).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  await get('b');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a source that is needed twice at once is built once', async () => {
  const build = createBuildCache('things', { modules: [module] }, caches());
  const entries = await Promise.all([build('a', make), build(Buffer.from('a'), make)]);
  expect(entries.map(String)).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a change of the code invalidates the cache', async () => {
  await get('a');
  await writeFile(module, 'version 2');
  await get('a');
  expect(make).toHaveBeenCalledTimes(2);
});

test('a change of a package version invalidates the cache', async () => {
  await get('a', { versions: { vips: '8.17.0' } });
  await get('a', { versions: { vips: '8.17.1' } });
  await get('a', { packages: ['sharp'] });
  await get('a', { packages: ['terser'] });
  expect(make).toHaveBeenCalledTimes(4);
  await get('a', { packages: ['terser'] });
  expect(make).toHaveBeenCalledTimes(4);
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

test('concurrent builds of the same source all get complete results, and leave one file', async () => {
  const long = 'x'.repeat(1_000_000);
  make.mockResolvedValue(long);
  const all = await Promise.all(Array.from({ length: 20 }, () => get('a')));
  expect(new Set(all)).toEqual(new Set([long]));
  expect(await files()).toHaveLength(1);
  make.mockResolvedValue('made');
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
