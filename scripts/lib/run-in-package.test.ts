import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Runs the script of a package in `folder`, and returns its output and log. */
const run = (folder: string) =>
  spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/lib/run-in-package.ts', folder, `${folder}/main.ts`, 'a', '--b'],
    { encoding: 'utf8' },
  );

test('the packages are installed before the first run, and again when the lockfile is newer', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  const write = (name: string, data: unknown) =>
    writeFile(path.join(folder, name), typeof data === 'string' ? data : JSON.stringify(data));
  try {
    // A package in a local folder, so that nothing is downloaded.
    await mkdir(path.join(folder, 'part'));
    const part = { name: 'part', version: '1.0.0', type: 'module', exports: './index.js' };
    await write('part/package.json', part);
    await write('part/index.js', "export const word = 'installed';");
    const dependencies = { part: 'file:part' };
    await write('package.json', { name: 'trial', type: 'module', dependencies });
    await write('package-lock.json', {
      name: 'trial',
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': { name: 'trial', dependencies },
        'node_modules/part': { resolved: 'part', link: true },
        part: { version: '1.0.0' },
      },
    });
    await write(
      'main.ts',
      "import { word } from 'part'; console.log(word, ...process.argv.slice(2));",
    );

    const first = run(folder);
    expect(first.stdout).toBe('installed a --b\n');
    expect(first.stderr).toContain('Installing the packages of');
    expect(existsSync(path.join(folder, 'node_modules/part'))).toBe(true);

    expect(run(folder).stderr).not.toContain('Installing');

    const later = new Date(Date.now() + 60_000);
    await utimes(path.join(folder, 'package-lock.json'), later, later);
    expect(run(folder).stderr).toContain('Installing');
  } finally {
    await rm(folder, { recursive: true });
  }
});
