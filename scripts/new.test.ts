import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '../tests/setup/write-site.ts';

test('a new case study in plain Markdown has no errors without any picture, and its slug is taken', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'new-'));
  await writeSite(dir, [{ slug: 'a', body: 'Text.' }]);
  const run = (command: string, ...options: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...options], {
      env: { ...process.env, CONTENT_DIR: dir },
      encoding: 'utf8',
    });
  expect(run('new', 'boats', '--title', 'Boats', '--md').status).toBe(0);
  expect(await readdir(path.join(dir, 'media'))).not.toContain('boats');
  expect(run('check', '--quiet')).toMatchObject({ status: 0, stderr: '' });
  expect(run('new', '--help').stdout).toMatch(/^Usage: npm run new -- <slug> \[options\]\n/);
  expect(run('new', 'boats').stderr).toMatch(
    /boats\.md already exists\. Open it to edit it, or choose/,
  );
  expect(run('new', 'My café').stderr).toBe(
    '"My café" is an invalid slug. Use lowercase letters from a to z, digits and hyphens, such as my-cafe.\n',
  );
  await writeFile(path.join(dir, 'site.yaml'), 'lang: de\n', { flag: 'a' });
  run('new', 'boote', '--md');
  expect(run('check').stdout).toMatch(/boote\.md:8: .*"Boote…"\. Replace it with one or two/);
  await rm(dir, { recursive: true });
});
