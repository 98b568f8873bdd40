import type { Element } from 'hast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** Written as Markdown, or as HTML in MDX. */
export type AnyElement = Element | MdxJsxFlowElement | MdxJsxTextElement;

/** Empty for what isn't an element. */
export function nameOf(element: AnyElement): string {
  if (element.type === 'element') return element.tagName;
  return ('name' in element && element.name) || '';
}

/** @param name as a property of the DOM: `dataLanguage` */
export function attributeOf(element: AnyElement, name: string): unknown {
  if (element.type === 'element') return element.properties[name];
  const attribute = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return element.attributes?.find((one) => 'name' in one && one.name === attribute)?.value;
}
