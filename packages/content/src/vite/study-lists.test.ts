import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { openContent } from '../folder/content.ts';
import { studyLists } from './study-lists.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'drafts-'));
  await writeSite(dir, [
    { slug: 'public-one', body: 'Text.' },
    { slug: 'secret-one', body: 'Text.', fields: { draft: true } },
  ]);
});
afterAll(() => rm(dir, { recursive: true }));

/** The chunks of a build of the list of texts, by file name. */
async function buildBodies(ssr: boolean) {
  const { output } = (await build({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '#content': dir } },
    build: {
      ssr,
      write: false,
      rollupOptions: { input: 'virtual:bodies', preserveEntrySignatures: 'strict' },
    },
    plugins: [
      studyLists(openContent(dir, dir)),
      {
        name: 'texts',
        transform: (_code, id) => (id.endsWith('.mdx') ? 'export default 1;' : undefined),
      },
    ],
  })) as Rollup.RollupOutput;
  return output.filter((file) => file.type === 'chunk');
}

test('scripts outside of the folder of drafts name no draft', async () => {
  const chunks = await buildBodies(false);
  const naming = (slug: string) =>
    chunks.filter(({ code, fileName }) => (fileName + code).includes(slug));
  expect(naming('public-one').length).toBeGreaterThan(0);
  const secret = naming('secret-one').map(({ fileName }) => fileName);
  expect(secret).toHaveLength(2);
  for (const name of secret) expect(name).toMatch(/^static\/drafts\//);
});

test('the server has drafts in the list of all texts', async () => {
  const entry = (await buildBodies(true)).find(({ isEntry }) => isEntry);
  expect(entry?.code).toContain('"public-one"');
  expect(entry?.code).toContain('"secret-one"');
});
