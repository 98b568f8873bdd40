/** The text uses known components with their required attributes. */
import { type ComponentName, mdxComponents } from '../../../app/content/mdx-components.ts';
import { DEMO_HEIGHTS } from '../../../app/demos/frame/demos.ts';
import { studiesWithText } from '../load-content.ts';
import type { Element } from '../read-body.ts';
import type { Rule } from '../rule.ts';

const known: Record<string, { required: readonly string[] }> = mdxComponents;

export const components: Rule = (content) =>
  studiesWithText(content).flatMap(({ file, body }) =>
    body.elements.flatMap((element) =>
      reasonsAgainst(element).map((reason) => ({
        file,
        line: element.line,
        field: `<${element.name}>`,
        reason,
      })),
    ),
  );

/** Attributes that the build replaces, and that name a demo. */
const FILE_ATTRIBUTES: Partial<Record<string, readonly string[]>> = {
  Image: ['src'],
  Cutout: ['src'],
  Video: ['src', 'poster'],
  Demo: ['still', 'name'],
} satisfies Partial<Record<ComponentName, readonly string[]>>;

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
  const files = (FILE_ATTRIBUTES[name] ?? []).flatMap((attribute) => {
    const isCode = attributes.get(attribute) === true;
    return isCode ? [`has a ${attribute} that isn’t text in quotes. Write ${attribute}="…".`] : [];
  });
  return [...missing, ...files];
}

const unknownDemo = (demo: string | true) =>
  demo === true || Object.hasOwn(DEMO_HEIGHTS, demo)
    ? []
    : [`name is "${demo}". Use one of ${Object.keys(DEMO_HEIGHTS).join(', ')}.`];
