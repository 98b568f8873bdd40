/** Every format of a picture, in upper and lower case, in every place: it is shown, or refused with file and line. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { MDXContent } from 'mdx/types';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { buildPictures } from '../../../../tests/setup/build-pictures.ts';
import { contentPlugins } from '../../../../tests/setup/content-plugins.ts';
import { picturesIn, textPictures } from '../../../../tests/setup/text-pictures.ts';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import type { Diorama } from '../schema/diorama.ts';
import type { Picture } from '../schema/picture.ts';
import type { StudyModule } from '../schema/study-module.ts';
import { checkContent } from '../rules/check-content.ts';
import { loadContent } from '../folder/content.ts';
import { formatProblem } from '../read/problem.ts';

/** Extension -> format that sharp writes; undefined for those that it can't read. */
const FORMATS = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tif: 'tiff',
  tiff: 'tiff',
  svg: 'svg',
  heic: undefined,
  bmp: undefined,
} as const;
type Format = (typeof FORMATS)[keyof typeof FORMATS];

/** A case study for each extension in lower and upper case, with the picture in all places. */
const STUDIES = Object.entries(FORMATS).flatMap(([extension, format], index) =>
  [extension, extension.toUpperCase(), ...(extension === 'jpeg' ? ['Jpeg'] : [])].map(
    (spelling, variant) => ({
      slug: `s${index}-${variant}`,
      name: `Pic 1.${spelling}`,
      spelling,
      format,
    }),
  ),
);
type Study = (typeof STUDIES)[number];

const TEXT_PLACES = {
  Image: (name: string) => `<Image src="${name}" alt="A sheet" />`,
  Cutout: (name: string) => `<Cutout src="${name}" alt="A sheet" />`,
  Video: (name: string) => `<Video src="clip.mp4" poster="${name}" alt="A clip" />`,
  Demo: (name: string) => `<Demo name="paper-boats" title="Fold" still="${name}" alt="A sheet" />`,
};
const PLACES = [...Object.keys(TEXT_PLACES), 'svg', 'logo', 'bg', 'layers', 'talk', 'share'];

function isShown(place: string, format: Format): boolean {
  if (place === 'svg') return format === 'svg';
  if (place === 'layers' || place === 'share') return format !== undefined && format !== 'svg';
  return format !== undefined;
}

/** What is made of a raster picture where it isn't a `Picture`. */
const RASTER_PLACES: Record<string, RegExp> = {
  layers: /^avif$/,
  logo: /^webp$/,
  share: /^(jpeg|png)$/,
};

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 66 115"><g/></svg>';

const drawn = new Map<string, Promise<Buffer>>();

async function draw(format: Format, width: number, height: number): Promise<Buffer> {
  if (format === 'svg') return Buffer.from(SVG);
  if (!format) return Buffer.from('Some other format.');
  const key = `${format} ${width}`;
  const sheet = sharp({ create: { width, height, channels: 4, background: '#7a2f3bcc' } });
  const options = format === 'avif' ? { effort: 0 } : {};
  const made = drawn.get(key) ?? sheet.toFormat(format, options).toBuffer();
  drawn.set(key, made);
  return made;
}

let contentDir: string;
beforeAll(async () => {
  vi.stubEnv('DRAFT_PICTURES', '1');
  await mkdir('tests/site', { recursive: true });
  contentDir = path.resolve(await mkdtemp('tests/site/places-'));
});
afterAll(() => rm(contentDir, { recursive: true }));

/** @param uses whether a picture is in a place */
async function write(uses: (place: string, study: Study) => boolean) {
  const entries = STUDIES.map((study) => {
    const { slug, name } = study;
    const inText = Object.entries(TEXT_PLACES).filter(([place]) => uses(place, study));
    const fields = {
      ...(uses('svg', study) && { svg: name }),
      ...(uses('logo', study) && { logo: name }),
      ...(uses('bg', study) && { bg: name }),
      ...(uses('layers', study) && { layers: [`layers/${name}`, 'layers/front.webp'] }),
    };
    const body = inText.map(([, element]) => element(name)).join('\n\n');
    return { slug, body: body || 'Text.', fields };
  });
  await writeSite(contentDir, entries);
  const media = (...parts: string[]) => path.join(contentDir, 'media', ...parts);
  const front = await draw('webp', 664, 1148);
  await mkdir(media('talks'));
  for (const { slug, name, spelling, format } of STUDIES) {
    const picture = await draw(format, 66, 115);
    await mkdir(media(slug, 'layers'));
    await writeFile(media(slug, name), picture);
    await writeFile(media(slug, `share.${spelling}`), picture);
    await writeFile(media('talks', `${slug}.${spelling}`), picture);
    await writeFile(media(slug, 'layers', name), await draw(format, 664, 1148));
    await writeFile(media(slug, 'layers/front.webp'), front);
    await cp('tests/site/content/media/media/clip.mp4', media(slug, 'clip.mp4'));
  }
  const talks = STUDIES.filter((study) => uses('talk', study)).map(({ slug, spelling }) => ({
    key: slug,
    title: slug,
    href: '/',
    image: `${slug}.${spelling}`,
    alt: 'A talk',
  }));
  await writeFile(path.join(contentDir, 'talks.yaml'), stringify(talks));
}

const check = async () =>
  (await checkContent(await loadContent(contentDir, contentDir))).problems.map(formatProblem);

/** The place that a problem is about; undefined for files that are in no place. */
function placeOf(problem: string): string | undefined {
  const [, slug, field = ''] =
    /^(?:case-studies|media)\/(s\d+-\d)(?:\.mdx|\/.*):\d+: (\S+)/.exec(problem) ?? [];
  if (slug) return `${slug} ${field.replace(/[<>]|\.\d+$/g, '')}`;
  const [, talk] = /^talks\.yaml:\d+: (\d+)\.image/.exec(problem) ?? [];
  return talk && `${STUDIES[Number(talk)]?.slug} talk`;
}

test('a picture that its place cannot show is refused with file and line', async () => {
  await write(() => true);
  const refused = (await check()).map(placeOf);
  const expected = STUDIES.flatMap((study) =>
    PLACES.filter((place) => place !== 'share' && !isShown(place, study.format)).map(
      (place) => `${study.slug} ${place}`,
    ),
  );
  expect(refused.sort()).toEqual(expected.sort());
});

/** The URLs of a picture in all sizes and formats. */
const urlsOf = (picture: Picture | string | undefined) =>
  typeof picture === 'object'
    ? [picture.img.src, ...Object.values(picture.sources).flatMap(candidatesOf)]
    : [picture ?? ''];
const candidatesOf = (set: string) => set.split(', ').map((each) => each.split(' ')[0] ?? '');

/** Component and attribute of the pictures in a text -> what the page shows. */
function renderBody(body: MDXContent): Record<string, Picture> {
  const shown: Record<string, Picture> = {};
  const record = (place: string, attribute: string) => (props: Record<string, Picture>) => {
    const picture = props[attribute];
    if (picture) shown[place] = picture;
    return null;
  };
  const components = {
    Cutout: record('Cutout', 'src'),
    Video: record('Video', 'poster'),
    Demo: record('Demo', 'still'),
  };
  const html = renderToStaticMarkup(createElement(body, { components }));
  const [Image] = picturesIn(html);
  return { ...shown, ...(Image && { Image }) };
}

/** The places of a study -> what the page shows there. */
type Shown = Record<string, Picture | string | undefined>;

async function buildSite() {
  const specifiers = STUDIES.flatMap(({ slug }) => [
    `./case-studies/${slug}.mdx?study`,
    `./case-studies/${slug}.mdx`,
  ]);
  const { values, files } = await buildPictures(
    contentDir,
    [...specifiers, './talks.yaml'],
    [textPictures, ...contentPlugins(contentDir)],
  );
  const talks = values.at(-1) as { media: Record<string, Picture> };
  const shown = STUDIES.map(({ slug, spelling }, index): [string, Shown] => {
    const { media } = values[2 * index] as StudyModule;
    const { sizes } = JSON.parse(String(files.get(media.diorama))) as Diorama;
    return [
      slug,
      {
        ...renderBody(values[2 * index + 1] as MDXContent),
        svg: media.titleLogo,
        logo: media.roundLogo,
        bg: media.cardPicture,
        layers: sizes[0]?.files[0],
        talk: talks.media[`${slug}.${spelling}`],
        share: media.sharePicture?.src,
      },
    ];
  });
  return { shown: new Map(shown), files };
}

test('every other picture is on the page, in formats that browsers show', async () => {
  await write((place, { format }) => isShown(place, format));
  expect(await check()).toEqual([]);

  const { shown, files } = await buildSite();
  const formatOf = async (url: string) => {
    const file = files.get(url);
    const { format = 'none' } = file ? await sharp(file).metadata() : {};
    return format === 'heif' ? 'avif' : format;
  };
  const wrong: string[] = [];
  for (const { slug, name, format } of STUDIES) {
    for (const place of PLACES.filter((each) => isShown(each, format))) {
      const urls = urlsOf(shown.get(slug)?.[place]);
      const formats = [...new Set(await Promise.all(urls.map(formatOf)))].sort().join();
      const right = format === 'svg' ? /^svg$/ : (RASTER_PLACES[place] ?? /^avif,(jpeg|png),webp$/);
      if (!right.test(formats)) wrong.push(`${name} as ${place} is ${formats}`);
      // A server finds the type by it.
      const unnamed = urls.filter((url) => !/\.(avif|webp|jpe?g|png|svg)$/.test(url));
      if (unnamed.length > 0) wrong.push(`${name} as ${place} is ${unnamed.join()}`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);
