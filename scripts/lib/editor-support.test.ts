import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { editorFiles } from './editor-support.ts';

test('the editor schemas match the content schema; else run "npm run typecheck"', async () => {
  const files = editorFiles();
  expect(Object.keys(files)).toHaveLength(6);
  for (const [file, text] of Object.entries(files)) {
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});

test('each frontmatter field of a case study has a description', () => {
  const { '.vscode/schemas/case-study.json': text = '' } = editorFiles();
  type Schema = {
    description?: string;
    properties?: Record<string, Schema>;
    items?: Schema | false;
    oneOf?: Schema[];
    anyOf?: Schema[];
  };
  const fieldsOf = ({ properties = {}, items, oneOf = [], anyOf = [] }: Schema): string[] => [
    ...Object.entries(properties).flatMap(([name, field]) => [
      `${name}: ${field.description ?? 'no description'}`,
      ...fieldsOf(field),
    ]),
    ...[...(items ? [items] : []), ...oneOf, ...anyOf].flatMap(fieldsOf),
  ];
  const fields = fieldsOf(JSON.parse(text) as Schema);
  expect(fields.length).toBeGreaterThan(60);
  expect(fields.filter((field) => field.endsWith('no description'))).toEqual([]);
});
