/** What every page needs is no sample: without it, nothing could be published. */
import { knownResumeSchema, knownSiteSchema } from '../../../app/content/schema.ts';
import type { ContentFile } from '../content.ts';
import type { Problem } from '../problem.ts';
import { SAMPLE_TAG } from '../yaml/read-yaml.ts';
import { removeSamples } from '../samples/remove-samples.ts';
import type { Rule } from '../rule.ts';

export const requiredSamples: Rule = ({ site, resume }) => [
  ...neededIn(site, knownSiteSchema),
  ...neededIn(resume, knownResumeSchema),
];

/** The samples without which nothing of the file is left. */
const neededIn = (
  { file, data, samples, lineOf }: ContentFile<unknown>,
  schema: Parameters<typeof removeSamples>[2],
): Problem[] =>
  samples
    .filter((path) => data !== undefined && removeSamples(data, [path], schema) === undefined)
    .map((path) => ({
      file,
      line: lineOf(path),
      field: path.join('.') || 'file',
      reason: `is required and can't be a sample. Write your own, and remove "${SAMPLE_TAG}".`,
    }));
