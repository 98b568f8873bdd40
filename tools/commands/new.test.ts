import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../../tests/setup/write-site.ts';

test('a new case study in plain Markdown has no errors, and its slug is taken', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'new-'));
  await writeSite(dir, [{ slug: 'a', body: 'Text.' }]);
  const run = (command: string, ...options: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', `tools/commands/${command}.ts`, ...options], {
      env: { ...process.env, CONTENT_DIR: dir },
      encoding: 'utf8',
    });
  expect(run('new', 'boats', '--title', 'Boats', '--md').status).toBe(0);
  expect(run('check', '--quiet')).toMatchObject({ status: 0, stderr: '' });
  expect(run('new', 'boats').stderr).toMatch(/boats\.md already exists\. Choose another slug\./);
  await rm(dir, { recursive: true });
});

test('a new case study comes last, also after one that isn’t valid', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'new-'));
  await writeSite(dir, [
    { slug: 'a', body: 'Text.', fields: { order: 3 } },
    { slug: 'b', body: '<Note>', fields: { order: 7.5, color: 'blue' } },
  ]);
  const { status } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/commands/new.ts', 'boats', '--title', 'Boats'],
    { env: { ...process.env, CONTENT_DIR: dir } },
  );
  expect(status).toBe(0);
  expect(await readFile(path.join(dir, 'case-studies/boats.mdx'), 'utf8')).toContain(
    '\norder: 8\n',
  );
  await rm(dir, { recursive: true });
});
