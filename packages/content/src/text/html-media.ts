/** Pictures, videos and frames in HTML, as the components that show them. */
import type { Element, ElementContent, Properties } from 'hast';
import { jsxElement } from './jsx-element.ts';
import type { RawHtml } from './raw-html.ts';

const lineOf = ({ position }: Pick<Element, 'position'>) => position?.start.line ?? 1;

/** An embed code as the component that shows pages of other sites, in the ratio that it gives. */
export function frame(element: Element, found: RawHtml): ElementContent[] {
  const { src, title, width, height } = element.properties;
  const line = lineOf(element);
  const field = '<iframe>';
  if (!src) {
    found.problems.push({ line, field, reason: 'has no src. Write src="https://…".' });
    return [];
  }
  const isSized = [width, height].every((size) => /^\d+$/.test(String(size)));
  const attributes = new Map([
    ['url', String(src)],
    ...(title === undefined ? [] : [['title', String(title)] as const]),
    ...(isSized ? [['ratio', `${String(width)}:${String(height)}`] as const] : []),
  ]);
  found.elements.push({ name: 'Embed', attributes, line, narrow: false, ownSize: false, field });
  return [jsxElement('Embed', attributes, [], { position: element.position })];
}

/** Where a picture is, if it says so (app/case-study/mdx/placed-pictures.css.ts). */
function placeOf({ align, width }: Properties): Properties {
  const side = /^(left|right)$/i.exec(String(align))?.[0].toLowerCase();
  const [, percent] = /^(\d+(?:\.\d+)?)%$/.exec(String(width).trim()) ?? [];
  return {
    ...(side && { dataFloat: side }),
    ...(percent && { dataWidth: Math.max(1, Math.min(100, Math.round(Number(percent)))) }),
  };
}

export const isPlaced = ({ properties }: Element) =>
  properties.dataFloat !== undefined || properties.dataWidth !== undefined;

/** In a line of text, as HTML has it (app/case-study/mdx/pictures.css.ts). */
const inLine = (image: ElementContent, place: Properties): Element => ({
  type: 'element',
  tagName: 'span',
  properties: { dataPicture: 'inline', ...place },
  children: [image],
});

/** A length in HTML, px: "200" or "200px"; undefined for shares of what is around it. */
const pixelsOf = (length: unknown) =>
  /^\s*\d[^%]*$/.test(String(length))
    ? Number.parseInt(String(length), 10) || undefined
    : undefined;

/** `sizes` of a picture that takes a share of the text's width (app/ui/image.tsx). @param percent of it */
const sizesOf = (percent: number) => `(min-width: 46rem) ${(42 * percent) / 100}rem, ${percent}vw`;

/** A picture as the component that shows pictures, in a figure if it has a caption. */
export function picture(element: Element, found: RawHtml, field: string): ElementContent[] {
  const { src, alt, title } = element.properties;
  const place = placeOf(element.properties);
  const width = pixelsOf(element.properties.width);
  const height = width ? undefined : pixelsOf(element.properties.height);
  const sizes = place.dataWidth ? sizesOf(Number(place.dataWidth)) : undefined;
  const attributes = new Map(
    Object.entries({ src, alt, width, ...(!sizes && { height }), sizes })
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const { position } = element;
  const line = lineOf(element);
  found.alternatives.push(...filesInSet(element));
  found.elements.push({
    name: 'Image',
    attributes,
    line,
    narrow: false,
    ownSize: !title,
    field,
  });
  const image = jsxElement('Image', attributes, [], { position, field });
  if (!title) return [inLine(image, place)];
  const figure = jsxElement('Figure', new Map([['caption', String(title)]]), [image], { position });
  const block = { ...inLine(figure, { ...place, dataPicture: 'block' }), tagName: 'div' };
  return isPlaced(block) ? [block] : [figure];
}

/** Its sources are for other color schemes, windows and formats. */
export function pictureWithSources(element: Element, found: RawHtml): ElementContent[] {
  const [image] = childrenOf(element, 'img');
  if (!image) {
    const reason = 'has no <img>, so nothing is shown. Add <img src="…" alt="…">.';
    found.problems.push({ line: lineOf(element), field: '<picture>', reason });
    return [];
  }
  for (const source of childrenOf(element, 'source')) {
    addAlternatives(source, filesInSet(source), image.properties.src, found);
  }
  element.children = [image];
  return element.children;
}

const childrenOf = ({ children }: Element, tagName: string) =>
  children.filter((child) => child.type === 'element' && child.tagName === tagName) as Element[];

/** The files of a source set: "a.png 1x, b.png 2x". */
const filesInSet = ({ properties }: Element) =>
  String(properties.srcSet ?? '')
    .split(/,\s+/)
    .flatMap((candidate) => candidate.trim().split(/\s/)[0] || []);

function addAlternatives(source: Element, files: string[], shown: unknown, found: RawHtml) {
  found.alternatives.push(...files);
  for (const file of files.filter((each) => each !== shown)) {
    const reason = `names ${file}, but visitors always see ${shown}. Keep it for GitHub, or remove it.`;
    found.warnings.push({ line: lineOf(source), field: '<source>', reason });
  }
}

export function video(element: Element, found: RawHtml): ElementContent[] {
  const sources = childrenOf(element, 'source');
  const { src = sources[0]?.properties.src, poster, alt, title, ariaLabel } = element.properties;
  const attributes = new Map(
    Object.entries({ src, poster, alt: alt ?? ariaLabel ?? title })
      .filter(([, value]) => value !== undefined && value !== null)
      .map(([name, value]) => [name, String(value)]),
  );
  for (const source of sources) {
    const file = source.properties.src;
    if (file && file !== src) addAlternatives(source, [String(file)], src, found);
  }
  found.elements.push({
    name: 'Video',
    attributes,
    line: lineOf(element),
    narrow: false,
    ownSize: false,
    field: '<video>',
  });
  const { position } = element;
  return [jsxElement('Video', attributes, [], { position, field: '<video>' })];
}
