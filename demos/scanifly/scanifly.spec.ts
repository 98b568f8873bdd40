import type { Locator, Page } from '@playwright/test';
import DxfParser, { type IPolylineEntity } from 'dxf-parser';
import { readFile } from 'node:fs/promises';
import { testContracts } from '../../tests/setup/demo-contracts.ts';
import { button, openDemo } from '../../tests/setup/demo.ts';
import { expect, rendered, test } from '../../tests/setup/test.ts';
import {
  createFingers,
  expectScrollable,
  PHONE,
  pointOn,
  scrollTop,
  stroke,
} from '../../tests/setup/touch.ts';

type Point = [x: number, y: number];

/** Points on the roof, m: x from the left gable, y from the ridge to the front. */
const FREE: Point = [4.5, -1.7];
const BY_CHIMNEY: Point = [7.6, -0.88];
const BESIDE: Point = [9, 5.6];
const FLAT_ROOF: Point = [14, 0.5];
/** Hip end, and the middle of a panel of design A. */
const HIP_END: Point = [10.2, 0.2];
const ON_PANEL: Point = [6.9, 2.7];

/** Opens the demo and waits until the plan is drawn. */
async function openPlan(page: Page): Promise<Locator> {
  const demo = await openDemo(page, 'scanifly');
  await expect(demo.locator('[data-world]')).toHaveAttribute('transform', /matrix/);
  return demo;
}

const plan = (demo: Locator) => demo.getByRole('application');
const said = (demo: Locator) => demo.getByRole('status').last();
/** The message on the plan. */
const notice = (demo: Locator) => demo.locator('[data-notice]');
const summary = (demo: Locator) => demo.locator('[data-summary]');

/** Page coordinates of a point on the roof. */
const placeOf = (demo: Locator, [x, y]: Point) =>
  demo.locator('[data-world]').evaluate(
    (world: SVGGElement, at): [number, number] => {
      const place = new DOMPoint(at[0], at[1]).matrixTransform(world.getScreenCTM() ?? undefined);
      return [place.x, place.y];
    },
    [x, y],
  );

async function clickRoof(page: Page, demo: Locator, at: Point) {
  await page.mouse.click(...(await placeOf(demo, at)));
}

/** Texts of the visible labels. */
const labels = (demo: Locator) =>
  demo
    .locator('[data-label][data-shown] text')
    .evaluateAll((texts) => texts.map(({ textContent }) => textContent ?? ''));

testContracts({
  name: 'scanifly',
  async ready(demo) {
    await expect(demo.locator('[data-world]')).toHaveAttribute('transform', /matrix/);
  },
  drags: [
    {
      what: 'a panel',
      // A new one, in the middle of which the finger comes down.
      async setUp(demo) {
        await demo.page().touchscreen.tap(...(await placeOf(demo, FREE)));
        await expect(summary(demo)).toHaveText(/^9 panels/);
      },
      grip: (demo) => pointOn(demo.locator('[data-chosen]')),
      async state(demo) {
        return [
          await demo
            .locator('[data-chosen]')
            .evaluateAll((all) => all.map((one) => one.getAttribute('d'))),
          await summary(demo).textContent(),
          await demo.locator('[data-zoom]').textContent(),
          await demo
            .locator('[data-dragged] path')
            .evaluateAll((all) =>
              all.filter((one) => one.checkVisibility()).map((one) => one.getAttribute('d')),
            ),
        ];
      },
      strokes: [
        [0, 40],
        [20, 0],
      ],
      path: [
        [10, 20],
        [20, 40],
      ],
      others: [(demo) => placeOf(demo, BESIDE)],
      async dropped(demo) {
        await expect(said(demo)).toHaveText(/^Panel moved/);
        await expect(demo.locator('[data-zoom]')).toHaveText('100 %');
        await expect(summary(demo)).toHaveText(/^9 panels/);
      },
    },
  ],
  scrollsFrom: [(demo) => placeOf(demo, BESIDE)],
  failure: {
    cause: () => {
      SVGSVGElement.prototype.querySelectorAll = () => {
        throw new Error('No memory is left');
      };
    },
  },
});

test('a design is there again after a reload, and so is what it was undone to', async ({
  page,
}) => {
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  let demo = await openPlan(page);
  let before = await stored();
  await clickRoof(page, demo, FREE);
  for (const text of [/^9 panels/, /^8 panels/]) {
    await expect(summary(demo)).toHaveText(text);
    await expect.poll(stored).not.toBe(before);
    demo = await openPlan(page);
    await expect(summary(demo)).toHaveText(text);
    before = await stored();
    await button(demo, 'Undo').click();
  }
});

test('labels hide as the plan gets smaller, reappear with it, and can be switched off', async ({
  page,
}) => {
  const demo = await openPlan(page);
  await expect(demo.getByText('Hold Ctrl and scroll to zoom.')).toBeVisible();
  const whole = await labels(demo);
  // Those with the least room.
  const small = ['3.00 m', '3.05 m', '4.27 m', '51°', '79°'];
  expect(whole).toEqual(expect.arrayContaining(['12.00 m', ...small]));
  for (let presses = 0; presses < 2; presses++) await button(demo, 'Zoom out').click();
  await expect
    .poll(async () => (await labels(demo)).filter((text) => [...small, '129°'].includes(text)))
    .toEqual([]);
  expect(await labels(demo)).toContain('12.00 m');
  await button(demo, 'Fit to view').click();
  await expect.poll(async () => (await labels(demo)).length).toBeGreaterThan(whole.length * 0.8);

  // Ctrl and the wheel zoom at the pointer; the wheel alone scrolls the page.
  const at = await placeOf(demo, [8.5, 0]);
  await page.mouse.move(...at);
  await page.keyboard.down('Control');
  for (let turns = 0; turns < 4; turns++) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(demo.locator('[data-zoom]')).not.toHaveText('100 %');
  const after = await placeOf(demo, [8.5, 0]);
  expect(Math.hypot(after[0] - at[0], after[1] - at[1])).toBeLessThan(2);
  expect(await labels(demo)).toEqual(expect.arrayContaining(['129°', '79°']));
  const main = page.locator('main');
  const before = await main.evaluate(({ scrollTop }) => scrollTop);
  await page.mouse.wheel(0, 150);
  await expect.poll(() => main.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(before);

  await button(demo, 'Angles').click();
  await expect
    .poll(async () => (await labels(demo)).filter((text) => text.endsWith('°')))
    .toEqual([]);
});

test('a click adds a panel where it fits; undo and redo show the design that they change', async ({
  page,
}) => {
  const demo = await openPlan(page);
  await expect(summary(demo)).toHaveText(/^8 panels/);
  await expect(plan(demo)).toHaveAccessibleName('Roof from above with 8 panels, 14.3 m²');
  await clickRoof(page, demo, BESIDE);
  await expect(notice(demo)).toHaveText('Can’t place a panel here: there is no roof here.');
  await clickRoof(page, demo, FREE);
  await expect(said(demo)).toHaveText(
    'Panel added to the back slope. Design A: 9 panels, 16.1 m².',
  );
  await clickRoof(page, demo, BY_CHIMNEY);
  await expect(notice(demo)).toHaveText('Can’t place a panel here: it would cover the chimney.');
  await expect(summary(demo)).toHaveText(/^9 panels/);
  await button(demo, 'Undo').click();
  await expect(summary(demo)).toHaveText(/^8 panels/);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(summary(demo)).toHaveText(/^9 panels/);
  await expect(button(demo, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  await clickRoof(page, demo, FREE);
  await button(demo, 'Remove panel').click();
  await expect(summary(demo)).toHaveText(/^8 panels/);

  await clickRoof(page, demo, FREE);
  await button(demo, 'Design B').click();
  await button(demo, 'Undo').click();
  await expect(said(demo)).toHaveText('Undone. Design A: 8 panels, 14.3 m².');
  await button(demo, 'Design C').click();
  await button(demo, 'Redo').click();
  await expect(said(demo)).toHaveText('Redone. Design A: 9 panels, 16.1 m².');
  await expect(button(demo, 'Design A')).toHaveAttribute('aria-pressed', 'true');
  await expect(button(demo, 'Redo')).toHaveAttribute('aria-disabled', 'true');
});

/** Drags with the mouse from one point of the roof to another. */
async function drag(page: Page, demo: Locator, from: Point, to: Point) {
  await page.mouse.move(...(await placeOf(demo, from)));
  await page.mouse.down();
  await page.mouse.move(...(await placeOf(demo, to)), { steps: 5 });
  await page.mouse.up();
}

test('a panel is dragged to another face, is the one to be removed, and returns if dropped beside the roof', async ({
  page,
}) => {
  const demo = await openPlan(page);
  const drawn = () => demo.locator('[data-panels] path').first().getAttribute('d');
  await clickRoof(page, demo, FLAT_ROOF);
  await drag(page, demo, ON_PANEL, FREE);
  await expect(said(demo)).toHaveText(/^Panel moved on the back slope/);
  const others = await drawn();
  await button(demo, 'Remove panel').click();
  await expect(summary(demo)).toHaveText(/^8 panels/);
  expect(await drawn()).toBe(others);

  // Without the panel, the drag and the new one.
  await button(demo, 'Undo').click({ clickCount: 3 });
  await expect(button(demo, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  await drag(page, demo, ON_PANEL, BESIDE);
  await expect(notice(demo)).toHaveText('Can’t move: there is no roof here.');
  const edge = () => demo.locator('[data-chosen]').getAttribute('d');
  const first = await edge();
  await drag(page, demo, ON_PANEL, FLAT_ROOF);
  await expect(said(demo)).toHaveText(/^Panel moved on the flat roof\./);
  await expect(notice(demo)).toHaveCount(0);
  expect(await edge()).not.toBe(first);
  await expect(summary(demo)).toHaveText(/^8 panels/);
});

test('a dragged panel stays under the pointer when the plan is zoomed or resized, and Escape returns it', async ({
  page,
}) => {
  const demo = await openPlan(page);
  await clickRoof(page, demo, ON_PANEL);
  const edge = () => demo.locator('[data-chosen]').getAttribute('d');
  const before = await edge();
  const dragged = demo.locator('[data-dragged] path').nth(1);
  const expectUnderPointer = async (x: number, y: number) => {
    const distance = async () => {
      const [nowX, nowY] = await pointOn(dragged);
      return Math.hypot(nowX - x, nowY - y);
    };
    // It snaps by up to 0.4 m.
    await expect.poll(distance).toBeLessThan(60);
  };
  await page.mouse.move(...(await placeOf(demo, ON_PANEL)));
  await page.mouse.down();
  const [x, y] = await placeOf(demo, FLAT_ROOF);
  await page.mouse.move(x, y, { steps: 5 });
  await page.keyboard.down('Control');
  for (let turns = 0; turns < 3; turns++) await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(demo.locator('[data-zoom]')).toHaveText('272 %');
  await page.mouse.move(x, y + 1);
  await expectUnderPointer(x, y + 1);
  await page.setViewportSize({ width: 1000, height: 720 });
  await page.mouse.move(x - 40, y + 1);
  await expectUnderPointer(x - 40, y + 1);

  await page.keyboard.press('Escape');
  await expect(dragged).toBeHidden();
  expect(await edge()).toBe(before);
  await page.mouse.up();
  await expect(said(demo)).toHaveText(/^Panel on the front slope selected/);
  await expect(page).toHaveURL(/\/scanifly$/);
});

test('a blocked move, a blocked rotation, a zoom limit and the edge of the plan are shown on it', async ({
  page,
}) => {
  const demo = await openPlan(page);
  await clickRoof(page, demo, ON_PANEL);
  await button(demo, 'Move panel up').click();
  await expect(notice(demo)).toHaveText('Can’t move: it would overlap another panel.');
  await button(demo, 'Rotate panel').click();
  await expect(notice(demo)).toHaveText('Can’t rotate: it doesn’t fit on the front slope.');
  for (let presses = 0; presses < 2; presses++) await button(demo, 'Zoom out').click();
  await expect(notice(demo)).toHaveCount(0);
  await button(demo, 'Zoom out').click();
  await expect(notice(demo)).toHaveText('Minimum zoom.');
  await plan(demo).press('Escape');
  await button(demo, 'Pan left').click();
  await expect(notice(demo)).toHaveText('No more of the plan in this direction.');
});

test('keys select, move, rotate, add and remove panels, and pan the plan; the ruler isn’t over their list', async ({
  page,
}) => {
  const demo = await openPlan(page);
  await button(demo, 'Remove panel').focus();
  await page.keyboard.press('Tab');
  await expect(plan(demo)).toBeFocused();
  const keys = demo.getByText('Arrow keys aim');
  await expect(keys).toBeInViewport();
  const covered = await keys.evaluate((list) => {
    const ruler = [...document.querySelectorAll<HTMLElement>('[data-cover]')].find((cover) =>
      /^\d+ m$/.test(cover.textContent ?? ''),
    );
    if (!ruler) return undefined;
    // Both let the pointer through to the plan.
    for (const element of [list, ruler]) element.style.pointerEvents = 'auto';
    const { left, top, width, height } = ruler.getBoundingClientRect();
    return !list.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(covered).toBe(false);
  await page.keyboard.press('PageDown');
  await expect(said(demo)).toHaveText(/^Panel on the front slope selected/);
  const chosen = () => demo.locator('[data-chosen]').getAttribute('d');
  const before = await chosen();
  await page.keyboard.press('ArrowDown');
  await expect.poll(chosen).not.toBe(before);
  await page.keyboard.press('Delete');
  await expect(summary(demo)).toHaveText(/^7 panels/);
  for (let steps = 0; steps < 14; steps++) await page.keyboard.press('ArrowUp');
  await expect(said(demo)).toHaveText('Over the back slope.');
  await page.keyboard.press('Enter');
  await expect(said(demo)).toHaveText(/^Panel added to the back slope/);
  // Also with Caps Lock.
  await page.keyboard.press('R');
  await expect(said(demo)).toHaveText(/^(Panel rotated|Can’t rotate)/);
  await page.keyboard.press('Escape');
  await expect(said(demo)).toHaveText('No panel selected.');
  await expect(page).toHaveURL(/\/scanifly$/);

  const corner = () => placeOf(demo, [0, 0]);
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(demo.locator('[data-zoom]')).toHaveText('169 %');
  const [x] = await corner();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await corner())[0]).toBeLessThan(x - 20);
  await page.keyboard.press('.');
  await expect(said(demo)).toHaveText('View rotated to 15 degrees.');
});

test('all designs are in one DXF file that another parser reads', async ({ page }) => {
  const demo = await openPlan(page);
  await button(demo, 'Design C').click();
  await expect(summary(demo)).toHaveText(/^8 panels/);
  await clickRoof(page, demo, FREE);
  await expect(summary(demo)).toHaveText(/^9 panels/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(demo, 'Download DXF').click(),
  ]);
  expect(file.suggestedFilename()).toBe('all-designs.dxf');
  await expect(said(demo)).toHaveText('Designs A, B and C saved as all-designs.dxf.');
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
  test.use(PHONE);

  test('two fingers zoom and turn the plan, which one finger then pans horizontally, while the page scrolls vertically', async ({
    page,
  }) => {
    const demo = await openPlan(page);
    await page.touchscreen.tap(...(await placeOf(demo, FREE)));
    await expect(summary(demo)).toHaveText(/^9 panels/);
    const zoom = demo.locator('[data-zoom]');
    const edge = demo.locator('[data-chosen]');
    const path = await edge.getAttribute('d');
    const fingers = createFingers(page);

    const start = await scrollTop(page);
    const [pressX, pressY] = await pointOn(edge);
    await fingers.press(1, [pressX, pressY]);
    await fingers.press(2, [pressX, pressY + 60]);
    await fingers.move(2, [pressX, pressY + 120]);
    await expect(zoom).toHaveText('200 %');
    // The finger that stays moves the plan on from where it is.
    await fingers.lift(1);
    // The camera follows in the next frame.
    await rendered(page);
    const before = await pointOn(edge);
    await fingers.move(2, [pressX - 20, pressY + 140]);
    await rendered(page);
    const after = await pointOn(edge);
    expect(after[0] - before[0]).toBeCloseTo(-20, 0);
    expect(after[1] - before[1]).toBeCloseTo(20, 0);
    await fingers.lift(2);
    expect(await edge.getAttribute('d')).toBe(path);
    expect(await scrollTop(page)).toBe(start);

    const turned = async () =>
      Number(
        (await demo.locator('[data-compass]').getAttribute('transform'))?.match(/[\d.]+/)?.[0],
      );
    const turn = await turned();
    await fingers.press(1, [pressX, pressY]);
    await fingers.press(2, [pressX, pressY - 60]);
    await fingers.move(2, [pressX + 60, pressY]);
    // Without the first few degrees, which a pinch has too.
    await expect.poll(turned).toBeGreaterThan(turn + 75);
    await fingers.lift(1);
    await fingers.lift(2);

    await button(demo, 'Fit to view').click();
    for (let presses = 0; presses < 4; presses++) await button(demo, 'Zoom in').click();
    // The view is drawn in the next frame.
    await rendered(page);
    const top = await scrollTop(page);
    const [x, y] = await placeOf(demo, HIP_END);
    await stroke(page, [
      [x, y],
      [x - 60, y],
    ]);
    await expect.poll(async () => (await placeOf(demo, HIP_END))[0]).toBeLessThan(x - 40);
    expect(await scrollTop(page)).toBe(top);
    await expectScrollable(page, await placeOf(demo, HIP_END), 120);
    await expect(notice(demo)).toHaveText('Use two fingers to move the plan.');
  });

  test('the hint is beside the roof, and labels make room for it until a panel is added', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'scanifly');
    const hint = demo.getByText('Press the roof to add a panel, drag to move it.');
    const below = await hint.boundingBox();
    if (!below) throw new Error('There is no hint');
    const [garage] = await placeOf(demo, [14, 2.3]);
    expect(below.x + below.width).toBeLessThan(garage);
    await expect(demo.getByText(/Ctrl/)).toBeHidden();
    /** Visible labels that overlap the hint. */
    const covered = () =>
      demo.locator('[data-label][data-shown]').evaluateAll((labels, box) => {
        const lies = (label: Element) => {
          const { left, right, top, bottom } = label.getBoundingClientRect();
          const beside = right < box.x || left > box.x + box.width;
          return !beside && bottom > box.y && top < box.y + box.height;
        };
        return labels.filter(lies).length;
      }, below);
    await expect.poll(covered).toBe(0);
    const plan = demo.getByRole('application');
    const { width = 0, height = 0 } = (await plan.boundingBox()) ?? {};
    await plan.tap({ position: { x: width * 0.62, y: height * 0.3 } });
    await expect(hint).toBeHidden();
    await expect.poll(covered).toBeGreaterThan(0);
  });
});
