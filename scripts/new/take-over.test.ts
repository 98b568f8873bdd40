/** Files as other programs write them, in notes/, and beside each what `npm run new -- <slug> --from` makes of it. */
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkContent, formatProblem, loadContent } from 'portfolio-content';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../tests/setup/write-site.ts';
import { takeOver } from './take-over.ts';

let root: string;
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const inContent = (...parts: string[]) => inRoot('content', ...parts);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'take-over-'));
  await writeSite(inContent(), [{ slug: 'x', body: 'Text.' }]);
});
afterAll(() => rm(root, { recursive: true }));

async function take(slug: string, note: string) {
  const suggested = { title: 'Suggested', desc: 'What it is.' };
  const options = { slug, from: inRoot(note), given: {}, suggested, contentDir: inContent() };
  const { file, pictures, notices } = await takeOver(options);
  const shown = path.relative('.', root).split(path.sep).join('/');
  return {
    text: await readFile(file, 'utf8'),
    pictures: pictures.map((picture) => path.relative(inContent(), picture)),
    notices: notices.map((notice) => notice.replaceAll(shown, '…').replaceAll(root, '…')),
  };
}

async function write(file: string, data: string | Buffer) {
  await mkdir(path.dirname(inRoot(file)), { recursive: true });
  await writeFile(inRoot(file), data);
}

const VECTOR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

/** Writes a picture that can be decoded. */
async function paint(file: string) {
  const plain = { width: 700, height: 500, channels: 3, background: '#1f3f7a' } as const;
  const format = /jpg$/i.test(file) ? 'jpeg' : 'png';
  const raster = () => sharp({ create: plain }).toFormat(format).toBuffer();
  await write(file, file.endsWith('.svg') ? VECTOR : await raster());
}

/** The path of each file of notes/, and the pictures, in a repository or a folder. */
const NOTES: Record<string, [note: string, ...pictures: string[]]> = {
  jekyll: [
    '_posts/2023-05-01-boats.md',
    'assets/img/Boat Cover.JPG',
    'assets/img/pond.png',
    'assets/img/fold.png',
  ],
  'hugo-yaml': ['posts/map/index.md', 'posts/map/cover.png', 'posts/map/images/map.png'],
  'hugo-toml': ['content/clock.md', 'static/images/clock.png', 'static/images/back.png'],
  astro: ['src/content/blog/timetable.md', 'src/assets/hero.jpg', 'src/assets/phone.png'],
  notion: [
    'Boat rental 0123abcd.md',
    'Boat rental 0123abcd/Untitled.png',
    'Boat rental 0123abcd/Untitled 1.png',
  ],
  obsidian: [
    'Notes/Folding.md',
    '.obsidian/icon.png',
    'Files/Crease pattern.png',
    'Notes/attachments/valley.png',
  ],
  spanish: ['Barcos.md', 'fotos/Muelle.png'],
  japanese: ['船.md'],
  'hugo-figure': ['content/post.md', 'static/images/map.png', 'content/back.png'],
  readme: ['README.md', 'docs/Logo.svg', 'docs/light.png', 'docs/dark.png'],
  german: [
    'Notiz.md',
    'Bildschirmfoto\u202f2024-05-01 um\u00a010.00.00.png',
    'Straße\u00a0am\u00a0Steg.PNG',
    'Hafen\u00a03.png',
  ],
};

test.each(Object.entries(NOTES))('%s', async (name, [note, ...pictures]) => {
  for (const picture of pictures) await paint(`${name}/${picture}`);
  if (/^(jekyll|hugo|astro)/.test(name)) await write(`${name}/.git/HEAD`, '');
  await mkdir(path.dirname(inRoot(name, note)), { recursive: true });
  await cp(path.join(import.meta.dirname, 'notes', `${name}.md`), inRoot(name, note));
  const taken = await take(name, `${name}/${note}`);
  const report = [...taken.notices, ...taken.pictures, taken.text].join('\n');
  await expect(report).toMatchFileSnapshot(`notes/${name}.txt`);
  const { problems } = await checkContent(await loadContent(inContent(), root));
  expect(problems.map(formatProblem)).toEqual([]);
});

test('what is no picture, or outside of the project, is never copied', async () => {
  await paint('private.png');
  await paint('outside/photo.png');
  await write('project/notes/.env', 'TOKEN=1');
  await write('project/notes/token.png', 'TOKEN=1');
  await symlink(inRoot('private.png'), inRoot('project/notes/link.png'));
  await symlink(inRoot('outside'), inRoot('project/notes/folder'));
  const addresses = [
    '.env',
    'token.png',
    'link.png',
    'folder/photo.png',
    '../../private.png',
    '%00.png',
  ];
  await write(
    'project/notes/n.md',
    `# N\n\n${addresses.map((each) => `![a](${each})`).join('\n')}\n`,
  );
  const { notices, pictures } = await take('safe', 'project/notes/n.md');
  expect(pictures).toEqual([]);
  expect(notices.map((notice) => notice.replace(/ Put it .*/, ''))).toEqual([
    '…/project/notes/n.md:3: picture .env is not a picture in one of the formats AVIF, GIF, JPEG, PNG, SVG, TIFF or WebP.',
    '…/project/notes/n.md:4: picture token.png cannot be decoded. Export it again as JPEG or PNG.',
    '…/project/notes/n.md:5: picture link.png is reached by a symbolic link.',
    '…/project/notes/n.md:6: picture folder/photo.png is reached by a symbolic link.',
    '…/project/notes/n.md:7: picture ../../private.png is outside of …/project.',
    '…/project/notes/n.md:8: picture %00.png not found.',
  ]);
});

test('a case study that exists is kept, and an error leaves nothing behind', async () => {
  await paint('late/a.png');
  await write('late/n.md', '![A](a.png)\n');
  await write('content/case-studies/late.md', 'Mine.');
  await expect(take('late', 'late/n.md')).rejects.toThrow('EEXIST');
  expect(await readFile(inContent('case-studies/late.md'), 'utf8')).toBe('Mine.');
  expect(existsSync(inContent('media/late'))).toBe(false);
  await rm(inContent('case-studies/late.md'));
  await write('content/media/late/b.png', 'Mine.');
  await expect(take('late', 'late/n.md')).rejects.toThrow(
    /media\/late already exists\. Choose another slug, or remove it\.$/,
  );
  await rm(inContent('media/late'), { recursive: true });
});

test.each([
  ['n.md', '---\ntitle: A\ntags: [a\n---\n', "n.md:4: fields can't be read: "],
  ['n.md', '+++\ntitle = "A"\ntags = [a]\n+++\n', "n.md:3: fields can't be read: "],
  ['n.md', Buffer.from([0xff, 0xfe, 0x23]), 'n.md is not text in UTF-8. Save it as UTF-8.'],
  ['n.mdx', '', "n.mdx isn't named .md. Rename it, or export your text as Markdown."],
  ['folder.md/n.md', '', "folder.md can't be read (EISDIR). Name the Markdown file behind --from."],
])('a file that can’t be read is one line: %s %j', async (file, data, message) => {
  await write(file, data);
  const note = file.replace(/\/.*/, '');
  const error = await take('unreadable', note).catch((error: Error) => error.message);
  expect(error).toContain(message);
  expect(error).not.toContain('\n');
  expect(existsSync(inContent('case-studies/unreadable.md'))).toBe(false);
});
