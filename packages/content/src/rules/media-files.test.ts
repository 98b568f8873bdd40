import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { checkedSite } from '../../../../tests/setup/checked-site.ts';
import { smallestAnimation } from '../media/animations.ts';
import { cardPictureBytes } from '../media/card-pictures.ts';
import { pngChunk } from '../media/png-chunks.ts';

const { root, inContent, ...site } = checkedSite();
const media = (name: string) => inContent(`media/x/${name}`);
const withoutPath = (line: string) => line.replace('content/case-studies/x.mdx:', '');
const problems = async () => (await site.problems()).map(withoutPath);
const warnings = async () => (await site.warnings()).map(withoutPath);
const writeEntry = (body: string, fields: Record<string, unknown> = {}) =>
  site.writeEntry(fields, body);

const paint = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 31, g: 63, b: 122, alpha } } });
const writePicture = async (name: string, width = 1400, height = 900) =>
  writeFile(media(name), await paint(width, height).png().toBuffer());
const image = (name: string) => `<Image src="${name}" alt="A sheet" />`;

test.each([
  ['https://example.org/a/remote.png?x=1', 'remote.png'],
  ['//example.org/remote.png', 'remote.png'],
])('a picture on another site is refused: %s', async (src, name) => {
  await writeEntry(image(src));
  expect(await problems()).toEqual([
    `30: <Image> can’t load files from other sites. Save it as content/media/x/${name}, and write "${name}".`,
  ]);
});

const NO_PICTURE =
  'is not a picture in one of the formats AVIF, GIF, JPEG, PNG, SVG, TIFF or WebP.';

test.each([
  [
    image('photo.HEIC'),
    'photo.HEIC',
    `<Image> file photo.HEIC ${NO_PICTURE} Export it as JPEG, PNG or SVG.`,
  ],
  [
    image('clip.mp4'),
    'clip.mp4',
    `<Image> file clip.mp4 ${NO_PICTURE} Use <Video src="clip.mp4">.`,
  ],
  [
    '<Video src="photo.png" alt="A clip" />',
    'photo.png',
    '<Video> file photo.png is not a video. Use <Image src="photo.png">.',
  ],
  [
    '<Video src="clip.ogv" alt="A clip" />',
    'clip.ogv',
    '<Video> file clip.ogv is not a video. Export it as MP4.',
  ],
  [
    '<Video src="clip.mov" poster="background.jpg" alt="A clip" />',
    'clip.mov',
    '<Video> file clip.mov isn\'t played by browsers. Remove "poster" and run "npm run media", or use an MP4.',
  ],
])("a format that its place can't show is refused: %s", async (body, name, line) => {
  await writeFile(media(name), 'some bytes');
  await writeEntry(body);
  expect(await problems()).toEqual([`30: ${line}`]);
});

test.each([
  ['IMG_2178.JPG', 'img_2178.jpg'],
  ['sheet.png', './sheet.png'],
  // "é" as one character, and as two.
  ['caf\u00e9.png', 'cafe\u0301.png'],
])('a file whose name is almost that in the text is named: %s', async (file, written) => {
  await writePicture(file);
  await writeEntry(image(written));
  expect(await problems()).toContain(
    `30: <Image> file content/media/x/${path.posix.normalize(written)} not found. Write "${file}", as the file is named.`,
  );
});

test.each([
  [
    'Shot 3.14\u202fPM.png',
    'Shot 3.14 PM.png',
    'Its name has U+202F, which looks like a space. Rename the file to "Shot 3.14 PM.png".',
  ],
  [
    'a\u2013b.png',
    'a-b.png',
    'Its name has U+2013, which looks like "-". Rename the file to "a-b.png".',
  ],
  [
    'a\u200bb.png',
    'ab.png',
    'Its name has U+200B, which is invisible. Rename the file to "ab.png".',
  ],
  [
    'a b.png',
    'a\u00a0b.png',
    'The text has U+00A0, which looks like a space. Write "a b.png", as the file is named.',
  ],
])(
  'a file whose name only looks like the written one is named once, with the difference: %s',
  async (file, written, advice) => {
    await writePicture(file);
    await writeEntry(image(written));
    expect(await problems()).toEqual([
      `30: <Image> file content/media/x/${written} not found. ${advice}`,
    ]);
    expect((await warnings()).filter((line) => line.includes('unused'))).toEqual([]);
    await writeEntry(`![A sheet](<${written}>)`);
    expect(await problems()).toEqual([]);
  },
);

test.each([
  ['', 'is empty. Export it again.'],
  ['Text.', 'is not an SVG. Export it again.'],
  ['<!doctype html>\n<html lang="en"><body></body></html>', 'is not an SVG. Export it again.'],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">\n<text>Tom & Co</text></svg>',
    'isn\'t valid XML on line 2: write "&" as "&amp;". Fix it, or export the file again.',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><g></svg>',
    "isn't valid XML on line 1: unexpected close tag. Fix it, or export the file again.",
  ],
  [
    '<svg viewBox="0 0 9 9"><path d="M0 0h9v9"/></svg>',
    'is not shown by browsers. Add xmlns="http://www.w3.org/2000/svg" to its <svg>.',
  ],
  [
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><path d="M0 0h9v9"/></svg>',
    'has no size. Add width and height, or a viewBox, to its <svg>.',
  ],
])("an SVG that browsers wouldn't show is refused wherever it is: %s", async (svg, reason) => {
  for (const name of ['title.svg', 'logo.svg', 'diagram.svg']) await writeFile(media(name), svg);
  await writeEntry(image('diagram.svg'));
  expect(await problems()).toEqual([
    `11: svg file content/media/x/title.svg ${reason}`,
    `12: logo file content/media/x/logo.svg ${reason}`,
    `30: <Image> file content/media/x/diagram.svg ${reason}`,
  ]);
});

test.each([
  ['UTF-8', 'UTF-8'],
  ['KOI-9', 'KOI-9'],
])('an SVG that is not in the encoding it declares is refused: %s', async (declared, named) => {
  const svg = `<?xml version="1.0" encoding="${declared}"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Café</title></svg>`;
  await writeFile(media('diagram.svg'), Buffer.from(svg, 'latin1'));
  await writeEntry(image('diagram.svg'));
  expect(await problems()).toEqual([
    `30: <Image> file content/media/x/diagram.svg can't be read as ${named}. Export it again, as UTF-8.`,
  ]);
});

test.each([
  ['', 'is empty. Export it again.'],
  [
    'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n',
    'is a placeholder of Git LFS. Run "git lfs pull".',
  ],
])('a file that only has a name is refused wherever it is: %j', async (source, reason) => {
  for (const name of ['a.png', 'a.mp4', 'a.pdf']) await writeFile(media(name), source);
  await writePicture('poster.png');
  const video =
    '<Video src="a.mp4" poster="poster.png" width="1400" height="900" alt="A boat turns" />';
  await writeEntry(`${image('a.png')}\n\n${video}\n\n[The plan](a.pdf)`);
  expect(await problems()).toEqual([
    `30: <Image> file content/media/x/a.png ${reason}`,
    `32: <Video> file content/media/x/a.mp4 ${reason}`,
    `34: link file content/media/x/a.pdf ${reason}`,
  ]);
});

test('a picture that is too large to decode is refused', async () => {
  const large = await paint(1, 1).png().toBuffer();
  // Only the header says so: chunk type, width and height, and after five more bytes the checksum.
  large.writeUInt32BE(17_000, 16);
  large.writeUInt32BE(16_000, 20);
  large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
  await writeFile(media('large.png'), large);
  await writeEntry(image('large.png'));
  expect(await problems()).toEqual([
    '30: <Image> file content/media/x/large.png is 17000 x 16000 px, which is too large to decode. Export it with at most 268 megapixels.',
  ]);
});

test('a damaged picture for shared links is refused, and another format is used', async () => {
  await writeFile(media('share.JPG'), 'text');
  expect(await problems()).toEqual([
    'content/media/x/share.JPG:1: picture file content/media/x/share.JPG cannot be decoded. Export it again as JPEG or PNG.',
  ]);
  await rm(media('share.JPG'));
  await writePicture('share.WebP', 1200, 630);
  expect(await problems()).toEqual([]);
});

test.each([
  [
    'in the text',
    image('small.png'),
    {},
    [600, 400],
    '30: <Image> file small.png is 600 x 400 px, narrower than its place, so it is shown at its own size. Use one that is at least 736 px wide if you can.',
  ],
  [
    'on the card',
    '',
    { bg: 'small.png' },
    [1920, 1200],
    '13: bg file small.png is 1920 x 1200 px. Cropped to the card it is 672 px wide, so it looks blurred on dense screens. Use one of at least 1232 x 2200 px.',
  ],
  [
    'as a poster',
    '<Video src="clip.mp4" poster="small.png" alt="A clip" />',
    {},
    [400, 300],
    '30: <Video> file small.png is 400 x 300 px, so it looks blurred. Use one that is at least 540 px wide.',
  ],
  [
    'as a logo',
    '',
    { logo: 'small.png' },
    [400, 100],
    '12: logo file small.png is 400 x 100 px, so it looks blurred. Use one of at least 168 x 168 px.',
  ],
  [
    'that is very tall',
    image('small.png'),
    {},
    [800, 17_000],
    '30: <Image> file small.png is 800 x 17000 px, taller than a picture can be, so it is shown 770 px wide. Split it into several.',
  ],
] as const)(
  'a picture %s that is shown otherwise is a warning',
  async (_place, body, fields, size, line) => {
    await writePicture('small.png', ...size);
    await writeFile(media('clip.mp4'), 'A video.');
    await writeEntry(body, fields);
    expect(await problems()).toEqual([]);
    expect((await warnings()).filter((found) => !/file is unused/.test(found))).toEqual([line]);
  },
);

test('a small picture in a column, and a small SVG, are no warnings', async () => {
  await writePicture('small.png', 600, 400);
  await writeFile(media('icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const column = `<Columns><Column>\n\n${image('small.png')}\n\n</Column></Columns>`;
  await writeEntry(`${column}\n\n${image('icon.svg')}`);
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([]);
});

test.each([
  'width="10cm" height="5cm"',
  'width="210mm" height="297mm"',
  'width="3.3in" height="100pt"',
  'viewBox="0 0 1000.5 20"',
  'viewBox="0 0 9 20000"',
])('an SVG of any size is no warning: %s', async (size) => {
  await writeFile(media('plan.svg'), `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`);
  await writeEntry(`${image('plan.svg')}\n\n<Cutout src="plan.svg" alt="A plan" />`);
  expect(await warnings()).toEqual([]);
});

test('layers with too few pixels are a warning', async () => {
  await mkdir(media('layers'));
  for (const name of ['back', 'front']) {
    const alpha = name === 'back' ? 1 : 0.5;
    const layer = await paint(332, 574, alpha).png().toBuffer();
    await writeFile(media(`layers/${name}.PNG`), layer);
  }
  await writeEntry('', { layers: ['layers/back.PNG', 'layers/front.PNG'] });
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([
    '29: layers.0 file layers/back.PNG is 332 x 574 px, so the card stays flat. Use layers that are at least 664 px wide.',
    '30: layers.1 file layers/front.PNG is 332 x 574 px, so the card stays flat. Use layers that are at least 664 px wide.',
  ]);
});

test('layers with the same name are refused', async () => {
  await mkdir(media('layers'));
  for (const name of ['sky.png', 'sky.webp']) {
    const layer = await paint(664, 1148, 0.5)
      .toFormat(name === 'sky.png' ? 'png' : 'webp')
      .toBuffer();
    await writeFile(media(`layers/${name}`), layer);
  }
  await writeEntry('', { layers: ['layers/sky.png', 'layers/sky.webp'] });
  expect(await problems()).toEqual([
    '30: layers.1 layers/sky.webp has the same name as layers/sky.png. Rename one of them.',
  ]);
});

/** Two frames of different colors. */
async function animation(format: 'gif' | 'webp') {
  const frames = await Promise.all(
    ['#f00', '#00f'].map((background) =>
      sharp({ create: { width: 1400, height: 2500, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format, { effort: 1 })
    .toBuffer();
}

test.each([
  ['demo.gif', 'gif'],
  ['Demo.WEBP', 'webp'],
] as const)(
  'a picture that moves is a warning on a card, not in the text: %s',
  async (name, format) => {
    await writeFile(media(name), await animation(format));
    await writeEntry(image(name), { bg: name });
    await rm(media('background.jpg'));
    expect(await problems()).toEqual([]);
    expect((await warnings()).filter((line) => / moves/.test(line))).toEqual([
      `13: bg file ${name} moves, but only its first frame is shown. Use a still picture.`,
    ]);
  },
);

/** A PNG with one more chunk, after the signature and the header. */
async function pngWith(type: string, data: Buffer) {
  const still = await paint(1400, 900).png().toBuffer();
  return Buffer.concat([still.subarray(0, 33), pngChunk(type, data), still.subarray(33)]);
}

test('an animated PNG is a warning on a card, one whose comment only says so is not', async () => {
  await writeFile(
    media('moving.png'),
    await pngWith('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])),
  );
  const comment = Buffer.from('Comment\0Saved without its acTL chunk.', 'latin1');
  await writeFile(media('still.png'), await pngWith('tEXt', comment));
  const cutout = (name: string) => `<Cutout src="${name}" alt="A sheet" />`;
  await writeEntry(`${cutout('moving.png')}\n\n${cutout('still.png')}`);
  expect(await warnings()).toEqual([
    '30: <Cutout> file moving.png moves, but only its first frame is shown. Use a still picture.',
  ]);
});

test('the bytes of a card picture are counted with the current settings', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const card = { width: 616, height: 1100, channels: 3, background: '#000', noise } as const;
  await writeFile(media('background.jpg'), await sharp({ create: card }).jpeg().toBuffer());
  const usual = await cardPictureBytes(media('background.jpg'));
  vi.stubEnv('DRAFT_PICTURES', '1');
  expect(await cardPictureBytes(media('background.jpg'))).not.toBe(usual);
});

test('an animation has as many bytes as the current settings make', async () => {
  const source = await animation('gif');
  vi.stubEnv('DRAFT_PICTURES', '1');
  const draft = await smallestAnimation(source);
  vi.unstubAllEnvs();
  expect((await smallestAnimation(source)).data.length).toBeLessThan(draft.data.length);
});

test('files may have any name', async () => {
  const names = ['a#b.png', 'why?.png', '50%.png', '50%20off.png', 'über ~7e (1).PNG', 'a"b.png'];
  for (const name of names) await writePicture(name);
  await rename(media('background.jpg'), media('Hinter#grund 1.JPG'));
  await cp(media('logo.svg'), media('My Logo.SVG'));
  await rm(media('logo.svg'));
  const body = names.map((name) => `<Image src='${name}' alt="A sheet" />`).join('\n\n');
  await writeEntry(body, { bg: 'Hinter#grund 1.JPG', logo: 'My Logo.SVG' });
  expect(await problems()).toEqual([]);
});

test('an animation that takes long to load is a warning', { tags: ['full'] }, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const frame = { width: 800, height: 800, channels: 3, background: '#000', noise } as const;
  const frames = await Promise.all(
    Array.from({ length: 6 }, () => sharp({ create: frame }).png().toBuffer()),
  );
  const gif = sharp(frames, { join: { animated: true } }).gif({ effort: 1, dither: 0 });
  await writeFile(media('noise.gif'), await gif.toBuffer());
  await writeEntry('![Noise](noise.gif)');
  vi.stubEnv('DRAFT_PICTURES', '1');
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^30: picture file noise.gif moves, and is [\d.]+ MB, which takes long to load\. Make it shorter or smaller, or use <Video src="noise.gif"> and run "npm run media"\.$/,
    ),
  ]);
});

test('a title or logo with text that needs a font is a warning', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text y="9">Boats</text></svg>';
  for (const name of ['title.svg', 'logo.svg', 'diagram.svg']) await writeFile(media(name), svg);
  await writeEntry(image('diagram.svg'));
  const reason =
    'has text, which looks different wherever its font is missing. Convert it to paths.';
  expect(await warnings()).toEqual([
    `11: svg file title.svg ${reason}`,
    `12: logo file logo.svg ${reason}`,
  ]);
});

test('an SVG that is more than a picture is a warning', async () => {
  const content = '<script>1</script><image href="https://a.example/a.png"/>';
  await writeFile(
    media('diagram.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${content}</svg>`,
  );
  await writeEntry('![A diagram](diagram.svg)');
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([
    '30: picture file diagram.svg is shown without a script, https://a.example/a.png: a picture can’t run or load anything. Remove it, or embed what it needs.',
  ]);
});

test('pictures in Markdown may have any name, and paths that other programs write', async () => {
  const names = [
    'a#b.png',
    'why?.png',
    '50%.png',
    '50%20off.png',
    'über ~7e (1).PNG',
    'shots/a.png',
  ];
  await mkdir(media('shots'));
  for (const name of names) await writePicture(name);
  const body = [
    '![A sheet](a%23b.png)',
    '![A sheet](<./why?.png>)',
    '![A sheet](50%.png)',
    '![A sheet](50%20off.png)',
    '![A sheet](../media/x/%C3%BCber%20~7e%20(1).PNG)',
    '![A sheet](../x/a%23b.png)',
    '![A sheet][shot]',
    '[shot]: content/media/x/shots/a.png',
  ];
  await writeEntry(body.join('\n\n'));
  expect(await problems()).toEqual([]);
});

test('a file that is published unchanged and says where it was taken is a warning', async () => {
  const photo = (exif: Parameters<ReturnType<typeof paint>['withExif']>[0]) =>
    paint(9, 9).removeAlpha().jpeg().withExif(exif).toBuffer();
  const withPlace = await photo({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N' } });
  const exif = (await sharp(withPlace).metadata()).exif?.subarray(6) ?? withPlace;
  await writeFile(media('scan.tiff'), exif);
  await writeFile(media('photo.HEIC'), Buffer.concat([Buffer.from('....ftypheic'), exif]));
  await writeFile(media('video.mov'), Buffer.from('\xA9xyz\0\x12\x15\xC7+52.9-001.1/', 'latin1'));
  await writeFile(media('other.mov'), '\xA9xyz');
  // The build removes it.
  await writeFile(media('photo.jpg'), withPlace);
  await mkdir(path.join(root, 'public'));
  await writeFile(path.join(root, 'public/me.jpg'), withPlace);
  await writeFile(path.join(root, 'public/us.jpg'), await photo({ IFD0: { Make: 'Phone' } }));
  const names = ['scan.tiff', 'photo.HEIC', 'video.mov', 'other.mov', 'photo.jpg'];
  await writeEntry(names.map((name) => `[It](${name})`).join('\n\n'));
  const reason = 'says where it was taken. Export it without its location.';
  expect(await warnings()).toEqual([
    `30: link file scan.tiff ${reason}`,
    `32: link file photo.HEIC ${reason}`,
    `34: link file video.mov ${reason}`,
    `public/me.jpg:1: file ${reason}`,
  ]);
  await rm(path.join(root, 'public'), { recursive: true });
});

test('a linked file is used, and needs no alt text', async () => {
  for (const name of ['my slides.pdf', 'data.csv', 'page.html', 'Full #1.TIFF']) {
    await writeFile(media(name), name.endsWith('TIFF') ? await paint(9, 9).tiff().toBuffer() : 'x');
  }
  await writePicture('full.png', 99, 99);
  const links = [
    '[a](./my%20slides.pdf#page=3)',
    '[b][data]',
    '<a href="page.html">c</a>',
    '[d](full.png)',
    '[e](<Full #1.TIFF>)',
    '[data]: data.csv',
  ];
  await writeEntry(links.join('\n\n'));
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([]);
});
