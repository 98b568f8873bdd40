import type { Page } from '@playwright/test';
import { unfinishedPictureSite } from '../setup/slow-site.ts';
import { expect, holdBack, open, rendered, test, WITH_MOTION } from '../setup/test.ts';

test.use(WITH_MOTION);

const video = (page: Page) => page.locator('[data-video]:not([hidden])').first();
const state = (name: string) => ['data-state', name] as const;

const scrollTo = (page: Page, share: number) =>
  // Scrolls until this fraction of the video is in view.
  video(page).evaluate((element, visible) => {
    const main = element.closest('main');
    const { top, height } = element.getBoundingClientRect();
    main?.scrollBy(0, top - window.innerHeight + height * visible);
  }, share);

/** Whether the browser has created the play button of the video. */
async function hasButton(page: Page, label: 'play' | 'pause') {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  await client.detach();
  return nodes.some(({ role, name }) => role?.value === 'button' && name?.value === label);
}

const isPaused = (page: Page) =>
  video(page)
    .locator('video')
    .evaluate((v: HTMLVideoElement) => v.paused);

test('a picture has AVIF, WebP and a fallback in files of those formats, a size, and lazy loading', async ({
  page,
  request,
}) => {
  await open(page, '/media');
  const picture = page.locator('article picture').first();
  await expect(picture.locator('source[type="image/avif"]')).toHaveAttribute(
    'srcset',
    /300w.+1104w/,
  );
  await expect(picture.locator('source[type="image/webp"]')).toHaveAttribute(
    'srcset',
    /736w.+1392w/,
  );
  const image = picture.locator('img');
  await expect(image).toHaveAttribute('src', /\.jpe?g$/);
  await expect(image).toHaveAttribute('loading', 'lazy');
  await expect(image).toHaveAttribute('alt', 'A plain sheet');
  const { width, height } = await image.evaluate((img: HTMLImageElement) => ({
    width: img.width,
    height: img.height,
  }));
  expect(width / height).toBeCloseTo(1400 / 900, 1);
  const look = await image.evaluate((img) => {
    const { borderRadius, backgroundColor } = getComputedStyle(img);
    return { borderRadius, backgroundColor };
  });
  expect(look).toEqual({ borderRadius: '8px', backgroundColor: 'rgb(211, 211, 211)' });

  const files = await picture.evaluate((element) =>
    [...element.children].map((child) => ({
      type: child.getAttribute('type') ?? 'image/jpeg',
      src: (child.getAttribute('srcset') ?? child.getAttribute('src') ?? '').split(' ')[0],
    })),
  );
  expect(files.length).toBe(3);
  for (const { type, src } of files) {
    const response = await request.get(src ?? '');
    expect(response.headers()['content-type']).toBe(type);
    expect(response.headers()['cache-control']).toContain('immutable');
  }
});

test('a picture that is partly painted when the scripts start stays visible', async ({
  page,
  baseURL,
}) => {
  const site = await unfinishedPictureSite(baseURL ?? '', /sheet.*\.(avif|webp|jpe?g)$/);
  try {
    // Its load event never fires.
    await page.goto(`${site.url}/media`, { waitUntil: 'commit' });
    const image = page.getByAltText('A plain sheet');
    await expect
      .poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .not.toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('touchstart')));
    await page.waitForSelector('html[data-ready]');
    expect(await image.evaluate((img: HTMLImageElement) => img.complete)).toBe(false);
    await expect(image).not.toHaveAttribute('data-loading', '');
    await expect(image).toHaveCSS('opacity', '1');
  } finally {
    await page.close();
    site.close();
  }
});

test('a small picture is shown at its own size, and a transparent one on nothing but the page', async ({
  page,
}) => {
  await open(page, '/media');
  const mark = page.getByAltText('A small mark');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await mark.scrollIntoViewIfNeeded();
    await expect(mark).toHaveCSS('width', '200px');
    await expect(mark).toHaveCSS('height', '100px');
    await expect(mark).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    const text = await page.getByText('A line of text').last().boundingBox();
    expect((await mark.boundingBox())?.x).toBe(text?.x);
  }
});

test.describe('an SVG in the text', () => {
  test.use({ expectedMessages: /Content Security Policy/ });

  test('is shown at its size, with its styles, and runs no script', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, '/media');
    const diagram = page.getByAltText('A diagram');
    await diagram.scrollIntoViewIfNeeded();
    await expect.poll(() => diagram.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(320);
    await expect(diagram).toHaveCSS('width', '320px');
    const color = await diagram.evaluate((image: HTMLImageElement) => {
      const context = document.createElement('canvas').getContext('2d');
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(160, 60, 1, 1).data ?? [])];
    });
    expect(color).toEqual([31, 74, 51, 255]);

    const address = (await diagram.getAttribute('src')) ?? '';
    expect(address).toMatch(/\.svg$/);
    await page.goto(address);
    await expect(page.locator('svg')).toBeVisible();
    await expect(page.locator('svg')).not.toHaveAttribute('data-ran', '');
    expect(requested).not.toContain('/ran');
  });
});

test.describe('a picture that fails', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('is shown as far as it has loaded; one that arrives late, when it has loaded', async ({
    page,
  }) => {
    const image = page.getByAltText('A plain sheet');
    await page.route('**/sheet-*', (route) => route.abort());
    await open(page, '/media');
    await expect(image).toHaveCSS('opacity', '1');
    await page.unroute('**/sheet-*');

    const release = await holdBack(page, '**/sheet-*');
    await page.goto('/media', { waitUntil: 'commit' });
    await expect(image).toHaveCSS('opacity', '0');
    release();
    await expect(image).toHaveCSS('opacity', '1');
    await expect(image).toHaveCSS('transition-duration', '0.1s');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('pictures are visible, and videos have controls and the types of their files', async ({
    page,
  }) => {
    await page.goto('/media');
    await expect(page.getByAltText('A plain sheet')).toHaveCSS('opacity', '1');
    await expect.poll(() => hasButton(page, 'play')).toBe(true);
    const declared = await page
      .locator('[data-video] source[src]')
      .evaluateAll((all) =>
        all.map((source) => [
          source.getAttribute('src')?.replace(/.*\./, ''),
          source.getAttribute('type'),
        ]),
      );
    expect(declared).toEqual([
      ['mp4', 'video/mp4'],
      ['webm', 'video/webm'],
    ]);
  });
});

test.describe('under reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a video has controls once it is near, and loads and plays only on request', async ({
    page,
  }) => {
    const videos: string[] = [];
    page.on('request', (request) => videos.push(...(/[^/]+\.mp4$/.exec(request.url()) ?? [])));
    await open(page, '/media');
    const element = video(page).locator('video');
    for (const attribute of ['muted', 'loop', 'playsinline', 'controls']) {
      await expect(element).toHaveAttribute(attribute, '');
    }
    await expect(element).toHaveAttribute('preload', 'none');
    await expect(element).toHaveAccessibleName('A test clip');
    const poster = video(page).locator('img');
    await expect(poster).toHaveAttribute('loading', 'lazy');
    const avif = video(page).locator('source[type="image/avif"]');
    await expect(avif).toHaveAttribute('srcset', /400w.+800w/);
    await expect(video(page)).toHaveCSS('border-radius', '8px');

    await scrollTo(page, -1);
    await expect(video(page)).toHaveAttribute('data-far', '');
    expect(await hasButton(page, 'play')).toBe(false);
    await scrollTo(page, -0.1);
    await expect.poll(() => hasButton(page, 'play')).toBe(true);

    await scrollTo(page, 1);
    await rendered(page);
    await expect(video(page)).toHaveAttribute(...state('idle'));
    expect(videos).toEqual([]);
    await element.evaluate((v: HTMLVideoElement) => v.play());
    await expect(video(page)).toHaveAttribute(...state('playing'));
    expect(videos).not.toEqual([]);
    await expect(page.locator('[data-video][hidden]')).toHaveCount(1);
    await expect(page.locator('[data-video][hidden]')).toBeHidden();
  });
});

test.describe('with scripts that fail to load', () => {
  test.use({ reducedMotion: 'reduce', expectedMessages: /Failed to load resource/ });

  test('the controls of a video are created on hover and on focus', async ({ page }) => {
    await page.route('**/static/*.js', (route) => route.abort());
    await page.goto('/media');
    await scrollTo(page, 1);
    expect(await hasButton(page, 'play')).toBe(false);
    await video(page).hover();
    await expect.poll(() => hasButton(page, 'play')).toBe(true);
    await page.mouse.move(0, 0);
    await expect.poll(() => hasButton(page, 'play')).toBe(false);
    await video(page).locator('video').focus();
    await expect.poll(() => hasButton(page, 'play')).toBe(true);
  });
});

test('a video plays while at least half of it is in view, and pauses otherwise', async ({
  page,
}) => {
  await open(page, '/media');
  await scrollTo(page, 0.4);
  await rendered(page);
  await expect(video(page)).toHaveAttribute(...state('idle'));
  await scrollTo(page, 0.6);
  await expect(video(page)).toHaveAttribute(...state('playing'));
  expect(await isPaused(page)).toBe(false);
  await scrollTo(page, 0.4);
  await expect(video(page)).toHaveAttribute(...state('paused'));
  expect(await isPaused(page)).toBe(true);
  await scrollTo(page, 0.9);
  await expect(video(page)).toHaveAttribute(...state('playing'));

  // So low that half of it is never in view: it plays while it fills half the window.
  const { height = 0 } = (await video(page).boundingBox()) ?? {};
  const low = Math.round(height * 0.4);
  await page.setViewportSize({ width: 1440, height: low });
  for (const [share, name] of [
    [0.15, 'paused'],
    [0.25, 'playing'],
    [1.15, 'playing'],
    [1.25, 'paused'],
  ] as const) {
    await scrollTo(page, share);
    await expect(video(page)).toHaveAttribute(...state(name));
  }
});

test('a video shows a loading animation until its first data arrives, and its controls on hover and on focus', async ({
  page,
}) => {
  const release = await holdBack(page, '**/*.mp4');
  await open(page, '/media');
  await scrollTo(page, 1);
  await expect(video(page)).toHaveAttribute(...state('loading'));
  await expect(video(page).locator('svg')).toBeVisible();
  release();
  await expect(video(page)).toHaveAttribute(...state('playing'));
  await expect(video(page).locator('svg')).toBeHidden();

  await expect.poll(() => hasButton(page, 'pause')).toBe(false);
  await video(page).hover();
  await expect.poll(() => hasButton(page, 'pause')).toBe(true);
  await page.mouse.move(0, 0);
  await expect.poll(() => hasButton(page, 'pause')).toBe(false);
  await video(page).locator('video').focus();
  await page.keyboard.press('Space');
  await expect(video(page)).toHaveAttribute(...state('paused'));
  await video(page).locator('video').blur();
  expect(await hasButton(page, 'play')).toBe(true);

  // Paused by the visitor, it stays so.
  await scrollTo(page, 0);
  await scrollTo(page, 1);
  await rendered(page);
  expect(await isPaused(page)).toBe(true);
});

test('one switch on / and on pages with motion pauses all motion, and is remembered', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.locator('[data-carousel] [data-motion-switch]')).toBeVisible();
  await open(page, '/plain');
  await expect(page.locator('[data-overlay] [data-motion-switch]')).toBeHidden();
  await open(page, '/media');
  await scrollTo(page, 1);
  await expect(video(page)).toHaveAttribute(...state('playing'));
  const motion = page.locator('[data-overlay] [data-motion-switch]');
  await expect(motion).toBeVisible();
  await expect(motion).toHaveAccessibleName('Pause animations');
  await expect(motion).toHaveAttribute('aria-pressed', 'false');
  await motion.evaluate((button: HTMLButtonElement) => button.click());
  await expect(motion).toHaveAttribute('aria-pressed', 'true');
  await expect(video(page)).toHaveAttribute(...state('paused'));
  await page.reload();
  await expect(motion).toHaveAttribute('aria-pressed', 'true');
  await scrollTo(page, 1);
  await rendered(page);
  await expect(video(page)).toHaveAttribute(...state('idle'));
  await motion.evaluate((button: HTMLButtonElement) => button.click());
  await expect(video(page)).toHaveAttribute(...state('playing'));
});

test.describe('a video that cannot be played', () => {
  test.use({ expectedMessages: /^error: Video could not be played: .*clip/ });

  test('is logged; the loading animation ends and the poster stays', async ({ page }) => {
    await page.route('**/clip-*.mp4', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'This is text, not a video.' }),
    );
    const logged = page.waitForEvent('console', (message) => message.type() === 'error');
    await open(page, '/media');
    await scrollTo(page, 1);
    await logged;
    await expect(video(page)).toHaveAttribute(...state('error'));
    await expect(video(page).locator('svg')).toBeHidden();
    await expect(video(page).locator('img')).toBeVisible();
    await scrollTo(page, 0);
    await rendered(page);
    await scrollTo(page, 1);
    await rendered(page);
    await expect(video(page)).toHaveAttribute(...state('error'));

    await test.step('once online again, it plays when it comes into view', async () => {
      await page.unroute('**/clip-*.mp4');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(video(page)).not.toHaveAttribute(...state('error'));
      await scrollTo(page, 0);
      await rendered(page);
      await scrollTo(page, 1);
      await expect(video(page)).toHaveAttribute(...state('playing'));
    });
  });
});
