import type { Locator, Page } from '@playwright/test';
import DxfParser, { type IPolylineEntity } from 'dxf-parser';
import { readFile } from 'node:fs/promises';
import { expectAccessible, expectFits } from '../setup/access.ts';
import { expect, open, test } from '../setup/test.ts';

type Point = [x: number, y: number];

/** Places on the roof, m: x from the left gable, y from the ridge to the front. */
const FREE: Point = [4.5, -1.7];
const BY_CHIMNEY: Point = [7.6, -0.88];
const BESIDE: Point = [9, 5.6];
const FLAT_ROOF: Point = [14, 0.5];
/** Hip end, and the middle of a panel of design A. */
const HIP_END: Point = [10.2, 0.2];
const ON_PANEL: Point = [6.9, 2.7];

/** Opens the page with the toy at the upper edge of the window. */
async function openToy(page: Page): Promise<Locator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/scanifly');
  const toy = page.locator('[data-miniature="scanifly"]');
  await toy.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(toy).toHaveAttribute('data-state', 'live');
  await expect(toy.locator('[data-world]')).toHaveAttribute('transform', /matrix/);
  return toy;
}

const button = (toy: Locator, name: string) => toy.getByRole('button', { name, exact: true });
const plan = (toy: Locator) => toy.getByRole('application');
const said = (toy: Locator) => toy.getByRole('status').last();
const summary = (toy: Locator) => toy.locator('[data-summary]');

/** Where a place of the roof is on the page. */
const placeOf = (toy: Locator, [x, y]: Point) =>
  toy.locator('[data-world]').evaluate(
    (world: SVGGElement, at): [number, number] => {
      const place = new DOMPoint(at[0], at[1]).matrixTransform(world.getScreenCTM() ?? undefined);
      return [place.x, place.y];
    },
    [x, y],
  );

async function clickRoof(page: Page, toy: Locator, at: Point) {
  await page.mouse.click(...(await placeOf(toy, at)));
}

/** Texts of the labels that are shown. */
const labels = (toy: Locator) =>
  toy
    .locator('[data-label][data-shown] text')
    .evaluateAll((texts) => texts.map(({ textContent }) => textContent ?? ''));

test('labels hide as the plan gets smaller, come back with it, and can be put away', async ({
  page,
}) => {
  const toy = await openToy(page);
  const whole = await labels(toy);
  expect(whole).toContain('12.00 m');
  expect(whole).toContain('129°');
  for (let presses = 0; presses < 3; presses++) await button(toy, 'Zoom out').click();
  await expect.poll(async () => (await labels(toy)).length).toBeLessThan(whole.length / 2);
  await button(toy, 'Whole house').click();
  await expect.poll(async () => (await labels(toy)).length).toBeGreaterThan(whole.length * 0.8);

  // Ctrl and the wheel zoom at the pointer; the wheel alone scrolls the page.
  const at = await placeOf(toy, [8.5, 0]);
  await page.mouse.move(...at);
  await page.keyboard.down('Control');
  for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(toy.locator('[data-zoom]')).not.toHaveText('100 %');
  const after = await placeOf(toy, [8.5, 0]);
  expect(Math.hypot(after[0] - at[0], after[1] - at[1])).toBeLessThan(2);
  expect(await labels(toy)).toEqual(expect.arrayContaining(['129°', '79°']));
  const main = page.locator('main');
  const before = await main.evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before);

  await button(toy, 'Angles').click();
  await expect
    .poll(async () => (await labels(toy)).filter((text) => text.endsWith('°')))
    .toEqual([]);
});

test('a click lays a panel where it fits, and undo takes it back', async ({ page }) => {
  const toy = await openToy(page);
  await expect(summary(toy)).toHaveText(/^8 panels/);
  await clickRoof(page, toy, FREE);
  await expect(said(toy)).toHaveText('Panel laid on the back slope. Design A: 9 panels, 16.1 m².');
  await clickRoof(page, toy, BY_CHIMNEY);
  await expect(said(toy)).toHaveText('No panel here. It would cover the chimney.');
  await expect(summary(toy)).toHaveText(/^9 panels/);
  await button(toy, 'Undo').click();
  await expect(summary(toy)).toHaveText(/^8 panels/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(summary(toy)).toHaveText(/^9 panels/);
  await expect(button(toy, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  await clickRoof(page, toy, FREE);
  await button(toy, 'Take the panel away').click();
  await expect(summary(toy)).toHaveText(/^8 panels/);
});

test('a panel is dragged to another face, and goes back from beside the roof', async ({ page }) => {
  const toy = await openToy(page);
  const drag = async (from: Point, to: Point) => {
    await page.mouse.move(...(await placeOf(toy, from)));
    await page.mouse.down();
    await page.mouse.move(...(await placeOf(toy, to)), { steps: 5 });
    await page.mouse.up();
  };
  const drawn = () => toy.locator('[data-panels]').getAttribute('d');
  const first = await drawn();
  await drag(ON_PANEL, BESIDE);
  await expect(said(toy)).toHaveText('It goes back. There is no roof.');
  await expect.poll(drawn).toBe(first);
  await drag(ON_PANEL, FLAT_ROOF);
  await expect(said(toy)).toHaveText(/^Panel moved on the flat roof\./);
  expect(await drawn()).not.toBe(first);
  await expect(summary(toy)).toHaveText(/^8 panels/);
});

test('keys alone choose, move, turn, lay and take away, and move the plan', async ({ page }) => {
  const toy = await openToy(page);
  await plan(toy).focus();
  await page.keyboard.press('PageDown');
  await expect(said(toy)).toHaveText(/^Panel chosen on the front slope/);
  const chosen = () => toy.locator('[data-chosen]').getAttribute('d');
  const before = await chosen();
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(before);
  await page.keyboard.press('Delete');
  await expect(summary(toy)).toHaveText(/^7 panels/);
  for (let steps = 0; steps < 14; steps++) await page.keyboard.press('ArrowUp');
  await expect(said(toy)).toHaveText('Over the back slope.');
  await page.keyboard.press('Enter');
  await expect(said(toy)).toHaveText(/^Panel laid on the back slope/);
  await page.keyboard.press('r');
  await expect(said(toy)).toHaveText(/^(Panel turned|It stays)/);
  await page.keyboard.press('Escape');
  await expect(said(toy)).toHaveText('No panel chosen.');
  await expect(page).toHaveURL(/\/scanifly$/);

  const corner = () => placeOf(toy, [0, 0]);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(toy.locator('[data-zoom]')).toHaveText('169 %');
  const [x] = await corner();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await corner())[0]).toBeLessThan(x - 20);
  await page.keyboard.press('.');
  await expect(said(toy)).toHaveText('Turned to 15 degrees.');
});

test('all designs come in one DXF file that another program reads', async ({ page }) => {
  const toy = await openToy(page);
  await button(toy, 'Design C').click();
  await expect(summary(toy)).toHaveText(/^8 panels/);
  await clickRoof(page, toy, FREE);
  await expect(summary(toy)).toHaveText(/^9 panels/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(toy, 'All designs as DXF').click(),
  ]);
  expect(file.suggestedFilename()).toBe('all-designs.dxf');
  const text = await readFile(await file.path(), 'utf8');
  const entities = (new DxfParser().parseSync(text)?.entities ?? []) as IPolylineEntity[];
  const on = (layer: string) => entities.filter((entity) => entity.layer === layer);
  expect(['DESIGN-A', 'DESIGN-B', 'DESIGN-C'].map((layer) => on(layer).length)).toEqual([8, 10, 9]);
  for (const { vertices } of ['DESIGN-A', 'DESIGN-B', 'DESIGN-C'].flatMap(on)) {
    const sides = vertices.slice(1).map((to, index) => {
      const from = vertices[index] ?? to;
      return Math.hypot(to.x - from.x, to.y - from.y, (to.z ?? 0) - (from.z ?? 0)).toFixed(3);
    });
    expect(sides.sort()).toEqual(['1.050', '1.050', '1.700', '1.700']);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger on a panel drags it, one beside scrolls the page, one on a near plan moves it', async ({
    page,
  }) => {
    const toy = await openToy(page);
    await plan(toy).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const client = await page.context().newCDPSession(page);
    const swipe = async ([x, y]: Point, [dx, dy]: Point) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: share === undefined ? [] : [{ x: x + dx * share, y: y + dy * share }],
        });
      await touch('touchStart', 0);
      for (let step = 1; step <= 8; step++) await touch('touchMove', step / 8);
      await touch('touchEnd');
    };
    const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);

    const start = await scrolled();
    const from = await placeOf(toy, ON_PANEL);
    const to = await placeOf(toy, FREE);
    await swipe(from, [to[0] - from[0], to[1] - from[1]]);
    await expect(said(toy)).toHaveText(/^Panel moved on the back slope/);
    expect(await scrolled()).toBe(start);

    await swipe(await placeOf(toy, BESIDE), [0, -160]);
    await expect.poll(scrolled).toBeGreaterThan(start + 60);

    await plan(toy).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    for (let presses = 0; presses < 4; presses++) await button(toy, 'Zoom in').tap();
    await plan(toy).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const here = await scrolled();
    const before = await placeOf(toy, HIP_END);
    await swipe(before, [40, 60]);
    await expect.poll(async () => (await placeOf(toy, HIP_END))[1]).toBeGreaterThan(before[1] + 20);
    expect(await scrolled()).toBe(here);
  });

  test('all is in reach at 320 px, and axe finds nothing', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const toy = await openToy(page);
    await expectFits(toy, { widths: [320] });
    await expectAccessible(page, '[data-miniature="scanifly"]');
  });
});

test.describe('a failure inside', () => {
  test.use({ expectedMessages: /The miniature "scanifly" has stopped/ });

  test('leaves the still picture and one sentence', async ({ page }) => {
    await page.addInitScript(() => {
      SVGSVGElement.prototype.querySelectorAll = () => {
        throw new Error('No memory is left');
      };
    });
    await open(page, '/scanifly');
    const toy = page.locator('[data-miniature="scanifly"]');
    await toy.evaluate((element) => element.scrollIntoView());
    await expect(toy).toHaveAttribute('data-state', 'failed');
    await expect(toy.locator('img')).toBeVisible();
    await expect(toy.getByText('could not go on')).toBeVisible();
  });
});
