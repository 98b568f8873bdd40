/** The text of a new case study: every field with what it means, and a body to write over. */
import { stringify } from 'yaml';

export type TemplateFields = {
  slug: string;
  title: string;
  desc: string;
  order: number;
  color: string;
  textColor: string;
  border: string;
  logoBorder: string;
  typesColor: string;
  widths: readonly number[];
};

/** A value as YAML needs it, in quotes if it must. */
const yaml = (value: unknown) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0, singleQuote: true }).trim();

/** @param fields what is known of the new card */
export const caseStudyTemplate = (fields: TemplateFields): string => `---
# Name of the project, as a heading.
title: ${yaml(fields.title)}
# A date range or a place, such as 2018-current.
sub: ${new Date().getFullYear()}-current
# The line on the card; one or two short sentences, at most 120 characters.
desc: ${yaml(fields.desc)}
# For search results and shared links: 120 to 155 characters.
summary: ${yaml(`Sample summary: one or two sentences that tell a stranger what this is, for whom, and what is special, in 120 to 155 characters in all.`)}
# Kinds of entry, out of Assets, About, Projects, Project, Work.
types: [Projects]
# The card's ground and gradient; dark enough for textColor to be read on it.
color: '${fields.color}'
# Address of the page: "/" and the file's name.
link: /${fields.slug}
# Colour of the text on the card.
textColor: '${fields.textColor}'
# Title logo, round logo and card picture: files in content/media/${fields.slug}/.
svg: title.svg
logo: logo.svg
bg: background.jpg
# What the card picture shows, in one sentence.
bgAlt: A paper kite with a tail of bows, flown by a small figure on wooded paper hills, in front of a round sun with a lace edge.
# Widths made of the card picture, px.
bgSrc: [${fields.widths.join(', ')}]
# The card's paper edge, and the ring around the round logo.
border: '${fields.border}'
logoBorder: '${fields.logoBorder}'
# Labels and accents on the white page; readable on white.
typesColor: '${fields.typesColor}'
# true: the page exists, but there is no card for it.
excludeFromList: false
# Skills and tools; together they make the list of skills of the home page.
skills: [TypeScript]
# Links in the head of the page: "label" and, once it is known, "href".
links: []
# Place in the list: the lower, the further ahead; 2.5 stands between 2 and 3.
order: ${fields.order}
---

<Facts
  role="Frontend engineer"
  years="${new Date().getFullYear()}-current"
  audience="Sample: whom it is for"
  builtWith="TypeScript"
/>

One paragraph that says what it is. Everything that may stand here is shown in docs/writing.md.

## What it does

Put pictures into content/media/${fields.slug}/ and name them by their file.

<Note>

What was hard, and what came of it, is what people read on for.

</Note>
`;
