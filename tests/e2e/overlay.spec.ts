import type { Locator, Page } from '@playwright/test';
import { expectRoomForLargeText } from '../setup/access.ts';
import { changedSite } from '../setup/site-with-entries.ts';
import { CARDS, expect, expectCentered, open, rendered, test, WITH_MOTION } from '../setup/test.ts';

/** Time after which scrolling is surely over, and its place counts, ms. */
const SCROLLING_ENDS_MS = 300;
/** Waits for that in the page, whose timers fire in order. */
const scrollingEnds = (page: Page) =>
  page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), SCROLLING_ENDS_MS);

const overlay = (page: Page, link: string) => page.locator(`main[data-overlay="${link}"]`);
const card = (page: Page, link: string) => page.locator(`[data-card="${link}"] a[href="${link}"]`);

/** Marks the carousel's element, to tell later whether it has been replaced. */
const markCarousel = (page: Page) =>
  page.locator('section[data-carousel]').evaluate((element) => Object.assign(element, { mark: 1 }));
const carouselIsMarked = (page: Page) =>
  page.locator('section[data-carousel]').evaluate((element) => 'mark' in element);

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('a click opens the case study, focused and without data; Back and Forward in quick succession end on the right page', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, '/');
    await markCarousel(page);
    await card(page, '/about').click();
    await expect(page).toHaveURL('/about');
    await expect(overlay(page, '/about').getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('section[data-carousel]')).toHaveAttribute('inert', '');
    expect(await carouselIsMarked(page)).toBe(true);
    await expect(page).toHaveTitle(/^About/);
    expect(requested.filter((path) => path.endsWith('.data'))).toEqual([]);

    await page.evaluate(async () => {
      // Each after the popstate of the last: a call before that would be lost, and the next call
      // would leave the site.
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

  test('opening, closing and links between pages are animated, page loads are not', async ({
    page,
  }) => {
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
    // The reload has reset the counter: loading a page is not opening it.
    expect(await transitions()).toBe(0);
  });

  test('Escape, the link and Back close the case study and return the focus to its card, in the same place', async ({
    page,
  }) => {
    await open(page, '/');
    await page.getByRole('button', { name: 'Next card' }).click();
    await expectCentered(page, '/plain');
    const expectClosed = async (way: string) => {
      await expect(page, way).toHaveURL('/');
      await expect(page.locator('[data-overlay]'), way).toHaveCount(0);
      await expect(card(page, '/plain'), way).toBeFocused();
      await expectCentered(page, '/plain');
      await expect(page.locator('section[data-carousel]'), way).not.toHaveAttribute('inert', /.*/);
      await expect(page.locator('h1'), way).toHaveCount(1);
    };
    for (const [way, close] of Object.entries({
      Escape: () => page.keyboard.press('Escape'),
      'the link': () => page.getByTitle('Back to homepage').click(),
      Back: () => page.goBack(),
    })) {
      // A click would have to wait for the end of the transition.
      await card(page, '/plain').press('Enter');
      await expect(overlay(page, '/plain')).toBeVisible();
      await close();
      await expectClosed(way);
    }
    await page.evaluate(() => {
      new MutationObserver((_changes, observer) => {
        const main = document.querySelector('main[data-overlay]');
        if (!main) return;
        observer.disconnect();
        document.body.dataset.pressed = '';
        main.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
      }).observe(document.body, { childList: true, subtree: true });
    });
    await card(page, '/plain').press('Enter');
    await page.locator('[data-pressed]').waitFor();
    await expectClosed('Escape as soon as the case study is in the document');
  });
});

test('a click and a deep link render the same markup', async ({ page }) => {
  const markup = () =>
    page.locator('main[data-overlay]').evaluate((element) =>
      element.outerHTML
        // The kind of navigation differs; it is used for the entrance animation only.
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

test('a page that is closed and opened again shows the work in its demo as it was', async ({
  page,
}) => {
  await open(page, '/demo');
  const demo = page.locator('[data-demo="paper-boats"]');
  const undo = demo.getByRole('button', { name: 'Undo' });
  const red = demo.getByRole('button', { name: 'Red paper' });
  await demo.scrollIntoViewIfNeeded();
  await red.click();
  await demo.getByRole('button', { name: 'Add a boat' }).click();
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  // What is stored for a reload is less than what is kept.
  await expect
    .poll(() => page.evaluate(() => Object.keys(sessionStorage)))
    .toContain('#paper-boats=');
  await undo.press('Escape');
  await card(page, '/demo').click();
  await demo.scrollIntoViewIfNeeded();
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await expect(demo.getByText('Boats: 2.')).toBeVisible();
  await expect(red).toHaveAttribute('aria-pressed', 'true');
  await undo.click();
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(red).toHaveAttribute('aria-pressed', 'true');
});

test('wherever a page was opened, closing leads to the carousel, and Back from there to where the visitor came from', async ({
  page,
}) => {
  await page.goto('/healthz');
  await open(page, '/');
  const nav = page.getByRole('navigation', { name: 'All projects' });
  const client = await page.context().newCDPSession(page);
  /** Where Back would lead. */
  const urlBefore = async () => {
    const { currentIndex, entries } = await client.send('Page.getNavigationHistory');
    return entries[currentIndex - 1]?.url;
  };
  const expectClosed = async (way: string) => {
    await expect(page, way).toHaveURL('/');
    await expect(page.locator('[data-overlay]'), way).toHaveCount(0);
    expect(await urlBefore(), way).toMatch(/\/healthz$/);
  };

  await card(page, '/about').click();
  await overlay(page, '/about').waitFor();
  await page.keyboard.press('Escape');
  await expectClosed('from the carousel');

  await card(page, '/plain').click();
  await nav.getByRole('link', { name: 'About' }).click();
  await overlay(page, '/about').waitFor();
  await page.keyboard.press('Escape');
  await expectClosed('by a link on another page');

  await card(page, '/plain').click();
  // A second click on the same link adds no history entry.
  for (let time = 0; time < 2; time++) await page.getByRole('link', { name: 'To the end' }).click();
  await expect(page).toHaveURL('/plain#the-end');
  await page.getByTitle('Back to homepage').click();
  await expectClosed('with a fragment in its URL');

  await card(page, '/about').click();
  await page.locator('[data-body]').getByRole('link', { name: 'Recordings' }).click();
  await overlay(page, '/recordings').waitFor();
  await page.getByTitle('Back to homepage').click();
  await expectClosed('from the years on the about page');
  await page.goBack();
  await expect(page).toHaveURL('/healthz');

  await open(page, '/about');
  await page.keyboard.press('Escape');
  await expectClosed('by its URL');
  await page.goBack();
  await expect(page).toHaveURL('/healthz');
});

test('Escape in a field or an open menu, or that ends an IME composition, doesn’t close the page', async ({
  page,
}) => {
  await open(page, '/plain');
  const body = page.locator('[data-body]');
  for (const html of [
    '<input data-target>',
    '<textarea data-target></textarea>',
    '<button data-target aria-haspopup="true" aria-expanded="true">Menu</button>',
  ]) {
    await body.evaluate((element, text) => element.insertAdjacentHTML('beforeend', text), html);
    await page.locator('[data-target]').press('Escape');
    await page.locator('h1').press('ArrowDown');
    await expect(overlay(page, '/plain'), html).toBeVisible();
    await page.locator('[data-target]').evaluate((element) => element.remove());
  }
  const press = (isComposing: boolean) =>
    page.evaluate((composing) => {
      const init = { key: 'Escape', bubbles: true, isComposing: composing };
      document.body.dispatchEvent(new KeyboardEvent('keydown', init));
    }, isComposing);
  await press(true);
  // By now the page would have closed.
  await page.getByRole('link', { name: 'To the end' }).click();
  await expect(page).toHaveURL('/plain#the-end');
  await expect(overlay(page, '/plain')).toBeVisible();
  await press(false);
  await expect(page).toHaveURL('/');
});

/** Distance of the last heading of the plain page from the top of the viewport, px. */
const endTop = (page: Page) =>
  page.locator('#the-end').evaluate((heading) => heading.getBoundingClientRect().top);

test('links and URLs with a fragment lead to the heading, and Back restores the scroll position', async ({
  page,
}) => {
  const expectEnd = async (way: string) => {
    await expect.poll(() => endTop(page), way).toBeLessThan(40);
    expect(await endTop(page), way).toBeGreaterThanOrEqual(0);
  };
  await open(page, '/links');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await page.getByRole('link', { name: 'The end of the plain page' }).click();
  await expect(overlay(page, '/plain')).toBeVisible();
  await expectEnd('from another page');
  await expect(page.locator('#the-end')).toBeFocused();
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);

  await open(page, '/');
  await card(page, '/plain').click();
  await page.getByRole('link', { name: 'To the end' }).click();
  await expectEnd('on the same page');
  await expect(page.locator('#the-end')).toBeFocused();
  await page.goBack();
  await expect.poll(() => endTop(page)).toBeGreaterThan(900);
  await page.goForward();
  await expectEnd('by Forward');
  await page.goBack();
  await overlay(page, '/plain').evaluate((main) => main.scrollTo(0, 200));

  await page.goto('/healthz');
  await open(page, '/plain#the-end');
  expect(await endTop(page), 'when the scripts have started').toBeLessThan(40);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a demo is a picture that says what it needs, without empty space', async ({ page }) => {
    await page.goto('/demo');
    for (const demo of await page.locator('[data-demo]').all()) {
      const sentence = demo.getByText('This demo needs JavaScript.');
      await expect(sentence).toBeVisible();
      const [whole, ...parts] = await Promise.all(
        [demo, demo.locator('picture'), sentence].map(
          async (part) => (await part.boundingBox())?.height ?? 0,
        ),
      );
      expect((whole ?? 0) - parts.reduce((sum, height) => sum + height)).toBeLessThan(100);
    }
  });

  test('links to headings scroll to them, from another page and within one', async ({ page }) => {
    const endTop = async () => (await page.locator('#the-end').boundingBox())?.y;
    const link = page.locator('article a[href$="#the-end"]');
    await page.goto('/links');
    await link.click();
    await expect.poll(endTop).toBeLessThan(40);
    await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
    await expect.poll(endTop).toBeGreaterThan(900);
    await link.click();
    await expect.poll(endTop).toBeLessThan(40);
  });
});

test('Back and Forward switch between case studies without recreating the carousel, and without animation under reduced motion', async ({
  page,
}) => {
  await open(page, '/');
  await markCarousel(page);
  await card(page, '/about').click();
  await overlay(page, '/about').waitFor();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
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

test('a page closes to its card, also after a switch from another; an unlisted page has none and closes to the first', async ({
  page,
}) => {
  await open(page, '/unlisted');
  await expect(page.locator('[data-card="/unlisted"]')).toHaveCount(0);
  const link = page.getByRole('link', { name: /résumé/ }).first();
  await expect(link).toHaveAttribute('href', 'resume');
  expect(await link.evaluate((a: HTMLAnchorElement) => new URL(a.href).pathname)).toBe('/resume');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-overlay]')).toHaveCount(0);
  await expect(card(page, '/about')).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(overlay(page, '/about')).toBeVisible();
  await page
    .getByRole('navigation', { name: 'All projects' })
    .getByRole('link', { name: 'Failing' })
    .click();
  await expect(overlay(page, '/failing')).toBeVisible();
  await expectCentered(page, '/failing');
  await page.keyboard.press('Escape');
  await expect(card(page, '/failing')).toBeFocused();
  await expectCentered(page, '/failing');
});

test('each case study keeps its own scroll position, and a new visit starts at the top', async ({
  page,
}) => {
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
  await open(page, '/plain');
  expect(await top('/plain')).toBe(0);
  await overlay(page, '/plain').evaluate((element) => element.scrollTo(0, 400));
  await page.reload();
  await expect.poll(() => top('/plain')).toBe(400);
  await test.step('also after the browser has discarded a tab that was out of view', async () => {
    await overlay(page, '/plain').evaluate((element) => element.scrollTo(0, 500));
    await page.evaluate(() => {
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      // What is discarded does nothing more.
      Storage.prototype.setItem = () => {};
    });
    await page.reload();
    await expect.poll(() => top('/plain')).toBe(500);
  });
});

test('the script and the data of a case study are prefetched on hover over its card', async ({
  page,
}) => {
  await open(page, '/');
  await page.waitForLoadState('networkidle');
  const requested: string[] = [];
  page.on('request', (request) => {
    // The layers of the card in the middle load at the same time.
    if (/diorama|sharpen|\.avif$/.test(request.url())) return;
    if (['script', 'fetch'].includes(request.resourceType())) requested.push(request.url());
  });
  const link = page.locator('[data-card="/about"] a').first();
  await link.hover();
  const namesOf = () =>
    requested.map((url) => url.replace(/.*\/([a-z-]+)(-[\w-]{8}\.js|\.json)$/, '$1')).sort();
  const needed = ['about', 'body-chunks', 'body-data', 'components', 'contact'];
  await expect.poll(namesOf).toEqual(needed);
  await link.click();
  await expect(page.locator('main[data-overlay="/about"]')).toBeVisible();
  expect(namesOf()).toEqual(needed);
});

test('the page of a link in the text and in the navigation is prefetched by a pointer, a finger and the focus', async ({
  page,
}) => {
  const inText = (name: string) => page.locator('[data-body]').getByRole('link', { name });
  const inNavigation = (name: string) =>
    page.getByRole('navigation', { name: 'All projects' }).getByRole('link', { name });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const [name, gesture] of Object.entries<(link: Locator) => Promise<void>>({
    'a pointer': (link) => link.hover(),
    'a finger': (link) => link.dispatchEvent('pointerdown'),
    'the focus': (link) => link.focus(),
  })) {
    await open(page, '/links');
    requested.length = 0;
    for (const [slug, link] of [
      ['plain', inText('The end of the plain page')],
      ['writing', inNavigation('Writing')],
    ] as const) {
      await gesture(link);
      const isRequested = () => requested.some((path) => path.startsWith(`/static/${slug}-`));
      await expect.poll(isRequested, `${slug} by ${name}`).toBe(true);
    }
  }
});

test('the column is at most 46rem wide, and the navigation at its end lists every card in three columns, with room for large text', async ({
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

  const column = page.locator('main[data-overlay] > div');
  const measure = () =>
    column.evaluate((element) => ({
      width: element.getBoundingClientRect().width,
      top: Number.parseFloat(getComputedStyle(element).paddingTop),
    }));
  const wide = await measure();
  expect(wide.width).toBe(46 * 16);
  // Below 690 px, it has less padding on top.
  await page.setViewportSize({ width: 690, height: 900 });
  expect((await measure()).top).toBe(wide.top);
  await page.setViewportSize({ width: 689, height: 900 });
  expect((await measure()).top).toBeLessThan(wide.top);
  await expectRoomForLargeText(links);
});

/** Waits until the script that keeps the place has started. */
async function keepsPlace(page: Page) {
  const response = await page.waitForResponse(/\/keep-place-[^/]*\.js/);
  await response.finished();
  await rendered(page);
}

test('when a phone is turned, what was in the middle of the screen stays there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const started = keepsPlace(page);
  await open(page, '/elements');
  await started;
  const main = page.locator('main');
  const heading = main.getByRole('heading', { level: 2 }).nth(3);
  await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const fromMiddle = () =>
    heading.evaluate((element) => {
      const { top, height } = element.getBoundingClientRect();
      return Math.abs(top + height / 2 - innerHeight / 2);
    });
  for (const size of [
    { width: 844, height: 390 },
    { width: 390, height: 844 },
  ]) {
    await rendered(page);
    await scrollingEnds(page);
    await page.setViewportSize(size);
    await expect.poll(fromMiddle).toBeLessThan(40);
  }
});

test('when a phone is turned, a demo that is taller than the screen stays there, whatever has become of its parts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 260 });
  const started = keepsPlace(page);
  await open(page, '/demo');
  await started;
  const demo = page.locator('[data-demo="paper-boats"]');
  const isInMiddle = () =>
    demo.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top < innerHeight / 2 && innerHeight / 2 < bottom;
    });
  await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(demo).toHaveAttribute('data-state', 'live');
  await scrollingEnds(page);
  await demo.evaluate((element) => {
    for (const part of element.children) part.replaceWith(part.cloneNode(true));
  });
  for (const width of [340, 700]) {
    await page.setViewportSize({ width, height: 260 });
    await expect.poll(isInMiddle).toBe(true);
    await scrollingEnds(page);
    expect(await isInMiddle()).toBe(true);
  }
});

test('a heading between the tags of the projects is left out when none is known', async ({
  request,
}) => {
  const site = await changedSite({
    page: (data) =>
      data.bodyData ? { ...data, bodyData: { ...data.bodyData, projects: [] } } : data,
  });
  try {
    const headings = async (url: string) => {
      const html = await (await request.get(url)).text();
      return [...html.matchAll(/<h[2-6][^>]*>(Open source|Talks)/g)].map(([, text]) => text);
    };
    expect(await headings('/projects')).toEqual(['Open source', 'Talks']);
    expect(await headings(`${site.url}/projects`)).toEqual(['Talks']);
  } finally {
    await site.close();
  }
});

test('projects and talks are listed in the order of their files, in columns that break no word', async ({
  page,
}) => {
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

  const name = page.locator('[data-repo] h3').first();
  await name.evaluate((element) => (element.textContent = 'Debugger'));
  const height = (await name.boundingBox())?.height;
  await name.evaluate((element) => (element.textContent = 'D'));
  expect((await name.boundingBox())?.height).toBe(height);
  const columns = () =>
    page
      .locator('[data-repo]')
      .evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  await page.setViewportSize({ width: 550, height: 900 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 549, height: 900 });
  expect(await columns()).toBe(1);
});
