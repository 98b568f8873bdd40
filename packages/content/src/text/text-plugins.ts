/** The plugins that define what the text of a case study can contain, for the page and for the check. */
import type { CompileOptions } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGemoji from 'remark-gemoji';
import remarkGfm from 'remark-gfm';
import { rehypeAlerts } from './alerts.ts';
import { rehypeCodeBlocks, rehypeCodeColors, rehypeCodeLanguages } from './code-blocks.ts';
import { rehypeEmbeds } from './embeds.ts';
import { rehypeFootnotes } from './footnotes.ts';
import { rehypeFormulas, remarkFormulas } from './formulas.ts';
import { rehypeFragments } from './fragments.ts';
import { rehypeJsxLinks } from './jsx-links.ts';
import { rehypeHeadingLevels } from './heading-levels.ts';
import { remarkHeadingIds } from './heading-ids.ts';
import { remarkMarkdownPictures } from './markdown-pictures.ts';
import { rehypeOwnImports } from './own-imports.ts';
import { rehypeRepeatedTitle } from './repeated-title.ts';
import { remarkLoneParagraphs } from './lone-paragraphs.ts';
import { rehypeScrollBoxes } from './scroll-boxes.ts';
import { rehypeTableOfContents } from './table-of-contents.ts';
import { rehypeTables } from './tables.ts';
import { rehypeTaskLists } from './task-lists.ts';
import { rehypeTextStyles } from './text-styles.ts';
import { rehypeWholeWords } from './whole-words.ts';

type Plugins = NonNullable<CompileOptions['remarkPlugins']>;

/** Applied to the text. */
export const remarkPlugins: Plugins = [
  remarkFrontmatter,
  remarkGfm,
  [...remarkFormulas],
  // As on GitHub, ids have the names of emoji.
  remarkHeadingIds,
  remarkGemoji,
  remarkLoneParagraphs,
  remarkMarkdownPictures,
];

/** Applied to the HTML made from it. */
export const rehypePlugins: Plugins = [
  rehypeJsxLinks,
  rehypeRepeatedTitle,
  rehypeHeadingLevels,
  rehypeFootnotes,
  rehypeFragments,
  rehypeAlerts,
  rehypeCodeLanguages,
  rehypeFormulas,
  [...rehypeCodeColors],
  rehypeCodeBlocks,
  rehypeTaskLists,
  rehypeTables,
  rehypeEmbeds,
  rehypeOwnImports,
  rehypeScrollBoxes,
  rehypeTableOfContents,
  rehypeWholeWords,
  rehypeTextStyles,
];
