/**
 * Things are drawings, `things/<name>.svg`: each child is a sheet, back to front, and so is each group. Classes are a color in
 * words (`warm ink-30`: warm with 30 % of ink; `data-color` names one with mixes in it). `data-cut` is a sheet's cut, if it isn't
 * `thing`, and `data-lift` its lift. The fills only show the drawing elsewhere.
 */
import { readFileSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import svgpath from 'svgpath';
import { circle, ellipse, rectangle } from './geometry.ts';
import { type Ink, moved, type Placement } from './inks.ts';
import { type Cut, type CutName, CUTS, paper, recolor, type Sheet } from './paper.ts';

/** How a thing lies on the card, and other colors for some of its own: `{ warm: 'accent' }`. */
type Lying = Partial<Omit<Placement, 'x' | 'y'>> & { colors?: Readonly<Record<string, string>> };

/**
 * A thing whose origin is at (x, y).
 * @throws if there is no such thing, or if its drawing has something that isn't understood
 */
export function thing(
  name: string,
  x: number,
  y: number,
  { colors = {}, ...at }: Lying = {},
): Sheet[] {
  const sheets = readThing(name).map((sheet) => ({
    ...sheet,
    inks: moved(sheet.inks, { x, y, ...at }),
  }));
  return recolor(sheets, colors);
}

/** Path data of a thing that is a single shape. @throws as `thing` */
export const outlineOf = (name: string): string => readThing(name)[0]?.inks[0]?.d ?? '';

const FOLDER = new URL('../../things/', import.meta.url);
const known = new Map<string, readonly Sheet[]>();

function readThing(name: string): readonly Sheet[] {
  let sheets = known.get(name);
  if (sheets) return sheets;
  try {
    sheets = parseThing(readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8'));
  } catch (error) {
    throw new Error(`things/${name}.svg can't be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
  known.set(name, sheets);
  return sheets;
}

type Attributes = Readonly<Record<string, string>>;

/** The sheets of the source of a drawing. */
export function parseThing(source: string): Sheet[] {
  const sheets: Sheet[] = [];
  let group: { attributes: Attributes; inks: Ink[] } | undefined;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'svg' || name === 'title') return;
    if (name === 'g' && !group) group = { attributes, inks: [] };
    else if (group) group.inks.push(inkOf(name, within(group.attributes, attributes)));
    else sheets.push(paper([inkOf(name, attributes)], cutOf(attributes)));
  });
  parser.on('closetag', ({ name }) => {
    if (name !== 'g' || !group) return;
    sheets.push(paper(group.inks, cutOf(group.attributes)));
    group = undefined;
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(source).close();
  return sheets;
}

/** A shape's attributes, and its group's where it has none. */
const within = (group: Attributes, own: Attributes): Attributes => ({
  ...group,
  ...own,
  transform: `${group.transform ?? ''} ${own.transform ?? ''}`.trim(),
});

const isCut = (word: string): word is CutName => word in CUTS;

function cutOf(attributes: Attributes): Cut {
  const { 'data-cut': name = 'thing', 'data-lift': lift } = attributes;
  if (!isCut(name)) throw new Error(`There is no cut “${name}”`);
  return lift === undefined ? name : `${name} ${Number(lift)}`;
}

/** `warm ink-30` -> `warm ink 30`. */
function colorIn({ class: words, 'data-color': color }: Attributes): string {
  if (color === undefined && !words) throw new Error('a shape has no class that names its color');
  return color ?? (words ?? '').replaceAll(/(?<= \S+)-([.\d]+)(?= |$)/g, ' $1');
}

function inkOf(name: string, attributes: Attributes): Ink {
  const { opacity, transform } = attributes;
  const [width, dash] = [attributes['stroke-width'], attributes['stroke-dasharray']];
  const d = pathOf(name, attributes);
  return {
    d: transform ? svgpath(d).transform(transform).toString() : d,
    color: colorIn(attributes),
    ...(width && { width: Number(width) }),
    ...(dash && { dash: dash.split(/[ ,]+/).map(Number) }),
    ...(opacity && { opacity: Number(opacity) }),
    ...(attributes['fill-rule'] !== 'evenodd' && !width && { isUnited: true }),
  };
}

/** Path data of an element. */
function pathOf(name: string, attributes: Attributes): string {
  const number = (attribute: string) => Number(attributes[attribute] ?? 0);
  const [cx, cy] = [number('cx'), number('cy')];
  switch (name) {
    case 'path':
      return attributes.d ?? '';
    case 'circle':
      return circle(cx, cy, number('r'));
    case 'ellipse':
      return ellipse(cx, cy, number('rx'), number('ry'));
    case 'rect':
      return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
    case 'polygon':
    case 'polyline':
      return `M${attributes.points}${name === 'polygon' ? 'Z' : ''}`;
    default:
      throw new Error(`<${name}> in a drawing of a thing isn't understood`);
  }
}
