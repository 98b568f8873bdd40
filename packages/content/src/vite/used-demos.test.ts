import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { openContent } from '../folder/content.ts';
import { listDemos } from '../read/demos.ts';
import { usedDemos } from './used-demos.ts';

let folder: string;
let demosDir: string;

const addDemo = async (name: string) => {
  await mkdir(path.join(demosDir, name), { recursive: true });
  await writeFile(path.join(demosDir, name, 'index.tsx'), 'export default () => null;');
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'used-demos-'));
  const demo = (name: string) =>
    `<Demo name="${name}" title="Try" still="sheet.jpg" alt="A sheet." />`;
  await writeSite(folder, [
    { slug: 'one', body: demo('planes') },
    { slug: 'two', body: `${demo('product/coins')}\n\n${demo('planes')}` },
  ]);
  demosDir = path.join(folder, 'demos');
  for (const name of ['boats', 'product/coins', 'planes']) await addDemo(name);
});
afterAll(() => rm(folder, { recursive: true }));

/** A module of the plugin in the build or the preview. */
function load(id: string, command: 'build' | 'serve'): Promise<string> {
  const content = openContent(folder, path.dirname(folder));
  const plugin = usedDemos(content, [demosDir]) as unknown as {
    config: (config: object, env: { command: string }) => void;
    load: (id: string) => Promise<string>;
  };
  plugin.config({}, { command });
  return plugin.load(id);
}

const namesFor = async (command: 'build' | 'serve') =>
  [...(await load('\0virtual:demos', command)).matchAll(/"([^"]+)": /g)].map(([, name]) => name);

test('a demo is a folder with an index.tsx, or one in the folder of a product; what they share is none', async () => {
  await mkdir(path.join(demosDir, 'product/shared'));
  await mkdir(path.join(demosDir, 'product/coins/parts'));
  await writeFile(path.join(demosDir, 'product/coins/parts/index.tsx'), '');
  expect(listDemos(demosDir)).toEqual(['boats', 'planes', 'product/coins']);
});

test('a demo comes with its folder and goes with it', async () => {
  await addDemo('kites');
  expect(listDemos(demosDir)).toContain('kites');
  await rm(path.join(demosDir, 'kites'), { recursive: true });
  expect(listDemos(demosDir)).not.toContain('kites');
  expect(listDemos(path.join(folder, 'none'))).toEqual([]);
});

test('the build has the demos that texts use, each once', async () => {
  expect(await namesFor('build')).toEqual(['planes', 'product/coins']);
});

test('the preview has all demos, so that a text can get one', async () => {
  expect(await namesFor('serve')).toEqual(listDemos(demosDir));
});

test('the build reserves room for the demos that texts use and that have heights, and no other', async () => {
  for (const name of ['boats', 'planes'])
    await writeFile(path.join(demosDir, name, 'heights.css'), '');
  const css = await load('/app/demo-frame/demo-heights.css', 'build');
  expect(css).toBe(`@import "${path.join(demosDir, 'planes/heights.css')}";`);
});
