/** Every color depth, profile, alpha, orientation and format of a picture, through everything that resizes pictures. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildPictures } from '../../../../tests/setup/build-pictures.ts';
import { ADOBE_RGB, iccProfile, LINEAR_GRAY } from '../../../../tests/setup/icc-profile.ts';
import type { Picture } from '../schema/picture.ts';
import { encodeFlat } from './flat-pictures.ts';
import { layerEncoder, readLayer } from '../layers/layers.ts';
import { LAYER } from '../schema/diorama.ts';
import { pictures } from '../vite/pictures.ts';
import { ROLES } from './roles.ts';

/** Channels of sRGB. Strong, so that profiles differ. */
const COLOR = { r: 200, g: 40, b: 40 };
/** Levels. Encoding and rounding cost up to 5; a wrong profile or alpha costs 15 and more. */
const TOLERANCE = 6;
/** The gamut of inks is smaller, so the file itself has a slightly different color. */
const CMYK_TOLERANCE = 16;
/** A tenth of a layer, px. */
const SIZE = { width: Math.round(LAYER.width / 10), height: Math.round(LAYER.height / 10) };

const FORMATS = {
  png: { write: (it: Sharp) => it.png({ compressionLevel: 1 }), depths: [8, 16], alpha: true },
  tiff: { write: (it: Sharp) => it.tiff({ compression: 'lzw' }), depths: [8, 16], alpha: true },
  webp: { write: (it: Sharp) => it.webp({ lossless: true, effort: 0 }), depths: [8], alpha: true },
  avif: { write: (it: Sharp) => it.avif({ quality: 90, effort: 0 }), depths: [8], alpha: true },
  jpeg: { write: (it: Sharp) => it.jpeg({ quality: 100 }), depths: [8], alpha: false },
  // Has no profile, and no half-transparent pixels.
  gif: { write: (it: Sharp) => it.gif({ effort: 1 }), depths: [8], alpha: false },
} as const;
type Format = keyof typeof FORMATS;

const PROFILES = [
  'none',
  'sRGB',
  'Display P3',
  'Adobe RGB',
  'gray',
  'gray profile',
  'CMYK',
] as const;
type Profile = (typeof PROFILES)[number];

/** Which formats can hold it. */
function canHold(format: Format, depth: number, profile: Profile) {
  if (format === 'gif') return profile === 'none';
  if (profile === 'CMYK') return (format === 'tiff' || format === 'jpeg') && depth === 8;
  // WebP and AVIF have no gray.
  return !profile.startsWith('gray') || (format !== 'webp' && format !== 'avif');
}

const CASES = (Object.keys(FORMATS) as Format[]).flatMap((format) =>
  FORMATS[format].depths.flatMap((depth) =>
    PROFILES.filter((profile) => canHold(format, depth, profile)).flatMap((profile) =>
      (FORMATS[format].alpha ? [1, 0.5] : [1]).map((alpha) => ({
        name: `${depth}-bit ${format} with ${profile}, alpha ${alpha}`,
        format,
        depth,
        profile,
        alpha,
      })),
    ),
  ),
);
type Case = (typeof CASES)[number];

const LOGO_QUERY = 'w=32&format=webp';
/** Smaller than the sources, so that they are resized, px. */
const WIDTH = 32;

let folder: string;

async function saveProfile(name: string, definition: Parameters<typeof iccProfile>[0]) {
  const file = path.join(folder, `${name}.icc`);
  await writeFile(file, iccProfile(definition));
  return file;
}

function write({ format, depth, profile, alpha }: Case, icc: string | undefined) {
  const colored = sharp({ create: { ...SIZE, channels: 4, background: { ...COLOR, alpha } } });
  const isGray = profile.startsWith('gray');
  const space = profile === 'CMYK' ? 'cmyk' : isGray ? 'b-w' : 'srgb';
  const deepSpace = isGray ? 'grey16' : 'rgb16';
  const image = alpha === 1 ? colored.removeAlpha() : colored;
  const converted = image.toColourspace(depth === 16 ? deepSpace : space);
  return FORMATS[format].write(icc ? converted.withIccProfile(icc) : converted).toBuffer();
}

/** The luminance of the color as a gray of sRGB is 105. */
const rightColor = (profile: Profile) =>
  profile.startsWith('gray') ? [105, 105, 105] : [COLOR.r, COLOR.g, COLOR.b];

async function encodeLayer(source: Buffer) {
  const { box, ...facts } = await readLayer(source);
  if (!box) throw new Error('The layer is empty');
  return layerEncoder(source, { ...facts, box })(WIDTH);
}

/** Creates everything that the site makes of pictures. @param pictures name -> format and file */
async function makeAll(all: ReadonlyMap<string, { format: string; source: Buffer }>) {
  const specifiers: string[] = [];
  for (const [index, { format, source }] of [...all.values()].entries()) {
    const file = `${index}.${format}`;
    await writeFile(path.join(folder, file), source);
    specifiers.push(`./${file}?${ROLES.text.query}`, `./${file}?${LOGO_QUERY}`);
  }
  const { values, files } = await buildPictures(folder, specifiers, [pictures()]);
  const made = [...all].map(async ([name, { source }], index) => {
    const { sources: sets, img } = values[2 * index] as Picture;
    const urls = {
      'fallback in the text': img.src,
      'AVIF in the text': sets.avif?.split(' ')[0],
      'WebP in the text': sets.webp?.split(' ')[0],
      logo: String(values[2 * index + 1]),
    };
    const ofPlugin = Object.entries(urls).map(([what, url]) => [what, files.get(url ?? '')]);
    const others = {
      card: await encodeFlat(source, WIDTH),
      layer: await encodeLayer(source),
    };
    return [name, Object.fromEntries([...ofPlugin, ...Object.entries(others)])] as const;
  });
  return new Map<string, Record<string, Buffer>>(await Promise.all(made));
}

beforeAll(async () => {
  // The effort of compression changes no color.
  vi.stubEnv('DRAFT_PICTURES', '1');
  await mkdir('tests/site', { recursive: true });
  folder = await mkdtemp('tests/site/colors-');
});
afterAll(() => rm(folder, { recursive: true }));

/** Channels of a pixel. @param x share of the width @param y share of the height */
async function pixelOf(picture: Sharp, x = 0.5, y = 0.5) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(info.height * y) * info.width + Math.floor(info.width * x)) * 4;
  return [...data.subarray(at, at + 4)];
}

describe('a picture keeps its color:', () => {
  const sources = new Map<string, { format: Format; source: Buffer }>();
  let results: Awaited<ReturnType<typeof makeAll>>;

  beforeAll(async () => {
    const profiles: Partial<Record<Profile, string>> = {
      // These are sharp's own.
      sRGB: 'srgb',
      'Display P3': 'p3',
      CMYK: 'cmyk',
      'Adobe RGB': await saveProfile('adobe', ADOBE_RGB),
      'gray profile': await saveProfile('gray', LINEAR_GRAY),
    };
    for (const each of CASES) {
      const { name, format, profile } = each;
      sources.set(name, { format, source: await write(each, profiles[profile]) });
    }
    results = await makeAll(sources);
  });

  test.each(CASES)('$name', async ({ name, profile, alpha }) => {
    const right = [...rightColor(profile), alpha * 255];
    const tolerance = profile === 'CMYK' ? CMYK_TOLERANCE : TOLERANCE;
    const found = await Promise.all(
      Object.entries(results.get(name) ?? {}).map(
        async ([what, file]) => [what, await pixelOf(sharp(file))] as const,
      ),
    );
    expect(found.length).toBe(6);
    const wrong = found.filter(([, channels]) =>
      right.some((value, index) => Math.abs(value - (channels[index] ?? 0)) > tolerance),
    );
    expect(wrong).toEqual([]);
  });

  // Otherwise, ignoring the profiles would pass too.
  test.each(CASES.filter(({ profile }) => /P3|Adobe|gray profile/.test(profile)))(
    '$name has other numbers in the file',
    async ({ name, profile }) => {
      const numbers = await pixelOf(sharp(sources.get(name)?.source, { ignoreIcc: true }));
      const distances = rightColor(profile).map((value, index) =>
        Math.abs(value - (numbers[index] ?? 0)),
      );
      expect(Math.max(...distances)).toBeGreaterThan(TOLERANCE);
    },
  );
});

/** EXIF orientation, and where the upper left corner is in the file, as shares of its width and height. */
const CORNERS = [
  [1, 0, 0],
  [2, 1, 0],
  [3, 1, 1],
  [4, 0, 1],
  [5, 0, 0],
  [6, 0, 1],
  [7, 1, 1],
  [8, 1, 0],
] as const;

test('a picture is shown as its EXIF orientation says', async () => {
  const sources = new Map<string, { format: Format; source: Buffer }>();
  const formats = ['jpeg', 'png', 'webp', 'tiff'] as const;
  for (const [orientation, x, y] of CORNERS) {
    // Half of it on each side, so that it isn't lost in scaling.
    const [width, height] = orientation < 5 ? [48, 96] : [96, 48];
    const corner = {
      create: { width: width / 2, height: height / 2, channels: 3, background: 'black' },
    } as const;
    const sheet = sharp({ create: { width, height, channels: 3, background: 'white' } });
    sheet.composite([{ input: corner, left: (x * width) / 2, top: (y * height) / 2 }]);
    sheet.withMetadata({ orientation });
    const pixels = await sheet.png().toBuffer();
    for (const format of formats) {
      const picture = FORMATS[format].write(sharp(pixels).keepMetadata());
      sources.set(`${format}, orientation ${orientation}`, {
        format,
        source: await picture.toBuffer(),
      });
    }
  }
  const results = await makeAll(sources);
  expect(results.size).toBe(32);
  const wrong: string[] = [];
  for (const [name, files] of results) {
    for (const [what, file] of Object.entries(files)) {
      const { width, height } = await sharp(file).metadata();
      const corners = [
        [0.2, 0.2],
        [0.8, 0.2],
        [0.2, 0.8],
        [0.8, 0.8],
      ] as const;
      const reds = await Promise.all(
        corners.map(async (at) => (await pixelOf(sharp(file), ...at))[0] ?? 0),
      );
      const isUpright = reds.map((red) => red < 128).join() === 'true,false,false,false';
      if (!isUpright || (width ?? 0) > (height ?? 0))
        wrong.push(`${name}: ${what} is ${width} x ${height}, ${reds}`);
    }
  }
  expect(wrong).toEqual([]);
});
