import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { renderResume, type ResumeData } from './render-resume.ts';

/** A résumé with this many jobs, of three lines each. */
const withJobs = (count: number): ResumeData => ({
  owner: { name: 'Ines Moreau', jobTitle: 'Engineer', pitch: '', bio: [], hobbies: [] },
  profiles: [],
  lang: 'en-GB',
  resume: {
    updated: '2026-01-01',
    experience: Array.from({ length: count }, (_, index) => ({
      title: `Job ${index}`,
      years: '2015-2021',
      points: ['The first point.', 'The second point.'],
    })),
    projects: [],
    education: [],
    skills: [],
    languages: [],
  },
});

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test('a résumé that is a little too long for one page has smaller type', async () => {
  for (const jobs of [13, 14, 15]) {
    expect(countPages(await renderResume(withJobs(jobs))), `${jobs} jobs`).toBe(1);
  }
});

/** The sizes of the texts on the first page, pt. */
async function sizesOf(data: ResumeData): Promise<number[]> {
  const pdf = await getDocument({ data: new Uint8Array(await renderResume(data)) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() ? Math.round(item.height * 10) / 10 : [],
  );
}

test('a short résumé has larger type', async () => {
  const [short, long] = [await sizesOf(withJobs(3)), await sizesOf(withJobs(15))];
  expect(short[0]).toBeGreaterThan((long[0] ?? 0) * 1.1);
});

test('headings have the hue of the owner', async () => {
  const plain = await renderResume(withJobs(1));
  const green = await renderResume({ ...withJobs(1), hue: 150 });
  expect(green.equals(plain)).toBe(false);
  expect(green.equals(await renderResume({ ...withJobs(1), hue: 150 }))).toBe(true);
});

test('a résumé that is much too long continues on a second page', async () => {
  expect(countPages(await renderResume(withJobs(25)))).toBe(2);
});

test('years of any length stay clear of the title beside them and of the points below', async () => {
  for (const years of [
    'May 2018 - Present',
    'From the autumn of 2015 until the very last days of December 2021, with a break',
  ]) {
    const data = withJobs(2);
    for (const job of data.resume.experience) job.years = years;
    const pdf = await getDocument({ data: new Uint8Array(await renderResume(data)) }).promise;
    const { items } = await (await pdf.getPage(1)).getTextContent();
    const pieces = items.flatMap((item) =>
      'str' in item && item.str.trim()
        ? [
            {
              text: item.str,
              left: item.transform[4] as number,
              right: (item.transform[4] as number) + item.width,
              baseline: item.transform[5] as number,
            },
          ]
        : [],
    );
    const at = (text: string) => {
      const found = pieces.find((piece) => piece.text.startsWith(text));
      if (!found) throw new Error(`${text} is not in the PDF`);
      return found;
    };
    const [title, point] = [at('Job 0'), at('The first point')];
    const ofYears = pieces.filter(
      ({ left, baseline }) =>
        left < title.left && baseline > point.baseline - 8 && baseline < title.baseline + 8,
    );
    const written = ofYears.map(({ text }) => text).join(' ');
    expect(written.replace(/\s+/g, ' ')).toBe(years.replace(' - ', ' – '));
    for (const { right, baseline } of ofYears) {
      expect(right).toBeLessThan(title.left - 5);
      expect(baseline).toBeGreaterThan(point.baseline + 8);
    }
  }
});

test('a résumé has the letters of other scripts', async () => {
  const data = withJobs(1);
  data.owner.name = 'Łukasz Đặng Ёлка 城市';
  data.owner.city = 'Žďár';
  for (const job of data.resume.experience) job.points = ['Дизайн, Ελλάδα and code.'];
  const pdf = await getDocument({ data: new Uint8Array(await renderResume(data)) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  for (const part of ['Łukasz', 'Đặng', 'Ёлка', '城市', 'Žďár', 'Дизайн', 'Ελλάδα', 'and code.']) {
    expect(text).toContain(part);
  }
});

test('symbols that the typefaces lack are as light as the text around them', async () => {
  const data = withJobs(1);
  for (const job of data.resume.experience) {
    job.title = 'A → B';
    job.points = ['≥ 95 % in ≈ 2 s → 3×, ✓ ★ ■'];
  }
  const bytes = await renderResume(data);
  const fonts = bytes.toString('latin1').match(/(?<=\/BaseFont \/\w+\+)[\w-]+/g);
  expect(fonts?.join()).not.toMatch(/Dela/);
  const { items } = await (
    await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1)
  ).getTextContent();
  const text = items.map((item) => ('str' in item ? item.str : '')).join('');
  expect(text).toContain('A → B');
  expect(text).toContain('≥ 95 % in ≈ 2 s → 3×, ✓ ★ ■');
});

test('without a font for their script, name and city leave no gap, and the rest of the résumé stays in order', async () => {
  const data = withJobs(1);
  data.owner.name = 'שרה כהן';
  data.owner.email = 'sara@example.org';
  data.owner.city = 'חיפה';
  const points = ['לפני, and after.', 'The last point.'];
  for (const job of data.resume.experience) job.points = points;
  const pdf = await getDocument({ data: new Uint8Array(await renderResume(data)) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '|' : ''}` : ''));
  expect(text.join('')).toMatch(
    /^Engineer\|sara@example\.org\|Experience\|Job 02015–2021\|, and after\.\|The last point\.$/,
  );
  expect((await pdf.getMetadata()).info).toMatchObject({ Author: 'שרה כהן' });
});

test('a résumé has its headings and its title in its language', async () => {
  const data = withJobs(1);
  const { resume } = data;
  const bytes = await renderResume({
    ...data,
    lang: 'de',
    labels: { skills: 'Werkzeuge' },
    resume: {
      ...resume,
      lang: undefined,
      projects: resume.experience,
      education: [{ title: 'Diplom' }],
      skills: [{ group: 'Web', items: ['CSS'] }],
      languages: ['Deutsch'],
    },
  });
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const texts = items.flatMap((item) => ('str' in item ? [item.str.trim()] : []));
  const headings = ['Berufserfahrung', 'Projekte', 'Ausbildung', 'Werkzeuge', 'Sprachen'];
  expect(texts.filter((text) => headings.includes(text))).toEqual(headings);
  for (const english of ['Experience', 'Projects', 'Education', 'Skills', 'Languages']) {
    expect(texts).not.toContain(english);
  }
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: 'Lebenslauf: Ines Moreau, Engineer', Language: 'de' });
});

/** Text of the first page, with "|" at the ends of lines. */
async function textOf(bytes: Buffer) {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '|' : ''}` : ''))
    .join('');
}

test('a contact line that wraps has no dot at its end', async () => {
  const hosts = ['codeberg.org', 'github.com', 'gitlab.com', 'mastodon.social', 'bsky.app'];
  const profiles = hosts.map((host) => ({ href: `https://${host}/ines-moreau` }));
  expect(await textOf(await renderResume({ ...withJobs(0), profiles }))).toMatch(
    /gitlab\.com\/ines-moreau\|mastodon\.social/,
  );
});

test.each([
  ['ja', 'デザイン', ['紙', '折り紙', '切り絵'], 'デザイン：紙、折り紙、切り絵'],
  ['fr', 'Design', ['Papier', 'Web', 'Encre'], 'Design : Papier, Web, Encre'],
])('skills are listed as in %s, in no black face', async (lang, group, items, text) => {
  const data = withJobs(0);
  const resume = { ...data.resume, skills: [{ group, items }] };
  const bytes = await renderResume({ ...data, lang, resume });
  expect((await textOf(bytes)).replaceAll(/\s/g, ' ')).toContain(text);
  expect(bytes.toString('latin1')).not.toMatch(/BaseFont \/\w+\+Dela/);
});

test('Japanese and Latin letters of a line are on one baseline', async () => {
  const data = withJobs(0);
  const resume = { ...data.resume, skills: [{ group: '設計', items: ['紙', 'Web'] }] };
  const bytes = await renderResume({ ...data, lang: 'ja', resume });
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  const baselines = items.flatMap((item) =>
    'str' in item && /紙|Web/.test(item.str) ? [(item.transform[5] as number).toFixed(3)] : [],
  );
  expect(baselines).toHaveLength(2);
  expect(new Set(baselines).size).toBe(1);
});
