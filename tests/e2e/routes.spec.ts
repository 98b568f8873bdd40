import { expectAccessible } from '../setup/access.ts';
import { CARDS, expect, open, PAGES, test } from '../setup/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('/ lists the cards in order, each with one link, and every page is complete', async ({
    page,
    request,
  }) => {
    await page.goto('/');
    const cards = page.locator('[data-carousel-scroller] > ul > li[data-card]');
    expect(await cards.evaluateAll((all) => all.map((li) => li.getAttribute('data-card')))).toEqual(
      CARDS,
    );
    for (const link of CARDS) {
      await expect(page.locator(`[data-card="${link}"] a[href="${link}"]`)).toHaveCount(1);
    }
    await expect(page.locator('[data-overlay]')).toHaveCount(0);

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
});

test.describe('an unknown URL', () => {
  test.use({ expectedMessages: /status of 404/ });

  test('shows an accessible 404 page with a link to the home page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/nope');
    await expectAccessible(page);
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
