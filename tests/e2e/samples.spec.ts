/** What a visitor sees of samples and drafts: all on a local site, none on a public one. */
import { serveSite } from '../setup/serve.ts';
import { expect, ready, test } from '../setup/test.ts';

const CANARY = /canary/i;

test('a local process shows a draft, in plain Markdown too, and marks it', async ({ page }) => {
  const site = await serveSite();
  await page.goto(`${site.url}/canary-post`);
  await ready(page);
  const main = page.locator('main');
  await expect(main.locator('header')).toContainText('draft and project');
  await expect(main.locator('kbd')).toHaveText('Esc');
  await expect(main.locator('[data-body] img').first()).toHaveAttribute('width', '100');
  await expect(main.locator('[data-from-server]')).toHaveCount(0);
  await main.getByText('More', { exact: true }).click();
  await expect(main.getByText('Folded text with {braces}.')).toBeVisible();
  // Its later scripts may still be loading.
  await page.close();
  await site.stop();
});

test.describe('on a public site', () => {
  test.use({ expectedMessages: /status of 404/ });
  let site: Awaited<ReturnType<typeof serveSite>>;
  test.beforeAll(async () => {
    site = await serveSite({ SITE_URL: 'https://example.org' });
  });
  test.afterAll(() => site.stop());

  test('missing facts leave no gap, no empty heading and no dead link', async ({ page }) => {
    await page.goto(`${site.url}/projects`);
    await expect(page).toHaveTitle('Projects and Talks');
    await expect(page.locator('[data-talks]')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Talks', exact: true })).toHaveCount(0);
    await page.goto(`${site.url}/about`);
    const main = page.locator('main');
    await expect(main.getByRole('heading')).not.toContainText(['Where', 'What else']);
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(0);
    await expect(main.locator('a[href=""], a:not([href]), li:empty, p:empty')).toHaveCount(0);
    await page.goto(`${site.url}/unlisted`);
    await expect(main.getByText('the draft')).toBeVisible();
    await expect(main.locator('a[href="/draft"]')).toHaveCount(0);
    expect(await main.locator('header p').allInnerTexts()).not.toContain('');
  });

  test('a page whose title is a sample returns 404, and pages don’t name an owner', async ({
    page,
  }) => {
    expect((await page.goto(`${site.url}/draft`))?.status()).toBe(404);
    await page.goto(site.url);
    await expect(page).toHaveTitle('Test engineer');
    await expect(page.locator('h1')).toHaveText('Test engineer');
    await expect(page.locator('[data-skills]')).not.toContainText(CANARY);
    const data = await page.locator('script[type="application/ld+json"]').innerText();
    expect(JSON.parse(data)).toMatchObject({ '@type': 'WebPage', name: 'Test engineer' });
    expect(data).not.toContain('Person');
  });

  test('a page opened by a click has the same text as one opened by its URL', async ({ page }) => {
    const texts: string[] = [];
    for (const open of ['click', 'url']) {
      await page.goto(`${site.url}/${open === 'click' ? '' : 'about'}`);
      if (open === 'click') {
        await page.locator('[data-card="/about"] > * > a').focus();
        await page.keyboard.press('Enter');
      }
      await page.locator('main[data-overlay="/about"]').waitFor();
      texts.push(await page.locator('[data-body]').innerText());
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).toContain('The first paragraph of the biography.');
    expect(texts[0]).toContain('Recorded a white square.');
  });
});
