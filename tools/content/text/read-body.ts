/** Parses the MDX of a case study into the data that the rules check. */
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visitParents } from 'unist-util-visit-parents';
import { SIDE_BY_SIDE } from '../../../app/content/mdx-components.ts';
import { headingIds } from './heading-ids.ts';
import { isRemote } from './picture-advice.ts';
import type { Finding } from '../problem.ts';
import { type Code, readCode } from './read-code.ts';
import { parseText } from './syntax-errors.ts';

export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

export type Heading = {
  level: number;
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
  /** Whether it is in a column, half as wide as the text. */
  narrow: boolean;
};

/** A link to a page or heading of this site. */
export type InternalLink = { href: string; line: number };

/** A paragraph, a heading or a cell of a table, as plain text. */
export type TextBlock = { text: string; line: number };

export type Body = {
  /** The MDX, with spaces in place of the frontmatter and of what can't be read. */
  source: string;
  texts: TextBlock[];
  headings: Heading[];
  /** The components. */
  elements: Element[];
  htmlElements: Element[];
  links: InternalLink[];
  /** Pictures in Markdown syntax. */
  markdownPictures: { src: string | undefined; alt: string; line: number }[];
  code: Code;
  /** Imports of YAML files. */
  yamlImports: { source: string; line: number }[];
};

const isNarrow = (node: Node) => 'name' in node && SIDE_BY_SIDE.includes(String(node.name));
const lineOf = (node: Node) => node.position?.start.line ?? 1;

/**
 * Parses a body.
 * @param source the whole file, so that line numbers are those of the file
 * @returns what could be read of it, and its syntax errors
 */
export function readBody(source: string): { body: Body | undefined; syntaxErrors: Finding[] } {
  const { tree, readable, errors } = parseText(source);
  return { body: tree && collect(tree, readable), syntaxErrors: errors };
}

function collect(tree: Root, source: string): Body {
  const body: Body = {
    source,
    texts: [],
    headings: [],
    elements: [],
    htmlElements: [],
    links: [],
    markdownPictures: [],
    code: readCode(tree),
    yamlImports: [],
  };
  const ids = headingIds(tree);
  const addLink = (node: Node, href: unknown) => {
    if (typeof href === 'string' && !isRemote(href)) {
      body.links.push({ href, line: lineOf(node) });
    }
  };
  visitParents(tree, (node, ancestors) => {
    const line = lineOf(node);
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      body.texts.push({ text: toString(node), line });
    }
    if (node.type === 'heading') {
      const siblings: readonly Node[] = ancestors.at(-1)?.children ?? [];
      const below = siblings[siblings.indexOf(node) + 1];
      const next = below?.type === 'mdxJsxFlowElement' ? (below as JsxNode).name : undefined;
      const id = ids.get(node) ?? '';
      body.headings.push({ level: node.depth, id, line, next: next ?? undefined });
    } else if (node.type === 'link' || node.type === 'definition') {
      addLink(node, node.url);
    } else if (node.type === 'mdxjsEsm') {
      for (const [, source = ''] of node.value.matchAll(
        /\bfrom\s*['"]([^'"]+\.ya?ml[^'"]*)['"]/g,
      )) {
        body.yamlImports.push({ source, line });
      }
    } else if (node.type === 'image' || node.type === 'imageReference') {
      const src = node.type === 'image' ? node.url : undefined;
      body.markdownPictures.push({ src, alt: node.alt ?? '', line });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      if (!node.name) return;
      const element = elementOf(node, ancestors);
      addLink(node, element.attributes.get('href'));
      // Lowercase names are HTML.
      const isHtml = /^[a-z]/.test(node.name);
      (isHtml ? body.htmlElements : body.elements).push(element);
    }
  });
  return body;
}

export const elementOf = (node: JsxNode, ancestors: readonly Node[]): Element => ({
  // A fragment has no name.
  name: node.name ?? '',
  attributes: attributesOf(node),
  line: lineOf(node),
  narrow: ancestors.some(isNarrow),
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
