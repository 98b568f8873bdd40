/**
 * HTML in plain Markdown (`x.md`): what GitHub shows of it is shown here too, pictures, videos and frames become the
 * site's components, and nothing of it can run. The page and the check clean it with the same function; the check reports what it
 * has found.
 */
import { nodeTypes } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, ElementData, Parents, Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { toString as textOf } from 'hast-util-to-string';
import { randomUUID } from 'node:crypto';
import rehypeRaw from 'rehype-raw';
import type { PluggableList } from 'unified';
import { visitParents } from 'unist-util-visit-parents';
import type { Finding } from '../read/problem.ts';
import { fragmentOf } from './fragments.ts';
import { nameOfHeading, textOfHeading } from './heading-ids.ts';
import { frame, isPlaced, picture, pictureWithSources, video } from './html-media.ts';
import {
  COMPONENTS,
  FORM,
  FORMS,
  ID_PREFIX,
  LEFT_OUT,
  REFUSED,
  SCHEMA,
  WITHOUT_EFFECT,
  WITHOUT_LOOK,
} from './html-rules.ts';
import { describeLink, isSafeLink } from './safe-links.ts';
import type { Element as TextElement, Heading, InternalLink, TextBlock } from './read-body.ts';

/** What is found in the HTML of a text. */
export type RawHtml = {
  /** Content that isn't shown. */
  problems: Finding[];
  /** What is left out as on GitHub. */
  warnings: Finding[];
  /** Pictures, videos and frames, as the components that they become. */
  elements: TextElement[];
  headings: Heading[];
  links: InternalLink[];
  texts: TextBlock[];
  /** Files that other sites choose from, but this one doesn't: sources of pictures and videos. */
  alternatives: string[];
  /** Ids of elements, without the prefix that they get. */
  ids: Set<string>;
};

/**
 * Marks elements that are written as Markdown. Not a name that a text can have, or its HTML could pass for Markdown. The
 * value is what follows the language of a code block, which rehype-raw leaves out.
 */
const MARK = `dataX${randomUUID().replaceAll('-', '')}`;

const rehypeMarkMarkdown = () => (tree: Root) =>
  visitParents(tree, 'element', (element: Element) => {
    element.properties[MARK] = element.data?.meta ?? '';
  });

/** Rehype plugins that read the HTML in a text, for `cleanHtml`. */
export const rehypeReadHtml: PluggableList = [
  rehypeMarkMarkdown,
  [rehypeRaw, { passThrough: nodeTypes }],
];

/** Rehype plugin: cleans the HTML. */
export const rehypeCleanHtml = () => (tree: Root) => {
  cleanHtml(tree);
};

/** Cleans the HTML in a tree, in place. @returns what it has found */
export function cleanHtml(tree: Root): RawHtml {
  const found: RawHtml = {
    problems: [],
    warnings: [],
    elements: [],
    headings: [],
    links: [],
    texts: [],
    alternatives: [],
    ids: new Set(),
  };
  const slugger = new GithubSlugger();
  cleanChildren(tree, found);
  visitParents(tree, 'element', (element: Element) => {
    if (isHeading(element) && element.properties.id) slugger.slug(String(element.properties.id));
  });
  visitParents(tree, 'element', (element: Element) => {
    const fragment = fragmentOf(element.properties.href);
    if (fragment !== undefined && found.ids.has(fragment)) {
      element.properties.href = `#${ID_PREFIX}${fragment}`;
    }
    if (isHeading(element) && !element.properties.id) {
      const line = lineOf(element);
      const text = textOfHeading(element);
      const id = slugger.slug(nameOfHeading(text));
      element.properties.id = id;
      const level = Number(element.tagName[1]);
      found.headings.push({ level, text, id, line, next: undefined });
    }
  });
  return found;
}

const isHeading = ({ tagName }: Element) => /^h[1-6]$/.test(tagName);
const lineOf = ({ position }: Pick<Element, 'position'>) => position?.start.line ?? 1;

function cleanChildren(parent: Parents, found: RawHtml) {
  const cleaned = (parent.children as ElementContent[]).flatMap((node) => {
    if (node.type === 'comment') return [];
    if (node.type !== 'element') {
      if ('children' in node) cleanChildren(node as Parents, found);
      return [node];
    }
    if (!(MARK in node.properties)) return cleanElement(node, found);
    const meta = node.properties[MARK];
    if (typeof meta === 'string' && meta) node.data = { ...node.data, meta } as ElementData;
    delete node.properties[MARK];
    return cleanMarkdown(node, found);
  });
  parent.children = cleaned;
}

/** Links in Markdown are reported with those in MDX (read-body.ts). */
function cleanMarkdown(element: Element, found: RawHtml): ElementContent[] {
  const { tagName, properties } = element;
  if (tagName === 'a' && !isSafeLink(properties.href)) delete properties.href;
  cleanChildren(element, found);
  return tagName === 'p' ? unwrapBlocks(element) : [element];
}

/** A picture with a caption, or a video, which a paragraph can't contain. */
const isBlock = (node: ElementContent) =>
  node.type === 'mdxJsxFlowElement' ||
  (node.type === 'element' && node.properties.dataPicture === 'block');

/** Pictures and videos alone in a paragraph are blocks. */
function unwrapBlocks(paragraph: Element): ElementContent[] {
  const parts = paragraph.children.filter(({ type, ...child }) =>
    type === 'text' && 'value' in child ? child.value.trim() !== '' : true,
  );
  if (parts.every(isBlock)) return paragraph.children;
  const [only, another] = parts;
  const isPicture = only?.type === 'element' && only.properties.dataPicture === 'inline';
  if (isPicture && !another) return isPlaced(only) ? [only] : only.children;
  const isParagraph = textOf(paragraph).trim() && !parts.some(isBlock);
  return [isParagraph ? paragraph : { ...paragraph, tagName: 'div' }];
}

function cleanElement(element: Element, found: RawHtml): ElementContent[] {
  const { tagName } = element;
  const field = `<${tagName}>`;
  const line = lineOf(element);
  if (tagName === 'iframe') return frame(element, found);
  const refused = REFUSED.get(tagName);
  if (refused) {
    found.problems.push({ line, field, reason: refused });
    return [];
  }
  if (LEFT_OUT.has(tagName)) {
    const reason = 'has no effect in a text, and is left out. Remove it.';
    found.warnings.push({ line, field, reason });
    return [];
  }
  if (tagName === 'center') {
    element.tagName = 'div';
    element.properties.align = 'center';
  }
  if (!SCHEMA.tagNames?.includes(element.tagName)) {
    const component = COMPONENTS.get(tagName);
    if (FORMS.has(tagName)) found.problems.push({ line, field, reason: FORM });
    else if (component) {
      const reason = 'works in .mdx files only. Rename the file, or write it as Markdown.';
      found.problems.push({ line, field: `<${component}>`, reason });
    } else found.warnings.push({ line, field, reason: describeUnknown(tagName) });
    cleanChildren(element, found);
    return element.children;
  }
  cleanAttributes(element, found);
  switch (tagName) {
    case 'img':
      return picture(element, found, field);
    case 'video':
      return video(element, found);
    case 'picture': {
      const shown = pictureWithSources(element, found);
      cleanChildren(element, found);
      return shown.length > 0 ? element.children : [];
    }
    case 'a':
      if (typeof element.properties.href === 'string') {
        found.links.push({ href: element.properties.href, line });
      }
  }
  const text = textOf(element);
  if (text.trim()) found.texts.push({ text, line });
  cleanChildren(element, found);
  // Pictures without text are as wide as other pictures. Nor is nothing a paragraph: alerts.ts reads their texts.
  if (tagName === 'p' && (element.children.some(isBlock) || !textOf(element).trim()))
    element.tagName = 'div';
  return [element];
}

function describeUnknown(tagName: string): string {
  if (WITHOUT_LOOK.has(tagName)) return 'has no effect here; what is in it is shown. Remove it.';
  return `is not HTML, so it isn’t shown. To show it as text, write \\<${tagName}>.`;
}

/** Leaves the attributes that do no harm, and reports the others. */
function cleanAttributes(element: Element, found: RawHtml) {
  const { tagName, properties } = element;
  const field = `<${tagName}>`;
  const line = lineOf(element);
  if (tagName === 'a') properties.id ||= properties.name;
  delete properties.name;
  const id = String(properties.id ?? '');
  if (!id || found.ids.has(id)) delete properties.id;
  else found.ids.add(id);
  if (!isSafeLink(properties.href)) {
    found.problems.push({ line, field, reason: describeLink(properties.href) });
    delete properties.href;
  }
  const clean = sanitize({ ...element, children: [] }, SCHEMA) as Element;
  if (String(clean.properties.className) === '') delete clean.properties.className;
  for (const name of Object.keys(properties)) {
    if (name in clean.properties || WITHOUT_EFFECT[tagName]?.test(name)) continue;
    const written = name === 'className' ? 'class' : name.toLowerCase();
    const reason = `has ${written}, which has no effect here. Remove it.`;
    found.warnings.push({ line, field, reason });
  }
  element.properties = clean.properties;
}
