/** Times of a fresh clone: the first build, the second build, the content check, and the start of the server. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../tests/setup/ports.ts';
import { round } from './statistics.ts';
import { timed } from './timed.ts';

/** Time from the start of the process to the first complete page, ms. */
async function measureStart(folder: string) {
  const port = await freePort();
  const start = performance.now();
  const server = spawn(process.execPath, ['build/main.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), GITHUB_API_URL: 'http://127.0.0.1:1' },
    stdio: 'ignore',
  });
  try {
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (page?.ok && (await page.text()).includes('</html>')) {
        return round(performance.now() - start, 0);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  } finally {
    server.kill();
  }
}

/** Number of packages that `npm ci` installs. */
async function countPackages() {
  const installed = await readFile('node_modules/.package-lock.json', 'utf8');
  return Object.keys((JSON.parse(installed) as { packages: object }).packages).length;
}

/** Measures a fresh clone of the last commit, with the packages that are installed here. */
export async function measureBuild() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-build-'));
  try {
    timed('git', ['clone', '--quiet', '.', folder]);
    await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    const build = () => timed('npm', ['run', '--silent', 'build'], { cwd: folder });
    console.error('The first build of a fresh clone');
    const firstSeconds = build();
    console.error('The second build');
    const secondSeconds = build();
    console.error('The content check');
    const checkSeconds = timed('npm', ['run', '--silent', 'check'], { cwd: folder });
    return {
      firstSeconds,
      secondSeconds,
      checkSeconds,
      startMilliseconds: await measureStart(folder),
      packages: await countPackages(),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}
