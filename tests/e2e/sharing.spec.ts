/** Metadata for search engines and link previews. */
import sharp from 'sharp';
import { expectAccessible } from '../setup/access.ts';
import { CARDS, expect, open, PAGES, rendered, test } from '../setup/test.ts';

/** The origin of a site without SITE_URL. */
const origin = `http://localhost:${process.env.E2E_PORT}`;

type Thing = { '@type': string; [name: string]: unknown };

/** Content of the meta elements of a page by name or property, and its structured data. */
function readHead(html: string) {
  const decode = (text: string | undefined) =>
    text
      ?.replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const attribute = (tag: string, name: string) =>
    decode(new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1]);
  const metas = [...html.matchAll(/<meta [^>]+>/g)].map(([tag]) => [
    attribute(tag, 'property') ?? attribute(tag, 'name'),
    attribute(tag, 'content'),
  ]);
  const canonical = /<link [^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '';
  return {
    title: decode(/<title>(.*?)<\/title>/.exec(html)?.[1]) ?? '',
    canonical: attribute(canonical, 'href'),
    meta: Object.fromEntries(metas) as Record<string, string | undefined>,
    data: JSON.parse(
      /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{}',
    ) as Thing & { '@graph'?: Thing[] },
  };
}

test('each page has its own title, description and canonical URL', async ({ request }) => {
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of ['/', ...PAGES]) {
    const { title, canonical, meta } = readHead(await (await request.get(path)).text());
    const description = meta.description ?? '';
    titles.add(title);
    descriptions.add(description);
    expect(title, path).toContain('Canary Owner');
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(120);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(canonical).toBe(`${origin}${path}`);
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': description,
      'og:url': canonical,
    });
  }
  expect(titles).toContain('Canary Owner, test engineer');
  expect(titles).toContain('About – Canary Owner');
  expect(titles.size).toBe(PAGES.length + 1);
  expect(descriptions.size).toBe(PAGES.length + 1);
});

test("a page has its own share picture, or the site's", async ({ request }) => {
  const pictures: Record<string, string> = {};
  for (const path of ['/', '/about', '/plain']) {
    const { meta } = readHead(await (await request.get(path)).text());
    expect(meta).toMatchObject({
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image:alt']).toMatch(/\w{3}/);
    const address = new URL(meta['og:image'] ?? '');
    expect(address.origin).toBe(origin);
    pictures[path] = address.pathname;
    const picture = await (await request.get(address.pathname)).body();
    expect(await sharp(picture).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  }
  expect(pictures['/plain']).toBe(pictures['/']);
  expect(pictures['/about']).not.toBe(pictures['/']);
});

test('every page says which language and theme color site.yaml names, and keeps them when scripts run', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/plain', '/no-such-page']) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('<html lang="en-AU"');
    const { meta } = readHead(html);
    expect(meta['theme-color'], path).toBe('#663399');
  }
  const { meta, data } = readHead(await (await request.get('/')).text());
  expect(meta['og:locale']).toBe('en_AU');
  expect(data.inLanguage).toBe('en-AU');
  const { data: work } = readHead(await (await request.get('/plain')).text());
  expect(work['@graph']?.[0]?.inLanguage).toBe('en-AU');
  await open(page, '/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-AU');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#663399');
});

test("the structured data of the home page describes the owner, and on a case study the owner's work", async ({
  request,
}) => {
  const home = readHead(await (await request.get('/')).text()).data;
  expect(home).toMatchObject({ '@context': 'https://schema.org', '@type': 'ProfilePage' });
  expect(home.mainEntity).toMatchObject({
    '@type': 'Person',
    name: 'Canary Owner',
    jobTitle: 'Test engineer',
    url: `${origin}/`,
  });
  for (const path of CARDS) {
    const graph = readHead(await (await request.get(path)).text()).data['@graph'] ?? [];
    const [work, crumbs] = graph;
    expect(work).toMatchObject({ '@type': 'CreativeWork', url: origin + path });
    expect(work?.creator).toMatchObject({ '@type': 'Person', '@id': `${origin}/#owner` });
    expect(crumbs?.itemListElement).toMatchObject([
      { '@type': 'ListItem', position: 1, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, item: origin + path },
    ]);
  }
});

test('the sitemap lists every page once, and nothing else', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);
  // This process is local, so the page whose title is a sample is among them.
  const pages = ['/', ...PAGES, '/canary-post', '/draft', '/elements', '/files'];
  expect(listed.toSorted()).toEqual(pages.map((path) => origin + path).toSorted());
});

test('the share button copies the URL in browsers without the Web Share API', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await open(page, '/plain#top');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/plain');
  expect(new URL(copied).hash).toBe('');
});

test('the share button opens the share dialog in browsers that have one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (what: unknown) => {
        document.body.dataset.shared = JSON.stringify(what);
        return Promise.reject(new DOMException('closed', 'AbortError'));
      },
    });
  });
  await open(page, '/plain');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect
    .poll(() => page.evaluate(() => document.body.dataset.shared))
    .toMatch(/"title":"Plain Page","url":"http:.*\/plain"/);
  await rendered(page);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test.describe('on a plain http address', () => {
  test.use({ expectedMessages: /Cross-Origin-Opener-Policy header has been ignored/ });

  test('the share button shows the URL, selected for copying', async ({ page, baseURL }) => {
    // Only loopback addresses are secure without https.
    await page.route('http://portfolio.test/**', async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
    });
    await open(page, 'http://portfolio.test/plain');
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    const link = page.getByRole('textbox', { name: 'Copy this link' });
    await expect(link).toHaveValue('http://portfolio.test/plain');
    await expect(link).toBeFocused();
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(
      'http://portfolio.test/plain',
    );
    await expectAccessible(page, 'main header');
    await page.keyboard.press('Escape');
    await expect(link).toHaveCount(0);
    await expect(share).toBeFocused();
    await expect(page.locator('main[data-overlay]')).toBeVisible();
  });
});
