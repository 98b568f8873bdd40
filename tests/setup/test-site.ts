/**
 * The second site of the browser tests: media of every kind, a case study that fails, and a long
 * one. Run as a command it writes and builds the site in tests/site/.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeSite } from './write-site.ts';

export const TEST_SITE = path.resolve('tests/site');

const tall = 'A line of text.\n\n'.repeat(80);

/** The examples of docs/writing.md, as they stand there. */
const examples = [...readFileSync('docs/writing.md', 'utf8').matchAll(/^```mdx\n([^]*?)^```$/gm)]
  .map(([, example = '']) => example.replace('/about', '/plain'))
  .join('\n');

const entries = [
  {
    slug: 'media',
    body: [
      'Text before the media.',
      '<Image src="sheet.jpg" alt="A plain sheet" />',
      tall,
      '<Video src="clip.mp4" poster="sheet.jpg" alt="A test clip" width={320} height={208} rounded />',
      tall,
      '<Image src="background.jpg" alt="A plain far sheet" />',
      '<Video src="clip.mp4" poster="sheet.jpg" alt="A hidden clip" width={320} height={208} hide />',
    ].join('\n\n'),
  },
  {
    slug: 'broken-video',
    body: [
      '[The end of the plain page](/plain#the-end)',
      '<Video src="not-a-video.mp4" poster="sheet.jpg" alt="A broken clip" width={320} height={208} />',
    ].join('\n\n'),
  },
  {
    slug: 'failing',
    body: '<Note>{(() => { throw new Error("The body of this case study fails"); })()}</Note>',
  },
  { slug: 'writing', body: `## Examples\n\n${examples}`, fields: { showsStars: true } },
  {
    slug: 'plain',
    body: `[To the end](#the-end)\n\n## A heading\n\n${tall}\n\n## The end\n\n${tall}`,
  },
];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const contentDir = path.join(TEST_SITE, 'content');
  await writeSite(contentDir, entries);
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    env: { ...process.env, CONTENT_DIR: contentDir, BUILD_DIR: path.join(TEST_SITE, 'build') },
  });
  process.exitCode = status ?? 1;
}
