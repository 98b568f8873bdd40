import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

const toy = (page: Page) => page.locator('[data-miniature="album-editor"]');
const button = (page: Page, name: string) => toy(page).getByRole('button', { name, exact: true });
const told = (page: Page) => toy(page).locator('output');
const spread = (page: Page) => toy(page).locator('[data-spread]');
const prints = (page: Page) => spread(page).getByRole('button');
const view = (page: Page, name: string) => toy(page).getByRole('tab', { name }).click();

type Place = { name: string; x: number; y: number; width: number; height: number; aspect: number };

/** The photos of the open spread: where they are, as shares of it, and their own proportions. */
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
      const book = one.parentElement;
      const image = one.querySelector('img');
      if (!(one instanceof HTMLElement) || !book || !image) throw new Error('no photo');
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

async function approach(page: Page) {
  await open(page, '/album-editor');
  await toy(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(toy(page)).toHaveAttribute('data-state', 'live');
}

async function middle(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not in the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await middle(from), await middle(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 });
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

// The recorder of traces fetches what blob: addresses show, which the page's policy forbids.
test.use({ trace: 'off' });

test.describe('with motion reduced', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('each collage is another; it fills the spread, and crops no photo by more than a tenth', async ({
    page,
  }) => {
    await approach(page);
    const seen = new Set<string>();
    for (let press = 0; press < 4; press++) {
      const all = await places(page);
      expect(all).toHaveLength(7);
      seen.add(JSON.stringify(all));
      expect(overlaps(all)).toBe(false);
      for (const { width, height, aspect } of all) {
        expect(Math.abs(Math.log((2 * width) / height / aspect))).toBeLessThan(Math.log(1.11));
      }
      expect(Math.min(...all.map(({ x }) => x))).toBeCloseTo(0.022, 3);
      expect(Math.max(...all.map(({ x, width }) => x + width))).toBeCloseTo(0.978, 3);
      expect(Math.min(...all.map(({ y }) => y))).toBeCloseTo(0.044, 3);
      expect(Math.max(...all.map(({ y, height }) => y + height))).toBeCloseTo(0.956, 3);
      await button(page, 'Collage').click();
      await expect(told(page)).toHaveText(/^Another collage of 7 photos\./);
    }
    expect(seen.size).toBe(4);
  });

  test('photos are swapped by hand and by buttons, deleted, put back, undone and done again', async ({
    page,
  }) => {
    await approach(page);
    const first = await places(page);
    const [one, other] = [first[0], first[1]];
    if (!one || !other) throw new Error('There are no photos');
    const placeOf = async (name: string) => (await places(page)).find((each) => each.name === name);

    await drag(page, prints(page).nth(0), prints(page).nth(1));
    await expect(told(page)).toHaveText(`${one.name} and ${other.name} have changed places.`);
    expect(await placeOf(one.name)).toMatchObject({ x: other.x, y: other.y, width: other.width });
    await button(page, 'Undo').click();
    expect(await places(page)).toEqual(first);

    // The one that was dragged is still chosen.
    await prints(page).nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(prints(page).nth(1)).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Swap').press('Enter');
    await prints(page).nth(0).press('Enter');
    expect(await placeOf(other.name)).toMatchObject({ x: one.x, y: one.y, width: one.width });
    await page.keyboard.press('ControlOrMeta+z');
    expect(await places(page)).toEqual(first);

    await prints(page).nth(2).press('Delete');
    await expect(prints(page)).toHaveCount(6);
    const gone = first[2]?.name ?? '';
    await expect(told(page)).toHaveText(`${gone} is on the table.`);
    const without = await places(page);
    expect(without.map(({ name }) => name)).not.toContain(gone);
    await page.keyboard.press('ControlOrMeta+z');
    expect(await places(page)).toEqual(first);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    expect(await places(page)).toEqual(without);
    await button(page, `Put ${gone} on spread 1`).click();
    await expect(prints(page)).toHaveCount(7);
    expect((await places(page)).map(({ name }) => name)).toContain(gone);
  });

  test('spreads are rearranged by hand and by buttons, recollaged and deleted', async ({
    page,
  }) => {
    await approach(page);
    await view(page, 'Overview');
    const tiles = toy(page).getByRole('listitem').getByRole('button');
    const stories = async () =>
      (
        await tiles.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''))
      ).map((label) => label.replace(/^Spread \d+: /, ''));
    const [first, second, third, fourth, fifth] = await stories();
    await drag(page, tiles.nth(0), tiles.nth(2));
    await expect.poll(stories).toEqual([second, third, first, fourth, fifth]);
    await expect(told(page)).toHaveText('The spread is now number 3.');
    await button(page, 'Move earlier').click();
    await expect.poll(stories).toEqual([second, first, third, fourth, fifth]);
    await button(page, 'Move later').press('Enter');
    await button(page, 'Move later').press('Enter');
    await expect.poll(stories).toEqual([second, third, fourth, first, fifth]);

    const layout = () =>
      tiles.evaluateAll((all) =>
        all.map((one) =>
          [...one.querySelectorAll('img')].map(({ style }) => style.cssText).join(' '),
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

    await button(page, 'Delete').click();
    await expect.poll(stories).toEqual([second, third, fourth, fifth]);
    await expect(toy(page).getByRole('button', { name: /^Put .* on spread/ })).toHaveCount(9);
    await button(page, 'Undo').click();
    await expect.poll(stories).toEqual([second, third, fourth, first, fifth]);
    await expect(told(page)).toHaveText(/^Undone\. .*5 spreads/);
  });

  test('the cover takes fabric, cameo, foil and title; a photo of one’s own stays here', async ({
    page,
  }) => {
    await approach(page);
    await view(page, 'Cover');
    const cover = toy(page).getByRole('img', { name: /^Cover/ });
    const pick = (name: string) =>
      toy(page).getByRole('radio', { name, exact: true }).press('Space');
    const foil = cover.locator('[data-foil]');
    const look = () => foil.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    const gold = await look();
    await pick('Silver foil');
    await expect.poll(look).not.toBe(gold);
    await pick('Navy herringbone');
    await pick('Cameo');
    await pick('Owl');
    await expect(cover).toHaveAccessibleName(
      'Cover of navy herringbone, a cameo of Owl, in silver foil, titled “Sherwood”',
    );
    const before = await look();
    await toy(page).getByRole('textbox', { name: 'Title' }).fill('Our year');
    await expect.poll(look).not.toBe(before);
    await expect(cover).toHaveAccessibleName(/titled “Our year”$/);

    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));
    const photo = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#3a7' },
    })
      .png()
      .toBuffer();
    await toy(page)
      .getByLabel('Add your photos')
      .setInputFiles([
        { name: 'a.png', mimeType: 'image/png', buffer: photo },
        { name: 'b.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
      ]);
    await button(page, 'Put Your photo 1 on spread 1').click();
    await expect(prints(page)).toHaveCount(8);
    const own = (await places(page)).find(({ name }) => name === 'Your photo 1');
    expect(own?.aspect).toBeCloseTo(1.5, 2);
    await expect(toy(page).locator('p', { hasText: 'That file isn’t an image.' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('a page turns between spreads, and the foil of the cover moves only while it may', async ({
  page,
}) => {
  // Drawing what moves takes all of a slow machine.
  test.slow();
  await approach(page);
  await button(page, 'Next spread').click();
  await expect(toy(page).locator('[data-position]')).toHaveText('2 / 5');
  await expect(prints(page)).toHaveCount(4);
  // The page that turns is gone when it has come to rest.
  await expect(spread(page).locator('xpath=..').locator('[data-side]')).toHaveCount(0);
  await view(page, 'Cover');
  const look = () =>
    toy(page)
      .locator('[data-foil]')
      .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await look();
  await expect.poll(look).not.toBe(before);
  const motion = page.locator('[data-overlay] [data-motion-switch]');
  await motion.evaluate((element: HTMLButtonElement) => element.click());
  const still = async () => {
    const one = await look();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    return (await look()) === one;
  };
  await expect.poll(still).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger on a photo drags it, one on a spread at a glance scrolls the page', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await approach(page);
    const client = await page.context().newCDPSession(page);
    const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
    const swipe = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        at?: { x: number; y: number },
      ) => client.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step++) {
        const share = step / 8;
        await touch('touchMove', {
          x: from.x + (to.x - from.x) * share,
          y: from.y + (to.y - from.y) * share,
        });
      }
      await touch('touchEnd');
    };
    const start = await scrolled();
    await swipe(await middle(prints(page).nth(0)), await middle(prints(page).nth(1)));
    await expect(told(page)).toHaveText(/have changed places\.$/);
    expect(await scrolled()).toBe(start);

    await view(page, 'Overview');
    const tile = await middle(toy(page).getByRole('listitem').nth(2).getByRole('button'));
    await swipe(tile, { x: tile.x, y: tile.y - 160 });
    await expect.poll(scrolled).toBeGreaterThan(start + 60);
  });

  test('axe finds nothing in its views, and down to 320 px nothing is too small or cut off', async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await approach(page);
    for (const name of ['Spreads', 'Overview', 'Cover']) {
      await view(page, name);
      await expectAccessible(page, '[data-miniature="album-editor"]');
      await expectFits(toy(page));
    }
  });
});
