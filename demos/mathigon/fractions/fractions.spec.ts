import type { Locator, Page } from '@playwright/test';
import { testContracts } from '../../../tests/setup/demo-contracts.ts';
import { announced, button, notice, openDemo } from '../../../tests/setup/demo.ts';
import { expect, test } from '../../../tests/setup/test.ts';
import { PHONE, type Point, pointOn, stroke } from '../../../tests/setup/touch.ts';

const openCircle = (page: Page) => openDemo(page, 'mathigon/fractions', '[data-board]');

const sign = (demo: Locator) => demo.locator('[data-sign]');
const handle = (demo: Locator, parts: number) =>
  demo.getByRole('slider', { name: `Piece of 1/${parts}`, exact: true });
const grip = (demo: Locator, parts: number) =>
  pointOn(handle(demo, parts).locator('circle').first());

/** Points around the circle at the radius of the handles, by their angle. */
async function around(demo: Locator, parts: number, angles: readonly number[]): Promise<Point[]> {
  const [middleX, middleY] = await pointOn(demo.locator('[data-board]'));
  const [x, y] = await grip(demo, parts);
  const radius = Math.hypot(x - middleX, y - middleY);
  return angles.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return [middleX + radius * Math.sin(turn), middleY - radius * Math.cos(turn)];
  });
}

/** How much each piece has of the circle. */
const turned = (demo: Locator) =>
  demo
    .getByRole('slider')
    .evaluateAll((all) => all.map((one) => [one.ariaLabel, one.ariaValueNow]));

async function pointAt(demo: Locator, parts: number, angle: number): Promise<Point> {
  const [point] = await around(demo, parts, [angle]);
  if (!point) throw new Error('There is no point');
  return point;
}

testContracts({
  name: 'mathigon/fractions',
  part: '[data-board]',
  drags: [
    {
      what: 'a handle',
      grip: (demo) => grip(demo, 12),
      state: turned,
      strokes: [
        [0, -60],
        [90, 0],
      ],
      others: [(demo) => pointAt(demo, 6, 120)],
      path: [
        [16, -60],
        [60, -104],
      ],
      async dropped(demo) {
        await expect(announced(demo)).toHaveText(/^4 of 12 parts, 120°\./);
        await expect(handle(demo, 6)).toHaveAttribute('aria-valuenow', '2');
        await button(demo, 'Undo').click();
        await expect(sign(demo)).toContainText('= 3/4');
      },
    },
    {
      what: 'a piece',
      grip: (demo) => pointOn(demo.locator('[data-piece]').first()),
      state: turned,
      strokes: [[0, -100]],
      others: [(demo) => pointAt(demo, 8, 210)],
      path: [
        [0, -50],
        [0, -100],
      ],
      moved: (demo) => expect(handle(demo, 6)).toHaveAttribute('aria-valuenow', '1'),
    },
  ],
  scrollsFrom: [(demo) => pointOn(demo.locator('[data-board]'), 0.08, 0.9)],
  // The line of a fraction is visible.
  async forcedColors(demo) {
    for (const part of [sign(demo), button(demo, 'Add 1/4')]) {
      const color = await part.evaluate((element) => getComputedStyle(element).color);
      const fraction = part.locator('span', { has: demo.page().locator('span') }).first();
      // Text with adjusted colors has a backdrop, which covers the line.
      await expect(fraction).toHaveCSS('forced-color-adjust', 'none');
      await expect(fraction).toHaveCSS('color', color);
    }
  },
});

/** From the initial position of the last handle to beyond the top. */
const PAST_THE_TOP = [270, 300, 330, 350, 365, 390, 420];

test('a handle pulled past the top stops at the whole, shows a message, and can be moved back', async ({
  page,
}) => {
  const demo = await openCircle(page);
  await expect(sign(demo)).toContainText('2/6 + 2/8 + 2/12 = 3/4');
  const height = (await demo.boundingBox())?.height;
  const [start = [0, 0], ...way] = await around(demo, 12, PAST_THE_TOP);
  await page.mouse.move(...start);
  await page.mouse.down();
  for (const point of way) await page.mouse.move(...point, { steps: 3 });
  await expect(handle(demo, 12)).toHaveAttribute('aria-valuenow', '5');
  await expect(sign(demo)).toContainText('2/6 + 2/8 + 5/12 = 1');
  await expect(notice(demo)).toHaveText('The circle is whole: there’s no room for more.');
  await expect(handle(demo, 12)).toHaveAttribute('data-shake');
  expect((await demo.boundingBox())?.height).toBe(height);
  for (const point of way.reverse().slice(0, 5)) await page.mouse.move(...point, { steps: 3 });
  await expect(handle(demo, 12)).toHaveAttribute('aria-valuenow', '4');
  await page.mouse.up();
  await expect(announced(demo)).toHaveText(/^4 of 12 parts, 120°\./);
  await button(demo, 'Undo').click();
  await expect(sign(demo)).toContainText('= 3/4');
});

test('keys turn every handle in both directions, and remove a piece, whereupon another is selected', async ({
  page,
}) => {
  const demo = await openCircle(page);
  for (const parts of [6, 8, 12]) {
    await handle(demo, parts).focus();
    await page.keyboard.press('ArrowRight');
    await expect(handle(demo, parts)).toHaveAttribute('aria-valuenow', '3');
    await page.keyboard.press('Control+z');
    await page.keyboard.press('ArrowLeft');
    await expect(handle(demo, parts)).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('Control+z');
  }

  // A Mac's Delete key is Backspace.
  for (const key of ['Delete', 'Backspace']) {
    await handle(demo, 12).focus();
    await page.keyboard.press(key);
    await expect(sign(demo)).toContainText('2/6 + 2/8 = 7/12');
    await expect(handle(demo, 8)).toBeFocused();
    await page.keyboard.press('Control+z');
    await expect(sign(demo)).toContainText('= 3/4');
  }
  for (let presses = 0; presses < 3; presses += 1) await button(demo, 'Remove piece').click();
  await expect(notice(demo)).toHaveText('Add a piece to start.');
  const question = demo.locator('[data-question] p');
  await expect(question).toContainText('Can you make 5/6 from');
  for (const part of ['1/3', '1/2']) await button(demo, `Add ${part}`).click();
  await expect(question).toContainText('Yes: 1/3 + 1/2 = 5/6');
});

test('labels, each with a question of its kind, equivalents and combining keep the sum', async ({
  page,
}) => {
  const demo = await openCircle(page);
  const question = demo.locator('[data-question] p');
  await button(demo, 'Angle').click();
  await expect(sign(demo)).toContainText('120° + 90° + 60° = 270°');
  await expect(question).toContainText('Can you make 180° from three different angles?');
  await button(demo, 'Product').click();
  await expect(question).toContainText('Can one multiple of 1/8 fill 3/4 of the circle?');
  await expect(sign(demo)).toContainText('2 × 1/6 + 2 × 1/8 + 2 × 1/12 = 3/4');
  await button(demo, 'Fraction').click();
  await handle(demo, 6).focus();
  await button(demo, 'Equivalent').click();
  await expect(sign(demo)).toContainText('3/9 + 2/8 + 2/12 = 3/4');
  await button(demo, 'Equivalent').click();
  await button(demo, 'Combine').click();
  await expect(sign(demo)).toContainText('6/12 + 2/8 = 3/4');
  await button(demo, 'Remove piece').click();
  await button(demo, 'Angle').click();
  await expect(sign(demo)).toHaveText(/^90°/);
  await expect(sign(demo)).not.toContainText('=');
});

test('a piece that doesn’t fit shows why, until another is selected', async ({ page }) => {
  const demo = await openCircle(page);
  // The button has aria-disabled, so it still gets clicks.
  const press = (name: string) => button(demo, name).click({ force: true });
  await press('Add 1/2');
  await expect(notice(demo)).toHaveText('No room for 1/2: only 1/4 is left.');
  await handle(demo, 8).focus();
  await page.keyboard.press('End');
  await expect(notice(demo)).not.toHaveText(/No room/);
  await page.keyboard.press('ArrowRight');
  await expect(notice(demo)).toHaveText('The circle is whole: there’s no room for more.');
  await page.keyboard.press('Home');
  await press('Smaller');
  await expect(notice(demo)).toHaveText('1/8 is the smallest size of this piece.');
  await handle(demo, 6).focus();
  await expect(notice(demo)).toHaveText('Drag a piece or its handle around the circle.');
});

test('a long sum doesn’t change the height of the demo', async ({ page }) => {
  const demo = await openCircle(page);
  await page.setViewportSize({ width: 320, height: 720 });
  const height = (await demo.boundingBox())?.height;
  await button(demo, 'Product').click();
  for (const part of ['1/10', '1/8']) await button(demo, `Add ${part}`).click();
  await button(demo, 'Add 1').click({ force: true });
  expect(await sign(demo).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  expect((await demo.boundingBox())?.height).toBe(height);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger pulls a handle past the top in a window of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const demo = await openCircle(page);
    await stroke(page, await around(demo, 12, PAST_THE_TOP), { steps: 3 });
    await expect(sign(demo)).toContainText('2/6 + 2/8 + 5/12 = 1');
  });
});

test('no label touches the bar', async ({ page }) => {
  const demo = await openCircle(page);
  await button(demo, 'Product').click();
  for (let pieces = 3; pieces > 0; pieces--) await button(demo, 'Remove piece').click();
  for (let pieces = 0; pieces < 10; pieces++) await button(demo, 'Add 1/10').click();
  const bar = await demo.locator('[data-bar]').boundingBox();
  const rights = await demo
    .locator('[data-label]')
    .evaluateAll((labels) => labels.map((label) => label.getBoundingClientRect().right));
  expect(rights).toHaveLength(10);
  expect(Math.max(...rights)).toBeLessThan(bar?.x ?? 0);
});

test('a sum of angles keeps clear of the edges of its sign on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await openCircle(page);
  await button(demo, 'Angle').click();
  for (const part of ['1/12', '1/10']) await button(demo, `Add ${part}`).click();
  await expect(sign(demo)).toContainText('336°');
  const room = await sign(demo).evaluate((box) => {
    const words = [...box.querySelectorAll('[aria-hidden]')].map((word) =>
      word.getBoundingClientRect(),
    );
    const { left, right } = box.getBoundingClientRect();
    const lefts = words.map((word) => word.left - left);
    return Math.min(...lefts, ...words.map((word) => right - word.right));
  });
  expect(room).toBeGreaterThan(6);
});
