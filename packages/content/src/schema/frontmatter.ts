/** The fields at the head of a case-study file. */
import { FACES } from 'paper-cards';
import { z } from 'zod';
import { layerSchema, animationSchema } from './animations.ts';
import { cardSchema, type CompletedCard, drawnLogoSchema } from './card.ts';
import { isVector } from './media-formats.ts';
import { CARD_PICTURE_WIDTHS } from './picture.ts';
import { absoluteUrl, cssColor, hue, language, pictureFile, text } from './values.ts';

/** A link out of a case study. */
const outgoingLinkSchema = z.strictObject({
  label: text.describe('What the link says.'),
  href: absoluteUrl
    .optional()
    .describe(
      'Absolute URL. Leave it out while it is unknown: the link is then left out of the page.',
    ),
});

const pagePath = z
  .string()
  .regex(/^\/[a-z0-9]+(-[a-z0-9]+)*$/, 'must be "/" and lowercase letters, digits and hyphens');

/** The head of a case-study file: one card and one page. Required are `title` and, except on About, `desc`; the others have defaults. */
export const frontmatterSchema = z.strictObject({
  title: text.describe('Name of the project, as a heading.'),
  sub: text
    .optional()
    .describe(
      `A date range or a place, such as "2018-current". Without it, the card of type About shows the owner's city.`,
    ),
  role: text
    .optional()
    .describe('Your role, such as "Frontend engineer": in the head of the page and in its facts.'),
  outcome: text
    .optional()
    .describe(
      'What came of it, in a few words, such as "Bronze in a three.js competition": in the head of the page.',
    ),
  desc: text.describe(
    'The line on the card; one or two short sentences, at most 120 characters. On About, by default your job title.',
  ),
  summary: text
    .optional()
    .describe(
      'For search results and shared links: one or two sentences, 120 to 155 characters. By default the first paragraph.',
    ),
  types: z
    .array(text)
    .default(['Project'])
    .describe(
      'Kinds of entry, of at most 24 characters; [] for none. About is the page about you, and Assets that with the résumé. Project, Projects, Work and any word of your own are shown in the head of the page.',
    ),
  hue: hue
    .optional()
    .describe(
      'Hue of card and page, degrees: 0 is red, 120 green, 240 blue. By default the hues are spread over the list.',
    ),
  color: cssColor
    .optional()
    .describe(
      "Main color: the card's background and gradient. `textColor` must be readable on it. By default of the hue.",
    ),
  link: pagePath
    .optional()
    .describe(`Path of the page: "/" and the file's name without its extension.`),
  aliases: z
    .array(pagePath)
    .default([])
    .describe('Former paths of the page, such as "/old-name". They lead to it.'),
  textColor: cssColor.optional().describe('Color of the text on the card.'),
  svg: text
    .refine(isVector, 'must be an SVG file, such as title.svg')
    .optional()
    .describe('Title logo: an SVG file in content/media/<slug>/. By default the title, lettered.'),
  lettering: z
    .enum(FACES, `must be one of ${FACES.join(', ')}`)
    .optional()
    .describe('Face of the lettered title. By default the one in site.yaml.'),
  logo: z
    .union(
      [pictureFile, drawnLogoSchema],
      'must be a picture file, { text: RE } or { icon: bolt.svg }',
    )
    .optional()
    .describe(
      'Round logo: an SVG or picture file in content/media/<slug>/, or { text: RE }, or { icon: bolt.svg }. By default initials.',
    ),
  card: cardSchema
    .optional()
    .describe("How the build makes the card's picture. By default a pattern of paper."),
  bg: pictureFile
    .optional()
    .describe(
      'Card picture: one large file in content/media/<slug>/, 1232 x 2200 px at best. Others are cropped to that shape.',
    ),
  bgAlt: text
    .optional()
    .describe(
      'What the middle of the card picture shows, which is in the head of the page; at most 140 characters.',
    ),
  ownerNote: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'true: the card picture has an empty note where the drawn card of About has one; your name and job title are set on it.',
    ),
  bgSrc: z
    .array(z.literal(CARD_PICTURE_WIDTHS, 'must be 392, 504 or 616'))
    .min(1, 'must name at least one width')
    .default([...CARD_PICTURE_WIDTHS])
    .describe('Widths of the card picture in its source set, px: any of 392, 504, 616.'),
  layers: z
    .array(layerSchema)
    .min(2, 'must name at least two layers')
    .optional()
    .describe(
      'Sheets of a card with depth, far to near: files in content/media/<slug>/layers/. Without `travel`, they are spread evenly in depth. Leave it out for a flat card.',
    ),
  animations: z
    .array(animationSchema)
    .default([])
    .describe(
      'What moves on a card with depth: first 2.5 s after the card has come to rest, then every 14 s.',
    ),
  border: cssColor.optional().describe("Color of the card's paper edge."),
  logoBorder: cssColor.optional().describe('Color of the ring around the round logo.'),
  typesColor: cssColor
    .optional()
    .describe('Color of the type labels and accents on the white page; must be readable on white.'),
  lang: language
    .optional()
    .describe('Language of the page (BCP 47), such as "fr", if it isn’t the one in site.yaml.'),
  excludeFromList: z
    .boolean('must be true or false')
    .default(false)
    .describe('true: the page exists, but there is no card for it.'),
  foot: z
    .boolean('must be true or false')
    .optional()
    .describe('true: every page has a link to it in its foot.'),
  draft: z
    .boolean('must be true or false')
    .optional()
    .describe(
      'true: only you see it, on your own computer. The published site has neither its card nor its page.',
    ),
  skills: z
    .array(text)
    .default([])
    .describe(
      'Skills and tools, shown in the facts. On the page of type About, each is in one of the `skillGroups`.',
    ),
  links: z.array(outgoingLinkSchema).default([]).describe('Links shown in the head of the page.'),
  order: z
    .number()
    .gt(0, 'must be above 0')
    .optional()
    .describe(
      'Position in the list, ascending; 2.5 is between 2 and 3. Without it, after the others, by file name.',
    ),
});
/** The same without samples. An entry that lacks another field is left out. */
export const knownFrontmatterSchema = frontmatterSchema.partial({ desc: true });
/** As written. */
export type WrittenFrontmatter = z.infer<typeof knownFrontmatterSchema>;

/** The fields that always have a value (packages/content/src/folder/defaults.ts). */
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
