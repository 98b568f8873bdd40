/** Videos that `npm run media` encodes: AV1, H.264 and a poster. */
import type { Locator, Page } from '@playwright/test';
import { expect, open, test, WITH_MOTION } from '../setup/test.ts';

test.use(WITH_MOTION);

/** The recordings of the page in their order, with the sizes in which they are shown, px. */
const RECORDINGS = [
  { name: 'first', width: 800, height: 483 },
  { name: 'second', width: 700, height: 1200 },
];

const recordings = (page: Page) => page.locator('article [data-video]');
const film = (recording: Locator) => recording.locator('video');
const poster = (recording: Locator) => recording.locator('img');

const show = (recording: Locator) =>
  recording.evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** Records the URLs of all requested videos. */
function watch(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) asked.push(request.url());
  });
  return asked;
}

const shape = (element: Locator) =>
  element.evaluate((box) => {
    const { width, height } = box.getBoundingClientRect();
    return width / height;
  });

/** A screenshot of the area above the controls, with or without the video itself. */
async function upperHalf(recording: Locator, visibility = 'visible') {
  await film(recording).evaluate((video: HTMLVideoElement, value) => {
    video.style.visibility = value;
  }, visibility);
  const { x = 0, y = 0, width = 0, height = 0 } = (await recording.boundingBox()) ?? {};
  return recording.page().screenshot({ clip: { x, y, width, height: height / 3 } });
}

test('recordings are fetched and played when they come into view, and lazily show posters of their size', async ({
  page,
}) => {
  const asked = watch(page);
  await open(page, '/recordings');
  await expect(recordings(page)).toHaveCount(RECORDINGS.length);
  expect(asked).toEqual([]);
  for (const [index, { name, width, height }] of RECORDINGS.entries()) {
    const recording = recordings(page).nth(index);
    await expect(recording).toHaveAttribute('data-state', 'idle');
    await expect(poster(recording)).toHaveAttribute('loading', 'lazy');
    for (const type of ['image/avif', 'image/webp']) {
      const source = recording.locator(`source[type="${type}"]`);
      await expect(source).toHaveAttribute('srcset', new RegExp(`400w.+${width}w`));
    }
    const before = await shape(recording);
    expect(before).toBeCloseTo(width / height, 3);
    await show(recording);
    await expect
      .poll(() => poster(recording).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await poster(recording).evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
      /\.avif$/,
    );
    await expect(recording).toHaveAttribute('data-state', 'playing');
    // Nothing moves when the video replaces the poster.
    expect(await shape(recording)).toBe(before);
    const played = film(recording);
    await expect(played).toHaveAccessibleName(/^.{60,}\.$/);
    const { source, size } = await played.evaluate((video: HTMLVideoElement) => ({
      source: video.currentSrc,
      size: [video.videoWidth, video.videoHeight],
    }));
    expect(source).toContain(`/${name}.av1-`);
    expect(size).toEqual([width, height + (height % 2)]);
    // Encoders round odd heights up; the extra row isn't shown.
    expect(await shape(played)).toBeCloseTo(width / height, 3);
    await expect
      .poll(() => played.evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0.1);
  }
  const [first] = await recordings(page).all();
  // Once another one plays, it is out of view.
  if (first) await expect(first).toHaveAttribute('data-state', 'paused');
  expect(new Set(asked).size).toBe(RECORDINGS.length);
});

test('under reduced motion recordings are neither played nor fetched until the visitor plays one', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const asked = watch(page);
  await open(page, '/recordings');
  for (const recording of await recordings(page).all()) {
    await show(recording);
    await expect
      .poll(() => poster(recording).evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(recording).toHaveAttribute('data-state', 'idle');
    // Once the poster has faded in.
    await expect(async () => {
      const seen = await upperHalf(recording);
      expect(seen.equals(await upperHalf(recording, 'hidden'))).toBe(true);
    }).toPass();
  }
  expect(asked).toEqual([]);
  const last = recordings(page).last();
  await film(last).focus();
  await film(last).press('Space');
  await expect(last).toHaveAttribute('data-state', 'playing');
  expect(asked).toHaveLength(1);
});

test.describe('in a browser without AV1', () => {
  test.use({ expectedMessages: /Failed to load resource/ });

  test('a recording plays in H.264', async ({ page }) => {
    await page.route('**/*.av1-*.mp4', (route) => route.abort());
    await open(page, '/recordings');
    const last = recordings(page).last();
    await show(last);
    await expect(last).toHaveAttribute('data-state', 'playing');
    expect(await film(last).evaluate((video: HTMLVideoElement) => video.currentSrc)).toContain(
      '/second.h264-',
    );
  });
});
