/** Facts about a picture file, cached until the file changes. */
import { readFile, stat } from 'node:fs/promises';
import { isVector } from '../schema/media-formats.ts';
import { CARD_PICTURE_WIDTHS } from '../schema/picture.ts';
import { gradientOpacity } from '../schema/card-gradient.ts';
import { encodeFlat } from './flat-pictures.ts';
import { type PictureFacts, readFacts } from './picture-facts.ts';
import { CARD_ASPECT, largestSize } from './picture-queries.ts';
import { openPicture } from './read-picture.ts';
import { readDrawable } from './read-svg.ts';

/** Size to which a card picture is reduced, px: small enough to be fast, large enough for details behind the text. */
const SAMPLE = { width: 77, height: Math.round(77 / CARD_ASPECT) };

const known = new Map<string, { version: string; facts: Promise<unknown> }>();

/** Caches the result of `read` until the file changes. */
async function remembered<T>(key: string, file: string, read: () => Promise<T>): Promise<T> {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs} ${size}`;
  const former = known.get(key);
  if (former?.version === version) return former.facts as Promise<T>;
  const facts = read();
  known.set(key, { version, facts });
  // Failures aren't cached: another program may still be writing the file.
  facts.catch(() => known.delete(key));
  return facts;
}

/** @throws if the picture can't be shown; the message continues a sentence about the file, and says what to do */
export const factsOf = (file: string): Promise<PictureFacts> =>
  remembered(file, file, async () => readFacts(await readFile(file), { isVector: isVector(file) }));

const LARGEST_CARD_WIDTH_PX = Math.max(...CARD_PICTURE_WIDTHS);

/** Bytes of a card picture as the AVIF that a phone with a dense screen receives. */
export async function cardPictureBytes(file: string): Promise<number> {
  const largest = largestSize(await factsOf(file), CARD_ASPECT);
  const width = Math.min(LARGEST_CARD_WIDTH_PX, largest.width);
  return (await encodeFlat(await readFile(file), width)).length;
}

const parse = (hex: string): [red: number, green: number, blue: number] => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

/** sRGB channel, 0 to 255 -> linear light, 0 to 1. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Contrast ratio of two hex colors: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export const contrast = (a: string, b: string) =>
  ratio(luminance(...parse(a)), luminance(...parse(b)));

/** Box of a card's text, as shares of the card's height from the bottom and of its width. */
const TEXT = { from: 0.04, to: 0.18, left: 0.09, right: 0.91 };
type CardColors = { color: string; textColor: string };

/** Luminance of a pixel of the picture under the card's color. @param cover opacity of the card's color */
const covered = (card: readonly number[], picture: ArrayLike<number>, cover: number) => {
  const [red = 0, green = 0, blue = 0] = card.map((channel, index) =>
    Math.round(channel * cover + (picture[index] ?? 0) * (1 - cover)),
  );
  return luminance(red, green, blue);
};

/** The lowest contrast of a card's text with its background: picture and gradient. */
export function contrastOnPicture(file: string, { color, textColor }: CardColors): Promise<number> {
  return remembered(`${file} ${color} ${textColor}`, file, async () => {
    const picture = await openPicture(await readDrawable(file));
    const { data, info } = await picture
      .resize(SAMPLE)
      .flatten({ background: color })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const [card, ink] = [parse(color), luminance(...parse(textColor))];
    let least = Infinity;
    for (let y = 0; y < info.height; y++) {
      const height = 1 - (y + 0.5) / info.height;
      if (height < TEXT.from || height > TEXT.to) continue;
      const cover = gradientOpacity(height * 100);
      const row = y * info.width;
      const end = Math.floor(info.width * TEXT.right);
      for (let x = Math.ceil(info.width * TEXT.left); x < end; x++) {
        const at = (row + x) * info.channels;
        least = Math.min(least, ratio(ink, covered(card, data.subarray(at), cover)));
      }
    }
    return least;
  });
}
