/**
 * Compares every scene and lettering face with the picture of it in baselines/. After a change that is meant,
 * `UPDATE_BASELINES=1 npx vitest run packages/paper-cards` draws them again: look at each before you commit it.
 */
import { SCENES } from './names.ts';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type CardSettings, drawCard } from './draw-card.ts';
import { hashText } from './hash-text.ts';
import { drawTitle } from './lettering.ts';
import { FACE_NAMES } from './letters/faces.ts';
import { renderFlat } from './render-card.ts';

const FOLDER = path.join(import.meta.dirname, 'baselines');
/** Largest difference of a block, of 255: another processor rounds differently by less, a lost thing differs by more. */
const TOLERANCE = 6;
/** Width of a picture in blocks. */
const BLOCKS = 28;
/** px per unit: cards of 154 x 275 px. */
const SCALE = 1 / 4;

const blocksOf = (picture: Buffer) =>
  sharp(picture).removeAlpha().resize({ width: BLOCKS }).raw().toBuffer();

/** The largest difference of a channel of two blocks, of 255; infinite if the pictures have different sizes. */
async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([blocksOf(one), blocksOf(other)]);
  if (a.length !== b.length) return Infinity;
  return a.reduce((max, value, at) => Math.max(max, Math.abs(value - (b[at] ?? 0))), 0);
}

/** The difference of a PNG from the baseline of a name. */
async function fromBaseline(name: string, png: Buffer): Promise<number> {
  const file = path.join(FOLDER, `${name}.webp`);
  const drawn = await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();
  if (process.env.UPDATE_BASELINES) {
    mkdirSync(FOLDER, { recursive: true });
    if (!existsSync(file) || (await differenceOf(drawn, readFileSync(file))) > 0)
      writeFileSync(file, drawn);
  }
  return differenceOf(drawn, readFileSync(file));
}

const picture = async (width: number, height: number, color: string) => ({
  data: await sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 60" width="${width}" height="${height}" preserveAspectRatio="none">
        <rect width="60" height="60" fill="${color}"/><rect width="60" height="9" fill="#223"/>
        <circle cx="20" cy="30" r="11" fill="#fff"/><rect x="36" y="20" width="18" height="30" fill="#fc6"/></svg>`,
    ),
  )
    .png()
    .toBuffer(),
  width,
  height,
});

const cards: [name: string, card: CardSettings][] = [
  ...SCENES.pattern.map((motif) => [motif, { kind: 'pattern', motif }] as const),
  ...SCENES.screens.map((name) => [name, { kind: 'screens', scene: name }] as const),
  ...SCENES.photo.map((name) => [name, { kind: 'photo', scene: name }] as const),
].map(([name, card]) => [`${card.kind}-${name}`, card]);

test.each(cards)('%s looks like its baseline', async (name, card) => {
  const [page, phone] = [await picture(720, 450, '#8bd'), await picture(195, 422, '#c9a')];
  const pictures = { pattern: [], screens: [page, phone], photo: [page] }[card.kind];
  const hue = hashText(name) % 360;
  const drawing = drawCard({ slug: name, hue, card, pictures });
  const png = await renderFlat(drawing, pictures, SCALE);
  expect(await fromBaseline(name, png)).toBeLessThan(TOLERANCE);
});

test.each(FACE_NAMES)('a title in %s looks like its baseline', async (face) => {
  const { svg } = drawTitle({ title: 'Tide Tables', hue: 210, face });
  const title = sharp(Buffer.from(svg)).resize({ width: 240 }).flatten({ background: '#467' });
  const png = await title.png().toBuffer();
  expect(await fromBaseline(`face-${face}`, png)).toBeLessThan(TOLERANCE);
});
