/** What every visitor does, on the site of another owner: made by `npm run init`, without painted scenes or demos. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { listFiles } from '../../server/file-names.ts';
import { loadContent } from '../../tools/content/content.ts';
import { expectAccessible } from '../setup/access.ts';
import { readFiles, readPdf } from '../setup/read-site.ts';
import { buildSecondOwner, SECOND_BUILD_DIR, SECOND_CONTENT_DIR } from '../setup/second-owner.ts';
import { serveSite } from '../setup/serve.ts';
import { expect, expectCentered, open, test as base, WITH_MOTION } from '../setup/test.ts';

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
const card = (page: Page, link: string) => page.locator(`[data-card="${link}"] a[href="${link}"]`);

test('the carousel steps through the cards and loops in both directions', async ({ page }) => {
  await open(page, '/');
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
  await open(page, '/');
  await card(page, '/wayline').click();
  const overlay = page.locator('[data-overlay="/wayline"]');
  await expect(overlay.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(card(page, '/wayline')).toBeFocused();
  await page.goForward();
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/');
});

test('a deep link shows its page, and closes to its card', async ({ page }) => {
  await open(page, '/quiet-hours');
  await expect(page).toHaveTitle('Quiet Hours – Robin Example');
  await page.getByTitle('Back to homepage').click();
  await expect(page).toHaveURL('/');
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
  await open(page, '/wayline');
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
    await open(page, '/tide-tables');
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
    await open(page, path);
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
  const response = await request.get('/resume');
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
    await open(page, path);
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
  const resume = await (await request.get('/resume')).body();
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
    expect(await (await request.get(path)).text(), path).not.toContain(city);
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
