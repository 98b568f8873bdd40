/** Samples are shown by a process that runs locally, and nowhere else. Every sample of the test site is a canary. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { loadContent } from '../../packages/content/src/folder/content.ts';
import { expect, test } from 'vitest';
import { startGitHub } from '../setup/github.ts';
import { PAGES } from '../setup/pages.ts';
import { readFiles, readPdf } from '../setup/read-site.ts';
import { serveSite } from '../setup/serve.ts';
import { BUILD_DIR } from '../setup/test-site.ts';

const CANARY = /canary/i;
/** A case study in plain Markdown, with `draft: true`. */
const DRAFT = '/canary-post';
const PLAIN = ['/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/body-data.json', '/stars'];

/** Every response of a server as text, by path; the document at an unknown path too. */
async function readResponses(url: string): Promise<Record<string, string>> {
  const pages = ['/', ...PAGES, '/draft', DRAFT, '/nowhere'];
  const data = pages.map((page) => (page === '/' ? '/_root.data' : `${page}.data`));
  const read = async (address: string) => [address, await (await fetch(url + address)).text()];
  const texts = Object.fromEntries(
    await Promise.all([...pages, ...data, ...PLAIN].map(read)),
  ) as Record<string, string>;
  const pdf = new Uint8Array(await (await fetch(`${url}/resume`)).arrayBuffer());
  return { ...texts, '/resume': await readPdf(pdf) };
}

const withCanary = (texts: Record<string, string>) =>
  Object.keys(texts).filter((name) => CANARY.test(texts[name] ?? ''));

/** The text of every sample of the test site. */
async function listSamples(): Promise<string[]> {
  const { site, openSource, talks, resume, studies } = await loadContent(
    path.resolve('tests/site/content'),
    process.cwd(),
  );
  return [site, openSource, talks, resume, ...studies].flatMap(({ data, samplePaths }) =>
    samplePaths.map((keys) =>
      String(
        keys.reduce<unknown>(
          (value, key) => (value as Record<string | number, unknown>)[key],
          data,
        ),
      ),
    ),
  );
}

test('every sample of the test site is a canary', async () => {
  const samples = await listSamples();
  expect(samples.length).toBeGreaterThan(15);
  expect(samples.filter((sample) => !CANARY.test(sample))).toEqual([]);
});

test('a local process shows every sample, and the files of drafts', async () => {
  const site = await serveSite();
  for (const file of await listDraftFiles()) {
    expect((await fetch(site.url + file)).status).toBe(200);
  }
  const texts = Object.values(await readResponses(site.url)).join('\n');
  for (const sample of await listSamples()) expect(texts).toContain(sample);
  await expect.poll(() => site.output.err).toContain('"event":"samples","left":');
  expect(site.output.err.match(/"event":"samples"/g)).toHaveLength(1);
  expect(site.output.err).toContain('"shown":true');
  await site.stop();
});

const PUBLIC: Record<string, string>[] = [{ SITE_URL: 'https://example.org' }, { HOST: '0.0.0.0' }];
for (const env of PUBLIC) {
  test(`a public process shows none: ${JSON.stringify(env)}`, async () => {
    const site = await serveSite(env);
    const texts = await readResponses(site.url);
    expect(withCanary(texts)).toEqual([]);
    for (const file of await listDraftFiles()) {
      expect((await fetch(site.url + file)).status).toBe(404);
    }
    // A Host header changes nothing.
    const response = await fetch(`${site.url}/about`, { headers: { Host: 'localhost' } });
    expect(await response.text()).not.toMatch(CANARY);
    expect(site.output.err).toContain('"shown":false');
    await site.stop();
  });
}

/** Paths of the files of drafts. */
async function listDraftFiles() {
  const folder = path.join(BUILD_DIR, 'drafts');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.\w+$/.test(file));
  expect(files.length).toBeGreaterThan(5);
  return files.map((file) => `/${file}`);
}

test('files for visitors and the exported site contain none', async () => {
  const gitHub = await startGitHub();
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/export.ts'], {
    // Public even with a loopback address.
    env: { ...process.env, BUILD_DIR, SITE_URL: 'http://localhost', ...gitHub.env },
  });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  expect(await once(child, 'exit')).toEqual([0, null]);
  gitHub.close();
  expect(output.match(/\d+ samples left/g)).toHaveLength(1);
  for (const folder of ['client', 'static']) {
    const files = await readFiles(path.join(BUILD_DIR, folder));
    expect(Object.keys(files).length).toBeGreaterThan(50);
    expect(withCanary(files)).toEqual([]);
  }
});

test('files for visitors open no editor', async () => {
  const files = Object.values(await readFiles(path.join(BUILD_DIR, 'client')));
  for (const text of ['__open-in-editor', '__content-sources', '_debugSource']) {
    expect(files.filter((file) => file.includes(text))).toEqual([]);
  }
});
