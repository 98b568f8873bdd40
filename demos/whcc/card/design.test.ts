import { describe as group, expect, test } from 'vitest';
import { METAL_NAMES, METALS } from '../shared/foil.ts';
import { palette } from '../shared/palette.ts';
import type { Area } from '../shared/stencil.ts';
import {
  type Design,
  describe,
  FIRST_DESIGN,
  groundOf,
  LAYOUT_NAMES,
  LAYOUTS,
  PRODUCT_NAMES,
  PRODUCTS,
  THEME_NAMES,
  THEMES,
  withPhoto,
} from './design.ts';
import { arrange } from './layouts.ts';

/** WCAG 2.2: relative luminance. */
function luminance(color: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('words are readable on the paper of every theme', () => {
  for (const { paper, ink, accent, inside } of Object.values(THEMES)) {
    expect(contrast(ink, paper)).toBeGreaterThan(4.5);
    expect(contrast(accent, paper)).toBeGreaterThan(4.5);
    expect(contrast(inside, palette.paper)).toBeGreaterThan(4.5);
  }
});

test('foil stands out from the paper in every light, apart from glints', () => {
  for (const metal of METAL_NAMES) {
    const { onLight } = METALS[metal];
    for (const [paper, tones] of [
      ...THEME_NAMES.map((name) => [THEMES[name].paper, METALS[metal][groundOf(name)]] as const),
      [palette.paper, onLight] as const,
    ]) {
      for (const tone of tones.slice(0, -1)) {
        expect(contrast(tone, paper), `${metal} on ${paper}`).toBeGreaterThan(2);
      }
    }
  }
});

group('on every product, each layout', () => {
  const all = PRODUCT_NAMES.flatMap((product) =>
    LAYOUT_NAMES.map((layout) => ({ product, layout, ...arrange(product, layout) })),
  );
  const apart = (one: Area, other: Area) =>
    one.x + one.width <= other.x + 1e-9 ||
    other.x + other.width <= one.x + 1e-9 ||
    one.y + one.height <= other.y + 1e-9 ||
    other.y + other.height <= one.y + 1e-9;

  test('has the declared number of frames, none too small', () => {
    for (const { layout, frames } of all) {
      expect(frames).toHaveLength(LAYOUTS[layout]);
      for (const { width, height } of frames) expect(Math.min(width, height)).toBeGreaterThan(0.8);
    }
  });

  test('keeps photos, words and leaf on the card, without overlaps', () => {
    for (const { product, frames, greeting, line, leaf } of all) {
      const { width, height } = PRODUCTS[product];
      const areas = [...frames, greeting, line, ...(leaf ? [leaf] : [])];
      areas.forEach((area, index) => {
        expect(Math.min(area.x, area.y)).toBeGreaterThanOrEqual(0);
        expect(area.x + area.width).toBeLessThanOrEqual(width);
        expect(area.y + area.height).toBeLessThanOrEqual(height + 1e-9);
        for (const other of areas.slice(index + 1)) expect(apart(area, other)).toBe(true);
      });
    }
  });
});

test('a photo from another frame is swapped, a new one replaces, and none is used twice', () => {
  const photos = ['Heron', 'Fox', 'Owl', 'Castle'];
  expect(withPhoto(photos, 0, 'Owl')).toEqual(['Owl', 'Fox', 'Heron', 'Castle']);
  expect(withPhoto(photos, 1, 'Hare')).toEqual(['Heron', 'Hare', 'Owl', 'Castle']);
  expect(withPhoto(photos, 2, 'Owl')).toEqual(photos);
});

test('a card is described in a sentence, its inside only if it opens', () => {
  expect(describe(FIRST_DESIGN)).toBe(
    'Folded card, 5 × 7 in, midnight, gold foil, 1 photo, “With love” “from all of us”, inside “May your year be kind and bright.”.',
  );
  const plain: Partial<Design> = { foil: 'None', layout: 'Four', greeting: ' ', line: '' };
  expect(describe({ ...FIRST_DESIGN, ...plain, product: 'Postcard' })).toBe(
    'Postcard, 7 × 5 in, midnight, no foil, 4 photos, no words.',
  );
});
