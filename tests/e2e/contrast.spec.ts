import sharp from 'sharp';
import { CARDS, expect, open, test } from '../setup/test.ts';

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance([red, green, blue]: readonly number[]) {
  const [r, g, b] = [red, green, blue].map((channel = 0) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

test('the text of every card has enough contrast with its picture, on a desktop and on a phone', async ({
  page,
}) => {
  await open(page, '/');
  // The aspect ratio of a card is 0.56, or 0.45 in a portrait viewport.
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode()));
    });
    const found: Record<string, number> = {};
    for (const link of CARDS) {
      await page.keyboard.press(link === CARDS[0] ? 'Home' : 'ArrowRight');
      const text = page.locator(`[data-card="${link}"] a > span:last-of-type > span`);
      const { box, color } = await text.evaluate((element: HTMLElement) => {
        element.style.color = '';
        const style = getComputedStyle(element);
        const [red = 0, green = 0, blue = 0] = (style.color.match(/[\d.]+/g) ?? []).map(Number);
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width: w, height: h } = range.getBoundingClientRect();
        element.style.color = 'transparent';
        return { box: { x, y, width: w, height: h }, color: [red, green, blue] };
      });
      const picture = await page.screenshot({ clip: box });
      const { data } = await sharp(picture)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const ink = luminance(color);
      let lowest = Infinity;
      for (let at = 0; at < data.length; at += 3) {
        lowest = Math.min(lowest, contrast(ink, luminance(data.subarray(at, at + 3) as never)));
      }
      found[link] = lowest;
    }
    for (const [link, lowest] of Object.entries(found)) {
      expect(lowest, `contrast of ${link} at ${width}x${height}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
