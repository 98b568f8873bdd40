/** What a visitor sees of samples and drafts: all on a local site, none on a public one. */
import { serveSite } from '../setup/serve.ts';
import { expect, open, test } from '../setup/test.ts';

const CANARY = /canary/i;

test('a local process shows a draft, in plain Markdown too, and marks it', async ({ page }) => {
  await open(page, '/canary-post');
  const main = page.locator('main');
  await expect(main.locator('header')).toContainText('draft and project');
  await expect(main.locator('kbd')).toHaveText('Esc');
  await expect(main.locator('[data-body] img').first()).toHaveAttribute('width', '100');
  await expect(main.locator('[data-from-server]')).toHaveCount(0);
  await main.getByText('More', { exact: true }).click();
  await expect(main.getByText('Folded text with {braces}.')).toBeVisible();
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
    await expect(main.locator('header h1 + p')).toHaveText('Test engineer');
    await expect(main.locator('header h1 + p > *')).toHaveCount(1);
    await expect(main.getByRole('heading')).not.toContainText(['Where', 'What else']);
    await expect(main.locator('a[href^="mailto:"]')).toHaveCount(0);
    await expect(main.locator('a[href=""], a:not([href]), li:empty, p:empty')).toHaveCount(0);
    await page.goto(`${site.url}/unlisted`);
    await expect(main.getByText('the draft')).toBeVisible();
    await expect(main.locator('a[href="/draft"]')).toHaveCount(0);
    expect(await main.locator('header p').allInnerTexts()).not.toContain('');
  });

  test('a page whose title is a sample returns 404, and others name no owner, opened by their URL or by a click', async ({
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
    await expect(page.locator('[data-owner-link]')).toHaveText('Test engineer');
    await expect(page.locator('[data-owner-link] > *')).toHaveCount(1);

    await page.locator('[data-card="/about"] > * > a').focus();
    await page.keyboard.press('Enter');
    await page.locator('main[data-overlay="/about"]').waitFor();
    const text = await page.locator('[data-body]').innerText();
    expect(text).toContain('The first paragraph of the biography.');
    expect(text).toContain('Recorded a white square.');
    await page.goto(`${site.url}/about`);
    expect(await page.locator('[data-body]').innerText()).toBe(text);
  });
});
