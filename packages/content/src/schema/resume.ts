/** content/resume.yaml. */
import { z } from 'zod';
import { language, text } from './values.ts';

const lines = z.array(text).min(1, 'must have at least one line');
const resumeItemSchema = z.strictObject({
  title: text.describe('Title of the job or project.'),
  years: text.optional().describe('Years, such as "2015-2021".'),
  role: text.optional().describe('Your role, such as "Senior frontend engineer".'),
  employer: text.optional().describe('Employer or product.'),
  place: text.optional().describe('City, or "Remote".'),
  points: z.array(text).default([]).describe('What you did, one sentence each.'),
});

/**
 * content/resume.yaml: what only the résumé says. Name, job title, email, city and profiles come from
 * content/site.yaml.
 */
export const resumeSchema = z.strictObject({
  summary: text.describe('Two or three sentences at the top.'),
  experience: z.array(resumeItemSchema).default([]),
  projects: z.array(resumeItemSchema).default([]),
  skills: z
    .array(
      z.strictObject({
        group: text.describe('Name of the group, such as "Design".'),
        items: lines,
      }),
    )
    .default([]),
  education: z
    .array(
      z.strictObject({
        title: text.describe('Degree or course.'),
        place: text.optional().describe('School or university.'),
        years: text.optional().describe('Years, such as "2011-2015".'),
      }),
    )
    .default([])
    .describe('Degrees and courses.'),
  languages: z.array(text).default([]).describe('Languages you speak, such as "English (native)".'),
  lang: language
    .optional()
    .describe(
      'Language of the document (BCP 47), such as "en-GB". By default the language in site.yaml.',
    ),
  updated: z.iso
    .date('must be a day such as 2026-11-21')
    .describe('Day of the last change, such as 2026-11-21.'),
});

/** The résumé without samples. */
export const knownResumeSchema = resumeSchema.partial({ summary: true });
export type Resume = z.infer<typeof knownResumeSchema>;
