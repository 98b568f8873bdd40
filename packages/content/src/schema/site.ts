/** content/site.yaml. */
import { FACES } from 'paper-cards';
import { z } from 'zod';
import { readHost } from './hosts.ts';
import { ownLabelsSchema } from './own-labels.ts';
import { PAPER } from './paper-color.ts';
import { absoluteUrl, cssColor, hue, language, pictureFile, text } from './values.ts';

const profileSchema = z.strictObject({
  href: absoluteUrl.describe(
    'Absolute URL of the profile, or of another site of yours. Its icon and name follow from its host.',
  ),
  label: text
    .optional()
    .describe('Name of the link, such as "LinkedIn". By default the name of the site at that URL.'),
});

const ownerSchema = z.strictObject({
  name: text.describe('Name, as shown on the site and the résumé.'),
  jobTitle: text.describe('Job title, such as "Frontend software engineer".'),
  pitch: text
    .optional()
    .describe('Who you are and what you do, in one sentence, for search engines.'),
  portrait: pictureFile
    .optional()
    .describe(
      'A picture of you, upright: a file in content/media/site/. The page of type About shows it as a print.',
    ),
  email: z
    .email('must be an email address')
    .optional()
    .describe('Email address of the mail links.'),
  city: text.optional().describe('City of work.'),
  availability: text
    .optional()
    .describe(
      'What you are looking for, such as "A senior role, remote". Leave it out if there is nothing to say.',
    ),
  bio: z
    .array(text)
    .default([])
    .describe(
      'Biography, one string per paragraph. Links are written as in Markdown: [text](https://…).',
    ),
  hobbies: z.array(text).default([]).describe('Hobbies, one string each.'),
});

/** As a content security policy names it: nothing in it may end a directive. */
const ORIGIN = /^https:\/\/[a-z0-9.-]+(:\d+)?$/;

const scriptSchema = z.strictObject({
  src: z
    .string()
    .refine(
      (src) => URL.canParse(src) && ORIGIN.test(new URL(src).origin),
      'must be an https URL, such as https://plausible.io/js/script.js',
    )
    .describe('Absolute https URL of the script.'),
  data: z
    .record(
      z.string(),
      z.union([z.string(), z.number(), z.boolean()], 'must be text').transform(String),
    )
    .refine(
      (data) => Object.keys(data).every((name) => /^[a-z][a-z0-9-]*$/.test(name)),
      'must have names of lowercase letters, digits and hyphens, such as website-id',
    )
    .default({})
    .describe('Its data attributes, without "data-": website-id, for data-website-id.'),
  connect: z
    .array(
      z.string().regex(ORIGIN, 'must be an origin without a path, such as https://plausible.io'),
    )
    .default([])
    .describe('Where it sends what it counts: origins, such as https://plausible.io.'),
});

const fontFamily = z
  .string()
  .regex(
    /^[a-z0-9-]+$/,
    'must be the name of a @fontsource package, such as lora or source-serif-4',
  );

/** content/site.yaml: the owner and the site's own copy. */
export const siteSchema = z.strictObject({
  lang: language
    .default('en-GB')
    .describe(
      'Language that you write in, and that the site speaks (BCP 47), such as "en-GB" or "de".',
    ),
  labels: ownLabelsSchema
    .optional()
    .describe(
      'What the site says in other words, such as { nextCard: "Next project" }; in languages that aren’t built in, all it says.',
    ),
  owner: ownerSchema,
  profiles: z
    .array(profileSchema)
    .default([])
    .describe(
      'Your profiles elsewhere, the most important first: the first two are in the bar of every page, all are in Contact.',
    ),
  githubUser: z
    .string()
    .regex(/^[\w-]+$/, 'must be an account name on the code host')
    .optional()
    .describe('GitHub account of the repositories in open-source.yaml that name no owner.'),
  skillGroups: z
    .array(
      z.strictObject({
        group: text.describe('Name of the group, such as "Design".'),
        skills: z
          .array(text)
          .min(1, 'must have at least one skill')
          .describe('Skills as in the frontmatter.'),
      }),
    )
    .default([])
    .describe(
      'Kinds of skills, in the order in which the page of type About shows them. Without any, it shows one list.',
    ),
  theme: z
    .strictObject({
      scheme: z
        .enum(['light', 'dark', 'auto'], 'must be light, dark or auto')
        .default('light')
        .describe(
          'Light or dark paper for everything but cards and pictures; "auto" is what each visitor has chosen for the system.',
        ),
      lettering: z
        .enum(FACES, `must be one of ${FACES.join(', ')}`)
        .default('rounded')
        .describe('Face of lettered titles.'),
      fonts: z
        .strictObject({
          text: fontFamily
            .default('nunito')
            .describe('Family of texts: the name of a package of @fontsource, such as lora.'),
          headings: fontFamily
            .default('fraunces')
            .describe('Family of headings: the name of a package of @fontsource, such as lora.'),
        })
        .prefault({})
        .describe('Fonts of the pages. What is drawn on cards, and the résumé, keep theirs.'),
      color: cssColor
        .default(PAPER)
        .describe(
          "Color of the browser's bars around the site, and of the ground of its app icons and its picture for shared links: any color of CSS. By default the color of the paper behind the cards.",
        ),
      hue: hue
        .optional()
        .describe(
          "Hue of icons and of the picture for missing pages, degrees: 0 is red, 120 green, 240 blue. By default the first card's.",
        ),
      icon: pictureFile
        .optional()
        .describe(
          'Favicon and app icons: an SVG or picture file in content/media/site/. By default your initials.',
        ),
    })
    .prefault({})
    .describe('How drawn parts look.'),
  embeds: z
    .array(
      z
        .string()
        .refine(
          (host) => readHost(host) !== undefined,
          'must be a host without "https://" and path, such as example.org',
        ),
    )
    .default([])
    .describe(
      'Sites that a text can embed with <Embed>, besides those that are built in: their hosts, such as example.org.',
    ),
  scripts: z
    .array(scriptSchema)
    .default([])
    .describe(
      'Scripts of other sites, such as web analytics. Only a public site loads them, on every page, once it has loaded.',
    ),
  site: z.strictObject({
    description: text.describe('Description of the home page for search results and shared links.'),
    intro: text.describe('Introduction for screen readers.'),
  }),
});
/** The same without samples: what is unknown in public is missing. */
export const knownSiteSchema = siteSchema.extend({
  owner: ownerSchema.partial({ name: true }),
});
export type Site = z.infer<typeof knownSiteSchema>;
export type SiteScript = Site['scripts'][number];
export type Fonts = Site['theme']['fonts'];
