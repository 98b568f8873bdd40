/** Reads plain Markdown, in which nothing is a syntax error. */
import { nodeTypes } from '@mdx-js/mdx';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { FRONTMATTER } from '../read/read-yaml.ts';
import { cleanHtml, type RawHtml, rehypeReadHtml } from './raw-html.ts';
import { blank } from './syntax-errors.ts';
import { remarkPlugins } from './text-plugins.ts';

/** As MDX does it for its format `md`. */
const processor = unified()
  .use(remarkParse)
  .use(remarkPlugins)
  .use(remarkRehype, { allowDangerousHtml: true, passThrough: [...nodeTypes] })
  .use(rehypeReadHtml);

type ReadMarkdown = {
  tree: Root;
  /** The source, with spaces in place of the frontmatter. */
  readable: string;
  /** Changes the tree. */
  readHtml(): RawHtml;
};

export function readMarkdown(source: string): ReadMarkdown {
  const readable = source.replace(FRONTMATTER, blank);
  const tree = processor.parse(readable) as Root;
  return { tree, readable, readHtml: () => cleanHtml(processor.runSync(tree) as HtmlRoot) };
}
