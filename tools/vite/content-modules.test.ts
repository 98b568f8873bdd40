import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainFields, toFrontmatter } from '../../tests/setup/write-site.ts';
import { mdxModules, yamlModules } from './content-modules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-modules-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Calls a hook that needs nothing of the plugin's context. */
async function load(plugin: Plugin | undefined, id: string) {
  const hook = plugin?.load as unknown as (id: string) => Promise<string>;
  return hook(id);
}
const transform = async (source: string, file: string) => {
  const hook = yamlModules().transform as unknown as (
    source: string,
    id: string,
  ) => Promise<{ code: string }>;
  return (await hook(source, path.resolve('content', file))).code;
};

const dataOf = (code: string): unknown =>
  JSON.parse(code.replace(/^export default /, '').replace(/;$/, ''));

test('frontmatter becomes a module of validated fields, with defaults', async () => {
  const file = path.join(folder, 'x.mdx');
  const { links: _links, ...fields } = plainFields('x', 1, '#1f3f7a');
  await writeFile(file, `${toFrontmatter(fields)}\nText.\n`);
  const code = await load(mdxModules({})[0], `${file}?frontmatter`);
  expect(dataOf(code)).toEqual({ ...fields, links: [] });
});

test('invalid frontmatter is an error with file, line and field, or keeps its last valid form', async () => {
  const file = path.join(folder, 'y.mdx');
  const fields = plainFields('y', 1, '#1f3f7a');
  const write = (changes: object) =>
    writeFile(file, `${toFrontmatter({ ...fields, ...changes })}\nText.\n`);
  const [plugin] = mdxModules({});

  await write({ color: 'blue' });
  await expect(load(plugin, `${file}?frontmatter`)).rejects.toThrow(
    /y\.mdx:8: color: is "blue"; it must be a colour with six hex digits/,
  );
  await write({});
  const valid = await load(plugin, `${file}?frontmatter`);
  await write({ color: 'blue' });
  expect(await load(plugin, `${file}?frontmatter`)).toBe(valid);
});

test('YAML becomes a module of its data, whatever its fields are called', async () => {
  const project = {
    key: 'image',
    name: '<image 0>',
    description: 'A project.',
    sub: 'A library',
    github_link: 'https://example.org/code',
    made: 2024,
    repo: 'owner/name',
  };
  const code = await transform(JSON.stringify([project]), 'open-source.yaml');
  expect(dataOf(code)).toEqual([project]);
});

test('invalid YAML is an error with file, line and field', async () => {
  await expect(transform('- key: One\n', 'open-source.yaml')).rejects.toThrow(
    'content/open-source.yaml:1: 0.key: is "One"; it must be lowercase letters, digits and hyphens',
  );
});

test('a YAML file without a schema is an error', async () => {
  await expect(transform('a: 1', 'other.yaml')).rejects.toThrow('no schema');
});

test('talks import their pictures', async () => {
  const talk = (key: string) => ({
    key,
    title: key,
    href: '/x',
    image: `${key}.jpg`,
    alt: 'A talk.',
  });
  const code = await transform(JSON.stringify([talk('a'), talk('b')]), 'talks.yaml');
  const run = new Function(
    'picture0',
    'picture1',
    code.replaceAll(/^import .*$/gm, '').replace('export default', 'return'),
  );
  expect(code).toMatch(/^import picture1 from "\.\/media\/talks\/b\.jpg\?.*";$/m);
  expect(run('the first', 'the second')).toEqual([
    { ...talk('a'), image: 'the first' },
    { ...talk('b'), image: 'the second' },
  ]);
});
