import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

const toy = (page: Page) => page.locator('[data-miniature="card-editor"]');
const button = (page: Page, name: string) => toy(page).getByRole('button', { name, exact: true });
const told = (page: Page) => toy(page).locator('output');
const stage = (page: Page) => toy(page).getByRole('application');
const card = (page: Page) => toy(page).locator('[data-card]');
const frames = (page: Page) => card(page).locator('[data-frame]');
const sheet = (page: Page, name: string) => toy(page).getByRole('tab', { name }).click();
const pick = (page: Page, name: string | RegExp) =>
  toy(page).getByRole('radio', { name, exact: true }).press('Space');

/** The foil of the front as it is drawn now. */
const foil = (page: Page) =>
  card(page)
    .locator('[data-foil]')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Turn of the card about its upright axis, degrees. */
const turned = (page: Page) =>
  card(page).evaluate(({ style }) => Number(/rotateY\((.*?)deg/.exec(style.transform)?.[1]));

/** How much of the front's foil canvas is covered, 0 to 1. */
const covered = (page: Page) =>
  card(page)
    .locator('[data-foil]')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas;
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
      let sum = 0;
      for (let at = 3; at < data.length; at += 4) sum += data[at] ?? 0;
      return sum / 255 / width / height;
    });

async function approach(page: Page) {
  await open(page, '/card-editor');
  await toy(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(toy(page)).toHaveAttribute('data-state', 'live');
}

// The recorder of traces fetches what blob: addresses show, which the page's policy forbids.
test.use({ trace: 'off' });

test.describe('with motion reduced', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the card turns by hand, keys and buttons, and its foil catches the light', async ({
    page,
  }) => {
    await approach(page);
    await expect.poll(() => covered(page)).toBeGreaterThan(0.02);
    expect(await turned(page)).toBe(0);
    const flat = await foil(page);
    await stage(page).press('ArrowRight');
    expect(await turned(page)).toBe(20);
    expect(await foil(page)).not.toBe(flat);
    await button(page, 'Turn left').click();
    expect(await turned(page)).toBe(0);
    expect(await foil(page)).toBe(flat);
    await button(page, 'Turn over').click();
    expect(await turned(page)).toBe(180);
    await button(page, 'Turn over').click();

    const box = await card(page).boundingBox();
    if (!box) throw new Error('There is no card');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 60, y, { steps: 4 });
    expect(Math.round((await turned(page)) - 360)).toBe(33);
    await page.mouse.up();
    // Let go, it stays as it is.
    await page.mouse.move(x - 60, y);
    expect(Math.round((await turned(page)) - 360)).toBe(33);
  });

  test('product, layout, colours and foil change the card; photos without a frame lie on the table', async ({
    page,
  }) => {
    await approach(page);
    const ratio = async () => {
      const { width, height } = (await card(page).evaluate(({ clientWidth, clientHeight }) => ({
        width: clientWidth,
        height: clientHeight,
      }))) as { width: number; height: number };
      return width / height;
    };
    expect(await ratio()).toBeCloseTo(5 / 7, 1);
    await expect(frames(page)).toHaveCount(1);
    await pick(page, 'Three');
    await expect(frames(page)).toHaveCount(3);
    await expect(told(page)).toHaveText('Layout: Three. Castle on the table.');
    await pick(page, 'Postcard, 7 × 5 in');
    expect(await ratio()).toBeCloseTo(7 / 5, 1);
    await pick(page, 'Slim card, 4 × 8 in');
    expect(await ratio()).toBeCloseTo(0.5, 1);
    const gold = await foil(page);
    await pick(page, 'Rose foil');
    expect(await foil(page)).not.toBe(gold);
    await pick(page, 'No foil');
    await expect.poll(() => covered(page)).toBe(0);
    await pick(page, 'Forest');
    await expect(card(page)).toHaveAccessibleName(
      'Slim card, 4 × 8 in, forest, no foil, 3 photos, “With love” “from all of us”.',
    );
    for (let step = 0; step < 6; step++) await page.keyboard.press('ControlOrMeta+z');
    await expect(card(page)).toHaveAccessibleName(
      'Folded card, 5 × 7 in, midnight, gold foil, 1 photo, “With love” “from all of us”.',
    );
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Redo').click();
    await expect(frames(page)).toHaveCount(3);
  });

  test('photos change places, and one of one’s own stays in the browser', async ({ page }) => {
    await approach(page);
    await pick(page, 'Two');
    const sources = () =>
      frames(page).evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));
    const [first, second] = await sources();
    await sheet(page, 'Photos');
    await pick(page, 'Fox');
    expect(await sources()).toEqual([second, first]);
    await pick(page, '2: Heron');
    await pick(page, 'Hare');
    expect((await sources())[0]).toBe(second);
    expect((await sources())[1]).not.toBe(first);

    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));
    const chooser = toy(page).getByLabel('Use your photo');
    const photo = sharp({ create: { width: 400, height: 300, channels: 3, background: '#396' } });
    await chooser.setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo.jpeg().toBuffer(),
    });
    await expect(told(page)).toHaveText('Your photo 1 in frame 2.');
    expect((await sources())[1]).toMatch(/^blob:/);
    await chooser.setInputFiles({
      name: 'b.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await expect(toy(page).locator('p', { hasText: 'cannot be read as a picture' })).toBeVisible();
    expect((await sources())[1]).toMatch(/^blob:/);
    expect(asked).toEqual([]);
  });

  test('words and lettering are set in foil; the card goes into its envelope and comes out', async ({
    page,
  }) => {
    await approach(page);
    await sheet(page, 'Words');
    const before = await foil(page);
    await toy(page).getByRole('textbox', { name: 'Greeting' }).fill('With lovely');
    await expect(card(page)).toHaveAccessibleName(/“With lovely”/);
    await expect.poll(() => foil(page)).not.toBe(before);
    const typed = await foil(page);
    await pick(page, 'Deco');
    await expect.poll(() => foil(page)).not.toBe(typed);
    await toy(page).getByRole('textbox', { name: 'Line below' }).fill('');
    await expect(card(page)).toHaveAccessibleName(/1 photo, “With lovely”\.$/);

    await sheet(page, 'Envelope');
    await pick(page, 'Slate');
    await pick(page, 'Dots');
    await expect(told(page)).toHaveText('Liner: Dots.');
    await button(page, 'Into the envelope').click();
    await expect(stage(page)).toHaveAttribute('data-inside', 'true');
    await expect(told(page)).toHaveText('The card is in its envelope.');
    // Nothing turns in there.
    const inside = await turned(page);
    await stage(page).press('ArrowRight');
    expect(await turned(page)).toBe(inside);
    await button(page, 'Take it out').press('Enter');
    await expect(stage(page)).toHaveAttribute('data-inside', 'false');
    await stage(page).press('ArrowRight');
    expect(await turned(page)).toBe(inside + 20);
  });
});

test('the card sways by itself, and stands still out of view', async ({ page }) => {
  // Drawing what moves takes all of a slow machine.
  test.slow();
  await approach(page);
  const still = async () => {
    const before = await turned(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    return (await turned(page)) === before;
  };
  await expect.poll(still).toBe(false);
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await expect.poll(still).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger on the card turns it, one beside it scrolls the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await approach(page);
    const client = await page.context().newCDPSession(page);
    const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
    const swipe = async (x: number, y: number, dx: number, dy: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: share === undefined ? [] : [{ x: x + dx * share, y: y + dy * share }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
      await touch('touchEnd');
    };
    const start = await scrolled();
    const box = await card(page).boundingBox();
    const around = await stage(page).boundingBox();
    if (!box || !around) throw new Error('There is no card');
    await swipe(box.x + box.width / 2, box.y + box.height / 2, 60, -80);
    await expect.poll(() => turned(page)).toBeGreaterThan(10);
    expect(await scrolled()).toBe(start);
    const before = await turned(page);
    await swipe(around.x + 14, around.y + around.height * 0.6, 0, -160);
    await expect.poll(scrolled).toBeGreaterThan(start + 60);
    expect(await turned(page)).toBe(before);
  });

  test('axe finds nothing on its sheets, and down to 320 px nothing is too small or cut off', async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await approach(page);
    for (const name of ['Paper', 'Photos', 'Words', 'Envelope']) {
      await sheet(page, name);
      await expectAccessible(page, '[data-miniature="card-editor"]');
      await expectFits(toy(page));
    }
  });
});

test.describe('without a canvas', () => {
  test.use({ expectedMessages: /^error: The miniature "(card|album)-editor" has stopped/ });

  test('the still picture stays, with a sentence', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
    });
    await open(page, '/card-editor');
    await toy(page).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect(toy(page)).toHaveAttribute('data-state', 'failed');
    await expect(toy(page).getByRole('img')).toBeVisible();
    await expect(toy(page).getByText('could not go on')).toBeVisible();
  });
});
