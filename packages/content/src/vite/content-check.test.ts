/** The check and the modules of the build agree about each file, and the preview shows what the check finds. */
import { EventEmitter } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { MDXContent } from 'mdx/types';
import path from 'node:path';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { buildPictures } from '../../../../tests/setup/build-pictures.ts';
import { contentPlugins } from '../../../../tests/setup/content-plugins.ts';
import { picturesIn, textPictures } from '../../../../tests/setup/text-pictures.ts';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent } from '../rules/check-content.ts';
import { loadContent, openContent } from '../folder/content.ts';
import { contentCheck } from './content-check.ts';
import { formatProblem } from '../read/problem.ts';

let dir: string;
beforeAll(async () => {
  await mkdir('tests/site', { recursive: true });
  dir = path.resolve(await mkdtemp('tests/site/agreement-'));
});
afterAll(() => rm(dir, { recursive: true }));
beforeEach(() => vi.stubEnv('DRAFT_PICTURES', '1'));

const check = async () =>
  (await checkContent(await loadContent(dir, dir))).problems.map(formatProblem);

/** Imports everything that the site imports of a content folder. @returns the texts */
async function buildModules(slugs: readonly string[]): Promise<MDXContent[]> {
  const specifiers = [
    ...slugs.flatMap((slug) => ['', '?study'].map((query) => `./case-studies/${slug}.mdx${query}`)),
    ...['site', 'open-source', 'talks', 'resume'].map((name) => `./${name}.yaml`),
  ];
  const { values } = await buildPictures(dir, specifiers, [textPictures, ...contentPlugins(dir)]);
  return slugs.map((_slug, index) => values[2 * index] as MDXContent);
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
  const texts = await buildModules(slugs);
  const shown: unknown[] = [];
  const show = ({ src, poster }: { src: unknown; poster?: unknown }) => {
    shown.push(poster ?? src);
    return null;
  };
  const components = { Video: show, Columns: Fragment, Column: Fragment };
  for (const text of texts) {
    shown.push(...picturesIn(renderToStaticMarkup(createElement(text, { components }))));
  }
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

const REFUSED: [what: string, edit: () => Promise<void>][] = [
  ['a field', inStudy(/^color:.*$/m, 'color: bluish')],
  ['a file of a card', () => rm(path.join(dir, 'media/x/logo.svg'))],
  ['a format', inStudy('background.jpg', 'background.pdf')],
  ['a file in a text', inStudy('Text.', '<Image src="a.jpg" alt="A" />')],
  ['a file on another site', inStudy('Text.', '<Image src="https://a.example/a.jpg" alt="A" />')],
  ['a recording', inStudy('Text.', '<Video src="a.mov" alt="A" />')],
  ['a sample that every page needs', inYaml('site.yaml', /jobTitle:/, 'jobTitle: !sample')],
  ['a file of samples only', inYaml('talks.yaml', '[]', `!sample ${TALK}`)],
];

test.each(REFUSED)(
  '%s that the check refuses is refused by its module, for the same reason',
  async (_what, edit) => {
    await writeSite(dir, [{ slug: 'x', body: 'Text.' }]);
    await edit();
    const [first = ''] = await check();
    // A text is compiled from its own file, whose path the compiler adds.
    const reason = first.replace(/^.*?:\d+: (?:file )?/, '');
    expect(reason).not.toBe('');
    await expect(buildModules(['x'])).rejects.toThrow(reason);
  },
);

test('what is found while no page is open waits for the next page, whose own check shows it', async () => {
  await writeSite(dir, [{ slug: 'x', body: 'Text.' }]);
  await REFUSED[0]?.[1]();
  const watcher = Object.assign(new EventEmitter(), { add: () => {} });
  const [error, send] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const pages = new EventEmitter();
  const ws = { clients: new Set(), send, on: pages.on.bind(pages) };
  const server = { watcher, ws, config: { logger: { error, warn: error } } };
  const { configureServer } = contentCheck(openContent(dir, dir));
  (configureServer as (server: unknown) => void)(server);
  watcher.emit('all', 'change', path.join(dir, 'case-studies/x.mdx'));
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(send).not.toHaveBeenCalled();
  ws.clients.add('a page');
  pages.emit('connection');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
});
