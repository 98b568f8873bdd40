/** content/open-source.yaml and content/talks.yaml. */
import { z } from 'zod';
import { absoluteUrl, pictureFile, repository, text, uniqueKey, year } from './values.ts';

/** content/open-source.yaml: the open-source cards, in the order shown. */
export const openSourceSchema = z.array(
  z.strictObject({
    key: uniqueKey.describe('Unique, lowercase letters and hyphens.'),
    name: text.describe('Name of the project.'),
    description: text.describe('One or two sentences.'),
    sub: text.describe('Sub-text: the kind of project.'),
    link: absoluteUrl.optional().describe("The project's own site, if it has one."),
    github_link: absoluteUrl.describe('URL of its code.'),
    made: year.describe('Year in which it was made.'),
    repo: repository
      .optional()
      .describe(
        'The repository whose stars are shown: "owner/name" on GitHub, "name" alone for one of `githubUser`, or a URL on GitLab or Codeberg, such as https://gitlab.com/group/name. Without it, no stars are shown.',
      ),
  }),
);
export type OpenSourceProject = z.infer<typeof openSourceSchema>[number];

/** content/talks.yaml: the talks, in the order shown. */
export const talksSchema = z.array(
  z.strictObject({
    key: uniqueKey.describe('Unique, lowercase letters and hyphens.'),
    title: text.describe('Title of the talk.'),
    href: z
      .union([absoluteUrl, z.string().regex(/^\/[a-z0-9-]*$/)], {
        error: 'must be an absolute URL, or a page of this site such as "/paper-boats"',
      })
      .describe(
        'Absolute URL of a recording or slides, or a page of this site such as "/paper-boats".',
      ),
    image: pictureFile.describe('Picture: a file in content/media/talks/.'),
    alt: text.describe('What the picture shows.'),
  }),
);
export type Talk = z.infer<typeof talksSchema>[number];
