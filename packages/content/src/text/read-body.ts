/** Parses the text of a case study into the data that the rules check. */
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visitParents } from 'unist-util-visit-parents';
import { SIDE_BY_SIDE } from '../schema/mdx-components.ts';
import type { AnyElement } from './any-element.ts';
import { headingIds, writtenId } from './heading-ids.ts';
import { isInLine, isPictureRow, replaceMarkdownPictures } from './markdown-pictures.ts';
import { findLongParagraph } from './long-paragraphs.ts';
import { findMisread } from './misread.ts';
import { findOddSpaces } from './odd-spaces.ts';
import { isRemote } from './picture-advice.ts';
import type { RawHtml } from './raw-html.ts';
import { readMarkdown } from './read-markdown.ts';
import { describeLink, isSafeLink } from './safe-links.ts';
import type { Finding } from '../read/problem.ts';
import { type Code, readCode } from './read-code.ts';
import { withoutTitle } from './repeated-title.ts';
import { parseText } from './syntax-errors.ts';
import { addUnread, type Unread } from './unread-marks.ts';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

export type Heading = {
  level: number;
  text: string;
  /** Fragment of links to it, without "#". */
  id: string;
  line: number;
  /** Name of the component right below it. */
  next: string | undefined;
};

/** A component, such as `<Image>`, or an HTML element. */
export type Element = {
  name: string;
  /** Name -> text, or `true` for an expression or an attribute without a value. */
  attributes: ReadonlyMap<string, string | true>;
  line: number;
  /** How reports name it, if it isn’t written as a component: "picture". */
  field?: string | undefined;
  /** Whether it is in a column, half as wide as the text. */
  narrow: boolean;
  /** Whether it keeps its own width: in a line of text, or beside others. */
  ownSize: boolean;
};

/** A link to a page, heading or file of this site. */
export type InternalLink = { href: string; line: number };

/** A paragraph, a heading or a cell of a table, as plain text. */
export type TextBlock = { text: string; line: number };

export type Body = {
  /** The text, with spaces in place of the frontmatter. */
  source: string;
  texts: TextBlock[];
  headings: Heading[];
  /** Line of a first heading that says the title again, which is left out. */
  repeatedTitle?: number;
  /** The components. */
  elements: Element[];
  htmlElements: Element[];
  links: InternalLink[];
  /** Links that don't lead to an address. */
  unsafeLinks: Finding[];
  /** Ids of elements that aren't headings. */
  anchors: string[];
  /** Files that HTML offers to other sites. */
  alternatives: readonly string[];
  /** The HTML in plain Markdown: what is left out. */
  html: Pick<RawHtml, 'problems' | 'warnings'>;
  code: Code;
  /** Code blocks that name their language. */
  codeBlocks: { language: string; meta: string; line: number }[];
  /** What single tildes strike through. */
  struckThrough: TextBlock[];
  /** In the notation of LaTeX. */
  formulas: { source: string; line: number }[];
  imports: { source: string; line: number }[];
  /** Lines with a space of another kind where Markdown reads only plain ones. */
  oddSpaces: TextBlock[];
  /** What is read otherwise than it looks. */
  misread: Finding[];
  /** What is shown as written. */
  unread: Unread;
};

const isNarrow = (node: Node) => 'name' in node && SIDE_BY_SIDE.includes(String(node.name));
const lineOf = (node: Node) => node.position?.start.line ?? 1;

/** MDX, or plain Markdown as on GitHub. */
export type TextFormat = 'mdx' | 'md';

/**
 * Parses a body.
 * @param source the whole file, so that line numbers match it
 * @returns the body, or what is wrong with it
 */
export function readBody(
  source: string,
  format: TextFormat = 'mdx',
): { body: Body | undefined; syntaxErrors: Finding[] } {
  const tooLong = findLongParagraph(source);
  if (tooLong) return { body: undefined, syntaxErrors: [tooLong] };
  if (format === 'md') return { body: collectMarkdown(source), syntaxErrors: [] };
  const { tree, readable, error } = parseText(source);
  const parse = (text: string) => parseText(text).tree;
  const body = tree && collect(tree, readable, parse);
  return { body: body && withoutTitle(body, source), syntaxErrors: error ? [error] : [] };
}

const byLine = (a: { line: number }, b: { line: number }) => a.line - b.line;

function collectMarkdown(source: string): Body {
  const { tree, readable, readHtml } = readMarkdown(source);
  const body = collect(tree, readable, (text) => readMarkdown(text).tree);
  const html = readHtml();
  const all = {
    ...body,
    texts: [...body.texts, ...html.texts],
    headings: [...body.headings, ...html.headings].sort(byLine),
    elements: [...body.elements, ...html.elements].sort(byLine),
    links: [...body.links, ...html.links.filter(({ href }) => !isRemote(href))],
    anchors: [...html.ids],
    alternatives: html.alternatives,
    html,
  };
  return withoutTitle(all, source);
}

function collect(tree: Root, source: string, parse: (source: string) => Root | undefined): Body {
  const body: Body = {
    source,
    texts: [],
    headings: [],
    elements: [],
    htmlElements: [],
    links: [],
    unsafeLinks: [],
    anchors: [],
    alternatives: [],
    html: { problems: [], warnings: [] },
    code: readCode(tree),
    codeBlocks: [],
    struckThrough: [],
    formulas: [],
    imports: [],
    oddSpaces: findOddSpaces(tree, source, parse),
    misread: [],
    unread: { emptyFootnotes: [], brokenAddresses: [], marks: [] },
  };
  const ids = headingIds(tree);
  const addLink = (node: Node, href: unknown) => {
    if (typeof href !== 'string') return;
    const line = lineOf(node);
    if (!isSafeLink(href))
      body.unsafeLinks.push({ line, field: 'link', reason: describeLink(href) });
    else if (!isRemote(href)) body.links.push({ href, line });
  };
  const ofPictures = definitionsOfPictures(tree);
  replaceMarkdownPictures(tree);
  visitParents(tree, (node, ancestors) => {
    const line = lineOf(node);
    const parent = ancestors.at(-1);
    const siblings = (parent?.children ?? []) as Nodes[];
    const at = siblings.indexOf(node);
    const found = findMisread(node, siblings[at - 1], parent, source);
    if (found) body.misread.push({ line, ...found });
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      body.texts.push({ text: toString(node, { includeHtml: false }), line });
    }
    if (node.type === 'heading') {
      const below = siblings[at + 1];
      const next = below?.type === 'mdxJsxFlowElement' ? below.name : undefined;
      const id = ids.get(node) ?? '';
      const text = toString(node, { includeHtml: false });
      body.headings.push({ level: node.depth, text, id, line, next: next ?? undefined });
    } else if (node.type === 'link') {
      addLink(node, node.url);
    } else if (node.type === 'definition') {
      if (!ofPictures.has(node.identifier)) addLink(node, node.url);
    } else if (node.type === 'delete') {
      const { offset = 0 } = node.position?.start ?? {};
      if (!source.startsWith('~~', offset)) body.struckThrough.push({ text: toString(node), line });
    } else if (node.type === 'text') {
      addUnread(body.unread, node, siblings, parent, source);
    } else if (node.type === 'math' || node.type === 'inlineMath') {
      body.formulas.push({ source: node.value, line });
    } else if (node.type === 'code' && node.lang) {
      const language = node.lang.toLowerCase();
      if (language === 'math') body.formulas.push({ source: node.value, line });
      else body.codeBlocks.push({ language, meta: node.meta ?? '', line });
    } else if (node.type === 'mdxjsEsm') {
      for (const statement of node.data?.estree?.body ?? []) {
        if (!('source' in statement) || !statement.source) continue;
        body.imports.push({
          source: String(statement.source.value),
          line: statement.loc?.start.line ?? line,
        });
      }
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (!node.name) return;
      const element = elementOf(node, ancestors);
      addLink(node, element.attributes.get('href'));
      const id = writtenId(node as AnyElement);
      if (id) body.anchors.push(id);
      // Lowercase names are HTML.
      const isHtml = /^[a-z]/.test(node.name);
      (isHtml ? body.htmlElements : body.elements).push(element);
    }
  });
  return body;
}

/** The definitions that only pictures use. */
function definitionsOfPictures(tree: Root): Set<string> {
  const used = { imageReference: new Set<string>(), linkReference: new Set<string>() };
  visitParents(tree, (node) => {
    if (node.type === 'imageReference' || node.type === 'linkReference') {
      used[node.type].add(node.identifier);
    }
  });
  return new Set([...used.imageReference].filter((each) => !used.linkReference.has(each)));
}

/** Set by markdown-pictures.ts. */
const fieldOf = ({ data }: Node) => (data && 'field' in data ? String(data.field) : undefined);

export const elementOf = (node: JsxNode, ancestors: readonly Node[]): Element => ({
  // A fragment has no name.
  name: node.name ?? '',
  attributes: attributesOf(node),
  line: lineOf(node),
  field: fieldOf(node),
  narrow: ancestors.some((node) => isNarrow(node) || isPictureRow(node)),
  ownSize: ancestors.some((node) => isPictureRow(node) || isInLine(node)),
});

function attributesOf(node: JsxNode): Map<string, string | true> {
  return new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value.trim() : true]]
        : [],
    ),
  );
}
