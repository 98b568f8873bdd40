/**
 * Writes the content of a small site for tests: complete, valid files with the case studies that a
 * test needs.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';

export type TestEntry = {
  slug: string;
  /** MDX below the frontmatter. */
  body: string;
  /** Fields that override the defaults of a plain entry. */
  fields?: Record<string, unknown>;
};

const COLORS = ['#1f3f7a', '#7a2f3b', '#1f4a33', '#4d1f4c', '#5a3d24'];

const painted = new Map<string, Promise<Buffer>>();

/** A picture of one color, encoded once for the same arguments. */
function paint(width: number, height: number, background: string, format: 'png' | 'jpeg') {
  const key = JSON.stringify([width, height, background, format]);
  const picture =
    painted.get(key) ??
    sharp({ create: { width, height, channels: 3, background } })
      .toFormat(format, format === 'jpeg' ? { quality: 40 } : {})
      .toBuffer();
  painted.set(key, picture);
  return picture;
}

/** Replaces the contents of `contentDir` with a site of these entries. */
export async function writeSite(contentDir: string, entries: TestEntry[]) {
  await rm(contentDir, { recursive: true, force: true });
  await mkdir(path.join(contentDir, 'case-studies'), { recursive: true });

  const write = async (file: string, data: string | Buffer) => {
    const target = path.join(contentDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, data);
  };
  await write('site.yaml', stringify(site));
  await write('resume.yaml', stringify(resume));
  await write('open-source.yaml', '[]\n');
  await write('talks.yaml', '[]\n');
  await write('media/site/not-found.jpg', await paint(1232, 770, '#efe6d5', 'jpeg'));

  /** Media files that bodies may use. */
  const media: Record<string, (color: string) => Promise<Buffer>> = {
    'sheet.jpg': (color) => paint(1400, 900, color, 'jpeg'),
    'clip.mp4': () => readFile('tests/site/content/media/media/clip.mp4'),
  };

  for (const [index, { slug, body, fields }] of entries.entries()) {
    const color = COLORS[index % COLORS.length] ?? '#1f3f7a';
    const frontmatter = { ...plainFields(slug, index + 1, color), ...fields };
    await write(`case-studies/${slug}.mdx`, `${toFrontmatter(frontmatter)}\n${body}\n`);
    await write(`media/${slug}/title.svg`, lettering(slug));
    await write(`media/${slug}/logo.svg`, dot(color));
    await write(`media/${slug}/background.jpg`, await paint(1232, 2200, color, 'jpeg'));
    for (const [name, make] of Object.entries(media)) {
      if (body.includes(name)) await write(`media/${slug}/${name}`, await make(color));
    }
  }
}

/** Frontmatter with one line per field, except lists. */
export const toFrontmatter = (fields: Record<string, unknown>) =>
  `---\n${stringify(fields, { lineWidth: 0 })}---\n`;

/** Frontmatter of a plain entry. */
export const plainFields = (slug: string, order: number, color: string) => ({
  title: `Entry ${slug}`,
  sub: '2024-current',
  desc: `The entry ${slug} of a site made for tests.`,
  summary: `The entry ${slug} of a site that was made for tests. It has the length that the content check requires, and is never published.`,
  types: ['Projects'],
  color,
  link: `/${slug}`,
  textColor: '#ffffff',
  svg: 'title.svg',
  logo: 'logo.svg',
  bg: 'background.jpg',
  bgAlt: 'A plain color.',
  bgSrc: [392, 504, 616],
  border: '#ffffff',
  logoBorder: '#ffffff',
  typesColor: '#7a2f3b',
  excludeFromList: false,
  skills: ['TypeScript', `Skill of ${slug}`],
  links: [],
  order,
});

const dot = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="46" fill="${color}"/></svg>`;

const lettering = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 96"><rect width="320" height="96" rx="20" fill="#fff"/><path d="M20 70h${text.length * 10}" stroke="#222" stroke-width="12"/></svg>`;

const site = {
  owner: {
    name: 'Test Owner',
    jobTitle: 'Engineer',
    pitch: 'I fill pages for tests.',
    email: 'owner@example.com',
    city: 'Testville',
    bio: ['One paragraph.'],
    hobbies: ['Testing'],
  },
  profiles: [
    { href: 'https://example.com/profile', label: 'Professional profile' },
    { href: 'https://example.com/code', label: 'Code profile' },
  ],
  githubUser: 'test-owner',
  site: {
    description:
      'A site that was made for tests. Its description has the length that the content check requires, and the site is never published.',
    intro: 'Its cards lead to its entries.',
  },
};

const resume = {
  summary: 'Made for tests.',
  experience: [],
  projects: [{ title: 'Something else', years: '2020-2021', points: ['It was done.'] }],
  skills: [{ group: 'Testing', items: ['Reading'] }],
  lang: 'en-GB',
  updated: '2026-01-01',
};
