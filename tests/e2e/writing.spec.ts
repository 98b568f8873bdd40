/** The examples of docs/writing.md, built into a page of the test site. */
import { expectAccessible } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

test('each component and GitHub’s Markdown render as docs/writing.md describes', async ({
  page,
}) => {
  await open(page, '/writing');
  const body = page.locator('[data-body]');
  await expect(body.locator('dl').first().locator('dt')).toHaveText([
    'Role',
    'Years',
    'For',
    'Skills',
  ]);
  await expect(body.getByRole('figure')).toContainText([
    'The fold comes first.',
    'The fold comes first: every cut',
  ]);
  await expect(body.locator('blockquote')).toHaveText('Measure twice, cut once.');
  await expect(body.locator('aside', { hasText: 'Paper has a grain' })).toBeVisible();
  await expect(body.getByText('Something else')).toBeVisible();

  const tops = (selector: string) =>
    body
      .locator(selector)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  const [left, right] = await tops('h3');
  expect(left).toBe(right);
  const gallery = body.getByRole('img', { name: /the first cut/ });
  await expect(gallery).toHaveCount(2);
  const [first, second] = await gallery.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(first).toBe(second);

  await expect(body.locator('aside[data-alert="tip"]')).toContainText('Score a fold');
  await expect(body.getByRole('cell', { name: '300 g' })).toHaveCSS('text-align', 'right');
  await expect(body.getByRole('img', { name: 'Done', exact: true })).toHaveCount(1);
  await body.getByRole('link', { name: '1', exact: true }).click();
  await expect(body.locator('section[data-footnotes] li')).toBeInViewport();

  await body.getByRole('link', { name: 'Who cuts all this paper' }).click();
  await expect(page.locator('[data-overlay="/about"]')).toBeVisible();
});

test('pictures side by side are fetched no larger than displayed; a cut-out stands in the margin, without a ground', async ({
  page,
}) => {
  await open(page, '/writing');
  const picture = page.getByRole('img', { name: 'The sheet before the first cut.' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      picture.evaluate((image: HTMLImageElement) => (image.complete ? image.currentSrc : '')),
    )
    .not.toBe('');
  const { natural, shown } = await picture.evaluate((image: HTMLImageElement) => ({
    natural: image.naturalWidth,
    shown: image.getBoundingClientRect().width,
  }));
  expect(natural).toBeLessThan(shown * 1.9);

  const cutout = page.getByRole('img', { name: 'A paper goose in a car on the big wheel.' });
  await cutout.scrollIntoViewIfNeeded();
  const text = page.locator('[data-body] > p').first();
  const [figure, paragraph] = [await cutout.boundingBox(), await text.boundingBox()];
  expect(figure?.x).toBeGreaterThan((paragraph?.x ?? 0) + (paragraph?.width ?? Infinity));
  await expect(cutout).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  // The corner of the picture shows the page: transparency survived the encoding.
  await expect
    .poll(() =>
      cutout.evaluate(async (image: HTMLImageElement) => {
        await image.decode();
        const canvas = document.createElement('canvas').getContext('2d');
        canvas?.drawImage(image, 0, 0);
        return canvas?.getImageData(0, 0, 1, 1).data[3];
      }),
    )
    .toBe(0);
});

test('on a narrow screen columns stack, long lines of code scroll by themselves, also by keyboard, and nothing is clipped', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/writing');
  const tops = await page
    .locator('[data-body] h3')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 20);
  const code = page.getByRole('group', { name: 'Code: app/card.ts' });
  await code.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => code.evaluate((pre) => pre.scrollLeft)).toBeGreaterThan(0);
  const overlay = page.locator('[data-overlay]');
  expect(await overlay.evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  await expectAccessible(page);
});

test('code is highlighted, and a button copies it, or selects it where the browser does not allow copying', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/writing');
  const block = page.locator('[data-code]', { hasText: 'app/card.ts' });
  await expect(block.locator('pre[data-language="ts"] code [data-marked]')).toHaveCount(1);
  await block.getByRole('button', { name: 'Copy code: app/card.ts' }).click();
  await expect(block.getByRole('button')).toHaveText('Copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe(
    "export const card = 'paper'; // cut by hand\nexport const cards = Array.from({ length: 9 }, () => card);",
  );

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const other = page.locator('[data-code]', { hasText: 'nine cards' });
  await other.getByRole('button', { name: 'Copy code: Diff' }).click();
  await expect(other.getByRole('button')).toHaveText('Selected');
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(
    '- a card\n+ nine cards',
  );
});

test('headings named like parts of the site are where the list of contents leads', async ({
  page,
}) => {
  await open(page, '/canary-post');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  for (const name of ['Skills', 'Head end', 'Cards arranged', 'Table of contents', 'Folding']) {
    await contents.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeFocused();
  }
  await page.getByRole('link', { name: '1', exact: true }).click();
  await expect(page.locator('section[data-footnotes] li')).toBeFocused();
  await expectAccessible(page);
});

test('pictures, centered lines and wrapped parts in HTML are where and as wide as they say', async ({
  page,
}) => {
  await open(page, '/canary-post');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await page.locator('[data-body]').evaluate((body) => {
      const boxOf = (part?: Element | null) => {
        const range = document.createRange();
        if (part) range.selectNodeContents(part);
        const { left, right, top, bottom } = part?.matches('img')
          ? part.getBoundingClientRect()
          : (range.getClientRects()[0] ?? range.getBoundingClientRect());
        return { left, right, top, bottom, width: right - left, middle: (left + right) / 2 };
      };
      const picture = (alt: string) => boxOf(body.querySelector(`img[alt="${alt}"]`));
      const text = (start: string) =>
        boxOf(
          [...body.querySelectorAll('p, h3')].find(({ textContent }) =>
            textContent?.startsWith(start),
          ),
        );
      const { paddingLeft, paddingRight } = getComputedStyle(body);
      const { left, right } = body.getBoundingClientRect();
      return {
        column: {
          right: right - Number.parseFloat(paddingRight),
          width: right - left - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight),
        },
        quarter: picture('A sheet in a quarter.'),
        low: picture('A low sheet.'),
        floated: picture('A sheet at the right.'),
        beside: text('A line of text'),
        heading: text('In the middle'),
        line: text('Below it'),
        wrapped: ['Ein Absatz.', 'Noch', 'Eine', 'Ein Absatz darunter'].map(text),
      };
    });
    const { column, quarter, low, floated, beside, heading, line, wrapped } = boxes;
    expect(quarter.width).toBeCloseTo(column.width / 4, 0);
    expect(low.bottom - low.top).toBeCloseTo(20, 0);
    expect(floated.right).toBeCloseTo(column.right, 0);
    expect(beside.top).toBeLessThan(floated.bottom);
    expect(beside.right).toBeLessThanOrEqual(floated.left);
    expect(line.middle).toBeCloseTo(heading.middle, 0);
    for (const [index, { top }] of wrapped.slice(1).entries()) {
      expect(top - (wrapped[index]?.bottom ?? 0)).toBeGreaterThan(0);
    }
    const [first, second, title] = wrapped;
    expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBeGreaterThan(12);
    expect((title?.top ?? 0) - (second?.bottom ?? 0)).toBeGreaterThan(20);
  }
});

test('only texts with tables load the styles of tables, and keep them', async ({ page }) => {
  const stylesheets = () => page.locator('link[rel="stylesheet"]');
  await open(page, '/plain');
  await expect(stylesheets()).toHaveCount(1);
  await open(page, '/writing');
  const table = page.locator('[data-body] table');
  await expect(table).toHaveCSS('border-collapse', 'collapse');
  const count = await stylesheets().count();
  await page.keyboard.press('Escape');
  await expect(page.locator('main[data-overlay]')).toHaveCount(0);
  await expect(page.locator('[data-card="/writing"] a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table).toHaveCSS('border-collapse', 'collapse');
  await expect(stylesheets()).toHaveCount(count);
});

test('all elements of a text are accessible, in each state', async ({ page }) => {
  await open(page, '/elements');
  await page.locator('summary').first().click();
  await expectAccessible(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page);
  // Axe doesn't see light gradients below light letters.
  for (const code of await page.locator('[data-body] pre').all()) {
    await expect(code).toHaveCSS('background-image', 'none');
  }
});
