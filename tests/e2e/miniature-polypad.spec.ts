import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

type Board = 'cubes' | 'coins' | 'fractions' | 'slides';

const boardOf = (page: Page, board: Board) => page.locator(`[data-miniature="polypad-${board}"]`);

/** Opens the page with one of the boards at the upper edge of the window. */
async function openBoard(page: Page, board: Board): Promise<Locator> {
  await open(page, '/mathigon');
  return show(page, board);
}

async function show(page: Page, board: Board): Promise<Locator> {
  const toy = boardOf(page, board);
  await toy.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(toy).toHaveAttribute('data-state', 'live');
  await expect(toy.locator('[data-board]')).toBeVisible();
  return toy;
}

const button = (toy: Locator, name: string) => toy.getByRole('button', { name, exact: true });
const sign = (toy: Locator) => toy.locator('[data-sign]');
const told = (toy: Locator) => toy.locator('output');
const train = (toy: Locator, length: number) => toy.locator(`[data-train="${length}"]`);

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

/** Where a share of a thing's width and height is, px of the window. */
async function pointOn(thing: Locator, across: number, down: number) {
  const { x, y, width, height } = await boxOf(thing);
  return [x + across * width, y + down * height] as const;
}

/** Takes hold, moves, and stays there; without motion, so that nothing glides meanwhile. */
async function pull(page: Page, from: readonly [number, number], to: readonly [number, number]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('cubes: seven are pulled apart, merged with four beyond ten, and undone', async ({ page }) => {
  const toy = await openBoard(page, 'cubes');
  await expect(sign(toy)).toHaveText('10 + 7 + 4 + 3 + 1 = 25');
  const [x, y] = await pointOn(train(toy, 7), 0.66, 0.7);
  await pull(page, [x, y], [x + 60, y + 150]);
  // The sign is never behind the hand.
  await expect(sign(toy)).toHaveText('10 + 4 + 4 + 3 + 3 + 1 = 25');
  await page.mouse.up();
  await expect(told(toy)).toHaveText(/^3 pulled off\./);
  await button(toy, 'Undo').click();
  await expect(sign(toy)).toHaveText('10 + 7 + 4 + 3 + 1 = 25');

  // The left end of the four to the right end of the seven.
  await button(toy, 'Move').click();
  const seven = await boxOf(train(toy, 7));
  const [x4, y4] = await pointOn(train(toy, 4), 0.2, 0.7);
  const four = await boxOf(train(toy, 4));
  const cell = seven.height / 1.3;
  await pull(page, [x4, y4], [x4 + seven.x + 7.2 * cell - four.x, y4 + seven.y + 5 - four.y]);
  await expect(toy.getByText('11 = 10 + 1')).toBeVisible();
  await page.mouse.up();
  await expect(train(toy, 10)).toHaveCount(2);
  await expect(sign(toy)).toHaveText('10 + 10 + 3 + 1 + 1 = 25');

  // Beside another train is not meant.
  const [x3, y3] = await pointOn(train(toy, 3), 0.5, 0.7);
  await pull(page, [x3, y3], [x3 + 30, y3 - 20]);
  await page.mouse.up();
  await expect(told(toy)).toHaveText(/^3 cubes moved\./);
  await expect(train(toy, 3)).toHaveCount(1);
});

test('cubes: lined up, in tens, in rows and turned, all by keys', async ({ page }) => {
  const toy = await openBoard(page, 'cubes');
  const press = async (name: string) => {
    await button(toy, name).focus();
    await page.keyboard.press('Enter');
  };
  const tops = () =>
    toy.locator('[data-train]').evaluateAll((trains) =>
      trains
        .map((one) => ({
          length: Number(one.dataset.train),
          ...one.getBoundingClientRect().toJSON(),
        }))
        .sort((one, two) => one.top - two.top)
        .map(({ length }) => length),
    );
  await press('Line up');
  expect(await tops()).toEqual([10, 7, 4, 3, 1]);
  await press('Tens');
  await expect(sign(toy)).toHaveText('10 + 10 + 5 = 25');
  await train(toy, 5).focus();
  await page.keyboard.press('Delete');
  await press('Rows');
  await expect(sign(toy)).toHaveText('4 × 5 = 20');
  await press('Turn');
  await expect(sign(toy)).toHaveText('5 × 4 = 20');
  const one = train(toy, 4).first();
  await one.focus();
  await page.keyboard.press('Enter');
  await press('Split off fewer');
  await press('Split off 2');
  await expect(told(toy)).toHaveText(/^2 split off\./);
  await press('Merge');
  await expect(told(toy)).toHaveText(/^Merged with the nearest\. .* = 20\.$/);
  const moved = train(toy, 4).last();
  const before = await boxOf(moved);
  await moved.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await boxOf(moved)).x).toBeGreaterThan(before.x + 20);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await boxOf(moved)).x).toBeCloseTo(before.x, 0);
});

test('coins: spilled, cashed in, sorted and changed, the sums stay; sound only when asked for', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      tones += 1;
      return start.apply(this, when);
    };
    Object.defineProperty(window, 'tones', { get: () => tones });
  });
  const tones = () => page.evaluate((): number => Reflect.get(window, 'tones'));
  const toy = await openBoard(page, 'coins');
  const sum = (currency: string) => toy.locator(`[data-sum="${currency}"]`);
  const places = () =>
    toy.locator('[data-coin]').evaluateAll((coins) => coins.map((one) => one.style.transform));
  const expectSums = async (pence: number, cents: number) => {
    await expect(sum('p')).toHaveText(`68p${pence} coins`);
    await expect(sum('c')).toHaveText(`88c${cents} coins`);
  };
  await expectSums(12, 11);
  const before = await places();
  await button(toy, 'Spill').click();
  await expect(told(toy)).toHaveText(/^Spilled\. 68p and 88c/);
  const spilled = await places();
  expect(spilled.filter((place) => before.includes(place))).toEqual([]);

  await button(toy, 'Sort').click();
  await expect(toy.locator('[data-rail]')).toHaveCount(2);
  const middle = async (name: string) => {
    const { x, width, y } = await boxOf(button(toy, name).first());
    return { x: x + width / 2, y };
  };
  expect((await middle('1p')).x).toBeLessThan((await middle('2p')).x);
  expect((await middle('2p')).x).toBeLessThan((await middle('10p')).x);
  expect((await middle('5c')).x).toBeCloseTo((await middle('5p')).x, 0);
  expect((await middle('5c')).y).toBeGreaterThan((await middle('5p')).y + 60);

  await button(toy, 'Cash in').click();
  await expectSums(5, 6);
  await expect(button(toy, '50p')).toHaveCount(1);
  expect(await tones()).toBe(0);
  await button(toy, 'Sound').click();
  await expect.poll(tones).toBeGreaterThan(0);
  const heard = await tones();
  await button(toy, '50p').click();
  await button(toy, 'Change').click();
  await expectSums(7, 6);
  expect(await tones()).toBeGreaterThan(heard);
  await button(toy, 'Undo').click();
  await expectSums(5, 6);
  await button(toy, 'Add £1').click();
  await expect(sum('p')).toHaveText('£1.686 coins');
});

test('fractions: the handle does not jump at the top, and labels say the same', async ({
  page,
}) => {
  const toy = await openBoard(page, 'fractions');
  const handle = (parts: number) =>
    toy.getByRole('slider', { name: `Piece of 1/${parts}`, exact: true });
  await expect(sign(toy)).toContainText('1/2 + 1/4 + 1/6 = 11/12');
  // Six sixths have no room: two quarters beside a half are a whole.
  await handle(6).focus();
  await page.keyboard.press('Delete');
  await expect(sign(toy)).toContainText('1/2 + 1/4 = 3/4');
  const centre = await pointOn(toy.locator('[data-board]'), 0.5, 0.5);
  const around = (angle: number) => {
    const turn = (angle * Math.PI) / 180;
    return [centre[0] + 120 * Math.sin(turn), centre[1] - 120 * Math.cos(turn)] as const;
  };
  const grip = async () => pointOn(handle(4).locator('circle').first(), 0.5, 0.5);
  await pull(page, await grip(), around(300));
  for (const angle of [330, 350, 5, 20]) await page.mouse.move(...around(angle), { steps: 2 });
  await expect(handle(4)).toHaveAttribute('aria-valuenow', '2');
  await expect(sign(toy)).toContainText('1/2 + 2/4 = 1');
  await page.mouse.up();
  await expect(told(toy)).toHaveText(/^2 of 4 parts, 180°\./);

  await button(toy, 'Angle').click();
  await expect(sign(toy)).toContainText('180° + 180° = 360°');
  await button(toy, 'Product').click();
  await expect(sign(toy)).toContainText('1 × 1/2 + 2 × 1/4 = 1');
  await button(toy, 'Undo').click();
  await handle(4).focus();
  await button(toy, 'Other name').click();
  await expect(sign(toy)).toContainText('1 × 1/2 + 2 × 1/8 = 3/4');
  await button(toy, 'Add 1/12').click();
  await handle(12).focus();
  await page.keyboard.press('End');
  await expect(handle(12)).toHaveAttribute('aria-valuetext', '3 of 12 parts, 90°');
  await expect(sign(toy)).toContainText('= 1');
});

test('slides: two that lie apart are dragged to the end and arrive as neighbours', async ({
  page,
}) => {
  const toy = await openBoard(page, 'slides');
  const motifs = () =>
    toy
      .getByRole('option')
      .evaluateAll((slides) =>
        slides
          .map((slide) => ({ name: slide.getAttribute('aria-label') ?? '' }))
          .map(({ name }) => name.replace(/^\d+, /, '')),
      );
  const slide = (name: string) => toy.getByRole('option', { name: new RegExp(name) });
  await slide('circle').click();
  await slide('rows').click({ modifiers: ['ControlOrMeta'] });
  const last = await boxOf(slide('hops'));
  await pull(page, await pointOn(slide('rows'), 0.5, 0.5), [
    last.x + last.width + 2,
    last.y + last.height / 2,
  ]);
  await expect(toy.locator('[data-marker]')).toHaveAttribute('data-marker', '6');
  await expect(toy.locator('[data-out]')).toHaveCount(2);
  await page.mouse.up();
  await expect(told(toy)).toHaveText(/^2 slides moved\./);
  expect(await motifs()).toEqual(['cubes', 'cat', 'coins', 'hops', 'circle', 'rows']);
  await button(toy, 'Undo').click();
  expect(await motifs()).toEqual(['cubes', 'circle', 'cat', 'coins', 'rows', 'hops']);
});

test('slides: pages, copies, pastes, adds and deletes by keys and buttons', async ({ page }) => {
  const toy = await openBoard(page, 'slides');
  const stage = toy.locator('[data-stage]');
  const count = toy.locator('[data-count]');
  await button(toy, 'Next slide').click();
  await expect(stage).toHaveAttribute('data-stage', 'coins');
  const slide = (name: string) => toy.getByRole('option', { name: new RegExp(name) });
  await slide('coins').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slide('cat')).toBeFocused();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(count).toHaveText('2 of 6 slides shown, 2 selected.');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+v');
  await expect(count).toHaveText('7 of 8 slides shown, 2 selected.');
  await expect(stage).toHaveAttribute('data-stage', 'circle');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(toy.getByRole('option').nth(7)).toHaveAccessibleName('8, hops');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await expect(stage).toHaveText('No slides. Add one, or undo.');
  await button(toy, 'Add').click();
  await expect(count).toHaveText('1 of 1 slide shown, 1 selected.');
  await button(toy, 'Duplicate').click();
  await expect(toy.getByRole('option')).toHaveCount(2);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger on a thing drags it, one beside scrolls the page; 320 px are enough', async ({
    page,
  }) => {
    const toy = await openBoard(page, 'coins');
    const client = await page.context().newCDPSession(page);
    const scrolled = () => page.locator('main').evaluate((main) => main.scrollTop);
    const swipe = async ([x, from]: readonly [number, number], way: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: y === undefined ? [] : [{ x, y }],
        });
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + (way * step) / 8);
      await touch('touchEnd');
    };
    await button(toy, 'Cash in').click();
    await button(toy, 'Sort').click();
    const start = await scrolled();
    const coin = button(toy, '50p');
    const before = await boxOf(coin);
    await swipe(await pointOn(coin, 0.5, 0.5), -90);
    await expect(told(toy)).toHaveText(/^50p moved\./);
    expect((await boxOf(coin)).y).toBeLessThan(before.y - 60);
    expect(await scrolled()).toBe(start);
    // Where no pound lies.
    await swipe(await pointOn(toy.locator('[data-board]'), 0.93, 0.3), -200);
    await expect.poll(scrolled).toBeGreaterThan(start + 60);

    for (const board of ['cubes', 'coins', 'fractions', 'slides'] as const) {
      await expectFits(await show(page, board), { widths: [320] });
    }
  });
});

test('axe finds nothing in the boards', async ({ page }) => {
  await open(page, '/mathigon');
  for (const board of ['cubes', 'coins', 'fractions', 'slides'] as const) {
    await show(page, board);
    await expectAccessible(page, `[data-miniature="polypad-${board}"]`);
  }
});
