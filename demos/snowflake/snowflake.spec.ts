import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { testContracts } from '../../tests/setup/demo-contracts.ts';
import { button, openDemo } from '../../tests/setup/demo.ts';
import { finishAnimations, holdAnimations } from '../../tests/setup/held-animations.ts';
import { expect, pauseClock, test } from '../../tests/setup/test.ts';
import {
  createFingers,
  expectDraggable,
  expectScrollable,
  PHONE,
  pointOn,
  scrollTop,
} from '../../tests/setup/touch.ts';

type Point = [x: number, y: number];

const board = (demo: Locator) => demo.getByRole('application');
const announcement = (demo: Locator) => demo.locator('output');
const wedge = (demo: Locator) => demo.locator('[data-wedge]').getAttribute('d');

/** Page coordinates of a point of the wedge: tip at 0, 0, corners of the sheet 1000 units away. */
async function placeOf(demo: Locator, points: Point[]): Promise<Point[]> {
  return board(demo).evaluate((svg: SVGSVGElement, list) => {
    const matrix = svg.getScreenCTM() ?? undefined;
    return list.map(([x, y]): [number, number] => {
      const place = new DOMPoint(x, -y).matrixTransform(matrix);
      return [place.x, place.y];
    });
  }, points);
}

async function drag(page: Page, demo: Locator, points: Point[]) {
  const places = await placeOf(demo, points);
  for (const [index, [x, y]] of places.entries()) {
    await page.mouse.move(x, y, { steps: 3 });
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

async function download(page: Page, demo: Locator, name: string | RegExp) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    demo.getByRole('button', { name }).click(),
  ]);
  return { name: file.suggestedFilename(), data: await readFile(await file.path()) };
}

/** The outlines of the unfolded snowflake, read from the downloaded SVG. */
async function outlines(page: Page, demo: Locator): Promise<Point[][]> {
  const { data } = await download(page, demo, 'Download SVG');
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

/** Largest distance of a transformed corner to the nearest original one. */
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

/** A point of the scene, which the page scrolls from, on a phone of this size. */
const besideWedge =
  (viewport: { width: number; height: number }, x: number, y: number) => async (demo: Locator) => {
    await demo.page().setViewportSize(viewport);
    const scene = demo.locator(':has(> [role="application"])');
    await scene.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    return pointOn(scene, x, y);
  };

const SMALL_PHONE = { width: 320, height: 568 };

testContracts({
  name: 'snowflake',
  drags: [
    {
      what: 'a cut',
      async setUp(demo) {
        await button(demo, 'Freeform').click();
        await board(demo).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
      },
      grip: async (demo) => (await placeOf(demo, [[0, 520]]))[0] ?? [0, 0],
      async state(demo) {
        return [await wedge(demo), await board(demo).innerHTML()];
      },
      strokes: [
        [0, -70],
        [55, 0],
      ],
    },
  ],
  scrollsFrom: [PHONE.viewport, SMALL_PHONE].flatMap((viewport) => [
    besideWedge(viewport, 0.95, 0.5),
    besideWedge(viewport, 0.7, 0.85),
  ]),
  views: Object.fromEntries(
    ['Polygon', 'Shapes', 'Freeform'].map((tool) => [
      tool,
      (demo: Locator) => button(demo, tool).click(),
    ]),
  ),
  // The ring of a tool is above its neighbors.
  async focusRing(demo) {
    await button(demo, 'Freeform').focus();
    await demo.page().keyboard.press('Tab');
    const tool = button(demo, 'Polygon');
    await expect(tool).toBeFocused();
    await expect(tool).toHaveCSS('z-index', '1');
  },
  failure: {
    cause: () => {
      HTMLCanvasElement.prototype.getContext = () => null;
    },
  },
  breaks: {
    secondFinger: 'A second finger cancels the cut, so that two fingers never cut.',
  },
});

test('a freeform cut is repeated in every one of 4 to 12 sections, and each is symmetrical', async ({
  page,
}) => {
  const demo = await openDemo(page, 'snowflake');
  const shown = demo.getByRole('img', { name: /^Snowflake with/ });
  await button(demo, 'Start over').click();
  await drag(page, demo, hook);
  await expect(announcement(demo)).toHaveText('Cut 1. The snowflake has 12 holes.');
  const rings = await outlines(page, demo);
  expect(rings).toHaveLength(13);
  const corners = rings.flat();
  const turn = ([x, y]: Point): Point => [
    x / 2 - (y * Math.sqrt(3)) / 2,
    (x * Math.sqrt(3)) / 2 + y / 2,
  ];
  expect(farthest(corners, turn)).toBeLessThan(0.3);
  expect(farthest(corners, ([x, y]) => [-x, y])).toBeLessThan(0.3);
  // The cut is asymmetrical: a quarter of the rotation doesn't map it to a copy.
  expect(farthest(corners, ([x, y]) => [y, -x])).toBeGreaterThan(10);

  for (let presses = 0; presses < 6; presses += 1) await button(demo, 'More sections').click();
  await expect(shown).toHaveAttribute(
    'aria-label',
    'Snowflake with 12 sections. The snowflake has 24 holes.',
  );
  await expect(button(demo, 'More sections')).toHaveAttribute('aria-disabled', 'true');
  const more = (await outlines(page, demo)).flat();
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)];
  expect(farthest(more, ([x, y]) => [x * cos - y * sin, x * sin + y * cos])).toBeLessThan(0.3);
  for (let presses = 0; presses < 8; presses += 1) await button(demo, 'Fewer sections').click();
  await expect(shown).toHaveAttribute(
    'aria-label',
    'Snowflake with 4 sections. The snowflake has 8 holes.',
  );
});

test('folding is animated, Escape skips the animation, and a cut unfolds the paper', async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const demo = await openDemo(page, 'snowflake');
  const flake = demo.locator('[data-flake]');
  const look = () => flake.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const flat = await look();
  await pauseClock(page);
  await button(demo, 'Watch it fold').click();
  await expect(button(demo, 'Skip')).toBeVisible();
  await page.clock.runFor(300);
  await expect.poll(look).not.toBe(flat);
  await page.keyboard.press('Escape');
  await expect(button(demo, 'Unfold')).toBeVisible();
  await expect(page).toHaveURL(/\/snowflake$/);
  const folded = await look();
  await button(demo, 'Unfold').click();
  await button(demo, 'Skip').click();
  await page.clock.resume();
  await expect(button(demo, 'Watch it fold')).toBeVisible();
  // Drawn in the next frame.
  await expect.poll(async () => (await look()) === flat).toBe(true);
  expect(folded).not.toBe(flat);
});

test('without motion the paper is folded at once, and a new sheet or another tool unfolds it', async ({
  page,
}) => {
  const demo = await openDemo(page, 'snowflake');
  const seen = demo.evaluate(
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
  await button(demo, 'Watch it fold').click();
  expect(await seen).not.toContain('Skip');
  await expect(demo.getByRole('button', { name: /^Play/ })).toBeVisible();
  const flake = demo.locator('[data-flake]');
  await button(demo, 'Polygon').click();
  await expect(flake).toHaveAttribute('data-flake', 'unfolded');
  await button(demo, 'Watch it fold').click();
  await expect(flake).toHaveAttribute('data-flake', 'folded');
  await button(demo, 'Start over').click();
  await expect(flake).toHaveAttribute('data-flake', 'unfolded');
});

test('keys place, rotate, resize and cut a ready-made shape', async ({ page }) => {
  const demo = await openDemo(page, 'snowflake');
  const press = async (name: string) => {
    await button(demo, name).focus();
    await page.keyboard.press('Enter');
  };
  await press('Start over');
  await press('Shapes');
  await press('Heart');
  await press('Larger');
  await press('Rotate right');
  await board(demo).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(announcement(demo)).toHaveText('Cut 1. The snowflake has 12 holes.');
  const rings = await outlines(page, demo);
  expect(rings).toHaveLength(13);
});

test('the snowflake can be downloaded as PNG, SVG and a printable page, and stays if that fails', async ({
  page,
}) => {
  const demo = await openDemo(page, 'snowflake');
  const png = await download(page, demo, 'Download PNG');
  expect(png.name).toBe('snowflake.png');
  expect(png.data.subarray(1, 4).toString()).toBe('PNG');
  expect([png.data.readUInt32BE(16), png.data.readUInt32BE(20)]).toEqual([2048, 2048]);
  expect((await outlines(page, demo)).length).toBeGreaterThan(50);
  for (const [paper, size] of [
    ['A4', [595.28, 841.89]],
    ['Letter', [612, 792]],
  ] as const) {
    await demo.getByRole('combobox').selectOption(paper);
    const { data } = await download(page, demo, /^Download PDF/);
    const pdf = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
    expect(pdf.numPages).toBe(1);
    expect((await pdf.getPage(1)).view.slice(2)).toEqual([...size]);
  }
  const before = await outlines(page, demo);
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (callback) => callback(null);
  });
  await button(demo, 'Download PNG').click();
  await expect(announcement(demo)).toHaveText(/^Couldn’t create the PNG\. .* download the SVG\.$/);
  expect(await outlines(page, demo)).toEqual(before);
});

test('a polygon closes on its first corner or by a button; undo and redo reach its corners, and Escape cancels', async ({
  page,
}) => {
  const demo = await openDemo(page, 'snowflake');
  await page.evaluate(() => {
    addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape') document.body.dataset.escape = defaultPrevented ? 'used' : 'free';
    });
  });
  const close = button(demo, 'Close shape');
  const before = await wedge(demo);
  await button(demo, 'Polygon').click();
  await expect(close).toHaveAttribute('aria-disabled', 'true');
  // It can be read: as other disabled buttons, quiet ink on the ground of the demo.
  await expect(close).toHaveCSS('opacity', '1');
  await expect(close).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const corners = await placeOf(demo, [
    [-30, 420],
    [70, 420],
    [20, 560],
  ]);
  for (const [x, y] of corners) await page.mouse.click(x, y);
  await expect(announcement(demo)).toHaveText('Corner 3.');
  // White beside the line shows it on dark ground, too.
  const casing = demo.locator('[data-casing]');
  await expect(casing).toHaveCSS('stroke', 'rgb(255, 255, 255)');
  await expect(casing).toHaveAttribute('d', /^M-30 -420L70 -420L20 -560/);
  await expect(close).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(announcement(demo)).toHaveText('2 corners.');
  await expect(close).toHaveAttribute('aria-disabled', 'true');
  await button(demo, 'Undo').click();
  await expect(announcement(demo)).toHaveText('1 corner.');
  await button(demo, 'Redo').click();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(announcement(demo)).toHaveText('3 corners.');
  await close.click();
  await expect(announcement(demo)).toHaveText(/^Cut 1\./);
  await button(demo, 'Undo').click();
  await expect.poll(() => wedge(demo)).toBe(before);

  for (const [x, y] of corners.slice(1)) await page.mouse.click(x, y);
  await button(demo, 'Start over').focus();
  await page.keyboard.press('Escape');
  await expect(announcement(demo)).toHaveText('Polygon cancelled.');
  await expect(page.locator('body')).toHaveAttribute('data-escape', 'used');
  await page.keyboard.press('Escape');
  await expect(page.locator('body')).toHaveAttribute('data-escape', 'free');

  for (const [x, y] of [...corners, ...corners.slice(0, 1)]) await page.mouse.click(x, y);
  await expect(announcement(demo)).toHaveText(/^Cut 1\. The snowflake has \d+ holes\.$/);
  const cut = await wedge(demo);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => wedge(demo)).toBe(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => wedge(demo)).toBe(cut);
  await expect(button(demo, 'Redo')).toHaveAttribute('aria-disabled', 'true');
});

test('an impossible cut is refused with a visible message', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const demo = await openDemo(page, 'snowflake');
  const before = await wedge(demo);
  const reason = (text: string) => demo.locator('p', { hasText: text });
  await drag(page, demo, [
    [230, 100],
    [330, 100],
    [280, 200],
  ]);
  await expect(reason('That cut missed the paper.')).toBeInViewport();
  // Around all of the paper; repeated if the browser drops a part of the stroke.
  await expect(async () => {
    await drag(page, demo, [
      [-380, -60],
      [380, -60],
      [380, 1030],
      [-380, 1030],
      [-380, -60],
    ]);
    await expect(reason('That would cut away all of the paper.')).toBeInViewport({ timeout: 2000 });
  }).toPass();
  const [[x, y] = [0, 0]] = await placeOf(demo, [[0, 500]]);
  await page.mouse.click(x, y);
  await expect(reason('Drag to cut')).toBeInViewport();
  await board(demo).press('Enter');
  await expect(reason('Polygon and Shapes work with the keyboard.')).toBeInViewport();
  await button(demo, 'Polygon').click();
  await expect(reason('Drag to cut')).toHaveCount(0);
  await page.mouse.click(x, y);
  await button(demo, 'Close shape').dispatchEvent('click');
  const corners = reason('A polygon needs at least three corners.');
  await expect(corners).toBeInViewport();
  const animation = () => corners.evaluate((element) => getComputedStyle(element).animationName);
  expect(await animation()).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await animation()).toBe('none');
  // A refused polygon can be corrected: its corners are still there.
  await page.keyboard.press('Escape');
  for (const [cornerX, cornerY] of await placeOf(demo, [
    [330, 100],
    [360, 100],
    [350, 200],
  ])) {
    await page.mouse.click(cornerX, cornerY);
  }
  await button(demo, 'Close shape').click();
  await expect(reason('That cut missed the paper.')).toBeInViewport();
  await expect(demo.locator('[data-casing]')).toHaveAttribute('d', /^M33\d -\d+L36\d -\d+L3[45]\d/);
  expect(await wedge(demo)).toBe(before);
});

test('a link carries a snowflake, which unfolds; the visitor’s own is offered back, and a damaged link changes nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const demo = await openDemo(page, 'snowflake');
  await button(demo, 'Shapes').click();
  await board(demo).press('Enter');
  await expect(announcement(demo)).toHaveText(/^Cut 1\./);
  await button(demo, 'Plum').click();
  const sent = await wedge(demo);
  await button(demo, 'Share').click();
  await expect(announcement(demo)).toHaveText('Link copied');
  const { hash } = new URL(await page.evaluate(() => navigator.clipboard.readText()));

  await button(demo, 'More sections').click();
  await expect(announcement(demo)).toHaveText(/^7 sections/);
  await button(demo, 'Night').click();
  const own = await wedge(demo);
  const follow = (fragment: string) => page.evaluate((to) => void (location.hash = to), fragment);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await follow(hash);
  await button(demo, 'Skip').click();
  expect(await wedge(demo)).toBe(sent);
  await expect(button(demo, 'Plum')).toHaveAttribute('aria-pressed', 'true');
  await button(demo, 'Back to yours').click();
  expect(new URL(page.url()).hash).toBe('');
  await expect.poll(() => wedge(demo)).toBe(own);
  await expect(button(demo, 'Night')).toHaveAttribute('aria-pressed', 'true');

  await follow(hash.slice(0, -4));
  await expect(announcement(demo)).toHaveText('This link is damaged. Ask for a new one.');
  expect(await wedge(demo)).toBe(own);

  const backToOwn = button(demo, 'Back to yours');
  await test.step('the visitor’s own is also offered back after a reload', async () => {
    await follow(hash);
    await expect(backToOwn).toBeVisible();
    await page.reload();
    await demo.evaluate((element) => element.scrollIntoView());
    await backToOwn.click();
    await expect.poll(() => wedge(demo)).toBe(own);
  });
  await test.step('and gets another number of sections while it is cut', async () => {
    await button(demo, 'Start over').click();
    await follow(hash);
    const back = await backToOwn.elementHandle();
    await button(demo, 'More sections').evaluate((more: HTMLElement, back) => {
      (back as HTMLElement).click();
      more.click();
    }, back);
    await expect(
      demo.getByRole('img', { name: 'Snowflake with 8 sections. The snowflake has 0 holes.' }),
    ).toBeVisible();
  });
});

test('a cut at the same time as undo, redo or another number of sections keeps its place in the history', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const demo = await openDemo(page, 'snowflake');
  /** Presses a button in the same task as the key that cuts. */
  const cutAnd = (press: string, when: 'before' | 'after') =>
    demo.evaluate(
      (element, [name, when]) => {
        const click = () => element.querySelector<HTMLElement>(`[aria-label="${name}"]`)?.click();
        const cut = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
        if (when === 'before') click();
        element.querySelector('[role="application"]')?.dispatchEvent(cut);
        if (when === 'after') click();
      },
      [press, when],
    );
  await button(demo, 'Shapes').click();
  await board(demo).press('Enter');
  await expect(announcement(demo)).toHaveText(/^Cut 1\./);
  const first = await wedge(demo);
  await board(demo).press('ArrowDown');
  await cutAnd('Undo', 'after');
  await expect(button(demo, 'Redo')).toHaveAttribute('aria-disabled', 'false');
  await expect.poll(() => wedge(demo), 'only that cut is undone').toBe(first);
  await button(demo, 'Redo').click();
  await expect(announcement(demo)).toHaveText(/^Redone/);
  await expect.poll(() => wedge(demo)).not.toBe(first);

  await button(demo, 'Undo').click();
  await expect.poll(() => wedge(demo)).toBe(first);
  await board(demo).press('Shift+ArrowDown');
  await cutAnd('Redo', 'after');
  await expect(announcement(demo)).toHaveText(/^Cut 2\./);
  await expect(button(demo, 'Redo')).toHaveAttribute('aria-disabled', 'true');
  const second = await wedge(demo);
  expect(second, 'the cut isn’t replaced').not.toBe(first);

  await board(demo).press('Shift+ArrowDown');
  await cutAnd('More sections', 'before');
  await expect(announcement(demo)).toHaveText(/^7 sections/);
  await button(demo, 'Undo').click();
  await expect(demo.getByRole('img', { name: 'Snowflake with 6 sections' })).toBeVisible();
  expect(await wedge(demo), 'the cut is the step before').not.toBe(second);
  await button(demo, 'Undo').click();
  await expect.poll(() => wedge(demo)).toBe(second);
});

/** Widths of the demo, px: in viewports of 320 and 390 px, around the breakpoint, and the largest. */
const WIDTHS = [280, 350, 506, 656, 696];

/** Resizes the demo and waits until its scene is drawn. */
const resize = (demo: Locator, width: number) =>
  demo.evaluate(async (element: HTMLElement, to) => {
    element.style.width = `${to}px`;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, width);

test('at every width nothing covers an uncut sheet of any number of sections, and the height stays with every tool', async ({
  page,
}) => {
  const demo = await openDemo(page, 'snowflake');
  await button(demo, 'Start over').click();
  await button(demo, 'Fewer sections').click({ clickCount: 2 });
  for (let sections = 4; sections <= 12; sections += 1) {
    await expect(
      demo.getByRole('img', { name: `Snowflake with ${sections} sections` }),
    ).toBeVisible();
    for (const width of WIDTHS) {
      await resize(demo, width);
      expect(await demo.evaluate(coveredPaper), `${sections} sections at ${width} px`).toBe(0);
    }
    if (sections < 12) await button(demo, 'More sections').click();
  }

  // Without the reserved height, which would hide a change.
  await demo
    .locator(':scope > div')
    .evaluate((stage) => stage.style.setProperty('min-height', '0'));
  const heights = new Map(WIDTHS.map((width) => [width, new Set<number>()]));
  for (const tool of ['Freeform', 'Polygon', 'Shapes']) {
    await button(demo, tool).click();
    for (const [width, seen] of heights) {
      await resize(demo, width);
      seen.add(await demo.evaluate((element) => element.getBoundingClientRect().height));
    }
  }
  for (const [width, seen] of heights) expect(seen.size, `at ${width} px`).toBe(1);
});

/** The number of points under the fold button that are paper, on the wedge or the snowflake. */
function coveredPaper(demo: Element): number {
  const fold = demo.querySelector(':has(> [data-flake]) ~ button');
  const paper = demo.querySelector<SVGPathElement>('[data-wedge]');
  const flake = demo.querySelector<HTMLCanvasElement>('[data-flake]');
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const toWedge = paper?.getScreenCTM()?.inverse();
  if (!fold || !paper || !flake || !context || !toWedge) throw new Error('A part is missing.');
  const { left, top, width, height } = fold.getBoundingClientRect();
  const sheet = flake.getBoundingClientRect();
  const scale = flake.width / sheet.width;
  context.canvas.width = width;
  context.canvas.height = height;
  const [x0, y0] = [(left - sheet.left) * scale, (top - sheet.top) * scale];
  context.drawImage(flake, x0, y0, width * scale, height * scale, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, context.canvas.width, context.canvas.height);
  let covered = 0;
  for (let x = 0; x < context.canvas.width; x += 2) {
    for (let y = 0; y < context.canvas.height; y += 2) {
      const isFlake = (data[4 * (y * context.canvas.width + x) + 3] ?? 0) > 250;
      const place = new DOMPoint(left + x, top + y).matrixTransform(toWedge);
      if (isFlake || paper.isPointInFill(place)) covered += 1;
    }
  }
  return covered;
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('a finger cuts shapes and sets a corner where it is lifted; the hint mentions no keys', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'snowflake');
    const choose = async (tool: string) => {
      await button(demo, tool).click();
      await board(demo).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    };
    const grip = async () => (await placeOf(demo, [[0, 520]]))[0] ?? [0, 0];
    await choose('Shapes');
    await expectDraggable(page, grip, () => wedge(demo), { vertical: -70, sideways: 55 });
    const before = await board(demo).innerHTML();
    await expectScrollable(page, await besideWedge(PHONE.viewport, 0.95, 0.5)(demo));
    expect(await board(demo).innerHTML(), 'scrolling leaves the shape where it is').toBe(before);
    await choose('Freeform');
    const uncut = await wedge(demo);
    const fingers = createFingers(page);
    const [x, y] = await grip();
    await fingers.press(1, [x, y]);
    await fingers.move(1, [x, y - 40]);
    await page.setViewportSize({ width: 844, height: 390 });
    await fingers.move(1, [x + 40, y - 60]);
    await fingers.lift(1);
    await page.setViewportSize(PHONE.viewport);
    expect(await wedge(demo), 'a turned phone drops the stroke').toBe(uncut);
    await choose('Polygon');
    await expect(demo.getByText('Tap to add corners.')).toBeVisible();
    await expect(demo.getByText('Escape')).toBeHidden();
    await expectDraggable(page, grip, () => announcement(demo).textContent(), { vertical: -70 });
  });

  test('on a low screen the tools, the paper and the button that folds it are in view together', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 720 });
    const demo = await openDemo(page, 'snowflake');
    await button(demo, 'Freeform').evaluate((tool) => tool.scrollIntoView({ block: 'start' }));
    await expect(button(demo, 'Freeform')).toBeInViewport({ ratio: 1 });
    await expect(button(demo, 'Watch it fold')).toBeInViewport({ ratio: 1 });
  });

  test('two fingers on the paper neither cut nor zoom nor add a corner, and one finger cuts again', async ({
    page,
  }) => {
    const demo = await openDemo(page, 'snowflake');
    await board(demo).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const before = await wedge(demo);
    const scrolled = await scrollTop(page);
    const client = await page.context().newCDPSession(page);
    const [[x, y] = [0, 0]] = await placeOf(demo, [[0, 560]]);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', places: Point[]) =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map(([px, py], id) => ({ x: px, y: py, id })),
      });
    await touch('touchStart', [[x, y]]);
    await touch('touchMove', [[x, y + 10]]);
    await touch('touchStart', [
      [x, y + 10],
      [x, y + 40],
    ]);
    for (let apart = 0; apart <= 40; apart += 8) {
      await touch('touchMove', [
        [x - apart / 2, y + 10 - apart],
        [x + apart / 2, y + 40 + apart],
      ]);
    }
    await touch('touchEnd', []);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
    expect(await scrollTop(page)).toBe(scrolled);
    expect(await wedge(demo)).toBe(before);
    await expectDraggable(
      page,
      () => Promise.resolve([x, y]),
      () => wedge(demo),
    );

    await button(demo, 'Start over').click();
    await button(demo, 'Polygon').click();
    await board(demo).evaluate((svg) => svg.scrollIntoView({ block: 'center' }));
    const [first = [0, 0], second = [0, 0]] = await placeOf(demo, [
      [0, 560],
      [40, 700],
    ]);
    const fingers = createFingers(page);
    await fingers.press(1, first);
    await fingers.press(2, second);
    await fingers.move(2, [second[0], second[1] + 30]);
    await fingers.lift(1);
    await fingers.lift(2);
    await fingers.press(1, first);
    await fingers.lift(1);
    await expect(announcement(demo)).toHaveText('Corner 1.');
  });
});

test('scraps fall when a cut is made, not on undo or when the demo comes back into view', async ({
  page,
}) => {
  await holdAnimations(page, 'g > path');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const demo = await openDemo(page, 'snowflake');
  const scraps = board(demo).locator('g > path');
  for (const down of [0, 160]) {
    await drag(
      page,
      demo,
      hook.map(([x, y]): Point => [x, y - down]),
    );
    await expect(scraps).not.toHaveCount(0);
    await finishAnimations(scraps);
    await expect(scraps).toHaveCount(0);
  }
  await board(demo).evaluate((svg: SVGSVGElement) => {
    const observer = new MutationObserver(() => svg.setAttribute('data-scraps', ''));
    for (const group of svg.querySelectorAll('g')) observer.observe(group, { childList: true });
  });
  await button(demo, 'Undo').click();
  await expect(announcement(demo)).toHaveText(/^Undone\./);
  const show = (display: string) =>
    demo.evaluate((element, value) => (element.style.display = value), display);
  await show('none');
  await expect(demo).not.toHaveAttribute('data-motion-allowed');
  await show('');
  await expect(demo).toHaveAttribute('data-motion-allowed');
  await expect(board(demo)).not.toHaveAttribute('data-scraps');
});
