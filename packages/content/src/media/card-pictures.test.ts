import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardGradient } from '../schema/card-gradient.ts';
import { contrast, contrastOnPicture } from './card-pictures.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'contrast-'))));
afterAll(() => rm(folder, { recursive: true }));

const COLORS = { color: '#000000', textColor: '#ffffff' };

/** Draws the CSS gradient of a card over a white picture. @returns the gray at a height, % from the bottom */
async function drawGradient() {
  const css = cardGradient('black').replaceAll(/calc\((\d+)% \/ 2\)/g, (_, it) => `${it / 2}%`);
  const stop = (offset: string | undefined, opacity: number) =>
    `<stop offset="${offset}%" stop-opacity="${opacity}"/>`;
  const [, solid, share, middle, end] =
    /black (\S+)%, color-mix\(in srgb, black (\S+)%, transparent\) (\S+)%, transparent (\S+)%/.exec(
      css,
    ) ?? [];
  const stops = stop(solid, 1) + stop(middle, Number(share) / 100) + stop(end, 0);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="2000"><linearGradient id="a" x2="0" y1="1" y2="0">${stops}</linearGradient><rect width="10" height="2000" fill="#fff"/><rect width="10" height="2000" fill="url(#a)"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  return (height: number) => data[Math.round((1 - height / 100) * 2000) * 10 * info.channels] ?? 0;
}

test('the contrast of a card’s text is calculated with the gradient that the card has', async () => {
  const grayAt = await drawGradient();
  const contrastAt = (height: number) =>
    contrast(`#${Buffer.alloc(3, grayAt(height)).toString('hex')}`, COLORS.textColor);
  for (const height of [7, 8, 9, 11, 13, 15]) {
    // The picture is black with a white line.
    const file = path.join(folder, `${height}.png`);
    const top = Math.round((1 - height / 100) * 1380) - 10;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="770" height="1380"><rect width="770" height="1380"/><rect y="${top}" width="770" height="20" fill="#fff"/></svg>`;
    await sharp(Buffer.from(svg)).png().toFile(file);
    const ratio = await contrastOnPicture(file, COLORS);
    expect(ratio, `at ${height} %`).toBeGreaterThan(contrastAt(height + 1));
    expect(ratio, `at ${height} %`).toBeLessThan(contrastAt(height - 1));
  }
});
