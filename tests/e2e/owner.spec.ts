/** The owner is on the site: who it is, and how to reach them. */
import type { Locator, Page } from '@playwright/test';
import type { Entry } from '../../app/content/entry.ts';
import { changedSite } from '../setup/site-with-entries.ts';
import { expect, open, rendered, test } from '../setup/test.ts';
import { boxOf } from '../setup/touch.ts';

/** Whether a part is in the window as a whole, with nothing cut off and nothing above it. */
const isReadable = (part: Locator) =>
  part.evaluate((element) => {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return (
      width > 20 &&
      left >= 0 &&
      top >= 0 &&
      right <= innerWidth &&
      bottom <= innerHeight &&
      element.scrollWidth <= element.clientWidth + 1 &&
      element.contains(hit)
    );
  });

/** Parts of the strip below the cards that overlap, or lie on a card. */
const listOverlaps = (page: Page) =>
  page.evaluate(() => {
    const overlap = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const find = (selector: string) =>
      [...document.querySelectorAll(selector)].map((part) => ({
        html: part.outerHTML.slice(0, 60),
        box: part.getBoundingClientRect(),
      }));
    const strip = document.querySelector('[data-owner-link]')?.getBoundingClientRect();
    // A role without room is out of view.
    const texts = find('[data-owner-link] > *').filter(({ box }) => strip && overlap(strip, box));
    const parts = [...texts, ...find('[data-position], [data-motion-switch], [data-step]')];
    const isGrid = innerHeight < 300;
    const cards = isGrid ? [] : find('[data-card] a[href^="/"]');
    return [
      ...parts.flatMap((a, index) => parts.slice(index + 1).map((b) => [a, b] as const)),
      ...texts.flatMap((a) => cards.map((b) => [a, b] as const)),
    ]
      .filter(([a, b]) => overlap(a.box, b.box))
      .map(([a, b]) => `${a.html} ${b.html}`);
  });

const SIZES = [
  [1920, 1080],
  [1440, 900],
  [900, 700],
  [690, 800],
  [390, 844],
  [320, 568],
  // The list of cards is a grid.
  [1280, 280],
  [320, 256],
] as const;

test(
  'name and role can be read below the cards in all sizes',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/');
    const link = page.locator('[data-owner-link]');
    const html = page.locator('html');
    const enlarge = (size: string) => html.evaluate(({ style }, it) => (style.fontSize = it), size);
    const write = (part: Locator, text: string) =>
      part.evaluate((element, it) => (element.textContent = it), text);
    const [name, role] = [link.locator('> *').first(), link.locator('> *').last()];
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const expectReadable = async (what: string, ...parts: Locator[]) => {
        const at = `${what} at ${width}x${height}`;
        // The strip is arranged again after the frame with the new size.
        await expect(async () => {
          for (const part of parts) expect(await isReadable(part), at).toBe(true);
          expect(await listOverlaps(page), at).toEqual([]);
        }).toPass();
      };
      await enlarge('');
      await write(name, 'Canary Owner');
      await write(role, 'Test engineer');
      await rendered(page);
      await expectReadable('text', name, role);
      const minHeight = height < 300 ? 36 : 44;
      expect((await link.boundingBox())?.height, `${width}x${height}`).toBeGreaterThanOrEqual(
        minHeight,
      );
      await enlarge('200%');
      await expectReadable('text of 200 %', name, role);
      await enlarge('150%');
      await expectReadable('text of 150 %', name, role);
      await enlarge('');
      // Longer ones wrap.
      await write(name, 'Maximilian Featherstone');
      await write(role, 'Senior frontend engineer');
      await expectReadable('longer text', name, role);
      await write(role, 'Senior Software Engineer & UX Engineer');
      await expectReadable('a long role', name);
      await enlarge('200%');
      await expectReadable('a long role of 200 %', name);
    }
  },
);

test('the name below the cards is printed above them, and opens /about, which begins with name, role and facts and ends with addresses', async ({
  page,
}) => {
  await open(page, '/');
  const link = page.getByRole('link', { name: 'Canary Owner Test engineer' });
  await page.emulateMedia({ media: 'print' });
  const name = await boxOf(link);
  const cards = await boxOf(page.locator('[data-card]').first());
  expect(name.height).toBeGreaterThan(20);
  expect(name.y + name.height).toBeLessThanOrEqual(cards.y);

  await page.emulateMedia({ media: 'screen' });
  await link.click();
  await expect(page.locator('main[data-overlay="/about"]')).toBeVisible();
  const head = page.locator('main header');
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const text of ['Canary Owner', 'Test engineer']) {
      const part = head.getByText(text, { exact: true }).last();
      expect(await isReadable(part), `${text} at ${width}x${height}`).toBe(true);
    }
  }
  const links = page.locator('[data-contact] a');
  await expect(links).toHaveText([
    'canary@known.test',
    'LinkedIn',
    'Code profile',
    'Mastodon',
    'Résumé (PDF)',
  ]);
  await expect(links.first()).toHaveAttribute('href', 'mailto:canary@known.test');
  await expect(page.locator('[data-body] dl dt')).toHaveText([
    'Based in',
    'Working since',
    'Looking for',
    'Languages',
    'Everything else',
  ]);
  await expect(page.locator('[data-body] dl dd')).toHaveText([
    'Canaryville',
    '2024',
    'More tests',
    'TypeScript, CSS',
    'React, Accessibility',
  ]);
});

test(
  'the note in the picture of /about has the name and role in all sizes',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/about');
    const note = page.locator('main header [data-owner-note]');
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(note).toHaveText('Canary OwnerTest engineer');
      const picture = await boxOf(page.locator('main header picture').first());
      const box = await boxOf(note);
      // The middle of the note in units of the picture.
      const unit = picture.width / 616;
      const at = `${width}x${height}`;
      expect((box.x + box.width / 2 - picture.x) / unit, at).toBeCloseTo(484, 0);
      expect((box.y + box.height / 2 - picture.y) / unit, at).toBeCloseTo(738, 0);
    }
  },
);

test('the name on / leads to the only page of type About, which needs no card, or to the résumé', async ({
  page,
}) => {
  const isAbout = ({ types }: Entry) => types.includes('About');
  for (const [href, change] of [
    ['/resume', (entries) => entries.filter((entry) => !isAbout(entry)).slice(0, 1)],
    [
      '/me',
      (entries) =>
        entries
          .filter(isAbout)
          .map((entry) => ({ ...entry, slug: 'me', link: '/me', excludeFromList: true })),
    ],
  ] satisfies [string, (entries: readonly Entry[]) => Entry[]][]) {
    const site = await changedSite({
      home: (data) => ({ ...data, entries: change(data.entries) }),
    });
    try {
      await open(page, site.url);
      await expect(page.locator('[data-owner-link]')).toHaveAttribute('href', href);
    } finally {
      await page.goto('about:blank');
      await site.close();
    }
  }
});

test('if the page about the owner has no card, the first card has the social bar', async ({
  page,
}) => {
  const withoutAbout = (entry: Entry) => ({
    ...entry,
    excludeFromList: entry.excludeFromList || entry.link === '/about',
  });
  const site = await changedSite({
    home: (data) => ({ ...data, entries: data.entries.map(withoutAbout) }),
  });
  await open(page, site.url);
  const bar = page.locator('[data-carousel] [data-social-bar]');
  await expect(bar).toHaveCount(1);
  await expect(page.locator('[data-current="/plain"] [data-card="/plain"]')).toContainText(
    'Email me',
  );
  await expect(bar.getByRole('link', { name: 'Email me' })).toBeInViewport();
  await expect(page.locator('[data-owner-link]')).toHaveAttribute('href', '/about');
  await site.close();
});
