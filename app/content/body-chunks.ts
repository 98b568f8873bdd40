/**
 * Slug -> how to fetch the body of that case study, each a chunk of its own. This list is one, too:
 * what the home page loads does not grow with the number of case studies.
 */
import type { MDXContent } from 'mdx/types';

const chunks = import.meta.glob<MDXContent>('#content/case-studies/*.mdx', { import: 'default' });

export const chunkBySlug = new Map(
  Object.entries(chunks).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length),
    load,
  ]),
);
