import { openSourceSchema, talksSchema } from './lists.ts';
import { knownResumeSchema, resumeSchema } from './resume.ts';
import { knownSiteSchema, siteSchema } from './site.ts';

/** The YAML files of the content folder and their schemas. */
export const yamlSchemas = {
  'site.yaml': siteSchema,
  'open-source.yaml': openSourceSchema,
  'talks.yaml': talksSchema,
  'resume.yaml': resumeSchema,
} as const;

/** The schemas of the same files without samples. */
export const knownYamlSchemas = {
  ...yamlSchemas,
  'site.yaml': knownSiteSchema,
  'resume.yaml': knownResumeSchema,
} as const;
