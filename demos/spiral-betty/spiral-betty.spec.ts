import type { Download, Locator, Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { testContracts } from '../../tests/setup/demo-contracts.ts';
import { button, openDemo } from '../../tests/setup/demo.ts';
import { expect, holdBack, open, rendered, test } from '../../tests/setup/test.ts';
import { createFingers, PHONE, type Point, pointOn } from '../../tests/setup/touch.ts';

const demo = (page: Page) => page.locator('[data-demo="spiral-betty"]');
const canvas = (page: Page) => demo(page).locator('canvas');

/** Opens the page and waits until the first design is drawn. */
async function approach(page: Page) {
  await openDemo(page, 'spiral-betty');
  await expect(canvas(page)).toHaveAttribute('data-drawn', /\d/);
}

/** Darkness of the drawing, 0 to 1, in columns from left to right. */
const darkness = (page: Page, parts = 2) =>
  canvas(page).evaluate((element: HTMLCanvasElement, parts) => {
    const { width, height } = element;
    const copy = new OffscreenCanvas(width, height).getContext('2d');
    copy?.drawImage(element, 0, 0);
    const data = copy?.getImageData(0, 0, width, height).data ?? [];
    const sums = Array.from({ length: parts }, () => 0);
    for (let index = 3; index < data.length; index += 4) {
      const part = Math.floor((((index >> 2) % width) / width) * parts);
      sums[part] = (sums[part] ?? 0) + (data[index] ?? 0) / 255;
    }
    return sums.map((sum) => sum / ((width * height) / parts));
  }, parts);

/** A short fingerprint of the drawing, readable in a message. */
const drawing = async (page: Page) =>
  createHash('sha256')
    .update(await canvas(page).evaluate((element: HTMLCanvasElement) => element.toDataURL()))
    .digest('hex');

/** Waits until the drawing has the size of its place. */
const fits = (page: Page) =>
  expect
    .poll(() =>
      canvas(page).evaluate((element: HTMLCanvasElement) =>
        Math.abs(element.width - element.clientWidth * Math.min(devicePixelRatio, 2)),
      ),
    )
    .toBeLessThan(2);

/** Runs an action and waits until the drawing has changed. */
async function changes(page: Page, act: () => Promise<unknown>) {
  const before = await drawing(page);
  await act();
  await expect.poll(() => drawing(page), { intervals: [20, 40] }).not.toBe(before);
}

/** A gray photo; `light` gives the lightness (0 to 255) from 0 on the left to 1 on the right. */
const photo = (width: number, height: number, light: (share: number) => number) =>
  sharp(
    Buffer.from(
      Array.from({ length: width * height }, (_, at) => light((at % width) / (width - 1))),
    ),
    { raw: { width, height, channels: 1 } },
  );

const half = (share: number) => (share < 0.5 ? 0 : 255);

const choose = (page: Page, buffer: Buffer, name = 'photo.png', mimeType = 'image/png') =>
  demo(page).getByLabel('Use a photo').setInputFiles({ name, mimeType, buffer });

async function download(page: Page, format: 'JPG' | 'PNG' | 'SVG') {
  const arrives = page.waitForEvent('download');
  await demo(page)
    .getByRole('button', { name: `Download ${format}` })
    .click();
  const file: Download = await arrives;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

/** Points of each closed shape of relative path data. */
function shapesOf(d: string) {
  return d
    .split('Z')
    .filter(Boolean)
    .map((shape) => {
      const numbers = shape.match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
      const at = { x: 0, y: 0 };
      return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => {
        at.x += numbers[index * 2] ?? 0;
        at.y += numbers[index * 2 + 1] ?? 0;
        return { ...at };
      });
    });
}

/** The one path of an SVG file, parsed as XML by the browser. */
async function pathIn(page: Page, svg: Buffer) {
  const paths = await page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
    if (parsed.querySelector('parsererror')) throw new Error('not XML');
    return [...parsed.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  }, svg.toString());
  expect(paths).toHaveLength(1);
  return paths[0] ?? '';
}

const chooseDesign = (demo: Locator, name: string) =>
  demo.getByRole('radio', { name }).press('Space');

testContracts({
  name: 'spiral-betty',
  async ready(demo) {
    await expect(canvas(demo.page())).toHaveAttribute('data-drawn', /\d/);
  },
  drags: [
    {
      what: 'the picture',
      grip: (demo) => pointOn(canvas(demo.page())),
      state: (demo) => drawing(demo.page()),
    },
  ],
  scrollLength: 120,
  scrollsFrom: [
    ...[390, 320].map((width) => async (demo: Locator): Promise<Point> => {
      await demo.page().setViewportSize({ width, height: 844 });
      await fits(demo.page());
      const [, y] = await pointOn(canvas(demo.page()));
      return [width * 0.06, y];
    }),
    // Its value stays.
    async (demo) => {
      const slider = demo.getByRole('slider', { name: 'Ring count' });
      await slider.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      return pointOn(slider, 0.9);
    },
  ],
  views: Object.fromEntries(
    ['Dots', 'Lines', 'Spiral'].map((name) => [name, (demo: Locator) => chooseDesign(demo, name)]),
  ),
  minTarget: 30,
  // Sliders are below each other on a phone.
  async largeText(demo, width) {
    if (width < 390) return;
    await chooseDesign(demo, 'Dots');
    const tops = () =>
      demo
        .getByRole('slider')
        .evaluateAll((sliders) => sliders.map((slider) => slider.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(4);
    await chooseDesign(demo, 'Spiral');
  },
  // The disc keeps its paper.
  async forcedColors(demo) {
    const disc = demo.getByRole('application');
    await expect(disc).toHaveCSS('background-color', 'rgb(251, 241, 217)');
  },
  // The ring of a slider is below its label.
  async focusRing(demo) {
    const slider = demo.getByRole('slider').first();
    await slider.focus();
    await demo.page().keyboard.press('ArrowRight');
    const reach = await slider.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    });
    // The label's descenders end about 2 px above the slider.
    expect(reach).toBeLessThanOrEqual(2);
  },
  breaks: {
    secondFinger: 'Two fingers zoom the picture.',
    canceled: 'A picture stays where it was moved, as a zoom does.',
  },
});

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

// Trace recording fetches blob: URLs, which the page's policy forbids.
test.use({ trace: 'off' });

test('a photo becomes one path whose width follows the tones, in three valid files', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await approach(page);
  await page.waitForLoadState('networkidle');
  // The first change loads what keeps it for a reload.
  await changes(page, () => button(demo(page), 'Zoom in').click());
  await expect.poll(() => storedIn(page)).toMatch(/"zoom\W+1\.\d/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await changes(page, async () => choose(page, await photo(900, 600, half).png().toBuffer()));
  const [left = 0, right = 0] = await darkness(page);
  expect(left).toBeGreaterThan(3 * right);

  const svg = await download(page, 'SVG');
  expect(svg.name).toBe('spiral-photo.svg');
  const [outline = [], ...others] = shapesOf(await pathIn(page, svg.content));
  expect(others).toEqual([]);
  const widths = outline.slice(0, outline.length / 2).flatMap((one, index) => {
    const other = outline.at(-1 - index) ?? one;
    const [x, y] = [(one.x + other.x) / 2 - 500, (one.y + other.y) / 2 - 500];
    const inside = Math.abs(x) > 40 && Math.hypot(x, y) < 440;
    return inside ? [{ x, width: Math.hypot(one.x - other.x, one.y - other.y) }] : [];
  });
  const dark = widths.filter(({ x }) => x < 0).map(({ width }) => width);
  const light = widths.filter(({ x }) => x > 0).map(({ width }) => width);
  expect(dark.length).toBeGreaterThan(1000);
  expect(Math.min(...dark)).toBeGreaterThan(4 * Math.max(...light));
  expect(Math.min(...light)).toBeGreaterThan(0.5);

  const png = await download(page, 'PNG');
  expect(png.name).toBe('spiral-photo.png');
  expect(png.content.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(await sharp(png.content).metadata()).toMatchObject({ width: 2000, height: 2000 });
  const jpg = await download(page, 'JPG');
  expect(jpg.content.subarray(0, 3).toString('hex')).toBe('ffd8ff');
  expect(await sharp(jpg.content).metadata()).toMatchObject({ width: 2000, format: 'jpeg' });

  expect(asked.filter((url) => !url.startsWith('blob:'))).toEqual([]);
});

test('every design, slider, shape and color changes the result', async ({ page }) => {
  await approach(page);
  await changes(page, async () =>
    choose(
      page,
      await photo(300, 400, (share) => share * 255)
        .png()
        .toBuffer(),
    ),
  );
  const parts = await darkness(page, 6);
  expect(parts.slice(1, 5)).toEqual(parts.slice(1, 5).sort((a, b) => b - a));

  const sliders = {
    Spiral: ['Ring count', 'Contrast', 'Brightness'],
    Dots: ['Dot density', 'Dot size', 'Contrast', 'Brightness'],
    Lines: ['Line count', 'Line angle', 'Contrast', 'Brightness'],
  };
  for (const [design, names] of Object.entries(sliders)) {
    const radio = demo(page).getByRole('radio', { name: design });
    if (!(await radio.isChecked())) await changes(page, () => radio.press('Space'));
    await expect(demo(page).getByRole('slider')).toHaveCount(names.length);
    for (const name of names) {
      const slider = demo(page).getByRole('slider', { name });
      const before = await slider.getAttribute('aria-valuetext');
      await changes(page, () => slider.press('PageDown'));
      expect(await slider.getAttribute('aria-valuetext')).not.toBe(before);
    }
  }
  await changes(page, () => demo(page).getByRole('radio', { name: 'Dots' }).press('Space'));
  for (const shape of ['Square', 'Diamond', 'Heart', 'Star']) {
    await changes(page, () => demo(page).getByRole('radio', { name: shape }).press('Space'));
  }
  await changes(page, () => demo(page).getByRole('radio', { name: 'Blue' }).press('Space'));
  await demo(page).getByRole('radio', { name: 'Rose' }).press('Space');
  const { content } = await download(page, 'SVG');
  await pathIn(page, content);
  expect(content.toString()).toContain('fill="#1b2f66"');
  expect(content.toString()).toContain('fill="#fbdcd6"');
  await demo(page).getByRole('radio', { name: 'Spiral' }).press('Space');
  await demo(page).getByRole('slider', { name: 'Ring count' }).fill('30');
  await expect(demo(page).locator('output')).toHaveText(/^Spiral with 30 rings/);
});

test('a photo is rotated by its EXIF data; a file that isn’t a picture is refused and the photo stays', async ({
  page,
}) => {
  await approach(page);
  // Stored with the dark side on the left; orientation 6 rotates it to the top, 3 to the right.
  const stored = photo(400, 300, half).jpeg().withMetadata({ orientation: 3 });
  await changes(page, async () => choose(page, await stored.toBuffer(), 'a.jpg', 'image/jpeg'));
  const [left = 0, right = 0] = await darkness(page);
  expect(right).toBeGreaterThan(3 * left);
  const turned = photo(400, 300, half).jpeg().withMetadata({ orientation: 6 });
  await changes(page, async () => choose(page, await turned.toBuffer(), 'b.jpg', 'image/jpeg'));
  const [one = 0, other = 0] = await darkness(page);
  expect(Math.abs(one - other)).toBeLessThan(0.1);

  await changes(page, () => demo(page).getByRole('radio', { name: 'Lion' }).click());
  const before = await drawing(page);
  const heights = async () => {
    const all = [];
    for (const width of [320, 390, 800]) {
      await page.setViewportSize({ width, height: 720 });
      all.push((await demo(page).boundingBox())?.height);
    }
    return all;
  };
  const reserved = await heights();
  await choose(page, Buffer.from('\x89PNG\r\n\x1a\nand then nothing'));
  const sentence = /That file isn’t an image/;
  await expect(demo(page).locator('p').filter({ hasText: sentence })).toBeVisible();
  await expect(demo(page).locator('output')).toHaveText(sentence);
  expect(await heights(), 'the demo keeps its height').toEqual(reserved);
  await expect.poll(() => drawing(page)).toBe(before);
  await expect(demo(page).getByRole('radio', { name: 'Lion' })).toBeChecked();

  // What it is, not what it is called.
  await choose(page, Buffer.from('\0\0\0\x18ftypheic\0\0\0\0'), 'a.jpg', 'image/jpeg');
  await expect(demo(page).locator('output')).toHaveText(/Save it as JPEG/);
  const jpeg = await photo(400, 300, half).jpeg().toBuffer();
  await changes(page, () => choose(page, jpeg, 'a.heic', 'image/heic'));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h300v900H0z"/></svg>';
  await changes(page, () => choose(page, Buffer.from(svg), 'a.txt', 'text/plain'));
  await choose(page, Buffer.from('Not a picture'));
  await expect(demo(page).locator('p').filter({ hasText: sentence })).toBeVisible();

  // A valid photo is accepted when dropped, and the message disappears.
  const good = (await photo(300, 300, half).png().toBuffer()).toString('base64');
  await changes(page, () =>
    canvas(page).evaluate(async (target, data) => {
      const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([bytes], 'good.png', { type: 'image/png' }));
      for (const type of ['dragover', 'drop']) {
        target.dispatchEvent(
          new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
        );
      }
    }, good),
  );
  await expect(demo(page).locator('p').filter({ hasText: sentence })).toBeHidden();
  await expect(demo(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
  await changes(page, () => demo(page).getByRole('radio', { name: 'Dog' }).click());
  await changes(page, () => demo(page).getByRole('radio', { name: 'Your photo' }).click());
});

test('a photo and its view are there again after a reload, and a damaged one is left out', async ({
  page,
}) => {
  await approach(page);
  const wide = await photo(900, 300, half).png().toBuffer();
  await changes(page, () => choose(page, wide));
  await changes(page, () => button(demo(page), 'Zoom in').click());
  const label = (await canvas(page).getAttribute('aria-label')) ?? '';
  expect(label).toMatch(/photo.*zoom \d+/);
  await expect.poll(() => storedIn(page)).toMatch(/"zoom\W+1\.\d/);
  expect(await storedIn(page)).toContain('#spiral-betty picture');
  await approach(page);
  await expect(canvas(page)).toHaveAttribute('aria-label', label);
  await expect(demo(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
  const [left = 0, right = 0] = await darkness(page);
  expect(left).toBeGreaterThan(3 * right);
  for (const name of ['Dog', 'Your photo']) {
    await changes(page, () => demo(page).getByRole('radio', { name }).click());
    await expect(button(demo(page), 'Centre picture')).toHaveAttribute('aria-disabled', 'true');
  }
  await expect.poll(() => storedIn(page)).toMatch(/Your photo.*"zoom\W+1\W/);

  await page.evaluate(() =>
    sessionStorage.setItem('#spiral-betty picture', 'data:image/jpeg;base64,AAAA'),
  );
  await approach(page);
  await expect(demo(page).getByRole('radio', { name: 'Lion' })).toBeChecked();
});

test('a photo is never replaced by the first picture, which arrives late', async ({ page }) => {
  const release = await holdBack(page, '**/lion-*.webp');
  // Until then the still picture is shown.
  await open(page, '/spiral-betty');
  await demo(page).evaluate((element) => element.scrollIntoView());
  await expect(demo(page)).toHaveAttribute('data-state', 'live');
  await choose(page, await photo(300, 300, half).png().toBuffer());
  await expect(canvas(page)).toHaveAttribute('data-drawn', /\d/);
  const arrives = page.waitForResponse(/lion-/);
  release();
  await (await arrives).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await changes(page, () => demo(page).getByRole('radio', { name: 'Dots' }).press('Space'));
  const [left = 0, right = 0] = await darkness(page);
  expect(left).toBeGreaterThan(3 * right);
  await expect(demo(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
});

test('a photo is moved and zoomed by mouse, wheel, keys and buttons, and centered again', async ({
  page,
}) => {
  await approach(page);
  await changes(page, async () => choose(page, await photo(600, 400, half).png().toBuffer()));
  const centered = await drawing(page);
  const center = demo(page).getByRole('button', { name: 'Centre picture' });
  await expect(center).toHaveAttribute('aria-disabled', 'true');

  const [x, y] = await pointOn(canvas(page));
  const drag = async (dx: number, dy: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + dx, y + dy, { steps: 3 });
    await page.mouse.up();
  };
  await changes(page, () => drag(90, 0));
  // The dark half of the photo now extends beyond the middle.
  await expect(async () => {
    const parts = await darkness(page, 8);
    expect(parts[4]).toBeGreaterThan(3 * (parts[6] ?? 1));
  }).toPass();
  await expect(demo(page).locator('output')).toHaveText(/moved 2\d % right/);

  for (const format of ['PNG', 'JPG'] as const) {
    const { content } = await download(page, format);
    const strip = { left: 1050, top: 600, width: 200, height: 800 };
    const { channels } = await sharp(await sharp(content).extract(strip).toBuffer()).stats();
    expect(channels[0]?.mean, format).toBeLessThan(110);
  }
  const svg = await download(page, 'SVG');
  await changes(page, () => center.click());
  expect(await drawing(page)).toBe(centered);
  expect((await download(page, 'SVG')).content.equals(svg.content)).toBe(false);

  await changes(page, () => drag(0, 90));
  await changes(page, () => center.click());
  const disc = demo(page).getByRole('application');
  for (const key of ['ArrowRight', 'ArrowLeft', '-']) {
    await changes(page, () => disc.press(key));
    await disc.press('0');
    await expect.poll(() => drawing(page)).toBe(centered);
  }
  const ratio = () => page.evaluate(() => devicePixelRatio);
  const before = await ratio();
  await page.mouse.move(x + 40, y);
  await page.keyboard.down('Control');
  await changes(page, () => page.mouse.wheel(0, -120));
  await page.keyboard.up('Control');
  expect(await ratio(), 'the page is not zoomed').toBe(before);
  await changes(page, () => demo(page).getByRole('button', { name: 'Zoom out' }).click());

  for (const name of ['Zoom in', 'Zoom out']) {
    const zoom = demo(page).getByRole('button', { name });
    for (let press = 0; press < 9; press++) await zoom.press('Enter');
    await expect(zoom).toHaveAttribute('aria-disabled', 'true');
  }

  // Another picture is shown in full.
  await changes(page, () => demo(page).getByRole('radio', { name: 'Dog' }).press('Space'));
  await expect(center).toHaveAttribute('aria-disabled', 'true');
});

test('the drawing is as sharp as the screen to which it is moved', async ({ page, context }) => {
  await approach(page);
  const devtools = await context.newCDPSession(page);
  // A wider window, in which the drawing keeps its size: the density alone is noticed only with the next resize here.
  const screen = { width: 820, height: 720, deviceScaleFactor: 2, mobile: false };
  await devtools.send('Emulation.setDeviceMetricsOverride', screen);
  await expect.poll(() => page.evaluate(() => devicePixelRatio)).toBe(2);
  await fits(page);
});

test('a picture no longer follows a mouse whose release was lost', async ({ page }) => {
  await approach(page);
  const [x, y] = await pointOn(canvas(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 3 });
  await expect(canvas(page)).toHaveAccessibleName(/moved \d+ % right/);
  const name = (await canvas(page).getAttribute('aria-label')) ?? '';
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await page.mouse.move(x + 90, y + 60, { steps: 3 });
  await page.mouse.up();
  await expect(canvas(page)).toHaveAccessibleName(name);
});

test('the line is drawn before the visitor’s eyes, pauses, and is complete when it changes; without motion it is there', async ({
  page,
}) => {
  await approach(page);
  const disc = demo(page).getByRole('application');
  await expect(disc).toHaveAttribute('data-plot', 'complete');
  await expect(button(demo(page), 'Draw it again')).toHaveAttribute('aria-disabled', 'true');

  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const drawn = () =>
    canvas(page).evaluate(({ nextElementSibling: cover }) =>
      cover instanceof HTMLElement ? cover.style.clipPath : '',
    );
  await button(demo(page), 'Pause drawing').press('Enter');
  await expect(disc).toHaveAttribute('data-plot', 'paused');
  const paused = await drawn();
  await rendered(page);
  expect(await drawn()).toBe(paused);
  await button(demo(page), 'Resume drawing').press('Enter');
  await expect.poll(drawn).not.toBe(paused);
  await demo(page).getByRole('slider', { name: 'Contrast' }).press('PageDown');
  await expect(disc).toHaveAttribute('data-plot', 'complete');

  await demo(page).getByRole('radio', { name: 'Dog' }).click();
  await expect(disc).toHaveAttribute('data-plot', 'drawing');
  await expect(disc, 'to its end').toHaveAttribute('data-plot', 'complete', { timeout: 15_000 });
});

test.describe('without a worker', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('designs are drawn on the main thread', async ({ page }) => {
    await page.route(/renderer\.worker/, (route) => route.abort());
    await approach(page);
    await changes(page, () => demo(page).getByRole('radio', { name: 'Lines' }).click());
    await pathIn(page, (await download(page, 'SVG')).content);
  });
});

/** For `addInitScript`: like an old phone, the browser has no offscreen canvas, and no memory for a large picture. */
function limitMemory() {
  Reflect.deleteProperty(window, 'OffscreenCanvas');
  const create = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function (callback, ...options) {
    if (this.width > 1000) callback(null);
    else create.call(this, callback, ...options);
  };
}

test.describe('when something fails', () => {
  test.use({ expectedMessages: /^warning: Couldn’t|Failed to load resource|has stopped/ });

  test('a picture, file or design that fails leaves photo and settings, and a message says what to do', async ({
    page,
  }) => {
    await page.addInitScript(limitMemory);
    await page.clock.install();
    await approach(page);
    await page.route('**/dog-*', (route) => route.abort());
    await demo(page).getByRole('radio', { name: 'Dog' }).press('Space');
    await expect(demo(page).locator('p', { hasText: 'Couldn’t load that picture' })).toBeVisible();
    const announced = demo(page).locator('output');
    /** The description of a design that was chosen just before the message doesn't replace it. */
    const expectToStay = async (message: string) => {
      await expect(announced).toHaveText(message);
      await page.clock.runFor(1000);
      await expect(announced).toHaveText(message);
    };
    await changes(page, async () => choose(page, await photo(300, 300, half).png().toBuffer()));
    await changes(page, () => demo(page).getByRole('radio', { name: 'Dots' }).press('Space'));
    const before = await drawing(page);
    await demo(page).getByRole('button', { name: 'Download PNG' }).click();
    const message = 'Couldn’t create the PNG. Close other tabs and try again, or download the SVG.';
    await expect(demo(page).locator('p', { hasText: message })).toBeVisible();
    await expectToStay(message);
    expect(await drawing(page)).toBe(before);
    await expect(demo(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
    await expect(demo(page).getByRole('radio', { name: 'Dots' })).toBeChecked();
    expect((await download(page, 'SVG')).name).toBe('dots-photo.svg');
    await expect(demo(page).locator('p', { hasText: message })).toHaveCount(0);

    await page.evaluate(() => {
      window.createImageBitmap = () => Promise.reject(new Error('out of memory'));
    });
    await demo(page).getByRole('radio', { name: 'Lines' }).press('Space');
    await expectToStay('Couldn’t draw this design, so your last one stays.');
    expect(await drawing(page)).toBe(before);
    await expect(demo(page).getByRole('radio', { name: 'Your photo' })).toBeChecked();
  });

  test('without its first picture the demo says that it couldn’t load, and starts at the next try; a file refused meanwhile doesn’t prevent it', async ({
    page,
  }) => {
    await page.route('**/lion-*.webp', (route) => route.abort());
    await open(page, '/spiral-betty');
    await demo(page).evaluate((element) => element.scrollIntoView());
    await expect(demo(page).getByText('This demo couldn’t load.')).toBeVisible();
    await page.unroute('**/lion-*.webp');
    const release = await holdBack(page, '**/lion-*.webp');
    await demo(page).getByRole('button', { name: 'Try again' }).click();
    await choose(page, Buffer.from('no picture'));
    await expect(demo(page).getByText('That file isn’t an image')).not.toHaveCount(0);
    release();
    await expect(canvas(page)).toHaveAttribute('data-drawn', /\d/);
  });
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('two fingers zoom the picture, and the one that stays moves it on without a jump', async ({
    page,
  }) => {
    await approach(page);
    const [[leftX, y], right] = [
      await pointOn(canvas(page), 0.3),
      await pointOn(canvas(page), 0.6),
    ];
    const moves = async () =>
      [...((await canvas(page).getAttribute('aria-label')) ?? '').matchAll(/(\d+) % (up|down)/g)]
        .map(([, percent]) => Number(percent))
        .at(0) ?? 0;
    const fingers = createFingers(page);
    await fingers.press(1, [leftX, y]);
    await fingers.press(2, right);
    // A third finger does nothing.
    await fingers.press(3, await pointOn(canvas(page), 0.5, 0.8));
    await fingers.move(3, await pointOn(canvas(page), 0.5, 0.6));
    await fingers.move(2, [right[0] + 40, y]);
    const zoom = Math.round(100 * (1 + 40 / (right[0] - leftX)));
    await expect(canvas(page)).toHaveAccessibleName(new RegExp(`zoom ${zoom} %`));
    expect(await page.evaluate(() => window.visualViewport?.scale), 'of the page').toBe(1);
    const before = (await canvas(page).getAttribute('aria-label')) ?? '';
    await fingers.lift(2);
    await expect(canvas(page)).toHaveAccessibleName(before);
    await fingers.move(1, [leftX, y + 30]);
    await expect.poll(moves).toBeGreaterThan(5);
    expect(await moves()).toBeLessThan(20);
    await fingers.lift(1);
    await fingers.lift(3);
  });
});

test('text twice as large stays in its tiles, and beside the colors', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await approach(page);
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'));
  const tooWide = () =>
    demo(page).evaluate((figure) => {
      const rightOf = (element: Element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getBoundingClientRect().right;
      };
      return [
        ...[
          ...figure.querySelectorAll(
            'label:has([value="spiral"], [value="dots"], [value="lines"]), fieldset > button',
          ),
        ].filter((tile) => rightOf(tile) > tile.getBoundingClientRect().right + 1),
        ...[...figure.querySelectorAll('legend')].filter((legend) => {
          const first = legend.parentElement?.querySelector('label')?.getBoundingClientRect();
          const { bottom } = legend.getBoundingClientRect();
          return first && first.top < bottom - 1 && first.left < rightOf(legend);
        }),
      ].map(({ textContent }) => textContent);
    });
  await expect.poll(tooWide).toEqual([]);
});
