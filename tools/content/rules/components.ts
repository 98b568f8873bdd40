/** The text uses known components with their required attributes. */
import { fileAttributesOf, mdxComponents } from '../../../app/content/mdx-components.ts';
import { demos } from '../../../app/demos/frame/demos.ts';
import { findInTexts } from '../content.ts';
import type { Element } from '../text/read-body.ts';
import type { Rule } from '../rule.ts';

const known: Record<string, { required: readonly string[] }> = mdxComponents;

export const components: Rule = (content) =>
  findInTexts(content, ({ body }) =>
    body.elements.flatMap((element) => {
      const place = { line: element.line, field: `<${element.name}>` };
      return reasonsAgainst(element).map((reason) => ({ ...place, reason }));
    }),
  );

function reasonsAgainst(element: Element): string[] {
  const { name, attributes } = element;
  const component = known[name];
  if (!component) {
    return [`is an unknown component. Use one of ${Object.keys(known).join(', ')}.`];
  }
  const missing = component.required.flatMap((needed) => {
    const value = attributes.get(needed);
    if (value === undefined) return [`has no ${needed}. Add ${needed}="…".`];
    if (value === '') return [`has an empty ${needed}. Fill it in.`];
    return name === 'Demo' && needed === 'name' ? unknownDemo(value) : [];
  });
  const files = Object.keys(fileAttributesOf(name)).flatMap((attribute) =>
    attributes.get(attribute) === true ? [describeCode(attribute)] : [],
  );
  return [...missing, ...files];
}

function unknownDemo(demo: string | true): string[] {
  if (demo === true) return [describeCode('name')];
  return Object.hasOwn(demos, demo)
    ? []
    : [`name is "${demo}". Use one of ${Object.keys(demos).join(', ')}.`];
}

/** The build replaces file names, and needs the names of demos. */
const describeCode = (attribute: string) =>
  `has a ${attribute} that isn’t text in quotes. Write ${attribute}="…".`;
