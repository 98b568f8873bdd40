import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WrittenFrontmatter } from '../schema/frontmatter.ts';
import { writeSite } from '../../../../tests/setup/write-site.ts';
import { checkContent, listWarnings } from '../rules/check-content.ts';
import { loadContent } from './content.ts';
import { fillDefaults, type WrittenStudy } from './defaults.ts';
import { formatProblem } from '../read/problem.ts';

let root: string;

const write = (file: string, text: string) =>
  writeFile(path.join(root, 'content/case-studies', file), text);

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'defaults-'));
  await writeSite(path.join(root, 'content'), [{ slug: 'x', body: 'Text.' }]);
  await mkdir(path.join(root, 'public'));
  await write(
    'boats.md',
    '---\ntitle: Boats\ndesc: Folded boats.\n---\n\n## One\n\nA boat, **folded** once.\n',
  );
  await write('anchors.md', '---\ntitle: Anchors\ndesc: Cut.\ncolor: teal\n---\n');
  await write(
    'sails.md',
    `---\ntitle: Sails\ndesc: Sewn.\nhue: 12\n---\n\n${'A sail is a sheet. '.repeat(20)}\n`,
  );
});
afterAll(() => rm(root, { recursive: true }));

const load = () => loadContent(path.join(root, 'content'), root);
const fields = async (slug: string) =>
  (await load()).studies.find((study) => study.slug === slug)?.data;

test('a title and a line are enough for a valid case study', async () => {
  const content = await load();
  expect((await checkContent(content)).problems.map(formatProblem)).toEqual([]);
  expect((await listWarnings(content)).map(formatProblem)).toEqual([]);
  expect(await fields('boats')).toMatchObject({
    link: '/boats',
    types: ['Project'],
    bgSrc: [392, 504, 616],
    summary: 'A boat, folded once.',
    skills: [],
    excludeFromList: false,
    textColor: '#ffffff',
  });
});

test('those without a position follow the others, by file name', async () => {
  const orders = await Promise.all(['x', 'anchors', 'boats', 'sails'].map(fields));
  expect(orders.map((data) => data?.order)).toEqual([1, 2, 3, 4]);
});

test('a draft can have the position of another', async () => {
  await write('kites.md', '---\ntitle: Kites\ndesc: Flown.\norder: 2\ndraft: true\n---\n');
  const { problems } = await checkContent(await load());
  await rm(path.join(root, 'content/case-studies/kites.md'));
  expect(problems.map(formatProblem)).toEqual([]);
});

test('the hue is the given one, the hue of the color, or a place on the circle', async () => {
  expect(await fields('sails')).toMatchObject({ hue: 12 });
  expect(await fields('anchors')).toMatchObject({ hue: 180, color: '#008080' });
  expect((await fields('boats'))?.hue).toBeGreaterThanOrEqual(0);
});

test('a long first paragraph is shortened to whole sentences for search results', async () => {
  const { summary = '' } = (await fields('sails')) ?? {};
  expect(summary.length).toBeLessThanOrEqual(155);
  expect(summary).toMatch(/^A sail .*sheet\.$/);
});

test.each([
  [
    'to whole sentences',
    '紙の船を折る方法を紹介します。',
    /^(紙の船を折る方法を紹介します。){6,10}$/,
  ],
  ['within a sentence', '紙の船を折る方法を紹介するとき、', /^紙.{60,155}…$/],
])('a first paragraph without spaces is shortened %s', async (_where, part, summary) => {
  await write('fune.md', `---\ntitle: Fune\ndesc: 船。\n---\n\nVue.js の${part.repeat(20)}\n`);
  expect((await fields('fune'))?.summary?.replace('Vue.js の', '')).toMatch(summary);
  await rm(path.join(root, 'content/case-studies/fune.md'));
});

test('what is too long for its place is a warning, with the number that fits', async () => {
  await write('long.md', `---\ntitle: ${'L'.repeat(46)}\ndesc: ${'d'.repeat(121)}\n---\n`);
  const content = await load();
  await rm(path.join(root, 'content/case-studies/long.md'));
  expect((await checkContent(content)).problems).toEqual([]);
  expect((await listWarnings(content)).map(formatProblem)).toEqual([
    'content/case-studies/long.md:2: title has 46 characters and is small on the card. Write at most 45.',
    'content/case-studies/long.md:3: desc has 121 characters and is long for the card. Write at most 120.',
  ]);
});

/** A valid case study. */
const written = (slug: string, fields: Partial<WrittenFrontmatter> = {}): WrittenStudy => {
  const data = { title: slug, desc: 'Folded.', ...fields } as WrittenFrontmatter;
  const isLeftOut = data.draft === true;
  return {
    slug,
    data,
    versions: { local: data, public: isLeftOut ? undefined : data, sampleCount: 0 },
  };
};

const PUBLISHED = [
  written('boats'),
  written('cranes', { order: 2 }),
  written('kites'),
  written('lamps', { excludeFromList: true }),
  written('masts', { card: { kind: 'photo', picture: 'mast.jpg', focus: [50, 50] } }),
  written('sails', { order: 1 }),
  written('winds'),
];

/** As they are read: by file name. */
const completed = (...drafts: WrittenStudy[]) =>
  fillDefaults([...PUBLISHED, ...drafts].sort((a, b) => (a.slug < b.slug ? -1 : 1)));

test.each([
  ['first in the list', { order: 0 }],
  ['last in the list', { order: 99.5 }],
  ['without a position', {}],
  ['with a motif and a hue', { order: 1.5, hue: 20, card: { kind: 'pattern', motif: 'lake' } }],
  ['outside of the list', { excludeFromList: true }],
] as const)('a draft %s changes nothing about published entries', (_place, fields) => {
  for (const slug of ['anchors', 'knots', 'zephyrs']) {
    const draft = written(slug, { ...fields, draft: true } as Partial<WrittenFrontmatter>);
    const others = completed(draft, written('knots-two', { draft: true }));
    expect(others.filter(({ versions }) => versions?.public)).toEqual(completed());
  }
});

test('drafts without a position are where their file name puts them', () => {
  const drafts = ['anchors', 'knots', 'knots-two', 'zephyrs'];
  const studies = completed(...drafts.map((slug) => written(slug, { draft: true })));
  const sorted = studies.sort((a, b) => (a.data?.order ?? 0) - (b.data?.order ?? 0));
  expect(sorted.map(({ slug }) => slug).join(' ')).toBe(
    'sails cranes anchors boats kites knots knots-two lamps masts winds zephyrs',
  );
});

test('no two case studies have the same position, whatever positions are written', () => {
  const drafts = [
    written('knots', { draft: true }),
    written('knots-two', { draft: true }),
    written('anchors', { draft: true }),
    written('zephyrs', { draft: true, order: 6.5 }),
    written('yawls', { draft: true }),
    written('ropes', { draft: true, order: 2 + 1 / 14 }),
  ];
  const orders = completed(...drafts).map(({ data }) => data?.order);
  expect(orders.filter((order, index) => orders.indexOf(order) !== index)).toEqual([]);
});

test('drafts alone look as they would if they were published', () => {
  const cardsOf = (draft: boolean) =>
    fillDefaults(['a', 'b', 'c', 'd'].map((slug) => written(slug, { draft })));
  const looks = (studies: ReturnType<typeof cardsOf>) =>
    studies.map(({ data }) => [data?.hue, data?.card]);
  expect(looks(cardsOf(true))).toEqual(looks(cardsOf(false)));
});
