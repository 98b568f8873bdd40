import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { editorFiles } from './editor-support.ts';

test('the editor schemas match the content schema; else run "npm run typecheck"', async () => {
  const files = await editorFiles();
  expect(Object.keys(files)).toHaveLength(6);
  for (const [file, text] of Object.entries(files)) {
    expect(await readFile(file, 'utf8')).toBe(text);
  }
});

test('each frontmatter field of a case study has a description', async () => {
  const { '.vscode/schemas/case-study.json': text = '' } = await editorFiles();
  const { properties } = JSON.parse(text) as {
    properties: Record<string, { description?: string }>;
  };
  expect(Object.keys(properties).length).toBeGreaterThan(15);
  const without = Object.keys(properties).filter((name) => !properties[name]?.description);
  expect(without).toEqual([]);
});
