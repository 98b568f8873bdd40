import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import type { Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plainFields, toFrontmatter, writeSite } from '../../../../tests/setup/write-site.ts';
import { de } from '../labels/de.ts';
import { fr } from '../labels/fr.ts';
import { rehypePlugins, remarkPlugins } from '../text/text-plugins.ts';
import { openContent } from '../folder/content.ts';
import { DRAWN_SHARE } from './modules.ts';
import { mdxModules, yamlModules } from './content-modules.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-modules-'));
  await writeSite(folder, [{ slug: 'x', body: 'Text.' }]);
});
afterEach(() => rm(folder, { recursive: true }));

/** Calls a hook that doesn't use the plugin context. */
async function load(plugin: Plugin | undefined, id: string) {
  const hook = plugin?.load as unknown as (id: string) => Promise<string>;
  return hook(id);
}
const content = () => openContent(folder, path.dirname(folder));
/** The module of a YAML file with this text. */
const loadYaml = async (source: string, name: string, ssr = true) => {
  const hook = yamlModules(content()).load as unknown as (
    id: string,
    options: { ssr: boolean },
  ) => Promise<string>;
  await writeFile(path.join(folder, name), source);
  return hook(path.join(folder, name), { ssr });
};

const dataOf = (code: string): unknown =>
  JSON.parse(code.replace(/^export default /, '').replace(/;$/, ''));

const studyFile = () => path.join(folder, 'case-studies/x.mdx');
const loadStudy = (plugin = mdxModules(content(), {})[0]) => load(plugin, `${studyFile()}?study`);
/** The module of the text. */
async function loadBody(plugin: Plugin | undefined) {
  const transform = plugin?.transform as unknown as (
    this: object,
    source: string,
    id: string,
  ) => Promise<{ code: string }>;
  const source = await readFile(studyFile(), 'utf8');
  return (await transform.call({}, source, studyFile())).code;
}
const writeStudy = (changes: object) =>
  writeFile(
    studyFile(),
    `${toFrontmatter({ ...plainFields('x', 1, '#1f3f7a'), ...changes })}\nText.\n`,
  );

/** Runs a module whose imports are their specifiers. */
function run(code: string): unknown {
  const imports = [...code.matchAll(/^import (\w+) from "(.*)";$/gm)];
  const body = code.replaceAll(/^import .*$/gm, '').replace('export default', 'return');
  const names = imports.map(([, name = '']) => name);
  return new Function(...names, body)(...imports.map(([, , specifier]) => specifier));
}

test('frontmatter becomes a module of validated fields, with defaults, and imports its media', async () => {
  await writeStudy({ links: undefined, bgSrc: [392, 616] });
  const all = {
    ...plainFields('x', 1, '#1f3f7a'),
    bgSrc: [392, 616],
    hue: 219,
    aliases: [],
    animations: [],
  };
  expect(run(await loadStudy())).toEqual({
    local: all,
    public: all,
    sampleCount: 0,
    slug: 'x',
    body: `${path.basename(folder)}/case-studies/x.mdx`,
    links: [],
    hasFacts: false,
    media: {
      titleLogo: 'virtual:media/x/title.svg?as=file',
      roundLogo: expect.stringMatching(/^virtual:media\/x\/logo\.svg\?.*format=webp/),
      cardPicture: expect.stringMatching(/^virtual:media\/x\/background\.jpg\?.*w=392;616&/),
      diorama: `${studyFile()}?diorama`,
    },
  });
});

test('a draft has no data for a public process', async () => {
  await writeStudy({ draft: true });
  const study = run(await loadStudy());
  expect(study).toMatchObject({ local: { draft: true } });
  expect(study).not.toHaveProperty('public');
});

test('a case study has its own picture for shared links, whatever its format', async () => {
  const media = (name: string) => path.join(folder, 'media/x', name);
  await writeFile(media('share.WebP'), await readFile(media('background.jpg')));
  expect(run(await loadStudy())).toMatchObject({
    media: { sharePicture: expect.stringMatching(/^virtual:media\/x\/share\.WebP\?as=share/) },
  });
});

test('a missing media file is an error, or keeps the last valid value', async () => {
  const logo = path.join(folder, 'media/x/logo.svg');
  await rename(logo, `${logo}.old`);
  const [plugin] = mdxModules(content(), {});
  await expect(loadStudy(plugin)).rejects.toThrow(/media\/x\/logo\.svg not found/);
  await rename(`${logo}.old`, logo);
  const valid = await loadStudy(plugin);
  await rm(logo);
  expect(await loadStudy(plugin)).toBe(valid);
});

test('a byte order mark, CRLF and spaces after "---" don’t keep fields or text from being read', async () => {
  const plain = await readFile(studyFile(), 'utf8');
  const source = `\uFEFF${plain.replaceAll('---\n', '--- \n').replaceAll('\n', '\r\n')}`;
  const code = await loadStudy();
  await writeFile(studyFile(), source);
  const [fields, bodies] = mdxModules(content(), { remarkPlugins: [remarkFrontmatter] });
  expect(await loadStudy(fields)).toBe(code);
  const body = await loadBody(bodies);
  expect(body).toContain('"Text."');
  expect(body).not.toContain('title');
});

test('invalid frontmatter is an error with file, line and field, or keeps its last valid value', async () => {
  const [plugin] = mdxModules(content(), {});
  await writeStudy({ color: 'bluish' });
  await expect(loadStudy(plugin)).rejects.toThrow(
    /x\.mdx:8: color is "bluish"\. It must be a color of CSS/,
  );
  await writeStudy({});
  const valid = await loadStudy(plugin);
  await writeStudy({ color: 'bluish' });
  expect(await loadStudy(plugin)).toBe(valid);
});

test('while a field is invalid, the picture keeps its description, as the card keeps its fields', async () => {
  const [, bodies] = mdxModules(content(), { remarkPlugins: [remarkFrontmatter] });
  await writeStudy({ bgAlt: 'A blue sheet.' });
  expect(await loadBody(bodies)).toContain('export const pictureAlt = "A blue sheet."');
  await writeStudy({ bgAlt: 'A red sheet.', color: 'bluish' });
  expect(await loadBody(bodies)).toContain('export const pictureAlt = "A blue sheet."');
});

test('the words that the build adds to a text are in its language', async () => {
  const body = [
    '> [!NOTE]\n> A note[^1].',
    '| A |\n| - |\n| 1 |',
    '- [x] One\n- [ ] Two',
    '```\ntext\n```',
    '$$\nx^2\n$$',
    '[^1]: A footnote.',
    ...['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven'].map((name) => `## ${name}`),
  ].join('\n\n');
  const write = (fields: object) =>
    writeFile(
      studyFile(),
      `${toFrontmatter({ ...plainFields('x', 1, '#1f3f7a'), ...fields })}\n${body}\n`,
    );
  const site = await readFile(path.join(folder, 'site.yaml'), 'utf8');
  await writeFile(path.join(folder, 'site.yaml'), `lang: de\n${site.replace(/^lang:.*\n/m, '')}`);
  const textOf = async (fields: object) => {
    await write(fields);
    return loadBody(mdxModules(content(), { remarkPlugins, rehypePlugins })[1]);
  };
  const { note, footnotes, onThisPage, table, formula, done, notDone } = de;
  for (const label of [note, footnotes, onThisPage, table, formula, done, notDone]) {
    expect(await textOf({})).toContain(`"${label}"`);
  }
  expect(await textOf({})).toContain('"Zurück zu Verweis 1"');
  for (const label of [fr.note, fr.footnotes, fr.onThisPage, fr.cutPaper]) {
    expect(await textOf({ lang: 'fr', bgAlt: undefined })).toContain(`"${label}"`);
  }
});

test('YAML becomes a module of its data, whatever the field names', async () => {
  const project = {
    key: 'image',
    name: '<image 0>',
    description: 'A project.',
    sub: 'A library',
    github_link: 'https://example.org/code',
    made: 2024,
    repo: 'owner/name',
  };
  const code = await loadYaml(JSON.stringify([project]), 'open-source.yaml');
  expect(dataOf(code)).toEqual({ local: [project], public: [project], sampleCount: 0 });
});

test('invalid YAML is an error with file, line and field', async () => {
  await expect(loadYaml('- key: One\n', 'open-source.yaml')).rejects.toThrow(
    'open-source.yaml:1: 0.key is "One". It must be lowercase letters, digits and hyphens.',
  );
});

test('a YAML file without a schema is an error', async () => {
  await expect(loadYaml('a: 1', 'other.yaml')).rejects.toThrow('no schema');
});

test.each(['open-source.yaml', 'talks.yaml'])('%s can be missing', async (name) => {
  await rm(path.join(folder, name));
  const { resolveId, load: hook } = yamlModules(content()) as unknown as {
    resolveId(id: string): string;
    load(id: string, options: { ssr: boolean }): Promise<string>;
  };
  const code = await hook(resolveId(path.join(folder, name)), { ssr: true });
  expect(code.replaceAll(/\s/g, '')).toMatch(/"?local"?:\[\],"?public"?:\[\]/);
});

test('client code cannot import a YAML file, which may contain samples', async () => {
  await expect(loadYaml('[]', 'talks.yaml', false)).rejects.toThrow(
    'talks.yaml: only the server can import it',
  );
});

test('talks import their pictures, and talks with a sample are in the local version only', async () => {
  const talk = (key: string) => ({
    key,
    title: key,
    href: '/x',
    image: `${key}.jpg`,
    alt: 'A talk.',
  });
  const [a, b] = [talk('a'), talk('b')].map((fields) => JSON.stringify(fields));
  const source = `- ${a}\n- ${b?.replace('"title":"b"', '"title": !sample "b"')}\n`;
  const code = await loadYaml(source, 'talks.yaml');
  const picture = (key: string) =>
    expect.stringMatching(new RegExp(`^virtual:media/talks/${key}\\.jpg\\?.*as=picture`));
  expect(run(code)).toEqual({
    local: [talk('a'), talk('b')],
    public: [talk('a')],
    sampleCount: 1,
    media: { 'a.jpg': picture('a'), 'b.jpg': picture('b') },
  });
});

test('the picture for shared links is the owner’s own, else one that the build letters or draws', async () => {
  const media = (name: string) => path.join(folder, 'media/site', name);
  const site = await readFile(path.join(folder, 'site.yaml'), 'utf8');
  const sharePicture = async () =>
    (run(await loadYaml(site, 'site.yaml')) as { media: { sharePicture?: string } }).media
      .sharePicture;
  expect(await sharePicture()).toBe(DRAWN_SHARE);
  await writeFile(media('share-blank.jpg'), '');
  expect(await sharePicture()).toBe(`${media('share-blank.jpg')}?lettered`);
  await writeFile(media('share.PNG'), '');
  expect(await sharePicture()).toMatch(/^virtual:media\/site\/share\.PNG\?as=share&/);
});
