/**
 * Formulas: `$$…$$` in a line or on lines of its own, and code blocks of the language `math`, in the notation of LaTeX.
 * The page gets MathML, which browsers draw without a script or a font of ours.
 */
import type { Element, ElementContent, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import remarkMath from 'remark-math';
import temml from 'temml';
import { SKIP, visit } from 'unist-util-visit';

/** A single dollar is an amount of money. */
export const remarkFormulas = [remarkMath, { singleDollarTextMath: false }] as const;

/** Why a formula can't be drawn; undefined if it can. */
export function reasonAgainstFormula(source: string): string | undefined {
  try {
    drawFormula(source, 'inline');
    return undefined;
  } catch (error) {
    // What follows repeats the formula.
    return String(error instanceof Error ? error.message : error).replace(
      /^(ParseError:)?\s+|(:\s*)?\n.*$/gs,
      '',
    );
  }
}

/** @throws ParseError of what isn't LaTeX, or isn't known here */
function drawFormula(source: string, display: 'block' | 'inline'): ElementContent[] {
  const html = temml.renderToString(source.trim(), {
    displayMode: display === 'block',
    throwOnError: true,
  });
  const { children } = fromHtml(html, { fragment: true });
  visit({ type: 'root', children }, 'element', replaceStyle);
  return children as ElementContent[];
}

/** The policy of the site blocks `style`. Colors and boxes become attributes; lengths are in formulas.css.ts. */
function replaceStyle({ properties }: Element) {
  const style = String(properties.style ?? '');
  delete properties.style;
  const [, color] = /(?:^|;)\s*color:\s*([^;]+)/.exec(style) ?? [];
  const [, background] = /background-color:\s*([^;]+)/.exec(style) ?? [];
  if (color) properties.mathcolor = color;
  if (background) properties.mathbackground = background;
  if (/(?:^|;)\s*border:/.test(style)) properties.dataBox = '';
}

const hasClass = ({ properties }: Element, name: string) =>
  Array.isArray(properties.className) && properties.className.includes(name);

/** Rehype plugin: draws the formulas of a text. A formula that can't be drawn is shown as source. */
export const rehypeFormulas = () => (tree: Root) =>
  visit(tree, 'element', (node, index, parent) => {
    const [only] = node.children;
    const code = node.tagName === 'pre' && only?.type === 'element' ? only : node;
    if (code.tagName !== 'code' || !hasClass(code, 'language-math') || !parent) return undefined;
    const source = textOf(code);
    if (reasonAgainstFormula(source) !== undefined) {
      code.properties = {};
      return SKIP;
    }
    const drawn = drawFormula(source, node === code ? 'inline' : 'block');
    parent.children.splice(index ?? 0, 1, ...drawn);
    return SKIP;
  });
