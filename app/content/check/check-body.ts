/** Reads the MDX of a case study and checks what a build would not: words, links, headings. */
import { createProcessor } from '@mdx-js/mdx';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import type { Node } from 'unist';
import { visitParents } from 'unist-util-visit-parents';
import { SIDE_BY_SIDE, vocabulary } from '../vocabulary.ts';
import type { Finding } from './problem.ts';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** A file of the media folder that the text names, and the line on which it does. */
export type MediaUse = {
  element: 'Image' | 'Video' | 'Miniature';
  attribute: string;
  name: string;
  line: number;
  /** Whether it stands in a column, half as wide as the text. */
  narrow: boolean;
  /** A video that names its poster is sent as it is. */
  hasPoster: boolean;
};
/** A link to a place on this site. */
export type InternalLink = { href: string; line: number };

export type BodyReport = {
  /** Whether the MDX can be read; else nothing is known of it but why. */
  readable: boolean;
  problems: Finding[];
  media: MediaUse[];
  links: InternalLink[];
  /** The ids of the headings: what a link may end in, after "#". */
  anchors: Set<string>;
};

const processor = createProcessor({ remarkPlugins: [remarkFrontmatter] });
const words: Record<string, { needs: readonly string[] }> = vocabulary;
const isNarrow = (node: Node) => 'name' in node && SIDE_BY_SIDE.includes(String(node.name));
const lineOf = (node: Node) => node.position?.start.line ?? 1;

/** Of a text that nothing is known of yet. */
export const emptyReport = (readable: boolean): BodyReport => ({
  readable,
  problems: [],
  media: [],
  links: [],
  anchors: new Set(),
});

/** @param source the whole file, so that lines are those of the file */
export function checkBody(source: string): BodyReport {
  const report = emptyReport(true);
  let tree: Root;
  try {
    tree = processor.parse(source) as Root;
  } catch (error) {
    report.readable = false;
    report.problems.push(describeSyntaxError(error));
    return report;
  }

  const slugger = new GithubSlugger();
  let level = 1;
  visitParents(tree, (node, ancestors) => {
    if (node.type === 'heading') {
      report.anchors.add(slugger.slug(toString(node)));
      if (node.depth === 1) {
        tell(node, 'heading', 'is of the first level, which the title has; begin it with "##"');
      } else if (node.depth > level + 1) {
        const marks = '#'.repeat(level + 1);
        tell(node, 'heading', `leaves out a level; begin it with "${marks}"`);
      }
      level = node.depth;
    } else if (node.type === 'link' || node.type === 'definition') {
      noteLink(node, node.url);
    } else if (node.type === 'image') {
      tell(node, 'picture', 'is written as Markdown; use <Image src="…" alt="…" />');
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(node, ancestors.some(isNarrow));
    }
  });
  return report;

  function tell(node: Node, field: string, reason: string) {
    report.problems.push({ line: lineOf(node), field, reason });
  }

  function noteLink(node: Node, href: string) {
    if (!/^([a-z][\w+.-]*:|\/\/)/i.test(href)) report.links.push({ href, line: lineOf(node) });
  }

  function checkElement(node: Element, narrow: boolean) {
    const { name } = node;
    if (!name || /^[a-z]/.test(name)) {
      const href = attributesOf(node).get('href');
      if (typeof href === 'string') noteLink(node, href);
      return;
    }
    const word = words[name];
    if (!word) {
      const all = Object.keys(words).join(', ');
      tell(node, `<${name}>`, `is not a known component; use one of ${all}`);
      return;
    }
    const attributes = attributesOf(node);
    for (const needed of word.needs) {
      const value = attributes.get(needed);
      if (value === undefined) tell(node, `<${name}>`, `has no ${needed}; add ${needed}="…"`);
      else if (value === '') tell(node, `<${name}>`, `has an empty ${needed}; fill it in`);
    }
    const href = attributes.get('href');
    if (typeof href === 'string') noteLink(node, href);
    if (name === 'Image' || name === 'Video' || name === 'Miniature') {
      const hasPoster = attributes.has('poster');
      for (const attribute of ['src', 'poster', 'still']) {
        const file = attributes.get(attribute);
        if (typeof file !== 'string' || !file) continue;
        report.media.push({
          element: name,
          attribute,
          name: file,
          line: lineOf(node),
          narrow,
          hasPoster,
        });
      }
    }
  }
}

/** Attribute -> text, or `true` for what only the program knows. */
function attributesOf(node: Element): Map<string, string | true> {
  return new Map(
    node.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute'
        ? [[attribute.name, typeof attribute.value === 'string' ? attribute.value.trim() : true]]
        : [],
    ),
  );
}

function describeSyntaxError(error: unknown): Finding {
  const { line, column, reason } = error as { line?: number; column?: number; reason?: string };
  return {
    line: line ?? 1,
    column: column ?? 1,
    field: 'MDX',
    reason: `cannot be read: ${(reason ?? String(error)).split('\n')[0]}; fix it here or just before`,
  };
}
