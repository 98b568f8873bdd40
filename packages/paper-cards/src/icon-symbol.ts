/** Reads an SVG icon as a symbol of one color. */
import { SaxesParser } from 'saxes';
import { round } from './paper/geometry.ts';
import { tag } from './paper/svg.ts';

const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon']);
/** What else may contain shapes. Contents of others, such as `defs`, `mask` or `style`, aren't drawn. */
const GROUPS = new Set(['svg', 'g', 'a', 'switch']);
const KEPT =
  /^(?:d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|(?:fill|clip)-rule|stroke-(?:width|linecap|linejoin|miterlimit|dasharray))$/;

export type SymbolOptions = {
  id: string;
  /** Where its middle is, and the length of its longer side, units. */
  middle: number;
  size: number;
};

/**
 * @returns a `<g>` whose shapes have the color of what uses it; inner colors, gradients, masks and scripts are left out
 * @throws if it isn't an SVG, or has no shapes; the message continues a sentence about the file
 */
export function svgAsSymbol(source: string, { id, middle, size }: SymbolOptions): string {
  let markup = '';
  let viewBox: readonly number[] = [];
  /** Depth of elements within one that isn't drawn. */
  let skipped = 0;
  let shapes = 0;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    throw new Error(`isn't valid XML: ${message.replace(/^\d+:\d+: /, '')} Export it again.`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (skipped > 0 || !(SHAPES.has(name) || GROUPS.has(name))) {
      skipped++;
      return;
    }
    const style = styleOf(attributes);
    if (name === 'svg') viewBox = boxOf(attributes);
    if (SHAPES.has(name)) shapes++;
    const kept = Object.entries(attributes).filter(([key]) => KEPT.test(key) && name !== 'svg');
    markup += `<${SHAPES.has(name) ? name : 'g'}${attributesOf([...kept, ...inkOf(style)])}>`;
  });
  parser.on('closetag', ({ name }) => {
    if (skipped > 0) skipped--;
    else markup += `</${SHAPES.has(name) ? name : 'g'}>`;
  });
  parser.write(source).close();
  const [left = 0, top = 0, width = 0, height = 0] = viewBox;
  if (!(width > 0 && height > 0)) throw new Error('has no viewBox. Add one to its <svg>.');
  if (shapes === 0) throw new Error('has no shapes. Use an icon that consists of paths.');
  const scale = size / Math.max(width, height);
  const [x, y] = [middle - (left + width / 2) * scale, middle - (top + height / 2) * scale];
  return tag(
    'g',
    {
      id,
      transform: `translate(${round(x, 2)} ${round(y, 2)}) scale(${round(scale, 4)})`,
      fill: 'currentColor',
    },
    markup,
  );
}

type Values = Readonly<Record<string, string>>;

/** Attributes, and the declarations of the style attribute. */
function styleOf(attributes: Values): Values {
  const declarations = (attributes.style ?? '').split(';').map((one) => one.split(':'));
  return {
    ...attributes,
    ...Object.fromEntries(
      declarations
        .map(([name = '', value = '']) => [name.trim(), value.trim()])
        .filter(([name]) => name),
    ),
  };
}

/** Fill and stroke, in one color wherever they have any. */
const inkOf = (style: Values): [string, string][] =>
  ['fill', 'stroke'].flatMap((name): [string, string][] => {
    const value = style[name];
    if (value === undefined) return [];
    return [[name, /^(?:none|transparent)$/.test(value) ? 'none' : 'currentColor']];
  });

function boxOf({ viewBox, width, height }: Values): number[] {
  if (viewBox)
    return viewBox
      .trim()
      .split(/[\s,]+/)
      .map(Number);
  return [0, 0, parseFloat(width ?? ''), parseFloat(height ?? '')];
}

const attributesOf = (entries: readonly (readonly [string, string])[]): string =>
  entries
    .map(
      ([name, value]) =>
        ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`,
    )
    .join('');
