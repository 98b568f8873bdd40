/**
 * `npm run export`: the built site as a folder of files, build/static, for any static host or CDN.
 *
 *   about.html        the page at /about (most hosts drop the extension)
 *   about/index.html  the same, for hosts that don't
 *   about.data        its data, for client-side navigation
 *   robin-example-resume.pdf, with a page at /resume that leads to it
 *   old-name.html     a page at a former path of another, which leads to it
 *   stars, …          other responses, their types in _headers
 *   404.html          for every other path
 *   static/           scripts, styles, pictures, with content hashes
 *   CV.pdf, …         the files in public/
 *   _headers          headers for Netlify, Cloudflare Pages and others, then the lines of public/_headers
 *   vercel.json       the same for Vercel, which drops extensions only if asked to; public/vercel.json replaces it
 *   .nojekyll         without it, GitHub Pages drops names that begin with "." or "_"
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { locateSite, readConfig } from '../server/config.ts';
import { isPublished, listFiles } from 'portfolio-content/files';
import { FRAME_POLICY, securityHeaders } from '../server/headers.ts';
import { loadBuild } from '../server/load-build.ts';
import type { StarSnapshot } from '../app/stars/star-cache.server.ts';
import { createSite, RESUME, type Site, UNKNOWN } from '../server/site.ts';
import { describeSamples } from '../server/describe-samples.ts';
import { describeDiskError } from './lib/disk-errors.ts';
import { withInlinePolicy } from './lib/inline-policy.ts';
import { redirectPage } from './lib/redirect-page.ts';

const STARS = '/stars';
/** Longest time to wait for the star counts, ms. */
const STARS_TIMEOUT_MS = 60_000;
/** Interval between checks for star counts, ms. */
const POLL_INTERVAL_MS = 250;
/** A count is treated as failed if the next retry is later than this, s. */
const MAX_RETRY_AFTER_S = 10;

/** Cloudflare Pages refuses larger files, bytes: https://developers.cloudflare.com/pages/platform/limits/#file-size */
const MAX_FILE_BYTES = 25 * 1024 ** 2;

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

/** Says which files some hosts refuse, a line for each. */
async function warnAboutLargeFiles() {
  for (const name of listFiles(folder)) {
    const { size } = await stat(path.join(folder, name));
    if (size <= MAX_FILE_BYTES) continue;
    const megabytes = Math.ceil(size / 1e6);
    console.warn(
      `Warning: ${path.relative('.', path.join(folder, name))} is ${megabytes} MB. Cloudflare Pages takes files of up to 26 MB.`,
    );
  }
}

/** @returns the content type of the response */
async function saveResponse({ render }: Site, urlPath: string): Promise<string> {
  const response = await render(urlPath);
  if (!response.ok) throw new Error(`${urlPath} couldn't be rendered: ${response.status}`);
  await save(decodeURI(urlPath), new Uint8Array(await response.arrayBuffer()));
  return response.headers.get('content-type') ?? 'application/octet-stream';
}

async function renderPage({ render }: Site, urlPath: string, status = 200): Promise<string> {
  const response = await render(urlPath);
  if (response.status !== status) throw new Error(`${urlPath} responded with ${response.status}`);
  return response.text();
}

/** Saves the page at a path, under all names by which hosts look for it. */
async function savePage(urlPath: string, html: string) {
  if (urlPath === '/') return save('index.html', html);
  await save(`${urlPath}.html`, html);
  return save(`${urlPath}/index.html`, html);
}

/** Paths, where `*` stands for anything, and the headers of each. */
type HeaderRules = Record<string, Record<string, string>>;

/** The format of Netlify and Cloudflare Pages: paths, and under each its headers. */
const formatHeaders = (rules: HeaderRules) =>
  Object.entries(rules)
    .map(([paths, headers]) =>
      [paths, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');

/** https://vercel.com/docs/project-configuration */
const formatVercel = (rules: HeaderRules) =>
  JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      headers: Object.entries(rules).map(([paths, headers]) => ({
        source: paths.replace('*', '(.*)'),
        headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
      })),
    },
    null,
    2,
  );

async function exportSite() {
  const { siteUrl: origin, codeHosts } = readConfig(process.env);
  const build = await loadBuild(buildDir);
  const { basename = '/' } = build;
  const siteUrl = locateSite(process.env, origin, basename);
  const toUrlPath = (urlPath: string) => basename + urlPath.slice(1);
  const site = createSite({
    build,
    siteUrl,
    isExport: true,
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
  for (const urlPath of site.plain) {
    // A file without an extension would be saved as such.
    if (urlPath === RESUME)
      await savePage(urlPath, redirectPage(toUrlPath(site.resume), site.describeTarget(RESUME)));
    else types[urlPath] = await saveResponse(site, urlPath);
  }
  // The file is static, so pages must not poll it.
  await save(STARS, JSON.stringify({ counts, retryAfter: null } satisfies StarSnapshot));
  // Scripts read these whatever their type is: a rule for all of them could apply to pages on hosts that end a path at `*`.
  for (const urlPath of site.data) await saveResponse(site, urlPath);
  for (const page of site.pages) {
    await savePage(page, withInlinePolicy(await renderPage(site, page), toUrlPath(page)));
  }
  for (const [alias, page] of site.redirects) {
    await savePage(alias, redirectPage(toUrlPath(page), site.describeTarget(page)));
  }
  await save('404.html', withInlinePolicy(await renderPage(site, UNKNOWN, 404)));

  const typeRules = Object.entries(types).map(([paths, type]) => [paths, { 'Content-Type': type }]);
  const rules: HeaderRules = {
    '/*': {
      ...securityHeaders(siteUrl),
      'Content-Security-Policy': FRAME_POLICY,
      // As pictures need it: a rule for a part of these paths would add a second value, not replace it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    '/static/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    ...Object.fromEntries(typeRules),
  };
  const own = await readFile(path.join(clientDir, '_headers'), 'utf8').catch(() => '');
  await save('_headers', [formatHeaders(rules), own].filter(Boolean).join('\n'));
  if (!existsSync(path.join(clientDir, 'vercel.json'))) {
    await save('vercel.json', formatVercel(rules));
  }

  console.log(
    `Wrote ${site.pages.length} pages for ${siteUrl} with ${Object.keys(counts).length} star counts to ${path.relative('.', folder)}`,
  );
  await warnAboutLargeFiles();
  if (site.samples > 0) console.log(`${describeSamples(site.samples)} The export leaves them out.`);
  if (!process.env.SITE_URL)
    console.log('SITE_URL is not set. Set it to the public address of the site.');
}

try {
  await exportSite();
} catch (error) {
  console.error(describeDiskError(error) ?? (error as Error).message);
  process.exitCode = 1;
}
// Requests for star counts may still be in flight.
process.exit();
