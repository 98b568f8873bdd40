import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listFiles } from '../packages/content/src/read/published-files.ts';
import { checkContent, listWarnings } from '../packages/content/src/rules/check-content.ts';
import { loadContent, validStudies } from '../packages/content/src/folder/content.ts';
import { formatProblem } from '../packages/content/src/read/problem.ts';
import { readOwner } from './init/read-owner.ts';
import { starterContent } from './init/starter-content.ts';

let root: string;
const file = (name: string) => path.join(root, name);
const write = async (name: string, text: string) => {
  await mkdir(path.dirname(file(name)), { recursive: true });
  await writeFile(file(name), text);
};
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...args], {
    cwd: root,
  });
const commit = () => {
  git('init');
  git('add', '.');
  git('commit', '-m', 'Before');
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'init-'));
  await write('content/site.yaml', 'owner: { name: Former Owner }\n');
  await write('content/case-studies/former.mdx', 'A case study of the former owner.');
  await write('content/media/former/logo.svg', '<svg/>');
  await write('public/favicon.svg', '<svg/>');
  await write('demos/former/index.tsx', 'export default () => null;');
});
afterEach(() => rm(root, { recursive: true }));

const NAMED = ['--name', 'Robin Example', '--role', 'Product engineer'];

const init = (...args: string[]) => initWith({}, ...args);

function initWith(env: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', TSX, path.resolve('scripts/init.ts'), ...args],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        TSX_TSCONFIG_PATH: path.resolve('tsconfig.json'),
        DEMOS_DIR: 'demos',
        ...env,
      },
    },
  );
  return { status, stdout, errors: stderr.split('\n').filter((line) => line !== '') };
}
const TSX = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;

/** The same without git, in this process. */
async function make(...args: string[]) {
  const { owner, unmapped } = await readOwner(args);
  await rm(file('content'), { recursive: true });
  for (const [name, text] of starterContent(owner, '2026-01-01'))
    await write(`content/${name}`, text);
  return unmapped;
}

/** The lines about wrong arguments. */
const problemsWith = (...args: string[]) =>
  readOwner(args).then(
    () => [],
    ({ message }: Error) => message.split('\n'),
  );

const load = () => loadContent(file('content'), root);

/** Name -> text of all files. */
const readAll = async () =>
  Object.fromEntries(
    await Promise.all(
      listFiles(root)
        .filter((name) => /^(content|public|demos)\//.test(name))
        .map(async (name) => [name, await readFile(file(name), 'utf8')] as const),
    ),
  );

test('a new owner has valid content, in which all that was not given is a sample, and nothing of the former one', async () => {
  commit();
  const { status, stdout, errors } = init(...NAMED);
  expect({ status, errors }).toEqual({ status: 0, errors: [] });
  expect(Object.keys(await readAll()).sort()).toEqual([
    'content/case-studies/about.mdx',
    'content/case-studies/assets.md',
    'content/case-studies/first-project.md',
    'content/open-source.yaml',
    'content/resume.yaml',
    'content/site.yaml',
    'content/talks.yaml',
  ]);
  expect(JSON.stringify(await readAll())).not.toMatch(/former/i);

  const content = await load();
  const { problems, samples } = await checkContent(content);
  expect(problems.map(formatProblem)).toEqual([]);
  expect((await listWarnings(content)).map(formatProblem)).toEqual([]);
  expect(samples.map(({ field }) => field)).toEqual(
    [
      'skill 1',
      'skill 2',
      'title',
      'description',
      'summary',
      'job 1',
      'pitch',
      'email',
      'city',
      'paragraph 1',
      'paragraph 2',
      'hobby 1',
      'hobby 2',
      'URL of profile 1',
      'URL of profile 2',
    ].map((field) => expect.stringContaining(field) as string),
  );
  expect(stdout).toContain(`the ${samples.length} samples to fill in`);
  // What to do next, in five lines.
  expect(stdout.trim().split('\n').slice(-5)[0]).toBe('Next:');
});

test('what is given is no sample, whatever its script', async () => {
  const args =
    '--email robin@example.org --github robin-example --url https://robin.example --hue 210';
  await make(
    '--name',
    '李 Łukasz عمر',
    '--role',
    'UX: "design" #1',
    '--city',
    'Žďár',
    ...args.split(' '),
  );
  const content = await load();
  expect((await checkContent(content)).problems).toEqual([]);
  expect(content.site.versions?.public).toMatchObject({
    owner: {
      name: '李 Łukasz عمر',
      jobTitle: 'UX: "design" #1',
      email: 'robin@example.org',
      city: 'Žďár',
    },
    profiles: [{ href: 'https://github.com/robin-example' }, { href: 'https://robin.example' }],
    githubUser: 'robin-example',
    theme: { scheme: 'auto', hue: 210 },
  });
});

test('the site speaks the given language, and says that its texts are in English', async () => {
  commit();
  const { stdout, errors } = init(...NAMED, '--lang', 'PT-br');
  expect(errors).toEqual([]);
  expect(stdout).toContain('The site speaks pt-BR. The texts in content/ are in English');
  expect((await load()).site.data?.lang).toBe('pt-BR');
});

test.each(['german', 'sv', 'd_e'])('%s is no language that the site speaks', async (tag) => {
  expect(await problemsWith(...NAMED, '--lang', tag)).toEqual([
    `--lang is "${tag}". It must be the tag of a language that the site speaks (en, de, fr, es, it, pt, nl, pl, ja, ar), such as pt-BR.`,
  ]);
});

test('a name in a script that no face can draw is kept letter for letter', async () => {
  await make('--name', 'عمر خيام', '--role', 'مهندس');
  const content = await load();
  expect((await checkContent(content)).problems).toEqual([]);
  expect(content.site.data?.owner.name).toBe('عمر خيام');
});

const RESUME = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Robin Example',
    label: 'Product engineer',
    image: 'robin.jpg',
    email: 'robin@example.org',
    phone: '',
    url: 'https://robin.example/',
    summary: 'I **build** <b>[things](https://a.example)</b>.\n\nSince 2015.',
    location: { city: 'Leeds', countryCode: 'GB' },
    profiles: [
      { network: 'Mastodon', username: 'robin', url: 'https://mastodon.social/@robin' },
      { network: 'Notes', url: 'https://notes.example/robin' },
      { network: 'Elsewhere', username: 'robin' },
    ],
  },
  work: [
    {
      name: 'Acme',
      position: 'Engineer',
      url: 'https://acme.example',
      startDate: '2018-03',
      summary: 'Led {four} people.',
      highlights: ['Shipped <Editor /> twice.'],
    },
    { name: 'Acme', position: 'Engineer', startDate: '2015', endDate: '2018-02-28' },
    { name: 'Alone', endDate: 'present' },
  ],
  volunteer: [{ organization: 'Club' }],
  education: [
    { institution: 'Leeds', area: 'Maths', studyType: 'BSc', endDate: '2015', score: '1' },
  ],
  awards: [{ title: 'Prize' }],
  publications: [
    { name: 'On folding', publisher: 'Paper Press', releaseDate: '2019-05', summary: 'A book.' },
  ],
  skills: [{ name: 'Web', level: 'Expert', keywords: ['HTML', 'CSS'] }, { name: 'Chess' }],
  languages: [{ language: 'English', fluency: 'Native speaker' }, { language: 'Polish' }],
  interests: [{ name: 'Lace' }],
  references: null,
  projects: [
    {
      name: 'Boats: {1} & #2',
      description:
        'Folds *boats* of any size, for all who have paper and an afternoon to spend, indoors or outdoors. Made of <script> and $$paper$$: see https://boats.example/a_b.',
      highlights: ['Won **bronze**.'],
      keywords: ['TypeScript'],
      startDate: '2020-01',
      endDate: '2021',
      url: 'https://boats.example',
      roles: ['Author'],
      type: 'application',
    },
    { name: '城市', description: 'A *city*.' },
    { name: '地図', startDate: '2022' },
    { name: 'Resume' },
  ],
  meta: { lastModified: '2026-02-03T10:00:00' },
};

test('a JSON résumé becomes the résumé, the timeline and a case study for each project; the rest is listed', async () => {
  await write('resume.json', JSON.stringify(RESUME));
  const unmapped = await make('--resume', file('resume.json'), '--city', 'York');
  const content = await load();
  const { problems } = await checkContent(content);
  expect(problems.map(formatProblem)).toEqual([]);
  expect(content.site.versions?.public).toMatchObject({
    owner: {
      name: 'Robin Example',
      jobTitle: 'Product engineer',
      email: 'robin@example.org',
      city: 'York',
      bio: ['I build [things](https://a.example).', 'Since 2015.'],
    },
    profiles: [
      { href: 'https://mastodon.social/@robin' },
      { href: 'https://notes.example/robin', label: 'Notes' },
      { href: 'https://robin.example/' },
    ],
    skillGroups: [
      { group: 'Web', skills: ['HTML', 'CSS'] },
      { group: 'More skills', skills: ['Chess'] },
    ],
  });
  expect(content.resume.versions?.public).toMatchObject({
    updated: '2026-02-03',
    summary: 'I build things.',
    experience: [
      {
        title: 'Engineer',
        employer: 'Acme',
        years: '2018-current',
        points: ['Led {four} people.', 'Shipped <Editor /> twice.'],
      },
      { title: 'Engineer', employer: 'Acme', years: '2015-2018' },
      { title: 'Alone' },
      { title: 'Club', role: 'Volunteer' },
    ],
    projects: [
      { title: 'Boats: {1} & #2', years: '2020-2021', role: 'Author' },
      {},
      {},
      {},
      { title: 'On folding', employer: 'Paper Press', years: '2019', points: ['A book.'] },
    ],
    education: [{ title: 'BSc, Maths', place: 'Leeds', years: '2015' }, { title: 'Prize' }],
    languages: ['English (Native speaker)', 'Polish'],
  });
  const studies = validStudies(content).sort((a, b) => a.data.order - b.data.order);
  expect(studies.map(({ slug }) => slug)).toEqual([
    'about',
    'boats-1-2',
    'project',
    'project-2',
    'resume-2',
    'assets',
  ]);
  expect(studies[1]?.data).toMatchObject({
    sub: '2020-2021',
    role: 'Author',
    skills: ['TypeScript'],
    links: [{ label: 'boats.example', href: 'https://boats.example' }],
  });
  expect(studies[1]?.body?.texts.map(({ text }) => text)).toEqual([
    'Made of and $$paper$$: see https://boats.example/a_b.',
    'Won bronze.',
  ]);
  expect(studies[2]?.data.desc).toBe('A city.');
  expect(studies[2]?.body?.texts).toEqual([]);
  expect(unmapped).toEqual([
    'basics.image',
    'basics.location.countryCode',
    'basics.profiles[2]',
    'work[0].url',
    'education[0].score',
    'skills[0].level',
    'projects[0].type',
  ]);
});

const UNUSUAL = {
  basics: {
    name: 'Robin Example',
    label: '',
    website: 'robin.example',
    email: 'robin at example.org',
    picture: null,
    location: 'Leeds',
    profiles: [
      null,
      { network: 'GitHub', username: 'robin-example', url: '' },
      { network: 'LinkedIn', url: 'linkedin.com/in/robin-example' },
      { network: 'Skype', username: 'robin', url: 'skype:robin?chat' },
      { network: 'Mastodon', username: '@robin@social.example' },
      { network: 'Mastodon', username: 'robin' },
      { network: 'Twitter', username: 'not a name' },
    ],
  },
  work: [
    null,
    { name: true },
    { company: 'Acme', position: 'Engineer', startDate: 'Jan 2019', endDate: 'Present' },
    {
      company: 'Bell',
      position: 'Tester',
      startDate: 2016,
      endDate: '2018-02-31',
      highlights: '• a\r\n• b',
    },
    {
      company: 'Cole',
      position: 'Intern',
      startDate: '03/2015',
      endDate: 'soon',
      location: { city: 'Hull' },
    },
    { company: 'Dale', startDate: '2011 - 2012', endDate: null },
  ],
  volunteer: [{ organization: 'Club', position: 'Mentor', startDate: '2020', endDate: '2021' }],
  education: 'Leeds',
  certificates: [{ name: 'First aid', issuer: 'Red', date: '2020-05' }],
  skills: ['HTML', { name: 'Web', keywords: 'CSS, SVG' }],
  languages: ['Polish', { language: 'English', fluency: null }],
  interests: ['Lace', { name: 'Music', keywords: ['Cello', 'Voice'] }],
  projects: [{ name: 'Boats', website: 'http://boats.example', keywords: [1, null] }],
  references: [{ name: 'Kim' }],
  meta: { lastModified: '2020-03', version: 'v0.0.0' },
};

test('a résumé in older or unusual form is read as far as it can be understood, and the rest is listed by its own path', async () => {
  await write('resume.json', JSON.stringify(UNUSUAL));
  const unmapped = await make('--resume', file('resume.json'));
  const content = await load();
  const { problems } = await checkContent(content);
  expect(problems.map(formatProblem)).toEqual([]);
  const { site, resume } = content;
  expect(site.versions?.public).toMatchObject({
    owner: { jobTitle: 'Engineer', city: 'Leeds', hobbies: ['Lace', 'Music (Cello, Voice)'] },
    profiles: [
      { href: 'https://github.com/robin-example' },
      { href: 'https://linkedin.com/in/robin-example' },
      { href: 'https://social.example/@robin', label: 'Mastodon' },
      { href: 'https://robin.example' },
    ],
    skillGroups: [
      { group: 'Web', skills: ['CSS', 'SVG'] },
      { group: 'More skills', skills: ['HTML'] },
    ],
  });
  expect(resume.versions?.public).toMatchObject({
    updated: '2020-03-01',
    experience: [
      { title: 'Engineer', employer: 'Acme', years: '2019-current' },
      { title: 'Tester', employer: 'Bell', years: '2016-2018', points: ['a', 'b'] },
      { title: 'Intern', employer: 'Cole', years: '2015', place: 'Hull' },
      { title: 'Dale' },
      { title: 'Mentor', employer: 'Club', role: 'Volunteer', years: '2020-2021' },
    ],
    education: [{ title: 'First aid', place: 'Red', years: '2020' }],
    languages: ['Polish', 'English'],
  });
  expect(unmapped).toEqual([
    'basics.email',
    'basics.profiles[3]',
    'basics.profiles[5]',
    'basics.profiles[6]',
    'work[1]',
    'work[4].endDate',
    'work[5].startDate',
    'education',
    'references',
  ]);
});

test.each(['2021-02-31', 'present', 'soon', '2020-13'])(
  'a résumé last changed on "%s" is read, and changed today',
  async (lastModified) => {
    await write('resume.json', JSON.stringify({ meta: { lastModified } }));
    expect(await make(...NAMED, '--resume', file('resume.json'))).toEqual(['meta.lastModified']);
    const { resume } = await load();
    expect(resume.data?.updated).toBe('2026-01-01');
  },
);

test('all problems of the options and of the résumé are reported at once, and nothing is replaced', async () => {
  await write('resume.json', '[1]');
  commit();
  const before = await readAll();
  const args =
    '--resume resume.json --email nobody --hue 360 --url robin --city= --colour red Example';
  expect(init(...args.split(' '), '--github', 'a b')).toMatchObject({
    status: 1,
    errors: [
      '--colour is an unknown option. Use --name, --role, --email, --city, --github, --url, --hue, --lang, --resume, --yes.',
      '"Example" belongs to no option. Put a value with spaces in quotes.',
      '--email is "nobody". It must be an email address, such as robin@example.org.',
      '--city is empty. Write something after it.',
      '--github is "a b". It must be the name of a GitHub account, such as robin-example.',
      '--url is "robin". It must be an absolute URL, such as https://robin.example.',
      '--hue is "360". It must be a whole number of degrees from 0 to 359.',
      'resume.json: file is [1]. It must be an object.',
    ],
  });
  expect(await readAll()).toEqual(before);
});

test.each([
  [
    [],
    [
      '--name is missing. Write your name, such as --name "Robin Example".',
      '--role is missing. Say what you do, such as --role "Product engineer".',
    ],
  ],
  [['--name', '--role', 'Engineer'], ['--name has no value. Write one after it.']],
  [[...NAMED, '--yes=no'], ['--yes takes no value. Remove it.']],
  [[...NAMED, '--resume', 'none.json'], ['--resume none.json not found. Check the path.']],
])('%j: %j', async (args, lines) => {
  expect(await problemsWith(...args)).toEqual(lines);
});

test.each([
  ['a comma that is missing', '{\n  "basics": {}\n  "work": []\n}\n', 3],
  ['a comma too many', '{\n  "work": [\n    1,\n  ],\n  "basics": {}\n}\n', 4],
  ['typographic quotes', '{\n  "basics": {\n    "name": “Robin”\n  }\n}\n', 3],
  ['a value without quotes', '\uFEFF{\r\n  "basics": Robin,\r\n  "work": []\r\n}\r\n', 2],
  ['a line break in a text', '{\n  "summary": "Timetables\n  and maps"\n}\n', 2],
  ['an end that is missing', '{\n  "work": [\n', 3],
  ['text after the end', '{\n  "work": []\n}\nRobin\n', 4],
])('the line of %s in a résumé is reported', async (_, source, line) => {
  const name = file('resume.json');
  await write('resume.json', source);
  expect(await problemsWith(...NAMED, '--resume', name)).toEqual([
    expect.stringMatching(
      `:${line}: JSON syntax error: [^"\\n]*\\. Check this line and the one before\\.$`,
    ),
  ]);
});

test('a résumé that is no object is reported', async () => {
  const name = file('resume.json');
  await write('resume.json', '[1]');
  expect(await problemsWith(...NAMED, '--resume', name)).toEqual([
    `${name}: file is [1]. It must be an object.`,
  ]);
});

test('work that is not committed is lost only with --yes', async () => {
  commit();
  await write('content/media/former/new.txt', 'New.');
  await write('public/CV.pdf', 'New.');
  const before = await readAll();
  expect(init(...NAMED)).toMatchObject({
    status: 1,
    errors: [
      "2 files in content, public, and demos have changes that aren't committed, such as content/media/former/new.txt. Commit them, or add --yes to lose them.",
    ],
  });
  expect(await readAll()).toEqual(before);
  expect(init(...NAMED, '--yes').status).toBe(0);
  expect(Object.keys(await readAll())).not.toContain('public/CV.pdf');
});

test(
  'other folders are replaced only if CONTENT_DIR, PUBLIC_DIR and DEMOS_DIR name them',
  { tags: ['full'] },
  async () => {
    await write('other/content/site.yaml', 'owner: { name: Another Owner }\n');
    await write('other/public/favicon.svg', '<svg/>');
    await write('other/demos/planes/index.tsx', 'export default () => null;');
    const env = {
      CONTENT_DIR: 'other/content',
      PUBLIC_DIR: 'other/public',
      DEMOS_DIR: 'other/demos',
    };
    expect(initWith(env, ...NAMED, '--yes')).toMatchObject({ status: 0, errors: [] });
    expect(await readFile(file('public/favicon.svg'), 'utf8')).toBe('<svg/>');
    expect(await readFile(file('content/site.yaml'), 'utf8')).toContain('Former Owner');
    expect(await readFile(file('other/content/site.yaml'), 'utf8')).toContain('Robin Example');
    expect(listFiles(file('demos'))).toEqual(['former/index.tsx']);
    for (const folder of ['other/public', 'other/demos']) {
      expect(listFiles(file(folder))).toEqual([]);
    }
  },
);

test('without git, nothing is replaced without --yes', async () => {
  const { status, errors } = init(...NAMED);
  expect(status).toBe(1);
  expect(errors).toEqual([
    "content, public, and demos would be replaced, and git can't bring anything back here. Copy what you need, or add --yes.",
  ]);
  expect(init(...NAMED, '--yes').status).toBe(0);
});

test(
  'the same command again changes nothing, on another day too, and another one is refused',
  { tags: ['full'] },
  async () => {
    commit();
    init(...NAMED);
    const resume = (await readFile(file('content/resume.yaml'), 'utf8')).replace(
      /^updated: .*$/m,
      'updated: 2026-01-02',
    );
    await write('content/resume.yaml', resume);
    const before = await readAll();
    expect(init(...NAMED)).toMatchObject({ status: 0, errors: [] });
    expect(await readAll()).toEqual(before);
    expect(init(...NAMED, '--hue', '7').status).toBe(1);
    expect(await readAll()).toEqual(before);
    // As git writes it on Windows.
    await write('content/resume.yaml', resume.replaceAll('\n', '\r\n'));
    expect(init(...NAMED)).toMatchObject({ status: 0, errors: [] });
  },
);
