import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSite } from '../../tests/setup/write-site.ts';
import { checkContent } from '../content/check-content.ts';
import { loadContent } from '../content/content.ts';

let root: string;
const folder = () => path.join(root, 'content/media/x');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
  const content = path.join(root, 'content');
  await writeSite(content, [{ slug: 'x', body: '<Video src="clip.mp4" alt="A clip" />' }]);
});

/** The files in the folder that aren't of the card. */
const listFiles = async () =>
  (await readdir(folder())).filter((name) => !/^(title|logo|background)\./.test(name)).sort();

afterEach(() => rm(root, { recursive: true }));

const runMedia = (env: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/commands/media.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: path.join(root, 'content'), ...env },
  });

const hasFfmpeg = !spawnSync('ffmpeg', ['-version']).error;

test('without ffmpeg, one line says what to install', () => {
  const { status, stderr } = runMedia({ PATH: '' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ffmpeg not found\. Install it .*\n$/);
});

test.runIf(hasFfmpeg)(
  'a video is encoded once, in two codecs and with a poster',
  { timeout: 60_000 },
  async () => {
    expect(runMedia().status).toBe(0);
    const made = ['clip.av1.mp4', 'clip.h264.mp4', 'clip.mp4', 'clip.poster.jpg'];
    expect(await listFiles()).toEqual(made);
    const probe = (file: string) =>
      spawnSync(
        'ffprobe',
        ['-v', 'error', '-show_entries', 'stream=codec_name', '-of', 'csv=p=0', file],
        {
          cwd: folder(),
          encoding: 'utf8',
        },
      ).stdout.trim();
    expect([probe('clip.av1.mp4'), probe('clip.h264.mp4')]).toEqual(['av1', 'h264']);
    const poster = await sharp(path.join(folder(), 'clip.poster.jpg')).metadata();
    expect([poster.width, poster.height]).toEqual([320, 208]);
    expect(runMedia().stdout).toBe('All videos are up to date.\n');
  },
);

test.runIf(hasFfmpeg)('a file that is not a video is reported by name', async () => {
  await writeFile(path.join(folder(), 'clip.mp4'), 'text');
  const { status, stderr } = runMedia();
  expect(status).toBe(1);
  expect(stderr).toMatch(/clip\.mp4 couldn't be converted: .+\n$/);
  expect(await listFiles()).toEqual(['clip.mp4']);
});

test.runIf(hasFfmpeg)(
  'only recordings that a video shows are encoded, so that the check calls nothing unused that was made',
  { timeout: 60_000 },
  async () => {
    const content = path.join(root, 'content');
    const body = [
      '<Video src="Clip.MP4" alt="A clip" />',
      '<Video src="ready.mp4" poster="sheet.jpg" alt="A clip" />',
      '<Image src="still.gif" alt="A sheet" />',
    ];
    await writeSite(content, [{ slug: 'x', body: body.join('\n\n') }]);
    for (const name of ['Clip.MP4', 'ready.mp4', 'unused.mp4']) {
      await cp('tests/site/content/media/media/clip.mp4', path.join(folder(), name));
    }
    const gif = sharp({ create: { width: 9, height: 9, channels: 3, background: '#777' } }).gif();
    await writeFile(path.join(folder(), 'still.gif'), await gif.toBuffer());

    const { status, stdout } = runMedia();
    expect(status).toBe(0);
    expect(stdout).toMatch(/unused\.mp4 is skipped: no <Video> shows it\.\n/);
    expect(await listFiles()).toEqual([
      'Clip.MP4',
      'Clip.av1.mp4',
      'Clip.h264.mp4',
      'Clip.poster.jpg',
      'ready.mp4',
      'sheet.jpg',
      'still.gif',
      'unused.mp4',
    ]);
    const { problems } = await checkContent(await loadContent(content, root));
    expect(problems.map(({ file }) => file)).toEqual(['content/media/x/unused.mp4']);
  },
);

test('a case study that cannot be read is reported', async () => {
  await writeFile(path.join(root, 'content/case-studies/x.mdx'), '---\ntitle: X\n---\n\n<Note>');
  const { status, stderr } = runMedia();
  expect(status).toBe(1);
  expect(stderr).toMatch(/x\.mdx:5:1: <Note> is not closed\. /);
});
