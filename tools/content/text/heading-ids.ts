/** Ids of headings, which links to them end with. The page and the check take them from here. */
import GithubSlugger, { slug } from 'github-slugger';
import type { Heading, Root } from 'mdast';
import { visitParents } from 'unist-util-visit-parents';

/** The id of a heading without letters and digits, such as one of emoji only. */
const FALLBACK = 'section';

/** Remark plugin: gives headings the ids that GitHub would give them. */
export const remarkHeadingIds = () => (tree: Root) => {
  for (const [heading, id] of headingIds(tree)) {
    heading.data = { ...heading.data, hProperties: { id } } as Heading['data'];
  }
};

/** The headings of a text and their ids, in their order. */
export function headingIds(tree: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  const ids = new Map<Heading, string>();
  visitParents(tree, 'heading', (heading: Heading) => {
    const text = textOf(heading);
    ids.set(heading, slugger.slug(/[\p{L}\p{N}]/u.test(slug(text)) ? text : FALLBACK));
  });
  return ids;
}

/** What the page shows of a heading as text. The values of expressions aren't known yet. */
function textOf(heading: Heading): string {
  let text = '';
  visitParents(heading, ['text', 'inlineCode'], (node) => {
    if ('value' in node) text += String(node.value);
  });
  return text;
}
