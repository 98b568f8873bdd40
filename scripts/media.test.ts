import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeSite } from '../tests/setup/write-site.ts';
import { loadContent } from '../packages/content/src/folder/content.ts';
import { unusedMedia } from '../packages/content/src/rules/unused-media.ts';

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
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/media.ts'], {
    encoding: 'utf8',
    env: { ...process.env, CONTENT_DIR: path.join(root, 'content'), ...env },
  });

const hasFfmpeg = !spawnSync('ffmpeg', ['-version']).error;
const hasZscale = /\bzscale\b/.test(spawnSync('ffmpeg', ['-filters']).stdout?.toString() ?? '');

/** Entries of the video in a file. @param entries names as ffprobe has them */
const probe = (file: string, entries: string) =>
  spawnSync(
    'ffprobe',
    ['-v', 'error', '-show_entries', `stream=${entries}`, '-of', 'csv=p=0', file],
    { cwd: folder(), encoding: 'utf8' },
  )
    .stdout.trim()
    .split(',');

/** Records a plain color, without loss. @param filters of ffmpeg, from full RGB to what is recorded */
function record(name: string, filters: string) {
  const color = ['-f', 'lavfi', '-i', 'color=#3170c0:size=96x64:rate=10:duration=0.2,format=gbrp'];
  const args = ['-v', 'error', ...color, '-vf', filters, '-c:v', 'ffv1', name];
  expect(spawnSync('ffmpeg', args, { cwd: folder(), encoding: 'utf8' }).stderr).toBe('');
}

test('without ffmpeg, one line says what to install', () => {
  const { status, stderr } = runMedia({ PATH: '' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ffmpeg not found\. Install it .*\n$/);
});

test.runIf(hasFfmpeg)('a video is encoded once, in two codecs and with a poster', async () => {
  expect(runMedia().status).toBe(0);
  const made = ['clip.av1.mp4', 'clip.h264.mp4', 'clip.mp4', 'clip.poster.jpg'];
  expect(await listFiles()).toEqual(made);
  expect(probe('clip.av1.mp4', 'codec_name')).toEqual(['av1']);
  expect(probe('clip.h264.mp4', 'codec_name')).toEqual(['h264']);
  const poster = await sharp(path.join(folder(), 'clip.poster.jpg')).metadata();
  expect([poster.width, poster.height]).toEqual([320, 208]);
  expect(runMedia().stdout).toBe('All videos are up to date.\n');
});

const BT709 = ['yuv420p', 'tv', 'bt709', 'bt709', 'bt709'];
const FROM_SRGB = 'zscale=pin=bt709:tin=iec61966-2-1:min=gbr:rin=full';
const HDR = 'p=bt2020:m=bt2020nc:r=limited:npl=203,format=yuv420p10le';

test.runIf(hasZscale)(
  'a recording in any colors becomes one of 8 bits in BT.709 and looks the same, and so does its poster',
  { tags: ['full'] },
  async () => {
    const recordings = {
      hlg: `${FROM_SRGB}:t=arib-std-b67:${HDR}`,
      pq: `${FROM_SRGB}:t=smpte2084:${HDR}`,
      // As Macs record their screens.
      p3: 'zscale=pin=bt709:tin=bt709:min=gbr:rin=full:p=smpte432:t=bt709:m=bt709,format=yuv420p',
      sdr: 'zscale=pin=bt709:tin=bt709:min=gbr:rin=full:p=bt709:t=bt709:m=bt709,format=yuv420p',
    };
    const names = Object.keys(recordings);
    const videos = names.map((name) => `<Video src="${name}.mkv" alt="A color" />`);
    await writeSite(path.join(root, 'content'), [{ slug: 'x', body: videos.join('\n\n') }]);
    for (const [name, filters] of Object.entries(recordings)) record(`${name}.mkv`, filters);
    const { stderr } = runMedia();
    expect(stderr).toBe('');

    const labels = 'pix_fmt,color_range,color_space,color_transfer,color_primaries';
    const toRgb = 'scale=in_color_matrix=bt709';
    for (const name of names) {
      for (const codec of ['av1', 'h264']) {
        const video = `${name}.${codec}.mp4`;
        expect([video, ...probe(video, labels)]).toEqual([video, ...BT709]);
        const frame = ['-i', video, '-vf', toRgb, '-frames:v', '1', `${video}.png`];
        spawnSync('ffmpeg', ['-v', 'error', ...frame], { cwd: folder() });
      }
      for (const picture of ['av1.mp4.png', 'h264.mp4.png', 'poster.jpg']) {
        const { channels } = await sharp(path.join(folder(), `${name}.${picture}`)).stats();
        const off = channels.map(({ mean }, at) => Math.abs(mean - ([49, 112, 192][at] ?? 0)));
        expect(Math.max(...off), `${name}.${picture}`).toBeLessThan(6);
      }
    }
  },
);

test.runIf(hasZscale)('without the filter for HDR, one line says what to do', async () => {
  record('clip.mkv', `${FROM_SRGB}:t=smpte2084:${HDR}`);
  await rename(path.join(folder(), 'clip.mkv'), path.join(folder(), 'clip.mp4'));
  // An ffmpeg that was built without it.
  const bin = path.join(root, 'bin');
  await mkdir(bin);
  const script = `#!/bin/sh\nPATH='${process.env.PATH}'\n`;
  await writeFile(path.join(bin, 'ffprobe'), `${script}exec ffprobe "$@"`, { mode: 0o755 });
  const error = `echo "[AVFilterGraph @ 0x55] No such filter: 'zscale'\nError reinitializing filters!" >&2`;
  await writeFile(path.join(bin, 'ffmpeg'), `${script}${error}\nexit 1`, { mode: 0o755 });
  const { status, stderr } = runMedia({ PATH: bin });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^ffmpeg has no filter "zscale", which .*\n$/);
});

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
    const unused = await unusedMedia(await loadContent(content, root));
    expect(unused.map(({ file }) => file)).toEqual(['content/media/x/unused.mp4']);
  },
);

test('a case study that cannot be read is reported', async () => {
  await writeFile(path.join(root, 'content/case-studies/x.mdx'), '---\ntitle: X\n---\n\n<Note>');
  const { status, stderr } = runMedia();
  expect(status).toBe(1);
  expect(stderr).toMatch(/x\.mdx:5:1: <Note> is not closed\. /);
});
