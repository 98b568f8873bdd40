import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { openDemo } from '../setup/demo.ts';
import { expect, test } from '../setup/test.ts';
import { expectScrollable, PHONE, pointOn, scrollTop, stroke } from '../setup/touch.ts';

async function openBoard(page: Page): Promise<Locator> {
  const toy = await openDemo(page, 'polypad-coins');
  await expect(toy.locator('[data-board]')).toBeVisible();
  return toy;
}

const button = (toy: Locator, name: string) => toy.getByRole('button', { name, exact: true });
const told = (toy: Locator) => toy.locator('output');

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (!box) throw new Error('It is not to be seen');
  return box;
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('spilled, cashed in, sorted and changed, the sums stay; sound only when asked for', async ({
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
  const toy = await openBoard(page);
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

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger on a coin drags it, one beside it scrolls the page', async ({ page }) => {
    const toy = await openBoard(page);
    await button(toy, 'Cash in').click();
    await button(toy, 'Sort').click();
    const start = await scrollTop(page);
    const coin = button(toy, '50p');
    const before = await boxOf(coin);
    const [x, y] = await pointOn(coin);
    await stroke(page, [
      [x, y],
      [x, y - 90],
    ]);
    await expect(told(toy)).toHaveText(/^50p moved\./);
    expect((await boxOf(coin)).y).toBeLessThan(before.y - 60);
    expect(await scrollTop(page)).toBe(start);
    // Where no pound lies.
    await expectScrollable(page, await pointOn(toy.locator('[data-board]'), 0.93, 0.3));
  });
});

test('the board fits a window 320 px wide, and axe finds nothing in it', async ({ page }) => {
  const toy = await openBoard(page);
  await expectAccessible(page, '[data-miniature="polypad-coins"]');
  await expectFits(toy, { widths: [320] });
});
