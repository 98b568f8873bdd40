/**
 * `npm run export`: the built site as a folder of files, build/static, for any static host or CDN.
 *
 *   about.html        the page at /about (hosts leave the ending away)
 *   about.data        what the framework's client asks for
 *   stars, resume, …  answers under their own names, their types in _headers
 *   404.html          for every other address
 *   static/           scripts, styles, pictures, named by their content
 *   _headers          what Netlify, Cloudflare Pages and others send along
 */
import type { ServerBuild } from '@remix-run/node';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfig } from '../server/config.ts';
import { contentPolicy, FRAME_POLICY, securityHeaders } from '../server/headers.ts';
import { createSite, type Site, STARS, UNKNOWN } from '../server/site.ts';

type Stars = { counts: Record<string, number>; again: number | null };

/** Longest time to wait for the star counts, ms. */
const STARS_TIMEOUT = 60_000;
/** A round that is under way is asked for again this soon; later means that it has failed, s. */
const SOON = 10;

const buildDir = path.resolve(process.env.BUILD_DIR ?? 'build');
const folder = path.join(buildDir, 'static');

/** Star counts as of now: all of them, or those that came in time. */
async function waitForStars({ render }: Site): Promise<Stars['counts']> {
  const deadline = Date.now() + STARS_TIMEOUT;
  for (;;) {
    const { counts, again } = (await (await render(STARS)).json()) as Stars;
    if (again === null || again > SOON || Date.now() > deadline) return counts;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/**
 * Puts the page's policy into the page itself, for hosts that send no headers. Read, it is in
 * force; the element goes away at once, because the scripts find the page as it was rendered.
 */
function withPolicy(html: string): string {
  const clean =
    '<script>{const{currentScript:s}=document;s.previousSibling.remove();s.remove()}</script>';
  const policy = contentPolicy(clean + html);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  return html.replace(/<meta charset="[^"]*"\/>/i, `$&${meta}${clean}`);
}

async function save(name: string, body: string | Uint8Array) {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, body);
}

/** @returns the type of what was saved */
async function saveAnswer({ render }: Site, address: string): Promise<string> {
  const answer = await render(address);
  if (!answer.ok) throw new Error(`${address} could not be rendered: ${answer.status}`);
  await save(address, new Uint8Array(await answer.arrayBuffer()));
  return answer.headers.get('content-type') ?? 'application/octet-stream';
}

async function savePage({ render }: Site, address: string, name: string, status = 200) {
  const answer = await render(address);
  if (answer.status !== status) throw new Error(`${address} answered ${answer.status}`);
  await save(name, withPolicy(await answer.text()));
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
  const { siteUrl, gitHub } = readConfig(process.env);
  const main = pathToFileURL(path.join(buildDir, 'server/index.js')).href;
  const site = createSite({ build: (await import(main)) as ServerBuild, siteUrl, gitHub });

  await rm(folder, { recursive: true, force: true });
  await cp(path.join(buildDir, 'client'), folder, {
    recursive: true,
    // Hosts compress by themselves.
    filter: (file) => !/\.(br|gz)$/.test(file) && !path.basename(file).startsWith('.'),
  });

  const counts = await waitForStars(site);
  await save(STARS, JSON.stringify({ counts, again: null } satisfies Stars));
  const types: Record<string, string> = { [STARS]: 'application/json' };
  for (const address of site.plain) types[address] = await saveAnswer(site, address);
  for (const address of site.data) types['/*.data'] = await saveAnswer(site, address);
  for (const page of site.pages) {
    await savePage(site, page, page === '/' ? 'index.html' : `${page}.html`);
  }
  await savePage(site, UNKNOWN, '404.html', 404);

  const typeRules = Object.entries(types).map(([paths, type]) => [paths, { 'Content-Type': type }]);
  await save(
    '_headers',
    formatHeaders({
      '/*': { ...securityHeaders(siteUrl), 'Content-Security-Policy': FRAME_POLICY },
      '/static/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
      ...Object.fromEntries(typeRules),
    }),
  );

  console.log(
    `${site.pages.length} pages for ${siteUrl} with ${Object.keys(counts).length} star counts are in ${path.relative('.', folder)}`,
  );
  if (!process.env.SITE_URL) console.log('Set SITE_URL to the address that they will have.');
}

try {
  await exportSite();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
// Rounds for star counts may still be under way.
process.exit();
