import type { Locator, Page } from '@playwright/test';
import { FADE_IN_SHARE, LINE_S, lines, THANKS } from './session.ts';
import { expectAccessible } from '../../tests/setup/access.ts';
import { testContracts } from '../../tests/setup/demo-contracts.ts';
import { button, openDemo } from '../../tests/setup/demo.ts';
import { expect, pauseClock, test } from '../../tests/setup/test.ts';
import {
  finishAnimations,
  holdAnimations,
  pauseStyledAnimations,
} from '../../tests/setup/held-animations.ts';
import { createFingers, PHONE, pointOn, stroke } from '../../tests/setup/touch.ts';

const openToy = (page: Page) => openDemo(page, 'kind-cloud');
async function openMovingToy(page: Page) {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  return openToy(page);
}

/** Clouds drift, so clicks don't wait until they are stable. */
const touchCloud = (demo: Locator, name: string) => button(demo, name).click({ force: true });
const words = (demo: Locator) => demo.locator('[data-words]');
const hearts = (demo: Locator) => demo.locator('[data-heart]');
const rainbow = (demo: Locator) => demo.locator('svg[data-up]');

/** The number of running animations in the demo. */
const running = (demo: Locator) =>
  demo.evaluate(
    (figure) =>
      figure.getAnimations({ subtree: true }).filter(({ playState }) => playState === 'running')
        .length,
  );
const countHearts = (demo: Locator) => hearts(demo).count();

testContracts({
  name: 'kind-cloud',
  drags: [
    {
      what: 'a cloud',
      grip: (demo) => pointOn(button(demo, 'Big cloud'), 0.4, 0.6),
      state: countHearts,
    },
  ],
  scrollsFrom: [
    async (demo) => {
      const [beside] = await pointOn(demo);
      const [, below] = await pointOn(button(demo, 'Small cloud'), 0.5, 1.2);
      return [beside, below];
    },
    // The clouds leave room for scrolling on a small phone, too.
    async (demo) => {
      await demo.page().setViewportSize({ width: 320, height: 568 });
      await demo.evaluate((element) => element.scrollIntoView({ block: 'start' }));
      return pointOn(demo.locator('[data-sky]'), 0.5, 0.8);
    },
  ],
  views: {
    async 'a minute in black'(demo) {
      await demo.getByRole('button', { name: /^Begin/ }).click();
      for (const name of ['Big cloud', 'Small cloud', 'Wide cloud', 'Pure black']) {
        await touchCloud(demo, name);
      }
      await expect(words(demo)).toHaveText(lines[0]);
    },
    // Its clouds part beyond the edges, so it isn't checked as a view.
    async 'the end'(demo) {
      await button(demo, 'Next').click({ clickCount: lines.length });
      await expect(words(demo)).toHaveText(THANKS);
      await button(demo, 'Midnight blue').click();
    },
  },
  async forcedColors(demo) {
    await expect(button(demo, 'Midnight blue')).toHaveCSS('outline-style', 'dashed');
    await expect(button(demo, 'Midnight blue')).toHaveCSS('outline-color', 'rgb(255, 255, 255)');
    await expect(button(demo, 'Pure black')).toHaveCSS('outline-style', 'solid');
  },
  animated: {
    what: 'clouds',
    check: (demo) => expect.poll(() => running(demo)).toBeGreaterThan(4),
  },
  failure: {
    cause: () => {
      SVGElement.prototype.animate = () => {
        throw new Error('No memory is left');
      };
    },
    trigger: (demo) => touchCloud(demo, 'Big cloud'),
  },
  breaks: {
    secondFinger: 'Two fingers can rub two clouds.',
    canceled: 'A rubbed cloud has released its hearts already.',
  },
});

test('lines appear automatically, one after another, until the rainbow; the last one fades in once', async ({
  page,
}) => {
  const demo = await openMovingToy(page);
  await expect(button(demo, 'Begin')).toBeVisible();
  // Shortens the minute: each line is finished as soon as it has appeared.
  const seen = demo.evaluate(
    (figure, last) =>
      new Promise<string[]>((resolve) => {
        const texts: string[] = [];
        const look = () => {
          const line = figure.querySelector('[data-words]');
          const text = line?.textContent ?? '';
          if (texts.at(-1) !== text) texts.push(text);
          for (const animation of line?.getAnimations() ?? []) animation.finish();
          if (text === last) resolve(texts);
          else requestAnimationFrame(look);
        };
        look();
      }),
    THANKS,
  );
  await button(demo, 'Begin').click();
  const texts = await seen;
  expect(texts.slice(1)).toEqual([...lines, THANKS]);
  await expect(rainbow(demo)).toBeVisible();
  await expect(demo.getByRole('status').last()).toHaveText(/rainbow/);
  await pauseStyledAnimations(page, '[data-words]');
  await button(demo, 'Begin again').click();
  await expect(words(demo)).toHaveText(lines[0]);
  await expect(rainbow(demo)).toHaveCount(0);

  await button(demo, 'Next').click({ clickCount: lines.length });
  await expect(words(demo)).toHaveText(THANKS);
  const fades = () => words(demo).evaluate((text) => text.getAnimations().length);
  expect(await fades()).toBe(1);
  await finishAnimations(words(demo));
  await page.locator('main').evaluate((main) => main.scrollTo(0, main.scrollHeight));
  await expect(demo).not.toHaveAttribute('data-motion-allowed');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-motion-allowed');
  expect(await fades(), 'back in view').toBe(0);
});

test('under reduced motion nothing moves, and the lines change on request', async ({ page }) => {
  await holdAnimations(page, '[data-heart]');
  const demo = await openToy(page);
  await button(demo, 'Begin').focus();
  await page.keyboard.press('Enter');
  await expect(words(demo)).toHaveText(lines[0]);
  await expect(words(demo)).toHaveCSS('opacity', '1');
  await button(demo, 'Big cloud').focus();
  await page.keyboard.press('Enter');
  await expect(hearts(demo)).toHaveCount(3);
  // Compared over two frames: nothing moves.
  const places = await hearts(demo).evaluateAll(async (all) => {
    const look = () => all.map((heart) => getComputedStyle(heart).transform);
    const first = look();
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return [first, look()];
  });
  expect(places[1]).toEqual(places[0]);
  for (const line of lines.slice(1)) {
    await button(demo, 'Next').focus();
    await page.keyboard.press('Enter');
    await expect(words(demo)).toHaveText(line);
  }
  await button(demo, 'Next').click();
  await expect(words(demo)).toHaveText(THANKS);
  await expect(rainbow(demo)).toHaveCSS('transform', 'none');
  // Clouds don't drift until requested.
  const drifting = () =>
    demo.evaluate(
      (figure) =>
        figure.getAnimations({ subtree: true }).filter((one) => one instanceof CSSAnimation).length,
    );
  expect(await drifting()).toBe(0);
  await demo.getByRole('button', { name: /^Play/ }).click();
  await expect.poll(drifting).toBeGreaterThan(4);
});

/** Goes through all lines to the end, under reduced motion, so that nothing has to be waited for. */
async function finish(demo: Locator) {
  await button(demo, 'Begin').click();
  for (const line of lines) {
    await expect(words(demo)).toHaveText(line);
    await button(demo, 'Next').click();
  }
  await expect(words(demo)).toHaveText(THANKS);
}

test('a held cloud breathes in for four seconds and out for six, and the hearts it lets go come back in the rainbow', async ({
  page,
}) => {
  await holdAnimations(page, '[data-heart]');
  await page.clock.install();
  const demo = await openToy(page);
  await pauseClock(page);
  const breath = demo.locator('[data-breath-words]');
  const big = button(demo, 'Big cloud');
  const expectAfter = async (ms: number, text: string) => {
    await page.clock.runFor(ms);
    await expect(breath).toHaveText(text);
  };

  await big.focus();
  await page.keyboard.down('Space');
  await expectAfter(600, 'Breathe in.');
  await expect(demo.getByRole('status').last()).toHaveText('Breathe in.');
  // No more than the words changes while motion isn't allowed.
  await expect(big.locator('svg')).toHaveCSS('scale', 'none');
  await expectAfter(3800, 'Breathe in.');
  await expectAfter(200, 'Breathe out.');
  await expectAfter(5800, 'Breathe out.');
  await expectAfter(200, 'Breathe in.');
  await page.keyboard.up('Space');
  await expect(breath).toHaveCount(0);

  const [x, y] = await pointOn(big);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expectAfter(600, 'Breathe in.');
  await page.mouse.move(x + 60, y);
  await expect(breath).toHaveCount(0);
  await page.mouse.up();
  await page.clock.resume();

  const sent = await countHearts(demo);
  await finish(demo);
  await expect(demo.locator('[data-returned]')).toHaveCount(sent);
  await button(demo, 'Begin again').click();
  await expect(demo.locator('[data-returned]')).toHaveCount(0);
});

test('a held cloud and the light around it grow for as long as a breath in takes', async ({
  page,
}) => {
  const demo = await openMovingToy(page);
  const big = button(demo, 'Big cloud');
  await big.focus();
  // Returned in an object, so that it isn't awaited yet.
  const breath = await big.evaluateHandle((cloud) => {
    const begins = new Promise((resolve) => {
      new MutationObserver(resolve).observe(cloud, { attributeFilter: ['data-breath'] });
    });
    const changes = begins.then(() =>
      cloud
        .getAnimations({ subtree: true })
        .filter((change) => change instanceof CSSTransition)
        .map(({ transitionProperty, effect }) => {
          const part = effect instanceof KeyframeEffect && effect.pseudoElement;
          return [part || 'cloud', transitionProperty, effect?.getTiming().duration];
        }),
    );
    return { changes };
  });
  await page.keyboard.down('Space');
  const changes = await breath.evaluate((begun) => begun.changes);
  expect(changes.sort()).toEqual([
    ['::before', 'opacity', 4000],
    ['::before', 'scale', 4000],
    ['cloud', 'scale', 4000],
  ]);
});

/**
 * Measures overlaps: corners of the words that are on a hill or a cloud; and for the rainbow, the
 * space between the words and its inner edge, px, the share of it behind clouds, and the part that
 * is cut off.
 */
const composition = (demo: Locator) =>
  demo.evaluate((figure) => {
    const all = (selector: string) =>
      [...figure.querySelectorAll(selector)].filter((one) => one instanceof SVGGeometryElement);
    const covers = (shapes: SVGGeometryElement[]) => (place: DOMPoint) =>
      shapes.some((shape) =>
        shape.isPointInFill(place.matrixTransform(shape.getScreenCTM()?.inverse())),
      );
    const onHill = covers(all('[data-hill]'));
    const onCloud = covers(all('[data-cloud] path, [data-cloud] circle'));

    const range = document.createRange();
    range.selectNodeContents(figure.querySelector('[data-words]') ?? figure);
    const corners = [...range.getClientRects()].flatMap(({ left, right, top, bottom }) =>
      [left, (left + right) / 2, right].flatMap((x) =>
        [top, bottom].map((y) => new DOMPoint(x, y)),
      ),
    );
    const words = {
      onHill: corners.filter(onHill).length,
      onCloud: corners.filter(onCloud).length,
    };

    const bands = all('svg[data-up] [data-band]');
    const inner = bands.at(-1);
    const matrix = inner?.getScreenCTM();
    if (!inner || !matrix) return { words };
    const axis = new DOMPoint(0, 0).matrixTransform(matrix);
    const start = inner.getPointAtLength(0);
    const half = parseFloat(getComputedStyle(inner).strokeWidth) / 2;
    const radius = (Math.hypot(start.x, start.y) - half) * matrix.a;
    const seen = bands
      .flatMap((band) =>
        Array.from({ length: 60 }, (_, index) =>
          band.getPointAtLength((index / 59) * band.getTotalLength()).matrixTransform(matrix),
        ),
      )
      .filter((place) => !onHill(place));
    const { left = 0, right = 0 } =
      figure.querySelector('[data-sky]')?.getBoundingClientRect() ?? {};
    const rainbow = {
      room: Math.min(...corners.map(({ x, y }) => radius - Math.hypot(x - axis.x, y - axis.y))),
      hidden: seen.filter(onCloud).length / seen.length,
      cutOff: seen.filter(({ x }) => x < left || x > right).length,
    };
    return { words, rainbow };
  });

/** The number of clouds that the frame cuts. */
const cutClouds = (demo: Locator) =>
  demo.locator('[data-cloud] path:first-child').evaluateAll((papers) => {
    const frame = papers[0]?.closest('[data-sky]')?.getBoundingClientRect();
    return papers.filter((paper) => {
      const { left, right } = paper.getBoundingClientRect();
      return !frame || left < frame.left || right > frame.right;
    }).length;
  });

const WIDTHS = [320, 390, 1440];

test('words are on the sky, the last ones inside a complete rainbow, and clouds make room for a new minute', async ({
  page,
}) => {
  const demo = await openToy(page);
  const { height } = (await demo.boundingBox()) ?? {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const { words } = await composition(demo);
    expect(words.onCloud, `invitation on clouds at ${width} px`).toBe(0);
    expect(await cutClouds(demo), `clouds cut off at ${width} px`).toBe(0);
  }
  await finish(demo);
  expect((await demo.boundingBox())?.height, 'the demo keeps its height').toBe(height);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const { words, rainbow } = await composition(demo);
    expect(words, `thanks at ${width} px`).toEqual({ onHill: 0, onCloud: 0 });
    expect(rainbow?.room, `room to the bands at ${width} px`).toBeGreaterThan(4);
    expect(rainbow?.hidden, `hidden by clouds at ${width} px`).toBeLessThan(0.03);
    expect(rainbow?.cutOff, `cut off at ${width} px`).toBe(0);
    if (width < 400) expect(await cutClouds(demo), `clouds cut off at ${width} px`).toBe(0);
  }
  await expectAccessible(page, '[data-demo="kind-cloud"]');

  await demo.getByRole('button', { name: /^Play/ }).click();
  await button(demo, 'Begin again').click();
  await expect(words(demo)).toHaveText(lines[0]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    // From the moment the line appears.
    for (const time of [LINE_S * FADE_IN_SHARE, 1.3, 1.7, 2.1]) {
      await demo.evaluate((figure, seconds) => {
        for (const animation of figure.getAnimations({ subtree: true })) {
          animation.pause();
          animation.currentTime = seconds * 1000;
        }
      }, time);
      expect((await composition(demo)).words.onCloud, `${time} s, ${width} px`).toBe(0);
    }
  }
});

test('words can be read on each of the three skies, and are clear of the focus ring of a cloud', async ({
  page,
}) => {
  const demo = await openToy(page);
  const cloud = button(demo, 'Big cloud');
  const ring = cloud.locator('path').first();
  await cloud.focus();
  await page.keyboard.press('Shift');
  await expect(cloud).toHaveCSS('outline-style', 'none');
  const color = await words(demo).evaluate((text) => getComputedStyle(text).color);
  await expect(ring).toHaveCSS('stroke', color);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const text = await words(demo).boundingBox();
    const { y = 0, height = 0 } = (await ring.boundingBox()) ?? {};
    expect(text?.y, `at ${width} px`).toBeGreaterThan(y + height + 2);
  }

  const seen = new Set<string>();
  for (const sky of ['Midnight blue', 'Pure black', 'Light sky blue']) {
    await button(demo, sky).click();
    await expect(button(demo, sky)).toHaveAttribute('aria-pressed', 'true');
    const [ink, ...papers] = await words(demo).evaluate((line) => {
      const ground = getComputedStyle(line.closest('[data-sky]') ?? line).backgroundImage;
      return [getComputedStyle(line).color, ...(ground.match(/rgb\([^)]*\)/g) ?? [])];
    });
    seen.add(String(papers));
    expect(papers).toHaveLength(2);
    for (const paper of papers) expect(contrast(ink ?? '', paper)).toBeGreaterThanOrEqual(4.5);
  }
  expect(seen.size).toBe(3);
});

test('rubbing along a cloud leaves a trail of hearts, and a click is still a touch', async ({
  page,
}) => {
  await holdAnimations(page, '[data-heart]');
  const demo = await openMovingToy(page);
  const [x, y] = await pointOn(button(demo, 'Big cloud'), 0.25, 0.5);
  const rub = async (...ways: (readonly [dx: number, dy: number])[]) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (const [dx, dy] of ways) await page.mouse.move(x + dx, y + dy);
    await page.mouse.up();
  };
  await rub([60, 0], [118, 0]);
  // One for every 24 px, and none for the click at the end.
  await expect(hearts(demo)).toHaveCount(4);
  await touchCloud(demo, 'Big cloud');
  await expect(hearts(demo)).toHaveCount(7);
  // No hearts off the cloud, and a limited number on it.
  await rub([0, 400], [-100, 400]);
  expect(await hearts(demo).count()).toBeLessThan(12);
  await rub(...Array.from({ length: 14 }, (_, index) => [index % 2 ? 0 : 118, 0] as const));
  await expect(hearts(demo)).toHaveCount(24);
});

test('every touch of a cloud releases hearts, up to a limit; the frog hops and says a word instead', async ({
  page,
}) => {
  await holdAnimations(page, '[data-heart], [data-frog], [data-awake]');
  const demo = await openMovingToy(page);
  await touchCloud(demo, 'Small cloud');
  await expect(hearts(demo)).toHaveCount(3);
  await touchCloud(demo, 'Wide cloud');
  await expect(demo.getByRole('status').last()).toHaveText(/releases hearts/);
  // Fast fingers.
  await button(demo, 'Big cloud').evaluate((cloud: HTMLButtonElement) => {
    for (let taps = 0; taps < 30; taps++) cloud.click();
  });
  await expect(hearts(demo)).toHaveCount(24);
  await finishAnimations(hearts(demo));
  await expect(hearts(demo)).toHaveCount(0);

  await button(demo, 'Frog').click();
  await expect(demo.getByRole('status').last()).toHaveText('The frog opens its eyes: “Ribbit.”');
  const visible = () =>
    demo
      .locator('[data-awake]')
      .evaluateAll((parts) => parts.map((part) => part.getAnimations().length > 0));
  await expect.poll(visible).toEqual([true, true]);
  const hops = () =>
    demo.locator('[data-frog]').evaluate((frog) => {
      const top = () => frog.getBoundingClientRect().top;
      const before = top();
      const hop = frog.getAnimations().at(-1);
      hop?.pause();
      if (hop) hop.currentTime = 300;
      return before - top();
    });
  await page.keyboard.press('Enter');
  await expect.poll(hops).not.toBe(0);
  await expect(hearts(demo)).toHaveCount(0);
});

/** Contrast of two colors as WCAG has it. */
function contrast(one: string, other: string) {
  const light = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? [])
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('two fingers rub two clouds, a stroke ends with its own finger or with Escape, and hearts rest where they are released', async ({
    page,
  }) => {
    await holdAnimations(page, '[data-heart]');
    const demo = await openToy(page);
    const fingers = createFingers(page);
    const [big, small] = [
      await pointOn(button(demo, 'Big cloud'), 0.35, 0.5),
      await pointOn(button(demo, 'Small cloud'), 0.35, 0.5),
    ];
    const count = (expected: number) => expect(hearts(demo)).toHaveCount(expected);
    await fingers.press(1, big);
    await fingers.move(1, [big[0] + 30, big[1]]);
    await count(1);
    await fingers.press(2, small);
    await fingers.move(2, [small[0] + 30, small[1]]);
    await count(2);
    await fingers.lift(2);
    await fingers.move(1, [big[0] + 55, big[1]]);
    await count(3);
    await page.keyboard.press('Escape');
    await fingers.move(1, big);
    await fingers.lift(1);
    await count(3);

    const [x, y] = big;
    await stroke(page, [big, [x + 30, y]]);
    await count(4);
    const last = await pointOn(hearts(demo).last());
    expect(Math.hypot(last[0] - x - 24, last[1] - y)).toBeLessThan(2);
    await button(demo, 'Big cloud').click();
    await count(7);
    await expect(demo.locator('[data-sky]')).toHaveCSS('touch-action', 'pan-y pinch-zoom');
  });
});

test('text twice as large stays below the clouds, inside the rainbow, and isn’t cut off', async ({
  page,
}) => {
  const demo = await openToy(page);
  await page.locator('html').evaluate(({ style }) => (style.fontSize = '200%'));
  /** Clouds over the words, where the words are in the arch, and the room beside them, px. */
  const measure = () =>
    demo.evaluate((figure) => {
      const range = document.createRange();
      range.selectNodeContents(figure.querySelector('[data-words]') ?? figure);
      const text = range.getBoundingClientRect();
      const clouds = [...figure.querySelectorAll('[data-cloud] path')].filter((paper) => {
        const { left, right, bottom } = paper.getBoundingClientRect();
        return left < text.right && right > text.left && bottom > text.top + 8;
      }).length;
      const scene = figure.querySelector('[data-sky]')?.getBoundingClientRect() ?? text;
      const room = Math.min(text.left - scene.left, scene.right - text.right);
      const arch = figure.querySelector('svg[data-up]')?.getBoundingClientRect() ?? text;
      // The farthest corner of the text from the center of the arch, in its radii.
      const radius = arch.width / 2;
      const center = arch.left + radius;
      const up = arch.top + radius - text.top;
      const far = Math.hypot(Math.max(text.right - center, center - text.left), up) / radius;
      return { clouds, room, far: text.bottom < arch.top ? 0 : far };
    });
  for (const width of [1440, 390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    if (width > 320) await expect.poll(async () => (await measure()).clouds).toBe(0);
  }
  await button(demo, 'Begin').click();
  for (const line of lines) {
    await expect(words(demo)).toHaveText(line);
    expect((await measure()).room, line).toBeGreaterThan(0);
    await button(demo, 'Next').click();
  }
  await expect(words(demo)).toHaveText(THANKS);
  expect((await measure()).room, THANKS).toBeGreaterThan(0);
  // In a wide scene the corner of its box, above the letters, reaches the inner bands.
  for (const [width, limit] of [
    [390, 0.72],
    [1440, 0.78],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(async () => (await measure()).far, `at ${width} px`).toBeLessThan(limit);
  }
});
