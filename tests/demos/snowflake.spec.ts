import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, open, test } from '../setup/test.ts';

type Point = [x: number, y: number];

/** Opens the page, brings the miniature into view and waits until it is there. */
async function openToy(page: Page): Promise<Locator> {
  await open(page, '/snowflake');
  const toy = page.locator('[data-miniature="snowflake"]');
  await toy.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await expect(toy).toHaveAttribute('data-state', 'live');
  return toy;
}

const button = (toy: Locator, name: string) => toy.getByRole('button', { name, exact: true });
const board = (toy: Locator) => toy.getByRole('application');
const told = (toy: Locator) => toy.locator('output');
const wedge = (toy: Locator) => toy.locator('[data-wedge]').getAttribute('d');

/** Place on the page of a point of the wedge: tip at 0, 0, sheet's corners 1000 units away. */
async function placeOf(toy: Locator, points: Point[]): Promise<Point[]> {
  return board(toy).evaluate((svg: SVGSVGElement, list) => {
    const matrix = svg.getScreenCTM() ?? undefined;
    return list.map(([x, y]): [number, number] => {
      const place = new DOMPoint(x, -y).matrixTransform(matrix);
      return [place.x, place.y];
    });
  }, points);
}

async function drag(page: Page, toy: Locator, points: Point[]) {
  const places = await placeOf(toy, points);
  for (const [index, [x, y]] of places.entries()) {
    await page.mouse.move(x, y, { steps: 3 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function download(page: Page, toy: Locator, name: string | RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    toy.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
}

/** The outlines of the unfolded snowflake, read from the SVG that can be downloaded. */
async function outlines(page: Page, toy: Locator): Promise<Point[][]> {
  const { data } = await download(page, toy, 'SVG');
  const path = await page.evaluate((text) => {
    const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
    return svg.querySelector('parsererror') ? null : svg.querySelector('path')?.getAttribute('d');
  }, data.toString());
  return (path ?? '')
    .split('M')
    .slice(1)
    .map((ring) =>
      ring
        .replace('Z', '')
        .split('L')
        .map((pair): Point => {
          const [x = NaN, y = NaN] = pair.split(' ').map(Number);
          return [x, y];
        }),
    );
}

/** Farthest that a corner has to go to the nearest one, after the plane has been moved. */
function farthest(corners: Point[], moved: (point: Point) => Point): number {
  return Math.max(
    ...corners.map((corner) => {
      const [x, y] = moved(corner);
      return Math.min(...corners.map(([ox, oy]) => Math.hypot(ox - x, oy - y)));
    }),
  );
}

const hook: Point[] = [
  [-20, 520],
  [60, 560],
  [80, 640],
  [10, 690],
  [30, 610],
];

test('a freehand cut opens in every section, and each section is mirrored on its middle', async ({
  page,
}) => {
  const toy = await openToy(page);
  await button(toy, 'Fresh sheet').click();
  await drag(page, toy, hook);
  await expect(told(toy)).toHaveText('Cut 1. The snowflake has 12 holes.');
  const rings = await outlines(page, toy);
  expect(rings).toHaveLength(13);
  const corners = rings.flat();
  const turn = ([x, y]: Point): Point => [
    x / 2 - (y * Math.sqrt(3)) / 2,
    (x * Math.sqrt(3)) / 2 + y / 2,
  ];
  expect(farthest(corners, turn)).toBeLessThan(0.3);
  expect(farthest(corners, ([x, y]) => [-x, y])).toBeLessThan(0.3);
  // The cut itself leans: a quarter of the turn does not lead to a copy.
  expect(farthest(corners, ([x, y]) => [y, -x])).toBeGreaterThan(10);
});

test('a polygon closes on its first corner; buttons and keys undo it and do it again', async ({
  page,
}) => {
  const toy = await openToy(page);
  const before = await wedge(toy);
  await button(toy, 'Polygon').click();
  const corners: Point[] = [
    [-30, 420],
    [70, 420],
    [20, 620],
    [-30, 420],
  ];
  for (const [x, y] of await placeOf(toy, corners)) await page.mouse.click(x, y);
  await expect(told(toy)).toHaveText(/^Cut 1\. The snowflake has \d+ holes\.$/);
  const after = await wedge(toy);
  expect(after).not.toBe(before);

  await button(toy, 'Undo').click();
  await expect.poll(() => wedge(toy)).toBe(before);
  await button(toy, 'Redo').click();
  await expect.poll(() => wedge(toy)).toBe(after);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => wedge(toy)).toBe(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => wedge(toy)).toBe(after);
  await expect(button(toy, 'Redo')).toHaveAttribute('aria-disabled', 'true');
});

test('the number of sections goes from 4 to 12, and the cuts come along', async ({ page }) => {
  const toy = await openToy(page);
  const shown = toy.getByRole('img', { name: /^Snowflake of/ });
  await button(toy, 'Fresh sheet').click();
  await drag(page, toy, hook);
  for (let presses = 0; presses < 6; presses += 1) await button(toy, 'More sections').click();
  await expect(shown).toHaveAttribute(
    'aria-label',
    'Snowflake of 12 sections. The snowflake has 24 holes.',
  );
  await expect(button(toy, 'More sections')).toHaveAttribute('aria-disabled', 'true');
  const corners = (await outlines(page, toy)).flat();
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  expect(farthest(corners, ([x, y]) => [x * cos - y * sin, x * sin + y * cos])).toBeLessThan(0.3);
  for (let presses = 0; presses < 8; presses += 1) await button(toy, 'Fewer sections').click();
  await expect(shown).toHaveAttribute(
    'aria-label',
    'Snowflake of 4 sections. The snowflake has 8 holes.',
  );
});

test('the paper folds before the eyes, Escape skips to its end, and a cut unfolds it', async ({
  page,
}) => {
  const toy = await openToy(page);
  const flake = toy.locator('[data-flake]');
  const look = () => flake.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const flat = await look();
  await button(toy, 'Watch it fold').click();
  await expect(button(toy, 'Skip')).toBeVisible();
  await expect.poll(look).not.toBe(flat);
  await page.keyboard.press('Escape');
  await expect(button(toy, 'Unfold')).toBeVisible();
  await expect(page).toHaveURL(/\/snowflake$/);
  const folded = await look();
  await button(toy, 'Unfold').click();
  await button(toy, 'Skip').click();
  await expect(button(toy, 'Watch it fold')).toBeVisible();
  expect(await look()).toBe(flat);
  expect(folded).not.toBe(flat);
});

test('under reduced motion the paper lies folded at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const toy = await openToy(page);
  const seen = toy.evaluate(
    (element) =>
      new Promise<string[]>((resolve) => {
        const names: string[] = [];
        const observer = new MutationObserver(() => {
          const name = element.querySelector(':has(> [data-flake]) ~ button')?.textContent ?? '';
          names.push(name);
          if (name === 'Unfold') {
            observer.disconnect();
            resolve(names);
          }
        });
        observer.observe(element, { subtree: true, characterData: true, childList: true });
      }),
  );
  await button(toy, 'Watch it fold').click();
  expect(await seen).not.toContain('Skip');
  await expect(toy.getByRole('button', { name: /^Play/ })).toBeVisible();
});

test('keys alone place, turn and size a ready-made cut and cut it out', async ({ page }) => {
  const toy = await openToy(page);
  const press = async (name: string) => {
    await button(toy, name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Fresh sheet');
  await press('Shapes');
  await press('Heart');
  await press('Larger');
  await press('Turn right');
  await board(toy).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(told(toy)).toHaveText('Cut 1. The snowflake has 12 holes.');
  const rings = await outlines(page, toy);
  expect(rings).toHaveLength(13);
});

test('the snowflake can be taken away as PNG, SVG and a page to print', async ({ page }) => {
  const toy = await openToy(page);
  const png = await download(page, toy, 'PNG');
  expect(png.name).toBe('snowflake.png');
  expect(png.data.subarray(1, 4).toString()).toBe('PNG');
  expect([png.data.readUInt32BE(16), png.data.readUInt32BE(20)]).toEqual([2048, 2048]);
  expect((await outlines(page, toy)).length).toBeGreaterThan(50);
  for (const [paper, size] of [
    ['A4', [595.28, 841.89]],
    ['Letter', [612, 792]],
  ] as const) {
    await toy.getByRole('combobox').selectOption(paper);
    const { data } = await download(page, toy, /^PDF/);
    const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    expect((await pdf.getPage(1)).view.slice(2)).toEqual([...size]);
  }
});

test('a finger scrolls the page from beside the paper and cuts on it', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const toy = await openToy(page);
  await board(toy).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
  const client = await context.newCDPSession(page);
  const scrolled = () => page.locator('main').evaluate(({ scrollTop }) => scrollTop);
  const swipe = async (points: Point[]) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at ? [{ x: at[0], y: at[1] }] : [],
      });
    let [last] = points;
    await touch('touchStart', last);
    for (const to of points.slice(1)) {
      const [x, y] = last ?? to;
      for (let share = 0.25; share <= 1; share += 0.25) {
        await touch('touchMove', [x + (to[0] - x) * share, y + (to[1] - y) * share]);
      }
      last = to;
    }
    await touch('touchEnd');
  };
  const before = await scrolled();
  const whole = await wedge(toy);
  await swipe(await placeOf(toy, hook));
  await expect.poll(() => wedge(toy)).not.toBe(whole);
  expect(await scrolled()).toBe(before);

  const [beside] = await placeOf(toy, [[-390, 300]]);
  const [x, y] = beside ?? [0, 0];
  await swipe([
    [x, y],
    [x, y - 250],
  ]);
  await expect.poll(scrolled).toBeGreaterThan(before + 100);
  await context.close();
});

test.describe('a failure inside', () => {
  test.use({ expectedMessages: /The miniature "snowflake" has stopped/ });

  test('leaves the still picture and one sentence', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await open(page, '/snowflake');
    const toy = page.locator('[data-miniature="snowflake"]');
    await toy.evaluate((element) => element.scrollIntoView());
    await expect(toy).toHaveAttribute('data-state', 'failed');
    await expect(toy.locator('img')).toBeVisible();
    await expect(toy.getByText('could not go on')).toBeVisible();
  });
});
