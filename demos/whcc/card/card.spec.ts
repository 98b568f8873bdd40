import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { testContracts } from '../../../tests/setup/demo-contracts.ts';
import { openDemo } from '../../../tests/setup/demo.ts';
import { pauseStyledAnimations } from '../../../tests/setup/held-animations.ts';
import { expect, rendered, test } from '../../../tests/setup/test.ts';
import {
  createFingers,
  expectScrollable,
  PHONE,
  pointOn,
  rest,
  scrollTop,
  stroke,
} from '../../../tests/setup/touch.ts';

const demo = (page: Page) => page.locator('[data-demo="whcc/card"]');
const button = (page: Page, name: string) => demo(page).getByRole('button', { name, exact: true });
const announcement = (page: Page) => demo(page).locator('output');
const stage = (page: Page) => demo(page).getByRole('application');
const card = (page: Page) => demo(page).locator('[data-card]');
const frames = (page: Page) => card(page).locator('[data-frame]');
const openTab = (page: Page, name: string) => demo(page).getByRole('tab', { name }).click();
const pick = (page: Page, name: string | RegExp) =>
  demo(page).getByRole('radio', { name, exact: true }).press('Space');

/** The foil of the front as currently drawn. */
const foil = (page: Page) =>
  card(page)
    .locator('[data-foil]')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

/** Waits for the letterings, in which the foil is drawn again (../shared/lettering.ts). */
async function lettered(page: Page) {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const families = new Set([...document.fonts].map(({ family }) => family.replaceAll('"', '')));
    return families.has('Card Script') && families.has('Card Deco');
  });
  await rendered(page);
}

/** Rotation of the card about its vertical axis, degrees. */
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

/** How far the card is open, 0 to 1. */
const opened = (page: Page) =>
  card(page).evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--open')));
const FRONT = /^Folded card/;
const INSIDE = 'Inside of the card, “May your year be kind and bright.”.';

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

const approach = (page: Page) => openDemo(page, 'whcc/card');

const jpeg = async (background: string) => ({
  name: 'a.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const sources = (page: Page) =>
  frames(page).evaluateAll((all) => all.map((one) => one.getAttribute('src') ?? ''));

/** Expects the exclamation mark of a Hebrew greeting at its left. */
async function expectFromRightToLeft(page: Page) {
  const greeting = demo(page).getByRole('textbox', { name: 'Greeting' });
  const pictures: string[] = [];
  // After a mark of left-to-right text, what comes first is at the left.
  for (const text of ['שלום!', '\u200e!שלום']) {
    const before = await foil(page);
    await greeting.fill(text);
    await expect.poll(() => foil(page)).not.toBe(before);
    pictures.push(await foil(page));
    await greeting.fill('With lovely');
    await expect.poll(() => foil(page)).toBe(before);
  }
  expect(pictures[1]).toBe(pictures[0]);
}

/** How the card is turned and open, and its photos. */
const state = async (demo: Locator) => [
  await card(demo.page()).getAttribute('style'),
  await opened(demo.page()),
  await sources(demo.page()),
];

testContracts({
  name: 'whcc/card',
  drags: [
    {
      what: 'the edge of a folded card',
      grip: (demo) => pointOn(card(demo.page()), 0.95),
      state,
      strokes: [[-200, 0]],
      path: [
        [-100, 0],
        [-200, 0],
      ],
      others: [(demo) => pointOn(card(demo.page()), 0.3)],
      async dropped(demo) {
        await expect(button(demo.page(), 'Close card')).toBeVisible();
        await button(demo.page(), 'Close card').click();
      },
    },
  ],
  // Beside the card, also on a small phone.
  scrollLength: 120,
  scrollsFrom: PHONES.map((viewport) => async (demo: Locator) => {
    await demo.page().setViewportSize(viewport);
    await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
    return pointOn(stage(demo.page()), 0.03, 0.5);
  }),
  views: Object.fromEntries(
    ['Photos', 'Words', 'Envelope', 'Design'].map((name) => [
      name,
      (demo: Locator) => openTab(demo.page(), name),
    ]),
  ),
  // The ring of a text field is clear of its label.
  async focusRing(demo) {
    await openTab(demo.page(), 'Words');
    const field = demo.getByRole('textbox').first();
    await field.focus();
    const clearance = await field.evaluate((input) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(input);
      const ring = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
      const label = input.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      return input.getBoundingClientRect().top - ring - label;
    });
    expect(clearance).toBeGreaterThanOrEqual(0);
    await openTab(demo.page(), 'Design');
  },
  animated: { what: 'the card' },
  failure: {
    cause: () => {
      Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => null });
    },
  },
});

// Trace recording fetches blob: URLs, which the page's policy forbids.
test.use({ trace: 'off' });

test.describe('with motion reduced', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

  test('the card turns by drag, keys and buttons, and its foil catches the light', async ({
    page,
  }) => {
    await approach(page);
    await expect.poll(() => covered(page)).toBeGreaterThan(0.02);
    expect(await turned(page)).toBe(0);
    await lettered(page);
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
    // Released, it stays in place.
    await page.mouse.move(x - 60, y);
    expect(Math.round((await turned(page)) - 360)).toBe(33);
  });

  test('product, layout, colors and foil change the card; photos without a frame are on the table', async ({
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
    await expect(announcement(page)).toHaveText('Layout: Three. Castle on the table.');
    await pick(page, 'Postcard, 7 × 5 in');
    expect(await ratio()).toBeCloseTo(7 / 5, 1);
    await pick(page, 'Slim card, 4 × 8 in');
    expect(await ratio()).toBeCloseTo(0.5, 1);
    await lettered(page);
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
      'Folded card, 5 × 7 in, midnight, gold foil, 1 photo, “With love” “from all of us”, inside “May your year be kind and bright.”.',
    );
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Redo').click();
    await expect(frames(page)).toHaveCount(3);
  });

  test('photos can be swapped, and the visitor’s own photo stays in the browser', async ({
    page,
  }) => {
    await approach(page);
    await pick(page, 'Two');
    const [first, second] = await sources(page);
    await openTab(page, 'Photos');
    await pick(page, 'Owl');
    expect(await sources(page)).toEqual([second, first]);
    await pick(page, '2: Heron');
    await pick(page, 'Hare');
    expect((await sources(page))[0]).toBe(second);
    expect((await sources(page))[1]).not.toBe(first);

    const asked: string[] = [];
    page.on('request', (request) => request.method() === 'GET' || asked.push(request.url()));
    const chooser = demo(page).getByLabel('Use your photo');
    await chooser.setInputFiles(await jpeg('#396'));
    await expect(announcement(page)).toHaveText('Your photo 1 in frame 2.');
    expect((await sources(page))[1]).toMatch(/^blob:/);
    const { buffer } = await jpeg('#639');
    await demo(page).evaluate((element, base64) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (one) => one.codePointAt(0) ?? 0);
      for (const [index, content] of ['no picture', bytes].entries())
        dataTransfer.items.add(new File([content], `${index}.jpg`, { type: 'image/jpeg' }));
      const target = element.querySelector('[data-card]');
      target?.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer }));
    }, buffer.toString('base64'));
    await expect.poll(async () => (await sources(page))[0]).toMatch(/^blob:/);
    const refusal = demo(page).locator('[data-refused]');
    await expect(refusal).toHaveText('Couldn’t read that file. Try a JPEG or PNG.');
    expect((await sources(page))[1]).toMatch(/^blob:/);
    await pick(page, 'Fox');
    await expect(refusal).toHaveCount(0);
    expect(asked).toEqual([]);
  });

  test('a photo is moved behind its frame, in the direction in which it is cropped', async ({
    page,
  }) => {
    await approach(page);
    await pick(page, 'Two');
    await openTab(page, 'Photos');
    await pick(page, '2: Owl');
    await pick(page, 'Fox');
    const place = () =>
      frames(page)
        .nth(1)
        .evaluate((photo) => getComputedStyle(photo).objectPosition);
    expect(await place()).toBe('80% 60%');
    await demo(page).getByRole('slider', { name: 'Left to right' }).press('Home');
    expect(await place()).toBe('0% 60%');
    await button(page, 'Undo').click();
    expect(await place()).toBe('80% 60%');
    await button(page, 'Redo').click();
    await openTab(page, 'Design');
    await pick(page, 'Postcard, 7 × 5 in');
    await openTab(page, 'Photos');
    await demo(page).getByRole('slider', { name: 'Top to bottom' }).press('End');
    expect(await place()).toBe('0% 100%');
  });

  test('a folded card is opened and closed by button, key, tap and its edge', async ({ page }) => {
    await approach(page);
    await expect(card(page)).toHaveAccessibleName(FRONT);
    await button(page, 'Turn over').click();
    await button(page, 'Open card').click();
    // With its front facing the viewer.
    expect([await opened(page), (await turned(page)) % 360]).toEqual([1, 0]);
    await expect(card(page)).toHaveAccessibleName(INSIDE);
    await stage(page).press('Enter');
    expect(await opened(page)).toBe(0);
    await expect(button(page, 'Open card')).toBeVisible();

    // Beside the photos, which a tap would select.
    const [x, y] = await pointOn(card(page), 0.6, 0.8);
    await page.mouse.click(x, y);
    await expect.poll(() => opened(page)).toBe(1);
    await page.mouse.click(x, y);
    await expect.poll(() => opened(page)).toBe(0);

    const [edge, middle] = await pointOn(card(page), 0.95);
    const drag = async (from: number, to: number) => {
      await page.mouse.move(from, middle);
      await page.mouse.down();
      await page.mouse.move(to, middle, { steps: 4 });
      await page.mouse.up();
    };
    await drag(edge, edge - 60);
    expect(await opened(page), 'let go too early').toBe(0);
    await drag(edge, edge - 240);
    expect(await opened(page)).toBe(1);
    await expect(button(page, 'Close card')).toBeVisible();
    const table = await stage(page).boundingBox();
    if (!table) throw new Error('There is no stage');
    await drag(table.x + table.width * 0.12, table.x + table.width * 0.9);
    expect(await opened(page)).toBe(0);
    expect(await turned(page)).toBe(360);
  });

  test('an edit shows the side that it changes; products that aren’t folded don’t open', async ({
    page,
  }) => {
    await approach(page);
    const turnOver = async () => {
      await button(page, 'Turn over').click();
      expect(Math.abs((await turned(page)) % 360)).toBe(180);
    };
    const greeting = demo(page).getByRole('textbox', { name: 'Greeting' });
    await turnOver();
    await pick(page, 'Linen');
    expect(Math.abs((await turned(page)) % 360), 'the back has these colors, too').toBe(180);
    await openTab(page, 'Photos');
    await pick(page, 'Hills');
    expect((await turned(page)) % 360).toBe(0);
    await turnOver();
    await openTab(page, 'Words');
    await greeting.fill('Salut');
    expect((await turned(page)) % 360).toBe(0);

    await demo(page).getByRole('textbox', { name: 'Inside' }).fill('Bonne année');
    expect(await opened(page)).toBe(1);
    await expect(card(page)).toHaveAccessibleName('Inside of the card, “Bonne année”.');
    await greeting.fill('Coucou');
    expect(await opened(page)).toBe(0);
    await button(page, 'Open card').click();
    await button(page, 'Into the envelope').click();
    await button(page, 'Take it out').click();
    expect(await opened(page), 'it was closed to go into its envelope').toBe(0);
    await openTab(page, 'Design');
    await pick(page, 'Postcard, 7 × 5 in');
    await expect(button(page, 'Open card')).toHaveAttribute('aria-disabled', 'true');
    await stage(page).press('Enter');
    expect(await opened(page)).toBe(0);
  });

  for (const [width, options] of [
    [390, {}],
    [1440, { tag: '@full' }],
  ] as const) {
    test(
      `the closed envelope covers a card of any size, ${width} px wide`,
      options,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await approach(page);
        for (const product of ['Postcard, 7 × 5 in', 'Square card', 'Slim card', 'Folded card']) {
          await demo(page)
            .getByRole('radio', { name: new RegExp(product) })
            .press('Space');
          const covered = async (theme: string) => {
            await pick(page, theme);
            await button(page, 'Into the envelope').click();
            const picture = await stage(page).screenshot();
            await button(page, 'Take it out').click();
            return picture;
          };
          // All of the card except its photos has another color.
          expect((await covered('Linen')).equals(await covered('Midnight')), product).toBe(true);
        }
      },
    );
  }

  test('a photo from the table is tapped or dragged into a frame, or returned by Escape', async ({
    page,
  }) => {
    await approach(page);
    await pick(page, 'Two');
    const prints = stage(page).locator('[data-print]');
    const [first, second] = await sources(page);
    const onTable = await prints.evaluateAll((all) => all.map((one) => one.getAttribute('src')));
    await button(page, 'Turn over').click();
    await prints.first().click();
    expect(await sources(page)).toEqual([onTable[0], second]);
    expect((await turned(page)) % 360, 'its front is seen').toBe(0);
    await expect(prints.first(), 'it changes places').toHaveAttribute('src', first ?? '');

    const hold = async (to: readonly [number, number]) => {
      await page.mouse.move(...(await pointOn(prints.last())));
      await page.mouse.down();
      await page.mouse.move(...to, { steps: 4 });
    };
    const drag = async (to: readonly [number, number]) => {
      await hold(to);
      await page.mouse.up();
    };
    await hold(await pointOn(frames(page).last()));
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await sources(page), 'returned').toEqual([onTable[0], second]);
    // As after a release in a dialog: the next move has no pressed button.
    await hold(await pointOn(frames(page).last()));
    await stage(page).dispatchEvent('pointermove', { pointerId: 1, buttons: 0, bubbles: true });
    await page.mouse.up();
    expect(await sources(page), 'after a lost release').toEqual([onTable[0], second]);
    const table = await pointOn(stage(page), 0.9, 0.9);
    await drag(table);
    expect(await sources(page), 'dropped on the table').toEqual([onTable[0], second]);
    await drag(await pointOn(frames(page).last()));
    expect(await sources(page)).toEqual([onTable[0], onTable[1]]);
    await expect(announcement(page)).toHaveText('Castle in frame 2.');
  });

  test('the envelope takes the card from a drag, and gives it back on a tap or Enter', async ({
    page,
  }) => {
    await approach(page);
    const press = async (share: number) => {
      const [x, y] = await pointOn(card(page), share);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 40, y, { steps: 2 });
      return async () => page.mouse.move(x - 240, y, { steps: 4 });
    };
    for (const share of [0.5, 0.95]) {
      const moveOn = await press(share);
      await button(page, 'Into the envelope').press('Enter');
      await moveOn();
      expect([await turned(page), await opened(page)]).toEqual([0, 0]);
      await page.mouse.up();
      await button(page, 'Take it out').press('Enter');
      expect([await turned(page), await opened(page)]).toEqual([0, 0]);
    }
    await press(0.5);
    // A key's click, in the task of the release.
    await button(page, 'Into the envelope').evaluate((element: HTMLButtonElement) =>
      window.addEventListener('pointerup', () => element.click(), { once: true }),
    );
    await page.mouse.up();
    await expect(button(page, 'Take it out')).toBeVisible();

    await page.mouse.click(...(await pointOn(stage(page), 0.5, 0.75)));
    await expect(stage(page)).toHaveAttribute('data-inside', 'false');
    await button(page, 'Into the envelope').click();
    await stage(page).press('Enter');
    await expect(stage(page)).toHaveAttribute('data-inside', 'false');
    expect(await opened(page)).toBe(0);
  });

  test('changes made while a photo is read are kept, as separate undo steps; a transparent photo gets a white background', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const read = window.createImageBitmap;
      const hold = new Promise((resolve) => window.addEventListener('release', resolve));
      window.createImageBitmap = async (...args: unknown[]) => {
        await hold;
        return Reflect.apply(read, window, args);
      };
    });
    await approach(page);
    const [before] = await sources(page);
    await pick(page, 'Four');
    await openTab(page, 'Photos');
    await pick(page, /^4: /);
    await demo(page)
      .getByLabel('Use your photo')
      .setInputFiles(await jpeg('#396'));
    await openTab(page, 'Design');
    await pick(page, 'One photo');
    await openTab(page, 'Words');
    const greeting = demo(page).getByRole('textbox', { name: 'Greeting' });
    await greeting.fill('Meanwhile');
    await page.evaluate(() => window.dispatchEvent(new Event('release')));
    await expect.poll(async () => (await sources(page))[0]).toMatch(/^blob:/);
    await expect(greeting).toHaveValue('Meanwhile');
    await button(page, 'Undo').click();
    expect(await sources(page)).toEqual([before]);
    await expect(greeting).toHaveValue('Meanwhile');
    await button(page, 'Undo').click();
    await expect(greeting).toHaveValue('With love');
    for (let layouts = 0; layouts < 2; layouts++) await button(page, 'Undo').click();
    await expect(button(page, 'Undo')).toHaveAttribute('aria-disabled', 'true');

    await openTab(page, 'Photos');
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    await demo(page)
      .getByLabel('Use your photo')
      .setInputFiles({
        name: 'clear.png',
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 8, height: 8, channels: 4, background: clear } })
          .png()
          .toBuffer(),
      });
    await expect.poll(async () => (await sources(page))[0]).toMatch(/^blob:/);
    const color = await frames(page).evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(4, 4, 1, 1).data ?? [])];
    });
    expect(color).toEqual([255, 255, 255, 255]);
  });

  test('words and lettering are set in foil; the card moves into its envelope and out of it', async ({
    page,
  }) => {
    await approach(page);
    await openTab(page, 'Words');
    await lettered(page);
    const before = await foil(page);
    await demo(page).getByRole('textbox', { name: 'Greeting' }).fill('With lovely');
    await expect(card(page)).toHaveAccessibleName(/“With lovely”/);
    await expect.poll(() => foil(page)).not.toBe(before);
    const typed = await foil(page);
    await pick(page, 'Deco');
    await expect.poll(() => foil(page)).not.toBe(typed);
    await expectFromRightToLeft(page);
    await demo(page).getByRole('textbox', { name: 'Second line' }).fill('');
    await expect(card(page)).toHaveAccessibleName(/1 photo, “With lovely”, inside/);

    await openTab(page, 'Envelope');
    await pick(page, 'Dots');
    await expect(announcement(page)).toHaveText('Liner: Dots.');
    await pick(page, 'Slate');
    await button(page, 'Into the envelope').click();
    await expect(stage(page)).toHaveAttribute('data-inside', 'true');
    await expect(announcement(page)).toHaveText('The card is in its envelope.');
    // The card can't be turned in the envelope.
    const inside = await turned(page);
    await stage(page).press('ArrowRight');
    expect(await turned(page)).toBe(inside);
    // Undo keeps it there while its envelope shows what is undone, and takes it out for the liner.
    await stage(page).press('Control+z');
    await expect(stage(page)).toHaveAttribute('data-inside', 'true');
    await stage(page).press('Control+z');
    await expect(stage(page)).toHaveAttribute('data-inside', 'false');
    await stage(page).press('ArrowRight');
    expect(await turned(page)).toBe(inside + 20);
  });
});

test('a link brings the card in its envelope, without photos of one’s own, and gives the receiver theirs back; its sides are saved as pictures', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await approach(page);
  await openTab(page, 'Words');
  await demo(page).getByLabel('Greeting').fill('Hello');
  await openTab(page, 'Photos');
  await demo(page)
    .getByLabel('Use your photo')
    .setInputFiles(await jpeg('#ff0000'));
  await expect(demo(page).getByRole('radio', { name: 'Your photo 1' })).toBeChecked();

  const sizes: unknown[] = [];
  for (const action of [undefined, 'Open card', 'Turn over']) {
    if (action) await button(page, action).click();
    const arrives = page.waitForEvent('download');
    await button(page, 'Save picture').click();
    const { width, height, format } = await sharp(await (await arrives).path()).metadata();
    sizes.push([width, height, format]);
    await expect(announcement(page)).toHaveText('Picture saved.');
  }
  expect(sizes).toEqual([
    [1714, 2400, 'png'],
    [2400, 1680, 'png'],
    [1714, 2400, 'png'],
  ]);

  await button(page, 'Share').click();
  await expect(announcement(page)).toHaveText('Link copied. Your own photos aren’t in it.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.goto('about:blank');
  await approach(page);
  await openTab(page, 'Words');
  await demo(page).getByLabel('Greeting').fill('Mine');
  await page.evaluate((hash) => (location.hash = hash), new URL(link).hash);
  await expect(stage(page)).toHaveAttribute('data-inside', 'true');
  await expect(demo(page).getByLabel('Greeting')).toHaveValue('Hello');
  expect((await sources(page))[0]).toContain('heron');
  await stage(page).press('Enter');
  await expect(stage(page)).toHaveAttribute('data-inside', 'false');

  await button(page, 'Back to yours').click();
  await expect(demo(page).getByLabel('Greeting')).toHaveValue('Mine');
  await expect(stage(page)).toHaveAttribute('data-inside', 'false');
});

test('a card comes out of its envelope once, and has no shadow until it is out', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await approach(page);
  // Held, so that a busy machine finds them.
  await pauseStyledAnimations(page, '[data-animated] *');
  await button(page, 'Into the envelope').click();
  await button(page, 'Take it out').click();
  /** Moves the animations to a time, and returns how many there are. */
  const goTo = (timeMs: number) =>
    stage(page).evaluate((element, to) => {
      const animations = element
        .getAnimations({ subtree: true })
        .filter((one) => one instanceof CSSAnimation);
      for (const one of animations) {
        one.pause();
        one.currentTime = to;
      }
      return animations.length;
    }, timeMs);
  const shadow = demo(page).locator('[data-shadow]');
  expect(await goTo(500)).toBeGreaterThan(0);
  await expect(shadow).toHaveCSS('opacity', '0');
  await goTo(5000);
  await expect(shadow).toHaveCSS('opacity', '1');
  // Out of view and back.
  await page.locator('main').evaluate((main) => main.scrollTo(0, 0));
  await expect(stage(page)).not.toHaveAttribute('data-motion-allowed');
  await stage(page).evaluate((element) => element.scrollIntoView());
  await expect(stage(page)).toHaveAttribute('data-motion-allowed');
  expect(await goTo(500)).toBe(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger turns the card sideways, or after a rest in any direction, else scrolls; it opens the card at its edge', async ({
    page,
  }) => {
    await approach(page);
    const look = () => card(page).evaluate(({ style }) => style.transform);
    const flat = await look();
    await expectScrollable(page, await pointOn(card(page)), 120);
    expect(await look()).toBe(flat);
    const fingers = createFingers(page);
    const [middleX, middleY] = await pointOn(card(page));
    const scrolled = await scrollTop(page);
    await fingers.press(1, [middleX, middleY]);
    await fingers.move(1, [middleX + 20, middleY]);
    await expect.poll(look).not.toBe(flat);
    await fingers.lift(1);
    const before = await look();
    await fingers.press(1, [middleX, middleY]);
    await rest(page);
    await fingers.move(1, [middleX, middleY - 60]);
    await expect.poll(look).not.toBe(before);
    await fingers.lift(1);
    expect(await scrollTop(page)).toBe(scrolled);
    await button(page, 'Turn left').click();
    const [x, y] = await pointOn(card(page), 0.95);
    await stroke(page, [
      [x, y],
      [x - 200, y],
    ]);
    await expect.poll(() => opened(page)).toBe(1);
    const open = await look();
    const onPage = await pointOn(card(page), 0.7);
    await stroke(page, [onPage, [onPage[0] + 60, onPage[1]]]);
    await expect.poll(look).not.toBe(open);
  });

  test('a second finger neither turns nor opens the card, nor moves a photo', async ({ page }) => {
    await approach(page);
    await pick(page, 'Two');
    const fingers = createFingers(page);
    /** The rotation once the browser has delivered all moves. */
    const rotation = async () => {
      await rendered(page);
      return Math.round(await turned(page));
    };
    const [x, y] = await pointOn(card(page), 0.3);
    await fingers.press(1, [x, y]);
    await fingers.move(1, [x + 40, y]);
    expect(await rotation()).toBe(22);

    const prints = stage(page).locator('[data-print]');
    const [onEdge, onPhoto] = [await pointOn(card(page), 0.9), await pointOn(prints.last())];
    for (const start of [[x + 60, y + 60], onEdge, onPhoto] as const) {
      await fingers.press(2, start);
      await fingers.move(2, [start[0] - 80, start[1] - 120]);
      expect(await rotation()).toBe(22);
      await fingers.move(1, [x + 40, y]);
      expect(await rotation()).toBe(22);
      expect(await opened(page)).toBe(0);
      await fingers.lift(2);
    }
    await fingers.move(1, [x, y]);
    expect(await rotation()).toBe(0);
    // The finger that stays doesn't take over.
    await fingers.press(2, [x + 60, y]);
    await fingers.lift(1);
    await fingers.move(2, [x - 60, y]);
    expect(await rotation()).toBe(0);
    await fingers.lift(2);

    const before = await sources(page);
    const names = () => prints.evaluateAll((all) => all.map((one) => one.dataset.print));
    const [first, second] = await names();
    const [from, other] = [await pointOn(prints.first()), await pointOn(prints.last(), 0.8)];
    await fingers.press(1, from);
    await fingers.move(1, await pointOn(frames(page).last()));
    await fingers.press(2, other);
    await fingers.move(2, await pointOn(frames(page).first()));
    await fingers.lift(2);
    expect(await sources(page)).toEqual(before);
    await fingers.lift(1);
    await expect(announcement(page)).toHaveText(`${first} in frame 2.`);
    expect((await names())[1]).toBe(second);
  });

  test('no control moves, and the demo keeps its height', async ({ page }) => {
    const demo = await approach(page);
    const boxes = () =>
      demo.evaluate((element) => {
        // The page scrolls to what is clicked.
        const { top } = element.getBoundingClientRect();
        return [element, ...element.querySelectorAll('button')].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y - top, width, height].map(Math.round);
        });
      });
    const before = await boxes();
    for (const name of ['Open card', 'Close card', 'Into the envelope', 'Take it out']) {
      await button(page, name).click();
      expect(await boxes(), name).toEqual(before);
    }
    await pick(page, 'Four');
    for (const name of ['Words', 'Envelope', 'Photos']) {
      await openTab(page, name);
      expect(await boxes(), name).toEqual(before);
    }
    await demo.getByLabel('Use your photo').setInputFiles(await jpeg('#396'));
    await expect(announcement(page)).toHaveText('Your photo 1 in frame 1.');
    expect((await boxes())[0], 'a row of photos more').toEqual(before[0]);
  });
});
