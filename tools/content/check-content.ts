/**
 * Checks a content folder. Reports all problems at once, and the samples that the owner has to replace.
 * `npm run check`, the build and the preview use it, so that all three report the same.
 */
import { linksWithoutUrl, listDrafts, listSamples } from './samples/list-samples.ts';
import type { Content } from './content.ts';
import { compareProblems, describeFailure, type Problem } from './problem.ts';
import { findAll, type Rule } from './rule.ts';
import { addressesWithSpaces } from './rules/addresses-with-spaces.ts';
import { anyCaseStudy } from './rules/any-case-study.ts';
import { cardSize } from './rules/card-size.ts';
import { misnamedStudies, sameNames, unreadFiles } from './rules/case-study-files.ts';
import { code } from './rules/code.ts';
import { codeBlocks } from './rules/code-blocks.ts';
import { components } from './rules/components.ts';
import { contrast } from './rules/contrast.ts';
import { embeds } from './rules/embeds.ts';
import { emptyFootnotes } from './rules/empty-footnotes.ts';
import { formulas } from './rules/formulas.ts';
import { headings } from './rules/headings.ts';
import { html, htmlWithoutEffect } from './rules/html.ts';
import { imports } from './rules/imports.ts';
import { layers } from './rules/layers.ts';
import { lengths } from './rules/lengths.ts';
import { links } from './rules/links.ts';
import { mediaFiles } from './rules/media-files.ts';
import { oddSpaces } from './rules/odd-spaces.ts';
import { places } from './rules/places.ts';
import { publicFiles, unpublishedFiles } from './rules/public-files.ts';
import { readableFiles } from './rules/readable-files.ts';
import { rendering } from './rules/rendering.ts';
import { repositories } from './rules/repositories.ts';
import { resumeLetters } from './rules/resume-letters.ts';
import { shareLetters } from './rules/share-letters.ts';
import { resumeYears } from './rules/resume-years.ts';
import { serverLists } from './rules/server-lists.ts';
import { shownOtherwise } from './rules/shown-otherwise.ts';
import { singleTildes } from './rules/single-tildes.ts';
import { skillGroups } from './rules/skill-groups.ts';
import { slugs } from './rules/slugs.ts';
import { types } from './rules/types.ts';
import { uniqueValues } from './rules/unique-values.ts';
import { unusedMedia } from './rules/unused-media.ts';

export type ContentReport = {
  problems: Problem[];
  /** Case studies that only a local process shows. */
  drafts: Problem[];
  /** Valid values with the tag `!sample`. */
  samples: Problem[];
  /** Links that are left out until their URL is known. */
  unknownUrls: Problem[];
};

const RULES: readonly Rule[] = [
  readableFiles,
  anyCaseStudy,
  misnamedStudies,
  sameNames,
  slugs,
  uniqueValues,
  components,
  code,
  embeds,
  html,
  formulas,
  imports,
  rendering,
  links,
  addressesWithSpaces,
  mediaFiles,
  layers,
  skillGroups,
  serverLists,
  publicFiles,
  repositories,
];
const WARNING_RULES: readonly Rule[] = [
  codeBlocks,
  contrast,
  cardSize,
  emptyFootnotes,
  headings,
  htmlWithoutEffect,
  lengths,
  oddSpaces,
  places,
  resumeLetters,
  shareLetters,
  resumeYears,
  shownOtherwise,
  singleTildes,
  types,
  unpublishedFiles,
  unreadFiles,
  unusedMedia,
];

export async function checkContent(content: Content, rules = RULES): Promise<ContentReport> {
  return {
    problems: await runAll(rules, content),
    drafts: listDrafts(content).sort(compareProblems),
    samples: listSamples(content).sort(compareProblems),
    unknownUrls: linksWithoutUrl(content).sort(compareProblems),
  };
}

/** What works, but is hard to read or loads slowly. It decodes and encodes pictures, so the build does without it. */
export const listWarnings = (content: Content): Promise<Problem[]> =>
  runAll(WARNING_RULES, content);

const runAll = async (rules: readonly Rule[], content: Content) =>
  (await findAll(rules, (rule) => run(rule, content))).sort(compareProblems);

/** Runs a rule. If it throws, that is reported as a problem, and the other rules still run. */
async function run(rule: Rule, content: Content): Promise<Problem[]> {
  try {
    return await rule(content);
  } catch (error) {
    return [{ file: content.pathOf(), line: 1, field: rule.name, reason: describeFailure(error) }];
  }
}
