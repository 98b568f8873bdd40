/** What every demo relies on: dragging and pinching, with lost releases and second fingers. */
import type { Locator, Page } from '@playwright/test';
import { finishAnimations, holdAnimations } from '../setup/held-animations.ts';
import { expect, open, pauseClock, test } from '../setup/test.ts';
import { createFingers, PHONE, pointOn } from '../setup/touch.ts';

const pieceOf = (page: Page, name: string) => page.locator(`[data-piece="${name}"]`);

async function openKit(page: Page) {
  await open(page, '/kit');
  await page.locator('[data-kit]').evaluate((kit) => kit.scrollIntoView());
}

/** Presses the mouse on a piece and moves it by 40 px to the right and 30 px down. */
async function dragByMouse(page: Page, piece: Locator) {
  const [x, y] = await pointOn(piece);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y + 30, { steps: 4 });
}

test('a press that moves is a drag without a click, also if the page is resized; one that hardly moves is a tap with a click', async ({
  page,
}) => {
  await openKit(page);
  const piece = pieceOf(page, 'alone');
  const [x, y] = await pointOn(piece);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 3, y + 2);
  await page.mouse.up();
  await expect(piece).toHaveAttribute('data-log', 'tap click');

  await dragByMouse(page, piece);
  await expect(piece).toHaveAttribute('data-at', '40 30');
  await page.setViewportSize({ width: 700, height: 700 });
  await page.mouse.move(x + 60, y + 10);
  await expect(piece).toHaveAttribute('data-at', '60 10');
  await page.mouse.up();
  await expect(piece).toHaveAttribute('data-log', 'tap click start drop');
  await expect(piece).toHaveAttribute('data-at', '60 10');
});

/** Ways in which a drag ends without a drop. */
const CANCELS = {
  'Escape is pressed': (page) => page.keyboard.press('Escape'),
  'the window loses the focus': (page) =>
    page.evaluate(() => window.dispatchEvent(new Event('blur'))),
  'the page is left': (page) => page.evaluate(() => window.dispatchEvent(new Event('pagehide'))),
  'its capture is lost': async (page, piece) => {
    await piece.evaluate((element) => element.releasePointerCapture(1));
    await page.mouse.move(10, 10);
  },
  // Where the page gets no event: outside of the window, in a dialog.
  'the mouse is released elsewhere': async (page, piece) => {
    await page.evaluate(() =>
      window.addEventListener('pointerup', (event) => event.stopImmediatePropagation(), {
        capture: true,
        once: true,
      }),
    );
    await piece.evaluate((element) => {
      element.dispatchEvent(
        new PointerEvent('pointermove', { pointerId: 1, buttons: 0, bubbles: true, clientX: 500 }),
      );
    });
  },
} satisfies Record<string, (page: Page, piece: Locator) => Promise<unknown>>;

test('a drag is canceled, without a click, by Escape and by what takes the mouse away', async ({
  page,
}) => {
  await openKit(page);
  const piece = pieceOf(page, 'alone');
  await page.evaluate(() =>
    document.addEventListener('keydown', () => (document.title = 'page got the key')),
  );
  const log: string[] = [];
  for (const [what, cancel] of Object.entries(CANCELS)) {
    await dragByMouse(page, piece);
    await cancel(page, piece);
    log.push('start cancel');
    await expect(piece, what).toHaveAttribute('data-log', log.join(' '));
    await expect(piece, what).toHaveAttribute('data-at', '0 0');
    await page.mouse.up();
    await expect(piece, what).toHaveAttribute('data-log', log.join(' '));
  }
  expect(await page.title()).not.toBe('page got the key');
});

test('a refusal is shown and announced, shakes again, and goes with the next change or in time', async ({
  page,
}) => {
  await page.clock.install();
  await openKit(page);
  const notice = page.locator('[data-notice]');
  const add = page.getByRole('button', { name: 'Add' });
  await expect(notice).toHaveText('A hint.');
  await expect(add).toHaveAccessibleDescription('It is full.');
  const shakes: (string | null)[] = [];
  for (let press = 0; press < 2; press += 1) {
    await add.click({ force: true });
    await expect(notice).toHaveText('It is full.');
    expect(await page.title()).toBe('It is full.');
    shakes.push(await notice.getAttribute('data-shake'));
  }
  expect(new Set(shakes).size).toBe(2);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(notice).toHaveText('A hint.');
  await expect(notice).not.toHaveAttribute('data-refused');
  await pauseClock(page);
  await add.click({ force: true });
  await page.clock.runFor(4000);
  await expect(notice).toHaveAttribute('data-refused');
  await page.clock.runFor(1000);
  await expect(notice).toHaveText('A hint.');
});

test('undo, sizes and the focus follow what happens', async ({ page }) => {
  await openKit(page);
  await test.step('a redo doesn’t replace a change that isn’t rendered yet', async () => {
    const number = page.locator('[data-number]');
    const press = (name: string) => number.getByRole('button', { name, exact: true }).click();
    await press('Set 1');
    await press('Undo');
    await press('Set 2 and redo');
    await expect(number).toHaveAttribute('data-number', '2');
    await press('Undo');
    await expect(number).toHaveAttribute('data-number', '0');
    await test.step('nor does a finger that scrolls the page from a slider', async () => {
      const slider = page.getByRole('slider', { name: 'Number' });
      await slider.dispatchEvent('pointerdown');
      await slider.dispatchEvent('pointercancel');
      await press('Redo');
      await expect(number).toHaveAttribute('data-number', '2');
    });
  });
  await test.step('a size is that inside the border, and follows the window', async () => {
    const box = page.locator('[data-sized]');
    for (const width of [800, 500]) {
      await page.setViewportSize({ width, height: 720 });
      const size = await box.evaluate(({ clientWidth, clientHeight }) => [
        clientWidth,
        clientHeight,
      ]);
      await expect(box).toHaveAttribute('data-sized', size.join(' '));
    }
  });
  await test.step('the focus moves to the neighbor of what is removed, in the end to the board', async () => {
    const board = page.locator('[data-removable]');
    const named = (name: string) => board.getByRole('button', { name });
    await named('two').focus();
    await page.keyboard.press('Delete');
    await expect(named('three')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(named('one')).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(board).toBeFocused();
  });
  await test.step('a disabled button can be told apart in forced colors', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const colorOf = (name: string) =>
      page
        .getByRole('button', { name, exact: true })
        .evaluate((element) => getComputedStyle(element).color);
    expect(await colorOf('Add')).not.toBe(await colorOf('Change'));
  });
});

test('things glide to their new places, and over others into another zone', async ({ page }) => {
  const things = page.locator('[data-card], [data-copy]');
  await holdAnimations(page, '[data-card], [data-copy]');
  await openKit(page);
  /** The transforms from which things glide, by their names. */
  const glides = () =>
    things.evaluateAll((all) =>
      all.flatMap((thing) =>
        thing.getAnimations().flatMap(({ effect }) => {
          const [from] = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
          const { card = 'copy' } = (thing as HTMLElement).dataset;
          return from?.['transform'] ? [`${card} ${String(from['transform'])}`] : [];
        }),
      ),
    );
  const width = await page.locator('[data-card="a"]').evaluate((card) => card.clientWidth);
  const click = (name: string) =>
    page.locator(`[data-${name}]`).evaluate((button: HTMLElement) => button.click());

  await click('reorder');
  expect(await glides()).toEqual([
    `c translate(${2 * width}px, 0px) scale(1, 1)`,
    `a translate(${-width}px, 0px) scale(1, 1)`,
    `b translate(${-width}px, 0px) scale(1, 1)`,
  ]);
  await click('transfer');
  const copy = page.locator('[data-copy]');
  const [name, x, y] = ((await copy.getAttribute('data-copy')) ?? '').split(' ');
  expect([name, x]).toEqual(['b', '0']);
  expect(Number(y)).toBeGreaterThan(0);
  expect((await glides()).at(-1)).toMatch(`copy translate(${2 * width}px, -${y}px) scale(`);
  // It is removed at its destination.
  await finishAnimations(things);
  await expect(copy).toHaveCount(0);
});

test.describe('with two fingers', () => {
  test.use(PHONE);

  test('each piece moves with a finger of its own, but of pieces that belong together only one', async ({
    page,
  }) => {
    await openKit(page);
    const pieces = ['alone', 'first', 'second'].map((name) => pieceOf(page, name));
    const [alone, first, second] = pieces as [Locator, Locator, Locator];
    const [a, b, c] = [await pointOn(alone), await pointOn(first), await pointOn(second)];
    const fingers = createFingers(page);
    await fingers.press(1, a);
    await fingers.press(2, b);
    await fingers.move(1, [a[0], a[1] + 40]);
    await fingers.move(2, [b[0], b[1] + 50]);
    await fingers.lift(1);
    await expect(alone).toHaveAttribute('data-at', '0 40');
    await fingers.press(3, c);
    await fingers.move(3, [c[0], c[1] + 80]);
    await expect(first).toHaveAttribute('data-at', '0 50');
    await expect(second).toHaveAttribute('data-at', '0 0');
    await fingers.lift(3);
    await fingers.move(2, [b[0] + 20, b[1] + 60]);
    await expect(first).toHaveAttribute('data-at', '20 60');
    await fingers.lift(2);
    for (const piece of [alone, first])
      await expect(piece).toHaveAttribute('data-log', 'start drop');
    await expect(second).toHaveAttribute('data-at', '0 0');
  });

  test('a pinch that starts on two pieces that belong together drags neither, and the next finger drags again', async ({
    page,
  }) => {
    await openKit(page);
    const [first, second] = [pieceOf(page, 'first'), pieceOf(page, 'second')];
    const [a, b] = [await pointOn(first), await pointOn(second)];
    const fingers = createFingers(page);
    await fingers.press(1, a);
    await fingers.press(2, b);
    await fingers.move(1, [a[0], a[1] + 40]);
    await fingers.move(2, [b[0], b[1] + 40]);
    await fingers.lift(1);
    await fingers.lift(2);
    await fingers.press(1, b);
    await fingers.move(1, [b[0], b[1] + 30]);
    await expect(second).toHaveAttribute('data-at', '0 30');
    await expect(first).toHaveAttribute('data-at', '0 0');
    await fingers.lift(1);
    await expect(first).toHaveAttribute('data-log', '');
    await expect(second).toHaveAttribute('data-log', 'start drop');
  });

  test('a piece that is removed in mid-drag makes room for the next', async ({ page }) => {
    await openKit(page);
    const [removed, first] = [pieceOf(page, 'removable'), pieceOf(page, 'first')];
    const [a, b] = [await pointOn(removed), await pointOn(first)];
    const fingers = createFingers(page);
    await fingers.press(1, a);
    await fingers.move(1, [a[0], a[1] + 30]);
    await expect(removed).toHaveAttribute('data-at', '0 30');
    await page.locator('[data-remove]').evaluate((button: HTMLElement) => button.click());
    await fingers.press(2, b);
    await fingers.move(2, [b[0], b[1] + 50]);
    await expect(first).toHaveAttribute('data-at', '0 50');
  });

  test('a pinch zooms and moves, and the finger that stays moves on without a jump', async ({
    page,
  }) => {
    await openKit(page);
    const board = page.locator('[data-pinch]');
    const [left, right] = [await pointOn(board, 0.3), await pointOn(board, 0.6)];
    const span = right[0] - left[0];
    const fingers = createFingers(page);
    await fingers.press(1, left);
    await expect(board).toHaveAttribute('data-held', 'true');
    await fingers.press(2, right);
    await fingers.move(2, [right[0] + span, right[1]]);
    await expect(board).toHaveAttribute('data-zoom', '2.00');
    const at = async () =>
      ((await board.getAttribute('data-at')) ?? '').split(' ').map(Number) as [number, number];
    const before = await at();
    expect(before[0]).toBeCloseTo(span / 2, -1);
    await fingers.lift(2);
    await fingers.move(1, [left[0], left[1] + 30]);
    await expect.poll(at).toEqual([before[0], before[1] + 30]);
    await fingers.lift(1);
    await expect(board).toHaveAttribute('data-held', 'false');
  });
});
