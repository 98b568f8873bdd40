/** What the build makes for a site whose owner has no picture of it. */
import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { openContent } from '../folder/content.ts';
import { mediaFile } from '../media/media-imports.ts';
import { notFoundPicture } from './not-found-picture.ts';
import { siteIcons } from './site-icons.ts';

let dir: string;

beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'site-pictures-'));
  await writeSite(dir, [{ slug: 'x', body: 'Text.' }]);
  await mkdir(path.join(dir, 'public'));
  await writeFile(
    path.join(dir, 'public/favicon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
});
afterAll(() => rm(dir, { recursive: true }));

/** The icons of a build by name. */
async function buildIcons(): Promise<Map<string, string>> {
  const entry = path.join(dir, 'entry.js');
  await writeFile(entry, '');
  const { output } = (await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rollupOptions: { input: entry } },
    plugins: [siteIcons(openContent(dir, dir))],
  })) as Rollup.RollupOutput;
  const assets = output.filter((file) => file.type === 'asset');
  return new Map(assets.map(({ fileName, source }) => [fileName, Buffer.from(source).toString()]));
}

test('a build has the icons that public/ lacks', async () => {
  const names = [...(await buildIcons()).keys()];
  expect(names.sort()).toEqual(['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']);
});

test('the owner’s icon is without its scripts', async () => {
  await rm(path.join(dir, 'public/favicon.svg'));
  await appendFile(path.join(dir, 'site.yaml'), 'theme:\n  icon: icon.svg\n');
  await writeFile(
    path.join(dir, 'media/site/icon.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><script>alert(1)</script><path d="M0 0h8v4H0z"/></svg>',
  );
  const icon = (await buildIcons()).get('favicon.svg');
  expect(icon).toContain('d="M0 0h8v4H0z"');
  expect(icon).not.toContain('script');
});

test('the picture of the error page is the owner’s, or the middle of a drawn card', async () => {
  const picture = async () => {
    const { load } = notFoundPicture(openContent(dir, dir)) as unknown as {
      load: (id: string) => Promise<string>;
    };
    const code = await load('\0virtual:not-found-picture');
    return mediaFile(/"(.*)"/.exec(code)?.[1] ?? '', dir);
  };
  const own = path.join(dir, 'media/site/not-found.jpg');
  expect(await picture()).toBe(own);
  await rm(own);
  expect(await picture()).toMatch(/cards.*background\.png$/);
});
