import type { Locator, Page } from '@playwright/test';
import { expectAt, testContracts } from '../../../tests/setup/demo-contracts.ts';
import { announced, button, notice, openDemo } from '../../../tests/setup/demo.ts';
import { expect, pauseClock, test } from '../../../tests/setup/test.ts';
import { boxOf, PHONE, pointOn } from '../../../tests/setup/touch.ts';

const openBoard = (page: Page) => openDemo(page, 'mathigon/coins', '[data-coin]');

const places = (demo: Locator) =>
  demo.locator('[data-coin]').evaluateAll((coins) => coins.map((one) => one.style.transform));

/** The coins with their places, and which are held, also one that is dragged from the row below. */
const coins = (demo: Locator) =>
  demo.locator('[data-coin], [data-minted]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return [one.ariaLabel ?? one.textContent, x, y, 'held' in one.dataset];
    }),
  );

/** Where a coin is in a state. */
const placeOf = (name: string, state: unknown) =>
  (state as Awaited<ReturnType<typeof coins>>).find(([label]) => label === name);

/** Lines the coins up. Where they are spilled at random, one that is dropped could be pushed aside. */
async function lineUp(demo: Locator) {
  await button(demo, 'Cash in').click();
  await button(demo, 'Sort').click();
}

testContracts({
  name: 'mathigon/coins',
  part: '[data-coin]',
  drags: [
    {
      what: 'a coin',
      setUp: lineUp,
      grip: (demo) => pointOn(button(demo, '50p')),
      state: coins,
      others: [(demo) => pointOn(button(demo, '50c'))],
      path: [
        [0, 20],
        [-10, 30],
      ],
      async dropped(demo, moved) {
        await expect(announced(demo)).toHaveText(/^50p moved\./);
        expectAt(await pointOn(button(demo, '50p')), moved);
        expect(placeOf('50c', moved.after)).toEqual(placeOf('50c', moved.before));
      },
    },
    {
      what: 'a coin of the row below',
      setUp: lineUp,
      grip: (demo) => pointOn(button(demo, 'Add £1')),
      state: coins,
      strokes: [
        [0, -200],
        [-40, -260],
      ],
      path: [
        [0, -100],
        [-40, -260],
      ],
      others: [(demo) => pointOn(button(demo, 'Add 50c'))],
      async dropped(demo, moved) {
        await expect(announced(demo)).toHaveText(/^£1 added\./);
        expectAt(await pointOn(button(demo, '£1')), moved);
      },
    },
  ],
  scrollsFrom: [
    async (demo) => {
      await button(demo, 'Sort').click();
      return pointOn(demo.locator('[data-board]'), 0.93, 0.7);
    },
  ],
});

/** Drags a coin horizontally and releases it, after `hold` ms. */
async function drag(page: Page, coin: Locator, way: number, { hold = 0 } = {}) {
  const [x, y] = await pointOn(coin);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + way, y, { steps: 3 });
  if (hold > 0) await page.clock.runFor(hold);
  await page.mouse.up();
}

/** Counts the tones that the page plays; call before it is opened. */
async function countTones(page: Page) {
  await page.addInitScript(() => {
    let tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
      tones += 1;
      return start.apply(this, when);
    };
    Object.defineProperty(window, 'tones', { get: () => tones });
  });
  return () => page.evaluate((): number => Reflect.get(window, 'tones'));
}

test('spilling, cashing in, sorting and changing keep the sums; sound plays only on request', async ({
  page,
}) => {
  const tones = await countTones(page);
  const demo = await openBoard(page);
  const sum = (currency: string) => demo.locator(`[data-sum="${currency}"]`);
  const expectSums = async (pence: number, cents: number) => {
    await expect(sum('p')).toHaveText(`68p${pence} coins`);
    await expect(sum('c')).toHaveText(`88c${cents} coins`);
  };
  await expectSums(12, 11);
  const before = await places(demo);
  await button(demo, 'Spill').click();
  await expect(announced(demo)).toHaveText(/^Spilled\. 68p and 88c/);
  const spilled = await places(demo);
  expect(spilled.filter((place) => before.includes(place))).toEqual([]);

  await button(demo, 'Sort').click();
  await expect(demo.locator('[data-rail]')).toHaveCount(4);
  await page.setViewportSize({ width: 700, height: 720 });
  await page.setViewportSize({ width: 420, height: 720 });
  await expect(demo.locator('[data-rail]'), 'on a board of another shape').not.toHaveCount(0);
  await page.setViewportSize({ width: 800, height: 720 });
  const boxes = async (name: string) =>
    Promise.all((await button(demo, name).all()).map((coin) => boxOf(coin)));
  const [ones, tens, cents] = [await boxes('1p'), await boxes('10p'), await boxes('1c')];
  expect(ones[0]?.y).toBeLessThan(tens[0]?.y ?? 0);
  expect(tens[0]?.y).toBeLessThan(cents[0]?.y ?? 0);

  await button(demo, 'Cash in').click();
  await expectSums(5, 6);
  await expect(button(demo, '50p')).toHaveCount(1);
  expect(await tones()).toBe(0);
  await button(demo, 'Sound').click();
  await expect.poll(tones).toBeGreaterThan(0);
  const heard = await tones();
  await button(demo, '50p').click();
  await button(demo, 'Get change').click();
  await expectSums(7, 6);
  expect(await tones()).toBeGreaterThan(heard);
  await button(demo, 'Undo').click();
  await expectSums(5, 6);
  await button(demo, 'Add £1').click();
  await expect(sum('p')).toHaveText('£1.686 coins');
});

test('a thrown coin slides, hits others and can be caught; each throw is one undo step', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  const tones = await countTones(page);
  const demo = await openBoard(page);
  await button(demo, 'Sound').click();
  // 5p, 2p and 1p are next to each other on a rail.
  await button(demo, 'Cash in').click();
  await button(demo, 'Sort').click();
  const [coin, next] = [button(demo, '2p'), button(demo, '5p')];
  await expect(coin).toHaveCount(1);
  await expect
    .poll(() => coin.evaluate((node) => node.getAnimations().length), 'it has arrived')
    .toBe(0);
  await pauseClock(page);
  const before = await places(demo);
  const { x } = await boxOf(next);
  const flying = demo.locator('[data-flying]');
  const heard = await tones();
  await drag(page, coin, 12);
  await expect(announced(demo)).toHaveText(/^2p thrown\./);
  await expect(flying).toHaveCount(1);
  await page.clock.runFor(200);
  expect((await boxOf(next)).x).not.toBeCloseTo(x, 0);
  expect(await tones(), 'a knock sounds').toBeGreaterThan(heard);

  await page.mouse.move(...(await pointOn(next)));
  await page.mouse.down();
  await page.mouse.up();
  await expect(flying).toHaveCount(0);
  const caught = await places(demo);
  await page.clock.runFor(500);
  expect(await places(demo)).toEqual(caught);

  await drag(page, next, 30);
  await page.clock.runFor(5000);
  await expect(flying).toHaveCount(0);
  expect(await places(demo)).not.toEqual(caught);
  await button(demo, 'Undo').click();
  expect(await places(demo)).toEqual(caught);
  await button(demo, 'Undo').click();
  expect(await places(demo)).toEqual(before);
});

test('a coin is selected and deselected, is thrown at once, or put down after a pause; the purse spills', async ({
  page,
}) => {
  await page.clock.install();
  const demo = await openBoard(page);
  const coin = button(demo, '20p');
  await button(demo, 'Sort').click();
  await coin.click();
  await expect(notice(demo)).toHaveText('Flick the coin, or tap where it should go.');
  await coin.click();
  await expect(coin).toHaveAttribute('aria-pressed', 'false');
  await coin.click();
  await page.keyboard.press('Escape');
  await expect(coin).toHaveAttribute('aria-pressed', 'false');

  const before = await boxOf(coin);
  await coin.press('Shift+ArrowRight');
  await expect(announced(demo)).toHaveText(/^20p thrown\./);
  expect((await boxOf(coin)).x).not.toBeCloseTo(before.x, 0);
  await expect(demo.locator('[data-flying]'), 'without motion').toHaveCount(0);

  await button(demo, 'Sort').click();
  await pauseClock(page);
  const { x } = await boxOf(coin);
  await drag(page, coin, 40, { hold: 200 });
  await expect(announced(demo)).toHaveText(/^20p moved\./);
  expect((await boxOf(coin)).x).toBeCloseTo(x + 40, 0);
  await page.clock.resume();

  await button(demo, 'Cash in').click();
  const cashed = await places(demo);
  await page.mouse.click(...(await pointOn(demo.locator('[data-purse]'), 0.1, 0.2)));
  await expect(announced(demo)).toHaveText(/^Spilled\./);
  expect(await places(demo)).not.toEqual(cashed);
});

test('a refusal is shown on the screen and adds no undo step', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 });
  const demo = await openBoard(page);
  const { height } = await boxOf(demo);
  // Playwright waits for a button to be enabled; a visitor doesn't.
  const press = (name: string) => button(demo, name).click({ force: true });
  await press('Remove coin');
  await expect(notice(demo)).toHaveText('Select a coin first.');
  await button(demo, '20p').first().click();
  await expect(notice(demo)).toHaveText('Flick the coin, or tap where it should go.');
  await button(demo, '20p').first().click();
  await button(demo, 'Cash in').click();
  await expect(notice(demo)).toHaveText('Flick a coin, or drag one up from below.');
  await button(demo, 'Cash in').click();
  await expect(notice(demo)).toHaveText('That’s already the fewest coins.');
  await expect(notice(demo)).toBeInViewport();
  await button(demo, 'Undo').click();
  await expect(demo.locator('[data-coin]')).toHaveCount(23);
  await button(demo, '1p').first().click();
  await press('Get change');
  await expect(notice(demo)).toHaveText('1p is the smallest coin.');

  const add = button(demo, 'Add €1');
  for (let coins = 23; coins < 32; coins += 1) await add.click();
  await expect(notice(demo)).toHaveText('That’s 32 coins, the maximum.');
  await expect(add).toHaveAttribute('aria-disabled', 'true');
  await expect(add).toHaveAccessibleDescription('That’s 32 coins, the maximum.');
  await press('Add €1');
  await expect(notice(demo)).toHaveAttribute('data-refused');
  await press('Get change');
  await expect(notice(demo)).toHaveText('Too many coins: 32 is the maximum.');
  await expect(demo.locator('[data-coin]')).toHaveCount(32);
  expect((await boxOf(demo)).height).toBe(height);
});

test('coins are cleared to pay what is asked; undo brings them back, and a reload what was paid', async ({
  page,
}) => {
  const demo = await openBoard(page);
  const question = demo.locator('[data-question] p');
  await expect(question).toHaveText('Can you pay exactly 73p with 4 coins?');
  await button(demo, 'Clear').click();
  await expect(announced(demo)).toHaveText('Cleared. 0p and 0c, 0 coins.');
  for (const coin of ['50p', '20p', '2p', '1p']) await button(demo, `Add ${coin}`).click();
  await expect(question).toHaveText('Yes: 50p + 20p + 2p + 1p.');
  for (let steps = 0; steps < 5; steps += 1) await button(demo, 'Undo').click();
  await expect(demo.locator('[data-coin]')).toHaveCount(23);
  for (let steps = 0; steps < 5; steps += 1) await button(demo, 'Redo').click();
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(async () => (await stored()).match(/value/g)?.length).toBe(4);
  await openBoard(page);
  await expect(question).toHaveText('Yes: 50p + 20p + 2p + 1p.');
  await expect(button(demo, 'Undo')).toHaveAttribute('aria-disabled', 'true');
});

test('removing a coin by a key, or by undo, keeps the focus on the board for the next key', async ({
  page,
}) => {
  const demo = await openBoard(page);
  const coins = demo.locator('[data-coin]');
  await coins.last().focus();
  await page.keyboard.press('Delete');
  await page.keyboard.press('Backspace');
  await expect(coins).toHaveCount(21);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(coins).toHaveCount(22);
  await button(demo, 'Add €1').click();
  await button(demo, '€1').focus();
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(coins).toHaveCount(23);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('no sorted coin covers another', async ({ page }) => {
    const demo = await openBoard(page);
    for (let coins = 23; coins < 32; coins += 1) await button(demo, 'Add 50p').click();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await button(demo, 'Spill').click();
      await button(demo, 'Sort').click();
      const coins = await demo.locator('[data-coin]').evaluateAll((coins) =>
        coins.map((coin) => {
          const { x, y, width } = coin.getBoundingClientRect();
          return { x: x + width / 2, y: y + width / 2, radius: width / 2 };
        }),
      );
      const covered = coins.filter((one, index) =>
        coins
          .slice(index + 1)
          .some((two) => Math.hypot(one.x - two.x, one.y - two.y) < one.radius + two.radius - 0.5),
      );
      expect(covered, `at ${width} px`).toEqual([]);
    }
  });
});
