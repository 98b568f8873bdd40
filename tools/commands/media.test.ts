import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
const folder = () => path.join(root, 'content/media/x');

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
  await mkdir(folder(), { recursive: true });
  await cp('tests/site/content/media/media/clip.mp4', path.join(folder(), 'clip.mp4'));
});
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
    const files = await readdir(folder());
    expect(files.sort()).toEqual(['clip.av1.mp4', 'clip.h264.mp4', 'clip.mp4', 'clip.poster.jpg']);
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
  expect(await readdir(folder())).toEqual(['clip.mp4']);
});
