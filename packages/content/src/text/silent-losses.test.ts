/** What would be lost silently: colors of code, and files that aren't read. */
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent, listWarnings } from '../rules/check-content.ts';
import { loadContent } from '../folder/content.ts';
import { formatProblem } from '../read/problem.ts';

let root: string;
let contentDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'silent-'));
  contentDir = path.join(root, 'content');
});
afterAll(() => rm(root, { recursive: true }));

const problems = async () =>
  (await checkContent(await loadContent(contentDir, root))).problems.map(formatProblem);
const warnings = async () =>
  (await listWarnings(await loadContent(contentDir, root))).map(formatProblem);

test('a code block in an unknown language is a warning with its line', async () => {
  const body = 'Text.\n\n```ts\n1\n```\n\n```\n2\n```\n\n```basicc title="x"\n3\n```';
  await writeSite(contentDir, [{ slug: 'x', body }]);
  const [warning = '', ...others] = await warnings();
  expect(others).toEqual([]);
  expect(warning).toMatch(/x\.mdx:\d+: language "basicc" is unknown, so/);
  expect(await problems()).toEqual([]);
});

test('what nothing comes of after the language of a code block is a warning with its line', async () => {
  const known = ['title=a.ts', "title='a b' {1,3-4} lines", 'lines {2}title="a"'];
  const blocks = [...known, 'filename="a.ts" {1}'].map((meta) => `\`\`\`ts ${meta}\n1\n\`\`\``);
  await writeSite(contentDir, [{ slug: 'x', body: blocks.join('\n\n') }]);
  expect(await warnings()).toEqual([
    'content/case-studies/x.mdx:42: code block has "filename="a.ts"" after its language, which has no effect. Use title="…", {2,4-6} and lines, or remove it.',
  ]);
  expect(await problems()).toEqual([]);
});

test.each(['mdx', 'md'] as const)(
  'Markdown that a no-break space hides is a warning with its line: .%s',
  async (format) => {
    const nbsp = '\u00a0';
    const hidden = [
      `##${nbsp}Sizes`,
      `-${nbsp}One`,
      `1.${nbsp}One`,
      `-\u3000[ ] One`,
      `- [${nbsp}] One`,
      `- [x]\u202fOne`,
      `>${nbsp}[!NOTE]\n> One`,
      `> [!NOTE]${nbsp}\n> One`,
      `| a |\n| -${nbsp}|\n| b |`,
      `[One](/x${nbsp}"Two")`,
    ];
    const shown = [
      `${nbsp}${nbsp}${nbsp}${nbsp}Indented`,
      `## Of 10${nbsp}km`,
      `- 10${nbsp}km: \`-${nbsp}\``,
      nbsp,
      `1.&nbsp;May`,
      `> 10${nbsp}km`,
    ];
    await writeSite(contentDir, [{ slug: 'x', body: [...hidden, ...shown].join('\n\n') }]);
    const study = path.join(contentDir, 'case-studies/x');
    if (format === 'md') await rename(`${study}.mdx`, `${study}.md`);
    const lines = (await warnings()).filter((each) => each.includes('looks like a space'));
    expect(lines.map((each) => Number(each.split(':')[1]) - 30)).toEqual([
      0, 2, 4, 6, 8, 10, 12, 15, 19, 22,
    ]);
    expect(lines[0]).toBe(
      `content/case-studies/x.${format}:30: text "## Sizes" has U+00A0, which looks like a space, so it isn't read as Markdown. Write a space, or "&nbsp;" if that is meant.`,
    );
  },
);

test('a picture or a file whose address has spaces is named with what to write, and not as unused', async () => {
  const body = [
    'Text\n![All of it](full page.png) and ![it](a b.png "Title")',
    'See [the *plan*](the plan.pdf), [1](of course, e.g. so.it), `![x](c d.png)`',
  ].join('\n\n');
  await writeSite(contentDir, [{ slug: 'x', body }]);
  const folder = path.join(contentDir, 'media/x');
  for (const file of ['full page.png', 'the plan.pdf'])
    await writeFile(path.join(folder, file), '.');
  const place = 'content/case-studies/x.mdx';
  expect(await problems()).toEqual([
    `${place}:31: picture "full page.png" has spaces, so it is shown as written. Write "full%20page.png" or "<full page.png>".`,
    `${place}:31: picture "a b.png" has spaces, so it is shown as written. Write "a%20b.png" or "<a b.png>".`,
    `${place}:33: link "the plan.pdf" has spaces, so it is shown as written. Write "the%20plan.pdf" or "<the plan.pdf>".`,
  ]);
  expect((await warnings()).filter((line) => line.includes('unused'))).toEqual([]);
});

test('files beside the case studies that are not shown are named', async () => {
  await writeSite(contentDir, [{ slug: 'x', body: 'Text.' }]);
  const studies = path.join(contentDir, 'case-studies');
  await mkdir(path.join(studies, 'drafts/media'), { recursive: true });
  const files = [
    'notes.md',
    'notes.markdown',
    'x.md',
    'BOATS.MDX',
    'My Project.mdx',
    'cafe\u0301.md',
    '100%.md',
    '日本語.md',
    'q?x.md',
    '_boats.mdx',
    'Resume.md',
    '.hidden.md',
    'a.png',
    'drafts/y.mdx',
    'drafts/media/b.png',
  ];
  for (const file of files) await writeFile(path.join(studies, file), 'Text.');
  await mkdir(path.join(contentDir, 'media/My Project'));
  const place = 'content/case-studies';
  const because = 'file is not shown, because';
  const renamed = (file: string, names: string) =>
    `${place}/${file}:1: ${because} the name of a case study has only lowercase letters from a to z, digits and hyphens, and ends in ".md" or ".mdx". Rename it, for example to ${names}, or move it out of this folder.`;
  expect((await problems()).toSorted()).toEqual(
    [
      renamed('100%.md', '100.md'),
      renamed('BOATS.MDX', 'boats.mdx'),
      renamed('My Project.mdx', 'my-project.mdx, its media folder to my-project'),
      renamed('Resume.md', 'resume-2.md'),
      renamed('_boats.mdx', 'boats-2.mdx'),
      renamed('cafe\u0301.md', 'cafe.md'),
      renamed('notes.markdown', 'notes-2.md'),
      renamed('q?x.md', 'q-x.md'),
      renamed('日本語.md', 'project.md'),
      `${place}/notes.md:1: frontmatter is missing. Begin the file with the fields between two lines of "---".`,
      `${place}/x.md:1: frontmatter is missing. Begin the file with the fields between two lines of "---".`,
      `${place}/x.md:1: file has the same name as ${place}/x.mdx, and so the same path. Rename or delete one of them.`,
    ].toSorted(),
  );
  const unused =
    'file is unused: only case studies are read from this folder. Move it to content/media, or delete it.';
  expect(await warnings()).toEqual([
    `${place}/a.png:1: ${unused}`,
    `${place}/drafts/media/b.png:1: ${unused}`,
    `${place}/drafts/y.mdx:1: ${because} it is in a subfolder. Move it to content/case-studies.`,
  ]);
});
