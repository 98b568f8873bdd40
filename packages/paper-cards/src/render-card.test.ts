import { SCENES } from './names.ts';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createRandom } from './paper/random.ts';
import { type CardSettings, drawCard } from './draw-card.ts';
import { MOTIFS } from './motif-list.ts';
import { createGround, drawSheets, pixelsOf } from './render/draw-sheets.ts';
import { type Picture, printPictures } from './render/prints.ts';
import { renderCard, renderFlat } from './render-card.ts';
import { renderShare, renderSiteShare } from './share.ts';

/** px per unit: cards of 77 x 138 px. */
const SMALL = 1 / 8;
/** Phones crop the rest of a card, units; less one of its pixels. */
const SAFE = { left: 62 - 8, right: 554 };
/** Where a card's text is, units. */
const TEXT = { left: 0, top: 908, width: 616, height: 192 };

async function createPicture(width: number, height: number, svg: string): Promise<Picture> {
  const file = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${svg}</svg>`;
  return { data: await sharp(Buffer.from(file)).png().toBuffer(), width, height };
}

const filled = (width: number, height: number, color: string) =>
  createPicture(width, height, `<rect width="100%" height="100%" fill="${color}"/>`);

test('the same card has the same bytes', async () => {
  const picture = await filled(400, 300, 'teal');
  for (const kind of ['pattern', 'screens', 'photo'] as const) {
    const input = { slug: 'bytes', hue: 250, card: { kind }, pictures: [picture] };
    const [once, again] = [
      await renderCard(drawCard(input), [picture], SMALL),
      await renderCard(drawCard(input), [picture], SMALL),
    ];
    expect(once).toEqual(again);
  }
});

test('layers have the size and bleed of painted ones, and are not empty', async () => {
  const { flat, layers } = await renderCard(drawCard({ slug: 'size', hue: 80 }), [], 0.5);
  expect(await sharp(flat).metadata()).toMatchObject({ width: 308, height: 550 });
  for (const { png } of layers) {
    expect(await sharp(png).metadata()).toMatchObject({ width: 332, height: 574 });
    const { channels } = await sharp(png).stats();
    expect(channels[3]?.max).toBeGreaterThan(200);
  }
});

test('odd pictures are drawn in every scene', { tags: ['full'] }, async () => {
  const pictures = await Promise.all([
    filled(1, 1, 'red'),
    filled(4000, 120, 'gold'),
    filled(90, 3000, 'navy'),
    createPicture(600, 400, '<circle cx="300" cy="200" r="120" fill="white"/>'),
  ]);
  const cards: CardSettings[] = [
    ...SCENES.screens.map((scene) => ({ kind: 'screens', scene }) as const),
    ...SCENES.photo.map((scene) => ({ kind: 'photo', scene }) as const),
  ];
  for (const card of cards) {
    for (const picture of pictures) {
      const drawing = drawCard({ slug: 'odd', hue: 300, card, pictures: [picture] });
      const flat = await renderFlat(drawing, [picture], SMALL);
      expect((await sharp(flat).stats()).isOpaque).toBe(true);
    }
  }
  for (const motif of SCENES.pattern) {
    const drawing = drawCard({ slug: 'odd', hue: 300, card: { kind: 'pattern', motif } });
    expect((await sharp(await renderFlat(drawing, [], SMALL)).stats()).isOpaque).toBe(true);
  }
});

test('under a light picture with transparent parts lies a paper of the card', async () => {
  const kite = await createPicture(
    600,
    400,
    '<path d="M300 40L420 200L300 360L180 200Z" fill="white"/>',
  );
  const card = { kind: 'screens', scene: 'table' } as const;
  const drawing = drawCard({ slug: 'kite', hue: 300, card, pictures: [kite] });
  const [print] = await printPictures(drawing, [kite], 1);
  const [red = 0, green = 0, blue = 0] =
    print?.getContext('2d').getImageData(0, 0, 1, 1).data ?? [];
  const corner = `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  expect(corner).toBe(drawing.palette.deep);
});

test('phones, which crop a card, show the whole hero of every pattern', async () => {
  for (const motif of SCENES.pattern) {
    for (const slug of ['a', 'b', 'c']) {
      const { layers, palette } = drawCard({ slug, hue: 40, card: { kind: 'pattern', motif } });
      const hero = layers.find(({ name }) => name === MOTIFS[motif].hero);
      if (!hero) throw new Error(`${motif} has no hero`);
      const ground = createGround({ left: 0, top: 0, width: 616, height: 900 }, SMALL);
      drawSheets(ground, hero.sheets, palette);
      const { data, width, height } = pixelsOf(ground);
      // Shadows are fainter.
      const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
        Array.from({ length: height }, (_, y) => y).some(
          (y) => (data[(y * width + x) * 4 + 3] ?? 0) > 200,
        ),
      );
      expect(Math.min(...columns) / SMALL, `${motif} on the left`).toBeGreaterThan(SAFE.left);
      expect(Math.max(...columns) / SMALL, `${motif} on the right`).toBeLessThan(SAFE.right);
    }
  }
});

test(
  'white text has enough contrast with 200 cards of random hues, kinds and pictures',
  { tags: ['full'] },
  async () => {
    const random = createRandom(2026);
    const color = () =>
      `hsl(${random.whole(0, 359)} ${random.whole(0, 100)}% ${random.whole(0, 100)}%)`;
    const pictures = await Promise.all(
      Array.from({ length: 12 }, () =>
        filled(random.whole(1, 300), random.whole(1, 300), random.chance(0.2) ? 'white' : color()),
      ),
    );
    let lowest = Infinity;
    for (let index = 0; index < 200; index++) {
      const kind = random.pick(['pattern', 'screens', 'photo'] as const);
      const shown = kind === 'pattern' ? [] : [pictures[index % 12], pictures[(index + 5) % 12]];
      const used = shown.flatMap((picture) => picture ?? []);
      const drawing = drawCard({
        slug: `random-${index}`,
        hue: random.between(0, 360),
        card: { kind },
        pictures: used,
      });
      const prints = await printPictures(drawing, used, SMALL);
      const ground = createGround(TEXT, SMALL);
      const sheets = drawing.layers.flatMap((layer) => layer.sheets);
      drawSheets(ground, sheets, drawing.palette, prints);
      const { data } = pixelsOf(ground);
      for (let at = 0; at < data.length; at += 4) {
        const [r = 0, g = 0, b = 0, alpha] = data.subarray(at, at + 4);
        expect(alpha).toBe(255);
        const background = { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
        lowest = Math.min(lowest, wcagContrast('white', background));
      }
    }
    expect(lowest).toBeGreaterThanOrEqual(7);
  },
);

test('a card that lacks a picture is refused', async () => {
  const card = { kind: 'photo' } as const;
  const drawing = drawCard({ slug: 'gone', hue: 0, card, pictures: [{ width: 9, height: 9 }] });
  await expect(renderFlat(drawing, [], SMALL)).rejects.toThrow('Picture 1 of the card is missing');
});

/** The red, green and blue of a pixel. */
async function pixelAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 });
  return [...(await pixel.raw().toBuffer())];
}

test('the picture for sharing has its title beside the card', async () => {
  const drawing = drawCard({ slug: 'share', hue: 200 });
  const title =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100" width="200" height="100"><path d="M0 0h200v100H0Z" fill="#fe0102"/></svg>';
  const flat = await renderFlat(drawing, [], SMALL);
  const share = await renderShare(drawing.palette, flat, Buffer.from(title));
  expect(await sharp(share).metadata()).toMatchObject({ width: 1200, height: 630 });
  // A JPEG is not exact.
  const [red = 0, green = 0, blue = 0] = await pixelAt(share, 875, 260);
  expect(red).toBeGreaterThan(245);
  expect(Math.max(green, blue)).toBeLessThan(12);
});

test('the picture for sharing the site has its cards on the color of the theme', async () => {
  const drawing = drawCard({ slug: 'share', hue: 200 });
  const share = await renderSiteShare(drawing.palette, [], '#663399');
  const [red = 0, green = 0, blue = 0] = await pixelAt(share, 20, 20);
  // A JPEG is not exact.
  for (const difference of [red - 0x66, green - 0x33, blue - 0x99]) {
    expect(Math.abs(difference)).toBeLessThan(6);
  }
});
