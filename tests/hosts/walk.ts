/** Follows everything that a published site names, as visitors and crawlers do. */
import path from 'node:path';
import mime from 'mime-types';
import { DRAFTS } from '../../packages/content/src/read/published-files.ts';
import type { Published } from './host.ts';

const LINKS = /\s(?:href|src|poster)="(\/[^"]*)"/g;
const SETS = /\s(?:srcset|imagesrcset)="([^"]*)"/gi;
const REFRESH = /http-equiv="refresh" content="0; url=([^"]*)"/g;
const IN_CSS = /url\(["']?([^"')]+)["']?\)/g;
/** Files of the build, in scripts, JSON and data. */
const BUILT = /["'`](\/[^"'`\s]*\/?static\/[^"'`\s\\]+)["'`]/g;
/** Imports of scripts, and the files that Vite loads ahead, from the root of the site. */
const IMPORTS = /["'](\.\/[\w.-]+\.js)["']/g;
const AHEAD = /["'](static\/[^"'\s\\]+\.(?:js|css))["']/g;

/** Responses that scripts and crawlers ask for. */
const ASKED = [
  '/',
  '/resume',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/stars',
  '/body-data.json',
];

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** URL paths that a response names. */
function namesIn(file: string, text: string, { siteUrl, urlPath }: Place): string[] {
  const { origin, pathname } = new URL(siteUrl);
  const absolute = matches(text, /(https?:\/\/[^"'<>\s\\]+)/g)
    .filter((url) => url.startsWith(`${origin}/`))
    .map((url) => url.slice(origin.length));
  const names = [...absolute, ...matches(text, BUILT)];
  switch (path.extname(file)) {
    case '.html':
      names.push(...matches(text, LINKS), ...matches(text, REFRESH));
      names.push(...matches(text, SETS).flatMap((set) => set.split(/,\s+/).map(firstWord)));
      break;
    case '.css':
      names.push(...matches(text, IN_CSS));
      break;
    case '.js':
      names.push(...matches(text, AHEAD).map((name) => `${pathname.replace(/\/$/, '')}/${name}`));
      names.push(...matches(text, IMPORTS).map((name) => path.posix.join(urlPath, '..', name)));
  }
  return (
    names
      .filter((name) => /^\/(?!\/)/.test(name))
      .map((name) => name.replace(/[?#].*/, ''))
      // Not published. A script names them, but no public page asks for one.
      .filter((name) => !name.includes(DRAFTS))
  );
}

type Place = { siteUrl: string; urlPath: string };

const firstWord = (text: string) => text.trim().split(' ')[0] ?? '';

/** What texts name. They are the same on all hosts. */
const read = new Map<string, string[]>();

/**
 * @param siteUrl without a slash at the end
 * @returns what is wrong, and the names of the files that were found
 */
export function walk(site: Published, siteUrl: string) {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  const problems: string[] = [];
  const files = new Set<string>();
  const seen = new Set(ASKED.map((urlPath) => base + urlPath));
  // A set lists what is added meanwhile too.
  for (const urlPath of seen) {
    const first = site.get(urlPath);
    const { status, file = '', type, body } = first.location ? site.get(first.location) : first;
    files.add(file);
    const named = mime.lookup(path.posix.basename(urlPath));
    if (status !== 200) problems.push(`${urlPath} responds with ${status}`);
    else if (named && type !== named) problems.push(`${urlPath} is ${type}`);
    else if (!named && type === mime.types.bin && !/\/stars$|\.data$/.test(urlPath)) {
      problems.push(`${urlPath} has no type`);
    }
    if (status !== 200 || !/\.(html|css|js|json|xml|txt)$/.test(file)) continue;
    const key = `${siteUrl} ${file}`;
    const names = read.get(key) ?? namesIn(file, body().toString(), { siteUrl, urlPath });
    read.set(key, names);
    for (const name of names) seen.add(name);
  }
  return { problems, files };
}
