/**
 * `npm run build`: builds the site for production into `build/`, or the folder in BUILD_DIR. With `--quiet`, as a step of
 * another command, it doesn't say how many samples are left.
 */
import './lib/check-environment.ts';
import { clearBuild } from './lib/clear-build.ts';
import { describeUnwritable } from './lib/disk-errors.ts';
import { build as bundle } from 'esbuild';
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Otherwise a shell's own NODE_ENV would put React's development build, and the preview's editor, into the site.
process.env.NODE_ENV = 'production';

const buildDir = process.env.BUILD_DIR ?? 'build';
/** Its absence says that the build isn't complete. */
const server = path.join(buildDir, 'main.js');

const cli = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@remix-run/dev/package.json')),
  'dist/cli.js',
);

/** Runs a script of Node to its end; if that fails, so does the build. */
function run(...args: string[]) {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status === 0) return;
  const reason = describeUnwritable(buildDir) ?? describeUnwritable('.');
  if (reason) console.error(reason);
  process.exit(status ?? 1);
}

rmSync(server, { force: true });
run(
  '--import',
  'tsx',
  path.join(import.meta.dirname, 'lib/check-build.ts'),
  ...process.argv.slice(2),
);
clearBuild(buildDir);
run(cli, 'vite:build', '--logLevel', 'warn');
run('--import', 'tsx', path.join(import.meta.dirname, 'lib/compress-build.ts'));
await bundle({
  entryPoints: ['server/main.ts'],
  outfile: server,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  logLevel: 'warning',
});
