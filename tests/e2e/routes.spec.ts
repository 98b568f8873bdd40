import { CARDS, expect, open, PAGES, test } from '../setup/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is complete', async ({ page, request }) => {
    const linked = new Set<string>();
    for (const path of PAGES) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()['content-type']).toContain('text/html');
      await expect(page.locator('h1'), path).toHaveCount(1);
      await expect(page.getByRole('main'), path).toHaveCount(1);
      const overlay = page.locator(`main[data-overlay="${path}"]`);
      await expect(overlay.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\w+/);
      await expect(overlay.getByTitle('Back to homepage')).toHaveAttribute('href', '/');
      await expect(overlay.locator('[data-social-bar]')).toHaveCount(2);
      await expect(overlay.locator('a[href="/resume"]').last()).toBeVisible();
      expect(await overlay.locator('article[data-body]').innerText()).toMatch(/(\w+\W+){60}/);
      const links = overlay.getByRole('navigation', { name: 'All projects' }).getByRole('link');
      expect(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual(
        CARDS,
      );
      const current = await links.evaluateAll((all) =>
        all.filter((a) => a.ariaCurrent === 'page').map((a) => a.getAttribute('href')),
      );
      expect(current).toEqual(CARDS.includes(path) ? [path] : []);

      const inside = await page
        .locator('a[href]')
        .evaluateAll((all: HTMLAnchorElement[]) => all.map(({ href }) => href));
      const own = inside.filter((href) => href.startsWith(new URL(page.url()).origin));
      for (const href of own) linked.add(href);
    }
    // No internal link is broken.
    for (const href of linked) expect((await request.get(href)).status(), href).toBe(200);
  });

  test('/ lists the cards in order, each with one link', async ({ page }) => {
    await page.goto('/');
    const cards = page.locator('[data-carousel-scroller] > ul > li[data-card]');
    expect(await cards.evaluateAll((all) => all.map((li) => li.getAttribute('data-card')))).toEqual(
      CARDS,
    );
    for (const link of CARDS) {
      await expect(page.locator(`[data-card="${link}"] a[href="${link}"]`)).toHaveCount(1);
    }
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
  });
});

for (const path of ['/nope', '/nope/deeper', '/nope.txt', '/static/nope']) {
  test(`${path} returns 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

test.describe('an unknown URL', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('shows a 404 page with a link to the home page', async ({ page }) => {
    await open(page, '/nope');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('404 Not Found', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Page not found – Canary Owner');
    await page.getByRole('link', { name: 'Back to homepage' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-card]')).toHaveCount(CARDS.length);
  });
});

test('methods other than GET and HEAD return 405', async ({ request }) => {
  const response = await request.post('/about');
  expect(response.status()).toBe(405);
  expect(response.headers().allow).toBe('GET, HEAD');
});

test('other spellings of a URL redirect to the canonical one', async ({ request }) => {
  for (const path of ['/about/', '/About', '//about']) {
    const response = await request.get(
      `${new URL(test.info().project.use.baseURL ?? '').origin}${path}`,
      {
        maxRedirects: 0,
      },
    );
    expect(response.status(), path).toBe(308);
    expect(response.headers().location, path).toBe('/about');
  }
});

test('resource routes have the right content types', async ({ request }) => {
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
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['content-type'], path).toContain(type);
  }
  expect(await (await request.get('/healthz')).text()).toBe('ok');
  const { 'content-disposition': disposition } = (await request.get('/resume')).headers();
  expect(disposition).toBe('inline; filename="canary-owner-resume.pdf"');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/', ...PAGES]) expect(sitemap).toContain(`${path}</loc>`);
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({
    lang: 'en-AU',
    theme_color: '#663399',
    background_color: '#663399',
  });
  for (const icon of manifest.icons) expect((await request.get(icon.src)).status()).toBe(200);
});

test('build files are immutable and cacheable for a year', async ({ page, request }) => {
  await page.goto('/');
  const script = await page.locator('link[rel="modulepreload"]').first().getAttribute('href');
  const response = await request.get(script ?? '');
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
});
