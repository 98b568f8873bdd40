/** Embeds. The other sites are stand-ins: no request leaves this machine. */
import type { Page } from '@playwright/test';
import { expect, open, ready, test } from '../setup/test.ts';

const YOUTUBE = 'https://www.youtube-nocookie.com';
const VIMEO = 'https://player.vimeo.com';

/** Responds in place of the other sites. @returns the URLs requested from them so far */
async function standIn(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/^https:/, (route) => {
    requested.push(route.request().url());
    return route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Player</title><button>A control of the player</button>',
    });
  });
  return requested;
}

const embedIn = (page: Page) => page.locator('[data-embed]');
const overlayTop = (page: Page) =>
  page.locator('[data-overlay]').evaluate((main) => Math.round(main.scrollTop));

async function openFromCarousel(page: Page, path: string) {
  await open(page, '/');
  await page.locator(`[data-card="${path}"] a[href="${path}"]`).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-overlay="${path}"] h1`)).toBeFocused();
}

test('an embed loads nothing until it is opened, and then has the focus; in print it is a link', async ({
  page,
}) => {
  const requested = await standIn(page);
  await open(page, '/writing');
  const embed = embedIn(page);
  await embed.scrollIntoViewIfNeeded();
  await expect(embed).toContainText('How to fold a paper boat');
  await expect(embed).toContainText('Loads from www.youtube-nocookie.com');
  expect(await page.content()).not.toMatch(/preconnect|dns-prefetch/);

  await page.emulateMedia({ media: 'print' });
  await expect(embed.getByRole('button')).toHaveCount(0);
  const link = embed.getByRole('link', { name: 'Watch on YouTube' });
  await expect(link).toBeVisible();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect((await embed.boundingBox())?.height).toBeLessThan(160);
  await page.emulateMedia({ media: 'screen' });
  expect(requested).toEqual([]);

  await embed.getByRole('button', { name: 'Play: How to fold a paper boat' }).focus();
  await page.keyboard.press('Enter');
  const frame = embed.locator('iframe');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('title', 'How to fold a paper boat');
  await expect(frame.contentFrame().getByRole('button')).toBeVisible();
  await expect(embed).toHaveAttribute('data-state', 'open');
  await expect(embed.getByRole('button')).toHaveCount(0);
  expect(requested).toEqual([`${YOUTUBE}/embed/dQw4w9WgXcQ?start=90&autoplay=1`]);
  await expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=90s');
});

test('only pages with an embed allow its site in their policy, and load its script and styles', async ({
  page,
  request,
}) => {
  const frames = async (path: string) => {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? '';
    return /frame-src ([^;]*)/.exec(policy)?.[1];
  };
  expect(await frames('/writing')).toBe(YOUTUBE);
  expect(await frames('/links')).toBe(VIMEO);
  expect(await frames('/unlisted')).toBe('https://embeds.known.test');
  expect(await frames('/')).toBeUndefined();
  expect(await frames('/plain')).toBeUndefined();

  const files: string[] = [];
  page.on('request', (sent) => files.push(new URL(sent.url()).pathname));
  const ofEmbeds = () => files.filter((file) => /\/embed[^/]*\.(js|css)$/.test(file));
  await open(page, '/plain');
  expect(ofEmbeds()).toEqual([]);
  await open(page, '/links');
  expect(ofEmbeds().length).toBeGreaterThan(0);
});

test('an embed opens on a page that was opened from the carousel, whose policy doesn’t allow it', async ({
  page,
}) => {
  const requested = await standIn(page);
  await openFromCarousel(page, '/links');
  const embed = embedIn(page);
  await embed.scrollIntoViewIfNeeded();
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const top = await overlayTop(page);

  await embed.getByRole('button', { name: 'Play: A film about paper' }).click();
  await expect(embed.locator('iframe')).toBeFocused();
  await expect(embed.locator('iframe').contentFrame().getByRole('button')).toBeVisible();
  expect(requested).toEqual([`${VIMEO}/video/823141156?h=90e6d75118&dnt=1&autoplay=1`]);
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false);
  expect(await overlayTop(page)).toBe(top);

  // Only this once.
  await page.reload();
  await ready(page);
  await expect(embed).toHaveAttribute('data-state', 'closed');
  // The history is as it was.
  await page.goBack();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');
});

test('an embed whose site doesn’t respond in time can be tried again, and is a link', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/^https:/, () => {});
  await open(page, '/writing');
  const embed = embedIn(page);
  await embed.getByRole('button').click();
  await expect(embed).toContainText('Loading from www.youtube-nocookie.com');
  await page.clock.fastForward(20_000);
  await expect(embed).toContainText('YouTube couldn’t load.');
  await expect(embed.getByRole('link')).toBeVisible();
  await standIn(page);
  await embed.getByRole('button', { name: 'Try again' }).click();
  await expect(embed.locator('iframe').contentFrame().getByRole('button')).toBeVisible();
});

test.describe('offline', () => {
  // Whatever else the page loads meanwhile fails too.
  test.use({ expectedMessages: /ERR_INTERNET_DISCONNECTED/ });

  test('an embed stays on its page and can be tried again, which clears no work in demos without asking', async ({
    page,
    context,
  }) => {
    await standIn(page);
    await openFromCarousel(page, '/links');
    await context.setOffline(true);
    const embed = embedIn(page);
    await embed.getByRole('button').click();
    await expect(embed).toContainText('Vimeo couldn’t load. Check your connection');
    await expect(page.locator('[data-overlay="/links"]')).toBeVisible();

    await context.setOffline(false);
    // As the frame of demos does.
    await page
      .locator('[data-body] > p')
      .first()
      .evaluate((text) => (text.dataset.used = ''));
    await embed.getByRole('button', { name: 'Try again' }).click();
    await expect(embed).toContainText('That clears your work in the demos here.');
    await embed.getByRole('button', { name: 'Reload page: A film about paper' }).click();
    await expect(embed.locator('iframe')).toBeFocused();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an embed is a link', async ({ page }) => {
    await page.goto('/writing');
    const embed = embedIn(page);
    await expect(embed.getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
    await expect(embed.getByRole('button')).toHaveCount(0);
  });
});
