/**
 * Slug -> function that imports the body of that case study, one chunk each. The list is a separate chunk too, so
 * that the home page loads no more when there are more case studies.
 */
import type { MDXContent } from 'mdx/types';

const chunks = import.meta.glob<MDXContent>('#content/case-studies/*.mdx', { import: 'default' });

export const chunkBySlug = new Map(
  Object.entries(chunks).map(([file, load]) => [
    file.slice(file.lastIndexOf('/') + 1, -'.mdx'.length),
    load,
  ]),
);
