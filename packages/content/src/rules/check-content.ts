/**
 * Checks a content folder. Reports all problems at once, and the samples that the owner has to replace.
 * `npm run check`, the build and the preview use it, so that all three report the same.
 */
import { linksWithoutUrl, listDrafts, listSamples } from '../folder/list-samples.ts';
import type { Content } from '../folder/content.ts';
import { compareProblems, describeFailure, type Problem } from '../read/problem.ts';
import { findAll, type Rule } from './rule.ts';
import { addressesWithSpaces } from './addresses-with-spaces.ts';
import { altTexts } from './alt-texts.ts';
import { anyCaseStudy } from './any-case-study.ts';
import { cardSize } from './card-size.ts';
import { misnamedStudies, sameNames, unreadFiles } from './case-study-files.ts';
import { code } from './code.ts';
import { codeBlocks } from './code-blocks.ts';
import { components } from './components.ts';
import { contrast } from './contrast.ts';
import { embeds } from './embeds.ts';
import { emptyFootnotes } from './empty-footnotes.ts';
import { fonts } from './fonts.ts';
import { formerFields } from './former-fields.ts';
import { formulas } from './formulas.ts';
import { headings } from './headings.ts';
import { html, htmlWithoutEffect } from './html.ts';
import { imports } from './imports.ts';
import { labels } from './labels.ts';
import { layers } from './layers.ts';
import { lengths } from './lengths.ts';
import { links, linksToRepositories } from './links.ts';
import { mediaFiles } from './media-files.ts';
import { misread } from './misread.ts';
import { oddSpaces } from './odd-spaces.ts';
import { places } from './places.ts';
import { plainFields } from './plain-fields.ts';
import { publicFiles, unpublishedFiles } from './public-files.ts';
import { readableFiles } from './readable-files.ts';
import { rendering } from './rendering.ts';
import { repositories } from './repositories.ts';
import { resumeLetters } from './resume-letters.ts';
import { shareLetters } from './share-letters.ts';
import { resumeYears } from './resume-years.ts';
import { serverLists } from './server-lists.ts';
import { shownOtherwise } from './shown-otherwise.ts';
import { singleTildes } from './single-tildes.ts';
import { skillGroups } from './skill-groups.ts';
import { aliases, slugs } from './slugs.ts';
import { types } from './types.ts';
import { uniqueValues } from './unique-values.ts';
import { unreadMarks } from './unread-marks.ts';
import { unusedMedia } from './unused-media.ts';

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
  aliases,
  uniqueValues,
  components,
  code,
  embeds,
  fonts,
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
  altTexts,
  codeBlocks,
  contrast,
  cardSize,
  emptyFootnotes,
  formerFields,
  headings,
  htmlWithoutEffect,
  labels,
  lengths,
  linksToRepositories,
  misread,
  oddSpaces,
  places,
  plainFields,
  resumeLetters,
  shareLetters,
  resumeYears,
  shownOtherwise,
  singleTildes,
  types,
  unpublishedFiles,
  unreadFiles,
  unreadMarks,
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
