import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFitsWindow } from '../../../tests/setup/access.ts';
import { testContracts } from '../../../tests/setup/demo-contracts.ts';
import { announced, button, notice, openDemo } from '../../../tests/setup/demo.ts';
import { holdAnimations } from '../../../tests/setup/held-animations.ts';
import { expect, test, WITH_MOTION } from '../../../tests/setup/test.ts';
import {
  boxOf,
  createFingers,
  expectScrollable,
  PHONE,
  type Point,
  pointOn,
  stroke,
} from '../../../tests/setup/touch.ts';

const openBoard = (page: Page) => openDemo(page, 'mathigon/slides', '[data-board]');

const slide = (demo: Locator, name: string) => demo.getByRole('option', { name: new RegExp(name) });
const selected = (demo: Locator) => demo.locator('[aria-selected="true"]');
const motifs = (demo: Locator) =>
  demo
    .locator('[data-slide] [data-motif]')
    .evaluateAll((all) => all.map((one) => one.dataset.motif));

/** The slides in order, and where a dragged one would be inserted. */
const order = async (demo: Locator) => [
  await motifs(demo),
  await demo.locator('[data-marker]').evaluateAll((all) => all.map((one) => one.dataset.marker)),
];

testContracts({
  name: 'mathigon/slides',
  part: '[data-board]',
  drags: [
    {
      what: 'a slide',
      grip: (demo) => pointOn(slide(demo, 'cubes')),
      state: order,
      // A finger that moves up or down scrolls, until it has moved sideways or rested.
      strokes: [
        [160, 90],
        [-160, -20],
      ],
      path: [
        [60, 0],
        [150, 0],
      ],
      others: [(demo) => pointOn(slide(demo, 'rows'))],
      async dropped(demo) {
        await expect(announced(demo)).toHaveText(/^1 slide moved\./);
        await expect(selected(demo)).toHaveCount(1);
        expect(await motifs(demo)).toEqual(['circle', 'cat', 'cubes', 'coins', 'rows', 'hops']);
        await button(demo, 'Undo').click();
        expect(await motifs(demo)).toEqual(['cubes', 'circle', 'cat', 'coins', 'rows', 'hops']);
      },
    },
  ],
  scrollsFrom: [
    (demo) => pointOn(demo.locator('[data-shelves]'), 0.8, 0.8),
    (demo) => pointOn(slide(demo, 'rows')),
  ],
  // The number of a slide doesn’t cover its picture.
  async largeText(demo, width) {
    if (width < 390) return;
    const picture = await boxOf(slide(demo, 'cat').locator('svg'));
    const number = await boxOf(slide(demo, 'cat').locator('span'));
    expect(picture.y + picture.height).toBeLessThanOrEqual(number.y + 1);
    expect(picture.height).toBeGreaterThan(15);
  },
});

/** Presses, moves, and holds; without motion, so that nothing glides meanwhile. */
async function pull(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
}

test('two separate slides dragged to the end arrive next to each other', async ({ page }) => {
  const demo = await openBoard(page);
  await slide(demo, 'circle').click();
  await slide(demo, 'rows').click({ modifiers: ['ControlOrMeta'] });
  const last = await boxOf(slide(demo, 'hops'));
  await pull(page, await pointOn(slide(demo, 'rows'), 0.5, 0.5), [
    last.x + last.width + 2,
    last.y + last.height / 2,
  ]);
  await expect(demo.locator('[data-marker]')).toHaveAttribute('data-marker', '6');
  await expect(demo.locator('[data-out]')).toHaveCount(2);
  await page.mouse.up();
  await expect(announced(demo)).toHaveText(/^2 slides moved\./);
  expect(await motifs(demo)).toEqual(['cubes', 'cat', 'coins', 'hops', 'circle', 'rows']);
  await button(demo, 'Undo').click();
  expect(await motifs(demo)).toEqual(['cubes', 'circle', 'cat', 'coins', 'rows', 'hops']);

  // Delete removes what is dragged, not what was selected before.
  await slide(demo, 'cat').click();
  await pull(page, await pointOn(slide(demo, 'hops')), await pointOn(slide(demo, 'circle')));
  await page.keyboard.press('Delete');
  await page.mouse.up();
  expect(await motifs(demo)).toEqual(['cubes', 'circle', 'cat', 'coins', 'rows']);
});

test('who selects several can tap the selected slide first, and deselect it later', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await button(demo, 'Select several').click();
  for (const name of ['cat', 'rows']) await slide(demo, name).click();
  await expect(selected(demo)).toHaveCount(2);
  await slide(demo, 'cat').click();
  await expect(selected(demo)).toHaveAccessibleName(/rows/);
});

test('a presentation fills the screen, is turned by keys and clicks, deletes nothing, and ends with Escape, which then deselects', async ({
  page,
}) => {
  const demo = await openBoard(page);
  const shown = demo.locator('[data-presentation] [data-shown] [data-motif]');
  const isFullScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await button(demo, 'Present').click();
  await expect(shown).toHaveAttribute('data-motif', 'cat');
  await expect.poll(isFullScreen).toBe(true);
  await page.keyboard.press('Delete');
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('data-motif', 'coins');
  const book = demo.locator('[data-book]');
  await page.mouse.click(...(await pointOn(book, 0.7)));
  await expect(shown).toHaveAttribute('data-motif', 'rows');
  await page.mouse.click(...(await pointOn(book, 0.1)));
  await expect(shown).toHaveAttribute('data-motif', 'coins');
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('dialog')).toHaveCount(0);
  await expect.poll(isFullScreen).toBe(false);
  await expect(demo.getByRole('option')).toHaveCount(6);
  await expect(button(demo, 'Present')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(selected(demo)).toHaveCount(0);
});

test('the title of the current slide is typed, on the big slide, its thumbnail and in the presentation, and undone', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await expect(selected(demo)).toHaveCount(1);
  const title = demo.getByRole('textbox', { name: 'Title' });
  const { height } = await boxOf(title);
  await title.fill('WWWWWWWWWWWWWWWWWWWWWWWW');
  await expect(title).toHaveAccessibleName('Title (24 characters at most)');
  expect((await boxOf(title)).height).toBe(height);
  await button(demo, 'Present').click();
  const shown = demo.locator('[data-stage] text, [aria-current] text, [data-shown] text');
  await expect(shown).toHaveText(Array<string>(3).fill('WWWWWWWWWWWWWWWWWWWWWWWW'));
  for (const text of await shown.all()) {
    const [words, slide] = [await boxOf(text), await boxOf(text.locator('../..'))];
    expect(words.x).toBeGreaterThanOrEqual(slide.x);
    expect(words.x + words.width).toBeLessThanOrEqual(slide.x + slide.width);
  }
  await button(demo, 'Close').click();
  await button(demo, 'Undo').click();
  await expect(title).toHaveValue('Tangram');
  await expect(shown).toHaveText(['Tangram', 'Tangram']);
  await title.fill('שלום!');
  const [first, last] = await shown
    .first()
    .evaluate((text: SVGTextElement) => [0, 4].map((index) => text.getExtentOfChar(index).x));
  expect(last, 'its exclamation mark is at the left').toBeLessThan(first ?? 0);
});

test('keys and buttons page, copy, paste, add and delete', async ({ page }) => {
  const demo = await openBoard(page);
  const stage = demo.locator('[data-stage]');
  await button(demo, 'Next slide').click();
  await expect(stage).toHaveAttribute('data-stage', 'coins');
  await slide(demo, 'coins').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slide(demo, 'cat')).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(notice(demo)).toHaveText('Slide 2 of 6, 2 selected.');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(notice(demo)).toHaveText('Slide 7 of 8, 2 selected.');
  await expect(stage).toHaveAttribute('data-stage', 'circle');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(demo.getByRole('option').nth(7)).toHaveAccessibleName('8, Number line, hops');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(stage).toHaveText('No slides. Add one, or undo.');
  await button(demo, 'Add').click();
  await expect(notice(demo)).toHaveText('Slide 1 of 1, 1 selected.');
  await button(demo, 'Duplicate').click();
  await expect(demo.getByRole('option')).toHaveCount(2);
});

test('a range can be made shorter again; Ctrl+A selects all slides and no text', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await slide(demo, 'circle').click();
  await slide(demo, 'rows').click({ modifiers: ['Shift'] });
  await expect(announced(demo)).toHaveText('Slide 5 of 6, 4 selected.');
  await slide(demo, 'cat').click({ modifiers: ['Shift'] });
  await expect(announced(demo)).toHaveText('Slide 3 of 6, 2 selected.');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(announced(demo)).toHaveText('Slide 2 of 6, 1 selected.');
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(slide(demo, 'cubes')).toHaveAttribute('aria-selected', 'true');
  await expect(announced(demo)).toHaveText('Slide 1 of 6, 2 selected.');

  // Wherever the demo was pressed.
  for (const pressed of [
    demo.locator('[data-shelves]'),
    demo.locator('[data-stage]'),
    slide(demo, 'circle'),
    button(demo, 'Previous slide'),
  ]) {
    await slide(demo, 'hops').click();
    await expect(selected(demo)).toHaveCount(1);
    await page.mouse.click(...(await pointOn(pressed, 0.5, 0.8)));
    await page.keyboard.press('ControlOrMeta+a');
    await expect(selected(demo)).toHaveCount(6);
    await expect(announced(demo)).toHaveText(/6 selected/);
    expect(await page.evaluate(() => String(window.getSelection()))).toBe('');
  }
});

test('a box drawn on the background of the shelf selects the slides it touches', async ({
  page,
}) => {
  const demo = await openBoard(page);
  const [two, three] = [await boxOf(slide(demo, 'circle')), await boxOf(slide(demo, 'cat'))];
  const below = two.y + two.height + 20;
  const middle = two.y + two.height / 2;
  await pull(page, [two.x + 10, below], [three.x + 10, middle]);
  await expect(demo.locator('[data-band]')).toHaveCount(1);
  await expect(selected(demo)).toHaveCount(2);
  await page.mouse.up();
  await expect(demo.locator('[data-band]')).toHaveCount(0);
  await expect(announced(demo)).toHaveText('Slide 3 of 6, 2 selected.');

  const five = await boxOf(slide(demo, 'rows'));
  await page.keyboard.down('Shift');
  await pull(page, [five.x + 10, below], [five.x + 20, middle]);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(announced(demo)).toHaveText('Slide 3 of 6, 3 selected.');
  await page.keyboard.press('Delete');
  expect(await motifs(demo)).toEqual(['cubes', 'coins', 'hops']);

  await page.mouse.click(five.x, below);
  await expect(selected(demo)).toHaveCount(0);
});

test('a refusal is shown on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const demo = await openBoard(page);
  const { height } = await boxOf(demo);
  // Playwright waits for a button to be enabled; a visitor doesn't.
  const press = (name: string) => button(demo, name).click({ force: true });
  await press('Paste');
  await expect(notice(demo)).toHaveText('Copy a slide first.');
  await expect(notice(demo)).toHaveAttribute('data-refused');
  await slide(demo, 'cubes').click();
  await expect(notice(demo)).toHaveText('Slide 1 of 6, 1 selected.');
  await press('Move earlier');
  await expect(notice(demo)).toHaveText('Already at the start.');
  await press('Previous slide');
  await expect(notice(demo)).toHaveText('This is the first slide.');
  await press('Add');
  await slide(demo, 'hops').click();
  await page.keyboard.press('ControlOrMeta+a');
  await press('Duplicate');
  await expect(notice(demo)).toHaveText('Room for only 5 of 7: 12 is the maximum.');
  await press('Add');
  await expect(notice(demo)).toHaveText('That’s 12 slides, the maximum.');
  await expect(demo.getByRole('option')).toHaveCount(12);
  await page.keyboard.press('ControlOrMeta+a');
  await press('Delete');
  await press('Delete');
  await expect(notice(demo)).toHaveText('Select a slide first.');
  expect((await boxOf(demo)).height).toBe(height);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a sideways swipe on the big slide turns the page, any other scrolls', async ({ page }) => {
    const demo = await openBoard(page);
    const stage = demo.locator('[data-stage]');
    const swipe = async (way: number) => {
      const [x, y] = await pointOn(stage);
      await stroke(page, [
        [x, y],
        [x + way, y],
      ]);
    };
    await swipe(-80);
    await expect(stage).toHaveAttribute('data-stage', 'coins');
    await swipe(80);
    await expect(stage).toHaveAttribute('data-stage', 'cat');
    await expectScrollable(page, await pointOn(stage));
    await expect(stage).toHaveAttribute('data-stage', 'cat');
  });

  test('a finger that has rested on a slide drags it up and down', async ({ page }) => {
    const demo = await openBoard(page);
    const fingers = createFingers(page);
    const cubes = slide(demo, 'cubes');
    await expect(cubes).toHaveAccessibleName('1, Cubes, cubes');
    await expect(cubes.locator('text'), 'no title too small to be read').toHaveCount(0);
    const [x, y] = await pointOn(cubes);
    await fingers.press(1, [x, y]);
    await expect(demo.locator('[data-marker]')).toHaveAttribute('data-marker', '0');
    await fingers.move(1, [x, y + 90]);
    await expect(demo.locator('[data-marker]')).toHaveAttribute('data-marker', '6');
    await fingers.lift(1);
    expect(await motifs(demo)).toEqual(['circle', 'cat', 'coins', 'rows', 'hops', 'cubes']);
  });

  test('the whole window shows a presentation where elements can’t be in full screen', async ({
    page,
  }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'requestFullscreen'));
    const demo = await openBoard(page);
    await button(demo, 'Present').tap();
    const screen = demo.locator('[data-presentation]');
    expect(await boxOf(screen)).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const [x, y] = await pointOn(demo.locator('[data-book]'));
    await stroke(page, [
      [x, y],
      [x - 80, y],
    ]);
    const shown = screen.locator('[data-shown] [data-motif]');
    await expect(shown).toHaveAttribute('data-motif', 'coins');
    await expectAccessible(page, `[data-demo="mathigon/slides"] dialog`);
    const next = await boxOf(screen.getByRole('button', { name: 'Next slide' }));
    const close = await boxOf(button(demo, 'Close'));
    expect(390 - next.x - next.width, 'controls in the middle').toBeCloseTo(close.x, 0);
    await button(demo, 'Close').click();
    await expect(button(demo, 'Present')).toBeFocused();
  });
});

test.describe('with motion', () => {
  test.use(WITH_MOTION);

  test('only new slides pop up, not all of them when the demo comes back into view', async ({
    page,
  }) => {
    const demo = await openBoard(page);
    const animations = () =>
      demo
        .locator('[data-slide]')
        .evaluateAll((all) => all.map((one) => one.getAnimations().length));
    await expect.poll(animations).toEqual([0, 0, 0, 0, 0, 0]);
    const main = page.locator('main');
    const top = await main.evaluate(({ scrollTop }) => scrollTop);
    await main.evaluate((element) => (element.scrollTop = 0));
    await expect(demo).not.toHaveAttribute('data-motion-allowed');
    await main.evaluate((element, top) => (element.scrollTop = top), top);
    await expect(demo).toHaveAttribute('data-motion-allowed');
    expect(await animations()).toEqual([0, 0, 0, 0, 0, 0]);
  });

  test('a page of a presentation unfolds unless a swipe has revealed it', async ({ page }) => {
    await holdAnimations(page, '[data-book] path');
    const demo = await openBoard(page);
    await button(demo, 'Present').click();
    const shown = demo.locator('[data-book] [data-shown]');
    const animations = () =>
      shown.locator('path').evaluateAll((all) => all.flatMap((one) => one.getAnimations()).length);
    const [x, y] = await pointOn(demo.locator('[data-book]'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 80, y, { steps: 4 });
    await page.mouse.up();
    await expect(shown.locator('[data-motif]')).toHaveAttribute('data-motif', 'coins');
    expect(await animations()).toBe(0);
    for (const key of ['ArrowRight', 'ArrowLeft']) await page.keyboard.press(key);
    await expect.poll(animations).toBeGreaterThan(0);
  });
});

test('a full deck fits a window 320 px wide, and its refusal doesn’t come back with an undone step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const demo = await openBoard(page);
  const shelves = demo.locator('[data-shelves]');
  const { width } = await boxOf(shelves);
  const dot = demo.locator('[data-current]');
  expect(await boxOf(dot)).toMatchObject({ width: 10, height: 10 });
  for (let slides = 7; slides <= 12; slides += 1) await button(demo, 'Add').click();
  await expect(demo.getByRole('option')).toHaveCount(12);
  expect((await boxOf(shelves)).width).toBe(width);
  const small = await boxOf(dot);
  expect(small.width).toBeGreaterThan(4);
  expect(small.height).toBeCloseTo(small.width, 1);
  await expectFitsWindow(demo);

  await button(demo, 'Add').click({ force: true });
  await expect(notice(demo)).toHaveText('That’s 12 slides, the maximum.');
  await button(demo, 'Delete').click();
  await expect(notice(demo)).toHaveText(/^Slide \d+ of 11/);
  await button(demo, 'Undo').click();
  await expect(notice(demo)).toHaveText(/^Slide \d+ of 12/);
});

test('Delete works after a button, and arrow keys once deleted slides are back', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await button(demo, 'Next slide').click();
  await page.keyboard.press('Delete');
  await expect(demo.getByRole('option')).toHaveCount(5);
  await demo.locator('[data-slide][aria-current]').focus();
  for (const key of ['ControlOrMeta+a', 'Delete']) await page.keyboard.press(key);
  await expect(demo.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(demo.locator('[data-slide][aria-current]')).toBeFocused();
  await page.keyboard.press('End');
  await expect(slide(demo, 'hops')).toBeFocused();
});
