/**
 * What every visitor does, on the site of another owner: made by `npm run init`, without painted scenes or demos, and published
 * beneath a path.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../packages/content/src/read/published-files.ts';
import { loadContent } from '../../packages/content/src/folder/content.ts';
import { expectPublished, HOSTS } from '../hosts/expect-published.ts';
import { gitHubPages } from '../hosts/github-pages.ts';
import { publish } from '../hosts/host.ts';
import { serveHost } from '../hosts/serve-host.ts';
import { expectAccessible } from '../setup/access.ts';
import { NO_CODE_HOSTS_ENV } from '../setup/github.ts';
import { readFiles, readPdf } from '../setup/read-site.ts';
import {
  buildSecondOwner,
  SECOND_BASE,
  SECOND_BUILD_DIR,
  SECOND_CONTENT_DIR,
  SECOND_URL,
} from '../setup/second-owner.ts';
import { freePort } from '../setup/ports.ts';
import { serveSite, startServer } from '../setup/serve.ts';
import { staleSite } from '../setup/stale-site.ts';
import { expect, expectCentered, open, ready, test as base, WITH_MOTION } from '../setup/test.ts';

// One worker, so that the site is built once.
base.describe.configure({ mode: 'default' });

const test = base.extend<object, { site: Awaited<ReturnType<typeof serveSite>> }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, use) => {
      buildSecondOwner();
      const site = await serveSite({}, SECOND_BUILD_DIR);
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

const STUDIES = ['/wayline', '/supper-club', '/good-yarn', '/quiet-hours', '/tide-tables'];
const SECOND_CARDS = ['/about', ...STUDIES];
/** Path of the site -> path of its URL. */
const at = (path: string) => SECOND_BASE + path;
const card = (page: Page, link: string) =>
  page.locator(`[data-card="${link}"] a[href="${at(link)}"]`);

test('on phones, screenshots of an app are side by side', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('/supper-club'));
  const tops = await page
    .locator('[data-pictures] img')
    .evaluateAll((all) => all.map((image) => image.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(new Set(tops).size).toBe(1);
});

test('the carousel steps through the cards and loops in both directions', async ({ page }) => {
  await open(page, at('/'));
  const cards = page.locator('[data-card]');
  expect(await cards.evaluateAll((all) => all.map((one) => one.dataset.card))).toEqual(
    SECOND_CARDS,
  );
  await expect(page.locator('[data-carousel]')).toHaveAttribute('data-loop', 'true');
  for (const next of [...STUDIES, '/about']) {
    await page.getByRole('button', { name: 'Next card' }).click();
    await expectCentered(page, next);
  }
  await page.getByRole('button', { name: 'Previous card' }).click();
  await expectCentered(page, '/tide-tables');
});

test('a card opens, Back closes it and Forward opens it again', async ({ page }) => {
  await open(page, at('/'));
  await card(page, '/wayline').click();
  const overlay = page.locator('[data-overlay="/wayline"]');
  await expect(overlay.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(card(page, '/wayline')).toBeFocused();
  await page.goForward();
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(at('/'));
});

test('a deep link shows its page, and closes to its card', async ({ page }) => {
  await open(page, at('/quiet-hours'));
  await expect(page).toHaveTitle('Quiet Hours – Robin Example');
  await page.getByTitle('Back to homepage').click();
  await expect(page).toHaveURL(at('/'));
  await expectCentered(page, '/quiet-hours');
});

test('an embed of a site that the owner allows loads nothing until it is opened', async ({
  page,
}) => {
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>A film' });
  });
  await open(page, at('/wayline'));
  const embed = page.locator('[data-embed]');
  await embed.scrollIntoViewIfNeeded();
  await expect(embed).toContainText('Loads from film.example');
  expect(requested).toEqual([]);
  await embed.getByRole('button').click();
  await expect(embed.locator('iframe').contentFrame().getByText('A film')).toBeVisible();
  expect(requested).toEqual(['https://film.example/wayline-in-two-minutes']);
});

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('an animated picture plays in view, and can be paused by its button and by the switch', async ({
    page,
  }) => {
    await open(page, at('/tide-tables'));
    const picture = page.locator('[data-moving-image]');
    const expectState = (state: string) => expect(picture).toHaveAttribute('data-state', state);
    await picture.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expectState('playing');
    await picture.getByRole('button', { name: /^Pause/ }).press('Enter');
    await expectState('paused');
    await picture.getByRole('button', { name: /^Play/ }).press('Enter');
    await expectState('playing');
    const motion = page.locator('[data-overlay] [data-motion-switch]');
    await motion.evaluate((element: HTMLButtonElement) => element.click());
    await expectState('paused');
  });
});

test('code in each of its languages is highlighted and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const languages = new Set<string>();
  for (const path of STUDIES) {
    await open(page, at(path));
    for (const block of await page.locator('[data-code]').all()) {
      const pre = block.locator('pre');
      languages.add((await pre.getAttribute('data-language')) ?? '');
      await expect(pre.locator('code span').first()).toBeVisible();
      await block.getByRole('button').click();
      await expect(block.getByRole('button')).toHaveText('Copied');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied.trim()).toBe((await pre.innerText()).trim());
    }
  }
  expect(languages.size).toBeGreaterThanOrEqual(6);
});

test('the résumé is a PDF of the second owner', async ({ request }) => {
  const response = await request.get(at('/resume'));
  expect(response.headers()['content-type']).toBe('application/pdf');
  const text = await readPdf(new Uint8Array(await response.body()));
  for (const part of ['Robin Example', 'robin@robin.example', 'Harbour Desk', 'Wayline']) {
    expect(text).toContain(part);
  }
});

for (const path of ['/', ...SECOND_CARDS]) {
  test(`axe finds nothing on ${path} of the second owner, which is never wider than a phone`, async ({
    page,
  }) => {
    await open(page, at(path));
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    const widths = await page
      .locator('html, [data-overlay]')
      .evaluateAll((all) => all.map(({ scrollWidth }) => scrollWidth));
    expect(Math.max(...widths)).toBe(320);
  });
}

/**
 * What only the owner of `content/` has: names, addresses, and titles of several words, because a single word may be part of
 * the site's code.
 */
async function readPresentOwner() {
  const content = await loadContent('content', process.cwd());
  const { owner, githubUser, profiles = [] } = content.site.versions?.public ?? {};
  const repositories = content.openSource.versions?.public ?? [];
  const studies = content.studies.flatMap(({ versions }) => versions?.public ?? []);
  const names = [
    owner?.name,
    owner?.email,
    githubUser,
    ...profiles.map(({ href }) => href),
    ...repositories.map(({ github_link }) => github_link),
    ...studies.map(({ title }) => title).filter((title) => title.includes(' ')),
  ].filter((name) => name !== undefined);
  return { names, city: owner?.city };
}

test('nothing of the owner of content/ is in any file of the build', async ({ request }) => {
  const own = Object.values(await readFiles(SECOND_CONTENT_DIR)).join();
  /** After `npm run init`, that may be the same person. */
  const isOther = (name: string) => !own.includes(name);
  const { names, city } = await readPresentOwner();
  const resume = await (await request.get(at('/resume'))).body();
  const files = {
    ...(await readFiles(SECOND_BUILD_DIR)),
    // Compressed in its file.
    '/resume': await readPdf(new Uint8Array(resume)),
  };
  expect(Object.keys(files).length).toBeGreaterThan(100);
  const found = Object.entries(files).flatMap(([file, text]) =>
    names.filter((name) => isOther(name) && text.includes(name)).map((name) => `${name}: ${file}`),
  );
  expect(found).toEqual([]);
  // Demos have the names of the projects that they are of.
  const demoRules = Object.entries(files).filter(([, text]) => /\[data-demo=/.test(text));
  expect(demoRules.map(([file]) => file)).toEqual([]);
  // Some cities are words that code has too.
  if (!city || !isOther(city)) return;
  for (const path of ['/', ...SECOND_CARDS]) {
    expect(await (await request.get(at(path))).text(), path).not.toContain(city);
  }
});

test('no file of public/ is served', async () => {
  for (const name of listFiles('public')) {
    const served = path.join(SECOND_BUILD_DIR, 'client', name);
    // The build draws icons with the same names.
    const isSame =
      existsSync(served) &&
      (await readFile(served)).equals(await readFile(path.join('public', name)));
    expect(isSame, name).toBe(false);
  }
});

test('every URL is beneath the path of the site, and nothing else responds', async ({
  request,
  site,
}) => {
  for (const path of ['/', ...SECOND_CARDS, '/sitemap.xml', '/resume', '/body-data.json']) {
    const within = await request.get(at(path));
    expect(within.status(), path).toBe(200);
    expect((await request.get(path)).status(), `${path}, above`).toBe(404);
  }
  for (const path of [SECOND_BASE, at('/about/'), at('/About'), `/${at('/about')}`]) {
    const { status, headers } = await fetch(site.url + path, { redirect: 'manual' });
    expect([status, headers.get('location')], path).toEqual([
      308,
      at(path === SECOND_BASE ? '/' : '/about'),
    ]);
  }
  for (const path of [at('/nope'), '/nope', `${SECOND_BASE}s/about`]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  expect((await request.post(at('/about'))).status()).toBe(405);
  expect((await fetch(site.url + at('/%zz'))).status).toBe(400);
  expect((await request.get(at(`/${'a'.repeat(2048)}`))).status()).toBe(414);
  // Health checks reach the server directly.
  expect(await (await request.get('/healthz')).text()).toBe('ok');
});

test('search engines and shared links get absolute URLs with the path', async () => {
  const site = await serveSite({ SITE_URL: SECOND_URL }, SECOND_BUILD_DIR);
  const get = async (path: string) => (await fetch(site.url + at(path))).text();
  for (const path of ['/', '/wayline']) {
    const html = await get(path);
    const addresses = [...html.matchAll(/"(https:\/\/people\.example[^"]*)"/g)].map(([, it]) => it);
    expect(addresses).toContain(SECOND_URL + path);
    const others = addresses.filter((address) => !address?.startsWith(`${SECOND_URL}/`));
    expect(others).toEqual([]);
    // Not twice: build files have the path already.
    expect(html).not.toContain(SECOND_BASE + SECOND_BASE);
  }
  expect(await get('/sitemap.xml')).toContain(`<loc>${SECOND_URL}/wayline</loc>`);
  expect(await get('/robots.txt')).toContain(`Sitemap: ${SECOND_URL}/sitemap.xml`);
  const manifest = JSON.parse(await get('/manifest.webmanifest'));
  expect(manifest.start_url).toBe(at('/'));
  for (const { src } of manifest.icons) expect(src).toMatch(new RegExp(`^${SECOND_BASE}/icon`));
  await site.stop();
});

for (const SITE_URL of ['https://people.example', 'https://people.example/portfolio']) {
  test(`a server with ${SITE_URL} refuses a build with another path, in one line`, async () => {
    const { ended, output } = startServer(
      { SITE_URL, PORT: String(await freePort()) },
      SECOND_BUILD_DIR,
    );
    expect(await ended).toBe(1);
    expect(output).toEqual({
      out: '',
      err: `SITE_URL must have the path of the build, ${SECOND_BASE}/, not ${new URL(SITE_URL).pathname}. Build the site again with this SITE_URL.\n`,
    });
  });
}

test('a page is loaded ahead of time when the focus is on its card', async ({ page }) => {
  await open(page, at('/'));
  const script = page.waitForRequest((request) => request.url().includes(at('/static/wayline-')));
  await card(page, '/wayline').focus();
  await script;
});

test.describe('a page that was open during a deploy', () => {
  test.use({ expectedMessages: /status of 404/ });
  test('loads the next page as a document if its text is gone', async ({ page }) => {
    await page.route('**/static/wayline-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, at('/'));
    const documents = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().endsWith(at('/wayline')),
    );
    await card(page, '/wayline').click();
    await documents;
    await expect(page.locator('[data-overlay="/wayline"]')).toBeVisible();
  });

  test('is replaced by the current one if its stylesheet is gone', async ({ page, site }) => {
    const stale = await staleSite(site.url, { gone: /\.css$/ });
    stale.release();
    await page.goto(stale.url + at('/wayline'));
    await page.waitForSelector('html[data-ready]');
    expect(stale.documents).toHaveLength(2);
    expect(page.url()).toBe(stale.url + at('/wayline'));
    await page.close();
    stale.close();
  });
});

test.describe('an unknown URL', () => {
  test.use({ expectedMessages: /status of 404/ });
  for (const path of [at('/nope/deeper'), '/nope']) {
    test(`${path} leads home`, async ({ page }) => {
      // Above the path of the site, the framework leaves the page as the server rendered it.
      await page.goto(path);
      await expect(page.locator('h1')).toHaveText('Unexpected Application Error!');
      await page.getByRole('link', { name: 'Back to homepage' }).click();
      await expect(page).toHaveURL(at('/'));
      await expect(page.locator('[data-card]')).toHaveCount(SECOND_CARDS.length);
    });
  }
});

/** Exports the site, once. */
async function exportSecondOwner() {
  const child = spawn('npx', ['tsx', 'scripts/export.ts'], {
    env: {
      ...process.env,
      ...NO_CODE_HOSTS_ENV,
      BUILD_DIR: SECOND_BUILD_DIR,
      SITE_URL: SECOND_URL,
    },
  });
  expect(await once(child, 'exit')).toEqual([0, null]);
}

const EXPORTED = path.join(SECOND_BUILD_DIR, 'static');

test('exported, every page, file and link works beneath the path on every host', async ({
  site,
}) => {
  void site;
  await exportSecondOwner();
  expect(await readFile(path.join(EXPORTED, 'resume.html'), 'utf8')).toContain(
    '<title>Résumé (PDF) – Robin Example</title>',
  );
  for (const host of Object.values(HOSTS)) {
    expectPublished(EXPORTED, host(EXPORTED), {
      siteUrl: SECOND_URL,
      pages: [...SECOND_CARDS, '/assets'],
    });
  }
});

test('exported, the whole site opens in a browser beneath the path', async ({ page, site }) => {
  void site;
  const host = await serveHost(publish(gitHubPages, EXPORTED, SECOND_BASE));
  const requested: string[] = [];
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) missing.push(response.url());
    if (response.request().isNavigationRequest()) requested.push(response.url());
  });
  await open(page, host.url + at('/'));
  for (const link of SECOND_CARDS) {
    await card(page, link).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator(`[data-overlay="${link}"] h1`)).toBeFocused();
    expect(page.url()).toBe(host.url + at(link));
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    await expect(card(page, link)).toBeFocused();
  }
  expect(requested).toEqual([host.url + at('/')]);
  await open(page, host.url + at('/good-yarn'));
  await page.getByRole('navigation', { name: 'All projects' }).getByRole('link').first().click();
  await expect(page.locator('[data-overlay="/about"]')).toBeVisible();
  const resume = page.getByRole('link', { name: 'Résumé (PDF)' }).last();
  await expect(resume).toHaveAttribute('href', at('/robin-example-resume.pdf'));
  await page.reload();
  await ready(page);
  await page.getByTitle('Back to homepage').click();
  await expect(page).toHaveURL(host.url + at('/'));
  expect(missing).toEqual([]);
  await page.close();
  host.close();
});

test('by lamplight, every page can be read on dark paper; by day and in print, the paper is white', async ({
  page,
}) => {
  const paper = () =>
    page.evaluate(() => {
      const element = document.querySelector('main[data-overlay]') ?? document.documentElement;
      return getComputedStyle(element).backgroundColor;
    });
  const isDark = async () => (await paper()).startsWith('oklch(0.2');
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/', ...SECOND_CARDS, '/assets']) {
    await open(page, at(path));
    await expectAccessible(page);
    expect(await isDark(), path).toBe(true);
  }
  await open(page, at('/wayline'));
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'auto');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect.poll(paper).toBe('rgb(255, 255, 255)');
  await page.emulateMedia({ colorScheme: 'light', media: 'screen' });
  await expect.poll(paper).toBe('rgb(255, 255, 255)');
});
