import { expect, test } from 'vitest';
import { ALERT_GROUND, ALERTS, CHANGES, INKS, MARKED, SHEET } from './text-colors.ts';

type Rgb = readonly number[];

const WHITE: Rgb = [255, 255, 255];
const rgb = (hex: string): Rgb =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
const mix = (over: Rgb, percent: number, ground: Rgb): Rgb =>
  over.map((value, index) => (value * percent + (ground[index] ?? 0) * (100 - percent)) / 100);

/** WCAG 2.2, definition of relative luminance. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The darkest hue that a case study can have, and saturated ones. */
const HUES = ['#000000', '#c00000', '#006000', '#0000c0', '#7a2f3b', '#5a3d24'].map(rgb);

test('each token of code can be read on each ground, in each hue', () => {
  for (const hue of HUES) {
    const sheet = mix(hue, SHEET, WHITE);
    const changed = Object.values(CHANGES).map(([color, percent]) =>
      mix(rgb(color), percent, sheet),
    );
    for (const ground of [sheet, mix(hue, MARKED, sheet), ...changed]) {
      for (const [kind, ink] of Object.entries(INKS)) {
        expect(contrast(rgb(ink), ground), `${kind} on ${ground.join()}`).toBeGreaterThanOrEqual(
          4.5,
        );
      }
    }
  }
});

test('the title of each alert can be read', () => {
  for (const [kind, color] of Object.entries(ALERTS)) {
    const ground = mix(rgb(color), ALERT_GROUND, WHITE);
    expect(contrast(rgb(color), ground), `title of ${kind}`).toBeGreaterThanOrEqual(4.5);
  }
});
