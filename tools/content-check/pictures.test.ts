import fc from 'fast-check';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contrastOnAnyPicture, contrastOnPicture } from './pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('the contrast with a picture is never below the minimum for all pictures', async () => {
  const channel = fc.oneof(fc.constantFrom(0, 255), fc.integer({ min: 0, max: 255 }));
  const rgb = fc.tuple(channel, channel, channel);
  const hex = rgb.map(
    (channels) => `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`,
  );
  let count = 0;
  await fc.assert(
    fc.asyncProperty(hex, hex, rgb, async (color, textColor, [r, g, b]) => {
      const file = path.join(folder, `${count++}.png`);
      const background = { r, g, b };
      await sharp({ create: { width: 77, height: 138, channels: 3, background } }).toFile(file);
      const seen = await contrastOnPicture(file, { color, textColor });
      expect(contrastOnAnyPicture({ color, textColor })).toBeLessThanOrEqual(seen);
    }),
    { numRuns: 200 },
  );
});
