/**
 * `tsx scripts/lib/run-in-package.ts bench bench/main.ts [arguments]`: installs the packages of a
 * folder with its own lockfile if they are missing or older than it, then runs the script with the
 * arguments. `npm ci` of the site doesn't install them.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Whether the folder's packages are installed and no older than its lockfile. */
function isInstalled(folder: string): boolean {
  const timeOf = (file: string) =>
    statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // npm writes this file at the end of every installation.
  return timeOf('node_modules/.package-lock.json') >= timeOf('package-lock.json');
}

function install(folder: string) {
  console.error(`Installing the packages of ${folder}/`);
  const { npm_execpath: npm = '' } = process.env;
  const { status, error } = spawnSync(
    process.execPath,
    [npm, 'ci', '--no-audit', '--no-fund', '--prefix', folder],
    // The script's output goes to stdout, npm's to stderr.
    { stdio: ['ignore', process.stderr, process.stderr] },
  );
  if (status !== 0) {
    throw new Error(`"npm ci --prefix ${folder}" failed${error ? `: ${error.message}` : ''}`);
  }
}

const [folder, script, ...args] = process.argv.slice(2);
if (!folder || !script) throw new Error('Usage: run-in-package.ts <folder> <script> [arguments]');
if (!isInstalled(folder)) install(folder);
// In this process, so that signals reach the script. It reads its arguments from `process.argv`.
process.argv.splice(1, Infinity, path.resolve(script), ...args);
await import(pathToFileURL(path.resolve(script)).href);
