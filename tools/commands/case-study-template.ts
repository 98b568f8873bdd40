/** The text of a new case study: every field with its explanation, and a commented body. */
import { stringify } from 'yaml';
import { SAMPLE_TAG } from '../content/yaml/read-yaml.ts';

export type TemplateFields = {
  slug: string;
  /** MDX, or plain Markdown. */
  format: 'mdx' | 'md';
  /** What the owner has written. */
  given: { title?: string; desc?: string };
  /** Samples for the fields that the command line leaves out. */
  suggested: { title: string; desc: string };
  order: number;
  color: string;
  textColor: string;
  border: string;
  logoBorder: string;
  typesColor: string;
  widths: readonly number[];
};

/** A value as YAML, quoted if necessary. */
const yaml = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();

/** A value that the owner has to replace. */
const sample = (value: unknown) => `${SAMPLE_TAG} ${yaml(value)}`;

/** @param fields known values of the frontmatter */
export const caseStudyTemplate = ({ given, suggested, ...fields }: TemplateFields): string => `---
# A value with the tag ${SAMPLE_TAG} is a proposal: write your own and remove the tag. A published site leaves samples out,
# and the whole page while its title is one.

# Name of the project, as a heading.
title: ${given.title ? yaml(given.title) : sample(suggested.title)}
# A date range or a place, such as 2018-current.
sub: ${sample(`${new Date().getFullYear()}-current`)}
# Your role, and what came of it; leave out what you don't need.
# role: Frontend engineer
# outcome: Bronze in a three.js competition
# The line on the card; one or two short sentences, at most 120 characters.
desc: ${given.desc ? yaml(given.desc) : sample(suggested.desc)}
# For search results and shared links: 120 to 155 characters.
summary: ${sample('What this is, for whom, and what is special about it: one or two sentences for search results and shared links, 120 to 155 characters.')}
# Kinds of entry: any of Assets, About, Projects, Project, Work.
types: [Project]
# The card's background and gradient; textColor must be readable on it.
color: '${fields.color}'
# Path of the page: "/" and the file's name without its extension.
link: /${fields.slug}
# Color of the text on the card.
textColor: '${fields.textColor}'
# Title logo, round logo and card picture: files in content/media/${fields.slug}/.
svg: title.svg
logo: logo.svg
bg: background.jpg
# What the middle of the card picture shows, which is in the head of the page: at most 140 characters.
bgAlt: A paper kite with a tail of bows, flown by a small figure on wooded paper hills, in front of a round sun with a lace edge.
# Widths of the card picture in its source set, px.
bgSrc: [${fields.widths.join(', ')}]
# The picture's sheets, far to near, on a transparent ground, and what moves on them: docs/writing.md, "A card with
# depth". Without these two fields, the card is flat.
layers:
  - { src: layers/sky.webp, travel: -12 }
  - { src: layers/hills.webp, travel: -8 }
  - { src: layers/field.webp, travel: -4 }
  - { src: layers/kite.webp, travel: -4 }
  - { src: layers/front.webp, travel: 0 }
life:
  # The kite swings about the hand that holds it.
  - { layer: kite, motion: swing, by: 2.5, seconds: 6, origin: [152, 726] }
# The card's paper edge, and the ring around the round logo.
border: '${fields.border}'
logoBorder: '${fields.logoBorder}'
# Type labels and accents on the white page; must be readable on white.
typesColor: '${fields.typesColor}'
# true: the page exists, but there is no card for it.
excludeFromList: false
# Skills and tools. The home page lists those of all entries.
skills: [${sample('TypeScript')}]
# Links in the head of the page: "label" and, once you know it, "href".
links: []
# Position in the list, ascending; 2.5 is between 2 and 3.
order: ${fields.order}
---

${fields.format === 'md' ? markdownBody(fields.slug) : mdxBody(fields.slug)}
`;

const mdxBody = (
  slug: string,
) => `{/* Write the text here. docs/writing.md shows every component that you can use. Comments like this one aren't published.

One paragraph that says what it is.

<Facts audience="Whom it is for" />

## What it does

Put pictures into content/media/${slug}/ and refer to them by file name:

<Image src="sheet.jpg" alt="What the picture shows" />

*/}`;

const markdownBody = (
  slug: string,
) => `<!-- Write the text here, in Markdown as on GitHub. Comments like this one aren't published.

One paragraph that says what it is.

## What it does

Put pictures into content/media/${slug}/ and refer to them by file name:

![What the picture shows](sheet.jpg)

-->`;
