import type { Locator, Page } from '@playwright/test';
import { encodeLink } from '../../../app/demo-kit/share-link/share-link.ts';
import { expectFitsWindow } from '../../../tests/setup/access.ts';
import { expectAt, testContracts } from '../../../tests/setup/demo-contracts.ts';
import { announced, button, notice, openDemo } from '../../../tests/setup/demo.ts';
import { expect, test } from '../../../tests/setup/test.ts';
import { boxOf, PHONE, type Point, pointOn, stroke } from '../../../tests/setup/touch.ts';
import { workFormat } from './link.ts';

const openBoard = (page: Page) => openDemo(page, 'mathigon/cubes', '[data-board]');

const sign = (demo: Locator) => demo.locator('[data-sign]');
const train = (demo: Locator, length: number) => demo.locator(`[data-train="${length}"]`);

const FIRST = '10 + 7 + 4 + 3 + 1 = 25';

/** The trains with their places. */
const trains = (demo: Locator) =>
  demo.locator('[data-train]').evaluateAll((all) =>
    all.map((one) => {
      const { x, y } = one.getBoundingClientRect();
      return [one.dataset.train, x, y];
    }),
  );

testContracts({
  name: 'mathigon/cubes',
  part: '[data-board]',
  drags: [
    {
      what: 'a train',
      setUp: (demo) => button(demo, 'Move').click(),
      grip: (demo) => pointOn(train(demo, 3)),
      state: trains,
      strokes: [
        [0, 60],
        [-30, 0],
      ],
      others: [(demo) => pointOn(train(demo, 4))],
      async dropped(demo, moved) {
        await expect(announced(demo)).toHaveText(/^3 cubes moved\./);
        expectAt(await pointOn(train(demo, 3)), moved);
      },
    },
  ],
  scrollsFrom: [
    async (demo) => {
      const { x, y, height } = await boxOf(demo.locator('[data-board]'));
      return [x + 30, y + height - 30];
    },
  ],
});

/** Presses, moves, and holds. */
async function pull(page: Page, [from, to]: readonly [Point, Point]) {
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 6 });
}

/** A drag that brings an end of one train near an end of another; offset in cells. */
async function wayTo(
  held: Locator,
  other: Locator,
  side: 'left' | 'right',
  [gap, down]: Point,
): Promise<[Point, Point]> {
  const [one, two] = [await boxOf(held), await boxOf(other)];
  const cell = two.height / 1.3;
  const from: Point = [one.x + 0.5 * cell, one.y + 0.8 * cell];
  const x =
    side === 'right'
      ? two.x + two.width + (gap - 0.3) * cell
      : two.x - one.width - (gap - 0.3) * cell;
  return [from, [from[0] + x - one.x, from[1] + two.y + down * cell - one.y]];
}

/** Expects every train, flag and strip to be completely inside the stitches of the board. */
async function expectInside(demo: Locator) {
  const outside = await demo.locator('[data-board]').evaluate((board) => {
    const { left, top, right, bottom } = board.getBoundingClientRect();
    return [...board.querySelectorAll('[data-train] path, [data-strip]')]
      .map((part) => part.getBoundingClientRect())
      .filter((part) => {
        // The border and the stitches; a shadow may fall on them.
        const [rim, shadow] = [15, 6];
        return (
          part.left < left + rim ||
          part.top < top + rim ||
          part.right > right - rim + shadow ||
          part.bottom > bottom - rim + shadow
        );
      });
  });
  expect(outside).toEqual([]);
}

test('cubes are pulled apart, snap on when dropped near either end of a train, and undo takes them off', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await expect(sign(demo)).toHaveText(FIRST);
  const [x, y] = await pointOn(train(demo, 7), 0.66, 0.7);
  await pull(page, [
    [x, y],
    [x + 60, y + 200],
  ]);
  await expect(sign(demo)).toHaveText('10 + 4 + 4 + 3 + 3 + 1 = 25');
  await page.mouse.up();
  await expect(announced(demo)).toHaveText(/^3 pulled off\./);
  await button(demo, 'Undo').click();
  await expect(sign(demo)).toHaveText(FIRST);

  await button(demo, 'Move').click();
  for (const side of ['right', 'left'] as const) {
    await pull(page, await wayTo(train(demo, 3), train(demo, 4), side, [0.9, 0.6]));
    await expect(demo.locator('[data-seam]')).toBeVisible();
    // It is already in its final position.
    const [three, four] = [await boxOf(train(demo, 3)), await boxOf(train(demo, 4))];
    expect(three.y).toBeCloseTo(four.y, 0);
    await page.mouse.up();
    await expect(sign(demo), side).toHaveText('10 + 7 + 7 + 1 = 25');
    await expectInside(demo);
    await button(demo, 'Undo').click();
    await expect(sign(demo)).toHaveText(FIRST);
  }
});

test('a train dropped beside another stays separate, and more than ten make a ten', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await button(demo, 'Move').click();
  await pull(page, await wayTo(train(demo, 3), train(demo, 4), 'left', [0.2, -1.3]));
  await page.mouse.up();
  await expect(announced(demo)).toHaveText(/^3 cubes moved\./);
  await pull(page, await wayTo(train(demo, 3), train(demo, 10), 'right', [0.4, 0.3]));
  await page.mouse.up();
  await expect(notice(demo)).toHaveText('A train holds at most ten cubes.');
  await expect(train(demo, 10)).toHaveAttribute('data-shake');
  await expect(sign(demo)).toHaveText(FIRST);
  await pull(page, await wayTo(train(demo, 4), train(demo, 7), 'right', [0.2, 0.1]));
  await expect(demo.getByText('11 = 10 + 1')).toBeVisible();
  await page.mouse.up();
  await expect(sign(demo)).toHaveText('10 + 10 + 3 + 1 + 1 = 25');
});

test('trains are lined up, put in tens, put in rows and rotated by keys', async ({ page }) => {
  const demo = await openBoard(page);
  const press = async (name: string) => {
    await button(demo, name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Rotate');
  await expect(notice(demo)).toHaveText('Only equal rows can be rotated. Try Rows first.');
  const question = demo.locator('[data-question] p');
  await expect(question).toHaveText('Can 25 make a square?');
  await press('It can’t');
  await expect(notice(demo)).toHaveText('It can. Keep trying.');
  await press('Rows');
  await expect(question).toHaveText('Yes: 5 × 5 = 25.');
  await press('Undo');
  await expect(question).toHaveText('Can 25 make a square?');
  await press('Redo');
  await expect(question).toHaveText('Yes: 5 × 5 = 25.');
  await press('Rotate');
  await expect(notice(demo)).toHaveText('A square looks the same rotated.');
  await press('Next question');
  await expect(question).toHaveText('Can 25 make steps, each one longer?');
  await press('Undo');
  await press('Line up');
  const tops = await demo.locator('[data-train]').evaluateAll((trains) =>
    trains
      .map((one) => ({ length: one.dataset.train, top: one.getBoundingClientRect().top }))
      .sort((one, two) => one.top - two.top)
      .map(({ length }) => Number(length)),
  );
  expect(tops).toEqual([10, 7, 4, 3, 1]);
  await press('Group in tens');
  await expect(sign(demo)).toHaveText('10 + 10 + 5 = 25');
  await train(demo, 5).focus();
  await page.keyboard.press('Delete');
  await press('Rows');
  await expect(sign(demo)).toHaveText('4 × 5 = 20');
  await press('Rotate');
  await expect(sign(demo)).toHaveText('5 × 4 = 20');
  await train(demo, 4).first().focus();
  await page.keyboard.press('Enter');
  await press('Split off fewer');
  await press('Split off 2');
  await expect(announced(demo)).toHaveText(/^2 split off\./);
  await press('Merge');
  await expect(announced(demo)).toHaveText(/^Merged with the nearest train\. .* = 20\.$/);
  const moved = train(demo, 4).last();
  const before = await boxOf(moved);
  await moved.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect.poll(async () => (await boxOf(moved)).x).toBeGreaterThan(before.x + 20);
  await page.keyboard.press('Control+z');
  await expect.poll(async () => (await boxOf(moved)).x).toBeCloseTo(before.x, 0);
});

test('a layout that would change nothing says so and adds no undo step', async ({ page }) => {
  const demo = await openBoard(page);
  for (const [name, refusal] of [
    ['Line up', 'The trains are already lined up.'],
    ['Group in tens', 'The cubes are already in tens.'],
    ['Rows', 'The cubes are already in rows.'],
  ] as const) {
    await button(demo, name).click();
    await expect(notice(demo)).not.toHaveAttribute('data-refused');
    await button(demo, name).click();
    await expect(notice(demo)).toHaveText(refusal);
    await button(demo, 'Undo').click();
    await expect(sign(demo)).toHaveText(FIRST);
    await expect(button(demo, 'Undo')).toHaveAttribute('aria-disabled', 'true');
  }
  for (let trains = 0; trains < 5; trains += 1) await button(demo, 'Remove train').click();
  await button(demo, 'Line up').click();
  await expect(notice(demo)).toHaveText('Add a cube first.');
});

test('keys undo a drag that has merged trains and a removal by key, also during a drag', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await pull(page, await wayTo(train(demo, 1), train(demo, 3), 'right', [0.2, 0.1]));
  await page.mouse.up();
  await expect(sign(demo)).toHaveText('10 + 7 + 4 + 4 = 25');
  await page.keyboard.press('Control+z');
  await expect(sign(demo)).toHaveText(FIRST);
  // A Mac's Delete key is Backspace.
  for (const key of ['Delete', 'Backspace']) {
    await train(demo, 10).focus();
    await page.keyboard.press(key);
    await expect(sign(demo)).toHaveText('7 + 4 + 3 + 1 = 15');
    await page.keyboard.press('Control+z');
    await expect(sign(demo)).toHaveText(FIRST);
  }

  await button(demo, 'Move').click();
  const way = await wayTo(train(demo, 3), train(demo, 4), 'left', [0.2, 0.1]);
  const [one, before] = [train(demo, 1), await boxOf(train(demo, 1))];
  await one.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(async () => (await boxOf(one)).y).toBeGreaterThan(before.y + 20);
  await pull(page, way);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => boxOf(one)).toEqual(before);
  await page.mouse.up();
  await expect(sign(demo)).toHaveText('10 + 7 + 7 + 1 = 25');
  expect(await boxOf(one)).toEqual(before);
});

test('a refusal disappears when another train is selected; one is when the selected one is removed', async ({
  page,
}) => {
  const demo = await openBoard(page);
  await train(demo, 1).focus();
  await page.keyboard.press('Enter');
  await button(demo, 'Split off 1').click({ force: true });
  await expect(notice(demo)).toHaveText('A single cube can’t be split.');
  await train(demo, 7).focus();
  await page.keyboard.press('Enter');
  await expect(notice(demo)).toHaveText(/^Pull a cube/);
  await train(demo, 7).focus();
  for (const rest of ['10 + 4 + 3 + 1 = 18', '4 + 3 + 1 = 8', '4 + 3 = 7', '4', '0']) {
    await button(demo, 'Remove train').click();
    await expect(sign(demo)).toHaveText(rest);
  }
  await button(demo, 'Remove train').click({ force: true });
  await expect(notice(demo)).toHaveText('Add a cube first.');
  await expect(button(demo, 'Rotate')).toHaveAttribute('aria-description', 'Add a cube first.');
});

/** A fragment with trains of these lengths. */
const linkTo = async (...lengths: number[]) => {
  const trains = lengths.map((length, index) => ({
    id: index + 1,
    length,
    x: 1,
    y: 1 + 3 * index,
  }));
  return (await encodeLink(workFormat, { trains, nextId: trains.length + 1 })) ?? '';
};
/** What is kept for a reload. */
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('#mathigon/cubes='));
const follow = (page: Page, link: string) => page.evaluate((to) => (location.hash = to), link);

test('a link shows the cubes that it carries, and undo those before', async ({ page }) => {
  const demo = await openBoard(page);
  await follow(page, await linkTo(6, 2));
  await expect(sign(demo)).toHaveText('6 + 2 = 8');
  await button(demo, 'Undo').click();
  await expect(sign(demo)).toHaveText(FIRST);
});

test('a reload brings the visitor’s cubes back, also from behind a link', async ({ page }) => {
  await page.clock.install();
  const demo = await openBoard(page);
  const reload = async () => {
    await page.reload();
    await demo.evaluate((element) => element.scrollIntoView());
  };
  await button(demo, 'Group in tens').click();
  await expect.poll(() => stored(page)).toContain('[10,');
  await follow(page, await linkTo(6, 2));
  await expect(sign(demo)).toHaveText('6 + 2 = 8');
  // Work is kept after a pause.
  await page.clock.runFor(1000);
  await reload();
  await expect(sign(demo)).toHaveText('6 + 2 = 8');
  await button(demo, 'Back to yours').click();
  await expect(sign(demo)).toHaveText('10 + 10 + 5 = 25');
  await reload();
  await expect(sign(demo)).toHaveText('10 + 10 + 5 = 25');
});

test('a link to what is there already says nothing', async ({ page }) => {
  const demo = await openBoard(page);
  await follow(page, await linkTo(6, 2));
  await expect(demo.locator('[data-share-notice]')).toBeVisible();
  await expect.poll(() => stored(page)).toContain('[6,');
  await page.reload();
  await demo.evaluate((element) => element.scrollIntoView());
  await expect(sign(demo)).toHaveText('6 + 2 = 8');
  await expect(demo.locator('[data-share-notice]')).toHaveCount(0);
});

test('no train, flag or strip is cut off in a window of any width', async ({ page }) => {
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const demo = await openBoard(page);
    const { height } = await boxOf(demo);
    await expectInside(demo);
    for (const name of ['Line up', 'Group in tens', 'Merge', 'Rows', 'Rotate', 'Split off 3']) {
      await button(demo, name).click({ force: true });
      await expectInside(demo);
    }
    await button(demo, 'Group in tens').click();
    await button(demo, 'Move').click();
    // A ten, held beyond each edge.
    const ten = train(demo, 10).first();
    for (const [dx, dy] of [
      [-400, -400],
      [400, 600],
    ] as const) {
      const [x, y] = await pointOn(ten);
      await pull(page, [
        [x, y],
        [x + dx, y + dy],
      ]);
      await expectInside(demo);
      await page.mouse.up();
      await expectInside(demo);
    }
    expect((await boxOf(demo)).height).toBe(height);
    if (width < 400) await expectFitsWindow(demo);
  }
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger drops a train at the end of another in a window of 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const demo = await openBoard(page);
    await button(demo, 'Move').tap();
    await demo.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    // The four is near the edge: both make room.
    await stroke(page, await wayTo(train(demo, 3), train(demo, 4), 'right', [0.6, -0.5]));
    await expect(sign(demo)).toHaveText('10 + 7 + 7 + 1 = 25');
    await expectInside(demo);
  });
});
