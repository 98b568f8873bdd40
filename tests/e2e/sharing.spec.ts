/** The share button of a page. */
import { expectAccessible } from '../setup/access.ts';
import { expect, open, rendered, test } from '../setup/test.ts';

test('the share button opens the share dialog in browsers that have one, else it copies the URL', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/plain#top');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (what: unknown) => {
        const isOpen = 'shared' in document.body.dataset;
        document.body.dataset.shared = JSON.stringify(what);
        const reason = isOpen ? 'InvalidStateError' : 'AbortError';
        return Promise.reject(new DOMException('', reason));
      },
    });
  });
  await page.getByRole('button', { name: 'Share' }).dblclick();
  await expect
    .poll(() => page.evaluate(() => document.body.dataset.shared))
    .toMatch(/"title":"Plain Page","url":"http:.*\/plain"/);
  await rendered(page);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', { value: undefined });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe('/plain');
  expect(new URL(copied).hash).toBe('');
  await page.clock.fastForward(4000);
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
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
    // Files that the page fetches in advance may still be on their way.
    await page.unrouteAll({ behavior: 'wait' });
  });
});
