import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainFields, toFrontmatter } from '../../tests/setup/write-site.ts';
import { mdxModules, yamlModules } from './content-modules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'content-modules-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Calls a hook that doesn't use the plugin context. */
async function load(plugin: Plugin | undefined, id: string) {
  const hook = plugin?.load as unknown as (id: string) => Promise<string>;
  return hook(id);
}
const transform = async (source: string, file: string, ssr = true) => {
  const hook = yamlModules().transform as unknown as (
    source: string,
    id: string,
    options: { ssr: boolean },
  ) => Promise<{ code: string }>;
  return (await hook(source, path.resolve('content', file), { ssr })).code;
};

const dataOf = (code: string): unknown =>
  JSON.parse(code.replace(/^export default /, '').replace(/;$/, ''));

test('frontmatter becomes a module of validated fields, with defaults', async () => {
  const file = path.join(folder, 'x.mdx');
  const { links: _links, ...fields } = plainFields('x', 1, '#1f3f7a');
  await writeFile(file, `${toFrontmatter(fields)}\nText.\n`);
  const code = await load(mdxModules({})[0], `${file}?frontmatter`);
  const all = { ...fields, links: [], life: [] };
  expect(dataOf(code)).toEqual({ local: all, public: all, samples: 0 });
});

test('a byte order mark, CRLF and spaces after "---" don’t keep fields or text from being read', async () => {
  const file = path.join(folder, 'z.mdx');
  const plain = `${toFrontmatter(plainFields('z', 1, '#1f3f7a'))}\nText.\n`;
  const source = `\uFEFF${plain.replaceAll('---\n', '--- \n').replaceAll('\n', '\r\n')}`;
  await writeFile(file, plain);
  const code = await load(mdxModules({})[0], `${file}?frontmatter`);
  await writeFile(file, source);
  const [fields, bodies] = mdxModules({ remarkPlugins: [remarkFrontmatter] });
  expect(await load(fields, `${file}?frontmatter`)).toBe(code);
  const transform = bodies?.transform as unknown as (
    source: string,
    id: string,
  ) => Promise<{ code: string }>;
  const body = await transform(source, file);
  expect(body.code).toContain('"Text."');
  expect(body.code).not.toContain('title');
});

test('invalid frontmatter is an error with file, line and field, or keeps its last valid value', async () => {
  const file = path.join(folder, 'y.mdx');
  const fields = plainFields('y', 1, '#1f3f7a');
  const write = (changes: object) =>
    writeFile(file, `${toFrontmatter({ ...fields, ...changes })}\nText.\n`);
  const [plugin] = mdxModules({});

  await write({ color: 'blue' });
  await expect(load(plugin, `${file}?frontmatter`)).rejects.toThrow(
    /y\.mdx:8: color is "blue"\. It must be a color with six hex digits/,
  );
  await write({});
  const valid = await load(plugin, `${file}?frontmatter`);
  await write({ color: 'blue' });
  expect(await load(plugin, `${file}?frontmatter`)).toBe(valid);
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
  const code = await transform(JSON.stringify([project]), 'open-source.yaml');
  expect(dataOf(code)).toEqual({ local: [project], public: [project], samples: 0 });
});

test('invalid YAML is an error with file, line and field', async () => {
  await expect(transform('- key: One\n', 'open-source.yaml')).rejects.toThrow(
    'content/open-source.yaml:1: 0.key is "One". It must be lowercase letters, digits and hyphens.',
  );
});

test('a YAML file without a schema is an error', async () => {
  await expect(transform('a: 1', 'other.yaml')).rejects.toThrow('no schema');
});

test('client code cannot import a YAML file, which may contain samples', async () => {
  await expect(transform('[]', 'talks.yaml', false)).rejects.toThrow(
    'content/talks.yaml: only the server can import it',
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
  const code = await transform(source, 'talks.yaml');
  const run = new Function(
    'picture0',
    'picture1',
    code.replaceAll(/^import .*$/gm, '').replace('export default', 'return'),
  );
  expect(code).toMatch(/^import picture1 from "\.\/media\/talks\/b\.jpg\?.*";$/m);
  const first = { ...talk('a'), image: 'the first' };
  expect(run('the first', 'the second')).toEqual({
    local: [first, { ...talk('b'), image: 'the second' }],
    public: [first],
    samples: 1,
  });
});
