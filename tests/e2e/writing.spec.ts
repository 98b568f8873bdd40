/** The examples of docs/writing.md, built into a page of the test site. */
import { expectAccessible } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

test('each component renders as docs/writing.md describes', async ({ page }) => {
  await open(page, '/writing');
  const body = page.locator('[data-body]');
  await expect(body.locator('dl').first().locator('dt')).toHaveText([
    'Role',
    'Years',
    'For',
    'Skills',
  ]);
  await expect(body.getByRole('figure')).toContainText('The fold comes first');
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

  await body.getByRole('link', { name: 'Who cuts all this paper' }).click();
  await expect(page.locator('[data-overlay="/about"]')).toBeVisible();
});

test('pictures side by side are fetched no larger than they are displayed', async ({ page }) => {
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
});

test('a cut-out stands in the margin of the text, without a ground', async ({ page }) => {
  await open(page, '/writing');
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

test('columns stack on a narrow screen, and nothing is clipped', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/writing');
  const tops = await page
    .locator('[data-body] h3')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top));
  expect(tops[1]).toBeGreaterThan((tops[0] ?? 0) + 20);
  const overlay = page.locator('[data-overlay]');
  expect(await overlay.evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
  await expectAccessible(page);
});
