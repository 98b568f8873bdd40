/** The remark plugins that define what the text of a case study can contain, for the page and for the check. */
import remarkFrontmatter from 'remark-frontmatter';
import { remarkHeadingIds } from './heading-ids.ts';

export const textPlugins = [remarkFrontmatter, remarkHeadingIds];
