import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { createStarterCard, rotateHue } from './starter-card.ts';

/** A red card, created once, because recoloring its pictures takes seconds. */
let card: Awaited<ReturnType<typeof createStarterCard>>;
beforeAll(async () => {
  card = await createStarterCard('<Cut> & "fold" $& {{lines}}', 0);
});

test('a color keeps its saturation and lightness when its hue is rotated', () => {
  expect(rotateHue([255, 0, 0], 120)).toEqual([0, 255, 0]);
  expect(rotateHue([255, 0, 0], -60)).toEqual([255, 0, 255]);
  expect(rotateHue([17, 39, 59], 360)).toEqual([17, 39, 59]);
  expect(rotateHue([128, 128, 128], 90)).toEqual([128, 128, 128]);
});

test('a new card has the requested hue in its colors and its picture', async () => {
  const { colors, files } = card;
  expect(colors).toMatchObject({ color: '#3b1111', textColor: '#ffffff' });
  expect(files['logo.svg']).not.toBe(await readFile('tools/commands/starter/logo.svg', 'utf8'));
  const { channels } = await sharp(files['background.jpg']).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect(red).toBeGreaterThan(green + 20);
  expect(red).toBeGreaterThan(blue + 20);
  expect(await sharp(files['background.jpg']).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1232,
    height: 2200,
  });
});

test('a new card has layers of its hue with a transparent ground', async () => {
  const { files } = card;
  const kite = files['layers/kite.webp'];
  const { width, height, channels } = await sharp(kite).metadata();
  expect([width, height, channels]).toEqual([1328, 2296, 4]);
  expect((await sharp(kite).stats()).isOpaque).toBe(false);
  const sky = (await sharp(files['layers/sky.webp']).stats()).channels;
  expect(sky[0]?.mean).toBeGreaterThan((sky[2]?.mean ?? 0) + 20);
});

test('the title logo contains the title as escaped text', async () => {
  const svg = String(card.files['title.svg']);
  expect(svg).toContain('<title>&lt;Cut&gt; &amp; &quot;fold&quot; $&amp; {{lines}}</title>');
  expect(svg.match(/<text /g)).toHaveLength(2);
  const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
  expect(width).toBeGreaterThan(height);
});
