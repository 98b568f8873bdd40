import { expect, test } from 'vitest';
import { PAGES } from '../setup/pages.ts';
import { get, getText } from './site.ts';

for (const path of ['/nope', '/nope/deeper', '/nope.txt', '/static/nope', '/_cards/plain']) {
  test(`${path} returns 404`, async () => {
    expect((await get(path)).status).toBe(404);
  });
}

test('methods other than GET and HEAD return 405', async () => {
  const response = await get('/about', { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

test('other spellings of a URL redirect to the canonical one', async () => {
  for (const path of ['/about/', '/About', '//about']) {
    const response = await get(path, { redirect: 'manual' });
    expect(response.status, path).toBe(308);
    expect(response.headers.get('location'), path).toBe('/about');
  }
});

test('a former path of a page redirects to it', async () => {
  const response = await get('/former-plain', { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, '/plain']);
});

test('resource routes have the right content types', async () => {
  const types = {
    '/healthz': 'text/plain',
    '/sitemap.xml': 'application/xml',
    '/robots.txt': 'text/plain',
    '/manifest.webmanifest': 'application/manifest+json',
    '/resume': 'application/pdf',
    '/canary-owner-resume.pdf': 'application/pdf',
    '/stars': 'application/json',
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await get(path);
    expect(response.status, path).toBe(200);
    expect(response.headers.get('content-type'), path).toContain(type);
  }
  expect(await getText('/healthz')).toBe('ok');
  const disposition = (await get('/resume')).headers.get('content-disposition');
  expect(disposition).toBe('inline; filename="canary-owner-resume.pdf"');
  const sitemap = await getText('/sitemap.xml');
  for (const path of ['/', ...PAGES]) expect(sitemap).toContain(`${path}</loc>`);
  const manifest = await (await get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    lang: 'en-AU',
    theme_color: '#663399',
    background_color: '#663399',
  });
  for (const icon of manifest.icons) expect((await get(icon.src)).status).toBe(200);
});

test('every page links to the pages in the foot, and only the page itself marks its link', async () => {
  for (const path of PAGES) {
    const [link = ''] =
      /<a [^>]*href="\/unlisted"[^>]*>Unlisted<\/a>/.exec(await getText(path)) ?? [];
    expect(link, path).not.toBe('');
    expect(link.includes('aria-current="page"'), path).toBe(path === '/unlisted');
  }
});

test('a page of no kind has no word for one in its head', async () => {
  const [head = ''] = /<header.*<\/header>/s.exec(await getText('/files')) ?? [];
  expect(head).toContain('Engineer');
  expect(head).not.toMatch(/project|<(p|span)( class="[^"]*")?><\//i);
});

test('build files are immutable and cacheable for a year', async () => {
  const [script = ''] = /\/static\/[\w.-]+\.js(?=")/.exec(await getText('/')) ?? [];
  const response = await get(script);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('links in the biography are links', async () => {
  expect(await getText('/about')).toMatch(
    /<p>It leads to <a [^>]*href="\/demo"[^>]*>a demo<\/a>\.<\/p>/,
  );
});
