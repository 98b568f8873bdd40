import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { openDemo } from '../setup/demo.ts';
import { expect, test } from '../setup/test.ts';
import { type Point, pointOn } from '../setup/touch.ts';

async function openBoard(page: Page): Promise<Locator> {
  const toy = await openDemo(page, 'polypad-slides');
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

/** Takes hold, moves, and stays there; without motion, so that nothing glides meanwhile. */
async function pull(page: Page, from: Point, to: Point) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
}

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('two that lie apart are dragged to the end and arrive as neighbours', async ({ page }) => {
  const toy = await openBoard(page);
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

test('pages, copies, pastes, adds and deletes by keys and buttons', async ({ page }) => {
  const toy = await openBoard(page);
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

test('the board fits a window 320 px wide, and axe finds nothing in it', async ({ page }) => {
  const toy = await openBoard(page);
  await expectAccessible(page, '[data-miniature="polypad-slides"]');
  await expectFits(toy, { widths: [320] });
});
