/** What holds on every static host, for a folder that `npm run export` has written. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { listFiles } from '../../packages/content/src/read/published-files.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { gitHubPages } from './github-pages.ts';
import { type Host, publish } from './host.ts';
import { netlify } from './netlify.ts';
import { nginx, nginxTryFiles } from './nginx.ts';
import { s3 } from './s3.ts';
import { vercel } from './vercel.ts';
import { walk } from './walk.ts';

/** For hosts, not for visitors. */
const CONFIGURATION = new Set(['.nojekyll', '_headers', 'vercel.json']);

export const HOSTS: Record<string, (folder: string) => Host> = {
  'GitHub Pages': () => gitHubPages,
  'Cloudflare Pages': () => cloudflarePages,
  Netlify: () => netlify,
  Vercel: (folder) => vercel(JSON.parse(readFileSync(path.join(folder, 'vercel.json'), 'utf8'))),
  S3: () => s3,
  nginx: () => nginx,
  'nginx with try_files': () => nginxTryFiles,
};

/**
 * Expects that every page, file and link of the folder works on a host.
 * @param siteUrl without a slash at the end
 * @param pages paths of all pages but `/`
 */
export function expectPublished(
  folder: string,
  host: Host,
  { siteUrl, pages }: { siteUrl: string; pages: readonly string[] },
) {
  const base = new URL(siteUrl).pathname.replace(/\/$/, '');
  const site = publish(host, folder, base);
  const { problems, files } = walk(site, siteUrl);
  expect(problems).toEqual([]);
  const follow = (urlPath: string) => {
    const reply = site.get(urlPath);
    return reply.location === undefined ? reply : site.get(reply.location);
  };

  for (const page of pages) {
    const names = [`${page}.html`.slice(1), `${page}/index.html`.slice(1)];
    expect(
      names.some((name) => files.has(name)),
      `${page} is found`,
    ).toBe(true);
    expect(names, page).toContain(follow(base + page).file);
  }

  const lost = listFiles(folder).filter((name) => {
    const { status, file } = follow(`${base}/${name.split('/').map(encodeURIComponent).join('/')}`);
    return status !== 200 || (file !== name && !name.endsWith('.html'));
  });
  expect(lost.filter((name) => !CONFIGURATION.has(name))).toEqual([]);

  for (const unknown of ['/nope', '/nope/deeper', '/static/nope-12345678.css', '/about/nope']) {
    expect(follow(base + unknown)).toMatchObject({ status: 404, file: '404.html' });
  }
}
