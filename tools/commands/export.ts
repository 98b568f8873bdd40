/**
 * `npm run export`: the built site as a folder of files, build/static, for any static host or CDN.
 *
 *   about.html        the page at /about (hosts drop the extension)
 *   about.data        its data, for client-side navigation
 *   stars, resume, …  other responses, their types in _headers
 *   404.html          for every other path
 *   static/           scripts, styles, pictures, with content hashes
 *   CV.pdf, …         the files in public/
 *   _headers          headers for Netlify, Cloudflare Pages and others, then those of public/_headers
 *   .nojekyll         without it, GitHub Pages drops names that begin with "." or "_"
 */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../server/config.ts';
import { isPublished, listFiles } from '../../server/file-names.ts';
import { FRAME_POLICY, securityHeaders } from '../../server/headers.ts';
import { loadBuild } from '../../server/load-build.ts';
import type { StarSnapshot } from '../../app/stars/star-cache.server.ts';
import { createSite, type Site, UNKNOWN } from '../../server/site.ts';
import { describeSamples } from '../content/samples/describe-samples.ts';
import { withInlinePolicy } from './inline-policy.ts';

const STARS = '/stars';
/** Longest time to wait for the star counts, ms. */
const STARS_TIMEOUT_MS = 60_000;
/** Interval between checks for star counts, ms. */
const POLL_INTERVAL_MS = 250;
/** A count is treated as failed if the next retry is later than this, s. */
const MAX_RETRY_AFTER_S = 10;

const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');
const folder = path.join(buildDir, 'static');

/** Resolves to all star counts, or those that arrive in time. */
async function waitForStars({ render }: Site): Promise<StarSnapshot['counts']> {
  const deadline = Date.now() + STARS_TIMEOUT_MS;
  for (;;) {
    const { counts, retryAfter } = (await (await render(STARS)).json()) as StarSnapshot;
    if (retryAfter === null || retryAfter > MAX_RETRY_AFTER_S || Date.now() > deadline) {
      return counts;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

async function save(name: string, body: string | Uint8Array) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** @returns the content type of the response */
async function saveResponse({ render }: Site, urlPath: string): Promise<string> {
  const response = await render(urlPath);
  if (!response.ok) throw new Error(`${urlPath} couldn't be rendered: ${response.status}`);
  await save(urlPath, new Uint8Array(await response.arrayBuffer()));
  return response.headers.get('content-type') ?? 'application/octet-stream';
}

async function savePage({ render }: Site, urlPath: string, name: string, status = 200) {
  const response = await render(urlPath);
  if (response.status !== status) throw new Error(`${urlPath} responded with ${response.status}`);
  await save(name, withInlinePolicy(await response.text()));
}

/** The format of Netlify and Cloudflare Pages: paths, and under each its headers. */
const formatHeaders = (rules: Record<string, Record<string, string>>) =>
  Object.entries(rules)
    .map(([paths, headers]) =>
      [paths, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');

async function exportSite() {
  const { siteUrl, codeHosts } = readConfig(process.env);
  const site = createSite({
    build: await loadBuild(buildDir),
    siteUrl,
    // Whatever SITE_URL says: the folder is made to be uploaded.
    isPublic: true,
    codeHosts,
  });

  await rm(folder, { recursive: true, force: true });
  const clientDir = path.join(buildDir, 'client');
  for (const file of listFiles(clientDir).filter(isPublished)) {
    await cp(path.join(clientDir, file), path.join(folder, file));
  }
  await save('.nojekyll', '');

  const counts = await waitForStars(site);
  const types: Record<string, string> = {};
  for (const urlPath of site.plain) types[urlPath] = await saveResponse(site, urlPath);
  // The file is static, so pages must not poll it.
  await save(STARS, JSON.stringify({ counts, retryAfter: null } satisfies StarSnapshot));
  for (const urlPath of site.data) types['/*.data'] = await saveResponse(site, urlPath);
  for (const page of site.pages) {
    await savePage(site, page, page === '/' ? 'index.html' : `${page}.html`);
  }
  await savePage(site, UNKNOWN, '404.html', 404);

  const typeRules = Object.entries(types).map(([paths, type]) => [paths, { 'Content-Type': type }]);
  const rules = formatHeaders({
    '/*': {
      ...securityHeaders(siteUrl),
      'Content-Security-Policy': FRAME_POLICY,
      // As pictures need it: a rule for a part of these paths would add a second value, not replace it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    '/static/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ...Object.fromEntries(typeRules),
  });
  const own = await readFile(path.join(clientDir, '_headers'), 'utf8').catch(() => '');
  await save('_headers', [rules, own].filter(Boolean).join('\n'));

  console.log(
    `Wrote ${site.pages.length} pages for ${siteUrl} with ${Object.keys(counts).length} star counts to ${path.relative('.', folder)}`,
  );
  if (site.samples > 0) console.log(`${describeSamples(site.samples)} The export leaves them out.`);
  if (!process.env.SITE_URL)
    console.log('SITE_URL is not set. Set it to the public origin of the site.');
}

try {
  await exportSite();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// Requests for star counts may still be in flight.
process.exit();
