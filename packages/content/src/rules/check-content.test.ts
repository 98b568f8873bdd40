/**
 * What the check says, where it takes several files, other settings or letters that can't be seen. All other messages are
 * cases in tests/bad.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { checkedSite } from '../../../../tests/setup/checked-site.ts';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent } from './check-content.ts';
import { formatProblem } from '../read/problem.ts';
import type { Rule } from './rule.ts';

const { contentDir, inContent, load, problems, warnings, writeEntry } = checkedSite();

/** Replaces a part of a content file. */
async function edit(file: string, from: string | RegExp, to: string) {
  await writeFile(inContent(file), (await readFile(inContent(file), 'utf8')).replace(from, to));
}

test('valid content has no problems and no warnings', async () => {
  expect(await problems()).toEqual([]);
  expect(await warnings()).toEqual([]);
});

test('fields without a value are as if left out, a number is text, and one text is a list', async () => {
  const empty = { sub: null, role: '', summary: ' ', links: null, layers: null, card: null };
  await writeEntry({ ...empty, title: 2048, outcome: 1.5, types: 'Work', skills: ['CSS', 3] });
  await edit('case-studies/x.mdx', 'outcome: 1.5', 'outcome: 1.50');
  await edit('case-studies/x.mdx', /^sub:.*$/m, 'sub: !sample');
  await edit(
    'site.yaml',
    /\nprofiles:\n(?: .*\n)+/,
    '\nprofiles:\n  # - href: https://example.com\n',
  );
  await edit('resume.yaml', 'experience: []', 'experience:');
  for (const list of ['open-source.yaml', 'talks.yaml']) {
    await writeFile(inContent(list), '# - key: one\n');
  }
  const content = await load();
  const { problems: found, samples } = await checkContent(content);
  expect(found.map(formatProblem)).toEqual([]);
  expect(samples).toEqual([]);
  const [study] = content.studies;
  expect(study?.data).toMatchObject({
    title: '2048',
    outcome: '1.50',
    summary: 'Text.',
    types: ['Work'],
    skills: ['CSS', '3'],
  });
  expect(study?.data).not.toHaveProperty('sub');
  expect(content.talks.data).toEqual([]);
});

test('reports all problems of all files at once, in order', async () => {
  await writeEntry({ color: 'bluish', desc: '' });
  await edit('site.yaml', 'owner@example.com', 'example.com');
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:4: desc is empty. Fill it in.',
    'content/case-studies/x.mdx:8: color is "bluish". It must be a color of CSS, such as "teal" or "#1f3f7a".',
    'content/site.yaml:5: owner.email is "example.com". It must be an email address.',
  ]);
});

test('reports a rule that throws, and the problems of all others', async () => {
  const passing: Rule = () => [{ file: 'a', line: 1, field: 'b', reason: 'is found' }];
  const failing: Rule = ({ studies }) => {
    throw new Error(`${studies.length} study\nand a stack`);
  };
  const { problems } = await checkContent(await load(), [failing, passing]);
  expect(problems.map(formatProblem)).toEqual([
    'a:1: b is found',
    'content:1: failing cannot be checked: 1 study. Undo the last change.',
  ]);
});

test.each<[name: string, change: (source: string) => string]>([
  ['a byte order mark', (source) => `\uFEFF${source}`],
  ['CRLF', (source) => source.replaceAll('\n', '\r\n')],
  ['a byte order mark and CRLF', (source) => `\uFEFF${source.replaceAll('\n', '\r\n')}`],
  ['no newline at the end', (source) => source.trimEnd()],
  ['spaces at the ends of lines', (source) => source.replaceAll('\n', ' \n')],
  ['spaces after the first "---"', (source) => source.replace('---', '---  ')],
  ['a tab after the second "---"', (source) => source.replace('\n---\n', '\n---\t\n')],
  [
    'the end of the file after the second "---"',
    (source) => source.replace(/\n---\n[^]*/, '\n---'),
  ],
])('%s is fine in a case study and in a YAML file', async (_name, change) => {
  for (const file of ['case-studies/x.mdx', 'site.yaml']) {
    await writeFile(inContent(file), change(await readFile(inContent(file), 'utf8')));
  }
  expect(await problems()).toEqual([]);
});

test.each(['en_GB', 'english', 'e', '44', 'en-'])('%s is no language', async (lang) => {
  await edit('site.yaml', /^/, `lang: ${lang}\n`);
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/site\.yaml:1: lang .*must be a language tag, such as/),
  ]);
});

test.each(['de', 'en-us', 'zh-Hant-TW'])('%s is a language', async (lang) => {
  await edit('site.yaml', /^/, `lang: ${lang}\n`);
  expect(await problems()).toEqual([]);
});

test('reports a repository without an owner if there is no account', async () => {
  const project =
    "- { key: a, name: A, description: B, sub: C, github_link: 'https://example.org', made: 2024, repo: boats }\n";
  await writeFile(inContent('open-source.yaml'), project);
  await edit('site.yaml', 'githubUser: test-owner\n', '');
  expect(await problems()).toEqual([
    'content/open-source.yaml:1: 0.repo is "boats" without an owner. Write "owner/boats", or add githubUser to content/site.yaml.',
  ]);
});

test('years in the résumé of a case study without any are fine', async () => {
  await edit('resume.yaml', 'Something else', 'Entry x');
  await edit('case-studies/x.mdx', 'sub: 2024-current\n', '');
  expect(await warnings()).toEqual([]);
});

test('a name that the picture for shared links has no letters for is fine with a picture of the owner', async () => {
  await edit('site.yaml', /name: .*/, 'name: 김민수');
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#1f3f7a' } })
    .jpeg()
    .toFile(inContent('media/site/share.jpg'));
  expect(await warnings()).not.toContainEqual(expect.stringContaining('picture for shared links'));
});

test('a color with low contrast on the card picture is a warning, not a problem', async () => {
  await writeEntry({ textColor: '#1f3f7a' });
  expect(await warnings()).toEqual([
    'content/case-studies/x.mdx:10: textColor has a contrast of 1.0:1 with the card picture. Choose a color that reaches 4.5:1.',
  ]);
  expect(await problems()).toEqual([]);
});

test('reports a skill of the about page that is in no group, or in two', async () => {
  await writeEntry({ types: ['About'], skills: ['CSS', 'SVG', 'HTML'] });
  expect(await problems()).toEqual([]);
  const groups =
    '\nskillGroups:\n  - group: A\n    skills: [SVG, HTML]\n  - group: B\n    skills: [HTML]\n';
  await edit('site.yaml', '\nsite:', `${groups}site:`);
  expect(await problems()).toEqual([
    'content/case-studies/x.mdx:24: skills.0 "CSS" is in no group. Add it to one of the skillGroups in content/site.yaml.',
    'content/case-studies/x.mdx:26: skills.2 "HTML" is in the groups "A" and "B" of content/site.yaml. Keep one.',
  ]);
});

test('an import of a file beside the folder of case studies is found without its ending', async () => {
  await writeFile(inContent('boats.ts'), 'export const boats = 3;');
  await writeEntry({}, "import { boats } from '../boats';");
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
