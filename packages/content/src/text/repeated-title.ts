/**
 * Rehype plugin: leaves out what the head of the page says: a first heading that is the title, as in a README or an export of
 * Notion, and then a first paragraph that is the description.
 */
import type { Element, Root } from 'hast';
import { EXIT, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseDocument } from 'yaml';
import { toString as textOf } from 'hast-util-to-string';
import { splitFrontmatter } from '../read/read-yaml.ts';
import { textOfHeading } from './heading-ids.ts';

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');

/** @param source the whole file */
const repeats = (field: 'title' | 'desc', text: string, source: string): boolean =>
  wordsOf(text) !== '' &&
  wordsOf(text) === wordsOf(String(parseDocument(splitFrontmatter(source) ?? '').get(field)));

/** The same for the title in what is read of a text. */
export function withoutTitle<Read extends { headings: Heading[]; texts: Line[] }>(
  body: Read,
  source: string,
) {
  const [first, ...headings] = body.headings;
  if (first?.level !== 1 || !repeats('title', first.text, source)) return body;
  const texts = body.texts.filter(({ line }) => line !== first.line);
  return { ...body, headings, texts, repeatedTitle: first.line };
}
type Line = { line: number };
type Heading = Line & { level: number; text: string };

export const rehypeRepeatedTitle = () => (tree: Root, file: VFile) => {
  const source = String(file.value);
  const leaveOutFirst = (kind: RegExp, repeatsHead: (element: Element) => boolean) =>
    visit(tree, 'element', (element, index, parent) => {
      if (!kind.test(element.tagName)) return undefined;
      if (repeatsHead(element) && index !== undefined) parent?.children.splice(index, 1);
      return EXIT;
    });
  leaveOutFirst(/^h[1-6]$/, (heading) =>
    heading.tagName === 'h1' ? repeats('title', textOfHeading(heading), source) : false,
  );
  leaveOutFirst(/^(h[1-6]|p)$/, (element) =>
    element.tagName === 'p' ? repeats('desc', textOf(element), source) : false,
  );
};
