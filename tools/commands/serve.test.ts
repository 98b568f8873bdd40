import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

test('without a build, serving says in one line what to run', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  await copyFile('package.json', path.join(folder, 'package.json'));
  const { status, stderr, stdout } = spawnSync('npm', ['run', '--silent', 'serve'], {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
  });
  await rm(folder, { recursive: true });
  expect(status).toBe(1);
  expect(stdout + stderr).toBe('build/main.js not found. Run npm run build.\n');
});
