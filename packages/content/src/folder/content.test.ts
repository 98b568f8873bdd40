import fs, { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { openContent, type Study } from './content.ts';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'content-'));
  await writeSite(dir, [{ slug: 'x', body: 'Text.' }]);
});
afterAll(() => rm(dir, { recursive: true }));
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('a file is parsed once for all its readers, until it changes', async () => {
  const content = openContent(dir, dir);
  const first = await content.study('x.mdx');
  const { site, studies } = await content.load();
  expect(studies[0]?.body).toBe(first.body);
  expect((await content.yaml('site.yaml')).versions).toBe(site.versions);
  const file = path.join(dir, 'case-studies/x.mdx');
  await writeFile(file, (await readFile(file, 'utf8')).replace('Text.', 'New text.'));
  const second = await content.study('x.mdx');
  expect(second.body?.texts).toMatchObject([{ text: 'New text.' }]);
  expect((await content.study('x.mdx')).body).toBe(second.body);
});

test('a file that is saved while others are read is read again', async () => {
  const content = openContent(dir, dir);
  const file = path.join(dir, 'case-studies/x.mdx');
  const before = await readFile(file);
  let afterSave: Promise<Study> | undefined;
  vi.spyOn(fs, 'readFile').mockImplementationOnce(async () => {
    await writeFile(file, `${String(before)}\nSaved.`);
    afterSave = content.study('x.mdx');
    return before;
  });
  syncBuiltinESMExports();
  await content.study('x.mdx');
  expect((await afterSave)?.body?.texts.at(-1)).toMatchObject({ text: 'Saved.' });
});
