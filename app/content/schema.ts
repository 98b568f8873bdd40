/**
 * The content types: what the owner can write in `content/`, and what the code receives.
 */
import { formatHex, parse } from 'culori';
import { type Extras, FACES, SCENES, type SkyName } from 'paper-cards';
import { z } from 'zod';
import { PAPER } from '../styles/paper-color.ts';
import { readHost } from './hosts.ts';
import { isRepository } from './repositories.ts';
import { isPicture, isRaster, isVector, PICTURE_FORMATS } from './media-formats.ts';

const text = z.string().trim().min(1, 'is empty. Fill it in.');
const pictureFile = text.refine(isPicture, `must be a picture file: ${PICTURE_FORMATS}`);
const uniqueKey = z.string().regex(/^[a-z0-9-]+$/, 'must be lowercase letters, digits and hyphens');
/** Any color of CSS without transparency, as six hex digits. */
const cssColor = z
  .string('must be a color of CSS, such as "teal" or "#1f3f7a"')
  .refine(
    (color) => (parse(color)?.alpha ?? 1) === 1 && parse(color) !== undefined,
    'must be a color of CSS, such as "teal" or "#1f3f7a"',
  )
  .transform((color) => formatHex(color) ?? color);
const LANGUAGE = 'must be a language tag, such as "en-GB" or "de"';
/** Intl also takes "english": it has the form of a tag, but no language has a code of more than three letters. */
function isLanguageTag(tag: string): boolean {
  try {
    Intl.getCanonicalLocales(tag);
    return /^[a-z]{2,3}(-|$)/i.test(tag);
  } catch {
    return false;
  }
}
/** A BCP 47 tag, in its usual spelling. */
const language = z
  .string(LANGUAGE)
  .refine(isLanguageTag, LANGUAGE)
  .transform((tag) => (isLanguageTag(tag) ? new Intl.Locale(tag).toString() : tag));
/** On the color wheel. */
const hue = z
  .number('must be a number of degrees')
  .min(0, 'must be 0 or more')
  .max(359, 'must be 359 or less');
const absoluteUrl = z
  .string()
  .refine(
    (href) => URL.canParse(href) && /^https?:$/.test(new URL(href).protocol),
    'must be an absolute URL, such as https://example.org',
  );
const year = z
  .number()
  .int('must be a year, such as 2024')
  .min(1990, 'must be 1990 or later')
  .max(2100, 'must be 2100 or earlier');
const repository = z
  .string()
  .refine(
    isRepository,
    'must be "owner/name" on GitHub, or the URL of a repository on GitLab or Codeberg',
  );

/** The widths that the build creates of each card picture, px: of cards on small, usual and large phones at 1x. */
export const CARD_PICTURE_WIDTHS = [392, 504, 616] as const;

const wholeNumber = (atLeast: number) =>
  z.int('must be a whole number').min(atLeast, `must be ${atLeast} or more`);
const seconds = (atLeast: number) =>
  z.number('must be a number of seconds').min(atLeast, `must be ${atLeast} s or more`);
const duration = seconds(0.03);
const holdTime = seconds(0).default(0);
const units = z.tuple([z.number(), z.number()], 'must be two numbers, such as [196, 742]');
const layerFile = text.refine(
  (name) => name.startsWith('layers/') && isRaster(name),
  'must be a picture file in the folder "layers", such as layers/sky.webp',
);

/** One sheet of a card with depth. */
const layerSchema = z.union([
  layerFile,
  z.strictObject({
    /** A file in content/media/<slug>/layers/. */
    src: layerFile,
    /**
     * How far it moves, px on a card 464 px wide, when the pointer is at the edge of the window. 0 moves with the frame,
     * -12 is far behind it, 8 stands out in front of it.
     */
    travel: z.number('must be a number of px').min(-24).max(24),
  }),
]);

/**
 * What is alive on a card. Lengths and points are in units of the card picture, which is 616 wide and 1100 high in
 * every size; angles are in degrees, clockwise.
 */
const lifeBase = z.strictObject({
  /** Name of the layer that moves: its file name without folder and extension. */
  layer: text,
  /** Start within a run of all animations, s. */
  at: seconds(0).default(0),
  /** Plays only every nth time: 3 is every third. */
  every: wholeNumber(1).default(1),
});
const pivotSchema = lifeBase.extend({
  /** Point around which it moves, such as a pin or a foot; by default the middle of the layer's sheets. */
  origin: units.optional(),
});
const showSchema = lifeBase.extend({
  /** Visible only for a moment, like closed eyelids. Otherwise the layer is hidden. */
  motion: z.literal('show'),
  /** How long it is visible, s. */
  seconds: duration,
});
const turnSchema = pivotSchema.extend({
  /** Turns, stops, and turns back, like an arm. */
  motion: z.literal('turn'),
  /** Degrees. */
  by: z.number(),
  /** Duration of one way, s. */
  seconds: duration,
  /** How long it stays turned, s. */
  hold: holdTime,
  /** How often. */
  times: wholeNumber(1).default(1),
});
const spinSchema = pivotSchema.extend({
  /** Turns by whole turns, like a windmill. */
  motion: z.literal('spin'),
  /** Degrees: 360, 720, or negative to turn counterclockwise. */
  by: z.number().multipleOf(360, 'must be whole turns, such as 360'),
  /** Duration, s. */
  seconds: duration,
});
const swingSchema = pivotSchema.extend({
  /** Swings and comes to rest, like a lamp on a cord. */
  motion: z.literal('swing'),
  /** Degrees to the first side. */
  by: z.number(),
  /** Duration until it is at rest, s. */
  seconds: duration,
  /** Number of swings from side to side. */
  swings: wholeNumber(1).default(4),
});
const glideSchema = pivotSchema.extend({
  /** Moves, stops, and moves back, like a drone. */
  motion: z.literal('glide'),
  /** To the right and down, units. */
  by: units,
  /** Duration of one way, s. */
  seconds: duration,
  /** How long it stays away, s. */
  hold: holdTime,
  /** Degrees by which it leans while it moves. */
  tilt: z.number().default(0),
});
const crossSchema = pivotSchema.extend({
  /** Moves away and doesn't come back, like a passer-by. Both ends must be hidden by other layers. */
  motion: z.literal('cross'),
  /** To the right and down, units. */
  by: units,
  /** Duration, s. */
  seconds: duration,
  /** Number of turns on the way, such as 1.5 for a falling leaf. */
  turns: z.number().default(0),
  /** Number of steps, for one that walks: it bobs with each. */
  steps: wholeNumber(0).default(0),
});
const walkSchema = lifeBase.extend({
  /** Jumps from cell to cell of a grid, row by row. Otherwise the layer is hidden. */
  motion: z.literal('walk'),
  /** Number of cells in a row. */
  columns: wholeNumber(1),
  /** Number of rows. */
  rows: wholeNumber(1),
  /** From a cell to the next in its row, to the right and down, units. */
  step: units,
  /** From a row to the next, to the right and down, units. */
  line: units,
  /** Duration of the whole walk, s. */
  seconds: duration,
});
const riseSchema = pivotSchema.extend({
  /** Folds down and stands up again, like a pop-up. Its foot is `origin`. */
  motion: z.literal('rise'),
  /** Height when folded, as a share of its own: 0.86. */
  to: z.number().min(0, 'must be 0 or more').max(1, 'must be 1 or less'),
  /** Duration, s. */
  seconds: duration,
  /** How long it stays folded, s. */
  hold: holdTime,
});
const breatheSchema = pivotSchema.extend({
  /** Grows a little and shrinks again. */
  motion: z.literal('breathe'),
  /** Size at its largest, as a share of its own: 1.03. */
  to: z.number().min(0.5, 'must be 0.5 or more').max(2, 'must be 2 or less'),
  /** Duration, s. */
  seconds: duration,
  /** How long it stays large, s. */
  hold: holdTime,
});
const lifeSchema = z.discriminatedUnion(
  'motion',
  [
    showSchema,
    turnSchema,
    spinSchema,
    swingSchema,
    glideSchema,
    crossSchema,
    walkSchema,
    riseSchema,
    breatheSchema,
  ],
  'must be one of show, turn, spin, swing, glide, cross, walk, rise, breathe',
);
export type Life = z.infer<typeof lifeSchema>;

/** A link out of a case study. */
const outgoingLinkSchema = z.strictObject({
  /** What the link says. */
  label: text,
  /** Absolute URL. Leave it out while it is unknown: the link is then left out of the page. */
  href: absoluteUrl.optional(),
});

const screenFile = text.refine(isRaster, `must be a picture file: ${PICTURE_FORMATS}`);
const percent = z
  .number('must be a percentage')
  .min(0, 'must be 0 or more')
  .max(100, 'must be 100 or less');

/** How the build makes a card, of paper, from what you have. */
const cardSchema = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      /** One to three screenshots as prints on paper. */
      kind: z.literal('screens'),
      /** Files in content/media/<slug>/, the most important first. */
      pictures: z
        .array(screenFile)
        .min(1, 'must name at least one picture')
        .max(3, 'must name at most three pictures'),
      /** What they are mounted in. By default the shape of each picture decides. */
      frame: z
        .enum(
          ['browser', 'phone', 'tablet', 'print'],
          'must be one of browser, phone, tablet, print',
        )
        .optional(),
    }),
    z.strictObject({
      /** A photo that fills the card. */
      kind: z.literal('photo'),
      /** A file in content/media/<slug>/. */
      picture: screenFile,
      /** What must stay in view: percent of the width from the left, and of the height from the top. */
      focus: z
        .tuple([percent, percent], 'must be two percentages, such as [40, 30]')
        .default([50, 50]),
    }),
    z.strictObject({
      /** A landscape of paper without a picture of yours. */
      kind: z.literal('pattern'),
      /** Its hero. By default one that no card near it in the list has. */
      motif: z.enum(SCENES.pattern, `must be one of ${SCENES.pattern.join(', ')}`).optional(),
    }),
  ],
  'must be one of screens, photo, pattern',
);
export type CardSettings = z.infer<typeof cardSchema>;
/** With what the list has chosen, so that neighbors differ (spreadCards in packages/paper-cards). */
export type CompletedCard = CardSettings & {
  /** Of screenshots or of a photo. */
  composition?: string;
  /** Of a pattern. */
  sky?: SkyName;
  extras?: Extras;
};

/** What the round logo shows, drawn in paper by the build. */
const drawnLogoSchema = z.union([
  z.strictObject({
    /** One to three letters. */
    text: text.max(3, 'is too long. Write at most 3 letters.'),
  }),
  z.strictObject({
    /** An SVG file of one shape in content/media/<slug>/. */
    icon: text.refine(isVector, 'must be an SVG file, such as bolt.svg'),
  }),
]);

/** The head of a case-study file: one card and one page. Required are `title` and `desc`; the others have defaults. */
export const frontmatterSchema = z.strictObject({
  /** Name of the project, as a heading. */
  title: text,
  /** A date range or a place, such as "2018-current". Without it, the card of type About shows the owner's city. */
  sub: text.optional(),
  /** Your role, such as "Frontend engineer": in the head of the page and in its facts. */
  role: text.optional(),
  /** What came of it, in a few words, such as "Bronze in a three.js competition": in the head of the page. */
  outcome: text.optional(),
  /** The line on the card; one or two short sentences, at most 120 characters. */
  desc: text,
  /** For search results and shared links: one or two sentences, 120 to 155 characters. By default the first paragraph. */
  summary: text.optional(),
  /**
   * Kinds of entry, of at most 24 characters. About is the page about you, and Assets that with the résumé. Project, Projects,
   * Work and any word of your own are shown in the head of the page.
   */
  types: z.array(text).min(1, 'must name at least one type').default(['Project']),
  /** Hue of card and page, degrees: 0 is red, 120 green, 240 blue. By default the hues are spread over the list. */
  hue: hue.optional(),
  /** Main color: the card's background and gradient. `textColor` must be readable on it. By default of the hue. */
  color: cssColor.optional(),
  /** Path of the page: "/" and the file's name without its extension. */
  link: z
    .string()
    .regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be "/" and lowercase letters, digits and hyphens')
    .optional(),
  /** Color of the text on the card. */
  textColor: cssColor.optional(),
  /** Title logo: an SVG file in content/media/<slug>/. By default the title, lettered. */
  svg: text.refine(isVector, 'must be an SVG file, such as title.svg').optional(),
  /** Face of the lettered title. By default the one in site.yaml. */
  lettering: z.enum(FACES, `must be one of ${FACES.join(', ')}`).optional(),
  /** Round logo: an SVG or picture file in content/media/<slug>/, or { text: RE }, or { icon: bolt.svg }. By default initials. */
  logo: z.union([pictureFile, drawnLogoSchema]).optional(),
  /** How the build makes the card's picture. By default a pattern of paper. */
  card: cardSchema.optional(),
  /** Card picture: one large file in content/media/<slug>/, 1232 x 2200 px at best. Others are cropped to that shape. */
  bg: pictureFile.optional(),
  /** What the middle of the card picture shows, which is in the head of the page; at most 140 characters. */
  bgAlt: text.optional(),
  /** true: the card picture has an empty note where the drawn card of About has one; your name and job title are set on it. */
  ownerNote: z.boolean('must be true or false').optional(),
  /** Widths of the card picture in its source set, px: any of 392, 504, 616. */
  bgSrc: z
    .array(z.literal(CARD_PICTURE_WIDTHS, 'must be 392, 504 or 616'))
    .min(1, 'must name at least one width')
    .default([...CARD_PICTURE_WIDTHS]),
  /**
   * Sheets of a card with depth, far to near: files in content/media/<slug>/layers/. Without `travel`, they are spread
   * evenly in depth. Leave it out for a flat card.
   */
  layers: z.array(layerSchema).min(2, 'must name at least two layers').optional(),
  /** What moves on a card with depth: first 2.5 s after the card has come to rest, then every 14 s. */
  life: z.array(lifeSchema).default([]),
  /** Color of the card's paper edge. */
  border: cssColor.optional(),
  /** Color of the ring around the round logo. */
  logoBorder: cssColor.optional(),
  /** Color of the type labels and accents on the white page; must be readable on white. */
  typesColor: cssColor.optional(),
  /** true: the page exists, but there is no card for it. */
  excludeFromList: z.boolean('must be true or false').default(false),
  /** true: only you see it, on your own computer. The published site has neither its card nor its page. */
  draft: z.boolean('must be true or false').optional(),
  /** Skills and tools, shown in the facts. On the page of type About, each is in one of the `skillGroups`. */
  skills: z.array(text).default([]),
  /** Links shown in the head of the page. */
  links: z.array(outgoingLinkSchema).default([]),
  /** Position in the list, ascending; 2.5 is between 2 and 3. Without it, after the others, by file name. */
  order: z.number().gt(0, 'must be above 0').optional(),
});
/** The same without samples. An entry that lacks another field is left out. */
export const knownFrontmatterSchema = frontmatterSchema.partial({ desc: true });
/** As written. */
export type WrittenFrontmatter = z.infer<typeof knownFrontmatterSchema>;

/** The fields that always have a value (tools/content/defaults.ts). */
type CompletedField =
  | 'hue'
  | 'color'
  | 'link'
  | 'textColor'
  | 'bgAlt'
  | 'border'
  | 'logoBorder'
  | 'typesColor'
  | 'order';
export type Frontmatter = Omit<WrittenFrontmatter, CompletedField | 'card'> &
  Required<Pick<WrittenFrontmatter, CompletedField>> & {
    /** Undefined if the owner has a picture for the card and hasn't written it. */
    card?: CompletedCard | undefined;
  };

const profileSchema = z.strictObject({
  /** Absolute URL of the profile, or of another site of yours. Its icon and name follow from its host. */
  href: absoluteUrl,
  /** Name of the link, such as "LinkedIn". By default that of the site. */
  label: text.optional(),
});

const ownerSchema = z.strictObject({
  /** Name, as shown on the site and the résumé. */
  name: text,
  /** Job title, such as "Frontend software engineer". */
  jobTitle: text,
  /** Who you are and what you do, in one sentence, for search engines. */
  pitch: text.optional(),
  /** Email address of the mail links. */
  email: z.email('must be an email address').optional(),
  /** City of work. */
  city: text.optional(),
  /** What you are looking for, such as "A senior role, remote". Leave it out if there is nothing to say. */
  availability: text.optional(),
  /** Biography, one string per paragraph. */
  bio: z.array(text).default([]),
  /** Hobbies, one string each. */
  hobbies: z.array(text).default([]),
});

/** content/site.yaml: the owner and the site's own copy. */
export const siteSchema = z.strictObject({
  /** Language that you write in (BCP 47), such as "en-GB" or "de". */
  lang: language.default('en-GB'),
  owner: ownerSchema,
  /** Your profiles elsewhere, the most important first: the first two are in the bar of every page, all are in Contact. */
  profiles: z.array(profileSchema).default([]),
  /** GitHub account of the repositories in open-source.yaml that name no owner. */
  githubUser: z
    .string()
    .regex(/^[\w-]+$/, 'must be an account name on the code host')
    .optional(),
  /** Kinds of skills, in the order in which the page of type About shows them. Without any, it shows one list. */
  skillGroups: z
    .array(
      z.strictObject({
        /** Name of the group, such as "Design". */
        group: text,
        /** Skills as in the frontmatter. */
        skills: z.array(text).min(1, 'must have at least one skill'),
      }),
    )
    .default([]),
  /** How drawn parts look. */
  theme: z
    .strictObject({
      /** Face of lettered titles. */
      lettering: z.enum(FACES, `must be one of ${FACES.join(', ')}`).default('rounded'),
      /**
       * Color of the browser's bars around the site, and of the ground of its app icons and its picture for shared links: any
       * color of CSS. By default that of the paper behind the cards.
       */
      color: cssColor.default(PAPER),
      /** Hue of icons and of the picture for missing pages, degrees: 0 is red, 120 green, 240 blue. By default the first card's. */
      hue: hue.optional(),
      /** Favicon and app icons: an SVG or picture file in content/media/site/. By default your initials. */
      icon: pictureFile.optional(),
    })
    .prefault({}),
  /** Sites that a text can embed with <Embed>, besides those that are built in: their hosts, such as example.org. */
  embeds: z
    .array(
      z
        .string()
        .refine(
          (host) => readHost(host) !== undefined,
          'must be a host without "https://" and path, such as example.org',
        ),
    )
    .default([]),
  site: z.strictObject({
    /** Description of the home page for search results and shared links. */
    description: text,
    /** Introduction for screen readers. */
    intro: text,
  }),
});
/** The same without samples: what is unknown in public is missing. */
export const knownSiteSchema = siteSchema.extend({
  owner: ownerSchema.partial({ name: true }),
});
export type Site = z.infer<typeof knownSiteSchema>;

/** content/open-source.yaml: the open-source cards, in the order shown. */
export const openSourceSchema = z.array(
  z.strictObject({
    /** Unique, lowercase letters and hyphens. */
    key: uniqueKey,
    /** Name of the project. */
    name: text,
    /** One or two sentences. */
    description: text,
    /** Sub-text: the kind of project. */
    sub: text,
    /** The project's own site, if it has one. */
    link: absoluteUrl.optional(),
    /** URL of its code. */
    github_link: absoluteUrl,
    /** Year in which it was made. */
    made: year,
    /**
     * The repository whose stars are shown: "owner/name" on GitHub, "name" alone for one of `githubUser`, or a URL on GitLab
     * or Codeberg, such as https://gitlab.com/group/name. Without it, no stars are shown.
     */
    repo: repository.optional(),
  }),
);
export type OpenSourceProject = z.infer<typeof openSourceSchema>[number];

/** content/talks.yaml: the talks, in the order shown. */
export const talksSchema = z.array(
  z.strictObject({
    /** Unique, lowercase letters and hyphens. */
    key: uniqueKey,
    /** Title of the talk. */
    title: text,
    /** Absolute URL of a recording or slides, or a page of this site such as "/paper-boats". */
    href: z.union([absoluteUrl, z.string().regex(/^\/[a-z0-9-]*$/)], {
      error: 'must be an absolute URL, or a page of this site such as "/paper-boats"',
    }),
    /** Picture: a file in content/media/talks/. */
    image: pictureFile,
    /** What the picture shows. */
    alt: text,
  }),
);
export type Talk = z.infer<typeof talksSchema>[number];

const lines = z.array(text).min(1, 'must have at least one line');
const resumeItemSchema = z.strictObject({
  /** Title of the job or project. */
  title: text,
  /** Years, such as "2015-2021". */
  years: text.optional(),
  /** Your role, such as "Senior frontend engineer". */
  role: text.optional(),
  /** Employer or product. */
  employer: text.optional(),
  /** City, or "Remote". */
  place: text.optional(),
  /** What you did, one sentence each. */
  points: z.array(text).default([]),
});

/**
 * content/resume.yaml: what only the résumé says. Name, job title, email, city and profiles come from
 * content/site.yaml.
 */
export const resumeSchema = z.strictObject({
  /** Two or three sentences at the top. */
  summary: text,
  experience: z.array(resumeItemSchema).default([]),
  projects: z.array(resumeItemSchema).default([]),
  skills: z
    .array(
      z.strictObject({
        /** Name of the group, such as "Design". */
        group: text,
        items: lines,
      }),
    )
    .default([]),
  /** Degrees and courses. */
  education: z
    .array(
      z.strictObject({
        /** Degree or course. */
        title: text,
        /** School or university. */
        place: text.optional(),
        /** Years, such as "2011-2015". */
        years: text.optional(),
      }),
    )
    .default([]),
  /** Languages you speak, such as "English (native)". */
  languages: z.array(text).default([]),
  /** Language of the document (BCP 47), such as "en-GB". By default that of site.yaml. */
  lang: language.optional(),
  /** Day of the last change, such as 2026-11-21. */
  updated: z.iso.date('must be a day such as 2026-11-21'),
});

/** The résumé without samples. */
export const knownResumeSchema = resumeSchema.partial({ summary: true });
export type Resume = z.infer<typeof knownResumeSchema>;

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
