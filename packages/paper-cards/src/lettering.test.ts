import sharp from 'sharp';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createRandom } from './paper/random.ts';
import { breakTitle } from './letters/break-title.ts';
import { boundsOf } from './letters/outlines.ts';
import { type Letter, setLine } from './letters/set-title.ts';
import { directionIn } from './letters/visual-order.ts';
import { drawTitle, FACE_NAMES, type TitleOptions } from './lettering.ts';

/** Width and height of an SVG, px. */
const svgSize = (svg: string) => {
  const [, width, height] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
  return { width: Number(width), height: Number(height) };
};

const draw = (title: string, options: Partial<TitleOptions> = {}) =>
  drawTitle({ title, face: 'rounded', hue: 150, ...options });

const middleOf = ({ outline }: Letter) => {
  const { left, right } = boundsOf([outline]);
  return (left + right) / 2;
};

/** Without spaces, and hyphens of broken words. */
const lettersOf = (text: string) => text.replaceAll(/[\s-]/g, '');

/** A title of 45 characters. */
const LONG = 'Collaborative Whiteboards for Nervous Meeting';

/** Share of a card of 180 px that has other colors than the ground. */
async function coverage(svg: string): Promise<number> {
  const { data, info } = await sharp(Buffer.from(svg))
    .resize({ width: 144, height: 67, fit: 'contain', background: '#f00' })
    .flatten({ background: '#f00' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  let drawn = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (!(data[at] === 255 && data[at + 1] === 0 && data[at + 2] === 0)) drawn++;
  }
  return drawn / (info.width * info.height);
}

test('the same title in the same face and hue is the same file, byte by byte', () => {
  expect(draw('Pocket Observatory').svg).toBe(draw('Pocket Observatory').svg);
  expect(draw('Pocket Observatory', { hue: 20 }).svg).not.toBe(draw('Pocket Observatory').svg);
});

test('titles of 1, 3 and 45 characters fill their place on the card, in at most 12 KB, in each face', async () => {
  for (const face of FACE_NAMES) {
    for (const title of face === 'rounded' ? ['W', 'Ada', LONG] : [LONG]) {
      const { svg, width, height } = draw(title, { face });
      expect(width).toBeLessThanOrEqual(494);
      expect(height).toBeLessThanOrEqual(232);
      expect(svgSize(svg)).toEqual({ width, height });
      expect(brotliCompressSync(svg).length).toBeLessThan(12_000);
      expect(await coverage(svg)).toBeGreaterThan(title === 'W' ? 0.1 : 0.2);
    }
  }
});

test('lines are of similar length, at most three, and none is longer than it has to be', () => {
  expect(draw('Ada').lines).toEqual(['Ada']);
  expect(draw('Ember Keyboard').lines).toEqual(['Ember', 'Keyboard']);
  expect(draw('The Quiet Data Company Design System').lines).toEqual([
    'The Quiet',
    'Data Company',
    'Design System',
  ]);
  for (const face of FACE_NAMES) {
    const lengths = breakTitle(LONG, face).lines.map((line) => line.length);
    expect(lengths).toHaveLength(3);
    expect(Math.max(...lengths) / Math.min(...lengths)).toBeLessThan(2);
  }
});

test('each letter is drawn once, whatever the lines', () => {
  for (const title of [
    LONG,
    'Żółw & Gęś: gra językowa (v2.0)',
    'Xin chào Việt Nam',
    'İstanbul Günlüğü',
    'Москва: карта метро',
    'Ελληνικά Γράμματα',
    '東京メトロ路線図',
    'Donaudampfschifffahrtsgesellschaft',
    'SuperSailboatsGeneratorForEveryone',
  ]) {
    for (const face of FACE_NAMES) {
      const { set } = breakTitle(title, face);
      const drawn = set.flatMap(({ letters }) => letters.map(({ text }) => text)).join('');
      expect(lettersOf(drawn)).toBe(lettersOf(title));
    }
  }
});

test('a word breaks only if it would be illegible otherwise', () => {
  expect(draw('Accessibility Playground').lines).toEqual(['Accessibility', 'Playground']);
  expect(draw('Open Proposals Board for Everyone', { face: 'swash' }).lines.join(' ')).toBe(
    'Open Proposals Board for Everyone',
  );
  expect(draw('Donaudampfschifffahrtsgesellschaft').lines).toEqual([
    'Donaudampfschiff-',
    'fahrtsgesellschaft',
  ]);
});

test('an emoji is left out, and so is the space around it', () => {
  expect(draw('🚀 Ship It! 👩‍🚀🇵🇱❤️').lines.join(' ')).toBe('Ship It!');
  expect(draw('Route 66 #1 ©').lines.join(' ')).toBe('Route 66 #1 ©');
});

test('a title in a script from right to left is in the order in which it is read', () => {
  /** The letters of a line, from left to right, with their combining marks in any order. */
  const drawn = (title: string) =>
    breakTitle(title, 'rounded').lines.map((line) =>
      setLine(line, 'rounded', createRandom(1), directionIn(title))
        .letters.toSorted((a, b) => middleOf(a) - middleOf(b))
        .map(({ text }) => text)
        .join(''),
    );
  expect(drawn('ألوان')).toEqual(['ناولأ']);
  expect(drawn('مشروع 100%').join(' ')).toMatch(/^عورشم 100%$|^100%عورشم$/);
  expect(drawn('שלום')).toEqual(['םולש']);
  expect(drawn('(שלום)')).toEqual(['(םולש)']);
  expect(drawn('Shalom שלום').join('')).toBe('Shalomםולש');
  expect(drawn('שלום Ada').join('')).toMatch(/^Adaםולש$|^םולשAda$/);
});

test('Arabic letters are joined, except where a non-joiner is between them', () => {
  const formsIn = (title: string) =>
    setLine(title, 'rounded', createRandom(1)).letters.map(({ outline }) => outline.length);
  const [alone] = formsIn('ه');
  expect(formsIn('هه')).not.toContain(alone);
  expect(formsIn('ه\u200cه')).toEqual([alone, alone]);
});

test('no title reaches the edge of its file, whatever its script and accents', async () => {
  for (const title of [
    'مشروع 100%',
    'ألوان',
    'إِدَارَة',
    'שָׁלוֹם עולם',
    'Ế Ǻ Ẫ',
    'Xin chào Ể',
    'हिन्दी',
  ]) {
    const { svg } = draw(title);
    const { data, info } = await sharp(Buffer.from(svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const opaque = (x: number, y: number) => (data[(y * info.width + x) * 4 + 3] ?? 0) > 128;
    const rows = Array.from({ length: info.width }, (_, x) => [
      opaque(x, 0),
      opaque(x, info.height - 1),
    ]);
    const columns = Array.from({ length: info.height }, (_, y) => [
      opaque(0, y),
      opaque(info.width - 1, y),
    ]);
    expect([title, ...rows.flat(), ...columns.flat()]).not.toContain(true);
  }
});

test('letters that no face has are left out and listed', () => {
  expect(draw('Annyeong 안녕').missing).toEqual(['안', '녕']);
});

test('a title without any letter or digit that can be drawn is an error', () => {
  for (const title of ['', ' ', '🚀', '!?', '안녕', 'สวัสดี']) {
    expect(() => draw(title)).toThrow('has no letters that can be drawn. Add letters');
  }
});

test('the name of the file is the title as it was written', () => {
  expect(draw('Tom & Jerry <3 🚀').svg).toContain('<title>Tom &amp; Jerry &lt;3 🚀</title>');
});
