/** What becomes of `<Embed>` in a text, and what the check says about it. */
import { compile } from '@mdx-js/mdx';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent } from '../rules/check-content.ts';
import { loadContent } from '../folder/content.ts';
import { formatProblem } from '../read/problem.ts';
import { components } from '../rules/components.ts';
import { embeds } from '../rules/embeds.ts';
import { readableFiles } from '../rules/readable-files.ts';
import { rehypePlugins, remarkPlugins } from './text-plugins.ts';

const compiled = async (text: string) =>
  String(await compile(text, { jsx: true, remarkPlugins, rehypePlugins }));

let root: string;
let contentDir: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'embeds-'));
  contentDir = path.join(root, 'content');
});
afterAll(() => rm(root, { recursive: true }));

/** What the check says about a text, whose first line is line 30. */
async function linesAbout(body: string, hosts = '', format = 'mdx'): Promise<string[]> {
  await writeSite(contentDir, [{ slug: 'x', body }]);
  const file = path.join(contentDir, 'case-studies/x');
  if (format !== 'mdx') await rename(`${file}.mdx`, `${file}.${format}`);
  const site = path.join(contentDir, 'site.yaml');
  if (hosts) await writeFile(site, `embeds: ${hosts}\n`, { flag: 'a' });
  const rules = [readableFiles, components, embeds];
  const { problems } = await checkContent(await loadContent(contentDir, root), rules);
  return problems.map(formatProblem);
}

test('an embed becomes what is framed for its URL', async () => {
  const code = await compiled(
    '<Embed url="https://youtu.be/dQw4w9WgXcQ" title="A video" />\n\n<Embed url="https://example.org/a" title="A page" ratio="3 / 2" />',
  );
  expect(code).toContain(
    '<Embed title="A video" site="YouTube" src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1" link="https://www.youtube.com/watch?v=dQw4w9WgXcQ" width="16" height="9" kind="video" />',
  );
  expect(code).toContain(
    '<Embed title="A page" site="example.org" src="https://example.org/a" link="https://example.org/a" width="3" height="2" />',
  );
});

test('the bare URL of a video alone in a paragraph is an embed, and no other link is', async () => {
  const code = await compiled('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(code).toMatch(/<Embed title="Video" site="YouTube" .*kind="video" \/>/);
  const others = [
    'See https://vimeo.com/823141156',
    '[A film](https://vimeo.com/823141156)',
    'https://vimeo.com/about',
    'https://example.org/film',
  ];
  expect(await compiled(others.join('\n\n'))).not.toContain('Embed');
});

test('the build refuses what can’t be framed', async () => {
  await expect(compiled('<Embed url="http://youtu.be/x" title="A video" />')).rejects.toThrow(
    /isn’t https/,
  );
});

const VALID = 'url="https://vimeo.com/823141156" title="A film"';

test.each([
  [`<Embed ${VALID} />`, []],
  [`<Embed ${VALID} ratio="4:3" />`, []],
  [
    `Text.\n\n<Embed url="https://vimeo.com/823141156" />`,
    ['32: <Embed> has no title. Add title="…".'],
  ],
  ['<Embed title="A film" />', ['30: <Embed> has no url. Add url="…".']],
  ['<Embed url="" title="A film" />', ['30: <Embed> has an empty url. Fill it in.']],
  [
    '<Embed url={"https://vimeo.com/823141156"} title="A film" />',
    ['30: <Embed> has a url that isn’t text in quotes. Write url="https://…".'],
  ],
  [
    '<Embed url="http://vimeo.com/823141156" title="A film" />',
    [
      '30: <Embed> has a URL that isn’t https: "http://vimeo.com/823141156". Browsers don’t show it. Write url="https://…".',
    ],
  ],
  [
    `<Embed ${VALID} ratio="wide" />`,
    ['30: <Embed> has an invalid ratio. Write width and height, such as ratio="4:3".'],
  ],
  [
    '<Embed url="https://example.org/a" title="A page" />',
    [
      '30: <Embed> shows example.org, which isn’t listed. If you trust that site, write in content/site.yaml: embeds: [example.org]. Otherwise, link to it.',
    ],
  ],
])('the check says what to write: %s', async (text, lines) => {
  expect(await linesAbout(text)).toEqual(lines.map((line) => `content/case-studies/x.mdx:${line}`));
});

test('a listed host can be embedded, and no other', async () => {
  const text = '<Embed url="https://example.org/a" title="A page" />';
  expect(await linesAbout(text, '[example.org]')).toEqual([]);
  expect(await linesAbout(text, '[www.example.org]')).toEqual([
    expect.stringContaining('embeds: [www.example.org, example.org]'),
  ]);
});

test('in plain Markdown, the check says what an <iframe> lacks', async () => {
  const embeds = '[example.org]';
  const code = '<iframe src="https://example.org/a" title="A page"></iframe>';
  expect(await linesAbout(code, embeds, 'md')).toEqual([]);
  expect(await linesAbout(code.replace(/ title="[^"]*"/, ''), embeds, 'md')).toEqual([
    expect.stringMatching(/x\.md:\d+: <iframe> has no title\. Add title="…"\.$/),
  ]);
  expect(await linesAbout(code.replace('https', 'http'), embeds, 'md')).toEqual([
    expect.stringMatching(/: <iframe> has a URL that isn’t https.*Write src="https:\/\/…"\.$/),
  ]);
});

test('a list of hosts has no URLs', async () => {
  expect(await linesAbout('Text.', '[https://example.org/a]')).toEqual([
    expect.stringMatching(
      /site.yaml:\d+: embeds.0 is "https:\/\/example.org\/a". It must be a host without "https:\/\/" and path, such as example.org.$/,
    ),
  ]);
});
