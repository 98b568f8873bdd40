import { expectRoomForLargeText } from '../../../tests/setup/access.ts';
import { testContracts } from '../../../tests/setup/demo-contracts.ts';
import { findCutFocusRings } from '../../../tests/setup/demo-look.ts';
import type { Locator, Page } from '@playwright/test';
import { button, openDemo } from '../../../tests/setup/demo.ts';
import { expect, test } from '../../../tests/setup/test.ts';
import { PHONE, pointOn, scrollTop, stroke } from '../../../tests/setup/touch.ts';

const chooseApp = (demo: Locator, name: string) =>
  demo.getByRole('radio', { name, exact: true }).check();

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

testContracts({
  name: 'developer-advocate/in-app-browser',
  drags: [],
  scrollsFrom: [
    (demo) => pointOn(demo.getByRole('group', { name: 'Opened in' }), 0.5, 0.6),
    (demo) => pointOn(demo.locator('[data-verdict]')),
  ],
  views: Object.fromEntries(
    ['Facebook', 'Mystery app', 'Your own', 'Safari', 'This browser'].map((app) => [
      app,
      (demo: Locator) => chooseApp(demo, app),
    ]),
  ),
  // Clues are in view, and names of apps as wide as their text.
  async largeText(demo, width) {
    if (width < 390) return;
    await chooseApp(demo, 'WeChat');
    await expect(demo.getByRole('listitem')).toHaveCount(3);
    const hidden = await demo.locator('[data-agent]').evaluate((agent) => {
      const { scrollHeight = 0, clientHeight = 0 } = agent.parentElement ?? {};
      return scrollHeight - clientHeight;
    });
    expect(hidden).toBeLessThanOrEqual(0);
    await expectRoomForLargeText(demo.locator('label:has(input[type="radio"])'));
    await chooseApp(demo, 'Safari');
  },
  // The row scrolls to each app that is chosen, and leaves room for its ring.
  async focusRing(demo) {
    for (const name of ['Messenger', 'LinkedIn', 'Safari', 'This browser']) {
      await chooseApp(demo, name);
      await demo.page().keyboard.press('Tab');
      expect(await demo.evaluate(findCutFocusRings), name).toEqual([]);
    }
  },
  overflows: 'Apps beyond the edge of the row are reached by swiping.',
});

test('the app is detected from the user agent, its marks are shown, and nothing is requested', async ({
  browser,
}) => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 350.1.2 (iPhone15,3)';
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  const demo = await openDemo(page, 'developer-advocate/in-app-browser');
  const choose = (name: string) => demo.getByRole('radio', { name, exact: true }).check();
  const verdict = demo.locator('[data-verdict]');
  await expect(verdict).toHaveText('Inside Instagram');
  await expect(demo.locator('[data-agent]')).toHaveText(userAgent);
  await expect(demo.locator('mark')).toHaveText(['iPhone', 'Instagram 350.1.2']);
  await choose('WeChat');
  // The first change loads what keeps it for a reload.
  await expect.poll(() => stored(page)).toContain('WeChat');
  await page.waitForLoadState('networkidle');

  const requests: string[] = [];
  page.on('request', (request) => {
    // The page's own star counts, which may load at any time.
    if (!request.url().endsWith('/stars')) requests.push(request.url());
  });
  await choose('Facebook');
  await expect(verdict).toHaveText('Inside Facebook');
  await expect(demo.locator('mark')).toHaveText(['wv', 'Version/4.0', 'FB_IAB/FB4A']);
  await expect(demo.locator('output')).toHaveText(
    /^Inside Facebook on Android\. The app adds its name\./,
  );
  await choose('Unnamed app, iPhone');
  await expect(verdict).toHaveText('Inside an unknown app');
  await choose('Safari');
  await expect(verdict).toHaveText('Safari');
  await choose('Your own');
  const own = demo.getByLabel('Your user agent');
  await expect(own).toHaveValue(/Safari\/604\.1$/);
  await own.fill('<b>curl/8.5.0</b>');
  await expect(verdict).toHaveText('Unknown browser');
  await expect(demo.getByText('No known signature.')).toBeVisible();
  expect(requests).toEqual([]);
  await context.close();
});

test('the part that gives a mystery app away is found by keys; others say why they don’t', async ({
  page,
}) => {
  const demo = await openDemo(page, 'developer-advocate/in-app-browser');
  const verdict = demo.locator('[data-verdict]');
  const part = (name: string) => demo.getByRole('button', { name, exact: true });
  await chooseApp(demo, 'Mystery app');
  await expect(verdict).toHaveText('Which app is this?');
  await expect(demo.locator('mark')).toHaveCount(0);
  await part('Mobile/15E148').focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByText('Ordinary browsers on phones say this too.').first()).toBeVisible();
  await expect(part('Mobile/15E148')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText('Inside TikTok');
  await expect(demo.locator('mark')).toHaveText(['iPhone', 'musical_ly_41.9.0']);
  await expect(part('Next mystery')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(verdict).toHaveText('Which app is this?');
  await expect(part('Mozilla/5.0')).toBeFocused();

  // It stays while another app is looked at.
  await chooseApp(demo, 'Safari');
  await chooseApp(demo, 'Mystery app');
  await part('Snapchat/12.72.0').click();
  await expect(demo.getByText('2 of 8')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('an app at the edge of the row moves into view when it is chosen, and when the row becomes narrower; the row is swiped', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'developer-advocate/in-app-browser');
    const isInView = (name: string) =>
      demo
        .getByRole('radio', { name, exact: true })
        .locator('..')
        .evaluate((option) => {
          const [row, box] = [option.parentElement, option].map((it) =>
            it?.getBoundingClientRect(),
          );
          return row && box && box.left >= row.left && box.right <= row.right;
        });
    expect(await isInView('Facebook')).toBe(false);
    const [x, y] = await pointOn(demo.getByRole('radio', { name: 'Facebook' }), 0.2);
    await page.touchscreen.tap(x, y);
    await expect(demo.locator('[data-verdict]')).toHaveText('Inside Facebook');
    await expect.poll(() => isInView('Facebook')).toBe(true);

    await page.setViewportSize({ width: 844, height: 390 });
    await demo.getByRole('radio', { name: 'Your own' }).check();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => isInView('Your own')).toBe(true);

    const left = async () => (await pointOn(demo.getByRole('radio', { name: 'WeChat' })))[0];
    const [before, top] = [await left(), await scrollTop(page)];
    for (const part of [
      demo.locator('[data-verdict]'),
      demo.getByRole('group', { name: 'Opened in' }),
    ]) {
      const [fromX, fromY] = await pointOn(part, 0.3, 0.6);
      await stroke(page, [
        [fromX, fromY],
        [fromX + 180, fromY],
      ]);
    }
    await expect.poll(left).toBeGreaterThan(before + 100);
    expect(await scrollTop(page)).toBe(top);
    expect(page.url()).toMatch(/in-app-browser$/);
  });

  test('parts of a mystery are as large as a finger, on one line with their brackets, and it is there after a reload', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'developer-advocate/in-app-browser');
    await chooseApp(demo, 'Mystery app');
    await button(demo, 'musical_ly_41.9.0').click();
    await button(demo, 'Next mystery').click();
    await expect.poll(() => stored(page)).toMatch(/index\W+1/);
    await openDemo(page, 'developer-advocate/in-app-browser');
    const parts = demo.locator('[data-word]');
    // The second one.
    await expect(parts).toHaveCount(9);
    const sizes = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return [width, height];
      }),
    );
    for (const [width, height] of sizes) {
      expect(width).toBeGreaterThanOrEqual(44);
      expect(height).toBe(36);
    }
  });

  test('the name of an app isn’t broken, also on small screens and when text is twice as large', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'developer-advocate/in-app-browser');
    const verdict = demo.locator('[data-verdict]');
    /** Number of lines of each word. */
    const linesOfWords = () =>
      verdict.evaluate((element) => {
        const node = element.firstChild ?? element;
        const range = document.createRange();
        return [...(node.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length;
        });
      });
    for (const [width, text] of [
      [320, '100%'],
      [390, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator('html').evaluate((html, size) => (html.style.fontSize = size), text);
      for (const name of ['Messenger', 'Facebook', 'Instagram']) {
        await demo.getByRole('radio', { name, exact: true }).check();
        await expect(verdict).toHaveText(`Inside ${name}`);
        await expect.poll(linesOfWords).toEqual([1, 1]);
      }
    }
  });
});
