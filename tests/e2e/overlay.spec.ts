import type { Page } from '@playwright/test';
import { CARDS, expect, expectCentred, open, test } from '../setup/test.ts';

const overlay = (page: Page, link: string) => page.locator(`main[data-overlay="${link}"]`);
const card = (page: Page, link: string) => page.locator(`[data-card="${link}"] a[href="${link}"]`);

/** Marks the carousel's element, to see later whether it is still the same. */
const markCarousel = (page: Page) =>
  page.locator('section[data-carousel]').evaluate((element) => Object.assign(element, { mark: 1 }));
const carouselIsMarked = (page: Page) =>
  page.locator('section[data-carousel]').evaluate((element) => 'mark' in element);

test('a click opens the case study, moves the focus to its heading and asks the server for no data', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/');
  await markCarousel(page);
  await card(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await expect(overlay(page, '/about').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('section[data-carousel]')).toHaveAttribute('inert', '');
  expect(await carouselIsMarked(page)).toBe(true);
  await expect(page).toHaveTitle(/^About/);
  expect(asked.filter((path) => path.endsWith('.data'))).toEqual([]);
});

test('a click and a deep link give the same markup', async ({ page }) => {
  const markup = () =>
    page.locator('main[data-overlay]').evaluate((element) =>
      element.outerHTML
        // How the visitor came differs, and is only used for the entrance.
        .replace(/ data-arrival="\w+"/, '')
        .replaceAll(/ data-loading=""/g, ''),
    );
  await open(page, '/');
  await card(page, '/plain').click();
  await expect(overlay(page, '/plain')).toBeVisible();
  const clicked = await markup();
  await open(page, '/plain');
  expect(clicked).toBe(await markup());
});

test('opening, closing and a link to another page are animated, a URL is not', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { transitions: 0 });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return start(update);
    };
  });
  const transitions = () =>
    page.evaluate(() => (window as unknown as { transitions: number }).transitions);
  await open(page, '/plain');
  expect(await transitions()).toBe(0);
  await page.getByRole('link', { name: 'To the end' }).click();
  await expect(page).toHaveURL('/plain#the-end');
  expect(await transitions()).toBe(0);
  await page.getByRole('navigation', { name: 'All projects' }).getByText('About').click();
  await overlay(page, '/about').waitFor();
  expect(await transitions()).toBe(1);
  await page.getByTitle('Back to homepage').click();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  expect(await transitions()).toBe(2);
  await card(page, '/about').click();
  await overlay(page, '/about').waitFor();
  expect(await transitions()).toBe(3);
  await page.reload();
  await overlay(page, '/about').waitFor();
  expect(await transitions()).toBe(0);
});

test('Back and Forward in quick succession end where they should, without a word in the console', async ({
  page,
}) => {
  await open(page, '/');
  await card(page, '/about').click();
  await overlay(page, '/about').waitFor();
  await page.evaluate(async () => {
    // Each as soon as the one before is on its way: a step that is not there yet would be lost, and
    // the next one back would leave the site.
    const go = (way: 'back' | 'forward') =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        history[way]();
      });
    for (let time = 0; time < 6; time++) {
      await go('back');
      await go('forward');
    }
    await go('back');
  });
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(card(page, '/about')).toBeFocused();
});

test('under reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await card(page, '/about').click();
  await page.locator('main[data-overlay]').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

for (const close of ['Escape', 'the link', 'Back'] as const) {
  test(`${close} closes the case study, and its card has the focus again where it was`, async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Next card' }).click();
    await expectCentred(page, '/plain');
    await card(page, '/plain').click();
    await expect(overlay(page, '/plain')).toBeVisible();
    if (close === 'Escape') await page.keyboard.press('Escape');
    else if (close === 'the link') await page.getByTitle('Back to homepage').click();
    else await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    await expect(card(page, '/plain')).toBeFocused();
    await expectCentred(page, '/plain');
    await expect(page.locator('section[data-carousel]')).not.toHaveAttribute('inert', /.*/);
    await expect(page.locator('h1')).toHaveCount(1);
  });
}

const STARTS = {
  'from the carousel': async (page: Page) => {
    await open(page, '/');
    await card(page, '/about').click();
  },
  'by its address': (page: Page) => open(page, '/about'),
  'by a link of another page': async (page: Page) => {
    await open(page, '/');
    await card(page, '/plain').click();
    const nav = page.getByRole('navigation', { name: 'All projects' });
    await nav.getByRole('link', { name: 'About' }).click();
  },
};
for (const [way, start] of Object.entries(STARTS)) {
  test(`Back doesn't open a page again that was opened ${way} and closed`, async ({ page }) => {
    await page.goto('/healthz');
    await start(page);
    await overlay(page, '/about').waitFor();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-overlay]')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/healthz');
  });
}

test('a page with a heading in its address closes to the carousel it was opened from', async ({
  page,
}) => {
  await page.goto('/healthz');
  await open(page, '/');
  await card(page, '/plain').click();
  // The same link twice is one step.
  for (let time = 0; time < 2; time++) await page.getByRole('link', { name: 'To the end' }).click();
  await expect(page).toHaveURL('/plain#the-end');
  await page.getByTitle('Back to homepage').click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/healthz');
});

test.describe('Escape', () => {
  const append = (page: Page, html: string) =>
    page
      .locator('[data-body]')
      .evaluate((body, text) => body.insertAdjacentHTML('beforeend', text), html);

  for (const [name, html] of Object.entries({
    'a text field': '<input data-target>',
    'a text of several lines': '<textarea data-target></textarea>',
    'an open menu': '<button data-target aria-haspopup="true" aria-expanded="true">Menu</button>',
  })) {
    test(`in ${name} doesn't close the page`, async ({ page }) => {
      await open(page, '/plain');
      await append(page, html);
      await page.locator('[data-target]').press('Escape');
      await page.locator('h1').press('ArrowDown');
      await expect(overlay(page, '/plain')).toBeVisible();
      await page.locator('[data-target]').evaluate((element) => element.remove());
      await page.keyboard.press('Escape');
      await expect(page.locator('[data-overlay]')).toHaveCount(0);
    });
  }

  test('that ends the composing of an input method doesn’t close the page', async ({ page }) => {
    await open(page, '/plain');
    const press = (isComposing: boolean) =>
      page.evaluate((composing) => {
        const init = { key: 'Escape', bubbles: true, isComposing: composing };
        document.body.dispatchEvent(new KeyboardEvent('keydown', init));
      }, isComposing);
    await press(true);
    // By now a page that closes would be gone.
    await page.getByRole('link', { name: 'To the end' }).click();
    await expect(page).toHaveURL('/plain#the-end');
    await expect(overlay(page, '/plain')).toBeVisible();
    await press(false);
    await expect(page).toHaveURL('/');
  });
});

/** How far the heading at the end of the test site's plain page is from the top of the window, px. */
const endTop = (page: Page) =>
  page.locator('#the-end').evaluate((heading) => heading.getBoundingClientRect().top);

test('a link to a heading of the page leads there, and Back to where it was', async ({ page }) => {
  await open(page, '/plain');
  await page.getByRole('link', { name: 'To the end' }).click();
  await expect.poll(() => endTop(page)).toBeLessThan(40);
  expect(await endTop(page)).toBeGreaterThanOrEqual(0);
  await expect(page.locator('#the-end')).toBeFocused();
  await page.goBack();
  await expect.poll(() => endTop(page)).toBeGreaterThan(900);
  await page.goForward();
  await expect.poll(() => endTop(page)).toBeLessThan(40);
});

test('a link to a heading of another page leads there without a new document', async ({ page }) => {
  await open(page, '/links');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'The end of the plain page' }).click();
  await expect(overlay(page, '/plain')).toBeVisible();
  await expect.poll(() => endTop(page)).toBeLessThan(40);
  await expect(page.locator('#the-end')).toBeFocused();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
});

test('an address with a heading begins there, and stays there when the scripts begin', async ({
  page,
}) => {
  await open(page, '/plain');
  await overlay(page, '/plain').evaluate((main) => main.scrollTo(0, 200));
  await page.goto('/writing');
  await open(page, '/plain#the-end');
  expect(await endTop(page)).toBeLessThan(40);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('links to headings lead there, within a page and from another', async ({ page }) => {
    const expectEnd = async () => {
      await expect
        .poll(async () => (await page.locator('#the-end').boundingBox())?.y)
        .toBeLessThan(40);
    };
    await page.goto('/plain');
    await page.locator('article a[href$="#the-end"]').click();
    await expectEnd();
    await page.goto('/links');
    await page.locator('article a[href$="#the-end"]').click();
    await expectEnd();
  });
});

test('Escape counts from the moment in which the case study is there', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    new MutationObserver((_changes, observer) => {
      const main = document.querySelector('main[data-overlay]');
      if (!main) return;
      observer.disconnect();
      main.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await card(page, '/about').click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(card(page, '/about')).toBeFocused();
});

test('Back and Forward lead through case studies, the carousel staying the same', async ({
  page,
}) => {
  await open(page, '/');
  await markCarousel(page);
  await card(page, '/about').click();
  const nav = page.getByRole('navigation', { name: 'All projects' });
  await nav.getByRole('link', { name: 'Writing' }).click();
  await expect(overlay(page, '/writing')).toBeVisible();
  await expect(page.locator('[data-overlay]')).toHaveCount(1);
  await page.goBack();
  await expect(overlay(page, '/about')).toBeVisible();
  await page.goForward();
  await expect(overlay(page, '/writing')).toBeVisible();
  await expect(overlay(page, '/writing').getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  expect(await carouselIsMarked(page)).toBe(true);
});

test('after switching to another case study its own card is in view beneath', async ({ page }) => {
  await open(page, '/about');
  await page
    .getByRole('navigation', { name: 'All projects' })
    .getByRole('link', { name: 'Failing' })
    .click();
  await expect(overlay(page, '/failing')).toBeVisible();
  await expectCentred(page, '/failing');
  await page.keyboard.press('Escape');
  await expect(card(page, '/failing')).toBeFocused();
  await expectCentred(page, '/failing');
});

test('each case study keeps its own scroll position', async ({ page }) => {
  const top = (link: string) => overlay(page, link).evaluate((element) => element.scrollTop);
  await open(page, '/plain');
  await overlay(page, '/plain').evaluate((element) => element.scrollTo(0, 700));
  await page
    .getByRole('navigation', { name: 'All projects' })
    .getByRole('link', { name: 'Links' })
    .click();
  await expect(overlay(page, '/links')).toBeVisible();
  expect(await top('/links')).toBe(0);
  await overlay(page, '/links').evaluate((element) => element.scrollTo(0, 300));
  await page.goBack();
  await expect(overlay(page, '/plain')).toBeVisible();
  expect(await top('/plain')).toBeGreaterThan(700);
  await page.goForward();
  await expect.poll(() => top('/links')).toBe(300);
  await page.reload();
  await expect.poll(() => top('/links')).toBe(300);
});

test('a new visit begins at the top, wherever the last one was left', async ({ page }) => {
  const top = (link: string) => overlay(page, link).evaluate((element) => element.scrollTop);
  await open(page, '/plain');
  await overlay(page, '/plain').evaluate((element) => element.scrollTo(0, 700));
  await open(page, '/links');
  expect(await top('/links')).toBe(0);
  await open(page, '/plain');
  expect(await top('/plain')).toBe(0);
  await overlay(page, '/plain').evaluate((element) => element.scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => top('/plain')).toBe(400);
});

test('an unlisted page is a page without a card', async ({ page }) => {
  await open(page, '/unlisted');
  await expect(page.locator('[data-card="/unlisted"]')).toHaveCount(0);
  const link = page.getByRole('link', { name: /résumé/ }).first();
  await expect(link).toHaveAttribute('href', 'resume');
  expect(await link.evaluate((a: HTMLAnchorElement) => new URL(a.href).pathname)).toBe('/resume');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(card(page, '/about')).toBeFocused();
});

test('the script and the data of a case study are fetched when its card is pointed at', async ({
  page,
}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (['script', 'fetch'].includes(request.resourceType())) asked.push(request.url());
  });
  const link = page.locator('[data-card="/about"] a').first();
  await link.hover();
  const namesOf = () =>
    asked.map((url) => url.replace(/.*\/([a-z-]+)(-[\w-]{8}\.js|\.json)$/, '$1')).sort();
  const needed = ['about', 'body-chunks', 'body-data'];
  await expect.poll(namesOf).toEqual(needed);
  await link.click();
  await expect(page.locator('main[data-overlay="/about"]')).toBeVisible();
  expect(namesOf()).toEqual(needed);
});

test('the navigation at the end lists every card in three columns and lifts the logo on hover', async ({
  page,
}) => {
  await open(page, '/plain');
  const links = page.getByRole('navigation', { name: 'All projects' }).getByRole('link');
  await expect(links).toHaveCount(CARDS.length);
  const lefts = await links.evaluateAll((all) => all.map((a) => a.getBoundingClientRect().left));
  expect(new Set(lefts.map(Math.round)).size).toBe(3);
  const current = page.locator('nav a[aria-current="page"]');
  await expect(current).toHaveAttribute('href', '/plain');
  const logo = current.locator('img');
  await current.scrollIntoViewIfNeeded();
  const rest = (await logo.boundingBox())?.y ?? 0;
  await current.hover();
  await expect.poll(async () => (await logo.boundingBox())?.y ?? 0).toBeLessThan(rest - 3);
});

test('the column is 46rem wide at most, with less room on top below 690 px', async ({ page }) => {
  await open(page, '/plain');
  const column = page.locator('main[data-overlay] > div');
  const measure = () =>
    column.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      top: Number.parseFloat(getComputedStyle(element).paddingTop),
    }));
  const wide = await measure();
  expect(wide.width).toBe(46 * 16);
  await page.setViewportSize({ width: 690, height: 900 });
  expect((await measure()).top).toBe(wide.top);
  await page.setViewportSize({ width: 689, height: 900 });
  expect((await measure()).top).toBeLessThan(wide.top);
});

test('two columns become one below 550 px', async ({ page }) => {
  await open(page, '/projects');
  const columns = () =>
    page
      .locator('[data-repo]')
      .evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  await page.setViewportSize({ width: 550, height: 900 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 549, height: 900 });
  expect(await columns()).toBe(1);
});

test('projects and talks are listed in the order of their files', async ({ page }) => {
  await open(page, '/projects');
  const repositories = await page
    .locator('[data-repo]')
    .evaluateAll((all) => all.map((card) => card.getAttribute('data-repo')));
  expect(repositories).toEqual(
    ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => `test-owner/${name}`),
  );
  await expect(
    page.locator('[data-repo]').first().getByRole('link', { name: /code/i }),
  ).toHaveAttribute('href', 'https://github.com/test-owner/one');
  await expect(page.locator('[data-stars]')).toHaveCount(0);
  const talks = page.locator('[data-talks] a');
  expect(await talks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/plain',
    'https://known.test/talk',
  ]);
});
