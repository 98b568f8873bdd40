/** GitHub's extensions of Markdown, which the page shows as plain text. */
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import { visitParents } from 'unist-util-visit-parents';
import { findInTexts } from '../content.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from '../rule.ts';

const processor = createProcessor({ remarkPlugins: [remarkGfm] });

export const unsupportedMarkdown: Rule = (content) =>
  findInTexts(content, ({ body }) => findIn(body.source));

function findIn(source: string): Finding[] {
  const found: Finding[] = [];
  visitParents(processor.parse(source) as Root, (node, ancestors) => {
    const what = describe(node, source);
    if (!what) return;
    const place = [node, ...ancestors.toReversed()].find(({ position }) => position);
    const line = place?.position?.start.line ?? 1;
    const reason = `is shown as plain text, because it isn’t supported yet. ${what.advice}`;
    found.push({ line, field: what.name, reason });
  });
  return found;
}

function describe(node: Nodes, source: string): { name: string; advice: string } | undefined {
  switch (node.type) {
    case 'table':
      return { name: 'table', advice: 'Write it as a list.' };
    case 'list': {
      const isTaskList = node.children.some(({ checked }) => typeof checked === 'boolean');
      return isTaskList ? { name: 'task list', advice: 'Remove its brackets.' } : undefined;
    }
    case 'delete':
      return { name: 'strikethrough', advice: 'Write <del>…</del>.' };
    case 'footnoteReference':
    case 'footnoteDefinition':
      return { name: 'footnote', advice: 'Write it in the text, in parentheses.' };
    case 'blockquote': {
      const [, kind] = /^\[!(note|tip|important|warning|caution)\]/i.exec(toString(node)) ?? [];
      return kind ? { name: `[!${kind}]`, advice: 'Write <Note>…</Note>.' } : undefined;
    }
    case 'link': {
      // A bare URL has no brackets. One found after parsing has no position.
      const start = node.position?.start.offset;
      const isBare = start === undefined || !'[<'.includes(source[start] ?? '');
      return isBare && !node.url.startsWith('mailto:')
        ? { name: 'URL', advice: `Write [text](${node.url}).` }
        : undefined;
    }
    default:
      return undefined;
  }
}
