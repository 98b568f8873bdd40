import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { plainFields, writeSite } from '../../tests/setup/write-site.ts';
import { checkContent, formatProblem } from './check.server.ts';

let root: string;
let contentDir: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'content-'));
  contentDir = path.join(root, 'content');
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(() => writeSite(contentDir, [{ slug: 'x', body: 'Text.' }]));

const problems = async () => (await checkContent(contentDir, root)).problems.map(formatProblem);

/** Writes case-studies/x.mdx with these fields in place of the plain ones. */
function writeEntry(fields: Record<string, unknown>, body = 'Text.') {
  const all = { ...plainFields('x', 1, '#1f3f7a'), ...fields };
  return writeFile(
    path.join(contentDir, 'case-studies/x.mdx'),
    `---\n${stringify(all)}---\n\n${body}\n`,
  );
}

test('valid content has no problems', async () => {
  expect(await problems()).toEqual([]);
});

test('the site’s own content has no problems', async () => {
  const report = await checkContent(path.resolve('content'), process.cwd());
  expect(report.problems.map(formatProblem)).toEqual([]);
});

test.each([
  [{ title: undefined }, 'title: is missing; add it'],
  [{ title: 7 }, 'title: must be text, not 7'],
  [{ desc: '' }, 'desc: is empty; write some text'],
  [{ color: 'blue' }, 'color: must be a colour with six hex digits, such as "#1f3f7a"'],
  [{ types: ['Toy'] }, 'types.0: must be one of Assets, About, Projects, Project, Work'],
  [{ link: '/y' }, 'link: must be "/x", as the file is named'],
  [{ link: 'x' }, 'link: must be "/" and small letters, digits and hyphens'],
  [{ bgSrc: [400] }, 'bgSrc.0: must be 392, 504 or 616'],
  [{ excludeFromList: 'yes' }, 'excludeFromList: must be true or false'],
  [{ colour: '#ffffff' }, 'colour: is not a known field; check its spelling or remove it'],
  [
    { svg: 'logotype.svg' },
    'svg: there is no content/media/x/logotype.svg; add it or name another',
  ],
  [
    { links: [{ label: 'Site', href: 'example.org' }] },
    'links.0.href: must be a whole address, such as https://example.org',
  ],
  [{ order: 1.5 }, 'order: must be a whole number'],
])('a mistake in a field is one line with file, field and reason: %o', async (fields, line) => {
  await writeEntry(fields);
  expect(await problems()).toEqual([`content/case-studies/x.mdx: ${line}`]);
});

test('all problems of all files are told at once', async () => {
  await writeEntry({ color: 'blue', desc: undefined });
  const siteFile = path.join(contentDir, 'site.yaml');
  const site = await readFile(siteFile, 'utf8');
  await writeFile(siteFile, site.replace('owner@example.com', 'nobody'));
  expect(await problems()).toEqual([
    'content/site.yaml: owner.email: must be an e-mail address',
    'content/case-studies/x.mdx: desc: is missing; add it',
    'content/case-studies/x.mdx: color: must be a colour with six hex digits, such as "#1f3f7a"',
  ]);
});

test('a place in the list that is taken twice is told', async () => {
  await writeSite(contentDir, [
    { slug: 'x', body: 'Text.' },
    { slug: 'y', body: 'Text.', fields: { order: 1 } },
  ]);
  expect(await problems()).toEqual([
    'content/case-studies/y.mdx: order: 1 is taken by content/case-studies/x.mdx; choose another number',
  ]);
});

test('MDX that cannot be read is told with line and column', async () => {
  await writeEntry({}, 'Text.\n\n<Note>Never closed');
  expect(await problems()).toEqual([
    expect.stringMatching(
      /^content\/case-studies\/x\.mdx: line \d+, column \d+: MDX cannot be read: /,
    ),
  ]);
});

test('YAML that cannot be read is told with line and column', async () => {
  await writeFile(
    path.join(contentDir, 'case-studies/x.mdx'),
    '---\ntitle: "Never closed\nsub: x\n---\n\nText.\n',
  );
  expect((await problems())[0]).toMatch(
    /^content\/case-studies\/x\.mdx: line \d, column \d+: YAML cannot be read: /,
  );
});

test('a file without frontmatter and a missing file are told', async () => {
  await writeFile(path.join(contentDir, 'case-studies/x.mdx'), 'Only text.\n');
  await rm(path.join(contentDir, 'talks.yaml'));
  expect(await problems()).toEqual([
    'content/talks.yaml: file: is missing; restore it',
    'content/case-studies/x.mdx: frontmatter: is missing; begin the file with the fields between two lines of "---"',
  ]);
});

test('samples and unknown addresses are listed, but are no problems', async () => {
  await writeEntry({ sub: 'Sample City', links: [{ label: 'The tool' }] });
  const report = await checkContent(contentDir, root);
  expect(report.problems).toEqual([]);
  expect(report.toFillIn.map(formatProblem)).toEqual(
    expect.arrayContaining([
      'content/site.yaml: owner.email: still a sample: "owner@example.com"',
      'content/case-studies/x.mdx: sub: still a sample: "Sample City"',
      'content/case-studies/x.mdx: links.0.href: address of "The tool" is not known; the link is left out until it is filled in',
    ]),
  );
});
