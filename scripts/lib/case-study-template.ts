/** The text of a new case study: the two required fields, what else can be said, and a commented body. */
import { stringify } from 'yaml';
import { SAMPLE_TAG } from 'portfolio-content';

export type TemplateFields = {
  slug: string;
  /** MDX, or plain Markdown. */
  format: 'mdx' | 'md';
  /** What the owner has written. */
  given: { title?: string; desc?: string; hue?: number };
  /** Samples for the fields that the command line leaves out. */
  suggested: { title: string; desc: string };
};

/** A value as YAML, quoted if necessary. */
const yaml = (value: unknown) => stringify(value, { lineWidth: 0, singleQuote: true }).trim();

/** A value that the owner has to replace. */
const sample = (value: unknown) => `${SAMPLE_TAG} ${yaml(value)}`;

/** @param fields known values of the frontmatter */
export const caseStudyTemplate = ({
  slug,
  format,
  given,
  suggested,
}: TemplateFields): string => `---
# A value with the tag ${SAMPLE_TAG} is a proposal: write your own and remove the tag. A published site leaves samples out,
# and the whole page while its title is one.

# Name of the project, as a heading.
title: ${given.title ? yaml(given.title) : sample(suggested.title)}
# The line on the card; one or two short sentences, at most 120 characters.
desc: ${given.desc ? yaml(given.desc) : sample(suggested.desc)}

# Everything else has a default. Remove the "# " of a field to set it.
# A date range or a place, your role, and what came of it.
# sub: ${new Date().getFullYear()}-current
# role: Frontend engineer
# outcome: Second place in a design competition
# skills: [TypeScript]
# links: [{ label: Try it, href: https://example.org }]

# The card is a landscape of paper. To make it from your screenshots or a photo, put them into content/media/${slug}/:
# card: { kind: screens, pictures: [dashboard.png, phone.png] }
# card: { kind: photo, picture: workshop.jpg, focus: [40, 30] }
# Hue of card and page, degrees: 0 red, 60 yellow, 120 green, 210 blue.
${given.hue === undefined ? '# hue: 210' : `hue: ${given.hue}`}
# The title is lettered in the face of site.yaml: rounded, slab, poster, script, serif, swash, deco or gothic.
# lettering: slab
# The round logo has the initials of the title. It can have other letters or an SVG icon, or be a picture of yours.
# logo: { text: AB }
# logo: { icon: bolt.svg }
# logo: logo.png

# Position in the list, ascending; 2.5 is between 2 and 3. Without it, after the others.
# order: 2.5
# true: only you see it, on your own computer.
# draft: true
---

${format === 'md' ? markdownBody(slug) : mdxBody(slug)}
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
