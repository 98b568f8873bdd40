/** Rehype plugin: a long text gets a list of its sections, before the first of them, unless it has one of its own. */
import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { siteId } from '../schema/site-id.ts';
import { languageOf } from './file-language.ts';
import { fragmentOf } from './fragments.ts';
import { textOfHeading } from './heading-ids.ts';

/** Headings of all levels that a text can have without one. */
const MAX_HEADINGS = 6;
const MIN_SECTIONS = 3;
const TITLE_ID = siteId('table-of-contents');

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });
const text = (value: string): ElementContent => ({ type: 'text', value });

/** Whether a list has links to sections only, as in many a README. */
function hasOwnContents(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', ({ tagName, children }) => {
    if (tagName !== 'ul' && tagName !== 'ol') return;
    const items = children.filter((child) => child.type === 'element');
    found ||= items.length >= MIN_SECTIONS && items.every(beginsWithFragment);
  });
  return found;
}

/** Items of lists with empty lines between them are paragraphs. */
function beginsWithFragment({ children }: Element): boolean {
  const first = children.find((child) => child.type !== 'text' || child.value.trim() !== '');
  if (first?.type !== 'element') return false;
  if (first.tagName === 'p') return beginsWithFragment(first);
  return first.tagName === 'a' && fragmentOf(first.properties.href) !== undefined;
}

export const rehypeTableOfContents = () => (tree: Root, file: VFile) => {
  let headings = 0;
  visit(tree, 'element', ({ tagName }) => {
    if (/^h[2-6]$/.test(tagName)) headings++;
  });
  const sections = tree.children.filter(
    (node): node is Element => node.type === 'element' && node.tagName === 'h2',
  );
  const [first] = sections;
  if (headings <= MAX_HEADINGS || !first || sections.length < MIN_SECTIONS) return;
  if (hasOwnContents(tree)) return;
  const items = sections.flatMap((section) => {
    const name = textOfHeading(section);
    // A heading of a picture has none.
    if (!name) return [];
    return [element('li', {}, [element('a', { href: `#${section.properties.id}` }, [text(name)])])];
  });
  const list = element('nav', { ariaLabelledBy: [TITLE_ID], dataContents: '' }, [
    element('div', {}, [
      element('p', { id: TITLE_ID }, [text(languageOf(file).labels.onThisPage)]),
      element('ul', { role: 'list' }, items),
    ]),
  ]);
  tree.children.splice(tree.children.indexOf(first), 0, list);
};
