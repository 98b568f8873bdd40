import sharp from 'sharp';
import { expect, test } from 'vitest';
import { missingInPicture } from './owner-lines.ts';
import { letterPicture } from '../share.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const blank = await sharp({
  create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000' },
})
  .jpeg()
  .toBuffer();

/** Box of what is lettered on a black picture, px. */
async function boxOfLetters(name: string | undefined, jobTitle: string) {
  const picture = await letterPicture(blank, { name, jobTitle });
  const pixels = await sharp(picture).greyscale().raw().toBuffer();
  const lit = [...pixels.keys()].filter((index) => (pixels[index] ?? 0) > 128);
  const columns = lit.map((index) => index % WIDTH);
  const rows = lit.map((index) => Math.floor(index / WIDTH));
  const min = (all: number[]) => all.reduce((a, b) => Math.min(a, b), Infinity);
  const max = (all: number[]) => all.reduce((a, b) => Math.max(a, b), -Infinity);
  return { left: min(columns), right: max(columns), top: min(rows), bottom: max(rows) };
}

test('name and job title are in the middle of the lowest 120 px', async () => {
  const { left, right, top, bottom } = await boxOfLetters('Ines Moreau', 'Frontend engineer');
  expect((left + right) / 2).toBeCloseTo(WIDTH / 2, -1);
  expect(top).toBeGreaterThan(HEIGHT - 120);
  expect(bottom).toBeLessThan(HEIGHT - 8);
});

test('the job title takes the place of an unknown name', async () => {
  const alone = await boxOfLetters(undefined, 'Engineer');
  const below = await boxOfLetters('I', 'Engineer');
  expect(alone.right - alone.left).toBeGreaterThan(1.8 * (below.right - below.left));
});

test('a long name is smaller, so that it fits', async () => {
  const { left, right } = await boxOfLetters(
    'Maximilian Featherstone '.repeat(3).trim(),
    'Engineer',
  );
  expect(left).toBeGreaterThanOrEqual(40);
  expect(right).toBeLessThanOrEqual(WIDTH - 40);
});

test('letters that the font of western languages lacks are there as well', async () => {
  const all = await boxOfLetters('Łłł', 'E');
  const one = await boxOfLetters('ł', 'E');
  expect(all.right - all.left).toBeGreaterThan(1.5 * (one.right - one.left));
});

test('a name in any script that a font has is legible, and one that none has is left out', async () => {
  for (const name of ['Nguyễn Thị Hồng Ánh', 'Δημήτρης Παπάς', '山田太郎', 'محمد علي', 'דנה']) {
    expect([name, ...missingInPicture(name)]).toEqual([name]);
    const { left, right, top } = await boxOfLetters(name, 'Design → code');
    expect(top).toBeLessThan(545);
    expect(right - left).toBeGreaterThan(90);
  }
  expect(missingInPicture('김민수')).toEqual(['김', '민', '수']);
  const alone = await boxOfLetters(undefined, 'Engineer');
  expect(await boxOfLetters('김민수', 'Engineer')).toEqual(alone);
});
