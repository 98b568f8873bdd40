import { expect, test } from 'vitest';
import { renderResume, type ResumeData } from './render-resume.ts';

/** A résumé with this many jobs, of three lines each. */
const withJobs = (count: number): ResumeData => ({
  owner: { name: 'Ines Moreau', jobTitle: 'Engineer', pitch: '', bio: [], hobbies: [] },
  profiles: { professional: {}, code: {} },
  resume: {
    lang: 'en-GB',
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

test('a résumé that is much too long continues on a second page', async () => {
  expect(countPages(await renderResume(withJobs(25)))).toBe(2);
});
