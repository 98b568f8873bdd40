/** Measures the first and the second build of a fresh clone of the last commit, and counts the site's packages. */
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Benchmark } from './figures.ts';
import { runTimed } from './processes.ts';

async function countPackages() {
  const installed = await readFile('node_modules/.package-lock.json', 'utf8');
  return Object.keys((JSON.parse(installed) as { packages: object }).packages).length;
}

export const measureBuild: Benchmark = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
  const build = () => runTimed(['npm', 'run', '--silent', 'build'], { cwd: folder });
  try {
    runTimed(['git', 'clone', '--quiet', '.', folder]);
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    return [
      { name: 'First build of a fresh clone, s', value: build() },
      { name: 'Second build, s', value: build() },
      { name: 'Packages that `npm ci` installs', value: await countPackages() },
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
};
