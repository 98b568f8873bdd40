/** Commands that end with an error. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { writeSite } from '../setup/write-site.ts';

// Each builds a site.
test.slow();

test('check and build report invalid content in one line per problem, without a stack trace', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'broken-'));
  const contentDir = path.join(root, 'content');
  await cp('tests/site/content', contentDir, { recursive: true });
  const file = path.join(contentDir, 'case-studies/plain.mdx');
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^color: .*$/m, 'color: bluish'));
  const line = /case-studies\/plain\.mdx:7: color is "bluish"\. It must be a color of CSS/;

  for (const command of ['check', 'build']) {
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', command], {
      encoding: 'utf8',
      env: { ...process.env, CONTENT_DIR: contentDir, BUILD_DIR: path.join(root, 'build') },
    });
    expect(status, command).toBe(1);
    expect(stderr, command).toMatch(line);
    expect(stdout + stderr, command).not.toMatch(/^\s+at /m);
  }
  await rm(root, { recursive: true });
});

test('a build that fails leaves no server of an earlier build', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'failed-'));
  const contentDir = path.join(root, 'content');
  const server = path.join(root, 'build/main.js');
  await mkdir(path.dirname(server));
  await writeFile(server, '');
  await cp('tests/site/content', contentDir, { recursive: true });
  await rm(path.join(contentDir, 'site.yaml'));
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, CONTENT_DIR: contentDir, BUILD_DIR: path.dirname(server) },
  });
  expect(status).toBe(1);
  expect(existsSync(server)).toBe(false);
  await rm(root, { recursive: true });
});

test('a build keeps the last export, and nothing else of an earlier build', async () => {
  const [contentDir, buildDir] = ['tests/site/build/again-content', 'tests/site/build/again'];
  await writeSite(contentDir, [{ slug: 'x', body: 'Text.' }]);
  for (const file of ['static/index.html', 'client/old.js', 'server/old.js']) {
    await mkdir(path.join(buildDir, path.dirname(file)), { recursive: true });
    await writeFile(path.join(buildDir, file), '');
  }
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    env: { ...process.env, CONTENT_DIR: contentDir, BUILD_DIR: buildDir },
  });
  expect(status).toBe(0);
  const isLeft = (file: string) => existsSync(path.join(buildDir, file));
  expect(['static/index.html', 'client/old.js', 'server/old.js'].map(isLeft)).toEqual([
    true,
    false,
    false,
  ]);
  for (const dir of [contentDir, buildDir]) await rm(dir, { recursive: true });
});
