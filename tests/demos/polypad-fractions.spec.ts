import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { openDemo } from '../setup/demo.ts';
import { expect, test } from '../setup/test.ts';
import { type Point, pointOn } from '../setup/touch.ts';

async function openBoard(page: Page): Promise<Locator> {
  const toy = await openDemo(page, 'polypad-fractions');
  await expect(toy.locator('[data-board]')).toBeVisible();
  return toy;
}

const button = (toy: Locator, name: string) => toy.getByRole('button', { name, exact: true });
const sign = (toy: Locator) => toy.locator('[data-sign]');
const told = (toy: Locator) => toy.locator('output');

/** Takes hold, moves, and stays there; without motion, so that nothing glides meanwhile. */
async function pull(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('the handle does not jump at the top, and labels say the same', async ({ page }) => {
  const toy = await openBoard(page);
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

test('the board fits a window 320 px wide, and axe finds nothing in it', async ({ page }) => {
  const toy = await openBoard(page);
  await expectAccessible(page, '[data-miniature="polypad-fractions"]');
  await expectFits(toy, { widths: [320] });
});
