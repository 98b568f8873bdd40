/**
 * What owners see: mistakes in bad/<case>.mdx, <case>.md or <case>.site.yaml, and in bad/<case>.txt what the check says.
 * `npx vitest run bad -u` writes the reports of new cases, and accepts changed ones.
 */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeSite } from '../../../tests/setup/write-site.ts';
import { checkContent, formatProblem, listWarnings, loadContent } from '../src/index.ts';

const inBad = (file: string) => path.join(import.meta.dirname, 'bad', file);
const files = readdirSync(inBad('.'));
const cases = files.filter((file) => !file.endsWith('.txt'));
const isYaml = (file: string) => file.endsWith('.yaml');
const nameOf = (file: string) => path.parse(file).name;
const placeOf = (file: string) =>
  `content/${isYaml(file) ? file.replace(/.*\.(.*\.)/, '$1') : `case-studies/${file}`}`;

const root = mkdtempSync(path.join(tmpdir(), 'bad-'));
afterAll(() => rmSync(root, { recursive: true }));

/** Checks a site of these files, of media that they can use, and of a case study "x". */
async function check(shown: readonly string[]): Promise<(file: string) => string> {
  const dir = path.join(root, 'content');
  const body = 'sheet.jpg clip.mp4';
  const entries = ['x', ...shown.map(nameOf)].map((slug) => ({ slug, body }));
  await writeSite(dir, entries);
  for (const file of shown) rmSync(path.join(dir, `case-studies/${nameOf(file)}.mdx`));
  for (const file of shown) cpSync(inBad(file), path.join(root, placeOf(file)));
  const content = await loadContent(dir, root);
  const { problems, ...notes } = await checkContent(content);
  const warnings = await listWarnings(content);
  const found = { Error: problems, Warning: warnings, Note: Object.values(notes).flat() };
  const lines = Object.entries(found).flatMap(([kind, list]) =>
    list.map((each) => `${kind}: ${formatProblem(each)}\n`),
  );
  return (file) => lines.filter((line) => line.includes(`: ${placeOf(file)}:`)).join('');
}

const texts = await check(cases.filter((file) => !isYaml(file)));
test.each(cases)('%s', async (file) => {
  const report = isYaml(file) ? await check([file]) : texts;
  await expect(report(file) || 'No problems.\n').toMatchFileSnapshot(inBad(`${nameOf(file)}.txt`));
});

test('each report has a case', () => {
  const names = new Set(cases.map(nameOf));
  expect(files.filter((file) => !names.has(nameOf(file)))).toEqual([]);
});
