/** What the check says about fields: each broken input, and the line that it leads to. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent } from './check-content.ts';
import { loadContent } from '../folder/content.ts';
import { formatProblem } from '../read/problem.ts';

let root: string;
let contentDir: string;
const STUDY = 'case-studies/x.mdx';

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'fields-'));
  contentDir = path.join(root, 'content');
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(() => writeSite(contentDir, [{ slug: 'x', body: 'Text.' }]));

/** Changes a content file, and returns what the check says. */
async function afterEdit(file: string, change: (source: string) => string) {
  const full = path.join(contentDir, file);
  await writeFile(full, change(await readFile(full, 'utf8')));
  return (await checkContent(await loadContent(contentDir, root))).problems.map(formatProblem);
}

/** Replaces the line of a field. */
const setField = (field: string, line: string) => (source: string) =>
  source.replace(new RegExp(`^( *)${field}:.*$`, 'm'), `$1${line}`);

test.each<[name: string, change: (source: string) => string]>([
  ['a byte order mark', (source) => `\uFEFF${source}`],
  ['CRLF', (source) => source.replaceAll('\n', '\r\n')],
  ['a byte order mark and CRLF', (source) => `\uFEFF${source.replaceAll('\n', '\r\n')}`],
  ['no newline at the end', (source) => source.trimEnd()],
  ['spaces at the ends of lines', (source) => source.replaceAll('\n', ' \n')],
])('%s is fine in a case study and in a YAML file', async (_name, change) => {
  expect(await afterEdit(STUDY, change)).toEqual([]);
  expect(await afterEdit('site.yaml', change)).toEqual([]);
});

test.each<[name: string, change: (source: string) => string]>([
  ['spaces after the first "---"', (source) => source.replace('---', '---  ')],
  ['a tab after the second "---"', (source) => source.replace('\n---\n', '\n---\t\n')],
  [
    'the end of the file after the second "---"',
    (source) => source.replace(/\n---\n[^]*/, '\n---'),
  ],
])('%s is fine', async (_name, change) => {
  expect(await afterEdit(STUDY, change)).toEqual([]);
});

test.each<[name: string, change: (source: string) => string, reason: string]>([
  [
    'no frontmatter',
    () => 'Text.\n',
    'is missing. Begin the file with the fields between two lines of "---".',
  ],
  [
    'no second "---"',
    (source) => source.replace('\n---\n', '\n'),
    'has no end. Add a line "---" below the fields.',
  ],
  [
    'an empty line above',
    (source) => `\n${source}`,
    'is not at the start of the file. Remove what is above its first line "---".',
  ],
])('frontmatter that is not found: %s', async (_name, change, reason) => {
  expect(await afterEdit(STUDY, change)).toEqual([`content/${STUDY}:1: frontmatter ${reason}`]);
});

test.each([
  ['title: Project #1 of many', '2: title is cut off at " #", which', '"Project #1 of many"'],
  ['title: !sample Project #1', '2: title is cut off at " #", which', '"Project #1"'],
  ['desc: It says "C #" #sharp', '4: desc is cut off at " #", which', '"It says \\"C #\\" #sharp"'],
  ['order: 1 #2', '27: order is cut off at " #", which', '"1 #2"'],
  ['color: #113b2d', '8: color is empty, because "#"', '"#113b2d"'],
  ['skills:\n  - C #sharp', '24: skills.0 is cut off at " #", which', '"C #sharp"'],
])('a value that YAML cuts off at a comment is reported: %s', async (line, start, whole) => {
  const [field = ''] = line.split(':');
  const [problem] = await afterEdit(STUDY, setField(field, line));
  expect(problem).toBe(`content/${STUDY}:${start} begins a comment. Write it in quotes: ${whole}.`);
});

test('a value in a YAML file that is cut off at a comment is reported', async () => {
  expect(await afterEdit('site.yaml', setField('city', 'city: Room #5'))).toEqual([
    'content/site.yaml:6: owner.city is cut off at " #", which begins a comment. Write it in quotes: "Room #5".',
  ]);
});

test('a comment is one if a space follows its "#"', async () => {
  expect(await afterEdit(STUDY, setField('title', 'title: Boats # of paper'))).toEqual([]);
  expect(await afterEdit(STUDY, setField('title', 'title: "Boat #1" #one'))).toEqual([]);
});

test('a syntax error near a space of another kind names it', async () => {
  const problems = await afterEdit(STUDY, setField('desc', 'desc:\u00a0Boats'));
  expect(problems[0]).toMatch(
    /YAML syntax error: .*\. Write a space in place of U\+00A0, which looks like one\.$/,
  );
});

test.each([
  ['skills: [C #, F #]', '" #"'],
  ['title: Boats: the sequel', '": "'],
])(
  'a syntax error of a value without quotes says that they are missing: %s',
  async (line, what) => {
    const [field = ''] = line.split(':');
    const problems = await afterEdit(STUDY, setField(field, line));
    expect(problems[0]).toMatch(/x\.mdx:\d+:\d+: YAML syntax error: /);
    expect(problems[0]).toContain(`. Write a value that contains ${what} in quotes.`);
  },
);

test.each(['en_GB', 'english', 'e', '44', 'en-'])('%s is no language', async (lang) => {
  const problems = await afterEdit('site.yaml', (source) => `lang: ${lang}\n${source}`);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^content\/site\.yaml:1: lang .*must be a language tag, such as/);
});

test.each(['de', 'en-us', 'zh-Hant-TW'])('%s is a language', async (lang) => {
  expect(await afterEdit('site.yaml', (source) => `lang: ${lang}\n${source}`)).toEqual([]);
});

test('a theme color that CSS does not know is named with its line', async () => {
  expect(await afterEdit('site.yaml', (source) => `theme:\n  color: papery\n${source}`)).toEqual([
    'content/site.yaml:2: theme.color is "papery". It must be a color of CSS, such as "teal" or "#1f3f7a".',
  ]);
});

test.each([
  ['date: 2024-05-01', 'date is an unknown field. Use sub, for the years or a place.'],
  ['tags: [css]', 'tags is an unknown field. Use skills.'],
  ['cover: a.jpg', 'cover is an unknown field. Use bg for the card; in the text, use <Image>.'],
  [
    'description: A boat.',
    'description is an unknown field. Use desc for the card, and summary for search results.',
  ],
  [
    'published: false',
    'published is an unknown field. Write "draft: true" while only you are to see it, and remove the field.',
  ],
  ['Layout: wide', 'Layout is an unknown field. All case studies have the same layout. Remove it.'],
  [
    'author: Robin',
    'author is an unknown field. The author is owner in content/site.yaml. Remove it.',
  ],
  ['titel: Boats', 'titel is an unknown field. Check its spelling, or remove it.'],
])('a field of another system is reported with what does that here: %s', async (line, message) => {
  const problems = await afterEdit(STUDY, (source) => source.replace('---', `---\n${line}`));
  expect(problems).toEqual([`content/${STUDY}:2: ${message}`]);
});
