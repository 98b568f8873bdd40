import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diorama } from '../schema/diorama.ts';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { openContent } from '../folder/content.ts';
import { dioramas } from './dioramas.ts';

let contentDir: string;
beforeAll(async () => {
  contentDir = await mkdtemp(path.join(tmpdir(), 'dioramas-'));
  const layers = ['layers/back.webp', { src: 'layers/front.webp', travel: 3 }];
  const animations = [{ layer: 'front', motion: 'turn', by: 5, seconds: 1 }];
  await writeSite(contentDir, [
    { slug: 'deep', body: 'Text.', fields: { layers, animations } },
    { slug: 'flat', body: 'Text.' },
  ]);
  const folder = path.join(contentDir, 'media/deep/layers');
  await mkdir(folder);
  for (const [name, background] of [
    ['back', '#123456'],
    ['front', '#12345680'],
  ] as const) {
    const picture = sharp({ create: { width: 664, height: 1148, channels: 4, background } });
    await writeFile(path.join(folder, `${name}.webp`), await picture.webp().toBuffer());
  }
});
afterAll(() => rm(contentDir, { recursive: true }));

type Hook = (this: unknown, ...values: unknown[]) => Promise<unknown>;
const hook = (plugin: Plugin, name: 'buildStart' | 'buildEnd' | 'configResolved' | 'load') =>
  plugin[name] as unknown as Hook;

/** The files that the client build writes, and the modules that the server build reads. */
async function build() {
  const files = new Map<string, string>();
  const context = {
    emitFile: ({ fileName, source }: { fileName: string; source: string | Buffer }) =>
      files.set(`/${fileName}`, source.toString()),
  };
  const client = dioramas(openContent(contentDir, contentDir));
  const server = dioramas(openContent(contentDir, contentDir));
  await hook(client, 'configResolved')({ command: 'build', base: '/', build: {} });
  await hook(client, 'buildStart').call(context);
  await hook(client, 'buildEnd').call(context);
  await hook(server, 'configResolved')({ command: 'build', base: '/', build: { ssr: true } });
  const load = async (slug: string) => {
    const file = path.join(contentDir, 'case-studies', `${slug}.mdx?diorama`);
    const code = String(await hook(server, 'load').call({}, file));
    return JSON.parse(code.replace(/^export default /, '')) as string;
  };
  return { files, deep: await load('deep'), flat: await load('flat') };
}

test('the server refers to files that the client build has written', async () => {
  const { files, deep, flat } = await build();
  expect(deep).toMatch(/^\/static\/diorama-[\w-]{8}\.json$/);
  const read = (url: string) => JSON.parse(files.get(url) ?? '') as Diorama;

  const { layers, sizes, animations, duration, flat: sharper } = read(deep);
  expect(layers.map(({ travel, delay }) => [travel, delay])).toEqual([
    [-12, 35],
    [3, 0],
  ]);
  // The layers have no more pixels than that.
  expect(sizes.map(({ width, files: ofLayers }) => [width, ofLayers.length])).toEqual([[616, 2]]);
  expect(animations).toMatchObject([{ layer: 1, every: 1, timing: { duration: 2000 } }]);
  expect(duration).toBe(2000);
  expect(sharper.map(({ width }) => width)).toEqual([924, 1232]);
  const urls = [...sharper, ...sizes].flatMap((size) => size.files);
  expect(urls.filter((url) => !files.has(url))).toEqual([]);
  expect(read(flat)).toMatchObject({ layers: [], animations: [] });
});

test('the URL of a card’s files is known without making them, and changes with what they are made from', async () => {
  const layer = path.join(contentDir, 'media/deep/layers/back.webp');
  const source = await readFile(layer);
  const url = async () => {
    const server = dioramas(openContent(contentDir, contentDir));
    await hook(server, 'configResolved')({ command: 'build', base: '/', build: { ssr: true } });
    const file = path.join(contentDir, 'case-studies/deep.mdx?diorama');
    return hook(server, 'load').call({}, file);
  };
  const before = await url();
  // Nothing could be made of this.
  await writeFile(layer, 'Some other file.');
  expect(await url()).not.toBe(before);
  await writeFile(layer, source);
  expect(await url()).toBe(before);
});
