/** Ids of headings, which links to them end with. The page and the check take them from here. */
import GithubSlugger, { slug } from 'github-slugger';
import type { Element } from 'hast';
import type { Heading, Root } from 'mdast';
import { SKIP, visitParents } from 'unist-util-visit-parents';
import { demoTitleId } from '../schema/demo-title-id.ts';
import { type AnyElement, attributeOf, nameOf } from './any-element.ts';

/** The id of a heading without letters and digits, such as one of emoji only. */
const FALLBACK = 'section';
/** Ids of footnotes and of the links to them, as on GitHub. No heading has one. */
const OF_FOOTNOTE = /^user-content-fn(ref)?-/;
/** Elements that are written as HTML in MDX, and can have ids of their own. */
const JSX = ['mdxJsxFlowElement', 'mdxJsxTextElement'];

/** Remark plugin: gives headings the ids that GitHub would give them. */
export const remarkHeadingIds = () => (tree: Root) => {
  for (const [heading, id] of headingIds(tree)) {
    heading.data = { ...heading.data, hProperties: { id } } as Heading['data'];
  }
};

/** The headings of a text and their ids, in their order. */
export function headingIds(tree: Root): Map<Heading, string> {
  const slugger = new GithubSlugger();
  visitParents(tree, JSX, (node) => {
    const id = writtenId(node as AnyElement);
    if (id) slugger.occurrences[id] = 0;
  });
  const ids = new Map<Heading, string>();
  visitParents(tree, 'heading', (heading: Heading) => {
    ids.set(heading, slugger.slug(nameOfHeading(textOf(heading))));
  });
  return ids;
}

/** The id of a demo, or of an element that is written as HTML in MDX. */
export function writtenId(element: AnyElement): string | undefined {
  const name = attributeOf(element, 'name');
  if (nameOf(element) === 'Demo') return demoTitleId(String(name));
  const id = attributeOf(element, 'id') ?? (nameOf(element) === 'a' ? name : undefined);
  return typeof id === 'string' ? id : undefined;
}

/** What the id of a heading is made of. @param text of the heading */
export function nameOfHeading(text: string): string {
  const id = slug(text);
  return /[\p{L}\p{N}]/u.test(id) && !OF_FOOTNOTE.test(id) ? text : FALLBACK;
}

/** What the page shows of a heading as text. The values of expressions aren't known yet. */
function textOf(heading: Heading): string {
  let text = '';
  visitParents(heading, ['text', 'inlineCode'], (node) => {
    if ('value' in node) text += String(node.value);
  });
  return text;
}

/** The text of a heading on the page, without the numbers of its footnotes. */
export function textOfHeading(heading: Element): string {
  let text = '';
  visitParents(heading, (node) => {
    if (attributeOf(node as AnyElement, 'dataFootnoteRef') !== undefined) return SKIP;
    if (node.type === 'text') text += node.value;
    return undefined;
  });
  return text.trim();
}
