import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { openDemo } from '../setup/demo.ts';
import { expect, test } from '../setup/test.ts';
import { type Point, pointOn } from '../setup/touch.ts';

async function openBoard(page: Page): Promise<Locator> {
  const toy = await openDemo(page, 'polypad-cubes');
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

/** Takes hold, moves, and stays there; without motion, so that nothing glides meanwhile. */
async function pull(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('seven are pulled apart, merged with four beyond ten, and undone', async ({ page }) => {
  const toy = await openBoard(page);
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

test('lined up, in tens, in rows and turned, all by keys', async ({ page }) => {
  const toy = await openBoard(page);
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

test('the board fits a window 320 px wide, and axe finds nothing in it', async ({ page }) => {
  const toy = await openBoard(page);
  await expectAccessible(page, '[data-miniature="polypad-cubes"]');
  await expectFits(toy, { widths: [320] });
});
