/** The check and the build agree about each file. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { MDXContent } from 'mdx/types';
import path from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildPictures } from '../../tests/setup/build-pictures.ts';
import { contentPlugins } from '../../tests/setup/content-plugins.ts';
import { writeSite } from '../../tests/setup/write-site.ts';
import { checkContent } from '../content/check-content.ts';
import { openContent } from '../content/content.ts';
import { formatProblem } from '../content/problem.ts';
import { contentCheck } from './content-check.ts';

let dir: string;
beforeAll(async () => {
  await mkdir('tests/site', { recursive: true });
  dir = path.resolve(await mkdtemp('tests/site/agreement-'));
});
afterAll(() => rm(dir, { recursive: true }));
beforeEach(() => vi.stubEnv('DRAFT_PICTURES', '1'));
afterEach(() => vi.restoreAllMocks());

const content = () => openContent(dir, dir);
const check = async () => (await checkContent(await content().load())).problems.map(formatProblem);

/** Imports everything that the site imports of a content folder. @returns the texts */
async function buildModules(slugs: readonly string[], gate: Plugin[]): Promise<MDXContent[]> {
  const specifiers = [
    ...slugs.flatMap((slug) => ['', '?study'].map((query) => `./case-studies/${slug}.mdx${query}`)),
    ...['site', 'open-source', 'talks', 'resume'].map((name) => `./${name}.yaml`),
  ];
  const { values } = await buildPictures(dir, specifiers, [...gate, ...contentPlugins(dir)]);
  return slugs.map((_slug, index) => values[2 * index] as MDXContent);
}

/** Builds with the check. @returns the texts, or the lines that the build prints if it fails */
async function build(slugs: readonly string[]): Promise<MDXContent[] | string[]> {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The build ends.');
  });
  try {
    return await buildModules(slugs, [contentCheck(content())]);
  } catch (error) {
    if (!String(error).includes('The build ends.')) throw error;
    return String(printed.mock.calls[0]?.[0]).split('\n');
  }
}

const ACCEPTED: Record<string, string> = {
  spaces: '<Image src=" sheet.jpg " alt="A sheet" />',
  poster: '<Video src="clip.mp4" poster="" alt="A clip" />',
  column: '<Columns>\n<Column>\n<Image src="sheet.jpg" alt="A sheet" />\n</Column>\n</Columns>',
  twice: '<Image src="missing.jpg" src="sheet.jpg" alt="A sheet" />',
  fragment: '<><Image src="sheet.jpg" alt="A sheet" /></>',
};

test('what the check accepts is built', async () => {
  const slugs = Object.keys(ACCEPTED);
  await writeSite(
    dir,
    slugs.map((slug) => ({ slug, body: ACCEPTED[slug] ?? '' })),
  );
  const media = (name: string) => path.join(dir, 'media/poster', name);
  for (const name of ['clip.av1.mp4', 'clip.h264.mp4']) await cp(media('clip.mp4'), media(name));
  await cp(media('background.jpg'), media('clip.poster.jpg'));
  expect(await check()).toEqual([]);
  const texts = (await build(slugs)) as MDXContent[];
  const shown: unknown[] = [];
  const show = ({ src, poster }: { src: unknown; poster?: unknown }) => {
    shown.push(poster ?? src);
    return null;
  };
  const components = { Image: show, Video: show, Columns: Fragment, Column: Fragment };
  for (const text of texts) renderToStaticMarkup(createElement(text, { components }));
  const picture = expect.objectContaining({ img: expect.anything() });
  expect(shown).toEqual(slugs.map(() => picture));
});

const inStudy = (from: RegExp | string, to: string) => async () => {
  const file = path.join(dir, 'case-studies/x.mdx');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};
const inYaml = (name: string, from: RegExp | string, to: string) => async () => {
  const file = path.join(dir, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
};
const TALK = '[{ key: a, title: A, href: /x, image: a.jpg, alt: A talk }]';

/** What is wrong, and whether the modules are refused also without the check, as in the preview. */
const REFUSED: [what: string, edit: () => Promise<void>, isAlone?: boolean][] = [
  ['a field', inStudy(/^color:.*$/m, 'color: bluish'), true],
  ['a file of a card', () => rm(path.join(dir, 'media/x/logo.svg')), true],
  ['a format', inStudy('background.jpg', 'background.pdf'), true],
  ['a file in a text', inStudy('Text.', '<Image src="a.jpg" alt="A" />'), true],
  [
    'a file on another site',
    inStudy('Text.', '<Image src="https://a.example/a.jpg" alt="A" />'),
    true,
  ],
  ['a recording', inStudy('Text.', '<Video src="a.mov" alt="A" />'), true],
  ['syntax', inStudy('Text.', '<Note>')],
  ['a component', inStudy('Text.', '<Picture />')],
  ['code', inStudy('Text.', '{a.b}')],
  ['a sample that every page needs', inYaml('site.yaml', /jobTitle:/, 'jobTitle: !sample'), true],
  ['a file of samples only', inYaml('talks.yaml', '[]', `!sample ${TALK}`), true],
  ['a missing file', () => rm(path.join(dir, 'resume.yaml'))],
];

test.each(REFUSED)(
  '%s that the check refuses isn’t built: same lines',
  async (_what, edit, isAlone) => {
    await writeSite(dir, [{ slug: 'x', body: 'Text.' }]);
    await edit();
    const lines = await check();
    expect(lines).not.toEqual([]);
    expect(await build(['x'])).toEqual(lines);
    if (!isAlone) return;
    const error = await buildModules(['x'], []).catch((reason: unknown) => String(reason));
    // A text is compiled from its own file, whose path the compiler adds.
    const [, said = ''] = /:\d+: (?:file )?(.*)/.exec(lines[0] ?? '') ?? [];
    expect(error).toContain(said);
  },
);
