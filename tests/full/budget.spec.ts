import { type Kind, measureFirstView, sumByKind } from '../setup/first-view.ts';
import { readScripts, compressedSizes } from '../setup/page-scripts.ts';
import { expect, test, WITH_MOTION } from '../setup/test.ts';

test.use(WITH_MOTION);

/** Transferred bytes by kind, headers included; numbers of requests and of elements. */
type Budget = Partial<Record<Kind, number>> & { requests: number; elements: number };

/** The site's icon: not every headless Chromium requests it. */
const icon = { Other: 2_000 };
const home = {
  ...icon,
  Document: 14_600,
  Stylesheet: 10_600,
  Script: 89_000,
  Font: 34_500,
  elements: 830,
};
/**
 * The document fits the initial congestion window of ten packets (RFC 6928). The script of a demo
 * near the first view may be loaded already.
 */
const caseStudy = {
  ...icon,
  Document: 14_600,
  Stylesheet: 14_500,
  Script: 114_000,
  elements: 1_160,
};
const onPhone = { ...caseStudy, Font: 34_500, Image: 98_000, requests: 41 };
const onDesktop = { ...caseStudy, Font: 34_500, Image: 118_000, requests: 43 };

/** One page for each kind of content: the home page, text, a demo below the first view, videos, star counts. */
const BUDGETS: Record<string, Record<'390x844' | '1440x900', Budget>> = {
  '/': {
    '390x844': { ...home, Image: 175_000, requests: 35 },
    '1440x900': { ...home, Image: 320_000, requests: 39 },
  },
  '/plain': { '390x844': onPhone, '1440x900': onDesktop },
  '/demo': { '390x844': onPhone, '1440x900': onDesktop },
  '/recordings': { '390x844': onPhone, '1440x900': onDesktop },
  // Star counts that arrive later are requested once (app/stars/use-stars.ts).
  '/projects': {
    '390x844': { ...onPhone, Fetch: 1_000 },
    '1440x900': { ...onDesktop, Fetch: 1_000 },
  },
};

for (const [route, sizes] of Object.entries(BUDGETS)) {
  for (const [size, budget] of Object.entries(sizes)) {
    test(`the first view of ${route} at ${size} stays within its budget and loads no unused picture or font`, async ({
      page,
    }) => {
      const [width = 0, height = 0] = size.split('x').map(Number);
      await page.setViewportSize({ width, height });
      const view = await measureFirstView(page, route);
      const { requests, elements, ...kinds } = budget;
      for (const [kind, bytes = 0] of Object.entries(sumByKind(view.received))) {
        const allowed = kinds[kind as Kind] ?? 0;
        expect(bytes, `bytes of kind ${kind}`).toBeLessThanOrEqual(allowed);
      }
      expect(view.received.length, 'requests').toBeLessThanOrEqual(requests);
      expect(view.elements, 'elements').toBeLessThanOrEqual(elements);
      expect(view.layoutShifts, 'layout shifts').toEqual([]);
      expect(view.hiddenAnimations, 'animations out of view').toEqual([]);

      const ofKind = (kind: Kind) => view.received.filter((response) => response.kind === kind);
      for (const { address } of ofKind('Other')) expect(address).toBe('/favicon.svg');
      for (const { address } of ofKind('Fetch')) expect(address).toBe('/stars');
      const pictures = ofKind('Image').map(({ address }) => address);
      expect(pictures.length).toBeGreaterThan(3);
      expect(pictures.filter((address) => !view.pictures.includes(address))).toEqual([]);
      expect(ofKind('Font').length).toBe(view.fonts);
    });
  }
}

test('all JavaScript of / is at most 92 KB', async ({ page }) => {
  const scripts = await readScripts(page, '/');
  const sizes = compressedSizes(scripts);
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  test.info().annotations.push({ type: 'bytes', description: `${total}` });
  expect(Object.keys(scripts.files).length).toBeGreaterThan(3);
  expect(total, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(92_000);
});
