/** Builds a site for browser tests, for production. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** What every build depends on, besides its content. */
export const CODE = [
  'app',
  'demos',
  'package-lock.json',
  'packages',
  'public',
  'scripts',
  'server',
  'vite.config.ts',
];

/** Time of the last change of a file or in a folder, ms since 1970. */
function lastChange(file: string): number {
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file).map((name) => lastChange(path.join(file, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

/**
 * Whether a build is newer than the code and its content.
 * @param content files and folders that the content is made of
 */
export const isUpToDate = (buildDir: string, content: readonly string[]) =>
  // Two builds at once can leave a part of one.
  existsSync(path.join(buildDir, 'server')) &&
  // A build writes main.js last.
  lastChange(path.join(buildDir, 'main.js')) > Math.max(...[...CODE, ...content].map(lastChange));

/** Builds a site; if that fails, so does the process. */
export function buildSite(buildDir: string, env: Record<string, string>) {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...env, BUILD_DIR: buildDir },
  });
  process.exitCode = status ?? 1;
}
