/**
 * The site that the browser tests run against: tests/site/content, built for production. Run as a command, this
 * file builds the site unless the build is up to date.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const WORK_DIR = path.resolve('tests/site/build');

/** Folder of the production build. */
export const BUILD_DIR = path.join(WORK_DIR, 'site');

/** The content to build: tests/site/content with the examples of docs/writing.md added. */
const CONTENT_DIR = path.join(WORK_DIR, 'content');

/** The sources of the build. */
const SOURCES = [
  'app',
  'docs/writing.md',
  'package-lock.json',
  'public',
  'server',
  'tests/site/content',
  'tools/vite',
  'vite.config.ts',
];

/** The MDX examples of docs/writing.md, unchanged. */
const examples = () =>
  [...readFileSync('docs/writing.md', 'utf8').matchAll(/^```mdx\n([^]*?)^```$/gm)]
    .map(([, example = '']) => example)
    .join('\n');

/** Time of the last change of a file or in a folder, ms since 1970. */
function lastChange(file: string): number {
  if (!existsSync(file)) return 0;
  const stat = statSync(file);
  if (!stat.isDirectory()) return stat.mtimeMs;
  const inside = readdirSync(file).map((name) => lastChange(path.join(file, name)));
  return Math.max(stat.mtimeMs, ...inside);
}

/** A build writes main.js last. */
const isUpToDate = () =>
  lastChange(path.join(BUILD_DIR, 'main.js')) > Math.max(...SOURCES.map(lastChange));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href && !isUpToDate()) {
  rmSync(WORK_DIR, { recursive: true, force: true });
  cpSync('tests/site/content', CONTENT_DIR, { recursive: true });
  appendFileSync(path.join(CONTENT_DIR, 'case-studies/writing.mdx'), examples());
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR, BUILD_DIR },
  });
  process.exitCode = status ?? 1;
}
