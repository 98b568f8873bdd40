/**
 * The site that the browser tests run against: tests/site/content, built for production. Run as a command, this
 * file builds the site unless the build is up to date.
 */
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildSite, isUpToDate } from './build-site.ts';

const WORK_DIR = path.resolve('tests/site/build');

/** Folder of the production build. */
export const BUILD_DIR = path.join(WORK_DIR, 'site');

/** Its demos. */
export const DEMOS_DIR = path.resolve('tests/site/demos');

/** The content to build: tests/site/content with the examples of docs/writing.md added. */
const CONTENT_DIR = path.join(WORK_DIR, 'content');

/** The MDX examples of docs/writing.md, unchanged. */
const examples = () =>
  [...readFileSync('docs/writing.md', 'utf8').matchAll(/^(`{3,})mdx\n([^]*?)^\1$/gm)]
    .map(([, , example = '']) => example)
    .join('\n');

if (
  import.meta.url === pathToFileURL(process.argv[1] ?? '').href &&
  !isUpToDate(BUILD_DIR, ['tests/site/content', DEMOS_DIR, 'docs/writing.md'])
) {
  rmSync(WORK_DIR, { recursive: true, force: true });
  cpSync('tests/site/content', CONTENT_DIR, { recursive: true });
  appendFileSync(path.join(CONTENT_DIR, 'case-studies/writing.mdx'), examples());
  // As in some shells: a build is for production whatever it says.
  buildSite(BUILD_DIR, { CONTENT_DIR, DEMOS_DIR, NODE_ENV: 'development' });
}
