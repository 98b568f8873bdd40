/** Files as other programs write them, in notes/, and beside each what `npm run new -- --from` makes of it. */
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../tests/setup/write-site.ts';

let root: string;
const inRoot = (...parts: string[]) => path.join(root, ...parts);
const content = () => inRoot('content');

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'from-'));
  await writeSite(content(), [{ slug: 'x', body: 'Text.' }]);
});
afterAll(() => rm(root, { recursive: true }));

const run = (command: string, ...options: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', `scripts/${command}.ts`, ...options], {
    env: { ...process.env, CONTENT_DIR: content() },
    encoding: 'utf8',
  });

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>';

/** A picture that can be decoded. */
async function writePicture(file: string) {
  const picture = sharp({
    create: { width: 700, height: 500, channels: 3, background: '#1f3f7a' },
  });
  await mkdir(path.dirname(file), { recursive: true });
  if (file.endsWith('.svg')) await writeFile(file, SVG);
  else
    await writeFile(file, await picture.toFormat(/jpg$/i.test(file) ? 'jpeg' : 'png').toBuffer());
}

/** Where each file lies in its project, and the pictures there. */
const NOTES: Record<string, [note: string, ...files: string[]]> = {
  jekyll: [
    '_posts/2023-05-01-boats.md',
    'assets/img/Boat Cover.JPG',
    'assets/img/pond.png',
    'assets/img/fold.png',
  ],
  'hugo-yaml': [
    'content/posts/map/index.md',
    'content/posts/map/cover.png',
    'content/posts/map/images/map.png',
  ],
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
  readme: ['README.md', 'docs/Logo.svg', 'docs/light.png', 'docs/dark.png'],
  german: [
    'Notiz.md',
    'Bildschirmfoto\u202f2024-05-01 um\u00a010.00.00.png',
    'Straße\u00a0am\u00a0Steg.PNG',
    'Hafen\u00a03.png',
  ],
};

test.each(Object.entries(NOTES))('%s', async (name, [note, ...files]) => {
  const project = inRoot(name);
  for (const file of files) await writePicture(path.join(project, file));
  if (/^(jekyll|hugo|astro)/.test(name))
    await mkdir(path.join(project, '.git'), { recursive: true });
  await cp(path.join(import.meta.dirname, 'notes', `${name}.md`), path.join(project, note));
  const { stdout, stderr } = run('new', name, '--from', path.join(project, note));
  const media = await readdir(path.join(content(), 'media', name)).catch(() => []);
  const study = await readFile(path.join(content(), 'case-studies', `${name}.md`), 'utf8').catch(
    () => '',
  );
  const shown = path.relative('.', root).split(path.sep).join('/');
  const report = [stdout + stderr, study, `${media.sort().join('\n')}\n`].join('\n=====\n');
  await expect(report.replaceAll(shown, '…')).toMatchFileSnapshot(`notes/${name}.txt`);
});

test('all of them pass the check', () => {
  expect(run('check', '--quiet')).toMatchObject({ status: 0, stderr: '' });
});
