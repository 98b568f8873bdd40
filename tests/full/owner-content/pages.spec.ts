/**
 * Checks of all pages with the owner's content. No test depends on a specific case study. A failure names file and line.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../setup/access.ts';
import { expect, open, test } from '../../setup/test.ts';
import { fileOf, placeOf, placesOfLink } from './source-place.ts';

const PAGES = readdirSync('content/case-studies')
  .filter((file) => /\.mdx?$/.test(file))
  .map((file) => `/${path.parse(file).name}`);

/** Scrolls through the page, so that everything in it has loaded or started. */
async function readToEnd(page: Page) {
  await page.locator('main[data-overlay]').evaluate(async (main) => {
    for (let top = 0; top < main.scrollHeight; top += innerHeight / 2) {
      main.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** Texts that reach beyond the right edge of the page and aren't in a box that scrolls by itself. */
const textsBeyondEdge = (main: Locator) =>
  main.evaluate((page) => {
    const edge = page.getBoundingClientRect().left + page.clientWidth + 1;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== page &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const isForScreenReaders = ({ parentElement }: Node) =>
      parentElement instanceof HTMLElement && parentElement.offsetWidth <= 1;
    const range = document.createRange();
    const article = page.querySelector('article') ?? page;
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().right <= edge) continue;
      if (isForScreenReaders(text) || scrolls(text.parentElement)) continue;
      found.push((text.textContent ?? '').trim().slice(0, 80));
    }
    return found;
  });

test('the home page has a card for each listed page, and no axe violations', async ({ page }) => {
  await open(page, '/');
  const cards = await page
    .locator('li[data-card]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-card') ?? ''));
  expect(cards.length).toBeGreaterThan(0);
  expect(PAGES).toEqual(expect.arrayContaining(cards));
  await expectAccessible(page);
});

for (const route of PAGES) {
  test(`${route} renders completely on a phone, without axe violations or console messages`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, route);
    const main = page.locator(`main[data-overlay="${route}"]`);
    await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(/\w+/);
    await readToEnd(page);
    for (const demo of await main.locator('[data-demo]').all()) {
      await demo.scrollIntoViewIfNeeded();
      const name = (await demo.getAttribute('data-demo')) ?? '';
      await expect(demo, `${placeOf(route, name)}: demo ${name}`).toHaveAttribute(
        'data-state',
        'live',
      );
    }
    for (const image of await main.locator('article img:visible').all()) {
      await image.scrollIntoViewIfNeeded();
      const alt = (await image.getAttribute('alt')) ?? '';
      await expect
        .poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth), {
          message: `${placeOf(route, alt)}: picture "${alt}" is broken`,
        })
        .toBeGreaterThan(0);
    }
    const wide = (await textsBeyondEdge(main)).map(
      (text) => `${placeOf(route, text)}: "${text}" makes the page scroll sideways`,
    );
    expect(wide).toEqual([]);
    await expectAccessible(page, 'main');
  });
}

test('no internal link or file of the site is broken', async ({ request }) => {
  const seen = new Set(['/', '/resume', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest']);
  for (const address of seen) {
    const response = await request.get(address);
    const places = response.ok() ? [] : placesOfLink(address);
    expect(response.status(), [address, ...places].join('\n')).toBe(200);
    if (!response.headers()['content-type']?.includes('text/html')) continue;
    const html = await response.text();
    for (const [, found = ''] of html.matchAll(/ (?:href|src|poster)="([^"#]+)[^"]*"/g)) {
      const { origin, pathname } = new URL(found, response.url());
      if (origin === new URL(response.url()).origin) seen.add(pathname);
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(PAGES.slice(0, 1)));
});

test('each page has a unique title and description', async ({ request }) => {
  const routeOf = new Map<string, string>();
  for (const route of ['/', ...PAGES]) {
    const html = await (await request.get(route)).text();
    const title = /<title>(.+?)<\/title>/.exec(html)?.[1];
    const description = /<meta name="description" content="(.+?)"/.exec(html)?.[1];
    const place = route === '/' ? 'content/site.yaml' : fileOf(route);
    expect(title && description, `${place}: title or summary is missing`).toBeTruthy();
    const head = `${title}\n${description}`;
    const other = routeOf.get(head);
    expect(other, `${place}: same title and summary as ${other}`).toBeUndefined();
    routeOf.set(head, route);
  }
});
