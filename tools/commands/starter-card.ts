/**
 * The pictures and colors of a new card, until the owner replaces them: the files in starter/, which
 * are blue, with their hue turned and the title put in.
 */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const FOLDER = path.join(import.meta.dirname, 'starter');

/** Hue of the files and of the colors below, degrees. */
const STARTER_HUE = 210;

/** Fields of the frontmatter. */
const STARTER_COLORS = {
  color: '#11263b',
  textColor: '#ffffff',
  border: '#e4edf6',
  logoBorder: '#ecf2f9',
  typesColor: '#1f4d7a',
};

/** Longer titles get two lines, characters. */
const MAX_LINE_LENGTH = 11;
/** Distance of two lines, in units of the title's SVG, in which letters are 100 high. */
const LINE_HEIGHT = 98;
const PADDING = 20;

type Rgb = readonly [red: number, green: number, blue: number];

/** Turns the hue of a color and keeps its saturation and lightness (HSL). */
export function rotateHue([red, green, blue]: Rgb, degrees: number): Rgb {
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  if (range === 0) return [red, green, blue];
  const sextant =
    max === red
      ? (green - blue) / range
      : max === green
        ? 2 + (blue - red) / range
        : 4 + (red - green) / range;
  const channel = (n: number) => {
    const k = (n + sextant + degrees / 60 + 12) % 6;
    return Math.round(max - range * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return [channel(5), channel(3), channel(1)];
}

/** Turns the hue of every color in a text, `#rrggbb` or `#rgb`. */
const recolor = (text: string, degrees: number) =>
  text.replaceAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/g, (color) => {
    const digits = color.length === 4 ? color.slice(1).replaceAll(/./g, '$&$&') : color.slice(1);
    const value = Number.parseInt(digits, 16);
    const turned = rotateHue([value >> 16, (value >> 8) & 255, value & 255], degrees);
    return `#${Buffer.from(turned).toString('hex')}`;
  });

const ENCODINGS = {
  jpg: { quality: 86, mozjpeg: true },
  webp: { quality: 84, effort: 2 },
} as const;

async function recolorPicture(
  file: string,
  degrees: number,
  format: keyof typeof ENCODINGS,
): Promise<Buffer> {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const known = new Map<number, Rgb>();
  for (let at = 0; at < data.length; at += info.channels) {
    const isTransparent = info.channels === 4 && data[at + 3] === 0;
    if (isTransparent) continue;
    const [red = 0, green = 0, blue = 0] = [data[at], data[at + 1], data[at + 2]];
    const color = (red << 16) | (green << 8) | blue;
    const turned = known.get(color) ?? rotateHue([red, green, blue], degrees);
    known.set(color, turned);
    data.set(turned, at);
  }
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } })
    .toFormat(format, ENCODINGS[format])
    .toBuffer();
}

/** Breaks a title where its two lines are most alike in length. */
function breakLines(title: string): string[] {
  const words = title.split(' ');
  if (title.length <= MAX_LINE_LENGTH || words.length < 2) return [title];
  const breaks = words.slice(1).map((_, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((line) => line.length)) };
  });
  return breaks.reduce((a, b) => (b.longest < a.longest ? b : a)).lines;
}

/** Approximate width of a line. The visitor's font is unknown, so the text is stretched to this width. */
function widthOf(line: string): number {
  const widths = [...line].map((letter) => {
    if (/[\s!'(),.:;Ifijlrt|-]/.test(letter)) return 38;
    if (/[%&@MWmw]/.test(letter)) return 92;
    return /[\p{Lu}\d]/u.test(letter) ? 72 : 58;
  });
  return widths.reduce((sum, width) => sum + width, 0);
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Fills the template of the title logo. */
function fillTitle(template: string, title: string): string {
  const lines = breakLines(title);
  const longest = Math.max(...lines.map(widthOf));
  const texts = lines.map(
    (line, index) =>
      `<text x="${longest / 2}" y="${index * LINE_HEIGHT}" textLength="${widthOf(line)}" lengthAdjust="spacingAndGlyphs">${escapeXml(line)}</text>`,
  );
  const values: Record<string, string | number> = {
    title: escapeXml(title),
    width: longest + 2 * PADDING,
    // Ascenders reach 100 above the first baseline, descenders 30 below the last.
    height: 100 + (lines.length - 1) * LINE_HEIGHT + 30 + PADDING,
    lines: texts.join(''),
  };
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_match, name: string) => String(values[name]));
}

/**
 * @param hue degrees on the color wheel: 0 red, 60 yellow, 120 green, 210 blue
 * @returns the colors for the frontmatter, and the files for the folder of its media, by name
 */
export async function createStarterCard(title: string, hue: number) {
  const degrees = hue - STARTER_HUE;
  const read = (name: string) => readFile(path.join(FOLDER, name), 'utf8');
  const colors = Object.fromEntries(
    Object.entries(STARTER_COLORS).map(([field, color]) => [field, recolor(color, degrees)]),
  ) as typeof STARTER_COLORS;
  const layers = (await readdir(path.join(FOLDER, 'layers'))).map(async (name) => {
    const file = path.join(FOLDER, 'layers', name);
    return [`layers/${name}`, await recolorPicture(file, degrees, 'webp')] as const;
  });
  const files: Record<string, string | Buffer> = {
    ...Object.fromEntries(await Promise.all(layers)),
    'background.jpg': await recolorPicture(path.join(FOLDER, 'background.jpg'), degrees, 'jpg'),
    'title.svg': fillTitle(recolor(await read('title.svg'), degrees), title),
    'logo.svg': recolor(await read('logo.svg'), degrees),
  };
  return { colors, files };
}
