/**
 * Rehype plugin: leaves out the first heading of a text if it is the title again, as in a README or an export of Notion. The
 * head of the page has it.
 */
import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseDocument } from 'yaml';
import { splitFrontmatter } from '../read/read-yaml.ts';
import { textOfHeading } from './heading-ids.ts';

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** @param source the whole file */
function repeatsTitle(heading: string, source: string): boolean {
  const title = parseDocument(splitFrontmatter(source) ?? '').get('title');
  return wordsOf(heading) !== '' && wordsOf(heading) === wordsOf(String(title));
}

/** The same for what is read of a text. */
export function withoutTitle<Read extends { headings: Heading[]; texts: Line[] }>(
  body: Read,
  source: string,
) {
  const [first, ...headings] = body.headings;
  if (first?.level !== 1 || !repeatsTitle(first.text, source)) return body;
  const texts = body.texts.filter(({ line }) => line !== first.line);
  return { ...body, headings, texts, repeatedTitle: first.line };
}
type Line = { line: number };
type Heading = Line & { level: number; text: string };

export const rehypeRepeatedTitle = () => (tree: Root, file: VFile) =>
  visit(tree, 'element', (element: Element, index, parent) => {
    if (!/^h[1-6]$/.test(element.tagName)) return undefined;
    const isTitle =
      element.tagName === 'h1' && repeatsTitle(textOfHeading(element), String(file.value));
    if (isTitle && index !== undefined) parent?.children.splice(index, 1);
    return EXIT;
  });
