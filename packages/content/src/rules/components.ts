/** The text uses known components with their required attributes. */
import { fileAttributesOf, mdxComponents } from '../schema/mdx-components.ts';
import { FRAME_CHOICES } from '../schema/picture-form.ts';
import { findInTexts } from '../folder/content.ts';
import { listDemos } from '../read/demos.ts';
import type { Finding } from '../read/problem.ts';
import { markdownFor } from '../text/picture-advice.ts';
import type { Element } from '../text/read-body.ts';
import type { Rule } from './rule.ts';

/** Components whose pictures may be decoration, with an empty alt text (alt-texts.ts warns). */
const MAY_BE_DECORATION = new Set(['Image', 'Cutout']);

const known: Record<string, { required: readonly string[] }> = mdxComponents;

export const components: Rule = (content) =>
  findInTexts(content, ({ body }) => [
    ...body.elements.flatMap((element) => {
      const { line, name, field = `<${name}>` } = element;
      const place = { line, field };
      return reasonsAgainst(element).map((reason) => ({ ...place, reason }));
    }),
    ...repeatedDemos(body.elements),
  ]);

/** A demo has one id and one state (app/demo-kit/kept-state.ts). On another page, it goes on with the same work. */
function repeatedDemos(elements: readonly Element[]): Finding[] {
  const lines = new Map<unknown, number>();
  return elements.flatMap(({ name, attributes, line }) => {
    const demo = attributes.get('name');
    if (name !== 'Demo' || typeof demo !== 'string') return [];
    const first = lines.get(demo);
    lines.set(demo, first ?? line);
    if (first === undefined) return [];
    const reason = `"${demo}" is on line ${first} too, and both would share the visitor’s work. Remove one of them, or link to it.`;
    return [{ line, field: '<Demo>', reason }];
  });
}

function reasonsAgainst(element: Element): string[] {
  const { name, attributes } = element;
  const component = known[name];
  if (!component) {
    return [`is an unknown component. Use one of ${Object.keys(known).join(', ')}.`];
  }
  if (name === 'Image' && element.field) return reasonsAgainstPicture(attributes);
  const missing = component.required.flatMap((needed) => {
    const value = attributes.get(needed);
    if (value === undefined) return [`has no ${needed}. Add ${needed}="…".`];
    if (value === '' && needed === 'alt' && MAY_BE_DECORATION.has(name)) return [];
    if (value === '') return [`has an empty ${needed}. Fill it in.`];
    return name === 'Demo' && needed === 'name' ? unknownDemo(value) : [];
  });
  const files = Object.keys(fileAttributesOf(name)).flatMap((attribute) =>
    attributes.get(attribute) === true ? [describeCode(attribute)] : [],
  );
  return [
    ...missing,
    ...files,
    ...unknownFrame(attributes.get('frame')),
    ...(name === 'Projects' ? notANumber(attributes.get('first')) : []),
  ];
}

/** A picture in Markdown. */
function reasonsAgainstPicture(attributes: Element['attributes']): string[] {
  const [src, alt] = ['src', 'alt'].map((name) => attributes.get(name));
  if (!src) return [`names no file. Write ![${String(alt || 'What it shows')}](file.png).`];
  return alt === undefined ? [`has no alt text. Write ${markdownFor(String(src))}.`] : [];
}

function unknownDemo(demo: string | true): string[] {
  if (demo === true) return [describeCode('name')];
  const demos = listDemos();
  if (demos.includes(demo)) return [];
  const advice = demos.length > 0 ? `Use one of ${demos.join(', ')}` : 'Add its folder to demos/';
  return [`name is "${demo}". ${advice}.`];
}

function notANumber(first: string | true | undefined): string[] {
  if (first === undefined || /^[1-9]\d*$/.test(String(first))) return [];
  return [`first is ${JSON.stringify(first)}. Write a whole number, such as first="6".`];
}

function unknownFrame(frame: string | true | undefined): string[] {
  if (frame === undefined || FRAME_CHOICES.some((choice) => choice === frame)) return [];
  return [`frame is ${JSON.stringify(frame)}. Use one of ${FRAME_CHOICES.join(', ')}.`];
}

/** The build replaces file names, and needs the names of demos. */
const describeCode = (attribute: string) =>
  `has a ${attribute} that isn’t text in quotes. Write ${attribute}="…".`;
