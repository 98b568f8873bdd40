import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { testContracts } from '../../../tests/setup/demo-contracts.ts';
import { openDemo } from '../../../tests/setup/demo.ts';
import { expect, rendered, test } from '../../../tests/setup/test.ts';
import {
  boxOf,
  createFingers,
  expectScrollable,
  PHONE,
  type Point,
  pointOn,
  rest,
  scrollTop,
  stroke,
} from '../../../tests/setup/touch.ts';

const demo = (page: Page) => page.locator('[data-demo="whcc/album"]');
const button = (page: Page, name: string) => demo(page).getByRole('button', { name, exact: true });
const announced = (page: Page) => demo(page).locator('output');
const spread = (page: Page) => demo(page).locator('[data-spread]');
const prints = (page: Page) => spread(page).getByRole('button');
const table = (page: Page) => demo(page).getByRole('group', { name: 'Photos on the table' });
const loose = (page: Page) => table(page).getByRole('button');
const tiles = (page: Page) => demo(page).getByRole('listitem').getByRole('button');
const view = (page: Page, name: string) => demo(page).getByRole('tab', { name }).click();
const approach = (page: Page) => openDemo(page, 'whcc/album');

type Place = { name: string; x: number; y: number; width: number; height: number; aspect: number };

/** The photos of the open spread: their boxes, as fractions of it, and their aspect ratios. */
async function places(page: Page): Promise<Place[]> {
  await expect
    .poll(() =>
      prints(page).evaluateAll((all) =>
        all.every((one) => (one.querySelector('img')?.naturalWidth ?? 0) > 0),
      ),
    )
    .toBe(true);
  return prints(page).evaluateAll((all) =>
    all.map((one) => {
      const image = one.querySelector('img');
      if (!(one instanceof HTMLElement) || !image) throw new Error('no photo');
      const share = (value: string) => Number.parseFloat(value) / 100;
      const { left, top, width, height } = one.style;
      return {
        name: one.getAttribute('aria-label')?.split(',')[0] ?? '',
        x: share(left),
        y: share(top),
        width: share(width),
        height: share(height),
        aspect: image.naturalWidth / image.naturalHeight,
      };
    }),
  );
}

const namesOnSpread = async (page: Page) => (await places(page)).map(({ name }) => name);
const namesOnTable = (page: Page) =>
  loose(page).evaluateAll((all) =>
    all.map((one) => /^Put (.*) on spread/.exec(one.getAttribute('aria-label') ?? '')?.[1] ?? ''),
  );

const overlaps = (all: Place[]) =>
  all.some((one, index) =>
    all
      .slice(index + 1)
      .some(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      ),
  );

/** Expects that no photo is cropped by more than a tenth, and that none overlap. */
async function expectCollage(page: Page, count: number) {
  const all = await places(page);
  expect(all).toHaveLength(count);
  expect(overlaps(all)).toBe(false);
  for (const { width, height, aspect } of all) {
    expect(Math.abs(Math.log((2 * width) / height / aspect))).toBeLessThan(Math.log(1.11));
  }
  return all;
}

/** Presses the mouse at `from` and moves it; the button stays down. */
async function dragBetween(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
}

async function drag(page: Page, from: Locator, to: Locator | Point) {
  await dragBetween(
    page,
    await pointOn(from),
    Array.isArray(to) ? (to as Point) : await pointOn(to as Locator),
  );
  await page.mouse.up();
}

/** Between two photos: their edges belong to the gap. */
const gapAt = async (print: Locator): Promise<Point> => {
  const [x, y] = await pointOn(print, 0, 0.5);
  return [x + 2, y];
};

const picture = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];
const grip = (page: Page, index: number) => pointOn(demo(page).locator('[data-grip]').nth(index));

/** The spreads in order, and which is held. */
const spreads = async (figure: Locator) => [
  await tiles(figure.page()).evaluateAll((all) =>
    all.map((one) => one.getAttribute('aria-label')?.replace(/^Spread \d+: /, '')),
  ),
  await figure.locator('[data-held]').count(),
];

testContracts({
  name: 'whcc/album',
  drags: [
    {
      what: 'a spread, by its number',
      setUp: (figure) => view(figure.page(), 'Overview'),
      grip: (figure) => grip(figure.page(), 0),
      state: spreads,
      strokes: [
        [0, 110],
        [150, 0],
      ],
      path: [
        [130, 0],
        [150, 0],
      ],
      others: [(figure) => grip(figure.page(), 2)],
      async dropped(figure, { before, after }) {
        await expect(announced(figure.page())).toHaveText('Moved: it’s now spread 2.');
        const [[one, two, ...others]] = before as [string[], number];
        expect(after).toEqual([[two, one, ...others], 0]);
      },
    },
  ],
  scrollLength: 120,
  scrollsFrom: PHONES.flatMap((viewport) =>
    [
      async (page: Page) => {
        await view(page, 'Spreads');
        return pointOn(demo(page).locator('[data-position]'));
      },
      async (page: Page) => {
        await table(page).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        return pointOn(table(page), 0.97, 0.97);
      },
      async (page: Page) => {
        await view(page, 'Overview');
        await demo(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
        return pointOn(tiles(page).nth(2));
      },
    ].map((find) => async (figure: Locator) => {
      await figure.page().setViewportSize(viewport);
      await figure.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      return find(figure.page());
    }),
  ),
  views: Object.fromEntries(
    ['Overview', 'Cover', 'Spreads'].map((name) => [
      name,
      (figure: Locator) => view(figure.page(), name),
    ]),
  ),
  // The options of the cover are as large as usual.
  async largeText(figure, width) {
    if (width < 390) return;
    await view(figure.page(), 'Cover');
    const narrowest = () =>
      figure
        .locator('label', { has: figure.page().getByRole('radio') })
        .evaluateAll((all) => Math.min(...all.map((one) => one.getBoundingClientRect().width)));
    const large = await narrowest();
    await figure
      .page()
      .locator('html')
      .evaluate((html) => (html.style.fontSize = ''));
    expect(large).toBeGreaterThanOrEqual(await narrowest());
    await view(figure.page(), 'Spreads');
  },
});

// Trace recording fetches blob: URLs, which the page's policy forbids.
test.use({ trace: 'off' });

test.describe('with motion reduced', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('a swap, by drag or by buttons, and a new collage crop no photo by more than a tenth', async ({
    page,
  }) => {
    await approach(page);
    const first = await expectCollage(page, 7);
    const [one, other] = [first[0]?.name, first[1]?.name];
    await drag(page, prints(page).nth(0), prints(page).nth(1));
    await expect(announced(page)).toHaveText(`Swapped ${one} and ${other}.`);
    expect(await expectCollage(page, 7)).not.toEqual(first);
    await button(page, 'Undo').click();
    expect(await places(page)).toEqual(first);

    await prints(page).nth(1).press('Enter');
    await expect(prints(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Swap').press('Enter');
    await prints(page).nth(0).press('Enter');
    await expect(announced(page)).toHaveText(`Swapped ${other} and ${one}.`);
    await expectCollage(page, 7);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await places(page)).toEqual(first);

    await button(page, 'Collage').click();
    await expect(announced(page)).toHaveText(/^New collage of 7 photos\./);
    expect(await expectCollage(page, 7)).not.toEqual(first);
  });

  test('a photo from the table replaces one or is added between others, and one dragged to the table stays there', async ({
    page,
  }) => {
    await approach(page);
    const [old = ''] = await namesOnSpread(page);
    const [hare = '', boat = '', ...others] = await namesOnTable(page);
    await drag(page, loose(page).nth(0), prints(page).nth(0));
    await expect(announced(page)).toHaveText(`${hare} replaces ${old}, which is on the table.`);
    expect(await namesOnSpread(page)).toContain(hare);
    expect(await namesOnTable(page)).toEqual([old, boat, ...others]);
    await expectCollage(page, 7);

    await drag(page, loose(page).nth(1), await gapAt(prints(page).nth(2)));
    await expect(announced(page)).toHaveText(`${boat} is on spread 1.`);
    expect(await namesOnTable(page)).toEqual([old, ...others]);
    await expectCollage(page, 8);

    const [, , gone = ''] = await namesOnSpread(page);
    const before = await namesOnTable(page);
    await drag(page, prints(page).nth(2), await pointOn(table(page), 0.9, 0.5));
    await expect(announced(page)).toHaveText(`${gone} is on the table.`);
    expect(await namesOnTable(page)).toEqual([...before, gone]);
    const all = await expectCollage(page, 7);
    const covered = all.reduce((sum, each) => sum + each.width * each.height, 0);
    expect(covered).toBeGreaterThan(0.75);
  });

  test('Escape and an invalid drop cancel a drag without closing the page', async ({ page }) => {
    await approach(page);
    await page.evaluate(() => {
      window.addEventListener('keydown', (event) => {
        if (!event.defaultPrevented) document.documentElement.dataset.pressed = event.key;
      });
    });
    const first = await places(page);
    const waiting = await namesOnTable(page);
    const picture = demo(page).locator('[data-held]').last();
    await dragBetween(page, await pointOn(loose(page).nth(0)), await pointOn(prints(page).nth(0)));
    await expect(picture).toBeVisible();
    await expect(demo(page).locator('p', { hasText: /^Drop to replace/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(demo(page).locator('[data-held]')).toHaveCount(0);
    await page.mouse.up();
    expect(await page.evaluate(() => document.documentElement.dataset.pressed)).toBeUndefined();

    // What is chosen goes first.
    await prints(page).nth(0).click();
    await button(page, 'Swap').click();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Swap')).toHaveAttribute('aria-pressed', 'false');
    await expect(prints(page).nth(0)).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(prints(page).nth(0)).toHaveAttribute('aria-pressed', 'false');
    expect(await page.evaluate(() => document.documentElement.dataset.pressed)).toBeUndefined();
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.documentElement.dataset.pressed)).toBe('Escape');

    await drag(page, loose(page).nth(0), await pointOn(button(page, 'Collage')));
    await drag(page, prints(page).nth(0), await pointOn(button(page, 'Collage')));
    await expect(demo(page).locator('[data-held]')).toHaveCount(0);
    expect(await places(page)).toEqual(first);
    expect(await namesOnTable(page)).toEqual(waiting);
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  });

  test('photos are deleted and restored by key and by click, with undo and redo', async ({
    page,
  }) => {
    await approach(page);
    const first = await places(page);
    await prints(page).nth(2).press('Delete');
    await expect(prints(page)).toHaveCount(6);
    const gone = first[2]?.name ?? '';
    await expect(announced(page)).toHaveText(`${gone} is on the table.`);
    const without = await places(page);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await places(page)).toEqual(first);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(announced(page)).toHaveText(/^Redone\./);
    expect(await places(page)).toEqual(without);
    await button(page, `Put ${gone} on spread 1`).click();
    await expect(prints(page)).toHaveCount(7);

    // In swap mode, photos on the table can be chosen as well.
    const chosen = (await namesOnSpread(page))[0];
    const [hare] = await namesOnTable(page);
    await prints(page).nth(0).click();
    await button(page, 'Swap').click();
    await button(page, `Replace ${chosen} with ${hare}`).press('Enter');
    expect(await namesOnSpread(page)).toContain(hare);
    expect(await namesOnTable(page)).toContain(chosen);
    // Also after a press beside the photos.
    await demo(page).locator('[data-position]').click();
    await page.keyboard.press('ControlOrMeta+z');
    expect(await namesOnTable(page)).toContain(hare);

    for (let left = 6; left >= 0; left--) {
      await prints(page).nth(0).press('Delete');
      await expect(prints(page)).toHaveCount(left);
    }
    await view(page, 'Overview');
    await expect(button(page, 'Recollage')).toHaveAttribute('aria-disabled', 'true');
  });

  test('a full spread shows a visible message, and offers no place to a dragged photo', async ({
    page,
  }) => {
    await approach(page);
    const hint = (text: string | RegExp) => demo(page).locator('p', { hasText: text });
    for (let count = 8; count <= 10; count++) {
      await loose(page).nth(0).click();
      await expect(prints(page)).toHaveCount(count);
    }
    // The button isn't disabled: it shows why nothing happens.
    await loose(page).nth(0).press('Enter');
    const refusal = demo(page).locator('[data-refused]');
    await expect(refusal).toHaveText(/^A spread holds 10 photos\./);
    await expect(prints(page)).toHaveCount(10);
    await button(page, 'Collage').click();
    await expect(refusal).toHaveCount(0);

    const waiting = await pointOn(loose(page).nth(0));
    await dragBetween(page, waiting, await pointOn(spread(page), 0.005, 0.5));
    await expect(hint('Spread 1 is full: it holds 10 photos.')).toBeVisible();
    await expect(spread(page)).not.toHaveAttribute('data-target');
    await page.keyboard.press('Escape');
    await page.mouse.up();

    await view(page, 'Overview');
    await dragBetween(page, waiting, await pointOn(tiles(page).nth(0)));
    await expect(hint('Spread 1 is full: it holds 10 photos.')).toBeVisible();
    await expect(tiles(page).nth(0)).not.toHaveAttribute('data-target');
    await page.mouse.move(...(await pointOn(tiles(page).nth(1))), { steps: 4 });
    await expect(hint(/^Drop to add .* to spread 2\.$/)).toBeVisible();
    await expect(tiles(page).nth(1)).toHaveAttribute('data-target');
  });

  test('a photo is zoomed and moved inside its frame by slider, drag and arrow keys; the slider is clear of the hint', async ({
    page,
  }) => {
    await approach(page);
    const first = await places(page);
    const print = prints(page).nth(0);
    const part = () => print.locator('img').evaluate(({ style }) => style.cssText);
    const whole = await part();
    await print.click();
    await button(page, 'Crop').click();
    await demo(page).getByRole('slider', { name: 'Zoom' }).fill('200');
    const zoomed = await part();
    expect(zoomed).not.toBe(whole);
    const [x, y] = await pointOn(print);
    await dragBetween(page, [x, y], [x + 20, y + 10]);
    await page.mouse.up();
    const moved = await part();
    expect(moved).not.toBe(zoomed);
    await print.press('ArrowLeft');
    expect(await part()).not.toBe(moved);
    // The frames don't change.
    expect(await places(page)).toEqual(first);
    await button(page, 'Done').press('Enter');
    await expect(print).toBeFocused();
    await button(page, 'Crop').press('Enter');
    await expect(print).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button(page, 'Crop')).toBeVisible();
    await button(page, 'Undo').click();
    expect(await part()).toBe(whole);

    const hint = demo(page).getByText(/^Zoom in, then drag/);
    for (const size of ['100%', '200%']) {
      await page.locator('html').evaluate((html, to) => (html.style.fontSize = to), size);
      await button(page, 'Crop').click();
      const slider = demo(page).getByRole('slider', { name: 'Zoom' });
      await slider.press('ArrowRight');
      const below = await slider.evaluate((input) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(input);
        return (
          input.getBoundingClientRect().bottom +
          parseFloat(outlineOffset) +
          parseFloat(outlineWidth)
        );
      });
      const text = await hint.evaluate((element) => element.getBoundingClientRect().top);
      expect(below, `text at ${size}`).toBeLessThanOrEqual(text);
      await button(page, 'Done').click();
    }
  });

  test('spreads are rearranged by drag and by buttons, get new collages, are deleted, and accept photos', async ({
    page,
  }) => {
    await approach(page);
    await view(page, 'Overview');
    const stories = async () =>
      (
        await tiles(page).evaluateAll((all) =>
          all.map((one) => one.getAttribute('aria-label') ?? ''),
        )
      ).map((label) => label.replace(/^Spread \d+: /, ''));
    const [first, second, third, fourth, fifth] = await stories();
    // A press that is released out of the list, no farther than a tap, holds nothing.
    const [x, y] = await pointOn(tiles(page).first(), 0, 0.5);
    await dragBetween(page, [x + 1, y], [x - 2, y]);
    await page.mouse.up();
    await page.mouse.move(...(await pointOn(tiles(page).nth(1))), { steps: 4 });
    await expect(demo(page).locator('[data-held]')).toHaveCount(0);

    await drag(page, tiles(page).nth(0), tiles(page).nth(2));
    await expect.poll(stories).toEqual([second, third, first, fourth, fifth]);
    await expect(announced(page)).toHaveText('Moved: it’s now spread 3.');
    await button(page, 'Move earlier').click();
    await expect.poll(stories).toEqual([second, first, third, fourth, fifth]);
    await button(page, 'Move later').press('Enter');
    await button(page, 'Move later').press('Enter');
    await expect.poll(stories).toEqual([second, third, fourth, first, fifth]);

    const layout = () =>
      tiles(page).evaluateAll((all) =>
        all.map((one) =>
          [...one.querySelectorAll<HTMLElement>('[style]')]
            .map(({ style }) => style.cssText)
            .join(' '),
        ),
      );
    const before = await layout();
    await button(page, 'Recollage').click();
    const after = await layout();
    expect(after.map((each, index) => each === before[index])).toEqual([
      true,
      true,
      true,
      false,
      true,
    ]);

    const [hare] = await namesOnTable(page);
    await drag(page, loose(page).nth(0), tiles(page).nth(1));
    await expect(announced(page)).toHaveText(`${hare} is on spread 2.`);
    await expect
      .poll(stories)
      .toEqual([second, `${third?.slice(0, -1)}, ${hare}.`, fourth, first, fifth]);
    await button(page, 'Undo').click();

    await button(page, 'Delete').click();
    await expect.poll(stories).toEqual([second, third, fourth, fifth]);
    await button(page, 'Undo').click();
    await expect.poll(stories).toEqual([second, third, fourth, first, fifth]);
    await expect(announced(page)).toHaveText(/^Undone\. .*5 spreads/);
  });

  test('the cover has fabric, cameo, foil and title; the visitor’s own panorama stays whole, and in the browser', async ({
    page,
  }) => {
    await approach(page);
    await view(page, 'Cover');
    const cover = demo(page).getByRole('img', { name: /^Cover/ });
    const pick = (name: string) =>
      demo(page).getByRole('radio', { name, exact: true }).press('Space');
    const foil = cover.locator('[data-foil]');
    const look = () => foil.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const gold = await look();
    await pick('Silver foil');
    await expect.poll(look).not.toBe(gold);
    await pick('Navy herringbone');
    // A photo dropped on the cover is framed there.
    const [hare] = await namesOnTable(page);
    await drag(page, loose(page).nth(0), cover);
    await expect(cover).toHaveAccessibleName(
      `Cover of navy herringbone, a cameo of ${hare}, in silver foil, titled “Sherwood”`,
    );
    await pick('Owl');
    await expect(cover).toHaveAccessibleName(/a cameo of Owl/);
    const before = await look();
    await demo(page).getByRole('textbox', { name: 'Title' }).fill('Our year');
    await expect.poll(look).not.toBe(before);
    await expect(cover).toHaveAccessibleName(/titled “Our year”$/);

    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));
    await demo(page)
      .getByLabel('Add your photos')
      .setInputFiles([
        { name: 'a.png', mimeType: 'image/png', buffer: await picture('#3a7', 3000) },
        { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      ]);
    await button(page, 'Put Your photo 1 on spread 1').click();
    await expect(prints(page)).toHaveCount(8);
    const own = (await expectCollage(page, 8)).find(({ name }) => name === 'Your photo 1');
    expect(own?.aspect).toBeCloseTo(5, 1);
    expect(asked).toEqual([]);
  });

  test('what became of the added files is shown until the album changes, also on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await approach(page);
    await view(page, 'Cover');
    const message = demo(page).locator('p[data-notice]').last();
    const add = (...files: Buffer[]) =>
      demo(page)
        .getByLabel('Add your photos')
        .setInputFiles(files.map((buffer) => ({ name: 'a.png', mimeType: 'image/png', buffer })));
    const photo = await picture('#3a7');
    const broken = photo.subarray(0, 60);
    await add(photo);
    await expect(message).toHaveText('Your photo is on the table.');
    await add(photo, broken, broken, photo);
    await expect(message).toHaveText('Couldn’t read 2 of 4 files.');
    await expect(announced(page)).toHaveText('Couldn’t read 2 of 4 files.');
    await add(broken);
    await expect(message).toHaveText('Couldn’t read that file. Try a JPEG or PNG.');
    await button(page, 'Undo').click();
    await expect(message).toHaveText('Photos you add aren’t uploaded or kept.');
    await add(photo, photo);
    await expect(message).toHaveText('Your 2 photos are on the table.');
  });

  test('photos that are dropped together lay themselves out on spreads of their own, of which pictures are saved', async ({
    page,
  }) => {
    await approach(page);
    const photo = (await picture('#3a7')).toString('base64');
    await spread(page).evaluate((target, data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      for (let count = 0; count < 10; count++) {
        dataTransfer.items.add(new File([bytes], `${count}.png`, { type: 'image/png' }));
      }
      for (const type of ['dragover', 'drop']) {
        target.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
      }
    }, photo);
    await expect(announced(page)).toHaveText('Your 10 photos are on spreads 6 to 7.');
    await expect(demo(page).locator('[data-position]')).toHaveText('6 / 7');
    await expectCollage(page, 5);
    const fold = (await places(page)).filter(({ x, width }) => x < 0.5 && x + width > 0.5);
    expect(fold).toEqual([]);

    const arrives = page.waitForEvent('download');
    await button(page, 'Save spread as PNG').click();
    const file = await (await arrives).path();
    expect(await sharp(file).metadata()).toMatchObject({
      width: 2400,
      height: 1200,
      format: 'png',
    });
    const { dominant } = await sharp(file)
      .extract({ left: 700, top: 400, width: 400, height: 400 })
      .stats();
    expect(dominant.g).toBeGreaterThan(dominant.r);

    await button(page, 'Undo').click();
    await expect(demo(page).locator('[data-position]')).toHaveText('1 / 5');
  });

  test('changes made while the visitor’s own photo is read are kept, with their undo steps', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const decode = window.createImageBitmap;
      const released = new Promise((resolve) => {
        window.addEventListener('release', resolve);
      });
      window.createImageBitmap = async (...source: unknown[]) => {
        await released;
        return decode(...(source as [Blob]));
      };
    });
    await approach(page);
    await demo(page)
      .getByLabel('Add your photos')
      .setInputFiles([{ name: 'a.png', mimeType: 'image/png', buffer: await picture('#37a') }]);
    await expect(demo(page).getByText('Adding your photo…')).toBeVisible();
    const [gone = ''] = await namesOnSpread(page);
    await prints(page).nth(0).press('Delete');
    await drag(page, prints(page).nth(0), prints(page).nth(1));
    await expect(announced(page)).toHaveText(/^Swapped/);
    const edited = await places(page);
    await page.evaluate(() => window.dispatchEvent(new Event('release')));
    await expect(button(page, 'Put Your photo 1 on spread 1')).toBeVisible();
    expect(await places(page)).toEqual(edited);
    expect(await namesOnTable(page)).toContain(gone);
    await button(page, 'Undo').click();
    await expect(button(page, 'Put Your photo 1 on spread 1')).toHaveCount(0);
    expect(await places(page)).toEqual(edited);
  });

  test('no action changes the height of the demo at any width', async ({ page }) => {
    await approach(page);
    const heightAt = async (width: number) => {
      await page.setViewportSize({ width, height: 720 });
      await rendered(page);
      return (await boxOf(demo(page))).height;
    };
    const before = new Map<number, number>();
    for (const width of [1440, 700, 390, 320]) before.set(width, await heightAt(width));
    const expectToStay = async (when: string) => {
      for (const [width, height] of before) {
        expect(await heightAt(width), `${when}, ${width} px wide`).toBe(height);
      }
    };
    await view(page, 'Overview');
    // Nineteen photos on the table are more than it can show at once.
    for (const left of [4, 3, 2]) {
      await button(page, 'Delete').click();
      await expect(tiles(page)).toHaveCount(left);
    }
    await expectToStay('with a full table');
    await view(page, 'Spreads');
    await expectToStay('with a full table below a spread');
    await button(page, 'Previous photos').click();
    await prints(page).nth(0).click();
    await button(page, 'Crop').click();
    await expectToStay('while a photo is cropped');
    await view(page, 'Cover');
    await demo(page).getByRole('radio', { name: 'Cameo' }).press('Space');
    await expectToStay('with a cameo');
  });
});

test('a page turns between spreads, and the foil of the cover moves only while it may', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  // Drawing animations takes all the time of a slow machine.
  test.slow();
  await approach(page);
  await button(page, 'Next spread').click();
  await expect(demo(page).locator('[data-position]')).toHaveText('2 / 5');
  await expect(prints(page)).toHaveCount(5);
  // The turning page is removed once it is at rest.
  await expect(spread(page).locator('xpath=..').locator('[data-side]')).toHaveCount(0);
  await test.step('each press turns a page of its own', async () => {
    const isAnother = await button(page, 'Next spread').evaluate(async (next: HTMLElement) => {
      async function turning() {
        next.click();
        await new Promise(requestAnimationFrame);
        return next.closest('[data-demo]')?.querySelector('[data-side]');
      }
      return (await turning()) !== (await turning());
    });
    expect(isAnother).toBe(true);
  });
  await view(page, 'Cover');
  const look = () =>
    demo(page)
      .locator('[data-foil]')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await look();
  await expect.poll(look).not.toBe(before);
  const motion = page.locator('[data-motion-switch]');
  await motion.evaluate((element: HTMLButtonElement) => element.click());
  const still = async () => {
    const one = await look();
    await rendered(page, 12);
    return (await look()) === one;
  };
  await expect.poll(still).toBe(true);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  /** The picture of a photo that follows a finger. */
  const held = (page: Page) => demo(page).locator('img[data-held]');

  /** Presses a photo with a finger until it can be dragged in any direction. */
  async function hold(page: Page, photo: Locator) {
    const fingers = createFingers(page);
    await fingers.press(1, await pointOn(photo));
    await expect(photo).toHaveAttribute('data-held');
    return fingers;
  }

  async function dragTo(page: Page, photo: Locator, target: Point) {
    const fingers = await hold(page, photo);
    const scrolled = await scrollTop(page);
    await fingers.move(1, target);
    await fingers.lift(1);
    expect(await scrollTop(page)).toBe(scrolled);
  }

  test('a finger that moves up or down on a photo scrolls the page; sideways, it drags the photo', async ({
    page,
  }) => {
    await approach(page);
    for (const photo of [prints(page).nth(0), loose(page).nth(0)]) {
      const before = [await namesOnSpread(page), await namesOnTable(page)];
      await photo.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await expectScrollable(page, await pointOn(photo));
      expect([await namesOnSpread(page), await namesOnTable(page)]).toEqual(before);
      const fingers = createFingers(page);
      const [x, y] = await pointOn(photo);
      await fingers.press(1, [x, y]);
      await fingers.move(1, [x + 60, y]);
      await expect(held(page)).toHaveCount(1);
      // A rest in mid-drag starts no other.
      await rest(page);
      await fingers.move(1, [x + 50, y]);
      expect(await held(page).count()).toBe(1);
      await fingers.lift(1);
      await expect(held(page)).toHaveCount(0);
    }
  });

  test('a finger that has rested on a photo drags it anywhere, and opens no menu; without a move, nothing changes', async ({
    page,
  }) => {
    await approach(page);
    const [first] = await namesOnSpread(page);
    const events = await page.evaluateHandle(() => {
      const types: string[] = [];
      for (const type of ['touchend', 'click']) {
        window.addEventListener(type, () => types.push(type), true);
      }
      return types;
    });
    // Released at once, before the browser's own long press: that is a tap for it.
    const finger = createFingers(page);
    await finger.press(1, await pointOn(prints(page).nth(0)));
    await page.waitForFunction(() => document.querySelector('[data-drop="print"][data-held]'));
    await finger.lift(1);
    await rest(page);
    expect(await events.jsonValue()).toEqual(['touchend']);

    const fingers = await hold(page, prints(page).nth(0));
    const menu = () =>
      prints(page)
        .nth(0)
        .locator('img')
        .evaluate((image) =>
          image.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true })),
        );
    expect(await menu()).toBe(false);
    const [[x, y], [heldX, heldY]] = [
      await pointOn(prints(page).nth(0)),
      await pointOn(held(page)),
    ];
    expect(Math.hypot(heldX - x, heldY - y), 'it is where it was').toBeLessThan(5);
    await fingers.lift(1);
    expect((await namesOnSpread(page))[0]).toBe(first);
    await expect(prints(page).nth(0)).toHaveAttribute('aria-pressed', 'false');

    const [waiting] = await namesOnTable(page);
    await dragTo(page, loose(page).nth(0), await pointOn(prints(page).nth(1)));
    await expect(announced(page)).toHaveText(new RegExp(`^${waiting} replaces`));
    const count = await loose(page).count();
    await dragTo(page, prints(page).nth(0), await pointOn(table(page), 0.8, 0.8));
    await expect(loose(page)).toHaveCount(count + 1);
  });

  test('a second finger neither drags another photo nor drops the first', async ({ page }) => {
    await approach(page);
    const [first = '', second = ''] = await namesOnSpread(page);
    const [waiting] = await namesOnTable(page);
    const fingers = await hold(page, prints(page).nth(0));
    await fingers.move(1, await pointOn(prints(page).nth(1)));
    await fingers.press(2, await pointOn(loose(page).nth(0)));
    await fingers.move(2, await pointOn(prints(page).nth(2)));
    await fingers.lift(2);
    expect(await namesOnTable(page)).toContain(waiting);
    await expect(demo(page).locator('[data-held]')).not.toHaveCount(0);
    await fingers.lift(1);
    await expect(announced(page)).toHaveText(`Swapped ${first} and ${second}.`);
    await expect(demo(page).locator('[data-held]')).toHaveCount(0);
  });

  /** Starts to crop a photo of the spread. `part` describes what its frame shows. */
  async function crop(page: Page, index: number) {
    const print = prints(page).nth(index);
    await print.tap();
    await button(page, 'Crop').tap();
    const zoom = demo(page).getByRole('slider', { name: 'Zoom' });
    const part = () => print.locator('img').evaluate(({ style }) => style.cssText);
    return { print, zoom, part };
  }

  test('two fingers zoom a photo in its frame; cropping that ends under a finger starts afresh', async ({
    page,
  }) => {
    await approach(page);
    const { print, zoom, part } = await crop(page, 0);
    const fingers = createFingers(page);
    const [left, right] = [await pointOn(print, 0.4), await pointOn(print, 0.6)];
    await fingers.press(1, left);
    await fingers.press(2, right);
    await fingers.move(2, [right[0] + (right[0] - left[0]), right[1]]);
    await expect(zoom).toHaveValue('200');
    await fingers.lift(2);

    // The first finger still touches the photo.
    await button(page, 'Done').press('Enter');
    await expect(zoom).toHaveCount(0);
    await fingers.lift(1);
    await button(page, 'Crop').click();
    const before = await part();
    await fingers.press(1, right);
    await fingers.move(1, [right[0] + 25, right[1]]);
    await fingers.lift(1);
    expect(await part()).not.toBe(before);
    await expect(zoom).toHaveValue('200');
  });

  test('wherever it is on the spread, a finger moves the photo that is cropped, and no other', async ({
    page,
  }) => {
    await approach(page);
    const { print, zoom, part } = await crop(page, 1);
    await zoom.fill('300');
    const [before, layout] = [await part(), await places(page)];
    await stroke(page, [await pointOn(prints(page).nth(0)), await pointOn(print)]);
    expect(await part()).not.toBe(before);
    expect(await places(page)).toEqual(layout);
  });
});
